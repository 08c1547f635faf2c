### Die Säulen der Erde: die Namen der Karten und Orte, was die Karten bewirken und was man für einen Tisch wählen kann.

## Handwerker

pillars-craftsman-mortar_mixer = Mörtelmischer
pillars-craftsman-woodworker = Schreiner
pillars-craftsman-stonecutter = Steinmetz
pillars-craftsman-tool_maker = Werkzeugmacher
pillars-craftsman-gold_woodworker = Schreinermeister
pillars-craftsman-improved_mortar_mixer = verbesserter Mörtelmischer
pillars-craftsman-mason = Maurer
pillars-craftsman-carpenter = Zimmermann
pillars-craftsman-potter = Töpfer
pillars-craftsman-architect = Architekt
pillars-craftsman-sculptor = Bildhauer
pillars-craftsman-glassblower = Glasbläser
pillars-craftsman-goldsmith = Goldschmied
pillars-craftsman-organ_builder = Orgelbauer
pillars-craftsman-bell_maker = Glockengießer

## Vorrechte

pillars-privilege-aliena = Aliena
pillars-privilege-aliena-effect = Du erhältst bei jeder Produktion 1 Holz mehr.
pillars-privilege-tom = Tom Builder
pillars-privilege-tom-effect = Du erhältst bei jeder Produktion 1 Stein mehr.
pillars-privilege-richard = Richard
pillars-privilege-richard-effect = Du erhältst bei jeder Produktion 1 Sand mehr.
pillars-privilege-ellen = Ellen
pillars-privilege-ellen-effect = Zu Beginn jeder Runde siehst du dir das kommende Ereignis an, und nur du.
pillars-privilege-francis = Francis
pillars-privilege-francis-effect = Deine Steuer beträgt immer 2 Gold, egal was der Würfel zeigt.
pillars-privilege-prior_philip = Prior Philip
pillars-privilege-prior_philip-effect = Jeder deiner Baumeister im Priorat bringt dir 1 Siegpunkt mehr.
pillars-privilege-otto = Otto
pillars-privilege-otto-effect = Der schwarze Arbeiter gehört dir von der nächsten Runde bis zum Spielende.
pillars-privilege-jack = Jack
pillars-privilege-jack-effect = Du hast Platz für sechs Handwerker.
pillars-privilege-archbishop_thomas = Erzbischof Thomas
pillars-privilege-archbishop_thomas-effect = Einmal darfst du dich einem schlechten Ereignis entziehen, nachdem es aufgedeckt ist.
pillars-privilege-tax_exemption = Freibrief
pillars-privilege-tax_exemption-effect = Einmal darfst du nach dem Steuerwurf entscheiden, nichts zu zahlen.
pillars-privilege-remigius = Bruder Remigius
pillars-privilege-remigius-effect = Einmal darfst du einen deiner Baumeister, wenn er gezogen wird, kostenlos einsetzen.
pillars-privilege-madonna = Die Pilger der Madonna
pillars-privilege-madonna-effect = Du erhältst sofort 3 Siegpunkte.
pillars-privilege-wool_fair = Ein Tag auf dem Wollmarkt
pillars-privilege-wool_fair-effect = Du erhältst sofort 8 Gold.
pillars-privilege-toledo = Rückkehr aus Toledo
pillars-privilege-toledo-effect = Du erhältst sofort 2 Metall.
pillars-privilege-ceremony = Ein Platz für den König
pillars-privilege-ceremony-effect = Du erhältst sofort 1 Metall.
pillars-privilege-nearly_complete = Das letzte Gerüst
pillars-privilege-nearly_complete-effect = Du erhältst sofort 1 Stein und 1 Holz.

## Ereignisse

pillars-event-royal_gift = Ein Geschenk des Königs
pillars-event-royal_gift-effect = Alle erhalten 5 Gold.
pillars-event-richards_ore = Richards Erz
pillars-event-richards_ore-effect = Alle erhalten 1 Metall.
pillars-event-priors_blessing = Der Segen des Priors
pillars-event-priors_blessing-effect = Jeder Arbeiter in der Wollmühle verdient 1 Gold mehr, bei höchstens fünf Arbeitern je Spieler.
pillars-event-volunteers = Freiwillige Helfer
pillars-event-volunteers-effect = Jede Baustoffkarte bringt in dieser Runde 1 Baustoff mehr.
pillars-event-archbishops_zeal = Der Eifer des Erzbischofs
pillars-event-archbishops_zeal-effect = Bei der Wertung dieser Runde darf jeder Spieler einen Handwerker einmal öfter einsetzen, als dessen Kapazität erlaubt. Orgelbauer, Glockengießer und Handwerker ohne Kapazität sind ausgenommen.
pillars-event-hamleighs_levy = Die Abgabe der Hamleighs
pillars-event-hamleighs_levy-effect = Alle zahlen 4 Gold. Wer weniger hat, zahlt alles und verliert für je volle 2 fehlende Gold 1 Siegpunkt.
pillars-event-conflict = Bitterer Streit
pillars-event-conflict-effect = Alle verlieren 2 Siegpunkte.
pillars-event-town_wall = Die Stadtmauer
pillars-event-town_wall-effect = Alle haben in der nächsten Runde nur zwei Baumeister. In der letzten Runde geschieht nichts.
pillars-event-cold_winters = Kalte Winter
pillars-event-cold_winters-effect = Jede Baustoffkarte bringt in dieser Runde 1 Baustoff weniger. Vorrechte bringen so viel wie immer.
pillars-event-collapse = Das Dach stürzt ein
pillars-event-collapse-effect = Alle verlieren einen Handwerker ihrer Wahl.

## Baustoffe und ihre Felder

pillars-resource-sand = Sand
pillars-resource-wood = Holz
pillars-resource-stone = Stein
pillars-resource-metal = Metall
pillars-field-sand = Kiesgrube
pillars-field-wood = Wald
pillars-field-stone = Steinbruch

## Orte auf dem Spielplan

pillars-place-archbishop = Erzbischof
pillars-place-wool_mill = Wollmühle
pillars-place-kingsbridge = Kingsbridge
pillars-place-priory = Priorat
pillars-place-kings_court = Königshof
pillars-place-shiring = Shiring
pillars-place-castle = Burg Shiring
pillars-place-market = Markt
pillars-place-cathedral = Kathedrale

## Die Kathedrale, Teil für Teil

pillars-piece-1 = Langhaus
pillars-piece-2 = Querhaus
pillars-piece-3 = Apsis
pillars-piece-4 = Turm
pillars-piece-5 = Turm
pillars-piece-6 = Dach

## Ausgaben und Optionen

pillars-edition-mayfair = Mayfair Games, 2007
pillars-edition-devir = Devir
pillars-edition-kosmos = Thames & Kosmos
pillars-option-edition = Wessen Spielregel gilt, wo die drei voneinander abweichen; jede der folgenden Optionen lässt sich trotzdem ändern.
pillars-option-metal_piles_up = Vor jeder Runde kommt ein Metall an den Königshof, auch wenn dort noch eines liegt.
pillars-option-deny_craftsman = Du darfst einen Handwerker aus der Auslage bezahlen und sofort abwerfen, auch wenn du noch Platz hast, damit ihn kein anderer bekommt.
pillars-option-pass_at_zero = Du darfst auch dann passen, wenn das Einsetzen des eben gezogenen Baumeisters kostenlos wäre.
pillars-option-leave_waiting = Du darfst einen Baumeister, der gewartet hat, bis zur nächsten Runde vom Spielplan lassen.
pillars-option-shortage = Reicht ein Feld nicht aus, bleiben dir die fehlenden Baustoffe entweder geschuldet und zählen als deine, oder sie verfallen.
pillars-option-stone_sale = Ein Stein bringt beim Verkauf auf dem Markt 4 Gold, oder 5, wie die Regel von Devir sagt; das Beispiel daneben zahlt 4.
pillars-option-market_ban = Auf dem Markt darfst du dieselbe Art in einer Runde entweder gar nicht kaufen und verkaufen oder nur Gekauftes nicht wieder verkaufen.
pillars-option-toolmaker = Der Werkzeugmacher fragt entweder zuerst nach deinem Metall, sodass ein anderer Handwerker es noch verwenden kann, oder erst, wenn alle Arbeit getan ist und das Metall noch da sein muss.
pillars-value-shortage-owed = geschuldet
pillars-value-shortage-lost = verloren
pillars-value-market_ban-no_resale = kein Weiterverkauf
pillars-value-market_ban-either_way = in keiner Richtung
pillars-value-toolmaker-first = zuerst
pillars-value-toolmaker-end_of_round = am Ende der Runde

## Woher die Werte stammen

pillars-origin-A = in einer Spielregel gedruckt: Text, Bild oder Beispiel
pillars-origin-B2 = von zwei oder mehr unabhängigen Umsetzungen oder Besprechungen von den Karten abgelesen
pillars-origin-B = von einer unabhängigen Umsetzung oder Besprechung von den Karten abgelesen
pillars-origin-C = unsere eigene Festlegung
pillars-origin-confirmed = durch deine Kartendatei als gedruckt bestätigt
pillars-origin-corrected = durch deine Kartendatei berichtigt
