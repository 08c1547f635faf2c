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

## The end

table-over = the game is over
table-ended = The game is over.
# $names (String) - the winners, listed; $count (Number) - how many they are
table-winner =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } share the victory.
    }
# Between the last two names of a list.
table-and = { " and " }
table-score-sheet = Victory points
table-total = Total

## What can be chosen for a table

option-start = Who is the first starting player: drawn by lot, or a seat of your choice.
