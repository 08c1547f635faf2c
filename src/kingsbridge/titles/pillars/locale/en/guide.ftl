### The guide to The Pillars of the Earth in the browser: what each phase does, what each good is for.

## The phases of a round, and what happens in them

pillars-guide-phase-selection = Take a card from the pool in turn, or pass. Resource cards take workers, craftsmen take gold.
pillars-guide-phase-placement = Builders come out of the bag. Placing early is dear; whoever passes places later, free of charge.
pillars-guide-phase-event = The round's event is turned over and strikes everybody who is not protected.
pillars-guide-phase-archbishop = The builder here brings protection from a bad event, or a cube from the market.
pillars-guide-phase-wool_mill = Workers you kept back earn gold, 1 each.
pillars-guide-phase-kingsbridge = Builders here take the privilege they stand at.
pillars-guide-phase-priory = Builders here bring victory points.
pillars-guide-phase-production = Forest, quarry and gravel pit yield cubes to those who sent workers.
pillars-guide-phase-kings_court = Everybody pays the tax that the die shows. A builder here pays nothing; the first one also takes the metal.
pillars-guide-phase-shiring = Builders here take the craftsman they stand at, free of charge.
pillars-guide-phase-castle = The builder here brings grey workers for the next round.
pillars-guide-phase-market = Builders here buy and sell cubes, one kind at a time.
pillars-guide-phase-cathedral = Craftsmen turn cubes into victory points, and the cathedral grows.
pillars-guide-phase-next_start = The builder at the cathedral makes its owner the next starting player, and the next round is laid out.

## What each thing is for

# $vp (Number) - the most one cube can be worth; $buy and $sell (Number) - its price in gold, 0 if it has none
pillars-guide-use-cube =
    Craftsmen turn it into victory points: up to { $vp } for one. { $buy ->
        [0] It cannot be bought.
       *[other] The market sells it for { $buy } gold.
    } { $sell ->
        [0] { "" }
       *[other] It buys it for { $sell }.
    }
# $craftsmen (String) - their names and what they do
pillars-guide-use-yours = Here: { $craftsmen }.
pillars-guide-use-nobody = No craftsman here uses it yet.
# $most (Number) - cubes that may be kept
pillars-guide-use-kept = At most { $most } cubes are kept from round to round.
pillars-guide-use-gold = Pays for craftsmen, master builders, the tax and the market. It is worth no points by itself, but breaks a tie.
pillars-guide-use-vp = Whoever has most after round 6 wins. Craftsmen, the Priory and some privileges bring them.
pillars-guide-use-worker = Go out with resource cards, 2 to 10 at a time. Those who stay earn 1 gold each in the wool mill.
