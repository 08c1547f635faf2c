### The words of an analysis, in the terminal and on its page.

# $title (String) - the game's name
analysis-title = Analysis: { $title }
# $bot (String) - the bot with its settings
analysis-by =
    { $decisions ->
        [one] { $decisions } decision, weighed by { $bot }.
       *[other] { $decisions } decisions, weighed by { $bot }.
    }

## The graph

analysis-graph = Chances to win
analysis-graph-note = Every player's chance before each decision, and at the end the result. Lines stand where rounds begin; the numbers are the turning points below.
analysis-axis-decision = decision
analysis-axis-chance = chance to win (%)

## Turning points

analysis-turning-points = Turning points
# $least (String) - a chance
analysis-no-turning-points = At no moment did anybody's chance change by { $least } or more.
# $before and $after (String) - chances
analysis-turn-choice = By choice: { $player } from { $before } to { $after }.
analysis-turn-chance = By chance: { $player } from { $before } to { $after }.
# $names (String) - the winners; $count (Number) - how many they are
analysis-settled =
    { $count ->
        [one] After decision { $number }, { $names } was the favourite to the end.
       *[other] After decision { $number }, { $names } were the favourites to the end.
    }
analysis-settled-always =
    { $count ->
        [one] { $names } was the favourite from the first decision to the last.
       *[other] { $names } were the favourites from the first decision to the last.
    }

## Players

analysis-players = Players
analysis-player = player
analysis-points = VP
analysis-given-away = given away
analysis-grades-loose_stone = loose stones
analysis-grades-crack = cracks
analysis-grades-collapse = collapses
analysis-luck = luck

## Decisions

analysis-decisions = Decisions
analysis-decisions-note = The percentage is the chance to win that the choice left its player.
analysis-only-flaws = Only decisions that gave chances away
analysis-grade-loose_stone = loose stone
analysis-grade-crack = crack
analysis-grade-collapse = collapse
# $move (String) - a move in words; $chance (String) - the chance it leaves
analysis-better = Better: { $move } ({ $chance })

## How it was made

analysis-method = How to read it
analysis-method-opinion = This is the opinion of a bot, found by looking ahead for a moment at each decision. It can be wrong, and a stronger bot or a longer look may see it otherwise.
analysis-method-chances = Each decision is judged by what its player could know then, not by what was in the bag. Chances before a decision take it that everybody goes on as the bot would.
analysis-method-given-away = Given away is by how much the best move would have left a better chance than the move made. From { $loose_stone } on it is a loose stone, from { $crack } a crack, from { $collapse } a collapse; less is within the bot's own doubt and is not counted.
analysis-method-luck = Luck is by how much the draws, rolls and events that nobody could foresee changed a player's chance. What the others chose is not luck.
analysis-again = How to make it again
analysis-version = Kingsbridge { $version }. The same command gives the same analysis, unless the bot thinks by the clock.

## In the terminal

analysis-json-file = Analysis: { $path }
analysis-page-file = Page: { $path }
analysis-interrupted = Interrupted: nothing was written.
