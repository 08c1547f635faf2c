### Die Tore der Welt im Browser: wie heißt, was gezeichnet ist, und wie es sich erklärt.

world-board-map = Die Stadt Kingsbridge
world-board-events = Ereignisse jetzt
world-board-places = Steinbruch, Wald, Feld, Priorat, Burg, Nonnenkloster und Markt
world-board-screen = Deine Güter hinter deinem Sichtschirm
world-board-my-cards = Deine Aktionskarten
world-board-hand = Auf deiner Hand
world-board-start = Startspieler
world-board-houses = Bauplätze für Häuser
world-board-plague = Orte der Pest
world-board-projects = Bauvorhaben
world-board-kind-immediate = sofort
world-board-kind-long = langfristig

## The council square

world-board-council = Der Ratsplatz
world-board-event = { $event } ({ $kind })
world-board-long-events = Langfristige Ereignisse
world-board-long-free = Hier liegt kein langfristiges Ereignis.
world-board-edge =
    { $steps ->
        [0] Der Pfeil bei 0: Der Gunstmarker bleibt stehen
        [one] Der Pfeil bei { $steps }: Der Gunstmarker zieht { $steps } Feld weit
       *[other] Der Pfeil bei { $steps }: Der Gunstmarker zieht { $steps } Felder weit
    }
world-board-edge-about = Der Pfeil des Ereignisses zeigt auf eine der vier Kanten. Die Ecken zeigen auf die Spieler.
world-board-favor =
    { $covered ->
        [yes]
            { $here ->
                [yes] { $favor }: abgedeckt, und der Gunstmarker steht hier
               *[no] { $favor }: abgedeckt
            }
       *[no]
            { $here ->
                [yes] { $favor }: der Gunstmarker steht hier
               *[no] { $favor }
            }
    }

## Places and what is left there

world-board-place-stone = Steinbruch
world-board-place-wood = Wald
world-board-place-grain = Felder
world-board-place-piety = Priorat
world-board-place-loyalty = Burg Shiring
world-board-place-medical = Nonnenkloster mit Kräutergarten
world-board-left = { $left } von { $most } übrig: { $good }.
world-board-stall =
    { $open ->
        [yes] Markt: { $good }
       *[no] Markt: { $good }, noch abgedeckt
    }
world-board-stall-about = Üblicher Preis für 1 { $good }: { $price } Gold. Noch { $left } im Vorrat.

## Building projects

world-board-project-absent = { $project }: nicht im Spiel
world-board-project-state =
    { $complete ->
        [yes] { $project }: fertig
       *[no] { $project }: { $stone } von { $stones } Stein, { $wood } von { $woods } Holz
    }
world-board-project-about = { $stone } Stein und { $wood } Holz. Jeder Spender bekommt: { $bonus }.
world-board-bonus-care = Pflege eines kranken Ortes
world-board-spaces = { $project }, { $good }: { $filled } von { $count }
world-board-spaces-about = Felder für { $good }.
world-board-donor = Siegel von { $player }
world-board-donate = Ein Siegel legen: { $project }

## Houses and the plague

world-board-house-free = Freier Bauplatz: { $house }
world-board-house-owned = { $house }: { $player }
world-board-house-about = { $rent } bringt { $income }. Hier zu bauen kostet { $cost }.
world-board-location =
    { $state ->
        [ill] { $location }: krank, die Pflege braucht { $needed } medizinisches Wissen
        [cured] { $location }: frei von der Pest
        [hidden] { $location }: ein Pestmarker liegt verdeckt
       *[well] { $location }
    }
world-board-location-about = Die Pflege der Kranken bringt hier { $vp } SP und: { $benefit }.
# $markers (String) - how many of each number: 2 × 1, 3 × 2
world-board-markers = Noch verdeckt: { $markers }.
world-board-benefit-house = ein Haus, gebaut ohne zu zahlen
world-board-benefit-none = sonst nichts

## Cards

world-board-card =
    { $lies ->
        [played] { $action }, gespielt
        [discarded] { $action }, abgeworfen
       *[hand] { $action }
    }

## Players

world-board-houses-left =
    { $left ->
        [one] Noch { $left } Haus zu bauen
       *[other] Noch { $left } Häuser zu bauen
    }
world-board-seals-left =
    { $left ->
        [one] Noch { $left } Siegel zu legen
       *[other] Noch { $left } Siegel zu legen
    }
world-board-held =
    { $count ->
        [one] { $count } Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
world-board-face-down =
    { $count ->
        [one] { $count } Karte verdeckt abgeworfen
       *[other] { $count } Karten verdeckt abgeworfen
    }
world-board-houses-built =
    { $count ->
        [one] { $count } Haus auf dem Spielplan
       *[other] { $count } Häuser auf dem Spielplan
    }
world-board-seals-laid =
    { $count ->
        [one] { $count } Siegel gelegt
       *[other] { $count } Siegel gelegt
    }
world-board-gain-house =
    { $number ->
        [one] { $number } Haus
       *[other] { $number } Häuser
    }
world-board-gain-seal =
    { $number ->
        [one] { $number } Siegel
       *[other] { $number } Siegel
    }

## Duties

world-board-duties = Abgaben
world-board-duties-when =
    { $left ->
        [0] nach dieser Runde fällig
        [one] in { $left } Runde fällig
       *[other] in { $left } Runden fällig
    }
world-board-duties-now = jetzt zu leisten
world-board-duties-missing = { $missing } fehlen
world-board-duties-sum = Zusammen
world-board-tax = Steuerwürfel: { $tax }
world-board-duty = { $good }: { $owed } abzugeben, { $has } vorhanden, { $missing } fehlen, { $vp } SP verloren
world-board-duty-penalty =
    { $chapter ->
        [4] Nach dem letzten Kapitel kostet Fehlendes doppelt so viele SP.
       *[other] Wem etwas fehlt, dem droht außerdem: { $penalty }.
    }

## Daueraufträge

# $cards (String) - action cards by their names, the first first
world-board-order-discard = Immer zuerst abwerfen: { $cards }
# $goods (String) - goods by their names, the first first
world-board-order-give = Immer zuerst hergeben: { $goods }
# $goods (String) - Waren in ihrer Reihenfolge
world-board-order-get = Immer zuerst nehmen: { $goods }
world-board-order-sell-all = Immer alle Wolle und alles Tuch verkaufen
world-board-order-go-on = Eine Aktion fortsetzen, solange es nur einen Weg gibt
world-board-order-trade = Bei Ereignissen immer tauschen
world-board-order-no-trade = Bei Ereignissen nie tauschen
world-board-order-protect = Immer Loyalität hergeben, um einer Strafe zu entgehen
world-board-order-suffer = Nie Loyalität hergeben für das, was fehlt

## In der Halle

world-about = Du richtest jedes Ereignis aus: Es entscheidet, wer gewinnt und wessen Gunst du erhältst. Baue, handle, pflege Kranke und leiste deine Abgaben, bevor das Kapitel endet. Zwei bis vier Spieler.
world-picture = Der Ratsplatz mit dem Gildehaus, eine steinerne Brücke und Häuser, die von der Pest gezeichnet sind.

## Die erste Partie erklärt sich selbst

world-coach-event = Jede Runde deckt ein Ereignis auf. Manche wirken sofort und verlangen etwas von allen; andere gelten für das ganze Kapitel.
world-coach-orient = Du bist der aktive Spieler: Du richtest das Ereignis aus. Jeder erhält, was die Ecke zeigt, die auf ihn zeigt; der Gunstmarker zieht nur für dich.
world-coach-action = In jeder Runde spielst du eine Karte für ihre Aktion und wirfst eine andere ungenutzt ab. Nach sechs Runden sind alle zwölf weg: Jede Wahl ist ein Verzicht. Behalte die Abgaben am Ende des Kapitels im Blick.
world-coach-within = Führe die Aktion Stück für Stück aus und beende sie, wenn du alles getan hast, was du willst.
world-coach-discard = Jetzt wird eine Karte verdeckt abgeworfen: Ihre Aktion ist für dieses Kapitel verloren.
world-coach-duties = Am Ende eines Kapitels schulden alle Frömmigkeit, Getreide und die Steuer in Gold. Was fehlt, kostet Siegpunkte und bringt eine Strafe; Loyalität kann sie dir ersparen.
world-coach-errand = Zuerst ist noch etwas zu erledigen, dann geht es weiter.
world-coach-starred = In einem ersten Spiel spielst du Kapitel I nur mit diesen sechs Karten, mit allen, und wirfst nichts ab. Die anderen sechs kommen in Kapitel II dazu.
world-coach-near = Das Kapitel ist bald zu Ende. Sieh auf deine Pflichten: Was dann fehlt, kostet Punkte und bringt eine Strafe, und du hast nur noch wenige Karten.
world-coach-second = Ein neues Kapitel: Deine Aktionskarten sind zurück, von nun an alle zwölf, und du wirfst in jeder Runde eine ab. Auch die Ereignisse sind neu.
world-coach-plague = Von nun an bringen Ereignisse die Pest an einen Ort nach dem anderen. Medizinisches Wissen geht nie verloren: Mit ihm bringt die Karte Medizin 2 Punkte und einen Vorteil für jeden Ort, den du pflegst.
world-coach-last = Das letzte Kapitel: Was dir an seinem Ende an Pflichten fehlt, kostet doppelt so viele Punkte. Danach zählt jeder Stein und jedes Holz 1 Punkt, jedes Gold einen halben.

## Die Kartengalerie

world-gallery-actions = Aktionskarten
world-gallery-events = Ereignisse
world-gallery-projects = Bauvorhaben
world-gallery-houses = Häuser
world-gallery-favor = Gunstleiste
world-gallery-plague = Orte der Pest
world-board-card-starred = im ersten Spiel von Anfang an
world-board-card-care = 1 Ort pflegen
world-board-card-house-cost = Kostet { $cost }.
world-board-card-free-house = ein Haus
world-board-card-kind-immediate = sofort
world-board-card-kind-long = langfristig
world-board-card-enters-start = zu Beginn
world-board-card-enters-event = durch ein Ereignis
world-board-card-enters-after_chapter_2 = nach Kapitel II

## Der Tisch in Worten

world-board-words-lasting = Langfristig: { $event }
world-board-words-favor = Gunst: { $favor }. { $effect }
world-board-words-duties = Was du am Ende des Kapitels schuldest
world-board-words-duty = { $good }: { $owed } geschuldet, { $has } vorhanden, { $missing } fehlen ({ $vp } SP verloren)
world-board-words-projects = Bauvorhaben
world-board-words-project = { $project }: es fehlen { $missing }; Spender: { $donors }
world-board-words-project-done = { $project }: fertig; Spender: { $donors }
world-board-words-houses = Häuser
world-board-words-seals = Siegel
world-board-words-plague = Pest
world-board-words-ill = { $place }: krank, { $number }
world-board-words-cured = { $place }: frei von der Pest
world-board-words-cloth-open = Der Markt kauft Tuch.
world-board-words-cloth-closed = Der Markt kauft jetzt kein Tuch.
world-board-words-covered = Abgedeckte Gunstfelder
world-board-words-goods = Güter
world-board-words-screen = Die Güter liegen hinter dem Sichtschirm.
world-board-words-hand = Hand
world-board-words-held = { $held } Karten auf der Hand, { $down } verdeckt abgeworfen
world-board-words-played = Gespielt
world-board-words-discarded = Abgeworfen
