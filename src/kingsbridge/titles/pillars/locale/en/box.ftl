### My box: what lies in it, and what can be written on its cards

## Sheets

pillars-box-sheet-stock = The board and the supply

## Values of cards

pillars-box-field-title = title
pillars-box-field-cost = gold to hire
pillars-box-field-takes = what one use takes
pillars-box-field-holds = what must be in hand
pillars-box-field-gives = what one use gives
pillars-box-field-capacity = uses a round
pillars-box-field-serves_as = counts as
pillars-box-field-needs = needs
pillars-box-field-kind = kind
pillars-box-field-production = brings each round
pillars-box-field-gains = brings at once
pillars-box-field-tax = gold of tax at most
pillars-box-field-priory_bonus = more victory points at the priory
pillars-box-field-workers = workers
pillars-box-field-craftsman_limit = craftsmen at most
pillars-box-field-sees_event = sees the coming event
pillars-box-field-spares = spares once
pillars-box-field-free_builder = places a builder for nothing
pillars-box-field-good = good news
pillars-box-field-mill_bonus = more gold at the wool mill
pillars-box-field-yield = cubes
pillars-box-field-zeal = more uses of one craftsman
pillars-box-field-zeal_except = not of these
pillars-box-field-pay = gold to pay
pillars-box-field-loses = loses
pillars-box-field-builders = builders in this round
pillars-box-field-loses_craftsman = loses craftsmen
pillars-box-stock-workers = workers of each player
pillars-box-stock-builders = builders of each player
pillars-box-stock-start_vp = victory points at the start
pillars-box-stock-start_gold = gold of the starting player
pillars-box-stock-start_gold_step = more gold for each next seat
pillars-box-stock-most_gold = gold at most
pillars-box-stock-craftsman_limit = craftsmen at most
pillars-box-stock-kept_cubes = cubes kept after a round
pillars-box-stock-cubes = cubes in the supply
pillars-box-stock-market = cubes at the market
pillars-box-stock-court_metal = metal at the King's Court
pillars-box-stock-grey_workers = grey workers
pillars-box-stock-castle_workers = grey workers at the castle
pillars-box-stock-first_builder_cost = gold for the first builder
pillars-box-stock-tax_die = faces of the tax die
pillars-box-stock-priory = victory points at the priory
pillars-box-stock-gold_per_vp_lost = missing gold that costs a victory point
pillars-box-stock-buy = prices when buying
pillars-box-stock-sell = prices when selling

## What values may be

pillars-box-value-kind-permanent = permanent
pillars-box-value-kind-once = used once
pillars-box-value-kind-immediate = at once
pillars-box-value-spares-event = from a bad event
pillars-box-value-spares-tax = from the tax
pillars-box-name-gold = gold
pillars-box-name-vp = victory points
pillars-box-name-workers = workers
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
