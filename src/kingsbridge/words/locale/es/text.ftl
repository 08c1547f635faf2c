### What is told of a table to whoever reads text alone, such as a language model.

# $title, $table (String) - the name of a game and the code of its table
text-heading = { $title }, mesa { $table }
# $player (String), $seat (Number) - counted from 0
text-you = Eres { $player }, en el asiento { $seat }.
text-looking-on = Miras la partida; no tienes asiento aquí.
# $seats (String) - who sits where
text-not-begun = La partida no ha empezado: { $seats }.
text-open-seat = un asiento libre
text-happened = Lo que ha pasado
text-moves = Tus jugadas
# $move (Number), $text (String)
text-move = { $move }: { $text }
text-moves-unlisted = Tus jugadas no se enumeran: di con palabras lo que haces.
text-scores = De dónde vienen los puntos
# $clause, $why (String) - the id of a rule and its text
text-refused = Lo prohíbe { $clause }: { $why }
# $answer (String) - what somebody said
text-unclear = Eso no es una jugada de este momento: «{ $answer }».
# $prompt (String)
text-still-asked = Se te sigue preguntando: { $prompt }
text-cannot-do = Lo que ahora no se puede hacer, y la regla que lo prohíbe
text-nothing-refused = Nada de lo que aquí se podría pensar está prohibido.
text-sections = Las reglas tienen estas secciones. Pide una, o una sola cláusula, por su número.
# The instructions for a reader who answers line by line
text-how-listed = Responde con el número de una de tus jugadas, solo en la última línea. O escribe en su lugar: «rules» para las secciones de las reglas, «rules» con un número para una de ellas, «why» para lo que ahora no puedes hacer y por qué, «table» para ver otra vez la mesa.
text-how-unlisted = Responde con lo que haces, con las palabras del juego, solo en la última línea. O escribe en su lugar: «rules» para las secciones de las reglas, «rules» con un número para una de ellas, «why» para lo que ahora no puedes hacer y por qué, «table» para ver otra vez la mesa.
# $title (String), $players (String)
text-welcome = Juegas a { $title }. En la mesa están { $players }. Quieres ganar.
