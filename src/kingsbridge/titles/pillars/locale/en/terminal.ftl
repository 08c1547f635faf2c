### The Pillars of the Earth in the terminal: the table as a picture, and all its cards.

## Amounts

pillars-table-gold = { $number } gold
pillars-table-vp = { $number } VP
pillars-table-workers =
    { $number ->
        [one] { $number } worker
       *[other] { $number } workers
    }

## The board

pillars-table-cost = cost
pillars-table-bag = bag
pillars-table-drawn = drawn
pillars-table-aside = laid aside
pillars-table-event-unseen = not turned over yet
pillars-table-event-coming = You foresee it:
pillars-table-archbishop = protection from a bad event, or a cube
pillars-table-owed = owed:
pillars-table-tax =
    the tax is { $gold } gold
pillars-table-no_tax = no tax
pillars-table-castle =
    { $number ->
        [one] { $number } grey worker next round
       *[other] { $number } grey workers next round
    }
pillars-table-price = at { $gold }
pillars-table-next_start = begins the next round

## The players

pillars-table-free = workers: { $number } free
pillars-table-mill = { $number } in the mill
pillars-table-at_work = { $number } at work
pillars-table-no_cubes = no cubes
pillars-table-grey_coming =
    { $number ->
        [one] { $number } grey worker next round
       *[other] { $number } grey workers next round
    }
pillars-table-protected = protected
pillars-table-two_builders = two builders this round
pillars-table-two_builders_coming = two builders next round
pillars-table-passed = has passed

## The best use of one's craftsmen

pillars-table-help =
    best           the best use of your craftsmen, while you are scoring, and what to give back
    best!          play it
    all!           keep every builder this round, when you draw them
pillars-table-plan-zeal = once more than usual: { $craftsman }
# $formula (String) - what one use takes and gives: 1 stone → 1 VP
pillars-table-plan-work = { $times } × { $craftsman }: { $formula }
pillars-table-plan-give_back = give back: { $times } { $good }
pillars-table-plan-total =
    { $gold ->
        [0] At most { $vp } VP can be scored now.
       *[other] At most { $vp } VP can be scored now; the gold changes by { $gold }.
    }

## All cards

pillars-cards-craftsmen = Craftsmen
pillars-cards-privileges = Privileges
pillars-cards-events = Events
pillars-cards-resources = Resource cards
pillars-cards-stock = Numbers of the board
pillars-cards-kind-permanent = permanent
pillars-cards-kind-once = once
pillars-cards-kind-immediate = immediate
pillars-cards-kind-good = good
pillars-cards-kind-bad = bad
pillars-cards-last_round = { $kind }, round 6
pillars-cards-serves_as = counts as { $craftsman }
pillars-cards-needs = needs a { $craftsman }
# $what (String) - what a craftsman must have, but does not use up
pillars-cards-keeps = { $what } is not used up
