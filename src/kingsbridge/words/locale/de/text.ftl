### What is told of a table to whoever reads text alone, such as a language model.

# $title, $table (String) - the name of a game and the code of its table
text-heading = { $title }, Tisch { $table }
# $player (String), $seat (Number) - counted from 0
text-you = Du bist { $player }, auf Platz { $seat }.
text-looking-on = Du schaust zu; du hast hier keinen Platz.
# $seats (String) - who sits where
text-not-begun = Die Partie hat noch nicht begonnen: { $seats }.
text-open-seat = ein freier Platz
text-happened = Was geschah
text-moves = Deine Züge
# $move (Number), $text (String)
text-move = { $move }: { $text }
text-moves-unlisted = Deine Züge werden nicht aufgezählt: Sag in Worten, was du tust.
text-scores = Woher die Punkte kamen
# $clause, $why (String) - the id of a rule and its text
text-refused = Verboten durch { $clause }: { $why }
# $answer (String) - what somebody said
text-unclear = Das ist kein Zug dieses Augenblicks: „{ $answer }“.
# $prompt (String)
text-still-asked = Du wirst noch gefragt: { $prompt }
text-cannot-do = Was jetzt nicht geht, und die Regel, die es verbietet
text-nothing-refused = Nichts, woran man hier denken könnte, ist verboten.
text-sections = Die Regeln haben diese Abschnitte. Frag nach einem, oder nach einer einzelnen Regel, mit ihrer Nummer.
# The instructions for a reader who answers line by line
text-how-listed = Antworte mit der Nummer eines deiner Züge, allein in der letzten Zeile. Oder schreib statt dessen: „rules“ für die Abschnitte der Regeln, „rules“ mit einer Nummer für einen davon, „why“ für das, was du jetzt nicht tun kannst und warum, „table“, um den Tisch noch einmal zu sehen.
text-how-unlisted = Antworte mit dem, was du tust, in den Worten des Spiels, allein in der letzten Zeile. Oder schreib statt dessen: „rules“ für die Abschnitte der Regeln, „rules“ mit einer Nummer für einen davon, „why“ für das, was du jetzt nicht tun kannst und warum, „table“, um den Tisch noch einmal zu sehen.
# $title (String), $players (String)
text-welcome = Du spielst { $title }. Am Tisch sitzen { $players }. Du willst gewinnen.
