### The board of The Pillars of the Earth in the browser.

web-pillars-board = The town

## Amounts and cards

web-pillars-gold = gold
web-pillars-vp = VP
web-pillars-amount = { $number } { $what }
web-pillars-formula =
    { $times ->
        [one] { $takes } → { $gives }, once a round.
       *[other] { $takes } → { $gives }, up to { $times } times a round.
    }
web-pillars-formula-free =
    { $times ->
        [one] Gives { $gives }, once a round.
       *[other] Gives { $gives }, up to { $times } times a round.
    }
web-pillars-hire-cost = Hiring costs { $gold } gold.
web-pillars-resource-card = { $workers } workers bring { $cubes } { $good }.
web-pillars-privilege-permanent = permanent
web-pillars-privilege-once = once
web-pillars-privilege-immediate = at once

## Places

web-pillars-space-free = { $place }: a free space
web-pillars-space-taken = { $place }: { $player }'s builder
web-pillars-event = Event
web-pillars-event-hidden = The event is turned once all master builders are placed.
# $events (String) - the names of events
web-pillars-event-unseen = Not seen so far: { $events }.
web-pillars-protection = Protection from the event
web-pillars-workers-at =
    { $count ->
        [0] { $player }: no workers at the { $place }
        [one] { $player }: 1 worker at the { $place }
       *[other] { $player }: { $count } workers at the { $place }
    }
web-pillars-field-stock =
    { $owed ->
        [0] { $place }: { $count } { $good } left.
       *[other] { $place }: no { $good } left, { $owed } owed.
    }
web-pillars-court-metal = { $count } metal at the King's Court
web-pillars-tax = The tax is { $gold } gold
web-pillars-tax-unknown = The tax is not rolled yet
web-pillars-grey =
    { $count ->
        [one] 1 grey worker waits here
       *[other] { $count } grey workers wait here
    }
web-pillars-market-buy =
    { $gold ->
        [0] { $count } { $good } for sale
       *[other] { $count } { $good } for sale, { $gold } gold each.
    }
web-pillars-market-sell =
    { $gold ->
        [0] The market buys { $good }.
       *[other] The market buys { $good } for { $gold } gold each.
    }
web-pillars-dial = Cost of a builder
web-pillars-cost =
    { $gold ->
        [0] Free of charge
       *[other] { $gold } gold
    }
web-pillars-bag-title = The bag
# $whose (String) - each player's name and the number of their builders
web-pillars-bag =
    { $count ->
        [0] The bag is empty.
       *[other] In the bag: { $whose }
    }
web-pillars-drawn = { $player }'s builder was drawn
# $pieces (String) - the names of the pieces
web-pillars-built =
    { $count ->
        [0] Nothing of the cathedral stands yet
       *[other] Built so far: { $pieces }
    }

## Pool, mats and victory points

web-pillars-pool = The pool
web-pillars-pool-empty = The pool is empty until the next round.
web-pillars-passed = Passed:
web-pillars-track = Victory points
web-pillars-score = { $player }: { $vp } VP
web-pillars-mat = { $player }'s mat
web-pillars-start = Starting player
web-pillars-protected = Protected from the event
web-pillars-two-builders = Only two builders this round
web-pillars-gold-of = { $player }: { $gold } gold
web-pillars-reserve =
    { $count ->
        [0] No free workers
        [one] 1 free worker
       *[other] { $count } free workers
    }
web-pillars-grey-here = Grey workers this round: { $count }
web-pillars-grey-coming = Grey workers next round: { $count }
web-pillars-black = The black worker
web-pillars-cottage = Room for a craftsman
