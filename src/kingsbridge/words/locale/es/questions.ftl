### Lo que se pregunta en la mesa de un juego que no trae preguntas propias.

question-decides = Le toca decidir a { $player }.
question-decision = Alguien tiene que decidir.
