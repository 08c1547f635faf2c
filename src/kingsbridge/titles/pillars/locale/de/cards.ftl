### Die Säulen der Erde: die Namen der Karten und Orte, was die Karten bewirken und was man für einen Tisch wählen kann.

## Handwerker

craftsman-mortar_mixer = Mörtelmischer
craftsman-woodworker = Schreiner
craftsman-stonecutter = Steinmetz
craftsman-tool_maker = Werkzeugmacher
craftsman-gold_woodworker = Schreinermeister
craftsman-improved_mortar_mixer = verbesserter Mörtelmischer
craftsman-mason = Maurer
craftsman-carpenter = Zimmermann
craftsman-potter = Töpfer
craftsman-architect = Architekt
craftsman-sculptor = Bildhauer
craftsman-glassblower = Glasbläser
craftsman-goldsmith = Goldschmied
craftsman-organ_builder = Orgelbauer
craftsman-bell_maker = Glockengießer

## Vorrechte

privilege-aliena = Aliena
privilege-aliena-effect = Du erhältst bei jeder Produktion 1 Holz mehr.
privilege-tom = Tom Builder
privilege-tom-effect = Du erhältst bei jeder Produktion 1 Stein mehr.
privilege-richard = Richard
privilege-richard-effect = Du erhältst bei jeder Produktion 1 Sand mehr.
privilege-ellen = Ellen
privilege-ellen-effect = Zu Beginn jeder Runde siehst du dir das kommende Ereignis an, und nur du.
privilege-francis = Francis
privilege-francis-effect = Deine Steuer beträgt immer 2 Gold, egal was der Würfel zeigt.
privilege-prior_philip = Prior Philip
privilege-prior_philip-effect = Jeder deiner Baumeister im Priorat bringt dir 1 Siegpunkt mehr.
privilege-otto = Otto
privilege-otto-effect = Der schwarze Arbeiter gehört dir von der nächsten Runde bis zum Spielende.
privilege-jack = Jack
privilege-jack-effect = Du hast Platz für sechs Handwerker.
privilege-archbishop_thomas = Erzbischof Thomas
privilege-archbishop_thomas-effect = Einmal darfst du dich einem schlechten Ereignis entziehen, nachdem es aufgedeckt ist.
privilege-tax_exemption = Freibrief
privilege-tax_exemption-effect = Einmal darfst du nach dem Steuerwurf entscheiden, nichts zu zahlen.
privilege-remigius = Bruder Remigius
privilege-remigius-effect = Einmal darfst du einen deiner Baumeister, wenn er gezogen wird, kostenlos einsetzen.
privilege-madonna = Die Pilger der Madonna
privilege-madonna-effect = Du erhältst sofort 3 Siegpunkte.
privilege-wool_fair = Ein Tag auf dem Wollmarkt
privilege-wool_fair-effect = Du erhältst sofort 8 Gold.
privilege-toledo = Rückkehr aus Toledo
privilege-toledo-effect = Du erhältst sofort 2 Metall.
privilege-ceremony = Ein Platz für den König
privilege-ceremony-effect = Du erhältst sofort 1 Metall.
privilege-nearly_complete = Das letzte Gerüst
privilege-nearly_complete-effect = Du erhältst sofort 1 Stein und 1 Holz.

## Ereignisse

event-royal_gift = Ein Geschenk des Königs
event-royal_gift-effect = Alle erhalten 5 Gold.
event-richards_ore = Richards Erz
event-richards_ore-effect = Alle erhalten 1 Metall.
event-priors_blessing = Der Segen des Priors
event-priors_blessing-effect = Jeder Arbeiter in der Wollmühle verdient 1 Gold mehr, bei höchstens fünf Arbeitern je Spieler.
event-volunteers = Freiwillige Helfer
event-volunteers-effect = Jede Baustoffkarte bringt in dieser Runde 1 Baustoff mehr.
event-archbishops_zeal = Der Eifer des Erzbischofs
event-archbishops_zeal-effect = Bei der Wertung dieser Runde darf jeder Spieler einen Handwerker einmal öfter einsetzen, als dessen Kapazität erlaubt. Orgelbauer, Glockengießer und Handwerker ohne Kapazität sind ausgenommen.
event-hamleighs_levy = Die Abgabe der Hamleighs
event-hamleighs_levy-effect = Alle zahlen 4 Gold. Wer weniger hat, zahlt alles und verliert für je volle 2 fehlende Gold 1 Siegpunkt.
event-conflict = Bitterer Streit
event-conflict-effect = Alle verlieren 2 Siegpunkte.
event-town_wall = Die Stadtmauer
event-town_wall-effect = Alle haben in der nächsten Runde nur zwei Baumeister. In der letzten Runde geschieht nichts.
event-cold_winters = Kalte Winter
event-cold_winters-effect = Jede Baustoffkarte bringt in dieser Runde 1 Baustoff weniger. Vorrechte bringen so viel wie immer.
event-collapse = Das Dach stürzt ein
event-collapse-effect = Alle verlieren einen Handwerker ihrer Wahl.

## Baustoffe und ihre Felder

resource-sand = Sand
resource-wood = Holz
resource-stone = Stein
resource-metal = Metall
field-sand = Kiesgrube
field-wood = Wald
field-stone = Steinbruch

## Orte auf dem Spielplan

place-archbishop = Erzbischof
place-wool_mill = Wollmühle
place-kingsbridge = Kingsbridge
place-priory = Priorat
place-kings_court = Königshof
place-shiring = Shiring
place-castle = Burg Shiring
place-market = Markt
place-cathedral = Kathedrale

## Die Kathedrale, Teil für Teil

piece-1 = Langhaus
piece-2 = Querhaus
piece-3 = Apsis
piece-4 = Turm
piece-5 = Turm
piece-6 = Dach

## Ausgaben und Optionen

edition-mayfair = Mayfair Games, 2007
edition-devir = Devir
edition-kosmos = Thames & Kosmos
option-edition = Wessen Spielregel gilt, wo die drei voneinander abweichen; jede der folgenden Optionen lässt sich trotzdem ändern.
option-start = Wer der erste Startspieler ist: ausgelost oder ein Platz deiner Wahl.
option-metal_piles_up = Vor jeder Runde kommt ein Metall an den Königshof, auch wenn dort noch eines liegt.
option-deny_craftsman = Du darfst einen Handwerker aus der Auslage bezahlen und sofort abwerfen, auch wenn du noch Platz hast, damit ihn kein anderer bekommt.
option-pass_at_zero = Du darfst auch dann passen, wenn das Einsetzen des eben gezogenen Baumeisters kostenlos wäre.
option-shortage = Reicht ein Feld nicht aus, bleiben dir die fehlenden Baustoffe entweder geschuldet und zählen als deine, oder sie verfallen.
option-stone_sale = Ein Stein bringt beim Verkauf auf dem Markt 4 Gold oder 5.
option-market_ban = Auf dem Markt darfst du dieselbe Art in einer Runde entweder gar nicht kaufen und verkaufen oder nur Gekauftes nicht wieder verkaufen.
option-toolmaker = Der Werkzeugmacher fragt entweder zuerst nach deinem Metall, sodass ein anderer Handwerker es noch verwenden kann, oder erst am Ende der Runde, wenn es noch da sein muss.

## Woher die Werte stammen

pillars-origin-A = in einer Spielregel gedruckt: Text, Bild oder Beispiel
pillars-origin-B2 = von zwei oder mehr unabhängigen Umsetzungen oder Besprechungen von den Karten abgelesen
pillars-origin-B = von einer unabhängigen Umsetzung oder Besprechung von den Karten abgelesen
pillars-origin-C = unsere eigene Festlegung
pillars-origin-corrected = durch deine Kartendatei berichtigt
