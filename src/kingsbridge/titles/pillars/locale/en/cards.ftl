### The Pillars of the Earth: the names of cards and places, what cards do, and what can be chosen for a table.

## Craftsmen

pillars-craftsman-mortar_mixer = mortar mixer
pillars-craftsman-woodworker = woodworker
pillars-craftsman-stonecutter = stonecutter
pillars-craftsman-tool_maker = tool maker
pillars-craftsman-gold_woodworker = master woodworker
pillars-craftsman-improved_mortar_mixer = improved mortar mixer
pillars-craftsman-mason = mason
pillars-craftsman-carpenter = carpenter
pillars-craftsman-potter = potter
pillars-craftsman-architect = architect
pillars-craftsman-sculptor = sculptor
pillars-craftsman-glassblower = glassblower
pillars-craftsman-goldsmith = goldsmith
pillars-craftsman-organ_builder = organ builder
pillars-craftsman-bell_maker = bell maker

## Privileges

pillars-privilege-aliena = Aliena
pillars-privilege-aliena-effect = At every production you get 1 more wood.
pillars-privilege-tom = Tom Builder
pillars-privilege-tom-effect = At every production you get 1 more stone.
pillars-privilege-richard = Richard
pillars-privilege-richard-effect = At every production you get 1 more sand.
pillars-privilege-ellen = Ellen
pillars-privilege-ellen-effect = At the start of each round you, and only you, look at the coming event.
pillars-privilege-francis = Francis
pillars-privilege-francis-effect = Your tax is always 2 gold, whatever the die shows.
pillars-privilege-prior_philip = Prior Philip
pillars-privilege-prior_philip-effect = Each of your master builders at the Priory scores 1 more victory point.
pillars-privilege-otto = Otto
pillars-privilege-otto-effect = The black worker joins you from the next round to the end of the game.
pillars-privilege-jack = Jack
pillars-privilege-jack-effect = You have room for six craftsmen.
pillars-privilege-archbishop_thomas = Archbishop Thomas
pillars-privilege-archbishop_thomas-effect = Once, after seeing a bad event, you may stay out of it.
pillars-privilege-tax_exemption = Letter of exemption
pillars-privilege-tax_exemption-effect = Once, after the tax is rolled, you may pay nothing.
pillars-privilege-remigius = Brother Remigius
pillars-privilege-remigius-effect = Once, when a master builder of yours is drawn, you may place it free of charge.
pillars-privilege-madonna = The Madonna's pilgrims
pillars-privilege-madonna-effect = You score 3 victory points at once.
pillars-privilege-wool_fair = A day at the wool fair
pillars-privilege-wool_fair-effect = You get 8 gold at once.
pillars-privilege-toledo = Return from Toledo
pillars-privilege-toledo-effect = You get 2 metal at once.
pillars-privilege-ceremony = A seat for the King
pillars-privilege-ceremony-effect = You get 1 metal at once.
pillars-privilege-nearly_complete = The last scaffold
pillars-privilege-nearly_complete-effect = You get 1 stone and 1 wood at once.

## Events

pillars-event-royal_gift = A royal gift
pillars-event-royal_gift-effect = Everybody gets 5 gold.
pillars-event-richards_ore = Richard's ore
pillars-event-richards_ore-effect = Everybody gets 1 metal.
pillars-event-priors_blessing = The Prior's blessing
pillars-event-priors_blessing-effect = Each worker in the wool mill earns 1 more gold, for at most five workers a player.
pillars-event-volunteers = Volunteers
pillars-event-volunteers-effect = Each resource card brings 1 more cube this round.
pillars-event-archbishops_zeal = The Archbishop's zeal
pillars-event-archbishops_zeal-effect = When scoring this round, each player may use one craftsman once more than its capacity allows. Organ builders, bell makers and craftsmen without a capacity are left out.
pillars-event-hamleighs_levy = The Hamleighs' levy
pillars-event-hamleighs_levy-effect = Everybody pays 4 gold. Whoever has less pays all of it and loses 1 victory point for every full 2 gold missing.
pillars-event-conflict = Bitter quarrels
pillars-event-conflict-effect = Everybody loses 2 victory points.
pillars-event-town_wall = The town wall
pillars-event-town_wall-effect = Everybody has only two master builders in the next round. In the last round nothing happens.
pillars-event-cold_winters = Cold winters
pillars-event-cold_winters-effect = Each resource card brings 1 cube less this round. Privileges bring what they always do.
pillars-event-collapse = The roof falls in
pillars-event-collapse-effect = Everybody loses a craftsman of their own choice.

## Resources and their fields

pillars-resource-sand = sand
pillars-resource-wood = wood
pillars-resource-stone = stone
pillars-resource-metal = metal
pillars-field-sand = gravel pit
pillars-field-wood = forest
pillars-field-stone = quarry

## Places on the board

pillars-place-archbishop = Archbishop
pillars-place-wool_mill = Wool mill
pillars-place-kingsbridge = Kingsbridge
pillars-place-priory = Priory
pillars-place-kings_court = King's Court
pillars-place-shiring = Shiring
pillars-place-castle = Shiring Castle
pillars-place-market = Market
pillars-place-cathedral = Cathedral

## The cathedral, piece by piece

pillars-piece-1 = nave
pillars-piece-2 = transept
pillars-piece-3 = apse
pillars-piece-4 = tower
pillars-piece-5 = tower
pillars-piece-6 = roof

## Editions and options

pillars-edition-mayfair = Mayfair Games, 2007
pillars-edition-devir = Devir
pillars-edition-kosmos = Thames & Kosmos
pillars-option-edition = Whose rulebook is followed where the three differ; every option below can still be changed.
pillars-option-metal_piles_up = Before each round a metal is laid at the King's Court even if one still lies there.
pillars-option-deny_craftsman = You may pay for a craftsman from the pool and discard it at once even with room to spare, to keep it from the others.
pillars-option-pass_at_zero = You may pass even when placing the master builder just drawn would be free.
pillars-option-leave_waiting = You may leave a master builder that waited off the board until the next round.
pillars-option-shortage = When a field runs short, the missing cubes are either owed and count as yours, or they are lost.
pillars-option-stone_sale = A stone sells at the market for 4 gold, or for 5 as Devir's rule has it; the example beside that rule pays 4.
pillars-option-market_ban = At the market you may either not buy and sell the same kind in one round at all, or only not resell what you bought.
pillars-option-toolmaker = The tool maker either looks for your metal first, so that another craftsman can still use it, or only when all work is done, when the metal must still be there.
pillars-value-shortage-owed = owed
pillars-value-shortage-lost = lost
pillars-value-market_ban-no_resale = no resale
pillars-value-market_ban-either_way = neither way
pillars-value-toolmaker-first = first
pillars-value-toolmaker-end_of_round = at the end of the round

## Where values come from

pillars-origin-A = printed in a rulebook: text, picture or worked example
pillars-origin-B2 = read off the cards by two or more independent implementations or reviews
pillars-origin-B = read off the cards by one independent implementation or review
pillars-origin-C = our own ruling
pillars-origin-confirmed = confirmed as printed by your file of cards
pillars-origin-corrected = corrected by your file of cards
