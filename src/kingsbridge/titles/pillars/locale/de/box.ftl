### Meine Schachtel: was darin liegt und was auf die Karten geschrieben werden kann

## Arten von Karten

pillars-box-sheet-stock = Spielplan und Vorrat

## Werte der Karten

pillars-box-field-title = Titel
pillars-box-field-cost = Gold fürs Einstellen
pillars-box-field-takes = was ein Einsatz braucht
pillars-box-field-holds = was man haben muss
pillars-box-field-gives = was ein Einsatz gibt
pillars-box-field-capacity = Einsätze je Runde
pillars-box-field-serves_as = zählt als
pillars-box-field-needs = braucht
pillars-box-field-kind = Art
pillars-box-field-production = bringt jede Runde
pillars-box-field-gains = bringt sofort
pillars-box-field-tax = höchstens so viel Gold Steuer
pillars-box-field-priory_bonus = mehr Siegpunkte im Kloster
pillars-box-field-workers = Arbeiter
pillars-box-field-craftsman_limit = höchstens so viele Handwerker
pillars-box-field-sees_event = sieht das kommende Ereignis
pillars-box-field-spares = verschont einmal von
pillars-box-field-free_builder = setzt einen Baumeister umsonst
pillars-box-field-good = gute Nachricht
pillars-box-field-mill_bonus = mehr Gold in der Wollmühle
pillars-box-field-yield = Würfel
pillars-box-field-zeal = mehr Einsätze eines Handwerkers
pillars-box-field-zeal_except = aber nicht von diesen
pillars-box-field-pay = Gold zu zahlen
pillars-box-field-loses = verliert
pillars-box-field-builders = Baumeister in dieser Runde
pillars-box-field-loses_craftsman = verliert Handwerker
pillars-box-stock-workers = Arbeiter je Spieler
pillars-box-stock-builders = Baumeister je Spieler
pillars-box-stock-start_vp = Siegpunkte am Anfang
pillars-box-stock-start_gold = Gold des Startspielers
pillars-box-stock-start_gold_step = mehr Gold für jeden weiteren Platz
pillars-box-stock-most_gold = höchstens so viel Gold
pillars-box-stock-craftsman_limit = höchstens so viele Handwerker
pillars-box-stock-kept_cubes = Würfel, die man nach der Runde behält
pillars-box-stock-cubes = Würfel im Vorrat
pillars-box-stock-market = Würfel am Markt
pillars-box-stock-court_metal = Metall am Königshof
pillars-box-stock-grey_workers = graue Arbeiter
pillars-box-stock-castle_workers = graue Arbeiter in der Burg
pillars-box-stock-first_builder_cost = Gold für den ersten Baumeister
pillars-box-stock-tax_die = Seiten des Steuerwürfels
pillars-box-stock-priory = Siegpunkte im Kloster
pillars-box-stock-gold_per_vp_lost = fehlendes Gold für einen Siegpunkt Verlust
pillars-box-stock-buy = Preise beim Kauf
pillars-box-stock-sell = Preise beim Verkauf

## Was Werte sein können

pillars-box-value-kind-permanent = dauerhaft
pillars-box-value-kind-once = einmalig
pillars-box-value-kind-immediate = sofort
pillars-box-value-spares-event = einem schlechten Ereignis
pillars-box-value-spares-tax = der Steuer
pillars-box-name-gold = Gold
pillars-box-name-vp = Siegpunkte
pillars-box-name-workers = Arbeiter
pillars-box-name-mortar_mixer = { pillars-craftsman-mortar_mixer }
pillars-box-name-woodworker = { pillars-craftsman-woodworker }
pillars-box-name-stonecutter = { pillars-craftsman-stonecutter }
pillars-box-name-tool_maker = { pillars-craftsman-tool_maker }
pillars-box-name-gold_woodworker = { pillars-craftsman-gold_woodworker }
pillars-box-name-improved_mortar_mixer = { pillars-craftsman-improved_mortar_mixer }
pillars-box-name-mason = { pillars-craftsman-mason }
pillars-box-name-carpenter = { pillars-craftsman-carpenter }
pillars-box-name-potter = { pillars-craftsman-potter }
pillars-box-name-architect = { pillars-craftsman-architect }
pillars-box-name-sculptor = { pillars-craftsman-sculptor }
pillars-box-name-glassblower = { pillars-craftsman-glassblower }
pillars-box-name-goldsmith = { pillars-craftsman-goldsmith }
pillars-box-name-organ_builder = { pillars-craftsman-organ_builder }
pillars-box-name-bell_maker = { pillars-craftsman-bell_maker }
