### Die Tore der Welt im Browser: wie heißt, was gezeichnet ist, und wie es sich erklärt.

web-world-map = Die Stadt Kingsbridge
web-world-chronicle = Kapitel, Runde und Ereignis
web-world-round = Runde { $round } von 6
web-world-choices = Was du wählen kannst
web-world-places = Steinbruch, Wald, Feld, Priorat, Burg, Nonnenkloster und Markt
web-world-others = Die anderen Spieler
web-world-screen = Deine Güter hinter deinem Sichtschirm
web-world-my-cards = Deine Aktionskarten
web-world-hand = Auf deiner Hand
web-world-hand-empty = Deine Hand ist leer bis zum nächsten Kapitel.
web-world-played = Gespielt
web-world-discarded = Abgeworfen
web-world-start = Startspieler
web-world-turn = Entscheidet jetzt
web-world-houses = Bauplätze für Häuser
web-world-plague = Orte der Pest
web-world-projects = Bauvorhaben
web-world-kind-immediate = sofort
web-world-kind-long = langfristig

## The council square

web-world-council = Der Ratsplatz
web-world-event = { $event } ({ $kind })
web-world-long-events = Langfristige Ereignisse
web-world-long-free = Hier liegt kein langfristiges Ereignis.
web-world-edge =
    { $steps ->
        [0] Der Pfeil bei 0: Der Gunstmarker bleibt stehen
        [one] Der Pfeil bei { $steps }: Der Gunstmarker zieht { $steps } Feld weit
       *[other] Der Pfeil bei { $steps }: Der Gunstmarker zieht { $steps } Felder weit
    }
web-world-edge-about = Der Pfeil des Ereignisses zeigt auf eine der vier Kanten. Die Ecken zeigen auf die Spieler.
web-world-marker-stays = Der Gunstmarker bleibt stehen.
web-world-favor =
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

web-world-place-stone = Steinbruch
web-world-place-wood = Wald
web-world-place-grain = Felder
web-world-place-piety = Priorat
web-world-place-loyalty = Burg Shiring
web-world-place-medical = Nonnenkloster mit Kräutergarten
web-world-left = { $left } von { $most } übrig: { $good }.
web-world-stall =
    { $open ->
        [yes] Markt: { $good }
       *[no] Markt: { $good }, noch abgedeckt
    }
web-world-stall-about = Üblicher Preis für 1 { $good }: { $price } Gold. Noch { $left } im Vorrat.
web-world-how-many = Wähle oben, wie viele.

## Building projects

web-world-project-absent = { $project }: nicht im Spiel
web-world-project-state =
    { $complete ->
        [yes] { $project }: fertig
       *[no] { $project }: { $stone } von { $stones } Stein, { $wood } von { $woods } Holz
    }
web-world-project-about = { $stone } Stein und { $wood } Holz. Jeder Spender bekommt: { $bonus }.
web-world-bonus-care = Pflege eines kranken Ortes
web-world-spaces = { $project }, { $good }: { $filled } von { $count }
web-world-spaces-about = Felder für { $good }.
web-world-donor = Siegel von { $player }
web-world-donate = Ein Siegel legen: { $project }

## Houses and the plague

web-world-house-free = Freier Bauplatz: { $house }
web-world-house-owned = { $house }: { $player }
web-world-house-about = Die Miete bringt { $income }. Hier zu bauen kostet 1 Gold und 1 { $good }.
web-world-location =
    { $state ->
        [ill] { $location }: krank, die Pflege braucht { $needed } medizinisches Wissen
        [cured] { $location }: gepflegt
        [hidden] { $location }: ein Pestmarker liegt verdeckt
       *[well] { $location }
    }
web-world-location-about = Die Pflege der Kranken bringt hier { $vp } SP und: { $benefit }.
# $markers (String) - how many of each number: 2 × 1, 3 × 2
web-world-markers = Noch verdeckt: { $markers }.
web-world-benefit-house = ein Haus, gebaut ohne zu zahlen
web-world-benefit-none = sonst nichts

## Cards

web-world-card =
    { $lies ->
        [played] { $action }, gespielt
        [discarded] { $action }, abgeworfen
       *[hand] { $action }
    }

## Players

web-world-mine = Hinter deinem Sichtschirm: Niemand sonst sieht es.
web-world-houses-left =
    { $left ->
        [one] Noch { $left } Haus zu bauen
       *[other] Noch { $left } Häuser zu bauen
    }
web-world-seals-left =
    { $left ->
        [one] Noch { $left } Siegel zu legen
       *[other] Noch { $left } Siegel zu legen
    }
web-world-held =
    { $count ->
        [one] { $count } Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
web-world-face-down =
    { $count ->
        [one] { $count } Karte verdeckt abgeworfen
       *[other] { $count } Karten verdeckt abgeworfen
    }
web-world-houses-built =
    { $count ->
        [one] { $count } Haus auf dem Spielplan
       *[other] { $count } Häuser auf dem Spielplan
    }
web-world-seals-laid =
    { $count ->
        [one] { $count } Siegel gelegt
       *[other] { $count } Siegel gelegt
    }

## Duties

web-world-duties = Abgaben
web-world-duties-when =
    { $left ->
        [0] fällig nach dieser Runde
        [one] fällig nach noch { $left } Runde
       *[other] fällig nach noch { $left } Runden
    }
web-world-duties-now = jetzt zu leisten
web-world-duties-missing = { $missing } fehlen
web-world-tax = Der Steuerwürfel zeigt { $tax }
web-world-duty = { $good }: { $owed } abzugeben, { $has } vorhanden, { $missing } fehlen, { $vp } SP verloren
web-world-duty-penalty =
    { $chapter ->
        [4] Nach dem letzten Kapitel kostet Fehlendes doppelt so viele SP.
       *[other] Wem etwas fehlt, dem droht außerdem: { $penalty }.
    }
web-world-duties-cost = Wie es jetzt steht, kostet das { $vp } SP.

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

## Die Kartengalerie

world-gallery-actions = Aktionskarten
world-gallery-events = Ereignisse
world-gallery-projects = Bauvorhaben
world-gallery-houses = Häuser
world-gallery-favor = Gunstleiste
world-gallery-plague = Orte der Pest
