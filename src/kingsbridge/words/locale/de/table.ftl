### Was an jedem Tisch gesagt wird, in jedem Spiel und auf jedem Bildschirm.

## Wer dort sitzt

seat-0 = Rot
seat-1 = Blau
seat-2 = Grün
seat-3 = Gelb
seat-4 = Lila
seat-5 = Türkis
# Ein Platz ohne eigene Farbe, von 1 an gezählt.
seat-other = Platz { $number }

## Das Ende

table-over = das Spiel ist zu Ende
table-ended = Das Spiel ist zu Ende.
# $names (String) - die Sieger, aufgezählt; $count (Number) - wie viele es sind
table-winner =
    { $count ->
        [one] { $names } gewinnt.
       *[other] { $names } teilen sich den Sieg.
    }
# Zwischen den letzten beiden Namen einer Liste.
table-and = { " und " }
table-score-sheet = Siegpunkte
table-total = Summe

## Was sich für einen Tisch wählen lässt

option-start = Wer der erste Startspieler ist: ausgelost oder ein Platz deiner Wahl.
