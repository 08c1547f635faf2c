### Die Wörter einer Analyse, im Terminal und auf ihrer Seite.

# $title (Text) - der Name des Spiels
analysis-title = Analyse: { $title }
# $bot (Text) - der Bot mit seinen Einstellungen
analysis-by =
    { $decisions ->
        [one] { $decisions } Entscheidung, abgewogen von { $bot }.
       *[other] { $decisions } Entscheidungen, abgewogen von { $bot }.
    }

## Das Bild

analysis-graph = Siegchancen
analysis-graph-note = Die Siegchance jedes Spielers vor jeder Entscheidung und am Ende das Ergebnis. Linien stehen, wo Runden beginnen; die Zahlen sind die Wendepunkte darunter.
analysis-axis-decision = Entscheidung
analysis-axis-chance = Siegchance (%)

## Wendepunkte

analysis-turning-points = Wendepunkte
# $least (Text) - eine Chance
analysis-no-turning-points = In keinem Augenblick änderte sich jemandes Siegchance um { $least } oder mehr.
# $before und $after (Text) - Chancen
analysis-turn-choice = Durch eine Entscheidung: { $player } von { $before } auf { $after }.
analysis-turn-chance = Durch Zufall: { $player } von { $before } auf { $after }.
# $names (Text) - die Sieger; $count (Zahl) - wie viele es sind
analysis-settled =
    { $count ->
        [one] Nach Entscheidung { $number } lag { $names } bis zum Ende vorn.
       *[other] Nach Entscheidung { $number } lagen { $names } bis zum Ende vorn.
    }
analysis-settled-always =
    { $count ->
        [one] { $names } lag von der ersten bis zur letzten Entscheidung vorn.
       *[other] { $names } lagen von der ersten bis zur letzten Entscheidung vorn.
    }

## Spieler

analysis-players = Spieler
analysis-player = Spieler
analysis-points = SP
analysis-given-away = verschenkt
analysis-grades-loose_stone = lockere Steine
analysis-grades-crack = Risse
analysis-grades-collapse = Einstürze
analysis-luck = Glück

## Entscheidungen

analysis-decisions = Entscheidungen
analysis-decisions-note = Die Prozentzahl ist die Siegchance, die die Wahl ihrem Spieler ließ.
analysis-only-flaws = Nur Entscheidungen, die Chancen verschenkten
analysis-grade-loose_stone = lockerer Stein
analysis-grade-crack = Riss
analysis-grade-collapse = Einsturz
# $move (Text) - ein Zug in Worten; $chance (Text) - die Chance, die er lässt
analysis-better = Besser: { $move } ({ $chance })

## Wie sie gemacht ist

analysis-method = Wie man sie liest
analysis-method-opinion = Dies ist die Meinung eines Bots, der bei jeder Entscheidung einen Augenblick vorausschaut. Sie kann falsch sein, und ein stärkerer Bot oder ein längerer Blick sieht es vielleicht anders.
analysis-method-chances = Jede Entscheidung wird nach dem beurteilt, was ihr Spieler damals wissen konnte, nicht nach dem, was im Beutel war. Die Chancen vor einer Entscheidung setzen voraus, dass alle so fortfahren, wie der Bot es täte.
analysis-method-given-away = Verschenkt ist, um wie viel der beste Zug eine bessere Chance gelassen hätte als der gewählte. Ab { $loose_stone } ist es ein lockerer Stein, ab { $crack } ein Riss, ab { $collapse } ein Einsturz; weniger liegt innerhalb der Zweifel des Bots und wird nicht gezählt.
analysis-method-luck = Glück ist, um wie viel Beutel, Würfel und Ereignisse, die niemand vorhersehen konnte, die Chance eines Spielers änderten. Was die anderen wählen, ist kein Glück.
analysis-again = Wie man sie wiederholt
analysis-version = Kingsbridge { $version }. Derselbe Befehl ergibt dieselbe Analyse, außer wenn der Bot nach der Uhr denkt.

## Im Terminal

analysis-json-file = Analyse: { $path }
analysis-page-file = Seite: { $path }
analysis-interrupted = Abgebrochen: nichts wurde geschrieben.
