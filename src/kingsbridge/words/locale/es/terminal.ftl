### Las palabras del terminal, sea cual sea el juego.

## Órdenes

# Las órdenes se escriben tal cual y no se traducen.
terminal-help =
    un número      elegir esa opción
    why            lo que ahora no se puede hacer y qué regla lo impide
    undo           deshacer la última elección
    save           guardar la partida
    save FILE      guardar una copia de la partida en otro lugar
    table          la mesa entera y otra vez las opciones
    log            lo que ha pasado hasta ahora
    cards          las cartas de la mesa y lo que hacen
    rules CLAUSE   el texto de una regla{ $clause ->
        [none] { "" }
       *[other] , por ejemplo: rules { $clause }
    }
    help           esta lista
    quit           guardar la partida y salir
terminal-choose = Tu elección (un número, o help)
terminal-no-such-choice =
    { $choices ->
        [one] Solo hay una opción: 1. Escribe help para ver las órdenes.
       *[other] Elige un número del 1 al { $choices }, o escribe help para ver las órdenes.
    }
terminal-why-none = Aquí no se impide nada: todo lo que se puede hacer está en la lista.
terminal-saved = Guardada en { $path }.
terminal-undone = Tu última elección se ha deshecho.
terminal-nothing-to-undo = No hay nada que deshacer.

## El curso de la partida

terminal-goodbye = La partida está guardada en { $path }. ¡Hasta la próxima!

## Más órdenes

terminal-best-none = Aquí no hay nada que calcular.
terminal-best-how = Escribe best! para jugarlo, o elige tú.
terminal-all-how = Escribe all! para elegir aquí { $number } durante el resto de esta ronda.
terminal-all-none = Aquí no hay nada que se pueda responder para toda la ronda.
# $command (String) - lo que se escribe en una consola
terminal-resume = Para continuar: { $command }
terminal-replay = Para verla otra vez: { $command }
terminal-unfinished-game = Hay una partida sin terminar. Para continuar: { $command }

## Repeticiones

terminal-unfinished =
    { $moves ->
        [one] La partida no ha terminado: se ha hecho { $moves } jugada.
       *[other] La partida no ha terminado: se han hecho { $moves } jugadas.
    }
terminal-after-moves = Tras { $moves } de { $all } jugadas.
# $move (String) - una jugada en palabras
terminal-was-played = Aquí se jugó: { $move }
terminal-failure =
    { $moves ->
        [one] En esta partida se halló un fallo tras { $moves } jugada:
       *[other] En esta partida se halló un fallo tras { $moves } jugadas:
    }
terminal-checked-rules = Es una partida de { $title }, según la versión { $version } de sus reglas.
terminal-checked-seed = El reparto se sigue de la semilla.
terminal-checked-deal = El secreto del reparto es el prometido.
# $names (String) - de quiénes es el azar del reparto; $count (Number) - cuántas personas son
terminal-checked-salts =
    { $count ->
        [one] El azar de { $names } está en el reparto, tal como lo anunció.
       *[other] El azar de { $names } está en el reparto, tal como lo anunciaron.
    }
terminal-left-out =
    { $count ->
        [one] { $names } anunció azar y no lo envió a tiempo: no está en el reparto.
       *[other] { $names } anunciaron azar y no lo enviaron a tiempo: no está en el reparto.
    }
# $date (String) - cuándo recibió un servidor el registro
terminal-imported = Un servidor recibió esta partida el { $date }: no vio quién la jugó.
terminal-checked-moves =
    { $moves ->
        [one] { $moves } jugada, permitida.
       *[other] { $moves } jugadas, todas permitidas.
    }
terminal-checked-table =
    { $moments ->
        [one] { $moments } posición, sin que nada se pierda ni aparezca.
       *[other] { $moments } posiciones, sin que nada se pierda ni aparezca.
    }
terminal-checked-scores = Las puntuaciones son las registradas: { $scores }.
terminal-not-verified = este registro no se puede verificar: { $reason }

## Juegos

terminal-players = de { $fewest } a { $most } jugadores
terminal-players-exactly =
    { $most ->
        [one] { $most } jugador
       *[other] { $most } jugadores
    }

## La mesa

terminal-you = tú
terminal-start = empieza:

## Todas las cartas

# $values (String) - nombres y valores tal como están en el archivo de correcciones
terminal-corrected = Corregido: { $values }
terminal-origin-confirmed = confirmado
terminal-origin-corrected = corregido
terminal-column-round = ronda
terminal-column-name = nombre
terminal-column-cost = coste
terminal-column-formula = cada uso
terminal-column-capacity = usos
terminal-column-remark = nota
terminal-column-kind = tipo
terminal-column-effect = efecto
terminal-column-field = campo
terminal-column-workers = trabajadores
terminal-column-cubes = cubos
terminal-column-key = clave
terminal-column-value = valor
terminal-column-origin = de
terminal-column-enters = llega
terminal-column-spaces = casillas
terminal-column-bonus = da
terminal-column-corners = esquinas

## Reglas

terminal-rulings = { ruling-mark } { ruling-about } Pide la regla por su número para ver la otra lectura y por qué no es la nuestra.
terminal-no-rulings = Ninguna de estas reglas es una decisión nuestra.
