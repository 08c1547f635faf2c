### Errores y su porqué: en un análisis en la terminal, en su página y junto a una repetición.

## La partida de cada cual

# $given (String) - la probabilidad que cedieron las decisiones; $luck (String) - lo que dio o quitó el azar
judged-sum-lucky = { $player } cedió { $given } con sus decisiones, y el azar le devolvió { $luck }.
judged-sum-unlucky = { $player } cedió { $given } con sus decisiones, y el azar le quitó otro { $luck }.
judged-sum-even = { $player } cedió { $given } con sus decisiones; el azar no le dio ni le quitó nada que cuente.
judged-mistakes = Errores
judged-mistakes-note = Lo que hizo perder opciones, cada vez con la jugada mejor y lo que habría traído.
judged-no-mistakes = { $player } no cometió ningún error que cuente.
# $grade (String) - como «grieta»; $given (String) - la probabilidad que cedió
judged-mistake = { $grade }, { $given } cedido

## Por qué: lo que trae la jugada mejor cuando todos siguen jugando

# $points (String) - puntos de victoria, con su signo
judged-round = Al final de la ronda la jugada mejor trae { $points } PV{ $sources }.
judged-game = Al final de la partida trae { $points } PV{ $sources }.
# $sources (String) - una lista de dónde vienen los puntos
judged-sources = { " " }({ $sources })
judged-source = { $source } { $points }
# $player (String) - otra persona
judged-other = A { $player } le trae { $points } PV.
judged-no-points = Si se sigue por reglas sencillas no trae más puntos: lo que vale lo ve un bot que mira más lejos.

## Mientras un bot repasa una partida

judged-going-on = Un bot repasa esta partida: { $done } de { $total } decisiones sopesadas.
judged-waiting = Un bot repasará esta partida en cuanto tenga tiempo.
judged-look-back = Después de una partida, que un bot la repase por sí mismo

## Junto a una repetición

judged-everybody = Los de todos
judged-nobody = Nadie
judged-show = Probabilidades y errores
judged-show-log = Lo que pasó
judged-speed = Con qué rapidez se reproduce
judged-speed-slow = lento
judged-speed-normal = normal
judged-speed-fast = rápido
judged-round-back = La ronda anterior
judged-round-forward = La ronda siguiente
judged-next-own = La siguiente decisión de quien mira
judged-next-mistake = El siguiente error
# $made and $best (String) - moves in words
judged-here = Jugado: { $made }. Mejor: { $best }.
judged-here-sound = Jugado: { $made }. Ninguna jugada era mejor.
judged-keys = Teclas: n siguiente decisión, m siguiente error, [ y ] rondas, s velocidad, a probabilidades y errores.
