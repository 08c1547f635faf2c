### Was ein Spiel fair macht: ein Start, den niemand gewählt hat, und Wertungen, die niemand melkt.

## Gewertete Spiele

# Nach dem Ergebnis eines Spiels, das gewertet werden sollte.
fair-unrated-few_moves = Nicht gewertet: Jemand hat weniger als fünfmal entschieden.
fair-unrated-same_players = Nicht gewertet: Dieselben Leute haben binnen eines Tages schon fünf gewertete Spiele gespielt.

## Wie lange ein Tisch ohne Uhr wartet

fair-patience-days =
    { $days ->
        [one] wer länger als einen Tag braucht, kann ersetzt werden
       *[other] wer länger als { $days } Tage braucht, kann ersetzt werden
    }
fair-patience-hours =
    { $hours ->
        [one] wer länger als eine Stunde braucht, kann ersetzt werden
       *[other] wer länger als { $hours } Stunden braucht, kann ersetzt werden
    }
fair-patience = Wer den Tisch warten lässt, kann durch einen Bot ersetzt werden nach
fair-patience-choice =
    { $days ->
        [one] einem Tag
       *[other] { $days } Tagen
    }
fair-replace = { $name } lässt den Tisch warten. Du kannst einen Bot weiterspielen lassen.

## Das Geben

fair-dealing = Alle Plätze sind besetzt. Gegeben wird aus dem, was ihr alle zum Zufall beitragt …
fair-dealing-waits = Es fehlt noch: { $names }.
fair-deal = Fair gegeben
fair-deal-mine = Dein eigener Zufall steckt darin: Niemand hat sich diesen Start ausgesucht, auch der Betreiber nicht.
fair-deal-others =
    { $count ->
        [one] Eine Person hat Zufall beigetragen.
       *[other] { $count } Personen haben Zufall beigetragen.
    }
fair-deal-left-out = Ohne den Zufall von { $names }: Er kam nicht rechtzeitig.
fair-deal-missed = Dein Zufall kam nicht rechtzeitig an: Er steckt nicht darin.
fair-deal-broken = Das ist nicht, was dir versprochen wurde, als du dich gesetzt hast. Sag es dem Betreiber und heb die Aufzeichnung auf.
fair-deal-none = Gegeben aus dem Geheimnis des Servers, das er vor dem Spiel verspricht und danach verrät.

## Karten, die anders sind als gedruckt, und Spiele von anderswo

fair-see-cards = Karten ansehen
fair-imported = mitgebracht
fair-imported-about = Dieses Spiel wurde am { $date } mitgebracht. Es wurde nicht hier gespielt: Niemand bürgt dafür, wer es gespielt hat.

## Was nicht getan wurde

web-problem-asked_already = Es gibt schon eine Frage, die auf Antwort wartet.
web-problem-too_often = Das war sehr oft. Warte eine Minute.
web-problem-dealing = Die Karten werden gerade gegeben: Gleich geht es los.
web-problem-is_here = In einem gewerteten Spiel spielt kein Bot für jemanden, der da ist.
