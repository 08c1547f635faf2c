### Las palabras de los torneos, en el terminal y en los informes.

## Lo que se jugó

# $games, $deals, $seatings (número)
arena-played =
    { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    } con { $deals ->
        [one] { $deals } reparto
       *[other] { $deals } repartos
    }, cada uno en { $seatings ->
        [one] { $seatings } disposición
       *[other] las { $seatings } disposiciones
    }
# Lo mismo mientras falten disposiciones; entonces siempre hay más de una.
# $games, $deals, $seatings (número)
arena-played-so-far =
    { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    } con { $deals ->
        [one] { $deals } reparto
       *[other] { $deals } repartos
    }; cada uno admite { $seatings } disposiciones
arena-incomplete = No todos los repartos se han jugado en todas las disposiciones: la ventaja del asiento aún no está compensada.
# $games (número), $path (texto)
arena-there =
    { $games ->
        [one] { $games } partida ya estaba
       *[other] { $games } partidas ya estaban
    } en { $path }.
arena-results = Resultados: { $path }
arena-records = Partidas: { $path }
arena-report = Informe: { $path }

## Una proporción por la que se preguntó

arena-test = ¿Se alcanza la proporción?
arena-test-note = Una prueba secuencial de razón de probabilidades sobre repartos enteros: se detiene en cuanto lo sabe.
# $bot, $rate (texto), $games, $deals (número)
arena-test-reached = { $bot } queda primero en el { $rate } de las partidas o más: se sabe tras { $games } partidas con { $deals } repartos.
arena-test-missed = { $bot } queda primero en menos del { $rate } de las partidas: se sabe tras { $games } partidas con { $deals } repartos.
arena-test-open = Todavía no se sabe si { $bot } queda primero en el { $rate } de las partidas o más, tras { $games } partidas con { $deals } repartos. Más partidas lo dirán (--games).
# $bot, $rate, $interval (texto)
arena-test-rate = { $bot } quedó primero en el { $rate } (95 %: { $interval }).
# $ratio, $bound, $low, $high, $error (texto)
arena-test-ratio = Logaritmo de la razón de verosimilitudes { $ratio }, se decide en ±{ $bound }: { $high } frente a { $low }, con errores del { $error }.
# $ratio (texto)
arena-ratio = LLR { $ratio }

## Columnas

arena-bot = bot
arena-seat = asiento
arena-first-places = primeros puestos
arena-mean-score = puntos de media
arena-interval = 95 %
arena-rating = valoración
arena-rating-spreads = valoración ± 2 dispersiones
arena-spread = dispersión
arena-median = jugada mediana
arena-p99 = percentil 99
arena-difference = diferencia
arena-compared = comparación
# $bot y $other (texto) - dos bots
arena-above = { $bot } sobre { $other }
arena-source = origen
arena-all-bots = todos los bots
# $seconds, $milliseconds, $microseconds (texto) - un número con su coma decimal
arena-seconds = { $seconds } s
arena-milliseconds = { $milliseconds } ms
arena-microseconds = { $microseconds } µs

## Tablas y gráficos

arena-standings = Clasificación
arena-differences = Diferencias de puntos
arena-differences-note = Puntos que un bot termina por encima de otro en la misma partida.
arena-seat-advantage = Ventaja del asiento
arena-plot-ratings = Valoraciones
arena-plot-ratings-note = Según openskill (Plackett–Luce), con las partidas valoradas en el orden de sus números; las barras alcanzan dos dispersiones a cada lado. Un bot que ocupa varios asientos tiene una sola valoración.
arena-plot-scores = Puntos
arena-plot-scores-note = Con qué frecuencia se alcanzó cada puntuación; arriba, la media con su intervalo del 95 %.
arena-plot-sources = De dónde vienen los puntos
arena-plot-sources-note = Puntos de victoria por partida, de media y por origen; las pérdidas, a la izquierda del cero.
arena-plot-seats = Probabilidad de ganar por asiento
arena-plot-seats-note = Los asientos se cuentan desde 0, tal como están alrededor de la mesa. La línea discontinua es una parte igual; las barras son intervalos del 95 %.
arena-axis-rating = valoración (openskill)
arena-axis-score = puntos de victoria
arena-axis-share = parte de las puntuaciones (%)
arena-axis-points = puntos de victoria por partida, de media
arena-axis-seat = asiento
arena-axis-chance = probabilidad de ganar (%)
arena-other-sources = todo lo demás

## Cómo se midió

arena-report-title = Torneo: { $title }
arena-method = Cómo leerlo
arena-method-deals = Cada reparto se juega en todas las disposiciones, así que cada bot encuentra los mismos repartos en cada asiento. Las partidas de un mismo reparto se parecen; por eso los intervalos se toman sobre repartos y no sobre partidas (95 %; de Student para las medias, de Wilson para las proporciones).
arena-method-wins = El primer puesto sigue los desempates del reglamento; si se comparte, cuenta a partes iguales. Un bot nombrado más de una vez cuenta por cada uno de sus asientos, así que una parte igual es la misma para todos.
arena-method-times = Los tiempos son los de las máquinas en que se jugó, y cuentan solo lo que el bot piensa.
arena-reproduce = Cómo repetirlo
arena-reproduce-note = La misma orden juega las mismas partidas con cualquier número de procesos o máquinas. Solo cambian los tiempos, y las partidas de un bot que piensa según el reloj.
arena-version = Kingsbridge { $version }, semilla { $seed }.
arena-compiled = El motor está compilado.
arena-pure = El motor funciona en Python puro.
arena-options = Opciones

## Simulación

arena-games = Partidas
arena-simulated =
    { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }
arena-wins = victorias
arena-win-rate = tasa de victorias
# $seconds (String) - un número con coma decimal
arena-speed = { $games } partidas y { $decisions } decisiones por segundo, { $seconds } s en total.

## ¿Son ciertas las probabilidades?

arena-calibrated = { $seats } asientos, { $games ->
    [one] una partida
   *[other] { $games } partidas
}:
arena-stage-whole = toda la partida
arena-stage-0 = el primer tercio
arena-stage-1 = el segundo tercio
arena-stage-2 = el último tercio
arena-told = anunciada
arena-moments = momentos
arena-told-mean = en promedio
arena-came-true = cumplida
arena-brier = Puntuación de Brier { $brier }; anunciar lo mismo a todos habría dado { $even }. Cuanto menos, mejor.
## Programs that failed

arena-faults = Dónde fallaron los programas
# A stand-in that plays at random
arena-faults-note = Donde un programa falla, un suplente hace esa jugada al azar y la partida sigue.
arena-fault = qué falló
arena-fault-moves = jugadas
arena-fault-first = la primera vez
arena-fault-late = sin respuesta a tiempo
arena-fault-died = terminó
arena-fault-flooded = escribió demasiado
arena-fault-rubbish = no respondió a la pregunta
arena-fault-illegal = una jugada que no se ofrecía
arena-fault-absent = ya no se le preguntó en esa partida
