### World Without End: the names of cards and places, what cards do, and what can be chosen for a table.

## Chapters

world-chapter-1 = Chapter I
world-chapter-2 = Chapter II
world-chapter-3 = Chapter III
world-chapter-4 = Chapter IV

## Goods

world-good-stone = stone
world-good-wood = wood
world-good-grain = grain
world-good-piety = piety
world-good-wool = wool
world-good-cloth = cloth
world-good-loyalty = loyalty
world-good-medical = medical knowledge
world-good-metal = metal
world-good-gold = gold
world-good-vp = victory points

## The corners of an event: personal income

world-corner-stone = 1 stone
world-corner-wood = 1 wood
world-corner-grain = 1 grain
world-corner-piety = 1 piety
world-corner-wool = 1 wool
world-corner-cloth = 1 cloth
world-corner-loyalty = 1 loyalty
world-corner-medical = 1 medical knowledge
world-corner-gold1 = 1 gold
world-corner-gold2 = 2 gold
world-corner-vp = 1 victory point

## Action cards

world-action-grain = Grain
world-action-grain-effect = You get 1 grain.
world-action-piety = Piety
world-action-piety-effect = You get 1 piety.
world-action-resource = Resource
world-action-resource-effect = You get 1 stone or 1 wood.
world-action-building = Building project
world-action-building-effect = Place up to 2 of your resources on one project and score 3 victory points for each.
world-action-sales = Wool and cloth sales
world-action-sales-effect = Sell as much wool as you like for 2 gold each, and at most 1 cloth for 4 gold once its market is open.
world-action-privilege = Privilege
world-action-privilege-effect = Repeat the action of the card on top of your action pile, unless it was forgone.
world-action-house_building = House building
world-action-house_building-effect = Pay 1 gold and the stone or wood of a free space to build a house there.
world-action-house_rent = House rent
world-action-house_rent-effect = You get the income of up to 2 of your houses.
world-action-donation = Donation
world-action-donation-effect = Pay 1 gold and lay a seal on an unfinished project. When it is complete you get its bonus.
world-action-cloth = Cloth production
world-action-cloth-effect = Turn 1 or 2 wool into as much cloth.
world-action-medicine = Medicine
world-action-medicine-effect = You get 1 gold and 1 victory point, or you care for one or more ill locations.
world-action-favor = Favor
world-action-favor-effect = Move the favor marker 1 space and take the award there.

## Projects

world-project-bridge = Bridge
world-project-fulling_mill = Fulling Mill
world-project-st_mark = St. Mark
world-project-priors_palace = Prior's Palace
world-project-hospital = Hospital
world-project-chapel = Chapel of the Virgin Mary
world-project-tower = Tower
world-bonus-care = care for 1 location

## The favor track

world-favor-merchants = Merchants
world-favor-merchants-effect = You get 1 wool.
world-favor-king = King
world-favor-king-effect = You score 1 victory point for each loyalty you have.
world-favor-outlaws = Outlaws
world-favor-outlaws-effect = You pay 1 gold.
world-favor-earl = Earl of Shiring
world-favor-earl-effect = You get 1 grain.
world-favor-bishop = Bishop
world-favor-bishop-effect = You score 1 victory point for each piety you have.
world-favor-queen = Queen
world-favor-queen-effect = You score 2 victory points if you have at least 1 loyalty.
world-favor-prior = Prior
world-favor-prior-effect = You get 1 piety.
world-favor-outlaws_2 = Outlaws
world-favor-outlaws_2-effect = You pay 1 gold.
world-favor-guild_master = Guild Master
world-favor-guild_master-effect = You score 1 victory point for each of your houses on the board.
world-favor-prioress = Prioress
world-favor-prioress-effect = You score 2 victory points if you have at least 1 medical knowledge.

## Houses: their incomes, then the spaces

world-house-grain_stone = stone house with 2 grain
world-house-grain_wood = wooden house with 2 grain
world-house-piety_stone = stone house with 2 piety
world-house-piety_wood = wooden house with 2 piety
world-house-wool_stone = stone house with 3 wool
world-house-wool_wood = wooden house with 3 wool
world-house-gold_stone = stone house with 4 gold
world-house-gold_wood = wooden house with 4 gold
world-house-resource_stone = stone house with 1 stone or 1 wood
world-house-resource_wood = wooden house with 1 stone or 1 wood
world-house-loyalty_stone = stone house with 2 loyalty
world-house-loyalty_wood = wooden house with 2 loyalty
world-house-medical_stone = stone house with 2 medical knowledge
world-house-medical_wood = wooden house with 2 medical knowledge

## Where the plague strikes

world-location-1 = House 1
world-location-2 = House 2
world-location-3 = House 3
world-location-4 = House 4
world-location-5 = House 5
world-location-6 = House 6
world-location-7 = House 7
world-location-8 = House 8
world-location-9 = House 9
world-location-10 = House 10
world-location-11 = The outlaws' hideout (11)
world-benefit-house = a house

## Events of chapter I

world-event-I-01 = Merchant Buonaventura Caroli visits
world-event-I-01-effect = Each player may trade 1 wool for 3 gold, once.
world-event-I-02 = Bridge work is slow
world-event-I-02-effect = Wool sells at the market for 1 gold. The price of cloth stays the same.
world-event-I-03 = Godwyn bans private looms
world-event-I-03-effect = The Fulling Mill comes into play.
world-event-I-04 = St. Mark needs rebuilding
world-event-I-04-effect = St. Mark comes into play.
world-event-I-05 = Caris finds the scarlet dye
world-event-I-05-effect = The cloth market opens for the rest of the game. Each player may trade 1 wool for 1 cloth, once.
world-event-I-06 = The old bridge collapses
world-event-I-06-effect = Each player either pays 1 gold or loses 1 victory point.
world-event-I-07 = Godwyn becomes prior
world-event-I-07-effect = The Guild Master's favor space is covered until the chapter ends.
world-event-I-08 = A good harvest
world-event-I-08-effect = Each player gets 1 grain, as long as there is any.
world-event-I-09 = The priory sells indulgences
world-event-I-09-effect = Once a round, in your turn, you may trade 1 gold for 1 piety.
world-event-I-10 = Edmund Wooler backs Merthin's bridge
world-event-I-10-effect = A Building project action that places at least 1 resource on the Bridge scores 1 more victory point.
world-event-I-11 = Outlaws on the road
world-event-I-11-effect = Each player loses 1 wool, or 1 gold if there is no wool to lose. Whoever has neither loses nothing.

## Events of chapter II

world-event-II-01 = King Edward III makes war on France
world-event-II-01-effect = There are no actions this round: each player plays one card face up and discards one, both without effect. If this is the first event of the chapter, it spares players who go before the royal court.
world-event-II-02 = A trial for heresy
world-event-II-02-effect = The player with the least piety loses 1 victory point. If several are tied, each of them does.
world-event-II-03 = Caris, accused of witchcraft, becomes a nun
world-event-II-03-effect = Each player who forgoes the action of this round gets 1 medical knowledge. It is decided now. Such a player still plays one card face up and discards one.
world-event-II-04 = Elfric leads the city council
world-event-II-04-effect = Only the Prior's Palace may be worked on or donated to until the chapter ends, and it alone gets a resource then. All other projects are covered.
world-event-II-05 = Godwyn wants a palace
world-event-II-05-effect = The Prior's Palace comes into play.
world-event-II-06 = Mattie Wise shares her remedies
world-event-II-06-effect = Each player gets 1 medical knowledge.
world-event-II-07 = Merthin leaves for Florence
world-event-II-07-effect = A Building project action places at most 1 resource.
world-event-II-08 = Supplies for the army
world-event-II-08-effect = Once a round, in your turn, you may trade 1 grain for 1 loyalty.
world-event-II-09 = The royal levy on wool
world-event-II-09-effect = Each player either pays 2 gold or loses 1 loyalty. Whoever can do neither loses 2 victory points.
world-event-II-10 = Godwyn closes the cloth market
world-event-II-10-effect = The cloth market is covered until the chapter ends. Nobody can sell cloth.
world-event-II-11 = Kingsbridge scarlet is in demand
world-event-II-11-effect = Once a round, in your turn, you may trade 1 cloth for 3 victory points.

## Events of chapter III

world-event-III-01 = Merthin returns from Florence with Lolla
world-event-III-01-effect = Each player gets 1 stone, 1 wood or 1 medical knowledge, as they choose.
world-event-III-02 = With the plague come vice and chaos
world-event-III-02-effect = After playing an action card, each player lets another draw the card to be discarded at random. Its owner may look at it.
world-event-III-03 = Ralph Fitzgerald becomes Earl of Shiring
world-event-III-03-effect = Each player loses 2 goods of their choice, the same or different ones: gold, wool, cloth, stone, wood or grain. Whoever has fewer loses what there is.
world-event-III-04 = More and more people fall ill
world-event-III-04-effect = Each player takes one of their houses off the board, and its space is free again. Whoever has no house there loses 2 victory points.
world-event-III-05 = Caris plans a hospital
world-event-III-05-effect = The Hospital comes into play.
world-event-III-06 = Godwyn and the monks flee
world-event-III-06-effect = The Prior's favor space is covered until the chapter ends.
world-event-III-07 = Masks and vinegar
world-event-III-07-effect = Each player may discard one more action card face down for 1 medical knowledge, but never beyond six in the discard pile.
world-event-III-08 = Flagellants in the market place
world-event-III-08-effect = Each player loses 1 piety. Whoever has none loses 1 victory point.
world-event-III-09 = Tenants die
world-event-III-09-effect = House rent brings only half of the income of each house, rounded up.
world-event-III-10 = The market is deserted
world-event-III-10-effect = Once a round, in your turn, you may trade 1 cloth for 1 grain and 1 piety.
world-amounts-grain1-piety1 = 1 grain and 1 piety
world-event-III-11 = Caris becomes prioress
world-event-III-11-effect = Each player with at least 2 medical knowledge scores 2 victory points.

## Events of chapter IV

world-event-IV-01 = Merthin has realized his dream: the tower
world-event-IV-01-effect = All free spaces of the Tower are filled from the supply. The Tower is complete, and the metal is awarded.
world-event-IV-02 = Caris devotes her life to the sick
world-event-IV-02-effect = Each player scores 1 victory point for each medical knowledge they have.
world-event-IV-03 = A new Lady Chapel
world-event-IV-03-effect = The Chapel of the Virgin Mary comes into play.
world-event-IV-04 = The plague leaves Kingsbridge
world-event-IV-04-effect = All plague markers are taken off the board. Nobody falls ill any more, and nobody can be cared for.
world-event-IV-05 = Merthin is elected alderman
world-event-IV-05-effect = Each player may at once place 1 of their resources on a project for 3 victory points.
world-event-IV-06 = Traders from Florence
world-event-IV-06-effect = Once a round, in your turn, you may trade 1 cloth for 3 victory points.
world-event-IV-07 = A law against the labourers
world-event-IV-07-effect = Each player at once discards one more action card of their choice face down, but never beyond six in the discard pile.
world-event-IV-08 = The harvest rots
world-event-IV-08-effect = Each player loses 1 grain. Whoever has none loses 1 victory point.
world-event-IV-09 = The outlaws are hanged
world-event-IV-09-effect = Both favor spaces of the Outlaws are covered until the chapter ends.
world-event-IV-10 = Kingsbridge becomes a borough
world-event-IV-10-effect = Each player gets 1 loyalty.
world-event-IV-11 = The old queen's letter
world-event-IV-11-effect = The player with the most loyalty scores 2 victory points. If several are tied, each of them scores 1.

## Options

world-option-first_game = A first game: chapter I is played with the six starred action cards only, and the other six join in chapter II.
world-option-open_goods = Everybody sees everybody's goods, nothing lies behind screens.
world-option-single_pass = Between two chapters the start player piece passes once, after the duties, instead of twice.

## Where values come from

world-origin-A = printed in the rulebook: text, picture or worked example
world-origin-A- = strongly implied by the rulebook
world-origin-B = told by independent reviews of the box
world-origin-C-plus = inferred from several clues that agree
world-origin-C = inferred, or our own ruling
world-origin-D = our own reconstruction: no public list of the printed value was found
world-origin-confirmed = confirmed as printed by your file of cards
world-origin-corrected = corrected by your file of cards
