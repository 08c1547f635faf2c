### El propio historial: qué hace uno bien y mal comparado con otros de su fuerza, en una partida y en todas.

# Los de un nivel, con su artículo si el idioma lo pide.
history-level-apprentice = los aprendices
history-level-journeyman = los oficiales
history-level-master = los maestros
history-level-architect = los arquitectos
history-level-visionary = los visionarios

## Con quién se comparan las partidas, y con qué seguridad

# $level (String) - los de un nivel; $mine y $usual (String) - puntos por partida; $known (Number) - partidas suyas
history-against-nearest =
    { $games ->
        [one] Comparado con { $level }, bots que jugaron { $known } partidas entre ellos: sus { $usual } puntos por partida son los más cercanos a los tuyos ({ $mine } en { $games } partida).
       *[other] Comparado con { $level }, bots que jugaron { $known } partidas entre ellos: sus { $usual } puntos por partida son los más cercanos a los tuyos ({ $mine } de media en { $games } partidas).
    }
history-against-chosen = Comparado con { $level }, como elegiste: bots que jugaron { $known } partidas entre ellos.
history-doubt-one = Es una sola partida: solo se cuenta lo que queda fuera de 90 de cada 100 de las suyas.
history-doubt-none = Aún no hay ninguna partida tuya que encaje aquí.
history-doubt-few =
    { $games ->
        [one] Es { $games } partida: mucho de esto es azar.
       *[other] Son solo { $games } partidas: mucho de esto puede ser azar.
    }
history-doubt-many = De { $games } partidas; las líneas finas son intervalos del 95 %, y de lo que bien puede ser azar no se dice que difiera.

## Cifras

history-points = Puntos
history-sources = De dónde vinieron los puntos
history-third-1 = Apertura
history-third-2 = Medio
history-third-3 = Final

## Frases: qué se hizo, cuántas veces, y cuántas es lo habitual

# $thing (String) - de dónde vinieron los puntos
history-did-points = Puntos, { $thing }
history-did-all = Puntos en total
# $did (String) - qué se hizo; $mine y $usual (String) - cuántas veces, o cuántos puntos
history-said-never = { $did }: ninguno; { $level } tienen { $usual }.
history-said-rare = { $did }: { $mine }. Casi nunca se ve entre { $level } ({ $usual }).
history-said-far_less = { $did }: { $mine }, mucho menos que { $level } ({ $usual }).
history-said-half = { $did }: { $mine }, más o menos la mitad que { $level } ({ $usual }).
history-said-less = { $did }: { $mine }, menos que { $level } ({ $usual }).
history-said-as = { $did }: { $mine }, más o menos como { $level } ({ $usual }).
history-said-nothing = Nada más destaca: por lo demás se jugó como juegan { $level }.
history-said-more = { $did }: { $mine }, más que { $level } ({ $usual }).
history-said-twice = { $did }: { $mine }, más o menos el doble que { $level } ({ $usual }).
history-said-far_more = { $did }: { $mine }, mucho más que { $level } ({ $usual }).

## En la página

web-history-look = Tu historial
web-history-your-game = Tu partida
web-history-side-good = Lo que haces bien
web-history-side-bad = Lo que te cuesta
web-history-side-different = Qué más es distinto
web-history-side-usual = Como de costumbre
web-history-game-good = Lo que fue bien
web-history-game-bad = Lo que fue mal
web-history-game-different = Qué más fue distinto
web-history-game-usual = Como de costumbre
web-history-worth-note = Bueno es lo que en sus partidas va unido a ir por delante; malo, lo que va unido a ir por detrás.
web-history-private = Solo tú ves esto.
web-history-all-games = Todo sobre todas tus partidas
web-history-filter-title = Juego
web-history-filter-seats = Jugadores
web-history-filter-opponents = Contra
web-history-filter-last = Partidas
web-history-filter-level = Comparado con
web-history-any = cualquiera
web-history-last-all = todas
web-history-opponents-people = personas
web-history-opponents-bots = solo bots
web-history-last-20 = las últimas 20
web-history-level-nearest = quien más se te acerca
web-history-chart-points = Puntos, partida a partida
web-history-axis-points = puntos
# $points (String) - points in a game
web-history-mean = tu media: { $points }
web-history-yours = tú
web-history-others = otros en la mesa
web-history-in-words = En palabras
web-history-habit = qué
web-history-interval = de { $low } a { $high }
web-history-results = Resultados
web-history-results-players = jugadores
web-history-results-games = partidas
web-history-results-wins = ganadas
web-history-results-interval = intervalo del 95 %
web-history-results-fair = por azar
web-history-results-place = puesto medio
web-history-mistakes = Errores por parte de la partida
web-history-mistakes-note =
    { $games ->
        [one] En la { $games } partida que se analizó, por partida.
       *[other] En las { $games } partidas que se analizaron, por partida.
    }
web-history-mistakes-none = Aún no se analizó ninguna de estas partidas: abre una terminada y analízala, y aquí se contarán sus errores.
web-history-none = Aún no has terminado ninguna partida de este juego.
web-history-date = cuándo
web-history-place = puesto
web-history-interval-head = intervalo del 95 %
web-history-short-good = bien:
web-history-short-bad = mal:
web-history-short-different = distinto:
web-history-won = una partida ganada
web-history-part = parte
web-history-who = quién
web-history-waiting =
    { $games ->
        [one] Se está contando { $games } partida más …
       *[other] Se están contando { $games } partidas más …
    }
