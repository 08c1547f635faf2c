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
