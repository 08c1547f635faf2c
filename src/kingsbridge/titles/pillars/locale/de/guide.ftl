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
        [0] Zu kaufen gibt es ihn nicht.
       *[other] Auf dem Markt kostet er { $buy } Gold.
    } { $sell ->
        [0] { "" }
       *[other] Verkauft bringt er { $sell }.
    }
pillars-guide-use-yours = Hier: { $craftsmen }.
pillars-guide-use-nobody = Noch braucht ihn hier kein Handwerker.
pillars-guide-use-kept = Von Runde zu Runde behält man höchstens { $most } Baustoffe.
pillars-guide-use-gold = Bezahlt Handwerker, Baumeister, die Steuer und den Markt. Es zählt selbst keine Punkte, entscheidet aber bei Gleichstand.
pillars-guide-use-vp = Wer nach Runde 6 am meisten hat, gewinnt. Handwerker, das Priorat und manche Vorrechte bringen sie.
pillars-guide-use-worker = Gehen mit Baustoffkarten hinaus, 2 bis 10 auf einmal. Wer bleibt, verdient in der Wollmühle 1 Gold.
