# Puzzles: find the best move.

puzzles = Puzzles
puzzles-of = Puzzles: { $title }
puzzles-about = { $count ->
    [one] One position from a real game, with one move that is clearly best. Find it.
   *[other] { $count } positions from real games, each with one move that is clearly best. Find it.
}
puzzles-none = There are no puzzles of this game yet.
puzzles-daily = Puzzle of the day
puzzles-daily-done = Puzzle of the day: tried
puzzles-next = Next puzzle
puzzles-all-themes = All themes
puzzles-theme = Theme
puzzle-find = Find the best move
puzzle-again = Try again
puzzle-show = Show the solution
puzzle-solution = The solution
puzzle-difficulty = Difficulty { $rating }
puzzle-about = About: { $themes }
puzzle-chance = Chance to win
puzzle-move = Move
puzzle-not-counted = You have tried this one before: it does not count.
puzzle-solved = That is the best move.
puzzle-missed = Not the best move
puzzle-found = Solved
puzzle-not-best = { $move }: this leaves { $chance } to win, { $less } less than the best move.
puzzle-not-near = { $move }: this leaves { $chance } to win or less. The best move gives at least { $less } more.
puzzle-chances = { $best }: { $chance } to win. { $other }: { $less }. That is { $ahead } apart.
puzzle-dealt = Tried again on fresh deals of everything that cannot be seen: { $chance } against { $less }.
puzzle-goods = What it leaves you with at the end of the round, beside the second move: { $what }.
puzzle-points = Played on quickly to the end on the same { $deals } deals, it leaves you { $points } points further ahead. Your points: { $what }.
puzzle-points-even = Played on quickly to the end on the same { $deals } deals, it is not more points, but others: { $what }.
puzzle-rating = Rating { $rating }
puzzle-rating-unsure = Rating { $rating }?
puzzle-rating-change = Rating { $rating } ({ $change })
puzzle-standing = { $solved } of { $tried } solved
puzzle-run = { $run ->
    [one] One solved in a row
   *[other] { $run } solved in a row
}
puzzle-days = { $days ->
    [one] One day in a row
   *[other] { $days } days in a row
}
puzzle-best = best: { $best }
puzzle-mining = Games
puzzle-mined = { $found } found
puzzle-choosing = Puzzles
puzzle-written = { $count ->
    [one] One puzzle in { $path }
   *[other] { $count } puzzles in { $path }
}
puzzle-checked = { $held } of { $count } hold
puzzle-prompt = Your move (number; s shows the solution, q leaves)
puzzle-more = Another one? (Enter: yes, q: no)
