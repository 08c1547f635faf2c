### Die Anleitung zu Die Säulen der Erde im Browser: was jede Phase tut, wozu jeder Baustoff gut ist.

## Die Phasen einer Runde, und was in ihnen geschieht

pillars-guide-phase-selection = Nehmt reihum eine Karte aus der Auslage oder passt. Baustoffkarten brauchen Arbeiter, Handwerker kosten Gold.
pillars-guide-phase-placement = Baumeister werden aus dem Beutel gezogen. Früh einsetzen ist teuer; wer passt, setzt später kostenlos ein.
pillars-guide-phase-event = Das Ereignis der Runde wird aufgedeckt und trifft alle, die nicht geschützt sind.
pillars-guide-phase-archbishop = Der Baumeister hier bringt Schutz vor einem schlechten Ereignis oder einen Baustoff vom Markt.
pillars-guide-phase-wool_mill = Arbeiter, die zu Hause blieben, verdienen je 1 Gold.
pillars-guide-phase-kingsbridge = Baumeister hier nehmen das Vorrecht, bei dem sie stehen.
pillars-guide-phase-priory = Baumeister hier bringen Siegpunkte.
pillars-guide-phase-production = Wald, Steinbruch und Kiesgrube liefern allen Baustoffe, die Arbeiter geschickt haben.
pillars-guide-phase-kings_court = Alle zahlen die Steuer, die der Würfel zeigt. Wer hier steht, zahlt nichts; der erste nimmt auch das Metall.
pillars-guide-phase-shiring = Baumeister hier nehmen kostenlos den Handwerker, bei dem sie stehen.
pillars-guide-phase-castle = Der Baumeister hier bringt graue Arbeiter für die nächste Runde.
pillars-guide-phase-market = Baumeister hier kaufen und verkaufen Baustoffe, eine Art auf einmal.
pillars-guide-phase-cathedral = Handwerker machen aus Baustoffen Siegpunkte, und die Kathedrale wächst.
pillars-guide-phase-next_start = Der Baumeister an der Kathedrale bestimmt den nächsten Startspieler, und die nächste Runde wird ausgelegt.

## Wozu alles gut ist

pillars-guide-use-cube =
    Handwerker machen daraus Siegpunkte: bis zu { $vp } aus einem. { $buy ->
        [0] Zu kaufen ist das nicht.
       *[other] Kauf auf dem Markt: { $buy } Gold.
    } { $sell ->
        [0] { "" }
       *[other] Verkauf: { $sell }.
    }
pillars-guide-use-yours = Hier: { $craftsmen }.
pillars-guide-use-nobody = Noch braucht das hier kein Handwerker.
pillars-guide-use-kept = Von Runde zu Runde behält man höchstens { $most } Baustoffe.
pillars-guide-use-gold = Bezahlt Handwerker, Baumeister, die Steuer und den Markt. Es zählt selbst keine Punkte, entscheidet aber bei Gleichstand.
pillars-guide-use-vp = Wer nach Runde 6 am meisten hat, gewinnt. Handwerker, das Priorat und manche Vorrechte bringen sie.
pillars-guide-use-worker = Gehen mit Baustoffkarten hinaus, 2 bis 10 auf einmal. Wer bleibt, verdient in der Wollmühle 1 Gold.

## Zwei Seiten, kurz gesagt

pillars-guide-leaf-play = Sechs Runden, eine Kathedrale
pillars-guide-leaf-town = Rund um den Plan
pillars-guide-part-goal-title = Worum es geht
pillars-guide-part-goal = Gemeinsam baut ihr die Kathedrale von Kingsbridge, doch jeder will den Ruhm. Nach sechs Runden gewinnt, wer die meisten Siegpunkte hat.
pillars-guide-part-you-title = Womit du beginnst
pillars-guide-part-you = Zwölf Arbeiter, drei Baumeister, etwas Gold und drei Handwerker. Arbeiter bringen Baustoffe, Handwerker machen daraus Siegpunkte, Baumeister wählen die besten Orte der Stadt.
pillars-guide-part-town-title = Die Stadt
pillars-guide-part-town = Die Orte liegen in der Reihenfolge ihrer Nummern um die Kathedrale. Jede Runde geht einmal an allen vorbei.
pillars-guide-part-round-title = Eine Runde auf einen Blick
pillars-guide-part-round = In jeder Runde geschieht dreierlei.
pillars-guide-round-walk = Rund um den Plan
pillars-guide-round-walk-about = Ort um Ort gibt, was er hat, vom Ereignis bis zur Kathedrale. Danach kommen alle Baumeister zurück in den Beutel.
pillars-guide-part-places-title = Was jeder Ort tut
pillars-guide-part-places = Sie werden im Uhrzeigersinn besucht.
pillars-guide-part-points-title = Woher Punkte kommen
pillars-guide-part-points = Fast alle kommen am Ende jeder Runde von den Handwerkern.
pillars-guide-points-craft = Handwerker
pillars-guide-points-craft-about = Jeder nimmt Baustoffe und gibt Punkte, so oft, wie die Kreise auf seiner Karte erlauben. Bessere verlangen weniger.
pillars-guide-points-metal = Metall
pillars-guide-points-metal-about = Der seltenste und teuerste Baustoff: Späte Handwerker machen am meisten daraus.
pillars-guide-part-end-title = Wie es endet
pillars-guide-part-end = Nach Runde 6 steht das Dach. Die meisten Punkte gewinnen; bei Gleichstand entscheidet mehr Gold. Bis dahin gelten drei Grenzen: fünf Baustoffe von Runde zu Runde, fünf Handwerker, dreißig Gold.

## Die Zeichen

pillars-guide-signs-goods = Baustoffe, Gold und Punkte
pillars-guide-signs-people = Leute
pillars-guide-signs-marks = Zeichen eines Spielers
pillars-guide-signs-cards = Auf Karten und Plan
pillars-guide-signs-craftsmen = Handwerker
pillars-guide-signs-privileges = Vorrechte
pillars-guide-signs-events = Ereignisse
pillars-guide-signs-fields = Baustoffkarten
pillars-guide-sign-good-gold = Gold
pillars-guide-sign-good-vp = Siegpunkte
pillars-guide-sign-people-worker = Arbeiter
pillars-guide-sign-people-worker-about = In der Farbe seines Spielers. Er holt Baustoffe oder verdient Gold in der Wollmühle.
pillars-guide-sign-people-grey = Grauer Arbeiter
pillars-guide-sign-people-grey-about = Von der Burg Shiring: Er hilft eine Runde lang und geht zurück.
pillars-guide-sign-people-black = Schwarzer Arbeiter
pillars-guide-sign-people-black-about = Es gibt einen. Wer das Vorrecht dafür hat, behält ihn.
pillars-guide-sign-people-master = Baumeister
pillars-guide-sign-people-master-about = Drei für jeden, jede Farbe mit eigenem Kopf. Er wartet im Beutel, bis er gezogen wird.
pillars-guide-sign-mark-start = Startspieler
pillars-guide-sign-mark-start-about = Beginnt die Runde, zieht die Baumeister und deckt das Ereignis auf.
pillars-guide-sign-mark-safe = Geschützt
pillars-guide-sign-mark-safe-about = Ein schlechtes Ereignis dieser Runde verschont diesen Spieler.
pillars-guide-sign-mark-two = Zwei Baumeister
pillars-guide-sign-mark-two-about = Von der Stadtmauer getroffen: in dieser Runde ein Baumeister weniger.
pillars-guide-sign-border-craftsman = Blauer Rand
pillars-guide-sign-border-craftsman-about = Ein Handwerker.
pillars-guide-sign-border-privilege = Violetter Rand
pillars-guide-sign-border-privilege-about = Ein Vorrecht.
pillars-guide-sign-border-event_good = Grüner Rand
pillars-guide-sign-border-event_good-about = Ein gutes Ereignis.
pillars-guide-sign-border-event_bad = Roter Rand
pillars-guide-sign-border-event_bad-about = Ein schlechtes Ereignis: Schutz hilft.
pillars-guide-sign-border-resource = Brauner Rand
pillars-guide-sign-border-resource-about = Eine Baustoffkarte.
pillars-guide-sign-card-arrow = Pfeil
pillars-guide-sign-card-arrow-about = Was davor steht, gibt man; was danach steht, bekommt man.
pillars-guide-sign-card-pips = Kreise
pillars-guide-sign-card-pips-about = So oft arbeitet ein Handwerker in einer Runde; gefüllte sind verbraucht.
pillars-guide-sign-card-holds = Blasser Würfel auf einer Linie
pillars-guide-sign-card-holds-about = Er muss da sein, wird aber nicht verbraucht.
pillars-guide-sign-card-crew = Arbeiter mit Zahl
pillars-guide-sign-card-crew-about = So viele Arbeiter verlangt diese Karte.
pillars-guide-sign-card-price = Münze mit Zahl
pillars-guide-sign-card-price-about = Was es in Gold kostet oder bringt.
pillars-guide-sign-card-space = Rundes Feld
pillars-guide-sign-card-space-about = Platz für einen Baumeister.
pillars-guide-sign-sign-plus = Plus
pillars-guide-sign-sign-plus-about = Du bekommst, was folgt, oder mehr davon.
pillars-guide-sign-sign-minus = Minus
pillars-guide-sign-sign-minus-about = Du verlierst, was folgt, oder bekommst weniger davon.
pillars-guide-sign-sign-eye = Auge
pillars-guide-sign-sign-eye-about = Du siehst das kommende Ereignis.
pillars-guide-sign-sign-die = Würfel
pillars-guide-sign-sign-die-about = Es geht um die Steuer.
pillars-guide-sign-sign-shield = Schild
pillars-guide-sign-sign-shield-about = Es verschont dich einmal.
pillars-guide-sign-sign-cottage = Häuschen
pillars-guide-sign-sign-cottage-about = Platz für einen Handwerker.
pillars-guide-sign-sign-builder = Goldener Baumeister
pillars-guide-sign-sign-builder-about = Es geht um Baumeister.
