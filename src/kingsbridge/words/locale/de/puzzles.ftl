# Rätsel: den besten Zug finden.

puzzles = Rätsel
puzzles-of = Rätsel: { $title }
puzzles-about = { $count ->
    [one] Eine Stellung aus einer echten Partie, in der ein Zug eindeutig der beste ist. Finde ihn.
   *[other] { $count } Stellungen aus echten Partien, in denen jeweils ein Zug eindeutig der beste ist. Finde ihn.
}
puzzles-none = Zu diesem Spiel gibt es noch keine Rätsel.
puzzles-daily = Rätsel des Tages
puzzles-daily-done = Rätsel des Tages: versucht
puzzles-next = Nächstes Rätsel
puzzles-all-themes = Alle Themen
puzzles-theme = Thema
puzzle-find = Finde den besten Zug
puzzle-again = Noch einmal
puzzle-show = Lösung zeigen
puzzle-solution = Die Lösung
puzzle-difficulty = Schwierigkeit { $rating }
puzzle-about = Thema: { $themes }
puzzle-chance = Gewinnchance
puzzle-move = Zug
puzzle-not-counted = Dieses Rätsel hast du schon versucht: Es zählt nicht.
puzzle-solved = Das ist der beste Zug.
puzzle-missed = Nicht der beste Zug
puzzle-found = Gelöst
puzzle-not-best = { $move }: Das lässt dir { $chance } Gewinnchance, { $less } weniger als der beste Zug.
puzzle-not-near = { $move }: Das lässt dir höchstens { $chance } Gewinnchance. Der beste Zug gibt mindestens { $less } mehr.
puzzle-chances = { $best }: { $chance } Gewinnchance. { $other }: { $less }. Das sind { $ahead } Abstand.
puzzle-dealt = Noch einmal geprüft, wobei alles neu verteilt wurde, was man nicht sehen kann: { $chance } gegen { $less }.
puzzle-goods = Was er dir am Ende der Runde lässt, verglichen mit dem zweiten Zug: { $what }.
puzzle-points = Von denselben { $deals } Verteilungen rasch zu Ende gespielt, liegst du damit { $points } Punkte weiter vorn. Deine Punkte: { $what }.
puzzle-points-even = Von denselben { $deals } Verteilungen rasch zu Ende gespielt, sind es nicht mehr Punkte, aber andere: { $what }.
puzzle-rating = Wertung { $rating }
puzzle-rating-unsure = Wertung { $rating }?
puzzle-rating-change = Wertung { $rating } ({ $change })
puzzle-standing = { $solved } von { $tried } gelöst
puzzle-run = { $run ->
    [one] Eines hintereinander gelöst
   *[other] { $run } hintereinander gelöst
}
puzzle-days = { $days ->
    [one] Ein Tag in Folge
   *[other] { $days } Tage in Folge
}
puzzle-best = am besten: { $best }
puzzle-mining = Partien
puzzle-mined = { $found } gefunden
puzzle-choosing = Rätsel
puzzle-written = { $count ->
    [one] Ein Rätsel in { $path }
   *[other] { $count } Rätsel in { $path }
}
puzzle-checked = { $held } von { $count } halten
puzzle-prompt = Dein Zug (Nummer; s zeigt die Lösung, q hört auf)
puzzle-more = Noch eines? (Eingabetaste: ja, q: nein)
