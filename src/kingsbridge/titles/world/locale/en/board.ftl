### World Without End in the browser: the names of what is drawn, and how it explains itself.

web-world-map = The town of Kingsbridge
web-world-chronicle = Chapter, round and event
web-world-round = Round { $round } of 6
web-world-choices = What you can choose
web-world-places = Quarry, forest, field, priory, castle, nunnery and market
web-world-others = The other players
web-world-screen = Your goods, behind your screen
web-world-my-cards = Your action cards
web-world-hand = In your hand
web-world-hand-empty = Your hand is empty until the next chapter.
web-world-played = Played
web-world-discarded = Discarded
web-world-start = Start player
web-world-turn = Deciding now
web-world-houses = House spaces
web-world-plague = Plague locations
web-world-projects = Building projects
web-world-kind-immediate = immediate
web-world-kind-long = long-term

## The council square

web-world-council = The council square
web-world-event = { $event } ({ $kind })
web-world-long-events = Long-term events
web-world-long-free = No long-term event lies here.
# $steps (Number) - how far the favor marker moves
web-world-edge =
    { $steps ->
        [0] The arrow at 0: the favor marker stays
        [one] The arrow at { $steps }: the favor marker moves { $steps } space
       *[other] The arrow at { $steps }: the favor marker moves { $steps } spaces
    }
web-world-edge-about = The arrow of the event points to one of the four edges. The corners point to the players.
web-world-marker-stays = The favor marker stays.
# $here (String) - yes if the favor marker stands there; $covered (String) - yes if the space is covered
web-world-favor =
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

web-world-place-stone = Quarry
web-world-place-wood = Forest
web-world-place-grain = Fields
web-world-place-piety = Priory
web-world-place-loyalty = Castle of Shiring
web-world-place-medical = Nunnery with its herb garden
# $good (String) - the name of a good
web-world-left = { $left } of { $most } left: { $good }.
# $open (String) - yes or no
web-world-stall =
    { $open ->
        [yes] Market: { $good }
       *[no] Market: { $good }, still covered
    }
web-world-stall-about = One { $good } usually sells for { $price } gold. { $left } left in the supply.
web-world-how-many = Choose above how many.

## Building projects

web-world-project-absent = { $project }: not in play
web-world-project-state =
    { $complete ->
        [yes] { $project }: complete
       *[no] { $project }: { $stone } of { $stones } stone, { $wood } of { $woods } wood
    }
web-world-project-about = { $stone } stone and { $wood } wood. Each donor gets: { $bonus }.
web-world-bonus-care = care for one ill location
web-world-spaces = { $project }, { $good }: { $filled } of { $count }
web-world-spaces-about = Spaces for { $good }.
web-world-donor = Seal of { $player }
web-world-donate = Lay a seal: { $project }

## Houses and the plague

web-world-house-free = Free space: { $house }
web-world-house-owned = { $house }: { $player }
web-world-house-about = House rent brings { $income }. To build here takes 1 gold and 1 { $good }.
# $state (String) - ill, cured, hidden (a marker face down) or well (no plague yet)
web-world-location =
    { $state ->
        [ill] { $location }: ill, care takes { $needed } medical knowledge
        [cured] { $location }: cared for
        [hidden] { $location }: a plague marker lies face down
       *[well] { $location }
    }
web-world-location-about = Caring for the ill here brings { $vp } VP and: { $benefit }.
# $markers (String) - how many of each number: 2 × 1, 3 × 2
web-world-markers = Still face down: { $markers }.
web-world-benefit-house = a house, built without paying
web-world-benefit-none = nothing more

## Cards

# $lies (String) - hand, played or discarded
web-world-card =
    { $lies ->
        [played] { $action }, played
        [discarded] { $action }, discarded
       *[hand] { $action }
    }

## Players

web-world-mine = Behind your screen: nobody else sees it.
web-world-houses-left =
    { $left ->
        [one] { $left } house left to build
       *[other] { $left } houses left to build
    }
web-world-seals-left =
    { $left ->
        [one] { $left } seal left to lay
       *[other] { $left } seals left to lay
    }
web-world-held =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
web-world-face-down =
    { $count ->
        [one] { $count } card discarded face down
       *[other] { $count } cards discarded face down
    }
web-world-houses-built =
    { $count ->
        [one] { $count } house on the board
       *[other] { $count } houses on the board
    }
web-world-seals-laid =
    { $count ->
        [one] { $count } seal laid
       *[other] { $count } seals laid
    }

## Duties

web-world-duties = Duties
web-world-duties-when =
    { $left ->
        [0] due after this round
        [one] due after { $left } more round
       *[other] due after { $left } more rounds
    }
web-world-duties-now = being paid now
web-world-duties-missing = { $missing } missing
web-world-tax = The tax die shows { $tax }
# $owed, $missing and $vp (String) - a number, or a range such as 2–5
web-world-duty = { $good }: { $owed } owed, { $has } in hand, { $missing } missing, { $vp } VP lost
web-world-duty-penalty =
    { $chapter ->
        [4] After the last chapter what is missing costs twice as many VP.
       *[other] Whoever falls short also faces { $penalty }.
    }
web-world-duties-cost = As things stand this costs { $vp } VP.

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

## The gallery of cards

world-gallery-actions = Action cards
world-gallery-events = Events
world-gallery-projects = Building projects
world-gallery-houses = Houses
world-gallery-favor = Favor track
world-gallery-plague = Plague locations
