### What is told of a table to whoever reads text alone, such as a language model.

# $title, $table (String) - the name of a game and the code of its table
text-heading = { $title }, table { $table }
# $player (String), $seat (Number) - counted from 0
text-you = You are { $player }, in seat { $seat }.
text-looking-on = You look on; you have no seat here.
# $seats (String) - who sits where
text-not-begun = The game has not begun: { $seats }.
text-open-seat = an open seat
text-happened = What happened
text-moves = Your moves
# $move (Number), $text (String)
text-move = { $move }: { $text }
text-moves-unlisted = Your moves are not listed: say in words what you do.
text-scores = Where the points came from
# $clause, $why (String) - the id of a rule and its text
text-refused = Refused by { $clause }: { $why }
# $answer (String) - what somebody said
text-unclear = This is no move of this moment: "{ $answer }".
# $prompt (String)
text-still-asked = You are still asked: { $prompt }
text-cannot-do = What cannot be done now, and the rule that forbids it
text-nothing-refused = Nothing that one could think of here is forbidden.
text-sections = The rules have these sections. Ask for one, or for a single clause, by its number.
# The instructions for a reader who answers line by line
text-how-listed = Answer with the number of one of your moves, alone on the last line. Or write instead: "rules" for the sections of the rules, "rules" with a number for one of them, "why" for what you cannot do now and why, "table" to see the table again.
text-how-unlisted = Answer with what you do, in the words of the game, alone on the last line. Or write instead: "rules" for the sections of the rules, "rules" with a number for one of them, "why" for what you cannot do now and why, "table" to see the table again.
# $title (String), $players (String)
text-welcome = You play { $title }. At the table are { $players }. You want to win.
