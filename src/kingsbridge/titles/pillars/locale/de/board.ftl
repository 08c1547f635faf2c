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

## In der Halle

pillars-about = Schick Arbeiter in Steinbruch und Wald, setze deine Baumeister klug ein und lass deine Handwerker die Kathedrale errichten. Sechs Runden, zwei bis vier Spieler.
pillars-picture = Eine halb fertige Kathedrale erhebt sich über einer Stadt am Fluss.

## Die erste Partie erklärt sich selbst

pillars-coach-selection = Schick Arbeiter nach Sand, Holz oder Stein aus oder wirb für Gold einen Handwerker an. Handwerker machen am Ende jeder Runde aus deinen Baustoffen Siegpunkte. Arbeiter, die übrig sind, verdienen in der Wollmühle je 1 Gold.
pillars-coach-room = Du hast nur für wenige Handwerker Platz. Gib den ab, der dir für seine Baustoffe am wenigsten bringt.
pillars-coach-draw = Du bist Startspieler: Einmal pro Runde darfst du den eben gezogenen Baumeister in den Beutel zurücklegen und neu ziehen. Das lohnt sich, wenn deiner zu teuer kommt oder ein fremder zu früh.
pillars-coach-placement = Dein Baumeister wurde aus dem Beutel gezogen. Früh einsetzen ist teuer, aber du wählst zuerst: ein Vorrecht, einen kostenlosen Handwerker, Punkte im Priorat, Schutz vor der Steuer, den Markt … Passt du, so wartet er, bis alle anderen stehen, und ist dann kostenlos.
pillars-coach-late = Alle anderen Baumeister stehen; nun werden die wartenden kostenlos eingesetzt.
pillars-coach-archbishop = Dein Baumeister ist Gast des Erzbischofs: Nimm einen Baustoff oder, bei einem schlechten Ereignis, Schutz.
pillars-coach-event = Jede Runde hat ein Ereignis für alle, gut oder schlecht. Manche Vorrechte helfen dagegen.
pillars-coach-tax = Der König will seine Steuer. Ein Baumeister am Königshof oder ein Vorrecht verschont dich.
pillars-coach-shiring = Handwerker aus Shiring kommen kostenlos. Sind es zu viele, muss einer gehen.
pillars-coach-market = Auf dem Markt kaufst oder verkaufst du, sooft du an der Reihe bist, Baustoffe einer Art, bis du dich zurückziehst.
pillars-coach-zeal = In dieser Runde darf einer deiner Handwerker einmal öfter arbeiten: Nimm den, der am meisten daraus macht.
pillars-coach-cathedral = Jetzt arbeiten deine Handwerker: Jeder Einsatz macht aus Baustoffen Siegpunkte oder Gold. Der Vorschlag ist das Meiste, was geht; du kannst anders wählen.
pillars-coach-surplus = Von Runde zu Runde darfst du nur fünf Baustoffe behalten. Gib zurück, was du am wenigsten brauchst.

## Die Kartengalerie

pillars-gallery-craftsmen = Handwerker
pillars-gallery-privileges = Vorrechte
pillars-gallery-events = Ereignisse
pillars-gallery-resources = Baustoffkarten
