### World Without End in the terminal: the table as a picture, and all its cards.

## Rows of the board

world-row-event = Event
world-row-long_events = Lasting
world-row-income = Income
world-row-favor = Favor
world-row-supply = Supply
world-row-market = Market
world-row-projects = Projects
world-row-houses = Houses
world-row-plague = Plague
world-row-duties = Duties

## The favor track

world-favor-short-per = { $vp } VP per { $good }
world-favor-short-if_any = { $vp } VP with { $good }
world-favor-short-per_house = { $vp } VP per house
world-table-stays = stays

## The board

world-short-resource = stone/wood
world-short-medical = knowledge
world-table-long = long-term
world-table-cloth_closed = closed
world-table-complete = complete
world-table-covered = covered
world-table-bonus = donors:

## What is owed at the chapter's end

# $has (Number) - what the player has; $missing, $vp (String) - a number, or from where to where: 0–2
world-table-duty-ready = ({ $has } in store)
world-table-duty-short = ({ $has } in store): { $missing } short, { $vp } VP lost and { $penalty }
world-table-duty-last = ({ $has } in store): { $missing } short, { $vp } VP lost

## The players

world-table-screen = behind the screen
world-table-houses = houses { $number }/{ $most }
world-table-seals = seals { $number }/{ $most }
world-table-cards = { $held } in hand, { $down } face down
world-table-played = played:
world-table-hand = hand:
world-table-discarded = discarded:

## All cards

world-cards-actions = Action cards (★ in a first game from the start)
world-cards-projects = Building projects
world-cards-houses = Houses
world-cards-favor = Favor track
world-cards-plague = Plague locations
world-cards-events = Events (corners clockwise from the arrow)
world-cards-stock = Numbers of the box and the board
world-cards-reconstructed = reconstructed by us: no public list of the printed value was found. An owner of the box can correct it with --cards.
world-cards-markers = Medical knowledge on the markers
world-cards-enters-start = at the start
world-cards-enters-event = by an event
world-cards-enters-after_chapter_2 = after chapter II
world-cards-kind-immediate = immediate
world-cards-kind-long = long-term
