### Fehler, und warum es welche waren: in einer Analyse im Terminal, auf ihrer Seite und neben einer Wiederholung.

## Die Partie jedes Einzelnen

# $given (String) - die Chance, die Entscheidungen verschenkten; $luck (String) - was der Zufall gab oder nahm
judged-sum-lucky = { $player } verschenkte { $given } durch Entscheidungen, und der Zufall gab { $luck } zurück.
judged-sum-unlucky = { $player } verschenkte { $given } durch Entscheidungen, und der Zufall nahm weitere { $luck }.
judged-sum-even = { $player } verschenkte { $given } durch Entscheidungen; der Zufall gab und nahm nichts, was zählt.
judged-mistakes = Fehler
judged-mistakes-note = Was Chancen verschenkte, jeweils mit dem besseren Zug und dem, was er gebracht hätte.
judged-no-mistakes = { $player } machte keinen Fehler, der zählt.
# $grade (String) - etwa „Riss“; $given (String) - die verschenkte Chance
judged-mistake = { $grade }, { $given } verschenkt

## Warum: was der bessere Zug bringt, wenn alle weiterspielen

# $points (String) - Siegpunkte mit ihrem Vorzeichen
judged-round = Bis zum Ende der Runde bringt der bessere Zug { $points } SP{ $sources }.
judged-game = Bis zum Ende der Partie bringt er { $points } SP{ $sources }.
# $sources (String) - eine Liste, woher Punkte kommen
judged-sources = { " " }({ $sources })
judged-source = { $source } { $points }
# $player (String) - jemand anderes
judged-other = { $player } bringt er { $points } SP.
judged-no-points = Nach Faustregeln weitergespielt bringt er nicht mehr Punkte: Wofür er gut ist, sieht ein Bot, der weiter vorausschaut.

## Während ein Bot auf eine Partie zurückblickt

judged-going-on = Ein Bot blickt auf diese Partie zurück: { $done } von { $total } Entscheidungen gewogen.
judged-waiting = Ein Bot wird auf diese Partie zurückblicken, sobald er Zeit hat.
judged-look-back = Nach einem Spiel einen Bot von selbst darauf zurückblicken lassen

## Neben einer Wiederholung

judged-everybody = Die aller
judged-nobody = Niemand
judged-show = Chancen und Fehler
judged-show-log = Was geschah
judged-speed = Wie schnell es abläuft
judged-speed-slow = langsam
judged-speed-normal = normal
judged-speed-fast = schnell
judged-round-back = Eine Runde zurück
judged-round-forward = Zur nächsten Runde
judged-next-own = Zur nächsten Entscheidung dessen, mit dessen Augen man sieht
judged-next-mistake = Zum nächsten Fehler
# $made and $best (String) - moves in words
judged-here = Gespielt: { $made }. Besser: { $best }.
judged-here-sound = Gespielt: { $made }. Kein Zug war besser.
judged-keys = Tasten: n nächste Entscheidung, m nächster Fehler, [ und ] Runden, s Tempo, a Chancen und Fehler.
