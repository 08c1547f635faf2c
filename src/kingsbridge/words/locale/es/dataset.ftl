### Las palabras de las partidas como datos.

dataset-episodes = Episodios
# $games, $decisions, $pieces (número)
dataset-made =
    { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    } con { $decisions } decisiones, en { $pieces ->
        [one] { $pieces } pieza
       *[other] { $pieces } piezas
    }
# $games (número)
dataset-found =
    { $games ->
        [one] { $games } partida ya estaba
       *[other] { $games } partidas ya estaban
    } ahí.
# $records (número)
dataset-left-out =
    { $records ->
        [one] { $records } registro quedó
       *[other] { $records } registros quedaron
    } fuera: de otro juego, con otro número de asientos o sin terminar.
# $path (texto)
dataset-folder = Datos: { $path }
# $name (texto)
dataset-minari = Para Minari: { $name }
