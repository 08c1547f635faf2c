### The Fleece Fair: what is said at its table.

fleece-title = The Fleece Fair
fleece-about = Lots of wool come up for sale one by one, and every purse has one chance. Lay yours face down and guess what the others lay. Two to six merchants.
fleece-option-lots = How many lots are for sale, and how many purses every merchant has.

## Moves

fleece-move-lay =
    { $purse ->
        [one] Lay the purse with 1 shilling
       *[other] Lay the purse with { $purse } shillings
    }
fleece-move-sit_out = Sit this round out

## Questions

fleece-round = Lot { $round } of { $lots }
fleece-prompt =
    { $waiting ->
        [0] { $player }: which purse for the lot of { $lot }?
       *[other] { $player }: which purse for the lot of { $lot } and { $waiting } more that wait?
    }
fleece-tie = Several have the most wool; the best lot of theirs, that of { $lot }, decides.

## What happened

fleece-story-round_begins =
    { $lot ->
        [one] Lot { $round }: 1 sack of wool
       *[other] Lot { $round }: { $lot } sacks of wool
    }
fleece-story-lays = { $player } lays something face down.
fleece-story-chose =
    { $purse ->
        [0] You sit this round out.
        [one] You laid the purse with 1 shilling.
       *[other] You laid the purse with { $purse } shillings.
    }
fleece-story-sits_out = { $player } sits this round out.
fleece-story-opens =
    { $purse ->
        [one] { $player } opens the purse with 1 shilling.
       *[other] { $player } opens the purse with { $purse } shillings.
    }
fleece-story-waits = No purse is alone: the lot of { $lot } waits for the next sale.
fleece-story-buys =
    { $sacks ->
        [one] { $player } takes 1 sack for { $purse }.
       *[other] { $player } takes { $sacks } sacks for { $purse }.
    }
fleece-story-wins =
    { $sacks ->
        [one] { $player } wins with 1 sack of wool.
       *[other] { $player } wins with { $sacks } sacks of wool.
    }

## Score sheet

fleece-sheet-lot = Lot of { $lot }

## What lies on the table, where it is told and not drawn

fleece-view-round = round
fleece-view-lots = lots in all
fleece-view-lot = for sale
fleece-view-waiting = waiting
fleece-view-unsold = to come
fleece-view-laid = you laid
fleece-view-purses = purses
fleece-view-sat_out = has sat out
fleece-view-has_laid = has laid
fleece-view-taken = lots taken
fleece-view-points = sacks
