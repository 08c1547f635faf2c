### Die Lektionen, in der Anwendung und wo immer sie erzählt werden.

learn-not-meant = „{ $what }“ ist erlaubt, aber darum geht es hier nicht.
learn-not-meant-happens = „{ $what }“ ist erlaubt, aber darum geht es hier nicht. Weiter ginge es so: { $happens }
learn-refused = „{ $what }“ ist verboten. { $why }

web-learn = Spielen lernen
web-learn-door = Neu hier? Lerne es beim Spielen, in etwa fünf Minuten.
web-learn-go-on = Weiter lernen
web-learn-again = Die Lektion wiederholen
web-learn-lesson = Lektion: { $title }
web-learn-step = Schritt { $step } von { $steps }
web-learn-steps = Alle Schritte
web-learn-done = erledigt
web-learn-next = Weiter
web-learn-back = Zurück
web-learn-retry = Noch einmal
web-learn-show = Zeig es mir
web-learn-task = Deine Aufgabe
web-learn-right = Richtig!
web-learn-wrong = Diesmal nicht.
web-learn-happened = Was geschah
web-learn-first-game = Dein erstes Spiel
web-learn-first-game-about = Nun setzt du dich zu { $bots } Lehrlingen, die sanft spielen. Der Ratgeber spricht, wenn etwas neu ist, Tipps sind erlaubt, und alles lässt sich zurücknehmen.
web-learn-leave = Die Lektion verlassen; sie geht weiter, wo du aufgehört hast
