### What is said at every table, whatever the game and the screen.

## Who sits there

seat-0 = Red
seat-1 = Blue
seat-2 = Green
seat-3 = Yellow
seat-4 = Purple
seat-5 = Turquoise
# A seat without a colour of its own, counted from 1.
seat-other = Seat { $number }

## Whose turn it is

# To those who have nothing to do but wait.
table-waiting = Waiting for { $player }.

## Who comes and goes

table-story-resigns = { $player } resigns.
table-story-out_of_time = { $player }'s time has run out: a bot plays on.
table-story-stand_in = A bot plays for { $player }.
table-story-returns = { $player } is back.
# Nobody is left to play on. $names (String) - the winners, listed; $count (Number) - how many they are
table-story-ends =
    { $count ->
        [one] The game is over: { $names } wins.
       *[other] The game is over: { $names } share the victory.
    }

## The end

table-over = the game is over
table-ended = The game is over.
# $names (String) - the winners, listed; $count (Number) - how many they are
table-winner =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } share the victory.
    }
# $names (String) - those who gave their seats up, listed; $count (Number) - how many they are
table-resigned =
    { $count ->
        [one] { $names } resigned.
       *[other] { $names } resigned.
    }
# Between the last two names of a list.
table-and = { " and " }
table-score-sheet = Victory points
table-total = Total

## What can be chosen for a table

option-start = Who is the first starting player: drawn by lot, or a seat of your choice.
