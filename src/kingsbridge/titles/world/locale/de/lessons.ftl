### Die Lektion von „Die Tore der Welt“.

world-lesson-goal = Worum es geht
world-lesson-goal-text = Du bist Caris. Es gibt vier Kapitel zu sechs Runden, und die meisten Siegpunkte gewinnen. In jeder Runde wird ein Ereignis aufgedeckt, es bringt allen ein Einkommen, und jeder spielt eine Aktionskarte. Am Ende eines Kapitels schulden alle 2 Frömmigkeit, 2 Getreide und 2 bis 5 Gold Steuer: die Pflichten, die du hier immer siehst. Jeder Schritt dieser Lektion stellt den Tisch neu auf.

world-lesson-event = Das Ereignis drehen
world-lesson-event-text = In dieser Runde bist du der aktive Spieler. Du legst das Ereignis auf eine von vier Arten hin. Jede gibt dir, was ihre Ecke zeigt, Merthin eine andere Ecke, und zieht den Gunstmarker, der nur dir nützt. Getreide ist knapp, und alle schulden 2 davon.
world-lesson-event-task = Dreh das Ereignis so, dass du 1 Getreide bekommst.
world-lesson-event-right = Die Hälfte deines Getreides hast du. Wenn Merthin das Ereignis dreht, nimmst du, was er dir lässt.
world-lesson-event-wrong-other = Auch das bringt dir etwas, aber kein Getreide. Jede Wahl sagt, was du bekämst und wohin der Gunstmarker ginge.

world-lesson-favor = Die Gunst
world-lesson-favor-text = Der Marker geht so weit, wie du das Ereignis gedreht hast, und wo er stehen bleibt, tut dir jemand einen Gefallen: Der Prior gibt Frömmigkeit, der Graf Getreide, der König 1 Punkt für jede Loyalität, die du hast. Du hast 3 Loyalität und behältst sie.
world-lesson-favor-task = Dreh das Ereignis so, dass der Marker zum König kommt.
world-lesson-favor-right = 3 Punkte, nur weil du Loyalität vorzeigst, und 1 Frömmigkeit als Einkommen dazu.
world-lesson-favor-wrong-outlaws = Die Geächteten nehmen dir 1 Gold. Manchmal ist das Einkommen es wert, aber du suchst den König.
world-lesson-favor-wrong-stays = Bleibt der Marker stehen, tut dir niemand einen Gefallen.
world-lesson-favor-wrong-other = Der Marker bliebe woanders stehen. Bis zum König sind es 2 Felder.

world-lesson-card = Eine Karte spielen, eine abwerfen
world-lesson-card-text = Für sechs Runden hast du zwölf Aktionskarten. In jeder Runde spielst du eine und wirfst eine andere ungenutzt verdeckt ab. Von zwölf Aktionen bleiben dir also sechs in einem Kapitel; danach kommen alle Karten zurück.
world-lesson-card-task-1 = Du schuldest Getreide: Spiel die Karte Getreide.
world-lesson-card-task-2 = Wirf nun eine Karte ab, die du entbehren kannst. Behalte Frömmigkeit, denn die schuldest du, und alles, was baut.
world-lesson-card-right = Diese Aktion hast du erst im nächsten Kapitel wieder. Zu wählen, worauf man verzichtet, ist das halbe Spiel.
world-lesson-card-wrong-privilege = Vorrecht wiederholt die Aktion der vorigen Runde. Dies ist die erste: Es gibt nichts zu wiederholen.
world-lesson-card-wrong-piety = Am Ende des Kapitels schuldest du 2 Frömmigkeit; jede fehlende kostet 3 Punkte. Behalte sie.
world-lesson-card-wrong-keep = Bauvorhaben und Häuser bringen Punkte und Waren. Wirf etwas ab, das dir jetzt weniger nützt.
world-lesson-card-wrong-forgo = Dann hättest du eine Karte für nichts gespielt. Das Getreide kannst du brauchen.

world-lesson-build = An einem Bauvorhaben bauen
world-lesson-build-text = Bauvorhaben sind die sichersten Punkte: 3 für jeden Stein und jedes Holz, das du auf ein passendes freies Feld legst, höchstens zwei mit einer Karte, beide am selben Bauvorhaben. Wer dafür gespendet hat, bekommt einen Bonus, wenn es fertig ist.
world-lesson-build-task-1 = Du hast Stein und Holz. Spiel Bauvorhaben.
world-lesson-build-task-2 = Leg deinen Stein auf die Brücke.
world-lesson-build-task-3 = Und das Holz auch.
world-lesson-build-right = 6 Punkte mit einer Karte. Stein und Holz bringen das Einkommen, die Karte Baustoff oder ein Haus.
world-lesson-build-wrong-house = Du könntest ein Haus bauen. Aber ein Bauvorhaben bringt sofort Punkte: 3 für jeden Stein und jedes Holz.
world-lesson-build-wrong-donation = Ein Siegel bringt seinen Bonus erst, wenn das Bauvorhaben fertig ist. Bau zuerst daran.
world-lesson-build-wrong-other_cube = Gern, auch das brächte 3 Punkte; aber halte dich an die Reihenfolge der Aufgabe.
world-lesson-build-wrong-st_mark = Auch St. Mark brächte 3 Punkte. Bau diesmal an der Brücke.
world-lesson-build-wrong-done = Es ist noch etwas zu legen, für je 3 Punkte.

world-lesson-house = Ein eigenes Haus
world-lesson-house-text = Ein Haus kostet 1 Gold und den Stein oder das Holz, das sein Bauplatz zeigt. Es bleibt stehen, wenn kein Ereignis es nimmt, und bringt sein Einkommen, sooft du Miete spielst. Niemand darf zwei Häuser mit demselben Einkommen haben.
world-lesson-house-task-1 = Spiel Hausbau.
world-lesson-house-task-2 = Bau ein Haus, das 4 Gold bringt: Dann macht dir die Steuer keine Sorgen.
world-lesson-house-right = Mit der ersten Miete ist es bezahlt. Bau früh: Dann bringt es in mehr Kapiteln etwas ein.
world-lesson-house-wrong-building = Die Brücke brächte Punkte. Ein Haus aber bringt immer wieder etwas; bau jetzt eines.
world-lesson-house-wrong-other = Auch ein gutes Haus! Aber such diesmal das, das 4 Gold bringt.
world-lesson-house-wrong-done = Du hast alles, was ein Haus kostet: Bau es.

world-lesson-rent = Miete
world-lesson-rent-text = Miete bringt das Einkommen zweier deiner Häuser. Du hast drei: Eines bringt Gold, eines Frömmigkeit, eines Wolle. Am Ende des Kapitels schuldest du Gold und Frömmigkeit.
world-lesson-rent-task-1 = Spiel Miete.
world-lesson-rent-task-2 = Nimm eine der beiden Mieten, die deine Pflichten verlangen.
world-lesson-rent-task-3 = Und die andere.
world-lesson-rent-right = Eine Karte, und du hast alle Frömmigkeit und wohl die ganze Steuer dieses Kapitels.
world-lesson-rent-wrong-privilege = Vorrecht wiederholt die Aktion, die du zuletzt ausgeführt hast. Du hast noch keine ausgeführt.
world-lesson-rent-wrong-wool = Wolle lässt sich für je 2 Gold verkaufen, aber das braucht noch eine Karte. Die Pflichten verlangen Gold und Frömmigkeit.
world-lesson-rent-wrong-done = Es sind noch Mieten zu holen.

world-lesson-care = Medizin und die Pest
world-lesson-care-text = Ab Kapitel III bricht die Pest aus. Wer so viel medizinisches Wissen hat, wie die Zahl eines erkrankten Ortes verlangt, kann ihn mit Medizin pflegen: 2 Punkte und was der Ort gibt. Das Wissen wird nur gezeigt und geht nie verloren. Du hast 2.
world-lesson-care-task-1 = Spiel Medizin.
world-lesson-care-task-2 = Pflege den Ort, der nicht mehr als 2 verlangt.
world-lesson-care-right = 2 Punkte und noch etwas dazu, und dein Wissen ist noch da für den nächsten.
world-lesson-care-wrong-treat = Das bringt 1 Gold und 1 Punkt und bleibt dir immer. Kranke zu pflegen bringt mehr.
world-lesson-care-wrong-done = Du kannst jemanden pflegen: Tu es.

world-lesson-owed = Die letzte Runde eines Kapitels
world-lesson-owed-text = Zwei Karten sind übrig: Eine wird gespielt, die andere abgeworfen. Sieh auf deine Pflichten: 2 Frömmigkeit, 2 Getreide und die Steuer. Du hast 6 Gold, 2 Getreide, aber nur 1 Frömmigkeit. Jede fehlende kostet 3 Punkte, und dazu kommt die Buße.
world-lesson-owed-task = Spiel, was deine Pflichten noch verlangen.
world-lesson-owed-right = Alles, was du schuldest, ist da: Du verlierst keine Punkte und leidest keine Strafe.
world-lesson-owed-wrong-sales = Gold hast du genug für jede Steuer. Was fehlt, ist 1 Frömmigkeit.
world-lesson-owed-wrong-forgo = Dann fehlte die Frömmigkeit noch immer: 3 Punkte und die Buße.

world-lesson-penalty = Wenn etwas fehlt
world-lesson-penalty-text = Das Kapitel ist zu Ende, und 1 Getreide fehlte. Das kostet 2 Punkte und bringt eine Strafe: Betteln, also kein Einkommen in der ersten Runde des nächsten Kapitels. 1 Loyalität erspart dir die Strafe, nicht aber die Punkte.
world-lesson-penalty-task = Gib 1 Loyalität, um verschont zu bleiben.
world-lesson-penalty-right = Fehlendes Getreide kostet je 2 Punkte, fehlende Frömmigkeit 3, fehlendes Gold 1. Merthin hatte weder Getreide noch Loyalität: Er geht betteln.
world-lesson-penalty-wrong-suffer = Dann hättest du in der ersten Runde des nächsten Kapitels kein Einkommen. Du hast 1 Loyalität: Nutze sie.

world-lesson-end = Das Ende des Spiels
world-lesson-end-text = Nach Kapitel IV kostet Fehlendes doppelt so viele Punkte. Dann ist jeder Stein und jedes Holz 1 Punkt wert, jedes Gold einen halben, und die meisten Punkte gewinnen. Nun weißt du alles für ein erstes Spiel: Dort beginnst du mit nur sechs der Karten. Was neu ist, erklärt dir der Ratgeber.
