### One's own history: what one does well and badly beside others of that strength, in a game and over all of them.

# Those of a level, with their article if the language needs one: "twice as often as masters".
history-level-apprentice = apprentices
history-level-journeyman = journeymen
history-level-master = masters
history-level-architect = architects
history-level-visionary = visionaries

## Whom games are held against, and how sure that is

# $level (String) - those of a level; $mine and $usual (String) - points in a game; $known (Number) - games of theirs
history-against-nearest =
    { $games ->
        [one] Compared with { $level }, bots who played { $known } games among themselves: their { $usual } points a game come nearest to yours ({ $mine } in { $games } game).
       *[other] Compared with { $level }, bots who played { $known } games among themselves: their { $usual } points a game come nearest to yours ({ $mine } on average in { $games } games).
    }
history-against-chosen = Compared with { $level }, as you chose: bots who played { $known } games among themselves.
history-doubt-one = This is one game: only what lies beyond 90 of 100 of their games is told.
history-doubt-none = No game of yours fits this yet.
history-doubt-few =
    { $games ->
        [one] This is { $games } game: much of it is chance.
       *[other] These are only { $games } games: much of it may be chance.
    }
history-doubt-many = Of { $games } games; the thin lines are 95 % intervals, and what may well be chance is not said to differ.

## Figures

history-points = Points
history-sources = Where points came from
history-third-1 = Opening
history-third-2 = Middle
history-third-3 = End

## Sentences: what was done, how often, and how often that is usual

# $thing (String) - where points came from
history-did-points = Points, { $thing }
history-did-all = Points in all
# $did (String) - what was done; $mine and $usual (String) - how often, or how many points
history-said-never = { $did }: none, while { $level } have { $usual }.
history-said-rare = { $did }: { $mine }. Hardly ever seen with { $level } ({ $usual }).
history-said-far_less = { $did }: { $mine }, far fewer than { $level } ({ $usual }).
history-said-half = { $did }: { $mine }, about half as many as { $level } ({ $usual }).
history-said-less = { $did }: { $mine }, fewer than { $level } ({ $usual }).
history-said-as = { $did }: { $mine }, much like { $level } ({ $usual }).
history-said-nothing = Nothing else stands out: otherwise it was played much as { $level } play.
history-said-more = { $did }: { $mine }, more than { $level } ({ $usual }).
history-said-twice = { $did }: { $mine }, about twice as many as { $level } ({ $usual }).
history-said-far_more = { $did }: { $mine }, far more than { $level } ({ $usual }).

## On the page

web-history-look = Your history
web-history-your-game = Your game
web-history-side-good = What you do well
web-history-side-bad = What costs you
web-history-side-different = What else is different
web-history-side-usual = As usual
web-history-game-good = What went well
web-history-game-bad = What went badly
web-history-game-different = What else was different
web-history-game-usual = As usual
web-history-worth-note = Good is what goes together with being ahead in their games, bad what goes together with being behind.
web-history-private = Only you see this.
web-history-all-games = Everything over all your games
web-history-filter-title = Game
web-history-filter-seats = Players
web-history-filter-opponents = Against
web-history-filter-last = Games
web-history-filter-level = Compared with
web-history-any = any
web-history-last-all = all
web-history-opponents-people = people
web-history-opponents-bots = bots alone
web-history-last-20 = the last 20
web-history-level-nearest = who is nearest to you
web-history-chart-points = Points, game by game
web-history-axis-points = points
# $points (String) - points in a game
web-history-mean = your mean: { $points }
web-history-yours = you
web-history-others = others at the table
web-history-in-words = In words
web-history-habit = what
web-history-interval = { $low } to { $high }
web-history-results = Results
web-history-results-players = players
web-history-results-games = games
web-history-results-wins = won
web-history-results-interval = 95 % interval
web-history-results-fair = by chance
web-history-results-place = mean place
web-history-mistakes = Mistakes by part of the game
web-history-mistakes-note =
    { $games ->
        [one] In the { $games } game that was analysed, a game.
       *[other] In the { $games } games that were analysed, a game.
    }
web-history-mistakes-none = No game here was analysed yet: open a finished game and analyse it, then its mistakes are counted here.
web-history-none = You have not finished a game of this yet.
web-history-date = when
web-history-place = place
web-history-interval-head = 95 % interval
web-history-short-good = good:
web-history-short-bad = bad:
web-history-short-different = different:
web-history-won = a game that was won
web-history-part = part
web-history-who = who
web-history-waiting =
    { $games ->
        [one] { $games } more game is being counted …
       *[other] { $games } more games are being counted …
    }
