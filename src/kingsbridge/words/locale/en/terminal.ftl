### The words of the terminal, whatever the game.

## Commands

# The command words themselves are typed as they stand and are not translated.
terminal-help =
    a number       play that choice
    why            what cannot be done now, and by which rule
    undo           take the last choice back
    save           save the game
    save FILE      save a copy of the game elsewhere
    table          the whole table, then the choices again
    log            what has happened so far
    cards          the cards on the table and what they do
    rules CLAUSE   the text of a rule{ $clause ->
        [none] { "" }
       *[other] , for example: rules { $clause }
    }
    help           this list
    quit           save the game and leave
terminal-choose = Your choice (a number, or help)
terminal-no-such-choice =
    { $choices ->
        [one] There is only one choice: 1. Type help to see the commands.
       *[other] Choose a number from 1 to { $choices }, or type help to see the commands.
    }
terminal-why-none = Nothing is refused here: all there is to do is on the list.
terminal-saved = Saved to { $path }.
terminal-undone = Your last choice is taken back.
terminal-nothing-to-undo = There is nothing to take back.

## The course of the game

terminal-goodbye = The game is saved to { $path }. Until next time!

## More commands

terminal-best-none = There is nothing to calculate here.
terminal-best-how = Type best! to play it, or choose for yourself.
terminal-all-how = Type all! to choose { $number } here for the rest of this round.
terminal-all-none = Nothing here can be answered for the whole round.
# $command (String) - what to type in a shell
terminal-resume = To go on: { $command }
terminal-replay = To see it again: { $command }
terminal-unfinished-game = An unfinished game is waiting. To go on: { $command }

## Replays

terminal-unfinished =
    { $moves ->
        [one] The game is not finished: { $moves } move has been made.
       *[other] The game is not finished: { $moves } moves have been made.
    }
terminal-after-moves = After { $moves } of { $all } moves.
# $move (String) - a move in words
terminal-was-played = Played here: { $move }
terminal-failure =
    { $moves ->
        [one] A fault was found in this game after { $moves } move:
       *[other] A fault was found in this game after { $moves } moves:
    }
terminal-checked-rules = It is a game of { $title }, by version { $version } of its rules.
terminal-checked-seed = The deal follows from the seed.
terminal-checked-deal = The secret of the deal is the one that was promised.
# $names (String) - those whose randomness is in the deal, listed; $count (Number) - how many
terminal-checked-salts =
    { $count ->
        [one] The randomness of { $names } is in the deal, as they pledged it.
       *[other] The randomness of { $names } is in the deal, as each pledged it.
    }
terminal-left-out =
    { $count ->
        [one] { $names } pledged randomness and did not send it in time: it is not in the deal.
       *[other] { $names } pledged randomness and did not send it in time: it is not in the deal.
    }
# $date (String) - when a server was given the record
terminal-imported = A server was given this game on { $date }: it did not see who played it.
terminal-checked-moves =
    { $moves ->
        [one] { $moves } move was allowed.
       *[other] { $moves } moves, each of them allowed.
    }
terminal-checked-table =
    { $moments ->
        [one] { $moments } position, with nothing lost and nothing made.
       *[other] { $moments } positions, in all of them nothing lost and nothing made.
    }
terminal-checked-scores = The scores are as recorded: { $scores }.
terminal-not-verified = this record does not verify: { $reason }

## Titles

terminal-players = { $fewest } to { $most } players
terminal-players-exactly =
    { $most ->
        [one] { $most } player
       *[other] { $most } players
    }

## The table

terminal-you = you
terminal-start = starts:

## All cards

# $values (String) - names and values as written in the file of corrections
terminal-corrected = Corrected: { $values }
terminal-origin-confirmed = confirmed
terminal-origin-corrected = corrected
terminal-column-round = round
terminal-column-name = name
terminal-column-cost = cost
terminal-column-formula = each use
terminal-column-capacity = uses
terminal-column-remark = remark
terminal-column-kind = kind
terminal-column-effect = effect
terminal-column-field = field
terminal-column-workers = workers
terminal-column-cubes = cubes
terminal-column-key = key
terminal-column-value = value
terminal-column-origin = from
terminal-column-enters = comes
terminal-column-spaces = spaces
terminal-column-bonus = brings
terminal-column-corners = corners

## Rules

terminal-rulings = { ruling-mark } { ruling-about } Ask for the rule by its number to see the other reading, and why it is not ours.
terminal-no-rulings = None of these rules is a ruling of ours.
