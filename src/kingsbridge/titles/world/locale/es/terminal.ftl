### Un mundo sin fin en el terminal: la mesa como imagen y todas sus cartas.

## Las filas del tablero

world-row-event = Evento
world-row-long_events = Duraderos
world-row-income = Ingresos
world-row-favor = Favor
world-row-supply = Reserva
world-row-market = Mercado
world-row-projects = Proyectos
world-row-houses = Casas
world-row-plague = Peste
world-row-duties = Obligaciones

## El recorrido de favor

world-favor-short-per = { $vp } PV por { $good }
world-favor-short-if_any = { $vp } PV con { $good }
world-favor-short-per_house = { $vp } PV por casa
world-table-stays = no se mueve

## El tablero

world-short-resource = piedra/madera
world-short-medical = saber
world-table-long = duradero
world-table-cloth_closed = cerrado
world-table-complete = completo
world-table-covered = tapado
world-table-bonus = donantes:

## Lo que se debe al final del capítulo

# $has (Number) - lo que tiene el jugador; $missing, $vp (String) - un número, o desde dónde hasta dónde: 0–2
world-table-duty-ready = (hay { $has })
world-table-duty-short = (hay { $has }): faltan { $missing }, se pierden { $vp } PV, y { $penalty }
world-table-duty-last = (hay { $has }): faltan { $missing }, se pierden { $vp } PV

## Los jugadores

world-table-screen = tras la pantalla
world-table-houses = casas { $number }/{ $most }
world-table-seals = sellos { $number }/{ $most }
world-table-cards = { $held } en mano, { $down } boca abajo
world-table-played = jugadas:
world-table-hand = mano:
world-table-discarded = descartes:

## Todas las cartas

world-cards-actions = Cartas de acción (★ desde el principio en una primera partida)
world-cards-projects = Proyectos
world-cards-houses = Casas
world-cards-favor = Recorrido de favor
world-cards-plague = Lugares de la peste
world-cards-events = Eventos (esquinas en sentido horario desde la flecha)
world-cards-stock = Números de la caja y del tablero
world-cards-reconstructed = reconstruido por nosotros: no se halló ninguna lista pública del valor impreso. Quien tenga la caja puede corregirlo con --cards.
world-cards-markers = Conocimiento médico de los marcadores
world-cards-enters-start = al principio
world-cards-enters-event = por un evento
world-cards-enters-after_chapter_2 = tras el capítulo II
world-cards-kind-immediate = inmediato
world-cards-kind-long = duradero
