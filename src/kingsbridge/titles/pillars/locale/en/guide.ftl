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
       *[other] Bought at the market for { $buy } gold.
    } { $sell ->
        [0] { "" }
       *[other] Sold there for { $sell }.
    }
# $craftsmen (String) - their names and what they do
pillars-guide-use-yours = Here: { $craftsmen }.
pillars-guide-use-nobody = No craftsman here uses it yet.
# $most (Number) - cubes that may be kept
pillars-guide-use-kept = At most { $most } cubes are kept from round to round.
pillars-guide-use-gold = Pays for craftsmen, master builders, the tax and the market. It is worth no points by itself, but breaks a tie.
pillars-guide-use-vp = Whoever has most after round 6 wins. Craftsmen, the Priory and some privileges bring them.
pillars-guide-use-worker = Go out with resource cards, 2 to 10 at a time. Those who stay earn 1 gold each in the wool mill.

## Two pages in short

pillars-guide-leaf-play = Six rounds, one cathedral
pillars-guide-leaf-town = Around the board
pillars-guide-part-goal-title = What you are here for
pillars-guide-part-goal = Together you raise the cathedral of Kingsbridge, but each of you wants the credit. After six rounds the player with the most victory points wins.
pillars-guide-part-you-title = What you begin with
pillars-guide-part-you = Twelve workers, three master builders, some gold and three craftsmen. Workers bring cubes, craftsmen turn cubes into victory points, builders choose the best places in town.
pillars-guide-part-town-title = The town
pillars-guide-part-town = The places lie around the cathedral in the order of their numbers. Each round walks past all of them once.
pillars-guide-part-round-title = A round at a glance
pillars-guide-part-round = Three things happen in every round.
pillars-guide-round-walk = Around the board
pillars-guide-round-walk-about = Place after place gives what it has, from the event to the cathedral. Then all builders go back into the bag.
pillars-guide-part-places-title = What each place does
pillars-guide-part-places = They are visited clockwise.
pillars-guide-part-points-title = Where points come from
pillars-guide-part-points = Nearly all of them come from craftsmen, at the end of each round.
pillars-guide-points-craft = Craftsmen
pillars-guide-points-craft-about = Each takes cubes and gives points, as often as the circles on the card allow. Better ones ask for fewer cubes.
pillars-guide-points-metal = Metal
pillars-guide-points-metal-about = The rarest cube, and the dearest: late craftsmen make most of it.
pillars-guide-part-end-title = How it ends
pillars-guide-part-end = When round 6 is over the roof is on. Most points win; more gold breaks a tie. Until then mind three limits: five cubes kept from round to round, five craftsmen, thirty gold.

## The legend of signs

pillars-guide-signs-goods = Cubes, gold and points
pillars-guide-signs-people = People
pillars-guide-signs-marks = Marks of a player
pillars-guide-signs-cards = On cards and board
pillars-guide-signs-craftsmen = Craftsmen
pillars-guide-signs-privileges = Privileges
pillars-guide-signs-events = Events
pillars-guide-signs-fields = Resource cards
pillars-guide-sign-good-gold = Gold
pillars-guide-sign-good-vp = Victory points
pillars-guide-sign-people-worker = Worker
pillars-guide-sign-people-worker-about = In its player's colour. It goes out for cubes, or earns gold in the wool mill.
pillars-guide-sign-people-grey = Grey worker
pillars-guide-sign-people-grey-about = From Shiring Castle: it helps for one round and goes back.
pillars-guide-sign-people-black = Black worker
pillars-guide-sign-people-black-about = There is one. The privilege that brings it lets its owner keep it.
pillars-guide-sign-people-master = Master builder
pillars-guide-sign-people-master-about = Three a player, each colour with a head of its own. It waits in the bag until it is drawn.
pillars-guide-sign-mark-start = Starting player
pillars-guide-sign-mark-start-about = Begins the round, draws the builders and turns the event.
pillars-guide-sign-mark-safe = Protected
pillars-guide-sign-mark-safe-about = This round's bad event spares this player.
pillars-guide-sign-mark-two = Two builders
pillars-guide-sign-mark-two-about = Hit by the town wall: one builder less this round.
pillars-guide-sign-border-craftsman = Blue border
pillars-guide-sign-border-craftsman-about = A craftsman.
pillars-guide-sign-border-privilege = Purple border
pillars-guide-sign-border-privilege-about = A privilege.
pillars-guide-sign-border-event_good = Green border
pillars-guide-sign-border-event_good-about = A good event.
pillars-guide-sign-border-event_bad = Red border
pillars-guide-sign-border-event_bad-about = A bad event: protection helps.
pillars-guide-sign-border-resource = Brown border
pillars-guide-sign-border-resource-about = A resource card.
pillars-guide-sign-card-arrow = Arrow
pillars-guide-sign-card-arrow-about = What stands before it is given, what stands after it is got.
pillars-guide-sign-card-pips = Circles
pillars-guide-sign-card-pips-about = How often a craftsman works in a round; filled ones are used.
pillars-guide-sign-card-holds = Faint cube on a line
pillars-guide-sign-card-holds-about = It must be there, but is not used up.
pillars-guide-sign-card-crew = Worker and number
pillars-guide-sign-card-crew-about = So many workers must go for this card.
pillars-guide-sign-card-price = Coin with a number
pillars-guide-sign-card-price-about = What it costs, or pays, in gold.
pillars-guide-sign-card-space = Round space
pillars-guide-sign-card-space-about = Room for one master builder.
pillars-guide-sign-sign-plus = Plus
pillars-guide-sign-sign-plus-about = You get what follows, or more of it.
pillars-guide-sign-sign-minus = Minus
pillars-guide-sign-sign-minus-about = You lose what follows, or get less of it.
pillars-guide-sign-sign-eye = Eye
pillars-guide-sign-sign-eye-about = You see the coming event.
pillars-guide-sign-sign-die = Die
pillars-guide-sign-sign-die-about = It is about the tax.
pillars-guide-sign-sign-shield = Shield
pillars-guide-sign-sign-shield-about = It spares you once.
pillars-guide-sign-sign-cottage = Cottage
pillars-guide-sign-sign-cottage-about = Room for a craftsman.
pillars-guide-sign-sign-builder = Golden builder
pillars-guide-sign-sign-builder-about = It is about master builders.
