### Die Tore der Welt im Terminal: der Tisch als Bild und alle Karten.

## Die Zeilen des Spielplans

world-row-event = Ereignis
world-row-long_events = Langfristig
world-row-income = Einkommen
world-row-favor = Gunst
world-row-supply = Vorrat
world-row-market = Markt
world-row-projects = Bauvorhaben
world-row-houses = Häuser
world-row-plague = Pest
world-row-duties = Abgaben

## Die Gunstleiste

world-favor-short-per = { $vp } SP je { $good }
world-favor-short-if_any = { $vp } SP bei { $good }
world-favor-short-per_house = { $vp } SP je Haus
world-table-stays = bleibt stehen

## Der Spielplan

world-short-resource = Stein/Holz
world-short-medical = Wissen
world-table-long = langfristig
world-table-cloth_closed = geschlossen
world-table-complete = fertig
world-table-covered = abgedeckt
world-table-bonus = Spender:

## Was am Ende des Kapitels abzugeben ist

# $has (Number) - was der Spieler hat; $missing, $vp (String) - eine Zahl oder von wo bis wo: 0–2
world-table-duty-ready = ({ $has } vorrätig)
world-table-duty-short = ({ $has } vorrätig): { $missing } zu wenig, Verlust { $vp } SP, Strafe: { $penalty }
world-table-duty-last = ({ $has } vorrätig): { $missing } zu wenig, Verlust { $vp } SP

## Die Spieler

world-table-screen = hinter dem Sichtschirm
world-table-houses = Häuser { $number }/{ $most }
world-table-seals = Siegel { $number }/{ $most }
world-table-cards = { $held } auf der Hand, { $down } verdeckt
world-table-played = gespielt:
world-table-hand = Hand:
world-table-discarded = abgeworfen:

## Alle Karten

world-cards-actions = Aktionskarten (★ im ersten Spiel von Anfang an)
world-cards-projects = Bauvorhaben
world-cards-houses = Häuser
world-cards-favor = Gunstleiste
world-cards-plague = Orte der Pest
world-cards-events = Ereignisse (Ecken im Uhrzeigersinn ab dem Pfeil)
world-cards-stock = Zahlen der Schachtel und des Spielplans
world-cards-reconstructed = von uns rekonstruiert: Keine öffentliche Liste des gedruckten Werts wurde gefunden. Wer die Schachtel hat, kann ihn mit --cards berichtigen.
world-cards-markers = Medizinisches Wissen auf den Markern
world-cards-enters-start = zu Beginn
world-cards-enters-event = durch ein Ereignis
world-cards-enters-after_chapter_2 = nach Kapitel II
world-cards-kind-immediate = sofort
world-cards-kind-long = langfristig
