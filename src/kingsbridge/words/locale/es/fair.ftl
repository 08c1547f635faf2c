### Lo que hace justa una partida: un reparto que nadie eligió y puntuaciones que nadie infla.

## Partidas puntuadas

# Tras el resultado de una partida que iba a puntuar.
fair-unrated-few_moves = No puntúa: alguien ha decidido menos de cinco veces.
fair-unrated-same_players = No puntúa: las mismas personas ya han jugado cinco partidas puntuadas en un día.

## Cuánto espera una mesa sin reloj

fair-patience-days =
    { $days ->
        [one] a quien tarde más de un día se le puede reemplazar
       *[other] a quien tarde más de { $days } días se le puede reemplazar
    }
fair-patience-hours =
    { $hours ->
        [one] a quien tarde más de una hora se le puede reemplazar
       *[other] a quien tarde más de { $hours } horas se le puede reemplazar
    }
fair-patience = Un bot puede reemplazar a quien haga esperar a la mesa después de
fair-patience-choice =
    { $days ->
        [one] un día
       *[other] { $days } días
    }
fair-replace = { $name } hace esperar a la mesa. Puedes dejar que siga jugando un bot.

## El reparto

fair-dealing = Todos los asientos están ocupados. Se reparte con lo que cada cual añade al azar …
fair-dealing-waits = Falta todavía: { $names }.
fair-deal = Reparto justo
fair-deal-mine = Tu propio azar está en este reparto: no lo ha elegido nadie, ni siquiera el anfitrión.
fair-deal-others =
    { $count ->
        [one] Una persona añadió azar a este reparto.
       *[other] { $count } personas añadieron azar a este reparto.
    }
fair-deal-left-out = Sin el azar de { $names }, que no llegó a tiempo.
fair-deal-missed = Tu azar no llegó a tiempo: no está en este reparto.
fair-deal-broken = Este reparto no es el que se prometió cuando te sentaste. Díselo al anfitrión y guarda el registro.
fair-deal-none = Repartido con el secreto del servidor, prometido antes de la partida y revelado después.

## Cartas distintas de las impresas y partidas de otra parte

fair-see-cards = Ver sus cartas
fair-imported = traída de fuera
fair-imported-about = Esta partida se trajo el { $date }. No se jugó aquí: nadie responde de quién la jugó.

## Lo que no se hizo

web-problem-asked_already = Ya hay una pregunta que espera respuesta.
web-problem-too_often = Lo has hecho muchas veces. Espera un minuto.
web-problem-dealing = Se están repartiendo las cartas: la partida empieza enseguida.
web-problem-is_here = En una partida puntuada ningún bot juega por quien está presente.
