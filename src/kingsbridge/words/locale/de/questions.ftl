### Was am Tisch eines Spiels gefragt wird, das keine eigenen Fragen mitbringt.

question-decides = { $player } hat zu entscheiden.
question-decision = Jemand hat zu entscheiden.
