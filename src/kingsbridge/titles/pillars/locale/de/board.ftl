### Das Spielbrett von Die Säulen der Erde im Browser.

pillars-board-town = Die Stadt

## Amounts and cards

pillars-board-gold = Gold
pillars-board-vp = SP
pillars-board-amount = { $number } { $what }
pillars-board-formula =
    { $times ->
        [one] { $takes } → { $gives }, einmal pro Runde.
       *[other] { $takes } → { $gives }, bis zu { $times }-mal pro Runde.
    }
pillars-board-formula-free =
    { $times ->
        [one] Gibt { $gives }, einmal pro Runde.
       *[other] Gibt { $gives }, bis zu { $times }-mal pro Runde.
    }
pillars-board-hire-cost = Anwerben kostet { $gold } Gold.
pillars-board-resource-card =
    { $workers ->
        [one] { $workers } Arbeiter bringt { $cubes } { $good }.
       *[other] { $workers } Arbeiter bringen { $cubes } { $good }.
    }
pillars-board-privilege-permanent = dauerhaft
pillars-board-privilege-once = einmalig
pillars-board-privilege-immediate = sofort

## Places

pillars-board-space-free = { $place }: ein freier Platz
pillars-board-space-taken = { $place }: Baumeister von { $player }
pillars-board-event = Ereignis
pillars-board-event-hidden = Das Ereignis wird aufgedeckt, sobald alle Baumeister eingesetzt sind.
# $events (String) - the names of events
pillars-board-event-unseen = Noch nicht gesehen: { $events }.
pillars-board-protection = Schutz vor dem Ereignis
pillars-board-workers-at =
    { $count ->
        [0] { $player } – { $place }: keine Arbeiter
        [one] { $player } – { $place }: 1 Arbeiter
       *[other] { $player } – { $place }: { $count } Arbeiter
    }
pillars-board-field-stock =
    { $owed ->
        [0] { $place }: noch { $count } { $good }.
       *[other] { $place }: kein { $good } mehr, { $owed } geschuldet.
    }
pillars-board-court-metal = { $count } Metall am Königshof
pillars-board-tax = Die Steuer beträgt { $gold } Gold
pillars-board-tax-unknown = Die Steuer ist noch nicht gewürfelt
# $faces (String) - the faces of the die: 2, 3, 3
pillars-board-tax-about = Der Steuerwürfel zeigt { $faces }. Alle zahlen so viel Gold, wie gewürfelt wird.
pillars-board-grey =
    { $count ->
        [one] 1 grauer Arbeiter wartet hier
       *[other] { $count } graue Arbeiter warten hier
    }
pillars-board-market-buy =
    { $gold ->
        [0] { $count } { $good } zu kaufen
       *[other] { $count } { $good } zu kaufen, je { $gold } Gold.
    }
pillars-board-market-sell =
    { $gold ->
        [0] Der Markt kauft { $good }.
       *[other] Der Markt kauft { $good } für je { $gold } Gold.
    }
pillars-board-dial = Einsatzkosten
# $gold (Number) - the cost of the first builder
pillars-board-dial-about = Der erste Baumeister kostet { $gold } Gold. Nach jedem Einsetzen oder Passen kostet der nächste 1 weniger, bis es kostenlos ist.
pillars-board-cost =
    { $gold ->
        [0] Kostenlos
       *[other] { $gold } Gold
    }
pillars-board-bag-title = Der Beutel
# $whose (String) - each player's name and the number of their builders
pillars-board-bag =
    { $count ->
        [0] Der Beutel ist leer.
       *[other] Im Beutel: { $whose }
    }
pillars-board-drawn = Gezogen: Baumeister von { $player }
# $pieces (String) - the names of the pieces
pillars-board-built =
    { $count ->
        [0] Von der Kathedrale steht noch nichts
       *[other] Bisher gebaut: { $pieces }
    }

## Pool, mats and victory points

pillars-board-pool = Die Auslage
pillars-board-passed = Gepasst:
pillars-board-score = { $player }: { $vp } SP
pillars-board-mat = Ablage von { $player }
pillars-board-start = Startspieler
pillars-board-protected = Vor dem Ereignis geschützt
pillars-board-two-builders = Nur zwei Baumeister in dieser Runde
pillars-board-gold-of = { $player }: { $gold } Gold
pillars-board-reserve =
    { $count ->
        [0] Keine freien Arbeiter
        [one] 1 freier Arbeiter
       *[other] { $count } freie Arbeiter
    }
pillars-board-grey-here = Graue Arbeiter in dieser Runde: { $count }
pillars-board-grey-coming = Graue Arbeiter in der nächsten Runde: { $count }
pillars-board-black = Der schwarze Arbeiter
pillars-board-cottage = Platz für einen Handwerker

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
pillars-coach-free = Du hast das Vorrecht, einmal einen Baumeister kostenlos einzusetzen. Spar es für einen Ort auf, den viele wollen, solange das Einsetzen noch teuer ist.
pillars-coach-lose = Dieses Ereignis nimmt allen, die nicht geschützt sind, einen Handwerker. Gib den ab, der dir am wenigsten bringt.
pillars-coach-next = Jede Runde bringt bessere Handwerker, und die beiden Vorrechte in Kingsbridge sind neu. Baustoffe, die du behalten hast, gehören dir noch, höchstens fünf.
pillars-coach-metal = Glasbläser, Glockengießer und Orgelbauer kommen in späteren Runden und machen aus Metall viele Punkte. Es liegt am Königshof für den ersten Baumeister dort, und manche Ereignisse bringen welches.
pillars-coach-last = Das ist die letzte Runde: Baustoffe, die übrig bleiben, geben keine Punkte, und Gold entscheidet nur bei Gleichstand. Denk nur an das, was deine Handwerker noch verarbeiten können.

## Die Kartengalerie

pillars-gallery-craftsmen = Handwerker
pillars-gallery-privileges = Vorrechte
pillars-gallery-events = Ereignisse
pillars-gallery-resources = Baustoffkarten
pillars-board-card-start = von Anfang an
pillars-board-card-cost = { $cost } Gold
pillars-board-card-capacity =
    { $capacity ->
        [one] einmal pro Runde
       *[other] { $capacity }-mal pro Runde
    }
pillars-board-card-needs = braucht: { $craftsman }
pillars-board-card-workers = { $workers } Arbeiter
pillars-board-card-kind-permanent = dauerhaft
pillars-board-card-kind-once = einmalig
pillars-board-card-kind-immediate = sofort
pillars-board-card-kind-good = gut
pillars-board-card-kind-bad = schlecht
pillars-board-field-per_builder = für jeden Baumeister
pillars-board-field-no_capacity = nicht für Handwerker ohne Zahl der Einsätze

## Der Tisch in Worten

pillars-board-words-event-unknown = Das Ereignis ist noch nicht aufgedeckt.
pillars-board-words-foreseen = Du siehst es kommen: { $event }
pillars-board-words-pool = Die Auslage
pillars-board-words-resource = { $amount } für { $workers } Arbeiter
pillars-board-words-craftsman =
    { $capacity ->
        [one] { $name }, { $cost } Gold: { $formula }, einmal pro Runde
       *[other] { $name }, { $cost } Gold: { $formula }, { $capacity }-mal pro Runde
    }
pillars-board-words-taken = vergeben
pillars-board-words-builders = Baumeister
pillars-board-words-cost = Der nächste kostet { $cost } Gold.
pillars-board-words-drawn = Gezogen: { $player }
pillars-board-words-bag = Im Beutel
pillars-board-words-waiting = Es warten
pillars-board-words-fields = Auf den Feldern
pillars-board-words-workers = { $free } freie Arbeiter, { $mill } in der Wollmühle
pillars-board-words-helpers = { $number } Helfer in dieser Runde
pillars-board-words-cubes = Baustoffe
pillars-board-words-sent-out = Ausgeschickt
pillars-board-words-craftsmen = Handwerker
pillars-board-words-privileges = Vorrechte
pillars-board-words-protected = vor dem Ereignis geschützt
pillars-board-words-passed = hat gepasst

## Der Weg einer Runde, und wo wir sind

pillars-board-walk = Der Weg einer Runde
pillars-board-phase-selection = Auswahl
pillars-board-phase-placement = Baumeister
pillars-board-phase-production = Produktion
pillars-board-phase-next_start = Nächste Runde
# $count (Number) - Handwerker
pillars-board-craftsmen-of = Handwerker: { $count }
# $number (Number) - wie viele Handwerker und Privilegien
pillars-board-cards-gained =
    { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    }

## Aufträge

pillars-board-order-most-points = An der Kathedrale immer die meisten Punkte
pillars-board-order-market-once = Den Markt nach einem Handel verlassen
pillars-board-order-keep-round = In dieser Runde jeden Baumeister behalten
pillars-board-order-keep-all = Immer jeden Baumeister behalten
pillars-board-order-keep-others = Jeden Baumeister behalten außer meinem
# $gold (Number) - was ein Baumeister höchstens kosten darf
pillars-board-order-pass-until =
    { $gold ->
        [0] Passen, bis es nichts kostet
       *[other] Passen, bis es höchstens { $gold } kostet
    }
# $goods (String) - Waren in ihrer Reihenfolge
pillars-board-order-give-back = Immer zuerst zurückgeben: { $goods }
