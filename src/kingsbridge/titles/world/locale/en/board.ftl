### World Without End in the browser: the names of what is drawn, and how it explains itself.

world-board-map = The town of Kingsbridge
world-board-events = Events now
world-board-places = Quarry, forest, field, priory, castle, nunnery and market
world-board-screen = Your goods, behind your screen
world-board-my-cards = Your action cards
world-board-hand = In your hand
world-board-start = Start player
world-board-houses = House spaces
world-board-plague = Plague locations
world-board-projects = Building projects
world-board-kind-immediate = immediate
world-board-kind-long = long-term

## The council square

world-board-council = The council square
world-board-event = { $event } ({ $kind })
world-board-long-events = Long-term events
world-board-long-free = No long-term event lies here.
# $steps (Number) - how far the favor marker moves
world-board-edge =
    { $steps ->
        [0] The arrow at 0: the favor marker stays
        [one] The arrow at { $steps }: the favor marker moves { $steps } space
       *[other] The arrow at { $steps }: the favor marker moves { $steps } spaces
    }
world-board-edge-about = The arrow of the event points to one of the four edges. The corners point to the players.
# $here (String) - yes if the favor marker stands there; $covered (String) - yes if the space is covered
world-board-favor =
    { $covered ->
        [yes]
            { $here ->
                [yes] { $favor }: covered, and the favor marker is here
               *[no] { $favor }: covered
            }
       *[no]
            { $here ->
                [yes] { $favor }: the favor marker is here
               *[no] { $favor }
            }
    }

## Places and what is left there

world-board-place-stone = Quarry
world-board-place-wood = Forest
world-board-place-grain = Fields
world-board-place-piety = Priory
world-board-place-loyalty = Castle of Shiring
world-board-place-medical = Nunnery with its herb garden
# $good (String) - the name of a good
world-board-left = { $left } of { $most } left: { $good }.
# $open (String) - yes or no
world-board-stall =
    { $open ->
        [yes] Market: { $good }
       *[no] Market: { $good }, still covered
    }
world-board-stall-about = One { $good } usually sells for { $price } gold. { $left } left in the supply.

## Building projects

world-board-project-absent = { $project }: not in play
world-board-project-state =
    { $complete ->
        [yes] { $project }: complete
       *[no] { $project }: { $stone } of { $stones } stone, { $wood } of { $woods } wood
    }
world-board-project-about = { $stone } stone and { $wood } wood. Each donor gets: { $bonus }.
world-board-bonus-care = care for one ill location
world-board-spaces = { $project }, { $good }: { $filled } of { $count }
world-board-spaces-about = Spaces for { $good }.
world-board-donor = Seal of { $player }
world-board-donate = Lay a seal: { $project }

## Houses and the plague

world-board-house-free = Free space: { $house }
world-board-house-owned = { $house }: { $player }
# $rent (String) - the action of that name; $cost (String) - amounts: 1 gold + 1 stone
world-board-house-about = { $rent } brings { $income }. To build here takes { $cost }.
# $state (String) - ill, cured, hidden (a marker face down) or well (no plague yet)
world-board-location =
    { $state ->
        [ill] { $location }: ill, care takes { $needed } medical knowledge
        [cured] { $location }: free of the plague
        [hidden] { $location }: a plague marker lies face down
       *[well] { $location }
    }
world-board-location-about = Caring for the ill here brings { $vp } VP and: { $benefit }.
# $markers (String) - how many of each number: 2 × 1, 3 × 2
world-board-markers = Still face down: { $markers }.
world-board-benefit-house = a house, built without paying
world-board-benefit-none = nothing more

## Cards

# $lies (String) - hand, played or discarded
world-board-card =
    { $lies ->
        [played] { $action }, played
        [discarded] { $action }, discarded
       *[hand] { $action }
    }

## Players

world-board-houses-left =
    { $left ->
        [one] { $left } house left to build
       *[other] { $left } houses left to build
    }
world-board-seals-left =
    { $left ->
        [one] { $left } seal left to lay
       *[other] { $left } seals left to lay
    }
world-board-held =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
world-board-face-down =
    { $count ->
        [one] { $count } card discarded face down
       *[other] { $count } cards discarded face down
    }
world-board-houses-built =
    { $count ->
        [one] { $count } house on the board
       *[other] { $count } houses on the board
    }
world-board-seals-laid =
    { $count ->
        [one] { $count } seal laid
       *[other] { $count } seals laid
    }
world-board-gain-house =
    { $number ->
        [one] { $number } house
       *[other] { $number } houses
    }
world-board-gain-seal =
    { $number ->
        [one] { $number } seal
       *[other] { $number } seals
    }

## Duties

world-board-duties = Duties
world-board-duties-when =
    { $left ->
        [0] due after this round
        [one] due in { $left } round
       *[other] due in { $left } rounds
    }
world-board-duties-now = being paid now
world-board-duties-missing = { $missing } missing
world-board-duties-sum = In all
world-board-tax = Tax die: { $tax }
# $owed, $missing and $vp (String) - a number, or a range such as 2–5
world-board-duty = { $good }: { $owed } owed, { $has } in hand, { $missing } missing, { $vp } VP lost
world-board-duty-penalty =
    { $chapter ->
        [4] After the last chapter what is missing costs twice as many VP.
       *[other] Whoever falls short also faces { $penalty }.
    }

## Standing orders

# $cards (String) - action cards by their names, the first first
world-board-order-discard = Always discard first: { $cards }
# $goods (String) - goods by their names, the first first
world-board-order-give = Always give up first: { $goods }
# $goods (String) - goods, listed in their order
world-board-order-get = Always take first: { $goods }
world-board-order-sell-all = Always sell all wool and cloth
world-board-order-go-on = Go on with an action while there is only one way
world-board-order-trade = Always make the trades of events
world-board-order-no-trade = Never make the trades of events
world-board-order-protect = Always give loyalty to be spared a penalty
world-board-order-suffer = Never give loyalty for what is missing

## In the hall

world-about = Every event is yours to turn: who gains, and whose favor is won. Build, trade and heal, and pay what you owe before the chapter ends. Two to four players.
world-picture = The council's square with its guild hall, a stone bridge, and houses marked by the plague.

## A first game teaches itself

world-coach-event = Every round turns up an event. Some strike at once and ask something of each player; others last for the chapter.
world-coach-orient = You are the active player: you turn the event card. Its corner toward each player is what that player gets, and it moves the favor marker for you alone.
world-coach-action = Each round you play one card for its action and discard another unused. After six rounds all twelve are gone: every choice means doing without something. Keep an eye on the duties at the chapter's end.
world-coach-within = Carry the action out, piece by piece, and end it when you have done what you want.
world-coach-discard = Now one card is discarded face down: its action is lost to you in this chapter.
world-coach-duties = At the end of a chapter everybody owes piety, grain and the tax in gold. What is missing costs victory points and brings a penalty; loyalty can spare you that.
world-coach-errand = Something is to be settled first, before the table goes on.
world-coach-starred = In a first game you play chapter I with these six cards only, all of them, and discard nothing. The other six join you in chapter II.
world-coach-near = The chapter is nearly over. Look at your duties: what is missing then costs points and brings a penalty, and only a few cards are left to you.
world-coach-second = A new chapter: your action cards are back, all twelve from now on, so you will discard one in every round. The events are new as well.
world-coach-plague = From now on events bring the plague to one location after another. Medical knowledge is never lost: with it the Medicine card brings 2 points and a benefit for each location that you care for.
world-coach-last = The last chapter: what is missing of your duties at its end costs twice as many points. After that stone and wood that are left count 1 point each, gold half a point.

## The gallery of cards

world-gallery-actions = Action cards
world-gallery-events = Events
world-gallery-projects = Building projects
world-gallery-houses = Houses
world-gallery-favor = Favor track
world-gallery-plague = Plague locations
world-board-card-starred = in a first game from the start
world-board-card-care = care for 1 location
world-board-card-house-cost = Costs { $cost }.
world-board-card-free-house = a house
world-board-card-kind-immediate = immediate
world-board-card-kind-long = lasting
world-board-card-enters-start = at the start
world-board-card-enters-event = by an event
world-board-card-enters-after_chapter_2 = after chapter II

## The table in words

world-board-words-lasting = Lasting: { $event }
world-board-words-favor = Favor: { $favor }. { $effect }
world-board-words-duties = What you owe at the chapter's end
world-board-words-duty = { $good }: { $owed } owed, { $has } in store, { $missing } missing ({ $vp } VP lost)
world-board-words-projects = Building projects
world-board-words-project = { $project }: still needs { $missing }; donors: { $donors }
world-board-words-project-done = { $project }: complete; donors: { $donors }
world-board-words-houses = Houses
world-board-words-seals = Seals
world-board-words-plague = Plague
world-board-words-ill = { $place }: ill, { $number }
world-board-words-cured = { $place }: free of the plague
world-board-words-cloth-open = The market buys cloth.
world-board-words-cloth-closed = The market does not buy cloth now.
world-board-words-covered = Covered favor spaces
world-board-words-goods = Goods
world-board-words-screen = Goods are behind a screen.
world-board-words-hand = Hand
world-board-words-held = { $held } cards in hand, { $down } discarded face down
world-board-words-played = Played
world-board-words-discarded = Discarded
