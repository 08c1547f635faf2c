### Der Wollmarkt: was an seinem Tisch gesagt wird.

fleece-title = Der Wollmarkt
fleece-about = Posten um Posten wird Wolle verkauft, und jede Börse hat nur eine Gelegenheit. Lege deine verdeckt und errate, was die anderen legen. Zwei bis sechs Händler.
fleece-option-lots = Wie viele Posten zum Verkauf stehen und wie viele Börsen jeder Händler hat.

## Züge

fleece-move-lay = Die Börse mit { $purse } Schilling legen
fleece-move-sit_out = Diese Runde aussetzen

## Fragen

fleece-round = Posten { $round } von { $lots }
fleece-prompt =
    { $waiting ->
        [0] { $player }: Welche Börse für den Posten zu { $lot }?
       *[other] { $player }: Welche Börse für den Posten zu { $lot } und die { $waiting } Säcke, die warten?
    }
fleece-tie = Mehrere haben die meiste Wolle; ihr bester Posten, der zu { $lot }, entscheidet.

## Was geschehen ist

fleece-story-round_begins =
    { $lot ->
        [one] Posten { $round }: 1 Sack Wolle
       *[other] Posten { $round }: { $lot } Säcke Wolle
    }
fleece-story-lays = { $player } legt etwas verdeckt hin.
fleece-story-chose =
    { $purse ->
        [0] Du setzt diese Runde aus.
       *[other] Du hast die Börse mit { $purse } Schilling gelegt.
    }
fleece-story-sits_out = { $player } setzt diese Runde aus.
fleece-story-opens = { $player } öffnet die Börse mit { $purse } Schilling.
fleece-story-waits = Keine Börse ist allein: Der Posten zu { $lot } wartet auf den nächsten Verkauf.
fleece-story-buys =
    { $sacks ->
        [one] { $player } bekommt 1 Sack für { $purse }.
       *[other] { $player } bekommt { $sacks } Säcke für { $purse }.
    }
fleece-story-wins =
    { $sacks ->
        [one] { $player } gewinnt mit 1 Sack Wolle.
       *[other] { $player } gewinnt mit { $sacks } Säcken Wolle.
    }

## Wertungsblatt

fleece-sheet-lot = Posten zu { $lot }

## Was auf dem Tisch liegt, wo es erzählt und nicht gezeichnet wird

fleece-view-round = Runde
fleece-view-lots = Posten insgesamt
fleece-view-lot = zu verkaufen
fleece-view-waiting = warten
fleece-view-unsold = noch zu kommen
fleece-view-laid = du hast gelegt
fleece-view-purses = Börsen
fleece-view-sat_out = hat ausgesetzt
fleece-view-has_laid = hat gelegt
fleece-view-taken = erhaltene Posten
fleece-view-points = Säcke
