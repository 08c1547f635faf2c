### Die Lektion von „Die Säulen der Erde“.

pillars-lesson-goal = Worum es geht
pillars-lesson-goal-text = Du bist Aliena und hilfst, die Kathedrale von Kingsbridge zu bauen. Nach sechs Runden gewinnt, wer die meisten Siegpunkte hat. In jeder Runde schickst du Arbeiter aus, setzt drei Baumeister in der Stadt ein, gehst im Uhrzeigersinn um den Spielplan, und zuletzt machen deine Handwerker aus Baustoffen Punkte. Jeder Schritt dieser Lektion stellt den Tisch neu auf.

pillars-lesson-pool = Karten aus dem Vorrat
pillars-lesson-pool-text = Reihum nehmen alle je eine Karte aus dem Vorrat. Eine Baustoffkarte schickt Arbeiter nach Baustoffen aus; danach kommen sie wieder heim. Ein Handwerker kostet Gold und bleibt bei dir. Stein ist am meisten wert, und der Maurer macht aus jedem einzelnen Stein einen Siegpunkt.
pillars-lesson-pool-task-1 = Nimm die Steinbruchkarte mit 3 Stein, für 8 deiner 12 Arbeiter.
pillars-lesson-pool-task-2 = Jack hat Holz genommen. Wirb nun für 5 Gold den Maurer an.
pillars-lesson-pool-right = Stein, und jemand, der Punkte daraus macht: So entstehen die meisten Punkte.
pillars-lesson-pool-wrong-fewer = Auch das wäre Stein, aber nur 2. Alle Arbeiter kommen nach der Runde heim, es schadet also nicht, 8 zu schicken. Nimm die Karte mit 3.
pillars-lesson-pool-wrong-other_good = Auch das bringt Baustoffe, aber Sand und Holz geben weniger Punkte als Stein. Bleib vorerst bei Stein und Maurer.
pillars-lesson-pool-wrong-mason_first = Du wirst ihn brauchen, aber man nimmt immer nur eine Karte, und inzwischen könnte Jack den Stein nehmen. Nimm zuerst den Stein.
pillars-lesson-pool-wrong-tool_maker = Der Werkzeugmacher bringt 2 Gold pro Runde, aber nur, wenn du Metall besitzt, und du hast keines.
pillars-lesson-pool-wrong-pass = Wer passt, nimmt in dieser Runde keine Karte mehr. Du hast noch Arbeiter und Gold, die etwas tun können.

pillars-lesson-workers = Arbeiter, die übrig sind
pillars-lesson-workers-text = Eine Baustoffkarte verlangt eine Anzahl Arbeiter. Wer übrig ist, wenn du passt, geht in die Wollmühle und verdient 1 Gold. Du hast 6 freie Arbeiter und wenig Gold, und die Steuer kommt noch.
pillars-lesson-workers-task-1 = Nimm eine Karte, die 2 Arbeiter für die Wollmühle übrig lässt.
pillars-lesson-workers-task-2 = Zwei Arbeiter reichen für keine Karte mehr. Passe, dann gehen sie in die Mühle.
pillars-lesson-workers-right = Zwei Arbeiter verdienen 2 Gold. Baustoffe oder Gold: Arbeiter bringen beides.
pillars-lesson-workers-wrong-wood = 3 Holz brauchen alle 6 Arbeiter. Dann bleibt niemand für die Wollmühle.
pillars-lesson-workers-wrong-stone = In anderen Runden eine gute Karte! Aber sie braucht 5 Arbeiter, und nur einer bliebe, um Gold zu verdienen.
pillars-lesson-workers-wrong-pass = Dann verdienten 6 Arbeiter 6 Gold, brächten aber keinen Baustoff. Du kannst beides haben: Sand und 2 Gold.

pillars-lesson-early = Warum früh teuer ist
pillars-lesson-early-text = Die Baumeister aller werden einzeln aus einem Beutel gezogen. Den ersten einzusetzen kostet 7 Gold, den nächsten 6 und so weiter. Wer passt, lässt den Baumeister warten, bis alle anderen stehen; dann ist er kostenlos, findet aber nur noch, was frei ist. Du hast nur 9 Gold.
pillars-lesson-early-task-1 = 7 Gold sind heute zu viel. Passe.
pillars-lesson-early-task-2 = Jack hat 6 Gold für den Markt bezahlt. Dein Baumeister ist nun kostenlos: Wähle das Priorat, für 2 Siegpunkte.
pillars-lesson-early-right = Kostenlos, und trotzdem 2 Punkte. Zahle nur dann früh, wenn du auf einen Ort nicht verzichten kannst.
pillars-lesson-early-wrong-dear = Das kostete 7 deiner 9 Gold. So viel ist dir hier heute nichts wert: Die Steuer kommt noch, und du willst Handwerker anwerben.
pillars-lesson-early-wrong-elsewhere = Auch dieser Ort hat seinen Nutzen. Hier aber gibt es gleich Punkte: Wähle das Priorat.

pillars-lesson-places = Was die Orte bringen
pillars-lesson-places-text = Zeig auf einen Ort, um zu lesen, was er bringt. Der Königshof erspart dir die Steuer. Nur am Markt kannst du kaufen und verkaufen. Shiring bringt einen Handwerker umsonst, Kingsbridge ein Vorrecht, das Priorat Punkte, die Kathedrale den ersten Zug der nächsten Runde.
pillars-lesson-places-task-1 = Deine drei Baumeister haben gewartet und sind nun kostenlos. Stell einen dorthin, wo man keine Steuer zahlt.
pillars-lesson-places-task-2 = Stell den nächsten dorthin, wo du Baustoffe gegen Gold handelst.
pillars-lesson-places-task-3 = Stell den letzten dorthin, wo du den Maurer umsonst bekommst.
pillars-lesson-places-right = Alles geschieht von selbst, wenn der Ort an der Reihe ist: Du hast keine Steuer gezahlt, und der Maurer gehört dir.
pillars-lesson-places-wrong-archbishop = Der Erzbischof schützt vor einem schlechten Ereignis oder gibt einen Baustoff. Das suchst du gerade nicht.
pillars-lesson-places-wrong-priory = Das Priorat gibt Siegpunkte: 2 auf dem ersten Feld, 1 auf dem zweiten. Such den Ort der Aufgabe.
pillars-lesson-places-wrong-castle = Die Burg Shiring leiht dir in der nächsten Runde 2 Arbeiter. Such den Ort der Aufgabe.
pillars-lesson-places-wrong-cathedral = Wer an der Kathedrale steht, beginnt die nächste Runde. Such den Ort der Aufgabe.
pillars-lesson-places-wrong-market = Am Markt wird gehandelt. Das ist die zweite Aufgabe: ein Baumeister nach dem anderen.
pillars-lesson-places-wrong-kings_court = Ein Baumeister am Königshof genügt, um keine Steuer zu zahlen. Such den Ort der Aufgabe.
pillars-lesson-places-wrong-kingsbridge = In Kingsbridge bekommst du das Vorrecht des Feldes, einen bleibenden Vorteil. Such den Ort der Aufgabe.
pillars-lesson-places-wrong-mixer = Das ist der verbesserte Mörtelmischer, kostenlos. Ein guter Handwerker, aber nicht, was die Aufgabe verlangt.
pillars-lesson-places-wrong-shiring = Shiring bringt einen Handwerker umsonst. Such zuerst den Ort der Aufgabe.

pillars-lesson-event = Ereignis und Erzbischof
pillars-lesson-event-text = Bevor es um den Spielplan geht, wird ein Ereignis aufgedeckt, das alle betrifft. Dieses lässt alle 4 Gold zahlen. Du hast einen Baumeister beim Erzbischof: Er schützt dich vor einem schlechten Ereignis oder gibt dir einen Baustoff.
pillars-lesson-event-task = Du hast 6 Gold, und die Steuer kommt auch noch. Bitte um Schutz.
pillars-lesson-event-right = Der Rest ging von selbst: Wollmühle, Priorat, dein Stein aus dem Steinbruch und der Steuerwürfel. Jack steht am Königshof und zahlt keine Steuer.
pillars-lesson-event-wrong-cube = Ein Baustoff ist 2 bis 4 Gold wert, aber dann nimmt das Ereignis 4, und mit der Steuer danach könntest du Punkte verlieren. Bitte um Schutz.

pillars-lesson-market = Am Markt
pillars-lesson-market-text = In jedem Zug am Markt kaufst oder verkaufst du von einer Art. Sand ist 2 Gold wert, Holz 3, Stein 4. Stein verkauft nur, wer einen Steinmetz hat, Holz kauft nur, wer einen Schreiner hat. Dein Schreiner macht aus 2 Holz einen Punkt, und du hast 1.
pillars-lesson-market-task-1 = Du hast 1 Gold. Verkaufe alle 3 Sand.
pillars-lesson-market-task-2 = Kaufe nun 1 Holz, damit dein Schreiner zwei hat.
pillars-lesson-market-right = Aus drei Sand wurden ein Holz und 4 Gold, und aus zwei Holz wird ein Siegpunkt.
pillars-lesson-market-wrong-fewer = Den Sand, der übrig bliebe, braucht hier niemand: Drei Sand sind 6 Gold wert. Verkaufe alle auf einmal.
pillars-lesson-market-wrong-wood = Das Holz willst du behalten: Mit noch einem macht dein Schreiner einen Punkt daraus.
pillars-lesson-market-wrong-more = Eines genügt: 2 Holz geben einen Punkt, ein drittes bliebe übrig.
pillars-lesson-market-wrong-buy_other = Dagegen spricht nichts, aber dir fehlt 1 Holz zu einem Punkt.
pillars-lesson-market-wrong-withdraw = Wer sich zurückzieht, handelt in dieser Runde nicht mehr. Du hast noch etwas zu handeln.

pillars-lesson-craftsmen = Was ein Baustoff wert ist
pillars-lesson-craftsmen-text = An der Kathedrale arbeiten deine Handwerker. Derselbe Stein ist beim einen mehr wert als beim anderen: Der Steinmetz macht aus 2 Stein 1 Punkt, der Maurer aus jedem Stein 1 Punkt (wenn du einen Mörtelmischer hast). Du hast 2 Stein.
pillars-lesson-craftsmen-task-1 = Mach aus deinen 2 Stein so viele Punkte wie möglich: Lass den Richtigen arbeiten.
pillars-lesson-craftsmen-task-2 = Ein Stein ist übrig: Lass ihn noch einmal arbeiten.
pillars-lesson-craftsmen-right = Zwei Punkte aus zwei Stein. Der Steinmetz hätte einen daraus gemacht.
pillars-lesson-craftsmen-wrong-stonecutter = Der Steinmetz braucht 2 Stein für 1 Punkt, der Maurer nur einen.
pillars-lesson-craftsmen-wrong-finish = Was nicht verarbeitet wird, bringt keine Punkte, und am Ende des Spiels gar nichts. Lass den Maurer arbeiten.

pillars-lesson-capacity = Wie oft sie arbeiten
pillars-lesson-capacity-text = Jeder Handwerker arbeitet in einer Runde nur so oft, wie die Zahl auf seiner Karte sagt. Der Maurer zweimal, Steinmetz und Schreiner viermal, der Mörtelmischer dreimal. Du hast 4 Stein.
pillars-lesson-capacity-task-1 = Lass den Besten zuerst arbeiten.
pillars-lesson-capacity-task-2 = Er darf noch einmal.
pillars-lesson-capacity-task-3 = Der Maurer hat getan, was er in dieser Runde kann. Wer kann noch 2 Stein gebrauchen?
pillars-lesson-capacity-right = 3 Punkte aus 4 Stein. Mit einem zweiten Maurer wären es 4: Mehr Handwerker sind so wichtig wie mehr Baustoffe.
pillars-lesson-capacity-wrong-stonecutter = Er kann es, braucht aber 2 Stein für einen Punkt. Lass zuerst den Maurer so oft arbeiten, wie er darf, und den Steinmetz mit dem Rest.
pillars-lesson-capacity-wrong-mixer = Der Mörtelmischer macht aus 3 Sand einen Punkt. Das kann er jederzeit; hier geht es um deinen Stein.
pillars-lesson-capacity-wrong-finish = Aus dem Stein lassen sich noch Punkte machen.

pillars-lesson-room = Fünf Häuser
pillars-lesson-room-text = Du hast Platz für fünf Handwerker. Kommt ein sechster, muss einer gehen. Dein verbesserter Mörtelmischer macht aus 2 Sand einen Punkt; der alte braucht 3 dafür.
pillars-lesson-room-task-1 = Wirb für 5 Gold den Maurer an.
pillars-lesson-room-task-2 = Nun muss einer gehen. Wessen Arbeit kann ein anderer von deinen besser?
pillars-lesson-room-right = Gut gewählt: Auch der verbesserte Mörtelmischer dient dem Maurer.
pillars-lesson-room-wrong-tool_maker = Der Werkzeugmacher braucht Metall, und du hast keines. Der Maurer braucht Stein, und der ist schon unterwegs zu dir.
pillars-lesson-room-wrong-pass = Du hast 6 Gold, und ein Maurer ist zu haben: von nun an ein Punkt aus jedem Stein.
pillars-lesson-room-wrong-new = Du hast eben 5 Gold für ihn bezahlt! Er macht am meisten aus deinem Stein. Such einen, den du nicht mehr brauchst.
pillars-lesson-room-wrong-useful = Diesen nicht: Er arbeitet öfter als die anderen oder erlaubt dir, was sonst keiner von deinen kann. Vergleiche die beiden Mörtelmischer.

pillars-lesson-end = Das Ende des Spiels
pillars-lesson-end-text = Dann bekommt die Kathedrale ein neues Stück, und in der nächsten Runde gibt es bessere Handwerker. Nach der sechsten Runde steht sie, und die meisten Siegpunkte gewinnen; bei Gleichstand zählt das Gold. Nun weißt du alles für ein erstes Spiel; was neu ist, erklärt dir der Ratgeber.
