### Die Wörter der Turniere, im Terminal und in Berichten.

## Was gespielt wurde

# $games, $deals, $seatings (Zahl)
arena-played =
    { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    } mit { $deals ->
        [one] { $deals } Verteilung
       *[other] { $deals } Verteilungen
    }, jede in { $seatings ->
        [one] { $seatings } Sitzordnung
       *[other] allen { $seatings } Sitzordnungen
    }
# Dasselbe, solange Sitzordnungen fehlen; dann gibt es immer mehr als eine.
# $games, $deals, $seatings (Zahl)
arena-played-so-far =
    { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    } mit { $deals ->
        [one] { $deals } Verteilung
       *[other] { $deals } Verteilungen
    }; jede hat { $seatings } Sitzordnungen
arena-incomplete = Noch nicht jede Verteilung ist in allen Sitzordnungen gespielt: Platzvorteile sind noch nicht ausgeglichen.
# $games (Zahl), $path (Text)
arena-there =
    { $games ->
        [one] { $games } Spiel war
       *[other] { $games } Spiele waren
    } schon in { $path }.
arena-results = Ergebnisse: { $path }
arena-records = Aufzeichnungen: { $path }
arena-report = Bericht: { $path }

## Eine Quote, nach der gefragt war

arena-test = Ist die Quote erreicht?
arena-test-note = Ein sequentieller Quotiententest über ganze Verteilungen: Er hört auf, sobald er es weiß.
# $bot, $rate (Text), $games, $deals (Zahl)
arena-test-reached = { $bot } wird in { $rate } der Spiele oder mehr Erster: bekannt nach { $games } Spielen mit { $deals } Verteilungen.
arena-test-missed = { $bot } wird in weniger als { $rate } der Spiele Erster: bekannt nach { $games } Spielen mit { $deals } Verteilungen.
arena-test-open = Ob { $bot } in { $rate } der Spiele oder mehr Erster wird, ist nach { $games } Spielen mit { $deals } Verteilungen noch nicht bekannt. Mehr Spiele werden es zeigen (--games).
# $bot, $rate, $interval (Text)
arena-test-rate = { $bot } wurde in { $rate } Erster (95 %: { $interval }).
# $ratio, $bound, $low, $high, $error (Text)
arena-test-ratio = Log-Likelihood-Quotient { $ratio }, entschieden bei ±{ $bound }: { $high } gegen { $low }, mit Fehlern von { $error }.
# $ratio (Text)
arena-ratio = LLR { $ratio }

## Spalten

arena-bot = Bot
arena-seat = Platz
arena-first-places = erste Plätze
arena-mean-score = Punkte im Mittel
arena-interval = 95 %
arena-rating = Wertung
arena-rating-spreads = Wertung ± 2 Streuungen
arena-spread = Streuung
arena-median = Zug im Median
arena-p99 = 99. Perzentil
arena-difference = Abstand
arena-compared = Vergleich
# $bot und $other (Text) - zwei Bots
arena-above = { $bot } vor { $other }
arena-source = Quelle
arena-all-bots = alle Bots
# $seconds, $milliseconds, $microseconds (Text) - eine Zahl mit Dezimalkomma
arena-seconds = { $seconds } s
arena-milliseconds = { $milliseconds } ms
arena-microseconds = { $microseconds } µs

## Tabellen und Bilder

arena-standings = Tabelle
arena-differences = Punktabstände
arena-differences-note = Um wie viele Punkte ein Bot im selben Spiel vor einem anderen endet.
arena-seat-advantage = Platzvorteil
arena-plot-ratings = Wertungen
arena-plot-ratings-note = Nach openskill (Plackett–Luce), Spiele in der Reihenfolge ihrer Nummern gewertet; die Balken reichen zwei Streuungen nach beiden Seiten. Ein Bot auf mehreren Plätzen hat eine Wertung.
arena-plot-scores = Punkte
arena-plot-scores-note = Wie oft jede Punktzahl erreicht wurde; darüber das Mittel mit seinem 95-%-Intervall.
arena-plot-sources = Woher die Punkte kommen
arena-plot-sources-note = Siegpunkte je Spiel im Mittel, nach Quelle; Verluste links der Null.
arena-plot-seats = Siegchance nach Platz
arena-plot-seats-note = Die Plätze sind von 0 an gezählt, wie sie um den Tisch sitzen. Die gestrichelte Linie ist ein gleicher Anteil, die Balken sind 95-%-Intervalle.
arena-axis-rating = Wertung (openskill)
arena-axis-score = Siegpunkte
arena-axis-share = Anteil der Punktzahlen (%)
arena-axis-points = Siegpunkte je Spiel im Mittel
arena-axis-seat = Platz
arena-axis-chance = Siegchance (%)
arena-other-sources = alles andere

## Wie gemessen wurde

arena-report-title = Turnier: { $title }
arena-method = Wie es zu lesen ist
arena-method-deals = Jede Verteilung wird in allen Sitzordnungen gespielt, so trifft jeder Bot auf jedem Platz dieselben Verteilungen. Spiele einer Verteilung gleichen einander; die Intervalle gelten daher über Verteilungen, nicht über Spiele (95 %; nach Student für Mittelwerte, nach Wilson für Anteile).
arena-method-wins = Der erste Platz folgt dem Gleichstandsentscheid der Regeln; ein geteilter zählt zu gleichen Teilen. Ein mehrfach genannter Bot zählt für jeden seiner Plätze, so ist ein gleicher Anteil für alle derselbe.
arena-method-times = Die Zeiten sind die der Rechner, auf denen gespielt wurde, und zählen nur das Nachdenken des Bots.
arena-reproduce = Wie es sich wiederholen lässt
arena-reproduce-note = Derselbe Befehl spielt dieselben Spiele mit beliebig vielen Prozessen oder Rechnern. Nur die Zeiten sind andere, und die Spiele eines Bots, der nach der Uhr denkt.
arena-version = Kingsbridge { $version }, Startzahl { $seed }.
arena-compiled = Die Spielmaschine ist kompiliert.
arena-pure = Die Spielmaschine läuft als reines Python.
arena-options = Optionen

## Simulation

arena-games = Spiele
arena-simulated =
    { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    }
arena-wins = Siege
arena-win-rate = Siegquote
# $seconds (String) - eine Zahl mit Dezimalkomma
arena-speed = { $games } Spiele und { $decisions } Entscheidungen je Sekunde, { $seconds } s insgesamt.

## Stimmen die Chancen?

arena-calibrated = { $seats } Plätze, { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}:
arena-stage-whole = die ganze Partie
arena-stage-0 = das erste Drittel
arena-stage-1 = das zweite Drittel
arena-stage-2 = das letzte Drittel
arena-told = genannt
arena-moments = Momente
arena-told-mean = im Mittel
arena-came-true = eingetroffen
arena-brier = Brier-Wert { $brier }; allen dasselbe zu nennen hätte { $even } ergeben. Weniger ist besser.
## Programs that failed

arena-faults = Wo Programme versagt haben
# A stand-in that plays at random
arena-faults-note = Wo ein Programm versagt, zieht an seiner Stelle ein Vertreter zufällig, und die Partie geht weiter.
arena-fault = was schiefging
arena-fault-moves = Züge
arena-fault-first = beim ersten Mal
arena-fault-late = keine Antwort in der Zeit
arena-fault-died = es endete
arena-fault-flooded = es schrieb zu viel
arena-fault-rubbish = keine Antwort auf die Frage
arena-fault-illegal = ein Zug, der nicht angeboten war
arena-fault-absent = in dieser Partie nicht mehr gefragt
