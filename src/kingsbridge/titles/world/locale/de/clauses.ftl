### Die Tore der Welt: jede Regel, wie sie hier gespielt wird, eine Nachricht je Regel.
### Derselbe Satz erklärt eine Ablehnung, eine Zeile im Protokoll und die Regelseite.

## 0

W-section-0 = Spielaufbau
W-0-1 = Zwei bis vier Spieler sitzen um den Spielplan, jeder an einer eigenen Seite. Bei weniger als vier Spielern bleiben Seiten leer.
    .other = Auf dem Titelblatt stehen zwei bis drei Spieler.
    .why = Die Regeln sprechen von Spielen zu viert, und die Beispiele haben vier Farben an einem Spielplan mit vier Seiten: Das Titelblatt ist ein Druckfehler.
W-0-2 = Das Spiel hat vier Kapitel zu je sechs Runden, und jede Runde hat ein Ereignis.
W-0-3 = Jedes Kapitel hat 11 eigene Ereignisse. Sechs davon kommen ins Spiel, die anderen fünf bekommt niemand zu sehen.
W-0-4 = Jeder Spieler hat 12 Aktionskarten, 4 Häuser und 2 Spendensiegel und beginnt mit 1 Wolle, 2 Gold und 8 Siegpunkten.
W-0-5 = Die Brücke liegt von Anfang an auf dem Spielplan. Der Tuchmarkt ist abgedeckt, und der Gunstmarker steht auf dem ersten Feld der Geächteten.
W-0-6 = Im ersten Spiel wird Kapitel I nur mit den sechs Aktionskarten mit Stern gespielt, und niemand wirft Karten ab. Die anderen sechs kommen in Kapitel II dazu. Eine Option legt das fest; sonst haben alle von Anfang an alle 12 Karten.
W-0-7 = Güter liegen hinter Sichtschirmen: Niemand sieht Gold, Wolle, Tuch, Stein, Holz, Getreide, Frömmigkeit, Loyalität und medizinisches Wissen der anderen. Siegpunkte, Häuser, Siegel und gespielte Karten sind offen, abgeworfene Karten liegen verdeckt. Mit einer Option liegen alle Güter offen. Ist das Spiel vorbei, liegt alles offen.
W-0-8 = Stein, Holz, Getreide, Frömmigkeit, Wolle, Tuch, Loyalität und medizinisches Wissen sind begrenzt. Was bezahlt wird, kommt zurück in seinen Vorrat.
W-0-9 = Die Vorräte sind bei jeder Spielerzahl gleich groß.
    .other = Bei weniger Spielern könnten Güter in der Schachtel bleiben.
    .why = Keine Quelle erzählt davon, und die Anleitung nennt Getreide und Frömmigkeit vor allem zu viert knapp, wie es bei gleichen Vorräten auch ist.
W-0-10 = Reicht ein Vorrat nicht für alle, wird zuerst der aktive Spieler bedient, dann die anderen im Uhrzeigersinn.
    .other = Reicht es nicht für alle, könnte niemand etwas bekommen, wie beim Bonus eines Bauvorhabens.
    .why = Das steht nur beim Bonus. Wo die Anleitung sonst eine Reihenfolge braucht, kommt zuerst der aktive Spieler, dann die anderen im Uhrzeigersinn.
W-0-11 = Der erste Startspieler wird ausgelost, sofern beim Eröffnen des Tisches kein Platz gewählt wurde.
    .other = Das Blatt zum Spielaufbau nennt vielleicht, wer beginnt; wir haben es nicht.
    .why = Das Los bevorzugt niemanden, und ein Tisch kann stattdessen einen Platz wählen.
W-0-12 = Gold ist immer genug da.
    .other = Auch Gold könnte ausgehen, wenn alle Münzen der Schachtel genommen sind.
    .why = Die Anleitung nennt andere Güter knapp, Gold aber nie, und eine Liste der Münzen hat sich nicht gefunden.

## 1

W-section-1 = Aufdecken
W-1-1 = Der Startspieler ist der aktive Spieler der Runde und deckt das oberste Ereignis auf.
W-1-2 = In den Kapiteln III und IV gilt vor dem Text die Zahl des Ereignisses, 1 bis 11: Der Pestmarker dieses Ortes wird aufgedeckt. Ein Ort, der schon erkrankt ist oder schon gepflegt wurde, erkrankt nicht noch einmal.
W-1-3 = Ein sofortiges Ereignis tritt gleich ein, noch bevor die Karte ausgerichtet wird. Gibt es etwas zu wählen, wählt zuerst der aktive Spieler, dann die anderen im Uhrzeigersinn.
W-1-4 = Ein langfristiges Ereignis wirkt auf die Aktionskarten, die von jetzt an gespielt werden.
W-1-5 = Einen Tausch, den ein sofortiges Ereignis erlaubt, darf jeder Spieler einmal machen, den eines langfristigen Ereignisses einmal pro Runde.
W-1-6 = Den Tausch eines langfristigen Ereignisses macht man im eigenen Zug, vor oder nach dem Ausspielen der Karte, ob ihre Aktion ausgeführt wird oder nicht. Wer wegen des königlichen Gerichts oder wegen des Krieges keine Aktion hat, tauscht nicht.
    .other = Der Tausch könnte jederzeit in der Runde möglich sein, nur zusammen mit einer Aktion, oder auch für den, der gar keine Aktion hat.
    .why = Langfristige Ereignisse wirken auf gespielte Karten, also gehört der Tausch in den Zug, in dem man spielt. Auf die Aktion darf man immer verzichten, also hängt kein Tausch an ihr; Gericht und Krieg aber treten an die Stelle des ganzen Zuges.
W-1-7 = Was ein Ereignis verlangt und ein Spieler nicht hat, verliert er nicht. Was ein Ereignis gibt und im Vorrat fehlt, erhält man nicht.
    .other = Was ein Ereignis gibt und im Vorrat fehlt, könnte stattdessen 1 Siegpunkt wert sein, wie beim persönlichen Einkommen.
    .why = Diesen Punkt gibt die Anleitung nur für persönliches Einkommen und schließt ihn bei der Gunst aus. Dass nichts verliert, wer nichts hat, sagt sie von einem Ereignis; die anderen werden ebenso gespielt.
W-1-8 = Ein Ereignis, das den Tuchmarkt schließt, deckt ihn ab, und niemand verkauft Tuch, bis das Plättchen am Ende des Kapitels verschwindet. Das geht auch in Kapitel I, wenn ein Ereignis ihn geöffnet hat.
W-1-9 = Belohnt ein Ereignis, wer auf seine Aktion verzichtet, so entscheidet das jeder, wenn das Ereignis aufgedeckt wird, zuerst der aktive Spieler, dann die anderen im Uhrzeigersinn, und wer verzichtet, wird sofort belohnt. Wer keine Aktion zu behalten hat, etwa vor dem königlichen Gericht, wird ebenfalls belohnt. Wer erst später in der Runde verzichtet, erhält nichts.
    .other = Das Ereignis könnte die Runde über wirken: Jeder entschiede im eigenen Zug, und wer vor dem königlichen Gericht steht, bekäme nichts.
    .why = Was ein sofortiges Ereignis bietet, wird beim Aufdecken gewählt. Und die Anleitung zählt das königliche Gericht zu den Arten, auf eine Aktion zu verzichten.

## 2

W-section-2 = Ausrichten
W-2-1 = Der aktive Spieler legt das Ereignis in einer von vier Ausrichtungen hin. Sie bestimmt, welche Ecke auf welchen Spieler zeigt und wie weit der Gunstmarker zieht, 0 bis 3 Felder.
W-2-2 = Eine Ausrichtung, die den Gunstmarker zu den Geächteten führt, ist nicht erlaubt, wenn der aktive Spieler ihnen kein Gold zahlen könnte.
W-2-3 = An den Rändern des Stadtrats stehen im Uhrzeigersinn die Zahlen 0, 1, 2 und 3. Der Pfeil des Ereignisses zeigt auf eine davon: So weit zieht die Gunst. Die vier Ecken folgen dem Pfeil im Uhrzeigersinn: Steht er bei 0, zeigt die erste Ecke auf die zweite Seite des Spielplans, und jede Vierteldrehung rückt Pfeil und Ecken gemeinsam weiter.
    .other = Die Zahlen könnten anders um den Stadtrat stehen und die Ecken neben anderen Zahlen: Das zeigt der Spielplan, den wir nicht gesehen haben.
    .why = Bekannt sind nur die Zahlen 0 bis 3 und dass Pfeil und Ecken sich gemeinsam drehen. Wir haben die einfachste Ordnung genommen.
W-2-4 = Zu dritt bleibt die vierte Seite des Spielplans leer, zu zweit die zweite und die vierte. Eine Ecke, die auf eine leere Seite zeigt, bringt niemandem etwas.
    .other = Zwei oder drei Spieler könnten beliebige Seiten wählen oder sich teilen, was die Ecken der leeren Seiten zeigen.
    .why = Die Anleitung setzt die Spieler um den Tisch herum und nicht nebeneinander, und sie gibt jedem die Ecke, die auf ihn zeigt, und keine andere.
W-2-5 = Gold, das das persönliche Einkommen derselben Ausrichtung bringt, darf für die Geächteten verwendet werden.
    .other = Das Gold für die Geächteten müsste vielleicht schon beim Ausrichten der Karte da sein.
    .why = In jeder Runde kommt das persönliche Einkommen vor der Gunst; wenn die Geächteten bezahlt werden, hat man es schon.

## 3

W-section-3 = Einkommen
W-3-1 = Jeder Spieler erhält, was die Ecke zeigt, die auf ihn weist: 1 Stein, Holz, Getreide, Frömmigkeit, Wolle, Loyalität oder medizinisches Wissen, 1 oder 2 Gold oder 1 Siegpunkt.
W-3-2 = Liegt das persönliche Einkommen nicht mehr im Vorrat, erhält der Spieler stattdessen 1 Siegpunkt.

## 4

W-section-4 = Gunst
W-4-1 = Der Gunstmarker zieht im Uhrzeigersinn so viele Felder weit, wie der Pfeil anzeigt. Abgedeckte Felder zählen nicht mit. Auf die obere Hälfte der Gunstleiste folgt die untere und dann wieder die obere.
W-4-2 = Nur der aktive Spieler erhält die Belohnung des Feldes, und nur, wenn der Marker gezogen ist.
W-4-3 = Die Kaufleute geben 1 Wolle, der Graf von Shiring 1 Getreide, der Prior 1 Frömmigkeit. Der König gibt 1 Siegpunkt für jede Loyalität, die du hast, der Bischof 1 für jede Frömmigkeit und der Zunftmeister 1 für jedes deiner Häuser auf dem Spielplan. Die Königin gibt 2 Siegpunkte, wenn du Loyalität hast, die Priorin 2, wenn du medizinisches Wissen hast. Die Geächteten nehmen dir 1 Gold.
W-4-4 = Loyalität, Frömmigkeit und medizinisches Wissen werden für eine Belohnung nur vorgezeigt, nicht abgegeben. Fehlt die Belohnung im Vorrat, gibt es nichts, auch keinen Siegpunkt dafür.
W-4-5 = Wird das Feld abgedeckt, auf dem der Gunstmarker steht, bleibt er dort, bis er das nächste Mal zieht.
    .other = Der Marker könnte sofort auf das nächste freie Feld weiterziehen.
    .why = Die Anleitung sagt nur, dass abgedeckte Felder beim Ziehen nicht zählen, und das Abdecken zieht ihn nicht.
W-4-6 = Alle Spieler teilen sich einen Gunstmarker. Im Uhrzeigersinn zeigt die Gunstleiste in der oberen Hälfte Kaufleute, König, Geächtete, Graf von Shiring und Bischof, in der unteren Königin, Prior, noch einmal Geächtete, Zunftmeister und Priorin.
    .other = Die Karte Gunst spricht von deinem Marker, als hätte jeder Spieler einen. Und nur von Bischof, Königin und den ersten Geächteten kennt man den Platz; die anderen könnten in anderer Reihenfolge stehen.
    .why = Überall sonst hat die Anleitung einen einzigen Gunstmarker. Die Personen stehen in der Reihenfolge, in der sie ihre Belohnungen aufzählt; der Platz der zweiten Geächteten ist unsere Vermutung.

## 5

W-section-5 = Aktionskarten
W-5-1 = Beginnend mit dem aktiven Spieler spielt im Uhrzeigersinn jeder eine Aktionskarte offen aus und führt sie aus; alle langfristigen Ereignisse werden dabei berücksichtigt.
W-5-2 = Niemand muss die Aktion seiner gespielten Karte ausführen. Eine Aktion, die nicht ausgeführt werden kann, bewirkt nichts.
W-5-3 = Nach der Aktion wirft der Spieler eine Karte verdeckt ab, aber nur, wenn sein Aktionsstapel dann größer ist als sein Abwurfstapel.
W-5-4 = In jedem Kapitel spielt man sechs Karten und wirft sechs ab. Für das nächste Kapitel kommen alle zwölf zurück.
W-5-5 = Kein Abwurf, auch kein erzwungener, macht einen Abwurfstapel größer als sechs Karten. Wer auf die Aktion verzichtet, spielt trotzdem eine Karte offen aus und wirft eine ab.
W-5-10 = Getreide bringt 1 Getreide.
W-5-11 = Frömmigkeit bringt 1 Frömmigkeit.
W-5-12 = Baustoff bringt 1 Stein oder 1 Holz.
W-5-13 = Mit Bauvorhaben legt ein Spieler bis zu 2 eigene Baustoffe auf freie Felder eines einzigen Bauvorhabens, Stein auf graue und Holz auf braune, und erhält für jeden 3 Siegpunkte.
W-5-14 = Mit Woll- und Tuchverkauf verkauft ein Spieler beliebig viel Wolle für je 2 Gold und höchstens 1 Tuch für 4 Gold. Tuch darf man auch allein verkaufen, aber nur, solange sein Markt offen ist.
W-5-15 = Vorrecht wiederholt die Aktion der obersten Karte des eigenen Aktionsstapels, also der Karte aus der vorigen Runde desselben Kapitels.
W-5-16 = Mit Hausbau zahlt ein Spieler 1 Gold und 1 Stein oder Holz, je nach Symbol des Bauplatzes, und setzt ein Haus auf einen freien der 14 Bauplätze. Niemand darf Häuser auf zwei Bauplätzen mit demselben Einkommen haben.
    .other = Auf dem Bild der Karte steht Stein oder Wolle.
    .why = Der Text verlangt Stein oder Holz, je nach Symbol des Bauplatzes, und nennt es Baustoff, was Wolle nicht ist: Das Bild hat einen Druckfehler.
W-5-17 = Miete bringt das Einkommen von bis zu 2 eigenen Häusern. Was im Vorrat fehlt, erhält man nicht.
W-5-18 = Mit Spende zahlt ein Spieler 1 Gold und legt ein Siegel auf ein unfertiges Bauvorhaben, an dem gebaut werden darf. Niemand darf zwei Siegel auf demselben Bauvorhaben haben, und mehr als zwei hat man insgesamt nicht.
W-5-19 = Tuchherstellung macht aus 1 Wolle 1 Tuch oder aus 2 Wolle 2 Tuch.
W-5-20 = Medizin bringt 1 Gold und 1 Siegpunkt; oder der Spieler pflegt stattdessen, ab Kapitel III, einen oder mehrere erkrankte Orte.
W-5-21 = Gunst zieht den Gunstmarker genau 1 Feld weiter, und der Spieler erhält die Belohnung dort.
W-5-22 = Eine Gunst-Aktion, die bei den Geächteten enden würde, bewirkt nichts, wenn der Spieler kein Gold für sie hat. Der Marker bleibt stehen.
    .other = Der Marker könnte trotzdem ziehen, und wer kein Gold hat, zahlte nichts.
    .why = Die Geächteten müssen bezahlt werden; beim Ausrichten eines Ereignisses sind sie ohne Gold nicht wählbar. Eine Aktion, die sich nicht ausführen lässt, bewirkt nichts.
W-5-23 = Vorrecht wiederholt eine Aktion, nicht eine Karte. In der ersten Runde eines Kapitels und nach einer Runde, in der auf die Aktion verzichtet wurde, gibt es nichts zu wiederholen, und es bewirkt nichts. Eine für ihre Aktion gespielte Karte zählt auch dann, wenn sie nichts gebracht hat.
    .other = Die Karte wiederholt die zuletzt offen gespielte Karte, und das könnte auch eine sein, auf deren Aktion verzichtet wurde.
    .why = Die Anleitung erklärt, dass die in der Vorrunde ausgeführte Aktion wiederholt wird; der oberste Platz des Stapels zeigt nur, welche das war.
W-5-24 = Solange ein Ereignis die Mieten halbiert, zahlt jedes Haus die Hälfte seines Einkommens, aufgerundet: 2 statt 3, 1 statt 2, und 1 bleibt 1.
    .other = Halbe könnten abgerundet werden, oder halb so viele Häuser könnten zahlen.
    .why = Erzählt wird von diesem Ereignis nur, dass es die Mieten halbiert. Aufgerundet zahlt kein Haus gar nichts.

## 6

W-section-6 = Ende einer Runde
W-6-1 = Ein langfristiges Ereignis kommt auf den ersten von zwei Plätzen neben dem Stadtrat oder, wenn der belegt ist, auf den zweiten. Sind beide belegt, ersetzt es das ältere der beiden.
W-6-2 = Die Startspielerfigur geht nach links weiter.
W-6-3 = Was ein Ereignis abgedeckt hat, bleibt bis zum Ende des Kapitels abgedeckt, auch wenn ein langfristiges Ereignis ein anderes ersetzt.
    .other = Eine Abdeckung könnte verschwinden, wenn das langfristige Ereignis, das sie gelegt hat, ersetzt wird.
    .why = Die Anleitung nimmt Abdeckplättchen am Ende eines Kapitels weg und zu keiner anderen Zeit.

## 7

W-section-7 = Ende eines Kapitels
W-7-1 = Nach sechs Runden erhält jedes Bauvorhaben auf dem Spielplan einen passenden Baustoff aus dem Vorrat. Ein Steinfeld wird vor einem Holzfeld gefüllt.
W-7-2 = Alle Abdeckplättchen werden entfernt, nach Kapitel I auch das auf dem Tuchmarkt, wenn es noch dort liegt.
W-7-3 = Alle langfristigen Ereignisse werden entfernt. Im nächsten Kapitel wirken sie nicht mehr.
W-7-4 = Dann leisten alle ihre Abgaben, und danach geht die Startspielerfigur nach links weiter.
W-7-5 = Nach Kapitel II kommt der Turm ins Spiel, und die 11 Pestmarker werden gemischt und verdeckt auf die 11 Orte gelegt.
W-7-6 = Der Baustoff, den ein Bauvorhaben am Ende eines Kapitels erhält, bringt niemandem Punkte, kann das Bauvorhaben aber fertigstellen. Ist keiner mehr im Vorrat, erhält es nichts.
    .other = Der aktive Spieler könnte für diesen Baustoff Punkte erhalten, oder das letzte Feld bliebe einem Spieler vorbehalten.
    .why = Punkte gibt es für eigene Baustoffe, die man mit einer Aktion legt. Und fertig ist ein Bauvorhaben, wenn seine Felder gefüllt sind, gleich von wem.
W-7-7 = Leitet Elfric am Ende eines Kapitels den Stadtrat, erhält nur der Priorspalast einen Baustoff.
W-7-8 = Nach der letzten Runde eines Kapitels geht die Startspielerfigur zweimal weiter: am Ende der Runde und noch einmal nach den Abgaben. Wer sie dazwischen hat, ist am Ende des Kapitels der aktive Spieler. Eine Option lässt sie nur einmal weitergehen, nach den Abgaben.
    .other = Nach der letzten Runde eines Kapitels könnte die Figur nur einmal weitergehen: Rundenende und Kapitelende könnten dasselbe meinen. Mit einer Option wird so gespielt.
    .why = Die Anleitung lässt die Figur unter beiden Überschriften weitergehen und nennt keine Ausnahme, und so eröffnet zu viert jeder genau ein Kapitel.
W-7-9 = Die Bauvorhaben erhalten ihren Baustoff in fester Reihenfolge: Brücke, Walkmühle, St. Mark, Priorspalast, Hospital, Marienkapelle, Turm.
    .other = Der aktive Spieler könnte die Reihenfolge wählen, auf die es ankommt, wenn ein Vorrat ausgeht oder mehrere Bauvorhaben fertig werden.
    .why = Die Anleitung gibt diese Wahl niemandem. Eine feste Reihenfolge bevorzugt niemanden.

## 8

W-section-8 = Abgaben und Strafen
W-8-1 = Alle geben 2 Frömmigkeit ab. Jede fehlende kostet 3 Siegpunkte, und wer zu wenig hat, muss Buße tun.
W-8-2 = Alle geben 2 Getreide ab. Jedes fehlende kostet 2 Siegpunkte, und wer zu wenig hat, muss betteln.
W-8-3 = Der aktive Spieler wirft den Steuerwürfel, der 2, 3, 3, 4, 4 oder 5 zeigt, und alle zahlen so viel Gold. Jedes fehlende Gold kostet 1 Siegpunkt, und wer zu wenig hat, muss vor das königliche Gericht.
    .other = Der Würfel könnte die Zahlen 2 bis 5 in anderer Häufigkeit zeigen.
    .why = Die Anleitung sagt nur, dass die Steuer 2 bis 5 Gold beträgt. Der Steuerwürfel des Schwesterspiels, mit denselben Grenzen, hat diese Seiten.
W-8-4 = Wer eine Abgabe nicht ganz leisten kann, gibt davon ab, was er hat. Was nach den Abgaben übrig ist, behält man.
W-8-5 = Buße: Zu Beginn des nächsten Kapitels zieht ein anderer Spieler zufällig eine Aktionskarte aus deiner Hand, die abgeworfen wird. Nach deiner ersten Aktion in diesem Kapitel wirfst du keine Karte ab.
W-8-6 = Betteln: In der ersten Runde des nächsten Kapitels erhältst du kein persönliches Einkommen.
W-8-7 = Königliches Gericht: In der ersten Runde des nächsten Kapitels spielst du eine Karte aus und wirfst eine ab, führst aber keine Aktion aus.
W-8-8 = Von jeder Strafe kann man sich für 1 Loyalität freikaufen. Die Siegpunkte sind trotzdem verloren.
W-8-9 = Nach Kapitel IV gibt es keine Strafen. Stattdessen kostet alles Fehlende doppelt so viele Siegpunkte; 1 Loyalität hebt die Verdopplung für eine der drei Abgaben auf.
    .other = 1 Loyalität könnte die Verdopplung für alles Fehlende aufheben.
    .why = Vorher kostet jede Strafe ihre eigene Loyalität, und die Verdopplung tritt an die Stelle der Strafen.
W-8-10 = Ist der Krieg des Königs das erste Ereignis von Kapitel II, muss ein Spieler, der vor dem königlichen Gericht steht, seinetwegen keine weiteren Karten spielen und abwerfen.
W-8-11 = Sind alle Abgaben geleistet, entscheidet jeder Spieler, zuerst der aktive, dann im Uhrzeigersinn, von welchen Strafen er sich freikauft.
    .other = Von jeder Strafe müsste man sich vielleicht freikaufen, sobald ihre Abgabe fehlt, noch vor der nächsten Abgabe.
    .why = Die Anleitung spricht vom Schutz nach allen drei Abgaben und lässt den, dem zwei Strafen drohen, zwischen ihnen wählen.

## 9

W-section-9 = Bauvorhaben und Spenden
W-9-1 = Fünf Bauvorhaben kommen mit ihren Ereigniskarten ins Spiel: Walkmühle, St. Mark, Priorspalast, Hospital und Marienkapelle. In einem Spiel müssen nicht alle erscheinen. Brücke und Turm kommen von selbst.
W-9-2 = Ein Bauvorhaben ist fertig, wenn alle seine Felder gefüllt sind. Dann erhält jeder Spender den Bonus und nimmt sein Siegel zurück.
W-9-3 = Reichen die Güter eines Bonus im Vorrat nicht für alle Spender, erhält keiner von ihnen diese Güter.
W-9-4 = Für den Turm und die Marienkapelle erhält jeder Spender 2 Siegpunkte und sonst nichts. Für das Hospital darf jeder Spender, zuerst der aktive Spieler, dann im Uhrzeigersinn, sofort einen erkrankten Ort pflegen.
W-9-5 = Sind die 6 Steinfelder und 2 Holzfelder des Turms gefüllt, setzt der Spieler mit der meisten Loyalität das Metall auf die Spitze und erhält 3 Siegpunkte. Bei Gleichstand setzt es einer der Beteiligten, und jeder von ihnen erhält 1. Wird der Turm nie fertig, bekommt niemand das Metall.
W-9-6 = Das Ereignis, das den Turm vollendet, füllt seine freien Felder aus dem Vorrat, mit Ersatzmarkern, wenn der nicht reicht, und das Metall wird vergeben.
W-9-7 = Baustoffe auf einem Bauvorhaben bleiben dort liegen und kommen nicht in den Vorrat zurück, auch wenn es fertig ist.
    .other = Die Baustoffe eines fertigen Bauvorhabens könnten in Steinbruch und Wald zurückkommen.
    .why = Die Anleitung gibt Bezahltes und die Siegel zurück, sagt aber nichts von gelegten Baustoffen. Sie rechnet sogar damit, dass für den Turm zu wenige übrig sind.
W-9-8 = Hat niemand Loyalität, wenn der Turm fertig wird, herrscht Gleichstand unter allen, und jeder erhält 1 Siegpunkt.
    .other = Hat niemand Loyalität, könnte niemand etwas erhalten.
    .why = Dann haben alle gleich viel, und bei Gleichstand erhält jeder 1 Punkt.
W-9-9 = Fehlen die Güter eines Bonus, erhalten die Spender trotzdem seine Siegpunkte.
    .other = Fehlen die Güter, könnten die Spender gar nichts erhalten, auch nicht den Siegpunkt.
    .why = Die Anleitung spricht von Gütern, die nicht verfügbar sind. Ein Siegpunkt ist keines und immer verfügbar.
W-9-10 = Solange Elfric den Stadtrat leitet, darf nur am Priorspalast gebaut und nur für ihn gespendet werden. Ist der Palast nicht im Spiel, darf nichts gebaut werden.
    .other = Solange der Palast nicht im Spiel ist, könnte das Ereignis wirkungslos sein.
    .why = Das Ereignis verbietet jedes Bauvorhaben außer dem Palast und fragt nirgends, ob der Palast auf dem Spielplan liegt.
W-9-11 = Ist der Turm schon fertig, bewirkt das Ereignis, das ihn vollendet, nichts.
    .other = Das Metall und seine Punkte könnten noch einmal vergeben werden.
    .why = Es gibt nur ein Metall, und es sitzt schon auf dem Turm.

## 10

W-section-10 = Pest
W-10-1 = Die Zahl auf einem Pestmarker, 1 bis 5, ist das medizinische Wissen, das man für die Pflege dieses Ortes braucht. Es wird vorgezeigt, nicht bezahlt.
W-10-2 = Mit einer Medizin-Aktion darf man mehrere erkrankte Orte pflegen, wenn das eigene medizinische Wissen für die Summe ihrer Zahlen reicht.
W-10-3 = Jeder gepflegte Ort bringt 2 Siegpunkte und seinen eigenen Vorteil; nur Ort 11, die Geächteten, bringt nichts weiter. Der Vorteil von Ort 9 ist ein Haus, das man sofort ohne Bezahlung baut.
W-10-4 = Der Pestmarker eines gepflegten Ortes verlässt das Spiel. Wo kein Marker mehr liegt, ist niemand zu pflegen.
W-10-5 = Medizinisches Wissen geht nie verloren.
W-10-6 = Einen Vorteil, der im Vorrat fehlt, erhält man nicht. Ein kostenloses Haus folgt den Regeln für Bauplätze und Einkommen; wer es nicht bauen kann oder will, erhält dafür nichts.
    .other = Ein fehlender Vorteil könnte stattdessen 1 Siegpunkt wert sein, und ein kostenloses Haus dürfte auf einem Einkommen stehen, das man schon hat.
    .why = Diesen Punkt gibt die Anleitung nur für persönliches Einkommen. Beim Haus erlässt sie den Preis und sonst nichts.
W-10-7 = Das Ereignis, das die Pest beendet, nimmt alle Pestmarker vom Plan, offene wie verdeckte, auch den des Ortes, der durch dieselbe Karte erkrankt ist. Von da an erkrankt niemand mehr, und niemand kann gepflegt werden.
    .other = Marker, die noch verdeckt liegen, könnten bleiben, so dass später jemand erkrankt.
    .why = Wer von dem Ereignis erzählt, sagt, dass es die Pest auslöscht, und mit Markern auf dem Spielplan ginge sie weiter.

## 11

W-section-11 = Spielende
W-11-1 = Nach den Abgaben von Kapitel IV bringen jeder übrige Stein und jedes übrige Holz 1 Siegpunkt und jedes Gold einen halben. Halbe Punkte zählen. Wer die meisten Siegpunkte hat, gewinnt.
W-11-2 = Bei Gleichstand gewinnt, wer mehr Frömmigkeit hat, dann mehr Loyalität, dann mehr medizinisches Wissen.
W-11-3 = Niemand fällt je unter 0 Siegpunkte, und Siegpunkte über 60 zählen einfach weiter.
W-11-4 = Herrscht dann noch Gleichstand, teilt man sich den Sieg.
    .other = Man könnte ein viertes Kriterium vereinbaren, etwa das meiste Gold.
    .why = Die Anleitung nennt drei und endet damit: Wer in allen gleich ist, hat gleichermaßen gewonnen.
