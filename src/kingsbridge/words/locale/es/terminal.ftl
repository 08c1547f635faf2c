### Las palabras del terminal, sea cual sea el juego.

## Los jugadores y lo que tienen

seat-0 = Rojo
seat-1 = Azul
seat-2 = Verde
seat-3 = Amarillo
you = tú
bot = bot
gold = Oro
vp = PV
workers = Trabajadores
cubes = Cubos
craftsmen = Artesanos
privileges = Privilegios

## Órdenes

# Las órdenes se escriben tal cual y no se traducen.
terminal-help =
    un número      elegir esa opción
    why            lo que ahora no se puede hacer y qué regla lo impide
    undo           deshacer la última elección
    save           guardar la partida
    log            lo que ha pasado hasta ahora
    cards          las cartas de la mesa y lo que hacen
    rules CLAUSE   el texto de una regla, por ejemplo: rules { $clause }
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

# $player (String) - el nombre del asiento del bot
terminal-bot-plays = { $player } (bot) está pensando…
terminal-game-over = La partida ha terminado.
# $names (String) - los ganadores, enumerados; $count (Number) - cuántos son
terminal-winner =
    { $count ->
        [one] Gana { $names }.
       *[other] { $names } comparten la victoria.
    }
terminal-goodbye = La partida está guardada en { $path }. ¡Hasta la próxima!

## Más órdenes

terminal-help-more =
    table          la mesa entera y otra vez las opciones
    save FILE      guardar una copia de la partida en otro lugar
terminal-best-none = Aquí no hay nada que calcular.
terminal-best-how = Escribe best! para jugarlo, o elige tú.
# $command (String) - lo que se escribe en una consola
terminal-resume = Para continuar: { $command }
terminal-replay = Para verla otra vez: { $command }
terminal-unfinished-game = Hay una partida sin terminar. Para continuar: { $command }

## Resultados

terminal-score-sheet = Puntos de victoria
terminal-total = Total
# Entre los dos últimos nombres de una lista.
terminal-and = { " y " }

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

## Simulación

terminal-games = Partidas
terminal-simulated =
    { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }
terminal-seat = asiento
terminal-wins = victorias
terminal-win-rate = tasa de victorias
terminal-interval = 95 %
terminal-mean-score = puntos de media
# $seconds (String) - un número con coma decimal
terminal-speed = { $games } partidas y { $decisions } decisiones por segundo, { $seconds } s en total.
terminal-compiled = El motor está compilado.
terminal-pure = El motor funciona en Python puro.

## Juegos

terminal-title-line = de { $fewest } a { $most } jugadores

## La mesa

terminal-start = empieza:
terminal-over = la partida ha terminado
# Un número, con su coma decimal si la tiene.
terminal-number = { $number }
# Con tantas cifras tras la coma como dicen.
terminal-whole = { NUMBER($number, maximumFractionDigits: 0) }
terminal-tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-hundredths = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
# $number (texto) - un número, quizá con su signo
terminal-percent = { $number } %

## Todas las cartas

# $values (String) - nombres y valores tal como están en el archivo de correcciones
terminal-corrected = Corregido: { $values }
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
