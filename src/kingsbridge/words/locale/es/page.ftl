### Kingsbridge en una página, sin servidor: lo que dice de sí misma.

## Hasta que esté listo

# $share es una parte en tanto por ciento.
page-loading = Preparando los juegos: { $share }
page-starting = Ya casi está …

## Lo que puede fallar

web-problem-house_wasm = Este navegador no puede ejecutar los juegos: no tiene WebAssembly, o está desactivado.
web-problem-house_files = No se pudo cargar lo que los juegos necesitan. Se está intentando de nuevo; tus partidas están a salvo.
web-problem-house_crash = La mesa se vino abajo y se está montando de nuevo. Toda jugada confirmada está guardada.
web-problem-not_kept = Este navegador no pudo guardar eso, así que no se hizo. Quizá falte espacio: guarda tus partidas como archivo en Ajustes y luego haz sitio.
web-problem-cannot_think = El bot fue interrumpido mientras pensaba. Pregunta otra vez.
web-problem-only_with_a_server = Para esto hace falta gente en otro lugar y, por tanto, un servidor. Esta página no tiene ninguno.
page-keeps-nothing = Este navegador no guarda nada aquí, quizá porque es una ventana privada: las partidas duran hasta que se cierre la página.
page-not-persistent = Este navegador podría borrar tus partidas si falta espacio. En Ajustes puedes guardarlas todas como archivo.

## Gente en otro lugar

page-elsewhere = Gente en otro lugar
page-elsewhere-about = Aquí juegas con bots y con amigos ante esta pantalla; nada sale de este dispositivo. Los asientos libres, los relojes, el chat, las cuentas y las clasificaciones necesitan un servidor entre los jugadores.
page-elsewhere-how = Para jugar con gente en otro lugar, que alguien instale Kingsbridge en un ordenador y lo inicie:
page-elsewhere-then = Los demás abren su dirección en el navegador.
page-elsewhere-more = ¿Cómo?
page-me = Tú
page-me-about = Así te llamas en las mesas de este navegador.

## Lo que se guarda

page-kept = Guardado en este navegador
page-kept-about =
    { $games ->
        [0] Tus partidas, tu caja y tu nombre se guardarán en este navegador y en ningún otro sitio.
        [one] Una partida, tu caja y tu nombre están guardados en este navegador y en ningún otro sitio.
       *[other] { $games } partidas, tu caja y tu nombre están guardados en este navegador y en ningún otro sitio.
    }
page-kept-safe = El navegador ha prometido conservarlos aunque falte espacio.
page-kept-unsafe = El navegador podría borrarlos si falta espacio: guárdalos de vez en cuando como archivo.
page-export = Guardar todo como archivo
page-import = Recuperarlo de un archivo
page-import-done =
    { $games ->
        [0] Nada de este archivo era nuevo aquí.
        [one] Se recuperó una partida.
       *[other] Se recuperaron { $games } partidas.
    }
page-import-bad = Este no es un archivo en el que se guardó todo.
# $game (String) - el título del juego
page-throw-away = Tirar: { $game }
page-throw-away-sure = Esta partida se guarda en este navegador y en ningún otro sitio. Si la tiras, se pierde para siempre.
page-throw-away-do = Tirarla
page-throw-away-not = Conservarla

## Una partida en un enlace

page-link-about = La partida entera está en este enlace: quien lo abra verá la repetición, en cualquier navegador.
page-link-copy = Copiar un enlace a esta partida
page-link-bad = Este enlace no contiene una partida entera. Quizá se cortó.
