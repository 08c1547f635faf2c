### Das Analysebrett.

study-board = Analysebrett
study-about = Schau dir jeden Augenblick eines beendeten Spiels oder eine eigene Stellung genau an: was der stärkste Bot denkt, was folgen würde und was hätte sein können.
study-bring = Ein Spiel mitbringen
study-bring-about = Eine Aufzeichnung, eine Studie oder eine Stellung: Wähle die Datei, oder lass sie irgendwo auf dieser Seite fallen.
study-choose-file = Datei wählen
study-drop = Hier loslassen, um hineinzuschauen
study-bad-file = Diese Datei ist kein JSON: Bring eine Aufzeichnung, eine Studie oder eine Stellung mit.
study-bad-json = Das ist kein JSON: { $why }
study-set-up = Eine Stellung aufbauen
study-game = Spiel
study-seats = Plätze
study-seat = Platz { $number }
study-number = Nr. { $number }
study-mine = Meine Studien
study-throw-away = { $name } löschen
study-editor-about = Ändere, was anders sein soll. Die Regeln prüfen es vorher und nennen die Stelle, an der etwas nicht sein kann.
study-use = Diese Stellung untersuchen
study-as-json = Als JSON zeigen
study-as-form = Als Formular zeigen

study-more = Diese Studie
study-another = Eine andere öffnen
study-name = Name dieser Studie
study-keep = Diese Studie behalten
study-keep-copy = Eine eigene Kopie behalten
study-kept = Gespeichert
study-of = Eine Studie von { $name }
study-share = Link zu dieser Studie kopieren
study-export = Als Datei sichern, mit dem Spiel

study-thoughts = Was der stärkste Bot denkt
study-thinking = Der Bot denkt nach …
study-looks = { $looks } Blicke, bis zu { $depth } Züge voraus
study-looks-on = { $looks } Blicke, bis zu { $depth } Züge voraus; er schaut weiter …
study-chance-of = { $name }: { $chance }
study-best = Die besten Züge und was folgen würde
study-play-in = { $name }: { $move }. Die Folge bis hierher spielen

study-moves = Züge
study-beginning = Anfang
study-comment = Eine Bemerkung zu diesem Augenblick
study-cut = Diesen Zug und was folgt weglassen
study-first = Zum Anfang
study-back = Einen Zug zurück
study-next = Einen Zug weiter
study-last = Zum Ende des Spiels

study-eyes = Wessen Wissen
study-all-known = Alles bekannt
study-eyes-of = Wie { $name } es weiß
study-deal-again = Das Unbekannte neu austeilen

study-play-on = Von hier weiterspielen
study-play-on-about = Ein neuer Tisch beginnt genau mit diesem Augenblick. Er wird nicht gewertet.
study-my-seat = Ich spiele
study-against = Die anderen sind Bots

study-try-again = Noch einmal versuchen: den besseren Zug finden
study-show-answer = Die Antwort zeigen
study-trying = Finde den besten Zug. Die Antwort ist verborgen.
study-tried-best = { $move }: So würde es auch der Bot machen. Es bleiben { $chance }.
study-tried-good = { $move } ist so gut wie der beste Zug: Es bleiben { $chance }. Der Bot würde wählen: { $better }.
study-tried-worse = Nach { $move } bleiben { $chance }, { $lost } Punkte weniger als möglich. Versuche einen anderen Zug, oder sieh dir die Antwort an.
study-tried-same = Das wurde im Spiel gespielt.

study-being-played = Das spielst du gerade mit anderen: Niemand denkt für dich, bis dieses Spiel vorbei ist.
study-rated-game = Du spielst gerade ein gewertetes Spiel davon: Niemand denkt für dich, bis es vorbei ist.
study-not-over = Dieses Spiel ist noch nicht vorbei: Danach kann man hineinschauen.
