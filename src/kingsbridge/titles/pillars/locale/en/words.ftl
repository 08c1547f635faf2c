### The Pillars of the Earth: what can be played, what happened, what is asked, and where victory points came from.

pillars-title = The Pillars of the Earth
pillars-round = Round { $round } of 6
# A short name for graphs.
pillars-round-tick = Round { $round }

## The steps of a round

pillars-step-round_setup = Before the round
pillars-step-selection = Choosing cards
pillars-step-placement = Placing master builders
pillars-step-event_turned = Event
pillars-step-archbishop = Archbishop
pillars-step-event_strikes = The event takes effect
pillars-step-wool_mill = Wool mill
pillars-step-kingsbridge = Kingsbridge
pillars-step-priory = Priory
pillars-step-production = Production
pillars-step-kings_court = King's Court
pillars-step-shiring = Shiring
pillars-step-castle = Shiring Castle
pillars-step-market = Market
pillars-step-cathedral = Cathedral
pillars-step-next_start = Next starting player

## Moves: choosing cards

pillars-move-pass = Pass: take no more cards this round
# $good (String) - the name of a resource, as in pillars-cards.ftl
pillars-move-take =
    { $good ->
        [sand] Take the gravel pit card
        [wood] Take the forest card
        [stone] Take the quarry card
       *[other] Take the resource card
    }: { $cubes } { $good } for { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    }
pillars-move-hire =
    { $capacity ->
        [one] Hire the { $craftsman } for { $cost } gold (once a round)
       *[other] Hire the { $craftsman } for { $cost } gold ({ $capacity } times a round)
    }
pillars-move-deny = Pay { $cost } gold and discard the { $craftsman } at once
# For want of room, or lost to an event.
pillars-move-dismiss = Give up the { $craftsman } (capacity { $capacity })

## Moves: master builders

pillars-move-keep_builder = Keep { $owner }'s builder
pillars-move-return_builder = Put { $owner }'s builder back into the bag and draw again
pillars-move-pass_builder = Pass: the builder waits at { $cost }
pillars-move-leave_builder = Leave the builder off the board this round
# $place (String) - the name of a place, as in pillars-cards.ftl
pillars-move-place =
    Place the builder at { $place ->
        [Archbishop] the Archbishop
        [Priory] the Priory
        [Market] the Market
        [Cathedral] the Cathedral
       *[other] { $place }
    } { $cost ->
        [0] free of charge
       *[other] for { $cost } gold
    }
# At Kingsbridge and Shiring. $card (String) - the privilege or the craftsman there
pillars-move-place_card =
    { $cost ->
        [0] Place the builder at { $place } free of charge: { $card }
       *[other] Place the builder at { $place } for { $cost } gold: { $card }
    }
pillars-move-use_free_builder = Use “{ pillars-privilege-remigius }”: place the builder free of charge

## Moves: event, Archbishop and tax

pillars-move-use_protection = Use “{ pillars-privilege-archbishop_thomas }”: stay out of the event
pillars-move-use_exemption = Use “{ pillars-privilege-tax_exemption }”: pay no tax
pillars-move-save_card = Keep the privilege for later
pillars-move-protection = Ask the Archbishop for protection from the event
pillars-move-cube = Take 1 { $good } from the market
pillars-move-decline = Take no cube from the market

## Moves: market and cathedral

pillars-move-buy = Buy { $number } { $good } for { $gold } gold
pillars-move-sell = Sell { $number } { $good } for { $gold } gold
pillars-move-withdraw = Withdraw from the market
pillars-move-zeal = Let the { $craftsman } work once more (capacity { $capacity })
pillars-move-work =
    { $vp ->
        [0] Let the { $craftsman } work: { $gold } gold (capacity { $capacity })
       *[other] Let the { $craftsman } work: { $vp } VP (capacity { $capacity })
    }
pillars-move-finish = Finish: nobody else works this round
pillars-move-give_back = Give back 1 { $good }
pillars-move-unknown = There is no move { $move }

## What happened: the round begins, cards are chosen

pillars-story-round_begins = Round { $round } begins. { $player } is the starting player.
pillars-story-privilege_open = A privilege is laid open at Kingsbridge: { $privilege }.
# Told to the owner of the privilege only.
pillars-story-foresees = { $player } looks at the coming event: { $event }.
pillars-story-passes = { $player } passes and takes no more cards this round.
pillars-story-takes =
    { $good ->
        [sand] { $player } takes the gravel pit card
        [wood] { $player } takes the forest card
        [stone] { $player } takes the quarry card
       *[other] { $player } takes a resource card
    }: { $cubes } { $good } for { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    }.
pillars-story-hires = { $player } hires the { $craftsman }.
pillars-story-denies = { $player } pays for the { $craftsman } and discards it at once.
pillars-story-dismisses = { $player } has no room left and discards the { $craftsman } (capacity { $capacity }).
pillars-story-sends_to_mill =
    { $workers ->
        [0] { $player } sends nobody to the wool mill.
        [one] { $player } sends { $workers } worker to the wool mill.
       *[other] { $player } sends { $workers } workers to the wool mill.
    }

## What happened: master builders

pillars-story-draws =
    { $cost ->
        [0] { $player } draws from the bag: { $owner }'s builder, free of charge.
       *[other] { $player } draws from the bag: { $owner }'s builder, for { $cost } gold.
    }
pillars-story-lays_aside = Only two of { $player }'s builders take part in this round; another one is laid aside.
pillars-story-returns_builder = { $player } puts { $owner }'s builder back into the bag.
pillars-story-uses = { $player } uses a privilege: { $privilege }.
pillars-story-passes_builder = { $player } passes: the builder waits at { $cost }.
pillars-story-leaves_builder = { $player } leaves a builder off the board this round.
# $choice (String) - the name of a place, as in pillars-cards.ftl
pillars-story-places =
    { $player } places a builder at { $choice ->
        [Archbishop] the Archbishop
        [Priory] the Priory
        [Market] the Market
        [Cathedral] the Cathedral
       *[other] { $choice }
    } { $cost ->
        [0] free of charge.
       *[other] for { $cost } gold.
    }

## What happened: event and Archbishop

pillars-story-turns_event = { $player } turns over the event: { $event }.
pillars-story-is_protected = { $player } asks the Archbishop for protection from the event.
pillars-story-is_spared = “{ $event }” spares { $player }.
pillars-story-takes_cube = { $player } is the Archbishop's guest and takes 1 { $good } from the market.
pillars-story-declines_cube = { $player } is the Archbishop's guest and takes nothing from the market.
pillars-story-earns =
    { $gold ->
        [0] { $player } already has as much gold as anybody may have.
       *[other] { $player } gets { $gold } gold.
    }
pillars-story-gets_metal =
    { $number ->
        [0] { $player } gets no metal: there is none left.
       *[other] { $player } gets { $number } metal.
    }
pillars-story-pays_event =
    { $gold ->
        [0]
            { $vp ->
                [0] { $player } has no gold for the event.
               *[other] { $player } has no gold for the event and loses { $vp } VP.
            }
       *[other]
            { $vp ->
                [0] { $player } pays { $gold } gold for the event.
               *[other] { $player } pays only { $gold } gold for the event and loses { $vp } VP.
            }
    }
pillars-story-loses_vp =
    { $vp ->
        [0] { $player } has no VP to lose.
       *[other] { $player } loses { $vp } VP.
    }
pillars-story-loses_craftsman = { $player } loses the { $craftsman } (capacity { $capacity }) to the event.
pillars-story-has_two_builders = { $player } will have only two builders in the next round.

## What happened: around the board

pillars-story-earns_at_mill =
    { $workers ->
        [0] { $player } has nobody in the wool mill.
        [one]
            { $gold ->
                [0] { $player } already has as much gold as anybody may have: the worker in the wool mill earns nothing.
               *[other] { $player } earns { $gold } gold from { $workers } worker in the wool mill.
            }
       *[other]
            { $gold ->
                [0] { $player } already has as much gold as anybody may have: the { $workers } workers in the wool mill earn nothing.
               *[other] { $player } earns { $gold } gold from { $workers } workers in the wool mill.
            }
    }
pillars-story-takes_privilege = { $player } takes a privilege at Kingsbridge: { $privilege }.
pillars-story-gains_vp = { $player } gains { $vp } VP.
pillars-story-gets =
    { $number ->
        [0] { $player } gets no { $good }: there is none left.
       *[other] { $player } gets { $number } { $good }.
    }
pillars-story-scores_at_priory = { $player } scores { $vp } VP at the Priory.
pillars-story-produces =
    { $number ->
        [0] { $player } gets no { $good }: there is none left.
       *[other] { $player } brings in { $number } { $good }.
    }
pillars-story-rolls_tax = { $player } rolls the tax die: the tax is { $gold } gold.
pillars-story-is_exempt = { $player } is at the King's Court and pays no tax.
pillars-story-pays_tax =
    { $gold ->
        [0]
            { $vp ->
                [0] { $player } has no gold for the tax.
               *[other] { $player } has no gold for the tax and loses { $vp } VP.
            }
       *[other]
            { $vp ->
                [0] { $player } pays { $gold } gold in tax.
               *[other] { $player } pays only { $gold } gold in tax and loses { $vp } VP.
            }
    }
pillars-story-hires_free = { $player } hires the { $craftsman } at Shiring, free of charge.
pillars-story-hires_workers =
    { $workers ->
        [one] { $player } gets { $workers } grey worker for the next round.
       *[other] { $player } gets { $workers } grey workers for the next round.
    }
pillars-story-hires_nobody = { $player }'s builder at Shiring Castle brings nobody: there is no next round.
pillars-story-buys = { $player } buys { $number } { $good } for { $gold } gold.
pillars-story-sells =
    { $gold ->
        [0] { $player } sells { $number } { $good }, but already has as much gold as anybody may have.
       *[other] { $player } sells { $number } { $good } for { $gold } gold.
    }
pillars-story-withdraws = { $player } withdraws a builder from the market.

## What happened: the cathedral, and after

pillars-story-is_zealous =
    { $number ->
        [one] { $player } may let the { $craftsman } (capacity { $capacity }) work once more than usual this round.
       *[other] { $player } may let the { $craftsman } (capacity { $capacity }) work { $number } times more than usual this round.
    }
pillars-story-works =
    { $vp ->
        [0]
            { $gold ->
                [0]
                    { $makes ->
                        [0] { $player } lets the { $craftsman } (capacity { $capacity }) work.
                       *[other] { $player } lets the { $craftsman } (capacity { $capacity }) work, but already has as much gold as anybody may have.
                    }
               *[other] { $player } lets the { $craftsman } (capacity { $capacity }) work: { $gold } gold.
            }
       *[other]
            { $gold ->
                [0] { $player } lets the { $craftsman } (capacity { $capacity }) work: { $vp } VP.
               *[other] { $player } lets the { $craftsman } (capacity { $capacity }) work: { $vp } VP and { $gold } gold.
            }
    }
pillars-story-gives_back = { $player } gives back { $number } { $good }.
pillars-story-adds_piece =
    { $piece ->
        [tower] { $player } adds a tower to the cathedral.
       *[other] { $player } adds the { $piece } to the cathedral.
    }
pillars-story-starts = { $player } is the next starting player.
pillars-story-wins = { $player } wins with { $vp } VP and { $gold } gold.

## Where victory points came from

pillars-sheet-craftsman = Craftsman: { $craftsman }
pillars-sheet-start = Start of the game
pillars-sheet-priory = Priory
pillars-sheet-privileges = Privileges
pillars-sheet-lost_to_events = Lost to events
pillars-sheet-lost_to_tax = Lost to the tax

## What is asked: who must do what now, and what it costs

pillars-prompt-selection =
    { $workers ->
        [0] { $player }: take a card from the pool or pass (no free workers, { $gold } gold).
        [one] { $player }: take a card from the pool or pass ({ $workers } free worker, { $gold } gold).
       *[other] { $player }: take a card from the pool or pass ({ $workers } free workers, { $gold } gold).
    }
pillars-prompt-selection-dismiss = { $player }: one craftsman too many. Choose who has to go; it may be the new one.
pillars-prompt-placement-return_it =
    { $cost ->
        [0] { $player }: this is { $owner }'s builder, and placing it is free. Keep it, or put it back and draw again? Only once a round.
       *[other] { $player }: this is { $owner }'s builder, and placing it costs { $cost } gold. Keep it, or put it back and draw again? Only once a round.
    }
pillars-prompt-placement-place_it =
    { $cost ->
        [0] { $player }: place the builder, now free of charge.
       *[other] { $player }: place the builder for { $cost } gold or pass ({ $gold } gold in hand).
    }
pillars-prompt-placement-place_it_free = { $player }: place the builder, free of charge thanks to “{ pillars-privilege-remigius }”.
pillars-prompt-placement-place_late = { $player }: place the builder that was passed, now free of charge.
pillars-prompt-archbishop = { $player }: the event is “{ $event }”. The Archbishop grants 1 cube from the market, or protection if the event is bad.
pillars-prompt-event_strikes-use_card = { $player }: use “{ pillars-privilege-archbishop_thomas }” to stay out of “{ $event }”, or keep the privilege for later?
pillars-prompt-event_strikes-lose_craftsman = { $player }: “{ $event }” costs a craftsman. Choose who has to go.
pillars-prompt-kings_court = { $player }: the tax is { $tax } gold. Use “{ pillars-privilege-tax_exemption }” and pay nothing, or pay and keep the privilege for later?
pillars-prompt-shiring = { $player }: with the craftsman from Shiring there is one too many. Choose who has to go; it may be the new one.
pillars-prompt-market = { $player }: buy or sell any number of one kind, or withdraw from the market ({ $gold } gold in hand).
pillars-prompt-cathedral-choose_zealous = { $player }: choose the craftsman who may work once more than usual this round.
pillars-prompt-cathedral-at_work = { $player }: choose a craftsman to work, or finish.
pillars-prompt-cathedral-giving_back =
    { $surplus ->
        [one] { $player }: { $surplus } resource too many to keep. Choose what to give back.
       *[other] { $player }: { $surplus } resources too many to keep. Choose what to give back.
    }

## What the others read meanwhile: for whom they wait, and why

pillars-waiting-selection = Waiting for { $player }, who takes a card or passes.
pillars-waiting-selection-dismiss = Waiting for { $player }, who lets a craftsman go.
pillars-waiting-placement = Waiting for { $player }, who places a builder.
pillars-waiting-placement-return_it = Waiting for { $player }, who keeps the builder or draws again.
pillars-waiting-archbishop = Waiting for { $player }, who chooses the Archbishop's gift.
pillars-waiting-event_strikes-use_card = Waiting for { $player }, who may use a privilege.
pillars-waiting-event_strikes-lose_craftsman = Waiting for { $player }, who lets a craftsman go.
pillars-waiting-kings_court = Waiting for { $player }, who may use a privilege.
pillars-waiting-shiring = Waiting for { $player }, who lets a craftsman go.
pillars-waiting-market = Waiting for { $player }, who trades at the market.
pillars-waiting-cathedral = Waiting for { $player }, who builds at the cathedral.
pillars-waiting-cathedral-choose_zealous = Waiting for { $player }, who chooses a craftsman to work once more.
pillars-waiting-cathedral-giving_back = Waiting for { $player }, who gives resources back.

## What is proposed at the cathedral

pillars-proposal-times =
    { $times ->
        [one] { $what }
       *[other] { $what } × { $times }
    }
pillars-proposal-work_and_give_back = { $work }; give back { $cubes }
pillars-proposal-give_back = Give back { $cubes }

## The choices

pillars-group-resources = Resource cards
pillars-group-hire = Craftsmen
pillars-group-deny = Craftsmen, to discard them
pillars-group-buy = Buy
pillars-group-sell = Sell

## The end

pillars-tie-gold = Tied on victory points: the most gold decides.
pillars-tie-shared = Tied on victory points and on gold.
