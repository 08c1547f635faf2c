### Lo que se dice en cualquier mesa, sea cual sea el juego y la pantalla.

## Quién se sienta

seat-0 = Rojo
seat-1 = Azul
seat-2 = Verde
seat-3 = Amarillo
seat-4 = Violeta
seat-5 = Turquesa
# Un asiento sin color propio, contado desde 1.
seat-other = Asiento { $number }

## A quién le toca

# A quienes solo tienen que esperar.
table-waiting = Esperando a { $player }.

## Quién se va y quién vuelve

table-story-resigns = { $player } abandona.
table-story-out_of_time = A { $player } se le ha acabado el tiempo: sigue un bot.
table-story-stand_in = Un bot juega por { $player }.
table-story-returns = { $player } ha vuelto.
# No queda nadie para seguir. $names (String) - los ganadores, enumerados; $count (Number) - cuántos son
table-story-ends =
    { $count ->
        [one] La partida ha terminado: gana { $names }.
       *[other] La partida ha terminado: { $names } comparten la victoria.
    }

## El final

table-over = la partida ha terminado
table-ended = La partida ha terminado.
# $names (String) - los ganadores, enumerados; $count (Number) - cuántos son
table-winner =
    { $count ->
        [one] Gana { $names }.
       *[other] { $names } comparten la victoria.
    }
# $names (String) - quienes han dejado su asiento, enumerados; $count (Number) - cuántos son
table-resigned =
    { $count ->
        [one] { $names } ha abandonado.
       *[other] { $names } han abandonado.
    }
# Entre los dos últimos nombres de una lista.
table-and = { " y " }
table-score-sheet = Puntos de victoria
table-total = Total

## Lo que se puede elegir para una mesa

option-start = Quién es el primer jugador inicial: se sortea o se elige un asiento.
