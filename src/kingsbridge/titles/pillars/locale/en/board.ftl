### The board of The Pillars of the Earth in the browser.

pillars-board-town = The town

## Amounts and cards

pillars-board-gold = gold
pillars-board-vp = VP
pillars-board-amount = { $number } { $what }
pillars-board-formula =
    { $times ->
        [one] { $takes } → { $gives }, once a round.
       *[other] { $takes } → { $gives }, up to { $times } times a round.
    }
pillars-board-formula-free =
    { $times ->
        [one] Gives { $gives }, once a round.
       *[other] Gives { $gives }, up to { $times } times a round.
    }
pillars-board-hire-cost = Hiring costs { $gold } gold.
pillars-board-resource-card =
    { $workers ->
        [one] { $workers } worker brings { $cubes } { $good }.
       *[other] { $workers } workers bring { $cubes } { $good }.
    }
pillars-board-privilege-permanent = permanent
pillars-board-privilege-once = once
pillars-board-privilege-immediate = at once

## Places

pillars-board-space-free = { $place }: a free space
pillars-board-space-taken = { $place }: { $player }'s builder
pillars-board-event = Event
pillars-board-event-hidden = The event is turned once all master builders are placed.
# $events (String) - the names of events
pillars-board-event-unseen = Not seen so far: { $events }.
pillars-board-protection = Protection from the event
pillars-board-workers-at =
    { $count ->
        [0] { $player }: no workers at the { $place }
        [one] { $player }: 1 worker at the { $place }
       *[other] { $player }: { $count } workers at the { $place }
    }
pillars-board-field-stock =
    { $owed ->
        [0] { $place }: { $count } { $good } left.
       *[other] { $place }: no { $good } left, { $owed } owed.
    }
pillars-board-court-metal = { $count } metal at the King's Court
pillars-board-tax = The tax is { $gold } gold
pillars-board-tax-unknown = The tax is not rolled yet
# $faces (String) - the faces of the die: 2, 3, 3
pillars-board-tax-about = The tax die shows { $faces }. Everybody pays as much gold as is rolled.
pillars-board-grey =
    { $count ->
        [one] 1 grey worker waits here
       *[other] { $count } grey workers wait here
    }
pillars-board-market-buy =
    { $gold ->
        [0] { $count } { $good } for sale
       *[other] { $count } { $good } for sale, { $gold } gold each.
    }
pillars-board-market-sell =
    { $gold ->
        [0] The market buys { $good }.
       *[other] The market buys { $good } for { $gold } gold each.
    }
pillars-board-dial = Cost of a builder
# $gold (Number) - the cost of the first builder
pillars-board-dial-about = The first builder costs { $gold } gold. After every placement or pass the next one costs 1 less, until builders are free of charge.
pillars-board-cost =
    { $gold ->
        [0] Free of charge
       *[other] { $gold } gold
    }
pillars-board-bag-title = The bag
# $whose (String) - each player's name and the number of their builders
pillars-board-bag =
    { $count ->
        [0] The bag is empty.
       *[other] In the bag: { $whose }
    }
pillars-board-drawn = { $player }'s builder was drawn
# $pieces (String) - the names of the pieces
pillars-board-built =
    { $count ->
        [0] Nothing of the cathedral stands yet
       *[other] Built so far: { $pieces }
    }

## Pool, mats and victory points

pillars-board-pool = The pool
pillars-board-passed = Passed:
pillars-board-score = { $player }: { $vp } VP
pillars-board-mat = { $player }'s mat
pillars-board-start = Starting player
pillars-board-protected = Protected from the event
pillars-board-two-builders = Only two builders this round
pillars-board-gold-of = { $player }: { $gold } gold
pillars-board-reserve =
    { $count ->
        [0] No free workers
        [one] 1 free worker
       *[other] { $count } free workers
    }
pillars-board-grey-here = Grey workers this round: { $count }
pillars-board-grey-coming = Grey workers next round: { $count }
pillars-board-black = The black worker
pillars-board-cottage = Room for a craftsman

## In the hall

pillars-about = Send workers to quarry and forest, place your master builders well, and let your craftsmen raise the cathedral. Six rounds, two to four players.
pillars-picture = A cathedral, half built, rises above a town by a river.

## A first game teaches itself

pillars-coach-selection = Send workers out for sand, wood or stone, or hire a craftsman for gold. Craftsmen turn what you bring in into victory points at the end of each round. Workers you keep earn 1 gold each in the wool mill.
pillars-coach-room = You have room for only so many craftsmen. Let the one go who earns you least for what he uses up.
pillars-coach-draw = You are the starting player: once a round you may put the builder just drawn back into the bag and draw again. Handy when your own comes too dear, or a rival's too soon.
pillars-coach-placement = Your master builder was drawn from the bag. Placing him early is dear, but you choose first: a privilege, a free craftsman, points at the Priory, safety from tax, the market … Pass, and he waits until all others are placed; then he is free of charge.
pillars-coach-late = All dear places are settled; builders who waited are placed now, free of charge.
pillars-coach-archbishop = Your builder is the Archbishop's guest: take a cube, or protection if the event is a bad one.
pillars-coach-event = Every round has an event for everybody, good or bad. Some privileges help against it.
pillars-coach-tax = The king asks for his tax. A builder at the King's Court, or a privilege, spares you.
pillars-coach-shiring = Craftsmen at Shiring come free of charge. With too many of them, somebody has to go.
pillars-coach-market = At the market you buy or sell one kind at a time, as often as your turn comes, until you withdraw.
pillars-coach-zeal = This round one of your craftsmen may work once more than usual: choose the one who makes most of it.
pillars-coach-cathedral = Now your craftsmen work: each use turns cubes into victory points, or into gold. The proposal is the most that can be made of it; you can choose otherwise.
pillars-coach-surplus = You may keep only five cubes from round to round. Give back what you need least.
pillars-coach-free = You own the privilege that places a builder free of charge, once. Keep it for a place that many want, while placing is still dear.
pillars-coach-lose = This event takes a craftsman from everybody who is not protected. Let the one go who earns you least.
pillars-coach-next = Every round brings better craftsmen, and the two privileges at Kingsbridge are new. Resources that you kept are still yours, five at the most.
pillars-coach-metal = Glassblowers, bell makers and organ builders come in later rounds and make many points of metal. It lies at the King's Court for the first builder there, and a few events give it.
pillars-coach-last = This is the last round: cubes that are left are worth no points, and gold only breaks a tie. Think only of what your craftsmen can still use.

## The gallery of cards

pillars-gallery-craftsmen = Craftsmen
pillars-gallery-privileges = Privileges
pillars-gallery-events = Events
pillars-gallery-resources = Resource cards
pillars-board-card-start = from the start
pillars-board-card-cost = { $cost } gold
pillars-board-card-capacity =
    { $capacity ->
        [one] once a round
       *[other] { $capacity } times a round
    }
pillars-board-card-needs = needs: { $craftsman }
pillars-board-card-workers =
    { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    }
pillars-board-card-kind-permanent = permanent
pillars-board-card-kind-once = once
pillars-board-card-kind-immediate = immediate
pillars-board-card-kind-good = good
pillars-board-card-kind-bad = bad
pillars-board-field-per_builder = for each builder
pillars-board-field-no_capacity = not for craftsmen without a number of uses

## The table in words

pillars-board-words-event-unknown = The event is not turned over yet.
pillars-board-words-foreseen = You foresee it: { $event }
pillars-board-words-pool = The pool
pillars-board-words-resource =
    { $workers ->
        [one] { $amount } for { $workers } worker
       *[other] { $amount } for { $workers } workers
    }
pillars-board-words-craftsman =
    { $capacity ->
        [one] { $name }, { $cost } gold: { $formula }, once a round
       *[other] { $name }, { $cost } gold: { $formula }, { $capacity } times a round
    }
pillars-board-words-taken = taken
pillars-board-words-builders = Master builders
pillars-board-words-cost = The next one costs { $cost } gold.
pillars-board-words-drawn = Drawn: { $player }
pillars-board-words-bag = In the bag
pillars-board-words-waiting = Waiting
pillars-board-words-fields = In the fields
pillars-board-words-workers = { $free } free workers, { $mill } in the wool mill
pillars-board-words-helpers =
    { $number ->
        [one] { $number } helper this round
       *[other] { $number } helpers this round
    }
pillars-board-words-cubes = Cubes
pillars-board-words-sent-out = Sent out
pillars-board-words-craftsmen = Craftsmen
pillars-board-words-privileges = Privileges
pillars-board-words-protected = protected from the event
pillars-board-words-passed = has passed

## The walk of a round, and where we are

pillars-board-walk = The walk of a round
pillars-board-phase-selection = Selection
pillars-board-phase-placement = Master builders
pillars-board-phase-production = Production
pillars-board-phase-next_start = Next round
# $count (Number) - craftsmen
pillars-board-craftsmen-of = Craftsmen: { $count }
# $number (Number) - how many craftsmen and privileges
pillars-board-cards-gained =
    { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }

## Standing orders

pillars-board-order-most-points = Always take most points at the cathedral
pillars-board-order-market-once = At the market, withdraw after one trade
pillars-board-order-keep-round = Keep every builder this round
pillars-board-order-keep-all = Always keep every builder
pillars-board-order-keep-others = Keep every builder but mine
# $gold (Number) - the most a builder may cost
pillars-board-order-pass-until =
    { $gold ->
        [0] Pass until builders are free
       *[other] Pass until a builder costs { $gold } or less
    }
# $goods (String) - goods, listed in their order
pillars-board-order-give-back = Always give back first: { $goods }
