### Die Wörter des Terminals, für jedes Spiel.

## Spieler und was ihnen gehört

seat-0 = Rot
seat-1 = Blau
seat-2 = Grün
seat-3 = Gelb
you = du
bot = Bot
gold = Gold
vp = SP
workers = Arbeiter
cubes = Baustoffe
craftsmen = Handwerker
privileges = Vorrechte

## Befehle

# Die Befehlswörter selbst werden so eingetippt, wie sie dastehen, und nicht übersetzt.
terminal-help =
    eine Zahl      diese Möglichkeit wählen
    why            was jetzt nicht geht und nach welcher Regel
    undo           die letzte Wahl zurücknehmen
    save           das Spiel speichern
    log            was bisher geschah
    cards          die Karten auf dem Tisch und was sie bewirken
    rules CLAUSE   der Wortlaut einer Regel, zum Beispiel: rules P-12.8
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

# $player (String) - der Name am Platz des Bots
terminal-bot-plays = { $player } (Bot) überlegt …
terminal-game-over = Das Spiel ist zu Ende.
# $names (String) - die Sieger, aufgezählt; $count (Number) - wie viele es sind
terminal-winner =
    { $count ->
        [one] { $names } gewinnt.
       *[other] { $names } teilen sich den Sieg.
    }
terminal-tie-by-gold = Gleichstand nach Siegpunkten: Das meiste Gold entscheidet.
terminal-goodbye = Das Spiel ist gespeichert unter { $path }. Bis zum nächsten Mal!
