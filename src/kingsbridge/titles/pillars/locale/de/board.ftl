### Das Spielbrett von Die Säulen der Erde im Browser.

web-pillars-board = Die Stadt

## Amounts and cards

web-pillars-gold = Gold
web-pillars-vp = SP
web-pillars-amount = { $number } { $what }
web-pillars-formula =
    { $times ->
        [one] { $takes } → { $gives }, einmal pro Runde.
       *[other] { $takes } → { $gives }, bis zu { $times }-mal pro Runde.
    }
web-pillars-formula-free =
    { $times ->
        [one] Gibt { $gives }, einmal pro Runde.
       *[other] Gibt { $gives }, bis zu { $times }-mal pro Runde.
    }
web-pillars-hire-cost = Anwerben kostet { $gold } Gold.
web-pillars-resource-card = { $workers } Arbeiter bringen { $cubes } { $good }.
web-pillars-privilege-permanent = dauerhaft
web-pillars-privilege-once = einmalig
web-pillars-privilege-immediate = sofort

## Places

web-pillars-space-free = { $place }: ein freier Platz
web-pillars-space-taken = { $place }: Baumeister von { $player }
web-pillars-event = Ereignis
web-pillars-event-hidden = Das Ereignis wird aufgedeckt, sobald alle Baumeister eingesetzt sind.
# $events (String) - the names of events
web-pillars-event-unseen = Noch nicht gesehen: { $events }.
web-pillars-protection = Schutz vor dem Ereignis
web-pillars-workers-at =
    { $count ->
        [0] { $player } – { $place }: keine Arbeiter
        [one] { $player } – { $place }: 1 Arbeiter
       *[other] { $player } – { $place }: { $count } Arbeiter
    }
web-pillars-field-stock =
    { $owed ->
        [0] { $place }: noch { $count } { $good }.
       *[other] { $place }: kein { $good } mehr, { $owed } geschuldet.
    }
web-pillars-court-metal = { $count } Metall am Königshof
web-pillars-tax = Die Steuer beträgt { $gold } Gold
web-pillars-tax-unknown = Die Steuer ist noch nicht gewürfelt
web-pillars-grey =
    { $count ->
        [one] 1 grauer Arbeiter wartet hier
       *[other] { $count } graue Arbeiter warten hier
    }
web-pillars-market-buy =
    { $gold ->
        [0] { $count } { $good } zu kaufen
       *[other] { $count } { $good } zu kaufen, je { $gold } Gold.
    }
web-pillars-market-sell =
    { $gold ->
        [0] Der Markt kauft { $good }.
       *[other] Der Markt kauft { $good } für je { $gold } Gold.
    }
web-pillars-dial = Einsatzkosten
web-pillars-cost =
    { $gold ->
        [0] Kostenlos
       *[other] { $gold } Gold
    }
web-pillars-bag-title = Der Beutel
# $whose (String) - each player's name and the number of their builders
web-pillars-bag =
    { $count ->
        [0] Der Beutel ist leer.
       *[other] Im Beutel: { $whose }
    }
web-pillars-drawn = Gezogen: Baumeister von { $player }
# $pieces (String) - the names of the pieces
web-pillars-built =
    { $count ->
        [0] Von der Kathedrale steht noch nichts
       *[other] Bisher gebaut: { $pieces }
    }

## Pool, mats and victory points

web-pillars-pool = Die Auslage
web-pillars-pool-empty = Die Auslage ist leer bis zur nächsten Runde.
web-pillars-passed = Gepasst:
web-pillars-track = Siegpunkte
web-pillars-score = { $player }: { $vp } SP
web-pillars-mat = Ablage von { $player }
web-pillars-start = Startspieler
web-pillars-protected = Vor dem Ereignis geschützt
web-pillars-two-builders = Nur zwei Baumeister in dieser Runde
web-pillars-gold-of = { $player }: { $gold } Gold
web-pillars-reserve =
    { $count ->
        [0] Keine freien Arbeiter
        [one] 1 freier Arbeiter
       *[other] { $count } freie Arbeiter
    }
web-pillars-grey-here = Graue Arbeiter in dieser Runde: { $count }
web-pillars-grey-coming = Graue Arbeiter in der nächsten Runde: { $count }
web-pillars-black = Der schwarze Arbeiter
web-pillars-cottage = Platz für einen Handwerker
