### Die Tore der Welt: die Namen der Karten und Orte, was die Karten bewirken und was man für einen Tisch wählen kann.

## Kapitel

world-chapter-1 = Kapitel I
world-chapter-2 = Kapitel II
world-chapter-3 = Kapitel III
world-chapter-4 = Kapitel IV

## Güter

world-good-stone = Stein
world-good-wood = Holz
world-good-grain = Getreide
world-good-piety = Frömmigkeit
world-good-wool = Wolle
world-good-cloth = Tuch
world-good-loyalty = Loyalität
world-good-medical = medizinisches Wissen
world-good-metal = Metall
world-good-gold = Gold
world-good-vp = Siegpunkte

## Die Ecken eines Ereignisses: persönliches Einkommen

world-corner-stone = 1 Stein
world-corner-wood = 1 Holz
world-corner-grain = 1 Getreide
world-corner-piety = 1 Frömmigkeit
world-corner-wool = 1 Wolle
world-corner-cloth = 1 Tuch
world-corner-loyalty = 1 Loyalität
world-corner-medical = 1 medizinisches Wissen
world-corner-gold1 = 1 Gold
world-corner-gold2 = 2 Gold
world-corner-vp = 1 Siegpunkt

## Aktionskarten

world-action-grain = Getreide
world-action-grain-effect = Du erhältst 1 Getreide.
world-action-piety = Frömmigkeit
world-action-piety-effect = Du erhältst 1 Frömmigkeit.
world-action-resource = Baustoff
world-action-resource-effect = Du erhältst 1 Stein oder 1 Holz.
world-action-building = Bauvorhaben
world-action-building-effect = Lege bis zu 2 deiner Baustoffe auf ein Bauvorhaben und erhalte 3 Siegpunkte für jeden.
world-action-sales = Woll- und Tuchverkauf
world-action-sales-effect = Verkaufe beliebig viel Wolle für je 2 Gold und, sobald der Tuchmarkt offen ist, höchstens 1 Tuch für 4 Gold.
world-action-privilege = Vorrecht
world-action-privilege-effect = Wiederhole die Aktion der obersten Karte deines Aktionsstapels, falls du nicht auf sie verzichtet hast.
world-action-house_building = Hausbau
world-action-house_building-effect = Zahle 1 Gold und den Stein oder das Holz eines freien Bauplatzes und baue dort ein Haus.
world-action-house_rent = Miete
world-action-house_rent-effect = Du erhältst das Einkommen von bis zu 2 deiner Häuser.
world-action-donation = Spende
world-action-donation-effect = Zahle 1 Gold und lege ein Siegel auf ein unfertiges Bauvorhaben. Ist es fertig, erhältst du den Bonus.
world-action-cloth = Tuchherstellung
world-action-cloth-effect = Mache aus 1 oder 2 Wolle ebenso viel Tuch.
world-action-medicine = Medizin
world-action-medicine-effect = Du erhältst 1 Gold und 1 Siegpunkt, oder du pflegst einen oder mehrere erkrankte Orte.
world-action-favor = Gunst
world-action-favor-effect = Ziehe den Gunstmarker 1 Feld weiter und nimm die Belohnung dort.

## Bauvorhaben

world-project-bridge = Brücke
world-project-fulling_mill = Walkmühle
world-project-st_mark = St. Mark
world-project-priors_palace = Priorspalast
world-project-hospital = Hospital
world-project-chapel = Marienkapelle
world-project-tower = Turm
world-bonus-care = 1 Ort pflegen

## Die Gunstleiste

world-favor-merchants = Kaufleute
world-favor-merchants-effect = Du erhältst 1 Wolle.
world-favor-king = König
world-favor-king-effect = Du erhältst 1 Siegpunkt für jede Loyalität, die du hast.
world-favor-outlaws = Geächtete
world-favor-outlaws-effect = Du zahlst 1 Gold.
world-favor-earl = Graf von Shiring
world-favor-earl-effect = Du erhältst 1 Getreide.
world-favor-bishop = Bischof
world-favor-bishop-effect = Du erhältst 1 Siegpunkt für jede Frömmigkeit, die du hast.
world-favor-queen = Königin
world-favor-queen-effect = Du erhältst 2 Siegpunkte, wenn du mindestens 1 Loyalität hast.
world-favor-prior = Prior
world-favor-prior-effect = Du erhältst 1 Frömmigkeit.
world-favor-outlaws_2 = Geächtete
world-favor-outlaws_2-effect = Du zahlst 1 Gold.
world-favor-guild_master = Zunftmeister
world-favor-guild_master-effect = Du erhältst 1 Siegpunkt für jedes deiner Häuser auf dem Spielplan.
world-favor-prioress = Priorin
world-favor-prioress-effect = Du erhältst 2 Siegpunkte, wenn du mindestens 1 medizinisches Wissen hast.

## Häuser: ihr Einkommen, dann die Bauplätze

world-house-grain_stone = Steinhaus mit 2 Getreide
world-house-grain_wood = Holzhaus mit 2 Getreide
world-house-piety_stone = Steinhaus mit 2 Frömmigkeit
world-house-piety_wood = Holzhaus mit 2 Frömmigkeit
world-house-wool_stone = Steinhaus mit 3 Wolle
world-house-wool_wood = Holzhaus mit 3 Wolle
world-house-gold_stone = Steinhaus mit 4 Gold
world-house-gold_wood = Holzhaus mit 4 Gold
world-house-resource_stone = Steinhaus mit 1 Stein oder 1 Holz
world-house-resource_wood = Holzhaus mit 1 Stein oder 1 Holz
world-house-loyalty_stone = Steinhaus mit 2 Loyalität
world-house-loyalty_wood = Holzhaus mit 2 Loyalität
world-house-medical_stone = Steinhaus mit 2 medizinischem Wissen
world-house-medical_wood = Holzhaus mit 2 medizinischem Wissen

## Wo die Pest ausbricht

world-location-1 = Haus 1
world-location-2 = Haus 2
world-location-3 = Haus 3
world-location-4 = Haus 4
world-location-5 = Haus 5
world-location-6 = Haus 6
world-location-7 = Haus 7
world-location-8 = Haus 8
world-location-9 = Haus 9
world-location-10 = Haus 10
world-location-11 = Versteck der Geächteten (11)
world-benefit-house = ein Haus

## Ereignisse in Kapitel I

world-event-I-01 = Kaufmann Buonaventura Caroli zu Besuch
world-event-I-01-effect = Jeder Spieler darf einmal 1 Wolle gegen 3 Gold tauschen.
world-event-I-02 = Der Brückenbau geht langsam voran
world-event-I-02-effect = Wolle bringt auf dem Markt nur 1 Gold. Der Preis für Tuch bleibt gleich.
world-event-I-03 = Godwyn verbietet private Webstühle
world-event-I-03-effect = Die Walkmühle kommt ins Spiel.
world-event-I-04 = St. Mark muss erneuert werden
world-event-I-04-effect = St. Mark kommt ins Spiel.
world-event-I-05 = Caris entdeckt das Scharlachrot
world-event-I-05-effect = Der Tuchmarkt ist für den Rest des Spiels geöffnet. Jeder Spieler darf einmal 1 Wolle gegen 1 Tuch tauschen.
world-event-I-06 = Die alte Brücke stürzt ein
world-event-I-06-effect = Jeder Spieler zahlt 1 Gold oder verliert 1 Siegpunkt, je nach eigener Wahl.
world-event-I-07 = Godwyn wird Prior
world-event-I-07-effect = Das Gunstfeld des Zunftmeisters ist bis zum Ende des Kapitels abgedeckt.
world-event-I-08 = Eine gute Ernte
world-event-I-08-effect = Jeder Spieler erhält 1 Getreide, solange der Vorrat reicht.
world-event-I-09 = Das Priorat verkauft Ablässe
world-event-I-09-effect = Einmal pro Runde darfst du in deinem Zug 1 Gold gegen 1 Frömmigkeit tauschen.
world-event-I-10 = Edmund Wooler steht hinter Merthins Brücke
world-event-I-10-effect = Eine Bauvorhaben-Aktion, die mindestens 1 Baustoff auf die Brücke legt, bringt 1 Siegpunkt mehr.
world-event-I-11 = Geächtete auf der Straße
world-event-I-11-effect = Jeder Spieler verliert 1 Wolle oder, wenn er keine hat, 1 Gold. Wer weder das eine noch das andere hat, verliert nichts.

## Ereignisse in Kapitel II

world-event-II-01 = König Edward III. führt Krieg gegen Frankreich
world-event-II-01-effect = In dieser Runde gibt es keine Aktionen: Jeder Spieler spielt eine Karte offen aus und wirft eine ab, beide ohne Wirkung. Ist es das erste Ereignis des Kapitels, verschont es Spieler, die vor dem königlichen Gericht stehen.
world-event-II-02 = Ein Prozess wegen Ketzerei
world-event-II-02-effect = Der Spieler mit der geringsten Frömmigkeit verliert 1 Siegpunkt. Bei Gleichstand verliert ihn jeder der Beteiligten.
world-event-II-03 = Caris, als Hexe angeklagt, wird Nonne
world-event-II-03-effect = Wer in dieser Runde auf die Aktion verzichtet, erhält 1 medizinisches Wissen. Das entscheidet sich jetzt. Auch dann spielt man eine Karte offen aus und wirft eine ab.
world-event-II-04 = Elfric leitet den Stadtrat
world-event-II-04-effect = Bis zum Ende des Kapitels darf nur am Priorspalast gebaut und nur für ihn gespendet werden, und nur er erhält dann einen Baustoff. Alle anderen Bauvorhaben sind abgedeckt.
world-event-II-05 = Godwyn will einen Palast
world-event-II-05-effect = Der Priorspalast kommt ins Spiel.
world-event-II-06 = Mattie Wise teilt ihre Heilmittel
world-event-II-06-effect = Jeder Spieler erhält 1 medizinisches Wissen.
world-event-II-07 = Merthin geht nach Florenz
world-event-II-07-effect = Eine Bauvorhaben-Aktion legt höchstens 1 Baustoff.
world-event-II-08 = Vorräte für das Heer
world-event-II-08-effect = Einmal pro Runde darfst du in deinem Zug 1 Getreide gegen 1 Loyalität tauschen.
world-event-II-09 = Die königliche Abgabe auf Wolle
world-event-II-09-effect = Jeder Spieler zahlt 2 Gold oder verliert 1 Loyalität, je nach eigener Wahl. Wer beides nicht kann, verliert 2 Siegpunkte.
world-event-II-10 = Godwyn schließt den Tuchmarkt
world-event-II-10-effect = Der Tuchmarkt ist bis zum Ende des Kapitels abgedeckt. Niemand kann Tuch verkaufen.
world-event-II-11 = Kingsbridger Scharlach ist gefragt
world-event-II-11-effect = Einmal pro Runde darfst du in deinem Zug 1 Tuch gegen 3 Siegpunkte tauschen.

## Ereignisse in Kapitel III

world-event-III-01 = Merthin kehrt mit Lolla aus Florenz zurück
world-event-III-01-effect = Jeder Spieler erhält nach eigener Wahl 1 Stein, 1 Holz oder 1 medizinisches Wissen.
world-event-III-02 = Mit der Pest kommen Laster und Chaos
world-event-III-02-effect = Nach dem Spielen der Aktionskarte lässt jeder Spieler einen anderen zufällig die Karte ziehen, die er abwirft. Er selbst darf sie ansehen.
world-event-III-03 = Ralph Fitzgerald wird Graf von Shiring
world-event-III-03-effect = Jeder Spieler verliert 2 Güter seiner Wahl, gleiche oder verschiedene: Gold, Wolle, Tuch, Stein, Holz oder Getreide. Wer weniger hat, verliert, was er hat.
world-event-III-04 = Immer mehr Menschen erkranken
world-event-III-04-effect = Jeder Spieler nimmt eines seiner Häuser vom Spielplan, und der Bauplatz ist wieder frei. Wer dort kein Haus hat, verliert 2 Siegpunkte.
world-event-III-05 = Caris plant ein Hospital
world-event-III-05-effect = Das Hospital kommt ins Spiel.
world-event-III-06 = Godwyn und die Mönche fliehen
world-event-III-06-effect = Das Gunstfeld des Priors ist bis zum Ende des Kapitels abgedeckt.
world-event-III-07 = Masken und Essig
world-event-III-07-effect = Jeder Spieler darf für 1 medizinisches Wissen eine weitere Aktionskarte verdeckt abwerfen, aber nie über sechs im Abwurfstapel hinaus.
world-event-III-08 = Geißler auf dem Marktplatz
world-event-III-08-effect = Jeder Spieler verliert 1 Frömmigkeit. Wer keine hat, verliert 1 Siegpunkt.
world-event-III-09 = Die Mieter sterben
world-event-III-09-effect = Miete bringt nur die Hälfte des Einkommens jedes Hauses, aufgerundet.
world-event-III-10 = Der Markt ist verödet
world-event-III-10-effect = Einmal pro Runde darfst du in deinem Zug 1 Tuch gegen 1 Getreide und 1 Frömmigkeit tauschen.
world-amounts-grain1-piety1 = 1 Getreide und 1 Frömmigkeit
world-event-III-11 = Caris wird Priorin
world-event-III-11-effect = Jeder Spieler mit mindestens 2 medizinischem Wissen erhält 2 Siegpunkte.

## Ereignisse in Kapitel IV

world-event-IV-01 = Merthin hat seinen Traum verwirklicht: der Turm
world-event-IV-01-effect = Alle freien Felder des Turms werden aus dem Vorrat gefüllt. Der Turm ist fertig, und das Metall wird vergeben.
world-event-IV-02 = Caris lebt für die Kranken
world-event-IV-02-effect = Jeder Spieler erhält 1 Siegpunkt für jedes medizinische Wissen, das er hat.
world-event-IV-03 = Eine neue Kapelle für Maria
world-event-IV-03-effect = Die Marienkapelle kommt ins Spiel.
world-event-IV-04 = Die Pest verlässt Kingsbridge
world-event-IV-04-effect = Alle Pestmarker kommen vom Plan. Niemand erkrankt mehr, und niemand kann gepflegt werden.
world-event-IV-05 = Merthin wird Ratsältester
world-event-IV-05-effect = Jeder Spieler darf sofort 1 seiner Baustoffe auf ein Bauvorhaben legen und erhält dafür 3 Siegpunkte.
world-event-IV-06 = Händler aus Florenz
world-event-IV-06-effect = Einmal pro Runde darfst du in deinem Zug 1 Tuch gegen 3 Siegpunkte tauschen.
world-event-IV-07 = Ein Gesetz gegen die Landarbeiter
world-event-IV-07-effect = Jeder Spieler wirft sofort eine weitere Aktionskarte seiner Wahl verdeckt ab, aber nie über sechs im Abwurfstapel hinaus.
world-event-IV-08 = Die Ernte verfault
world-event-IV-08-effect = Jeder Spieler verliert 1 Getreide. Wer keines hat, verliert 1 Siegpunkt.
world-event-IV-09 = Die Geächteten werden gehängt
world-event-IV-09-effect = Beide Gunstfelder der Geächteten sind bis zum Ende des Kapitels abgedeckt.
world-event-IV-10 = Kingsbridge erhält das Stadtrecht
world-event-IV-10-effect = Jeder Spieler erhält 1 Loyalität.
world-event-IV-11 = Der Brief der alten Königin
world-event-IV-11-effect = Der Spieler mit der meisten Loyalität erhält 2 Siegpunkte. Bei Gleichstand erhält jeder der Beteiligten 1.

## Optionen

world-option-first_game = Erstes Spiel: Kapitel I wird nur mit den sechs Aktionskarten mit Stern gespielt, die anderen sechs kommen in Kapitel II dazu.
world-option-open_goods = Alle sehen die Güter aller, nichts liegt hinter Sichtschirmen.
world-option-single_pass = Zwischen zwei Kapiteln geht die Startspielerfigur nur einmal weiter, nach den Abgaben, statt zweimal.

## Woher die Werte stammen

world-origin-A = in der Spielregel gedruckt: Text, Bild oder Beispiel
world-origin-A- = ergibt sich deutlich aus der Spielregel
world-origin-B = von unabhängigen Besprechungen der Schachtel berichtet
world-origin-C-plus = aus mehreren übereinstimmenden Hinweisen erschlossen
world-origin-C = erschlossen oder unsere eigene Festlegung
world-origin-D = unsere eigene Rekonstruktion: Keine öffentliche Liste des gedruckten Werts wurde gefunden
world-origin-confirmed = durch deine Kartendatei als gedruckt bestätigt
world-origin-corrected = durch deine Kartendatei berichtigt
