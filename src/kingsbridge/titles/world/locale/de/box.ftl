### Meine Schachtel: was darin liegt und was auf die Karten geschrieben werden kann

## Arten von Karten

world-box-sheet-stock = Spielplan und Vorrat
world-box-sheet-track = Reihenfolge der Gunstleiste
world-box-sheet-markers = Pestmarker

## Werte der Karten

world-box-field-title = Titel
world-box-field-starred = Stern
world-box-field-stone = Felder für Stein
world-box-field-wood = Felder für Holz
world-box-field-bonus = Bonus jedes Spenders
world-box-field-care = einen Ort pflegen
world-box-field-income = Einkommen
world-box-field-income_choice = Einkommen, eines davon
world-box-field-cost = gebaut mit
world-box-field-gains = bringt
world-box-field-per = Siegpunkte für jedes
world-box-field-if_any = Siegpunkte für mindestens eines
world-box-field-per_house = Siegpunkte für jedes Haus
world-box-field-pay = muss gezahlt werden
world-box-field-order = Reihenfolge, im Uhrzeigersinn
world-box-field-start = Anfang
world-box-field-benefit = Vorteil
world-box-field-choice = Vorteil, eines davon
world-box-field-free_house = ein Haus umsonst
world-box-field-numbers = verlangtes medizinisches Wissen
world-box-field-kind = Art
world-box-field-plague = Pestnummer
world-box-field-corners = Ecken, im Uhrzeigersinn ab dem Pfeil
world-box-field-effects = was sie bewirkt
world-box-field-give = geben
world-box-field-get = bekommen
world-box-field-get_one = eines davon bekommen
world-box-field-good = Ware
world-box-field-goods = von diesen Waren
world-box-field-gold = Gold
world-box-field-project = Bauvorhaben
world-box-field-lose = verlieren
world-box-field-otherwise = sonst verlieren
world-box-field-spaces = Felder
world-box-field-first = das Erste davon, das man hat
world-box-field-vp = Siegpunkte
world-box-field-tied_vp = Siegpunkte bei Gleichstand
world-box-field-most = höchstens
world-box-field-number = wie viele
world-box-field-at_least = mindestens
world-box-track-start = wo der Marker beginnt
world-box-stock-supplies = Vorrat
world-box-stock-start = womit jeder beginnt
world-box-stock-sides_of_2 = Seiten von 2 Spielern
world-box-stock-sides_of_3 = Seiten von 3 Spielern
world-box-stock-houses = Häuser je Spieler
world-box-stock-seals = Siegel je Spieler
world-box-stock-build_vp = Siegpunkte für einen Rohstoff auf einem Bau
world-box-stock-build_most = Rohstoffe in einer Aktion
world-box-stock-prices = Preise am Markt
world-box-stock-house_gold = Gold für ein Haus
world-box-stock-rent_most = Häuser bei einer Miete
world-box-stock-donation_gold = Gold für eine Spende
world-box-stock-weave_most = gewebte Wolle in einer Aktion
world-box-stock-medicine = Medizin bringt
world-box-stock-care_vp = Siegpunkte fürs Pflegen
world-box-stock-tower_metal_vp = Siegpunkte fürs Metall des Turms
world-box-stock-tower_metal_tied_vp = dasselbe bei Gleichstand
world-box-stock-duties = Pflichten am Kapitelende
world-box-stock-tax_die = Seiten des Steuerwürfels
world-box-stock-duty_vp = Siegpunktverlust für jedes fehlende
world-box-stock-last_chapter_factor = Verluste im letzten Kapitel, mal
world-box-stock-end_vp = am Ende, in halben Siegpunkten

## Was Werte sein können

world-box-value-kind-immediate = sofort
world-box-value-kind-long = langfristig
world-box-name-merchants = { world-favor-merchants }
world-box-name-king = { world-favor-king }
world-box-name-outlaws = { world-favor-outlaws }
world-box-name-earl = { world-favor-earl }
world-box-name-bishop = { world-favor-bishop }
world-box-name-queen = { world-favor-queen }
world-box-name-prior = { world-favor-prior }
world-box-name-outlaws_2 = { world-favor-outlaws_2 }
world-box-name-guild_master = { world-favor-guild_master }
world-box-name-prioress = { world-favor-prioress }
world-box-name-bridge = { world-project-bridge }
world-box-name-fulling_mill = { world-project-fulling_mill }
world-box-name-st_mark = { world-project-st_mark }
world-box-name-priors_palace = { world-project-priors_palace }
world-box-name-hospital = { world-project-hospital }
world-box-name-chapel = { world-project-chapel }
world-box-name-tower = { world-project-tower }

## Die Wörter der kleinen Sprache

world-box-do-trade = ein Tausch für alle
world-box-do-price = ein Preis am Markt
world-box-do-project = ein Bauvorhaben kommt ins Spiel
world-box-do-open_cloth_market = der Tuchmarkt öffnet
world-box-do-close_cloth_market = der Tuchmarkt schließt
world-box-do-pay_or_lose = zahlen oder verlieren
world-box-do-cover_favor = Felder der Gunstleiste werden bedeckt
world-box-do-gain = alle bekommen
world-box-do-project_bonus = mehr Siegpunkte an einem Bau
world-box-do-lose = alle verlieren eines
world-box-do-no_actions = keine Aktionen in dieser Runde
world-box-do-forgo_reward = wer auf die Aktion verzichtet
world-box-do-only_project = nur an diesem Bau wird gearbeitet
world-box-do-least = wer am wenigsten hat
world-box-do-most = wer am meisten hat
world-box-do-limit_build = höchstens so viele Rohstoffe je Bauaktion
world-box-do-limit_rent = höchstens so viele Häuser je Miete
world-box-do-halve_rent = die Mieten halbieren sich
world-box-do-limit_sales = höchstens so viele Waren je Verkauf
world-box-do-no_care = niemand darf Kranke pflegen
world-box-do-end_plague = die Pest endet
world-box-do-random_discard = der Abwurf wird gelost
world-box-do-lose_choice = alle verlieren Waren ihrer Wahl
world-box-do-lose_house = alle verlieren ein Haus
world-box-do-discard_for = eine weitere Karte dafür abwerfen
world-box-do-discard_extra = alle werfen eine Karte mehr ab
world-box-do-reward_if = wer mindestens so viel hat
world-box-do-reward_per = Siegpunkte für jedes Stück
world-box-do-complete_tower = der Turm wird vollendet
world-box-do-build_one = alle dürfen 1 Rohstoff setzen
