### Mistakes, and why they were: in an analysis in the terminal, on its page and beside a replay.

## Each player's game

# $given (String) - the chance that choices gave away; $luck (String) - what chance gave or took
judged-sum-lucky = { $player } gave away { $given } by choices, and chance gave { $luck } back.
judged-sum-unlucky = { $player } gave away { $given } by choices, and chance took another { $luck }.
judged-sum-even = { $player } gave away { $given } by choices; chance neither gave nor took anything that counts.
judged-mistakes = Mistakes
judged-mistakes-note = What gave chances away, each with the better move and what that would have brought.
judged-no-mistakes = { $player } made no mistake that counts.
# $grade (String) - such as “crack”; $given (String) - the chance it gave away
judged-mistake = { $grade }, { $given } given away

## Why: what the better move brings when everybody plays on

# $points (String) - victory points, with their sign
judged-round = By the end of the round the better move brings { $points } VP{ $sources }.
judged-game = By the end of the game it brings { $points } VP{ $sources }.
# $sources (String) - a list of where points come from
judged-sources = { " " }({ $sources })
judged-source = { $source } { $points }
# $player (String) - somebody else
judged-other = To { $player } it brings { $points } VP.
judged-no-points = Played on by rules of thumb it brings no more points: what it is good for shows to a bot that looks further ahead.

## While a bot looks back at a game

judged-going-on = A bot looks back at this game: { $done } of { $total } decisions weighed.
judged-waiting = A bot will look back at this game as soon as it has time.
judged-look-back = After a game, let a bot look back at it by itself

## Beside a replay

judged-everybody = Everybody's
judged-nobody = Nobody
judged-show = Chances and mistakes
judged-show-log = What happened
judged-speed = How fast it plays
judged-speed-slow = slow
judged-speed-normal = normal
judged-speed-fast = fast
judged-round-back = The round before
judged-round-forward = The next round
judged-next-own = The next decision of the one whose eyes these are
judged-next-mistake = The next mistake
# $made and $best (String) - moves in words
judged-here = Made: { $made }. Better: { $best }.
judged-here-sound = Made: { $made }. No move was better.
judged-keys = Keys: n next decision, m next mistake, [ and ] rounds, s speed, a chances and mistakes.
