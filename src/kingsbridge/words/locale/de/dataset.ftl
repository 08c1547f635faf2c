### Die Wörter der Spiele als Daten.

dataset-episodes = Episoden
# $games, $decisions, $pieces (Zahl)
dataset-made =
    { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    } mit { $decisions } Entscheidungen, in { $pieces ->
        [one] { $pieces } Stück
       *[other] { $pieces } Stücken
    }
# $games (Zahl)
dataset-found =
    { $games ->
        [one] { $games } Spiel war
       *[other] { $games } Spiele waren
    } schon da.
# $records (Zahl)
dataset-left-out =
    { $records ->
        [one] { $records } Aufzeichnung wurde
       *[other] { $records } Aufzeichnungen wurden
    } ausgelassen: von einem anderen Spiel, mit einer anderen Zahl von Plätzen, oder nicht zu Ende.
# $path (Text)
dataset-folder = Datensatz: { $path }
# $name (Text)
dataset-minari = Für Minari: { $name }
