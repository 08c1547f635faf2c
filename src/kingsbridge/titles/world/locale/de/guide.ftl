### Die Anleitung zu Die Tore der Welt im Browser: was jede Phase tut, wozu jedes Gut da ist.

## Die Phasen einer Runde und eines Kapitels, und was in ihnen geschieht

world-guide-phase-reveal = Der aktive Spieler deckt ein Ereignis auf. Manche wirken sofort, andere bis zum Ende des Kapitels.
world-guide-phase-orient = Der aktive Spieler dreht die Karte: Jede Ecke zeigt auf einen Spieler, der Pfeil sagt, wie weit der Gunstmarker zieht.
world-guide-phase-income = Jeder erhält, was die Ecke zeigt, die auf ihn zeigt; fehlt es im Vorrat, stattdessen 1 Siegpunkt.
world-guide-phase-favor = Der Gunstmarker zieht, und nur der aktive Spieler erhält, was sein neues Feld gibt.
world-guide-phase-action = Spielt reihum eine Aktionskarte und werft eine andere verdeckt ab.
world-guide-phase-round_end = Ein dauerhaftes Ereignis kommt neben den Stadtrat, und die Startspielerfigur wandert nach links.
world-guide-phase-chapter_end = Nach sechs Runden: Jedes Bauvorhaben erhält einen Baustoff; Abdeckungen und dauerhafte Ereignisse gehen.
world-guide-phase-duties = Nach sechs Runden zahlen alle Frömmigkeit, Getreide und die Steuer in Gold. Was fehlt, kostet Siegpunkte und bringt Strafen.

## Wozu alles gut ist

world-guide-use-stone = Auf einem Bauvorhaben bringt er { $vp } Siegpunkte. Er bezahlt auch Häuser. Am Ende des Spiels ist jeder übrige 1 Punkt wert.
world-guide-use-wood = Auf einem Bauvorhaben bringt es { $vp } Siegpunkte. Es bezahlt auch Häuser. Am Ende des Spiels ist jedes übrige 1 Punkt wert.
world-guide-use-grain = Eine Abgabe: Am Ende jedes Kapitels sind { $due } fällig. Jedes fehlende kostet { $lost } Siegpunkte, und du musst betteln.
world-guide-use-piety = Eine Abgabe: Am Ende jedes Kapitels sind { $due } fällig. Jede fehlende kostet { $lost } Siegpunkte, und du musst Buße tun. Der Bischof gibt 1 Punkt für jede, die du hast.
world-guide-use-wool = Bringt verkauft { $wool } Gold oder wird zu Tuch gewebt.
world-guide-use-cloth = Bringt verkauft { $cloth } Gold, solange der Tuchmarkt offen ist, eines auf einmal.
world-guide-use-loyalty = Gib 1 her, und eine Strafe bleibt dir erspart. Der König gibt 1 Siegpunkt für jede, die du hast, die Königin 2, wenn du überhaupt eine hast. Wer die meiste hat, krönt den Turm.
world-guide-use-medical = Wird nie ausgegeben. Ab Kapitel III pflegt es Orte, die die Pest traf: je { $care } Siegpunkte und ein Vorteil. Die Priorin gibt 2, wenn du welches hast.
world-guide-use-gold = Bezahlt die Steuer, Häuser, Spenden und die Geächteten. Jedes Gold, das an der Steuer fehlt, kostet { $lost } Siegpunkt und bringt dich vor das königliche Gericht. Am Ende ist jedes übrige Gold einen halben Punkt wert.
world-guide-use-vp = Wer nach Kapitel IV am meisten hat, gewinnt.
world-guide-use-metal = Krönt den Turm: Es kommt auf die Spitze, wenn alle seine Felder voll sind.
world-guide-use-owed = Am Ende dieses Kapitels schuldest du { $owed } und hast { $has }: { $missing } fehlen, das kostet { $vp } SP.
