### The words of games as data.

dataset-episodes = Episodes
# $games, $decisions, $pieces (Number)
dataset-made =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } with { $decisions } decisions, in { $pieces ->
        [one] { $pieces } piece
       *[other] { $pieces } pieces
    }
# $games (Number)
dataset-found =
    { $games ->
        [one] { $games } game was
       *[other] { $games } games were
    } there already.
# $records (Number)
dataset-left-out =
    { $records ->
        [one] { $records } record was
       *[other] { $records } records were
    } left out: of another title, with another number of seats, or not over.
# $path (String)
dataset-folder = Data set: { $path }
# $name (String)
dataset-minari = For Minari: { $name }
