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

## Zwei Seiten, kurz gesagt

world-guide-leaf-play = Vier Kapitel in Kingsbridge
world-guide-leaf-cards = Karten, Abgaben und Punkte
world-guide-part-goal-title = Worum es geht
world-guide-part-goal = Baue, handle, heile und gewinne die Gunst der Großen. Nach vier Kapiteln zu sechs Runden gewinnt, wer die meisten Siegpunkte hat.
world-guide-part-you-title = Womit du beginnst
world-guide-part-you = Zwölf Aktionskarten, vier Häuser, zwei Siegel, etwas Gold und Wolle. In jedem Kapitel werden sechs Karten gespielt und sechs abgeworfen; dann kommen alle zurück.
world-guide-part-town-title = Die Stadt
world-guide-part-town = In der Mitte liegt der Stadtrat mit dem Ereignis und der Gunstleiste. Darum herum Steinbruch, Wald, Felder und Markt, Bauvorhaben, Plätze für Häuser und Orte, die die Pest treffen kann.
world-guide-part-round-title = Eine Runde auf einen Blick
world-guide-part-round = Die letzten beiden kommen nur nach der sechsten Runde eines Kapitels.
world-guide-part-actions-title = Zwölf Aktionskarten
world-guide-part-actions = Spiele eine und wirf eine andere ungenutzt ab: Jede Wahl ist auch ein Verzicht.
world-guide-part-duties-title = Drei Abgaben
world-guide-part-duties = Am Ende jedes Kapitels sind sie für alle fällig. Wem etwas fehlt, der verliert Punkte und wird im nächsten Kapitel bestraft; eine Loyalität erspart dir eine Strafe.
world-guide-duty-piety = 2 sind fällig; jede fehlende kostet 3 Punkte. Buße: Du verlierst eine Karte.
world-guide-duty-grain = 2 sind fällig; jedes fehlende kostet 2 Punkte. Betteln: kein Einkommen in der ersten Runde.
world-guide-duty-gold = Der Würfel sagt, wie viel, 2 bis 5; jedes fehlende kostet 1 Punkt. Königliches Gericht: keine Aktion in der ersten Runde.
world-guide-part-points-title = Woher Punkte kommen
world-guide-part-points = Es gibt vier große Quellen.
world-guide-points-build = Bauen
world-guide-points-build-about = 3 Punkte für jeden Stein und jedes Holz auf einem Bauvorhaben.
world-guide-points-donate = Spenden
world-guide-points-donate-about = Ein Siegel bringt den Bonus seines Bauvorhabens, wenn es vollendet ist.
world-guide-points-favor = Gunst
world-guide-points-favor-about = König, Königin, Bischof, Zunftmeister und Priorin belohnen, was du hast.
world-guide-points-care = Pflege
world-guide-points-care-about = Ab Kapitel III 2 Punkte und ein Vorteil für jeden kranken Ort.
world-guide-part-plague-title = Die Pest
world-guide-part-plague = Ab Kapitel III deckt jedes Ereignis einen Ort auf. Seine Zahl ist das medizinische Wissen, das die Pflege verlangt. Wissen wird gezeigt, nie ausgegeben.
world-guide-part-end-title = Wie es endet
world-guide-part-end = Nach den Abgaben von Kapitel IV, bei denen Fehlendes doppelt kostet, zählt jeder übrige Stein und jedes Holz 1 Punkt, jedes Gold einen halben. Bei Gleichstand entscheidet mehr Frömmigkeit.
world-guide-project = Braucht { $stone } Stein und { $wood } Holz.

## Die Zeichen

world-guide-signs-goods = Güter und Punkte
world-guide-signs-formulas = In Formeln
world-guide-signs-marks = Zeichen eines Spielers
world-guide-signs-board = Auf dem Plan und um Karten
world-guide-signs-phases = Phasen einer Runde
world-guide-signs-actions = Aktionskarten
world-guide-signs-favor = Wessen Gunst zu gewinnen ist
world-guide-signs-projects = Bauvorhaben
world-guide-sign-formula-house = Haus
world-guide-sign-formula-house-about = Vier für jeden. Auf dem Plan kann es Miete bringen.
world-guide-sign-formula-seal = Siegel
world-guide-sign-formula-seal-about = Zwei für jeden: eine Spende für ein Bauvorhaben.
world-guide-sign-formula-repeat = Zwei Pfeile
world-guide-sign-formula-repeat-about = Führe deine letzte Aktion noch einmal aus.
world-guide-sign-formula-marker = Ring
world-guide-sign-formula-marker-about = Der Gunstmarker, den alle teilen.
world-guide-sign-formula-care = Grünes Kreuz
world-guide-sign-formula-care-about = Pflege die Kranken.
world-guide-sign-card-arrow = Pfeil
world-guide-sign-card-arrow-about = Was davor steht, gibt man; was danach steht, bekommt man.
world-guide-sign-card-most = Höchstens
world-guide-sign-card-most-about = Bis zu so viele.
world-guide-sign-card-either = Schrägstrich
world-guide-sign-card-either-about = Das eine oder das andere.
world-guide-sign-mark-start = Startspieler
world-guide-sign-mark-start-about = Der aktive Spieler dieser Runde: Er deckt das Ereignis auf und richtet es aus.
world-guide-sign-mark-penance = Buße
world-guide-sign-mark-penance-about = Verliert eine Karte, wenn das nächste Kapitel beginnt.
world-guide-sign-mark-begging = Betteln
world-guide-sign-mark-begging-about = Kein Einkommen in der ersten Runde des nächsten Kapitels.
world-guide-sign-mark-court = Königliches Gericht
world-guide-sign-mark-court-about = Keine Aktion in der ersten Runde des nächsten Kapitels.
world-guide-sign-board-council = Zahl am Rand des Stadtrats
world-guide-sign-board-council-about = Zeigt der Pfeil hierher, so zieht der Gunstmarker so viele Felder.
world-guide-sign-board-cover = Durchgestrichen
world-guide-sign-board-cover-about = Bis zum Ende des Kapitels abgedeckt.
world-guide-sign-board-unknown = Schädel
world-guide-sign-board-unknown-about = Ein verdeckter Pestmarker.
world-guide-sign-board-ill = Rote Scheibe
world-guide-sign-board-ill-about = Krank: Die Zahl ist das medizinische Wissen, das die Pflege verlangt.
world-guide-sign-board-cured = Grüner Haken
world-guide-sign-board-cured-about = Frei von der Pest.
world-guide-sign-border-action = Blauer Rand
world-guide-sign-border-action-about = Eine Aktionskarte.
world-guide-sign-border-event = Grüner Rand
world-guide-sign-border-event-about = Ein Ereignis, das sofort wirkt.
world-guide-sign-border-lasting = Violetter Rand
world-guide-sign-border-lasting-about = Ein Ereignis, das andauert.
world-guide-sign-border-place = Roter Rand
world-guide-sign-border-place-about = Ein Ort, den die Pest treffen kann.
