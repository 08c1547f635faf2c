### Palabras que solo necesita el navegador.

## El marco de cada página

web-site = Kingsbridge
web-skip = Ir al contenido
web-close = Cerrar
web-explain = ¿Qué es esto?
web-language = Idioma
# $theme (String) - auto, light or dark
web-theme =
    { $theme ->
        [light] Luz: de día
        [dark] Luz: de noche
       *[other] Luz: la que indique el dispositivo
    }
web-page-failed = No se ha podido cargar esta página. ¿Sigue habiendo conexión?
web-lost = Esta página no existe
web-lost-text = Aquí acaba el camino. Quizá el enlace esté cortado.
web-to-the-hall = Volver a la sala

## Las páginas

web-hall = Dos juegos, una ciudad
web-new-table = Nueva mesa
web-table = Mesa
web-rules = Reglas
web-cards = Cartas
web-account = Cuenta
web-settings = Ajustes
web-replay = Repetición

## La sala

web-play-now = Jugar ahora
web-about-pillars = Envía obreros a la cantera y al bosque, coloca bien a tus maestros constructores y deja que tus artesanos levanten la catedral. Seis rondas, de dos a cuatro jugadores.
web-about-world = Cada evento lo giras tú: quién gana y qué favor consigues. Construye, comercia, cura y paga lo que debes antes de que acabe el capítulo. De dos a cuatro jugadores.
web-picture-pillars = Una catedral a medio construir se alza sobre una ciudad junto a un río.
web-picture-world = La plaza del concejo con la casa del gremio, un puente de piedra y casas marcadas por la peste.
