### La feria de la lana: todas las reglas, un mensaje por cláusula. La misma frase explica una
### negativa, una línea de la crónica y la página de reglas.

F-section-0 = Se abre la feria
F-0-1 = Juegan de dos a seis mercaderes de lana.
F-0-2 = Hay siete lotes de lana, que valen de 1 a 7 sacos. Una opción hace que sean cinco o nueve.
F-0-3 = Cada mercader tiene tantas bolsas como lotes hay: una con 1 chelín, otra con 2 y así sucesivamente.
F-0-4 = El primer mercader inicial se sortea, salvo que se eligiera un asiento al abrir la mesa.

F-section-1 = El puesto
F-1-1 = Al comienzo de cada ronda se descubre al azar uno de los lotes que quedan. Es el que se vende ahora.

F-section-2 = Las bolsas
F-2-1 = Por turno, en el sentido de las agujas del reloj desde el mercader inicial, cada uno pone boca abajo una de sus bolsas. Nadie ve lo que ponen los demás.
F-2-2 = Una bolsa que ya se abrió está gastada: no se puede volver a poner.
F-2-3 = En la primera ronda nadie puede poner su bolsa más llena.
F-2-4 = Una vez por partida, un mercader puede quedarse fuera de una ronda y no poner ninguna bolsa. Los demás lo ven al abrirse las bolsas.

F-section-3 = La venta
F-3-1 = Todas las bolsas se abren a la vez. El mercader con la bolsa más llena se lleva el lote, y todas las bolsas puestas quedan gastadas.
F-3-2 = Las bolsas con lo mismo se anulan entre sí: se lleva el lote la bolsa más llena que no tenga otra igual.
F-3-3 = Si no queda ninguna bolsa, el lote espera. Quien se lleve el lote siguiente se lleva también los que esperan. Los lotes que aún esperan al final no son de nadie.
    .other = Podrían darse a quien se llevó el último lote antes de ellos.
    .why = Los lotes que esperan van con el siguiente que alguien se lleva, y al final no hay ninguno.
F-3-4 = La ronda siguiente la empieza el mercader a la izquierda del que empezó esta.

F-section-E = El final
F-E-1 = La feria termina cuando se han puesto a la venta todos los lotes. Gana quien tenga más sacos de lana.
F-E-2 = Entre mercaderes con los mismos sacos gana el que tenga el mejor lote. Los que no tengan ninguno comparten la victoria.
