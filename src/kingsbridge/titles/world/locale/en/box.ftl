### My box: what lies in it, and what can be written on its cards

## Sheets

world-box-sheet-stock = The board and the supply
world-box-sheet-track = Order of the favor track
world-box-sheet-markers = Plague markers

## Values of cards

world-box-field-title = title
world-box-field-starred = star
world-box-field-stone = spaces for stone
world-box-field-wood = spaces for wood
world-box-field-bonus = bonus of each donor
world-box-field-care = care for a location
world-box-field-income = income
world-box-field-income_choice = income, one of these
world-box-field-cost = built with
world-box-field-gains = brings
world-box-field-per = victory points for each
world-box-field-if_any = victory points for at least one
world-box-field-per_house = victory points for each house
world-box-field-pay = must be paid
world-box-field-order = order, clockwise
world-box-field-start = start
world-box-field-benefit = benefit
world-box-field-choice = benefit, one of these
world-box-field-free_house = a house for nothing
world-box-field-numbers = medical knowledge asked for
world-box-field-kind = kind
world-box-field-plague = plague number
world-box-field-corners = corners, clockwise from the arrow
world-box-field-effects = what it does
world-box-field-give = give
world-box-field-get = get
world-box-field-get_one = get one of these
world-box-field-good = good
world-box-field-goods = of these goods
world-box-field-gold = gold
world-box-field-project = project
world-box-field-lose = lose
world-box-field-otherwise = otherwise lose
world-box-field-spaces = spaces
world-box-field-first = the first there is of these
world-box-field-vp = victory points
world-box-field-tied_vp = victory points when tied
world-box-field-most = at most
world-box-field-number = how many
world-box-field-at_least = at least
world-box-track-start = where the marker starts
world-box-stock-supplies = supply
world-box-stock-start = what everybody starts with
world-box-stock-sides_of_2 = sides taken by 2 players
world-box-stock-sides_of_3 = sides taken by 3 players
world-box-stock-houses = houses of each player
world-box-stock-seals = seals of each player
world-box-stock-build_vp = victory points for a resource on a project
world-box-stock-build_most = resources in one action
world-box-stock-prices = prices at the market
world-box-stock-house_gold = gold for a house
world-box-stock-rent_most = houses in one rent
world-box-stock-donation_gold = gold for a donation
world-box-stock-weave_most = wool woven in one action
world-box-stock-medicine = medicine brings
world-box-stock-care_vp = victory points for caring
world-box-stock-tower_metal_vp = victory points for the metal of the Tower
world-box-stock-tower_metal_tied_vp = the same, when tied
world-box-stock-duties = duties at the end of a chapter
world-box-stock-tax_die = faces of the tax die
world-box-stock-duty_vp = victory points lost for each one missing
world-box-stock-last_chapter_factor = losses in the last chapter, times
world-box-stock-end_vp = at the end, in half victory points

## What values may be

world-box-value-kind-immediate = immediate
world-box-value-kind-long = long-term
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

## The words of the small language

world-box-do-trade = a trade for everybody
world-box-do-price = a price at the market
world-box-do-project = a project enters the game
world-box-do-open_cloth_market = the cloth market opens
world-box-do-close_cloth_market = the cloth market closes
world-box-do-pay_or_lose = pay or lose
world-box-do-cover_favor = spaces of the favor track are covered
world-box-do-gain = everybody gets
world-box-do-project_bonus = more victory points at a project
world-box-do-lose = everybody loses one
world-box-do-no_actions = no actions this round
world-box-do-forgo_reward = for whoever forgoes the action
world-box-do-only_project = only this project can be worked on
world-box-do-least = whoever has the fewest
world-box-do-most = whoever has the most
world-box-do-limit_build = most resources in one building action
world-box-do-limit_rent = most houses in one rent
world-box-do-halve_rent = rents are halved
world-box-do-limit_sales = most goods in one sale
world-box-do-no_care = nobody may care for the ill
world-box-do-end_plague = the plague ends
world-box-do-random_discard = the discard is drawn by chance
world-box-do-lose_choice = everybody loses goods of their choice
world-box-do-lose_house = everybody loses a house
world-box-do-discard_for = discard one more card for this
world-box-do-discard_extra = everybody discards one more card
world-box-do-reward_if = for having at least so many
world-box-do-reward_per = victory points for each one
world-box-do-complete_tower = the Tower is completed
world-box-do-build_one = everybody may place 1 resource
