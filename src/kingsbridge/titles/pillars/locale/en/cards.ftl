### The Pillars of the Earth: the names of cards and places, what cards do, and what can be chosen for a table.

## Craftsmen

craftsman-mortar_mixer = mortar mixer
craftsman-woodworker = woodworker
craftsman-stonecutter = stonecutter
craftsman-tool_maker = tool maker
craftsman-gold_woodworker = master woodworker
craftsman-improved_mortar_mixer = improved mortar mixer
craftsman-mason = mason
craftsman-carpenter = carpenter
craftsman-potter = potter
craftsman-architect = architect
craftsman-sculptor = sculptor
craftsman-glassblower = glassblower
craftsman-goldsmith = goldsmith
craftsman-organ_builder = organ builder
craftsman-bell_maker = bell maker

## Privileges

privilege-aliena = Aliena
privilege-aliena-effect = At every production you get 1 more wood.
privilege-tom = Tom Builder
privilege-tom-effect = At every production you get 1 more stone.
privilege-richard = Richard
privilege-richard-effect = At every production you get 1 more sand.
privilege-ellen = Ellen
privilege-ellen-effect = At the start of each round you, and only you, look at the coming event.
privilege-francis = Francis
privilege-francis-effect = Your tax is always 2 gold, whatever the die shows.
privilege-prior_philip = Prior Philip
privilege-prior_philip-effect = Each of your master builders at the Priory scores 1 more victory point.
privilege-otto = Otto
privilege-otto-effect = The black worker joins you from the next round to the end of the game.
privilege-jack = Jack
privilege-jack-effect = You have room for six craftsmen.
privilege-archbishop_thomas = Archbishop Thomas
privilege-archbishop_thomas-effect = Once, after seeing a bad event, you may stay out of it.
privilege-tax_exemption = Letter of exemption
privilege-tax_exemption-effect = Once, after the tax is rolled, you may pay nothing.
privilege-remigius = Brother Remigius
privilege-remigius-effect = Once, when a master builder of yours is drawn, you may place it free of charge.
privilege-madonna = The Madonna's pilgrims
privilege-madonna-effect = You score 3 victory points at once.
privilege-wool_fair = A day at the wool fair
privilege-wool_fair-effect = You get 8 gold at once.
privilege-toledo = Return from Toledo
privilege-toledo-effect = You get 2 metal at once.
privilege-ceremony = A seat for the King
privilege-ceremony-effect = You get 1 metal at once.
privilege-nearly_complete = The last scaffold
privilege-nearly_complete-effect = You get 1 stone and 1 wood at once.

## Events

event-royal_gift = A royal gift
event-royal_gift-effect = Everybody gets 5 gold.
event-richards_ore = Richard's ore
event-richards_ore-effect = Everybody gets 1 metal.
event-priors_blessing = The Prior's blessing
event-priors_blessing-effect = Each worker in the wool mill earns 1 more gold, for at most five workers a player.
event-volunteers = Volunteers
event-volunteers-effect = Each resource card brings 1 more cube this round.
event-archbishops_zeal = The Archbishop's zeal
event-archbishops_zeal-effect = When scoring this round, each player may use one craftsman once more than its capacity allows. Organ builders, bell makers and craftsmen without a capacity are left out.
event-hamleighs_levy = The Hamleighs' levy
event-hamleighs_levy-effect = Everybody pays 4 gold. Whoever has less pays all of it and loses 1 victory point for every full 2 gold missing.
event-conflict = Bitter quarrels
event-conflict-effect = Everybody loses 2 victory points.
event-town_wall = The town wall
event-town_wall-effect = Everybody has only two master builders in the next round. In the last round nothing happens.
event-cold_winters = Cold winters
event-cold_winters-effect = Each resource card brings 1 cube less this round. Privileges bring what they always do.
event-collapse = The roof falls in
event-collapse-effect = Everybody loses a craftsman of their own choice.

## Resources and their fields

resource-sand = sand
resource-wood = wood
resource-stone = stone
resource-metal = metal
field-sand = gravel pit
field-wood = forest
field-stone = quarry

## Places on the board

place-archbishop = Archbishop
place-wool_mill = Wool mill
place-kingsbridge = Kingsbridge
place-priory = Priory
place-kings_court = King's Court
place-shiring = Shiring
place-castle = Shiring Castle
place-market = Market
place-cathedral = Cathedral

## The cathedral, piece by piece

piece-1 = nave
piece-2 = transept
piece-3 = apse
piece-4 = tower
piece-5 = tower
piece-6 = roof

## Editions and options

edition-mayfair = Mayfair Games, 2007
edition-devir = Devir
edition-kosmos = Thames & Kosmos
option-edition = Whose rulebook is followed where the three differ; every option below can still be changed.
option-start = Who is the first starting player: drawn by lot, or a seat of your choice.
option-metal_piles_up = Before each round a metal is laid at the King's Court even if one still lies there.
option-deny_craftsman = You may pay for a craftsman from the pool and discard it at once even with room to spare, to keep it from the others.
option-pass_at_zero = You may pass even when placing the master builder just drawn would be free.
option-shortage = When a field runs short, the missing cubes are either owed and count as yours, or they are lost.
option-stone_sale = A stone sells at the market for 4 gold, or for 5.
option-market_ban = At the market you may either not buy and sell the same kind in one round at all, or only not resell what you bought.
option-toolmaker = The tool maker either looks for your metal first, so that another craftsman can still use it, or only at the end of the round, when the metal must still be there.

## Where values come from

pillars-origin-A = printed in a rulebook: text, picture or worked example
pillars-origin-B2 = read off the cards by two or more independent implementations or reviews
pillars-origin-B = read off the cards by one independent implementation or review
pillars-origin-C = our own ruling
pillars-origin-corrected = corrected by your file of cards
