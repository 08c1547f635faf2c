# Problemas: encontrar la mejor jugada.

puzzles = Problemas
puzzles-of = Problemas: { $title }
puzzles-about = { $count ->
    [one] Una posición de una partida real con una jugada claramente mejor. Encuéntrala.
   *[other] { $count } posiciones de partidas reales, cada una con una jugada claramente mejor. Encuéntrala.
}
puzzles-none = Todavía no hay problemas de este juego.
puzzles-daily = Problema del día
puzzles-daily-done = Problema del día: intentado
puzzles-next = Siguiente problema
puzzles-all-themes = Todos los temas
puzzles-theme = Tema
puzzle-find = Encuentra la mejor jugada
puzzle-again = Otra vez
puzzle-show = Ver la solución
puzzle-solution = La solución
puzzle-difficulty = Dificultad { $rating }
puzzle-about = Tema: { $themes }
puzzle-chance = Probabilidad de ganar
puzzle-move = Jugada
puzzle-not-counted = Ya habías intentado este problema: no cuenta.
puzzle-solved = Esa es la mejor jugada.
puzzle-missed = No es la mejor jugada
puzzle-found = Resuelto
puzzle-not-best = { $move }: te deja un { $chance } de ganar, un { $less } menos que la mejor jugada.
puzzle-not-near = { $move }: te deja un { $chance } de ganar o menos. La mejor jugada da al menos un { $less } más.
puzzle-chances = { $best }: { $chance } de ganar. { $other }: { $less }. Hay un { $ahead } de diferencia.
puzzle-dealt = Probado otra vez, repartiendo de nuevo todo lo que no se puede ver: { $chance } frente a { $less }.
puzzle-goods = Lo que te deja al final de la ronda, comparado con la segunda jugada: { $what }.
puzzle-points = Jugado deprisa hasta el final con los mismos { $deals } repartos, te deja { $points } puntos más por delante. Tus puntos: { $what }.
puzzle-points-even = Jugado deprisa hasta el final con los mismos { $deals } repartos, no son más puntos, pero sí otros: { $what }.
puzzle-rating = Valoración { $rating }
puzzle-rating-unsure = Valoración { $rating }?
puzzle-rating-change = Valoración { $rating } ({ $change })
puzzle-standing = { $solved } de { $tried } resueltos
puzzle-run = { $run ->
    [one] Uno resuelto seguido
   *[other] { $run } resueltos seguidos
}
puzzle-days = { $days ->
    [one] Un día seguido
   *[other] { $days } días seguidos
}
puzzle-best = mejor: { $best }
puzzle-mining = Partidas
puzzle-mined = { $found } encontrados
puzzle-choosing = Problemas
puzzle-written = { $count ->
    [one] Un problema en { $path }
   *[other] { $count } problemas en { $path }
}
puzzle-checked = Se sostienen { $held } de { $count }
puzzle-prompt = Tu jugada (número; s muestra la solución, q termina)
puzzle-more = ¿Otro? (Intro: sí, q: no)
