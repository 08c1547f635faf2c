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

## Wer am Zug ist

# Für alle, die nur zu warten haben.
table-waiting = Wir warten auf { $player }.

## Wer geht und wer wiederkommt

table-story-resigns = { $player } gibt auf.
table-story-out_of_time = Die Zeit von { $player } ist abgelaufen: Ein Bot spielt weiter.
table-story-stand_in = Ein Bot spielt für { $player }.
table-story-returns = { $player } ist wieder da.
# Niemand ist mehr da. $names (String) - die Sieger, aufgezählt; $count (Number) - wie viele es sind
table-story-ends =
    { $count ->
        [one] Das Spiel ist zu Ende: { $names } gewinnt.
       *[other] Das Spiel ist zu Ende: { $names } teilen sich den Sieg.
    }

## Das Ende

table-over = das Spiel ist zu Ende
table-ended = Das Spiel ist zu Ende.
# $names (String) - die Sieger, aufgezählt; $count (Number) - wie viele es sind
table-winner =
    { $count ->
        [one] { $names } gewinnt.
       *[other] { $names } teilen sich den Sieg.
    }
# $names (String) - wer den Platz aufgegeben hat, aufgezählt; $count (Number) - wie viele es sind
table-resigned =
    { $count ->
        [one] { $names } hat aufgegeben.
       *[other] { $names } haben aufgegeben.
    }
# Zwischen den letzten beiden Namen einer Liste.
table-and = { " und " }
table-score-sheet = Siegpunkte
table-total = Summe

## Was sich für einen Tisch wählen lässt

option-start = Wer der erste Startspieler ist: ausgelost oder ein Platz deiner Wahl.
