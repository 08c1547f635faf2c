### The words of tournaments, in the terminal and in reports.

## What was played

# $games, $deals, $seatings (Number)
arena-played =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } on { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }, each dealt to { $seatings ->
        [one] { $seatings } seating
       *[other] all { $seatings } seatings
    }
# The same while seatings are missing; there is always more than one then.
# $games, $deals, $seatings (Number)
arena-played-so-far =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } on { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }; each has { $seatings } seatings
arena-incomplete = Not every deal has been played in all seatings: seat advantage is not evened out yet.
# $games (Number), $path (String)
arena-there =
    { $games ->
        [one] { $games } game was
       *[other] { $games } games were
    } in { $path } already.
arena-results = Results: { $path }
arena-records = Records: { $path }
arena-report = Report: { $path }

## A rate that was asked for

arena-test = Is the rate reached?
arena-test-note = A sequential probability ratio test over whole deals: it stops as soon as it knows.
# $bot, $rate (String), $games, $deals (Number)
arena-test-reached = { $bot } comes first in { $rate } of games or more: known after { $games } games on { $deals } deals.
arena-test-missed = { $bot } comes first in less than { $rate } of games: known after { $games } games on { $deals } deals.
arena-test-open = Whether { $bot } comes first in { $rate } of games or more is not known yet, after { $games } games on { $deals } deals. More games will tell (--games).
# $bot, $rate, $interval (String)
arena-test-rate = { $bot } came first in { $rate } (95 %: { $interval }).
# $ratio, $bound, $low, $high, $error (String)
arena-test-ratio = Log-likelihood ratio { $ratio }, decided at ±{ $bound }: { $high } against { $low }, with errors of { $error }.
# $ratio (String)
arena-ratio = LLR { $ratio }

## Columns

arena-bot = bot
arena-seat = seat
arena-first-places = first places
arena-mean-score = mean score
arena-interval = 95 %
arena-rating = rating
arena-rating-spreads = rating ± 2 spreads
arena-spread = spread
arena-median = median move
arena-p99 = 99th percentile
arena-difference = difference
arena-compared = compared
# $bot and $other (String) - two bots
arena-above = { $bot } above { $other }
arena-source = source
arena-all-bots = all bots
# $seconds, $milliseconds, $microseconds (String) - a number with its decimal point
arena-seconds = { $seconds } s
arena-milliseconds = { $milliseconds } ms
arena-microseconds = { $microseconds } µs

## Tables and plots

arena-standings = Standings
arena-differences = Score differences
arena-differences-note = Points by which one bot ends above another in the same game.
arena-seat-advantage = Seat advantage
arena-plot-ratings = Ratings
arena-plot-ratings-note = By openskill (Plackett–Luce), games rated in the order of their numbers; the bars reach two spreads to either side. A bot that holds more seats than one has one rating.
arena-plot-scores = Scores
arena-plot-scores-note = How often each score was reached; above, the mean with its 95 % interval.
arena-plot-sources = Where the points come from
arena-plot-sources-note = Mean victory points a game by source; losses to the left of zero.
arena-plot-seats = Win chance by seat
arena-plot-seats-note = Seats are numbered from 0, as they sit around the table. The dashed line is an even share, the bars are 95 % intervals.
arena-axis-rating = rating (openskill)
arena-axis-score = victory points
arena-axis-share = share of scores (%)
arena-axis-points = mean victory points a game
arena-axis-seat = seat
arena-axis-chance = win chance (%)
arena-other-sources = everything else

## How it was measured

arena-report-title = Tournament: { $title }
arena-method = How to read it
arena-method-deals = All seatings of a deal are played, so every bot meets the same deals in every seat. Games of one deal resemble each other; intervals are therefore taken over deals, not over games (95 %; Student's for means, Wilson's for rates).
arena-method-wins = A first place follows the rules' own tie-breakers; a shared one counts in equal parts. A bot named more than once counts for each of its seats, so an even share is the same for all.
arena-method-times = Times are those of the machines it was played on, and count the bot's thinking alone.
arena-reproduce = How to reproduce it
arena-reproduce-note = The same command plays the same games on any number of processes or machines. Only the times differ, and the games of a bot that thinks by the clock.
arena-version = Kingsbridge { $version }, seed { $seed }.
arena-compiled = The engine is compiled.
arena-pure = The engine runs as plain Python.
arena-options = Options

## Simulation

arena-games = Games
arena-simulated =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
arena-wins = wins
arena-win-rate = win rate
# $seconds (String) - a number with its decimal point
arena-speed = { $games } games and { $decisions } decisions a second, { $seconds } s in all.

## Are the chances true?

arena-calibrated = { $seats } seats, { $games ->
    [one] one game
   *[other] { $games } games
}:
arena-stage-whole = the whole game
arena-stage-0 = the first third
arena-stage-1 = the second third
arena-stage-2 = the last third
arena-told = told
arena-moments = moments
arena-told-mean = on average
arena-came-true = came true
arena-brier = Brier score { $brier }; telling everybody the same would have had { $even }. Less is better.
## Programs that failed

arena-faults = Where programs failed
# A stand-in that plays at random
arena-faults-note = Where a program fails, a stand-in makes that move at random, and the game goes on.
arena-fault = what went wrong
arena-fault-moves = moves
arena-fault-first = the first time
arena-fault-late = no answer in time
arena-fault-died = it ended
arena-fault-flooded = it wrote too much
arena-fault-rubbish = no answer to the question
arena-fault-illegal = a move that was not offered
arena-fault-absent = not asked any more in that game
