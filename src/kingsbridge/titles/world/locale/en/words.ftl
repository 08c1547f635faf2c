### World Without End: what can be played, what happened, what is asked, and where victory points came from.

world-title = World Without End
# $chapter (String) - the name of a chapter, as in cards.ftl
world-round = { $chapter }, round { $round } of 6
# A short name for graphs: of 24 rounds there is room for the chapters only.
world-round-tick =
    { $round ->
        [1] { $chapter }
       *[other] { "" }
    }

## The steps of a round

world-step-reveal = The event is turned
world-step-orient = The event is oriented
world-step-income = Income
world-step-favor = Favor
world-step-action = Action cards
world-step-round_end = End of the round
world-step-chapter_end = End of the chapter
world-step-duties = Duties
world-step-next_round = The next round

## Amounts: other sentences name them as $amount, $give, $get, $gold, $points and the like

world-amount-stone = { $number } stone
world-amount-wood = { $number } wood
world-amount-grain = { $number } grain
world-amount-piety = { $number } piety
world-amount-wool = { $number } wool
world-amount-cloth = { $number } cloth
world-amount-loyalty = { $number } loyalty
world-amount-medical = { $number } medical knowledge
world-amount-gold = { $number } gold
world-amount-vp = { $number } VP
# What a beggar gets.
world-income-none = nothing

## The penalties for a duty that is not paid in full

world-penalty-0 = penance
world-penalty-1 = begging
world-penalty-2 = the royal court

## Moves: action cards

world-move-play = Play { $action }
world-move-play_unused = Play { $action } without its action
world-move-discard = Discard { $action }
world-move-forgo = Forgo the action
world-move-done = Done: end this action
world-move-decline = Decline
# To an event that rewards whoever forgoes it.
world-move-keep_action = Keep the action

## Moves: what action cards and events ask for

world-move-get = Take { $amount }
world-move-give = Give up { $amount }
world-move-pay = Pay { $amount }
world-move-lose = Lose { $amount }
world-move-exchange = Trade { $give } for { $get }
world-move-build = { $project }: place { $amount } for { $points }
world-move-house = Build a { $house } for { $gold } and { $resource }
world-move-house_free = Build a { $house } without paying
world-move-rent = Collect the rent of the { $house }
world-move-remove = Take the { $house } off the board
world-move-donate = { $project }: donate { $gold } and lay a seal
world-move-weave = Weave { $give } into { $get }
world-move-sell = Sell { $amount } for { $gold }
world-move-treat = Treat minor ailments for { $gold } and { $points }
world-move-care = { $location }: care for the ill with { $needed }

## Moves: the event and the duties

# $corner (String) - what the deciding player gets; $favor (String) - where the marker stops
world-move-orient =
    { $steps ->
        [0] { $corner }, and the favor marker stays
        [one] { $corner }, and the favor marker moves { $steps } space: { $favor }
       *[other] { $corner }, and the favor marker moves { $steps } spaces: { $favor }
    }
world-move-protect = Give { $loyalty }: lose { $points }, but be spared { $penalty }
world-move-suffer = Lose { $points } and suffer { $penalty } in the next chapter
world-move-protect_last = Give { $loyalty }: lose only { $points }
world-move-suffer_last = Lose { $points }, more than the usual number
world-move-unknown = There is no move { $move }

## What happened: the round begins, the event is turned

world-story-round_begins = { $chapter }, round { $round } begins. { $player } is the active player.
world-story-does_penance = { $player } does penance: another player draws a card from the hand, and it is discarded.
# Told to the owner of the card only.
world-story-discarded = { $player } alone knows which: { $action }.
world-story-turns_event = { $player } turns over the event: { $event }.
world-story-falls_ill = The plague strikes. { $location }: caring for the ill there takes { $needed }.
world-story-project_enters = A project comes into play: { $project }.
world-story-opens_cloth_market = The cloth market opens.
world-story-closes_cloth_market = The cloth market is covered until the chapter ends.
world-story-covers_favor = A favor space is covered until the chapter ends: { $favor }.
world-story-covers_projects = All projects but one are covered until the chapter ends: { $project }.
world-story-plague_ends = All plague markers are taken off the board. The plague is over.
world-story-will_forgo = { $player } will forgo the action of this round.
world-story-takes_good = { $player } gets { $amount }.
world-story-loses_good = { $player } loses { $amount }.
world-story-pays = { $player } pays { $amount }.
world-story-trades = { $player } trades { $give } for { $get }.
world-story-loses_house = { $player } takes a house off the board: { $house }.
world-story-discards = { $player } discards a card face down.

## What happened: victory points

world-story-earns_vp = { $player } scores { $points }.
world-story-earns_vp_income = { $player } has an income of { $points }.
world-story-earns_vp_instead = The supply is empty: { $player } scores { $points } instead.
world-story-earns_vp_bonus = { $player } scores { $points } more for working on this project.
world-story-loses_vp =
    { $vp ->
        [0] { $player } has no VP to lose.
       *[other] { $player } loses { $points }.
    }
world-story-loses_vp_piety =
    { $vp ->
        [0] { $player } has no VP to lose for the missing piety.
       *[other] { $player } loses { $points } for the missing piety.
    }
world-story-loses_vp_grain =
    { $vp ->
        [0] { $player } has no VP to lose for the missing grain.
       *[other] { $player } loses { $points } for the missing grain.
    }
world-story-loses_vp_tax =
    { $vp ->
        [0] { $player } has no VP to lose for the unpaid tax.
       *[other] { $player } loses { $points } for the unpaid tax.
    }

## What happened: orientation, income and favor

world-story-orients =
    { $steps ->
        [0] { $player } orients the event: the favor marker stays where it is.
        [one] { $player } orients the event: the favor marker moves { $steps } space.
       *[other] { $player } orients the event: the favor marker moves { $steps } spaces.
    }
world-story-begs = { $player } goes begging and has no income.
world-story-has_income = { $player } has an income of { $amount }.
# $favor (String) - a space of the favor track, as in cards.ftl
world-story-wins_favor = { $player } gets nothing from the favor track: { $favor }.
world-story-reaches_favor = Favor for { $player }: { $favor }.
world-story-wins_favor_goods = { $player } gets { $amount } from the favor track: { $favor }.
world-story-wins_favor_points = { $player } scores { $points } on the favor track: { $favor }.
world-story-wins_favor_pays = { $player } pays { $amount } on the favor track: { $favor }.

## What happened: action cards

world-story-plays = { $player } plays { $action }.
world-story-forgoes = { $player } plays { $action } without its action.
world-story-builds = { $player } places { $amount } for { $points }: { $project }.
world-story-builds_house = { $player } builds a { $house } for { $gold } and { $resource }.
world-story-builds_house_free = { $player } builds a { $house } without paying.
world-story-collects =
    { $number ->
        [0] { $player } collects no rent from a { $house }: the supply has no { $good }.
       *[other] { $player } collects the rent of a { $house }: { $amount }.
    }
world-story-chooses_rent = { $player } collects the rent of a { $house }.
world-story-donates = { $player } donates { $gold } and lays a seal: { $project }.
world-story-weaves = { $player } weaves { $give } into { $get }.
world-story-sells = { $player } sells { $amount } for { $gold }.
world-story-treats = { $player } treats minor ailments for { $gold } and { $points }.
world-story-cares = { $player } cares for the ill and scores { $points }: { $location }.
world-story-cares_goods = { $player } cares for the ill, scores { $points } and gets { $amount }: { $location }.

## What happened: projects

world-story-completes = A project is complete: { $project }.
world-story-is_thanked =
    { $number ->
        [0] { $player } gets no { $good } as a donor: there is not enough for all. { $project }.
       *[other] { $player } gets { $amount } as a donor: { $project }.
    }
world-story-sets_metal = { $player } is the most loyal when the Tower is crowned and scores { $points }.
world-story-progresses = A project gets { $amount } from the supply: { $project }.

## What happened: the end of a chapter

world-story-event_ends = An event no longer applies: { $event }.
world-story-chapter_ends = { $chapter } ends.
world-story-uncovers = All covering tiles are removed.
world-story-rolls_tax = { $player } rolls the tax die: everybody owes { $gold }.
world-story-pays_duty =
    { $missing ->
        [0] { $player } pays { $amount }.
       *[other]
            { $number ->
                [0] { $player } has no { $good } to pay: { $missing } missing.
               *[other] { $player } pays only { $amount }: { $missing } missing.
            }
    }
world-story-is_protected = { $player } gives 1 loyalty and is spared what the missing { $good } would bring.
world-story-is_punished = { $player } faces { $penalty } in the next chapter.
world-story-final_score = { $player } ends with { $points }.
world-story-wins = { $player } wins with { $points }.

## Where victory points came from

world-sheet-start = Start of the game
world-sheet-income = Income
world-sheet-favor = Favor track
world-sheet-building = Building projects
world-sheet-donations = Donations
world-sheet-metal = Crowning the Tower
world-sheet-medicine = Minor ailments
world-sheet-care = Care for the ill
world-sheet-events = Events
world-sheet-lost_to_piety = Lost for missing piety
world-sheet-lost_to_grain = Lost for missing grain
world-sheet-lost_to_tax = Lost for unpaid taxes
world-sheet-resources = Goods left over
world-sheet-gold = Gold left over

## What is asked when an event is turned: who must do what now

world-prompt-reveal-trade = { $player }: “{ $event }” allows a trade, once. Make it or decline?
world-prompt-reveal-pay_or_lose = { $player }: “{ $event }” has to be paid for. With what?
world-prompt-reveal-gain = { $player }: “{ $event }” gives one good. Which?
world-prompt-reveal-lose_choice =
    { $left ->
        [one] { $player }: “{ $event }” still takes { $left } good. Which?
       *[other] { $player }: “{ $event }” takes { $left } goods, one after another. Which is the first?
    }
world-prompt-reveal-lose_house = { $player }: “{ $event }” costs a house. Choose which.
world-prompt-reveal-forgo_reward = { $player }: “{ $event }” gives { $get } to whoever forgoes the action of this round. Forgo it or keep it?
world-prompt-reveal-discard_for = { $player }: “{ $event }” gives { $get } for one more card discarded. Discard one or decline?
world-prompt-reveal-discard_extra = { $player }: because of “{ $event }” one more card has to be discarded. Which?
world-prompt-reveal-build_one = { $player }: “{ $event }” allows 1 resource to be placed on a project at once. Place one or decline?

## What is asked of the active player, and of each in turn

world-prompt-orient = { $player }: turn the event. It decides what everybody gets and whose favor is won.
world-prompt-action-choose_card = { $player }: choose the action card to play.
world-prompt-action-choose_unused = { $player }: choose the card to play without its action.
world-prompt-action-act-resource = { $player }: take 1 stone or 1 wood.
world-prompt-action-act-building = { $player }: place a resource on a project, all of this action's on the same one, or end the action.
world-prompt-action-act-sales = { $player }: sell wool or cloth, or end the action.
world-prompt-action-act-house_building = { $player }: choose where to build a house, or end the action.
world-prompt-action-act-house_rent = { $player }: choose a house that pays its rent, or end the action.
world-prompt-action-act-donation = { $player }: choose the project to donate to, or end the action.
world-prompt-action-act-cloth = { $player }: choose how much wool to weave, or end the action.
world-prompt-action-act-medicine = { $player }: treat minor ailments or care for the ill, or end the action.
world-prompt-action-trade_after = { $player }: an event allows a trade, once a round. Make it or not?
world-prompt-action-choose_discard = { $player }: choose the card to discard face down.

## What is asked at the end of a chapter

world-prompt-duties-piety = { $player }: { $missing } piety is missing. Give 1 loyalty to be spared penance?
world-prompt-duties-grain = { $player }: { $missing } grain is missing. Give 1 loyalty to be spared begging?
world-prompt-duties-tax = { $player }: { $missing } gold is missing for the tax of { $tax }. Give 1 loyalty to be spared the royal court?
world-prompt-duties-last = { $player }: not all that is owed was there ({ $missing } { $good } missing). Give 1 loyalty so that the loss does not count for more?

## What has to be settled before the table goes on

world-prompt-errand-care = { $player }: a finished project thanks its donors with care for one ill location. Which, or decline?
world-prompt-errand-house = { $player }: a house may be built at once without paying. Where, or decline?
world-prompt-errand-resource = { $player }: choose the good to take.

## What the others read meanwhile: for whom they wait, and why

world-waiting-reveal = Waiting for { $player }, who answers “{ $event }”.
world-waiting-orient = Waiting for { $player }, who turns the event.
world-waiting-action-choose_card = Waiting for { $player }, who chooses an action card.
world-waiting-action-choose_unused = Waiting for { $player }, who plays a card without its action.
world-waiting-action-act = Waiting for { $player }, who plays “{ $card }”.
world-waiting-action-trade_after = Waiting for { $player }, who may trade.
world-waiting-action-choose_discard = Waiting for { $player }, who discards a card.
world-waiting-duties = Waiting for { $player }, who may give 1 loyalty.
world-waiting-errand-care = Waiting for { $player }, who may care for the ill.
world-waiting-errand-house = Waiting for { $player }, who may build a house.
world-waiting-errand-resource = Waiting for { $player }, who takes stone or wood.

## The choices

world-group-trade = Trade
world-group-wool = Wool

## The end

world-tie-piety = Tied on victory points: the most piety decides.
world-tie-loyalty = Tied on victory points and piety: the most loyalty decides.
world-tie-medical = Tied on victory points, piety and loyalty: the most medical knowledge decides.
world-tie-shared = Tied on victory points, piety, loyalty and medical knowledge.
