### Die Säulen der Erde: jede Regel, wie sie hier gespielt wird, eine Nachricht je Regel.
### Derselbe Satz erklärt eine Ablehnung, eine Zeile im Protokoll und die Regelseite.

## 0

P-section-0 = Spielaufbau
P-0-1 = Zwei bis vier Spieler sitzen im Uhrzeigersinn um den Tisch und spielen sechs Runden.
P-0-2 = Jeder Spieler hat 12 Arbeiter, nämlich sieben einzelne Figuren und eine, die für fünf zählt, und drei Baumeister, die in einem gemeinsamen Beutel warten.
P-0-3 = Jeder Spieler beginnt mit drei Handwerkern: einem Mörtelmischer, einem Schreiner und einem Steinmetz.
P-0-4 = Alle beginnen mit 2 Siegpunkten. Der Startspieler hat 20 Gold, jeder weitere im Uhrzeigersinn 1 Gold mehr: 21, 22 und 23.
P-0-5 = Die 24 Handwerker, die man anwerben kann, bilden sechs gemischte Stapel mit je vier Karten, einen für jede Runde.
P-0-6 = Von den 14 gewöhnlichen Vorrechten verlassen vier das Spiel, ohne dass jemand sie sieht. Die übrigen zehn liegen auf den beiden Vorrechten der letzten Runde.
P-0-7 = Von den zehn Ereignissen verlassen vier das Spiel, ohne dass jemand sie sieht. Die übrigen sechs bilden den Stapel, eines für jede Runde.
P-0-8 = Es gibt 23 Sand, 23 Holz, 23 Stein und 13 Metall. Davon kommen 4 Sand, 4 Holz und 4 Stein auf den Markt und 1 Metall an den Königshof.
P-0-9 = Vier graue Arbeiter warten in der Burg Shiring. Ein schwarzer Arbeiter wartet neben dem Spielplan auf das Vorrecht, das ihn ins Spiel bringt.
P-0-10 = Der erste Startspieler wird ausgelost, sofern beim Eröffnen des Tisches kein Platz gewählt wurde.
    .other = Nach den Anleitungen beginnt, wer zuletzt in einer Kathedrale war.
    .why = Über ein Netz lässt sich das nicht nachsehen. Das Los bevorzugt niemanden, und ein Tisch kann stattdessen einen Platz wählen.

## R

P-section-R = Vor jeder Runde
P-R-1 = In Kingsbridge werden zwei Vorrechte offen ausgelegt. In Runde 6 sind es immer die beiden der letzten Runde.
P-R-2 = Von den vier Handwerkern der Runde liegen zwei offen in Shiring aus, zwei kommen in die Auslage.
P-R-3 = Die neun Baustoffkarten werden gemischt. Sieben kommen in die Auslage, die damit neun Karten umfasst, zwei setzen diese Runde aus.
P-R-4 = Der Markt wird auf 4 Sand, 4 Holz und 4 Stein aufgefüllt.
P-R-5 = An den Königshof kommt ein Metall, wenn dort keines liegt. Die Regel von Devir legt vor jeder Runde eines aus, ohne diese Bedingung; dort sammelt es sich also an. Eine Option legt fest, was gilt.
    .other = Die Liste von Devir könnte die Bedingung, die die beiden anderen haben, nur ausgelassen haben.
    .why = Sie legt vor jeder Runde ein Metall hin und nennt keine Bedingung, und eine Ausgabe wird gespielt, wie es in ihrer Anleitung steht.
P-R-6 = Graue Arbeiter, die in der letzten Runde geholfen haben, kehren in die Burg Shiring zurück.
P-R-7 = Der Kostenmarker kommt zurück auf die 7.

## I

P-section-I = Karten wählen
P-I-1 = Beginnend mit dem Startspieler nimmt reihum im Uhrzeigersinn jeder eine Karte aus der Auslage oder passt, und so immer weiter.
P-I-2 = Wer gepasst hat, nimmt in dieser Runde keine Karten mehr aus der Auslage.
P-I-3 = Die Kartenwahl endet, wenn die Auslage leer ist oder alle gepasst haben.
P-I-4 = Eine Baustoffkarte kann nur nehmen, wer so viele freie Arbeiter hat, wie sie verlangt. Sie ziehen auf das zugehörige Feld und bleiben dort bis zur Produktion.
P-I-5 = Ein Handwerker aus der Auslage kostet das Gold, das auf der Karte steht, und zwar sofort. Ohne dieses Gold kann man ihn nicht nehmen.
P-I-6 = Jeder Spieler hat Platz für fünf Handwerker, mit dem passenden Vorrecht für sechs. Wer einen zu viel nimmt, wirft sofort einen ab, vielleicht auch den neuen, und der abgeworfene verlässt das Spiel.
P-I-7 = In der Ausgabe von Mayfair darf man einen Handwerker bezahlen und abwerfen, auch wenn noch Platz ist, nur damit ihn kein anderer bekommt. Die anderen Regeln sprechen davon, wo sie vom Platzmangel sprechen, und werden so gelesen: Dort wird ein Handwerker nur deswegen abgeworfen. Eine Option legt fest, was gilt.
    .other = Auch bei Thames & Kosmos und Devir darf man den eben bezahlten Handwerker abwerfen, und das könnte auch gelten, wenn noch Platz ist.
    .why = Sie sagen es von Spielern, denen der Platz fehlt. Nur Mayfair fügt es als etwas hinzu, das man einfach tun darf.
P-I-8 = Baustoffkarten, die niemand genommen hat, werden für die nächste Runde wieder eingemischt. Handwerker, die in der Auslage bleiben, verlassen das Spiel.
P-I-9 = Alle Arbeiter, die noch in ihrem Vorrat warten, gehen in die Wollmühle.

## II

P-section-II = Baumeister einsetzen
P-II-1 = Der Startspieler zieht blind einen Baumeister aus dem Beutel. Dessen Besitzer setzt ihn zu den aktuellen Kosten ein oder passt.
P-II-2 = Einmal pro Runde darf der Startspieler den eben gezogenen Baumeister in den Beutel zurücklegen und neu ziehen. Die Kosten bleiben gleich, und es kann wieder dieselbe Farbe kommen. Gefragt wird nur, wo es etwas ändern kann: wo stattdessen ein Baumeister einer anderen Farbe eingesetzt werden könnte.
P-II-3 = Auf jedem Platz steht nur ein Baumeister, und jeder eingesetzte Baumeister steht auf einem Platz. Ein Spieler darf mehrere Plätze eines Ortes besetzen.
P-II-4 = Den ersten Baumeister einzusetzen kostet 7 Gold. Nach jedem Einsetzen oder Passen sinken die Kosten um 1, bis auf 1 Gold; ab dem achten Baumeister ist es kostenlos.
P-II-5 = Wer die aktuellen Kosten nicht bezahlen kann, muss passen.
P-II-6 = Passt ein Spieler, wartet sein Baumeister auf der Kostenleiste bei dem Preis, zu dem gepasst wurde.
P-II-7 = In der Ausgabe von Thames & Kosmos muss ein Baumeister, der gezogen wird, wenn das Einsetzen kostenlos ist, eingesetzt werden. Nach den Regeln von Mayfair und Devir darf man bei jedem Preis einsetzen oder passen, auch bei 0. Eine Option legt fest, was gilt.
    .other = Mayfair und Devir könnten meinen, was nur Thames & Kosmos sagt: dass ein kostenloser Baumeister eingesetzt werden muss.
    .why = Beide lassen den Besitzer jedes gezogenen Baumeisters einsetzen oder passen und machen für kostenlose keine Ausnahme.
P-II-8 = Zu zweit werden die sechs Baumeister zu Kosten von 7 bis 2 gezogen. Danach wird der Kostenmarker auf 0 gesetzt.
P-II-9 = Ist der Beutel leer, werden die wartenden Baumeister kostenlos eingesetzt. Wer beim höchsten Preis wartet, kommt zuerst. Die Regel von Devir sagt nur, dass sie eingesetzt werden können: Dort darf man einen auch bis zur nächsten Runde vom Spielplan lassen. Eine Option legt fest, was gilt.
    .other = Alle drei Anleitungen könnten dasselbe meinen: dass wartende Baumeister eingesetzt werden müssen, oder dass sie es dürfen.
    .why = Mayfair und Thames & Kosmos schreiben, dass sie eingesetzt werden, Devir, dass sie es können; jede Ausgabe wird beim Wort genommen.
P-II-10 = In der Runde nach dem Ereignis mit der Stadtmauer hat ein betroffener Spieler nur zwei Baumeister. Der dritte gezogene seiner Farbe wird beiseitegelegt und ein anderer gezogen; die Kosten ändern sich nicht. Wer geschützt war, behält alle drei.
    .other = Die Kosten könnten auch für den beiseitegelegten sinken, und der dritte Baumeister könnte bei jeder Farbe beiseitegelegt werden, geschützt oder nicht.
    .why = Die Kosten sinken nach Einsetzen oder Passen, und dies ist keines von beiden. Wen ein Ereignis verschont, den verschont auch, was es in der nächsten Runde tut.
P-II-11 = Es gibt 1 Platz beim Erzbischof, 2 in Kingsbridge (je Vorrecht einen), 2 im Priorat, 4 am Königshof (den ersten mit dem Metall), 2 in Shiring (je Handwerker einen), 1 in der Burg Shiring, 4 auf dem Markt (der Reihe nach) und 1 an der Kathedrale.
P-II-12 = Wer das Vorrecht auf einen freien Baumeister hat, darf einmal einen gezogenen Baumeister ohne Bezahlung einsetzen. Die Kosten sinken trotzdem.
    .other = Die Kosten könnten stehen bleiben, wenn niemand sie bezahlt.
    .why = Sie sinken nach jedem Einsetzen, und die Karte erlässt den Preis und sonst nichts.

## III

P-section-III = Rund um den Spielplan
P-III-0 = Die Orte werden im Uhrzeigersinn abgehandelt, in der Reihenfolge ihrer Nummern. Ist ein Ort abgehandelt, kommen seine Baumeister zurück in den Beutel.

## 1

P-section-1 = Ereignis
P-1-1 = Der Startspieler deckt das oberste Ereignis auf. Es tritt sofort ein und gilt für alle.
P-1-2 = Ein schlechtes Ereignis verschont jeden, der beim Erzbischof den Schutz wählt.
P-1-3 = Verlangt das Ereignis 4 Gold, zahlt, wer weniger hat, alles und verliert für je volle 2 fehlende Gold 1 Siegpunkt.
P-1-4 = Ein Handwerker, den man durch ein Ereignis verliert, verlässt das Spiel.
P-1-5 = Wer das Vorrecht hat, das einmal vor einem Ereignis schützt, entscheidet darüber, nachdem das Ereignis aufgedeckt ist.

## 2

P-section-2 = Erzbischof
P-2-1 = Wer beim Erzbischof steht, wählt nach dem Aufdecken des Ereignisses: entweder Schutz vor einem schlechten Ereignis oder, egal bei welchem Ereignis, 1 Sand, Holz oder Stein vom Markt. Von den Feldern wird hier nie genommen. Der Baustoff ist ein Angebot: Bei einem guten Ereignis darf man ihn ausschlagen.
P-2-2 = Der beim Erzbischof genommene Baustoff fehlt in dieser Runde auf dem Markt.

## 3

P-section-3 = Wollmühle
P-3-1 = Jeder Arbeiter in der Wollmühle verdient 1 Gold und kehrt in den Vorrat seines Besitzers zurück.
P-3-2 = Niemand kann mehr als 30 Gold haben. Was darüber hinausgeht, verfällt.

## 4

P-section-4 = Kingsbridge
P-4-1 = Ein Baumeister in Kingsbridge nimmt das Vorrecht seines Platzes. Vorrechte, die niemand nimmt, verlassen das Spiel.
P-4-2 = Ein Vorrecht gilt dauerhaft, oder einmal, wenn sein Besitzer es will, oder sofort.

## 5

P-section-5 = Priorat
P-5-1 = Der Baumeister auf dem ersten Platz im Priorat bringt 2 Siegpunkte, der auf dem zweiten 1.

## 6

P-section-6 = Produktion
P-6-1 = Jede Baustoffkarte bringt ihre 2, 3 oder 4 Baustoffe von ihrem Feld. Die Arbeiter kehren zu ihren Besitzern zurück.
P-6-2 = Jedes der drei Baustoff-Vorrechte bringt in jeder Runde 1 Baustoff seiner Art zusätzlich vom Feld, auch ohne Karte.
    .other = Die Karten nennen es zusätzlich, was nur zusammen mit einer Baustoffkarte dieser Art gelten könnte.
    .why = Sie sagen auch, dass es in jeder Runde gilt, und die Anleitungen nennen es Einkommen vom Feld.
P-6-3 = Reicht ein Feld nicht aus, bleiben die fehlenden Baustoffe geschuldet und zählen, als hätte der Spieler sie; vom Markt werden sie nie genommen. Die Regel von Devir schweigt dazu. Mit einer Option verfallen fehlende Baustoffe stattdessen.
    .other = In der Ausgabe von Devir, deren Anleitung schweigt, könnten fehlende Baustoffe verfallen. Mit einer Option wird so gespielt.
    .why = Die beiden anderen Anleitungen lassen sie geschuldet, und nichts in der von Devir spricht dagegen.

## 9

P-section-9 = Königshof
P-9-1 = Der Startspieler wirft den Steuerwürfel, der 2, 3, 3, 4, 4 oder 5 zeigt. Alle zahlen so viel Gold.
P-9-2 = Wer einen Baumeister am Königshof hat, zahlt in dieser Runde keine Steuer.
P-9-3 = Der Baumeister auf dem ersten Platz am Königshof nimmt außerdem das Metall, das dort liegt; hat es sich angesammelt, alles.
    .other = Wo sich Metall angesammelt hat, dürfte man vielleicht nur eines pro Runde nehmen.
    .why = Die Anleitungen geben das Metall weg, das dort liegt, und lassen keines zurück.
P-9-4 = Wer die Steuer nicht bezahlen kann, gibt alles Gold und verliert für je volle 2 fehlende Gold 1 Siegpunkt.
P-9-5 = Wer das Vorrecht hat, das einmal von der Steuer befreit, entscheidet darüber nach dem Wurf.
    .other = Das Vorrecht müsste vielleicht vor dem Wurf genutzt werden.
    .why = Die Karte überlässt ihrem Besitzer die Runde und nennt keinen Zeitpunkt, und bezahlt wird die Steuer nach dem Wurf.

## 10

P-section-10 = Shiring
P-10-1 = Ein Baumeister in Shiring nimmt den Handwerker seines Platzes, ohne zu bezahlen. Auch hier gilt die Obergrenze für Handwerker, und wen niemand nimmt, der verlässt das Spiel.

## 11

P-section-11 = Burg Shiring
P-11-1 = Der Baumeister in der Burg Shiring bringt 2 graue Arbeiter für die nächste Runde, nach der sie zurückkehren. In Runde 6 bringt er niemanden.

## 12

P-section-12 = Markt
P-12-1 = Auf dem Markt wird in der Reihenfolge der Plätze 1 bis 4 gehandelt, jeder eine Aktion, immer reihum, bis sich alle zurückgezogen haben. Wer sich zurückzieht, ist draußen.
    .other = Wer zwei Baumeister auf dem Markt hat, dürfte vielleicht nur einmal handeln, bis die Reihe herum ist.
    .why = Es geht in der Reihenfolge der Plätze, und jeder Baumeister steht auf einem.
P-12-2 = Mit einer Aktion kauft oder verkauft man beliebig viele Baustoffe einer Art.
P-12-3 = Stein kostet 4 Gold, Holz 3 und Sand 2, und beim Verkauf gibt es ebenso viel. Metall kann man nicht kaufen, nur für 5 verkaufen. Die Regel von Devir zahlt 5 Gold für verkauften Stein, und diese Ausgabe ebenso, obwohl das Beispiel daneben 4 zahlt. Eine Option legt fest, was gilt.
    .other = Auch in der Ausgabe von Devir könnte ein Stein 4 Gold bringen, wie im Beispiel neben der Regel und in den anderen Ausgaben.
    .why = Wo eine Regel und ihr Beispiel sich widersprechen, wird die Ausgabe nach der Regel gespielt.
P-12-4 = Kaufen kann man nur, was auf dem Markt liegt, höchstens 4 einer Art. Während der Runde wird nicht nachgelegt.
P-12-5 = Verkaufte Baustoffe kommen auf ihre Felder, Metall neben den Spielplan. In dieser Runde kann man sie nicht wieder kaufen.
P-12-6 = In der Ausgabe von Mayfair darf ein Spieler dieselbe Art in einer Runde nicht kaufen und verkaufen, gleich in welcher Reihenfolge. In den anderen Ausgaben darf er eine Art, die er in dieser Runde gekauft hat, nicht wieder verkaufen, wohl aber erst verkaufen und dann kaufen. Eine Option legt fest, was gilt.
    .other = Die Regel von Mayfair könnte nicht mehr meinen als die anderen: dass Gekauftes nicht wieder verkauft wird. Als Grund nennt sie, dass niemand am Kaufen gehindert werden soll.
    .why = Ihr Wortlaut spricht vom Kaufen und Verkaufen derselben Art, gleich in welcher Reihenfolge.
P-12-7 = Nur wer einen Baumeister auf dem Markt hat, kann kaufen oder verkaufen. Steht dort niemand, findet kein Markt statt.
P-12-8 = Stein verkaufen kann nur, wer einen Steinmetz hat, und Holz kaufen nur, wer einen Schreiner hat.

## 13

P-section-13 = Kathedrale
P-13-1 = Beginnend mit dem Startspieler lässt reihum im Uhrzeigersinn jeder seine Handwerker aus Baustoffen Siegpunkte machen. Jeder Handwerker arbeitet nach seiner Formel und höchstens so oft, wie es seine Kapazität erlaubt.
P-13-2 = Verbrauchte Baustoffe kommen zurück auf ihre Felder, Metall neben den Spielplan.
P-13-3 = Ein Maurer arbeitet nur für Spieler, die auch einen Mörtelmischer haben.
P-13-4 = Der verbesserte Mörtelmischer zählt als Mörtelmischer, der Schreinermeister als Schreiner.
    .other = Der Text von Devir nennt den Handwerker, der Gold bringt, anders als den, ohne den man kein Holz kauft; vielleicht genügt er dafür nicht.
    .why = Auf den Karten heißen beide gleich, und laut Mayfair behalten Handwerker gleichen Namens die Funktion.
P-13-5 = Der Werkzeugmacher bringt einmal pro Runde 2 Gold, wenn sein Besitzer mindestens 1 Metall hat. Es wird dabei nicht verbraucht: Danach darf ein anderer Handwerker dasselbe Metall verwenden. Zwei der Regeln sagen das. Die von Mayfair verlangt Metall „am Ende der Runde“, womit sie diesen ganzen Abschnitt meint, und wird ebenso gelesen. Mit einer Option fragt der Werkzeugmacher erst nach Metall, wenn alle Arbeit getan ist.
    .other = Der Wortlaut von Mayfair könnte meinen, dass das Metall noch da sein muss, wenn alle anderen Handwerker gearbeitet haben. Mit einer Option wird so gespielt.
    .why = Die Anleitung nennt diesen ganzen Schritt das Ende der Runde, und in den beiden anderen darf das Metall danach verwendet werden.
P-13-6 = Der Architekt bringt 1 Siegpunkt und braucht dafür nichts.
P-13-7 = Glockengießer, Glasbläser und Orgelbauer verbrauchen ihr Metall, dazu der Glasbläser den Sand und der Orgelbauer das Holz.
P-13-8 = Nach der Wertung behält jeder Spieler höchstens 5 Baustoffe seiner Wahl, Metall eingeschlossen. Der Rest wird ersatzlos zurückgelegt.
P-13-9 = Siegpunkte über 60 zählen einfach weiter, und niemand fällt je unter 0.
    .other = Siegpunkte könnten unter 0 fallen.
    .why = Die Leiste hat dafür keine Felder, und das Schwesterspiel, Die Tore der Welt, schließt es aus.
P-13-10 = Der Startspieler fügt der Kathedrale das nächste Bauteil hinzu: Langhaus, Querhaus, Apsis, Turm, Turm und zuletzt das Dach.

## 14

P-section-14 = Nächster Startspieler
P-14-1 = Wem der Baumeister auf dem Platz an der Kathedrale gehört, der wird nächster Startspieler. Steht dort niemand, ist es der Nächste im Uhrzeigersinn.
P-14-2 = Was nur für diese Runde galt, endet mit ihr: das Ereignis, die Steuer, der Schutz und beiseitegelegte Baumeister. Nach Runde 6 wird nichts mehr für eine weitere vorbereitet.

## E

P-section-E = Spielende
P-E-1 = Nach Runde 6 gewinnt, wer die meisten Siegpunkte hat. Bei Gleichstand gewinnt, wer mehr Gold hat; herrscht dann noch Gleichstand, teilt man sich den Sieg.
    .other = Thames & Kosmos und Devir sagen nicht, was bei weiterem Gleichstand gilt: Man könnte ein weiteres Kriterium vereinbaren.
    .why = Bei Mayfair endet das Spiel dann unentschieden, und keine der Anleitungen nennt ein weiteres Kriterium.
