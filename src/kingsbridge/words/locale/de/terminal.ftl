### Die Wörter des Terminals, für jedes Spiel.

## Befehle

# Die Befehlswörter selbst werden so eingetippt, wie sie dastehen, und nicht übersetzt.
terminal-help =
    eine Zahl      diese Möglichkeit wählen
    why            was jetzt nicht geht und nach welcher Regel
    undo           die letzte Wahl zurücknehmen
    save           das Spiel speichern
    save FILE      eine Kopie des Spiels woanders speichern
    table          der ganze Tisch und noch einmal die Möglichkeiten
    log            was bisher geschah
    cards          die Karten auf dem Tisch und was sie bewirken
    rules CLAUSE   der Wortlaut einer Regel{ $clause ->
        [none] { "" }
       *[other] , zum Beispiel: rules { $clause }
    }
    help           diese Übersicht
    quit           das Spiel speichern und gehen
terminal-choose = Deine Wahl (eine Zahl oder help)
terminal-no-such-choice =
    { $choices ->
        [one] Es gibt nur eine Möglichkeit: 1. Mit help siehst du die Befehle.
       *[other] Wähle eine Zahl von 1 bis { $choices } oder sieh dir mit help die Befehle an.
    }
terminal-why-none = Hier ist nichts verwehrt: Alles, was es zu tun gibt, steht auf der Liste.
terminal-saved = Gespeichert unter { $path }.
terminal-undone = Deine letzte Wahl ist zurückgenommen.
terminal-nothing-to-undo = Es gibt nichts zurückzunehmen.

## Der Spielverlauf

terminal-goodbye = Das Spiel ist gespeichert unter { $path }. Bis zum nächsten Mal!

## Weitere Befehle

terminal-best-none = Hier gibt es nichts zu berechnen.
terminal-best-how = Mit best! wird er ausgeführt; oder wähle selbst.
terminal-all-how = Mit all! gilt hier { $number } für den Rest dieser Runde.
terminal-all-none = Hier lässt sich nichts für die ganze Runde beantworten.
# $command (String) - was in einer Shell einzugeben ist
terminal-resume = Weiterspielen: { $command }
terminal-replay = Noch einmal ansehen: { $command }
terminal-unfinished-game = Ein angefangenes Spiel wartet. Weiterspielen: { $command }

## Wiederholungen

terminal-unfinished =
    { $moves ->
        [one] Das Spiel ist nicht beendet: { $moves } Zug ist gemacht.
       *[other] Das Spiel ist nicht beendet: { $moves } Züge sind gemacht.
    }
terminal-after-moves = Nach { $moves } von { $all } Zügen.
# $move (String) - ein Zug in Worten
terminal-was-played = Hier gespielt: { $move }
terminal-failure =
    { $moves ->
        [one] In diesem Spiel wurde nach { $moves } Zug ein Fehler gefunden:
       *[other] In diesem Spiel wurde nach { $moves } Zügen ein Fehler gefunden:
    }
terminal-checked-rules = Es ist ein Spiel von „{ $title }“ nach Version { $version } der Regeln.
terminal-checked-seed = Die Verteilung folgt aus der Startzahl.
terminal-checked-deal = Das Geheimnis der Verteilung ist das versprochene.
# $names (String) - wessen Zufall in der Verteilung steckt; $count (Number) - wie viele es sind
terminal-checked-salts =
    { $count ->
        [one] Der Zufall von { $names } steckt in der Verteilung, wie angekündigt.
       *[other] Der Zufall von { $names } steckt in der Verteilung, wie jeweils angekündigt.
    }
terminal-left-out =
    { $count ->
        [one] { $names } hat Zufall angekündigt und nicht rechtzeitig geschickt: Er steckt nicht in der Verteilung.
       *[other] { $names } haben Zufall angekündigt und nicht rechtzeitig geschickt: Er steckt nicht in der Verteilung.
    }
# $date (String) - wann ein Server die Aufzeichnung bekommen hat
terminal-imported = Ein Server hat dieses Spiel am { $date } bekommen: Er hat nicht gesehen, wer es gespielt hat.
terminal-checked-moves =
    { $moves ->
        [one] { $moves } Zug war erlaubt.
       *[other] { $moves } Züge, alle erlaubt.
    }
terminal-checked-table =
    { $moments ->
        [one] { $moments } Stellung, in der nichts verloren ging und nichts hinzukam.
       *[other] { $moments } Stellungen, in denen nichts verloren ging und nichts hinzukam.
    }
terminal-checked-scores = Die Punkte sind wie aufgezeichnet: { $scores }.
terminal-not-verified = diese Aufzeichnung stimmt nicht: { $reason }

## Spiele

terminal-players = { $fewest } bis { $most } Spieler
terminal-players-exactly =
    { $most ->
        [one] { $most } Spieler
       *[other] { $most } Spieler
    }

## Der Tisch

terminal-you = du
terminal-start = Startspieler:

## Alle Karten

# $values (String) - Namen und Werte, wie sie in der Datei der Berichtigungen stehen
terminal-corrected = Berichtigt: { $values }
terminal-origin-confirmed = bestätigt
terminal-origin-corrected = berichtigt
terminal-column-round = Runde
terminal-column-name = Name
terminal-column-cost = Kosten
terminal-column-formula = je Einsatz
terminal-column-capacity = Einsätze
terminal-column-remark = Bemerkung
terminal-column-kind = Art
terminal-column-effect = Wirkung
terminal-column-field = Feld
terminal-column-workers = Arbeiter
terminal-column-cubes = Baustoffe
terminal-column-key = Schlüssel
terminal-column-value = Wert
terminal-column-origin = aus
terminal-column-enters = kommt
terminal-column-spaces = Felder
terminal-column-bonus = bringt
terminal-column-corners = Ecken

## Regeln

terminal-rulings = { ruling-mark } { ruling-about } Frage die Regel mit ihrer Nummer ab, um die andere Lesart zu sehen und warum wir ihr nicht folgen.
terminal-no-rulings = Keine dieser Regeln ist unsere eigene Entscheidung.
