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

## El final

table-over = la partida ha terminado
table-ended = La partida ha terminado.
# $names (String) - los ganadores, enumerados; $count (Number) - cuántos son
table-winner =
    { $count ->
        [one] Gana { $names }.
       *[other] { $names } comparten la victoria.
    }
# Entre los dos últimos nombres de una lista.
table-and = { " y " }
table-score-sheet = Puntos de victoria
table-total = Total

## Lo que se puede elegir para una mesa

option-start = Quién es el primer jugador inicial: se sortea o se elige un asiento.
