### La guía de Un mundo sin fin en el navegador: qué hace cada fase, para qué sirve cada cosa.

## Las fases de una ronda y de un capítulo, y lo que pasa en ellas

world-guide-phase-reveal = El jugador activo descubre un evento. Unos actúan enseguida; otros duran hasta el final del capítulo.
world-guide-phase-orient = El jugador activo gira la carta: cada esquina apunta a un jugador y la flecha dice cuánto avanza el marcador de favor.
world-guide-phase-income = Cada uno recibe lo que muestra la esquina que le apunta; si falta en la reserva, 1 punto de victoria.
world-guide-phase-favor = El marcador de favor avanza, y solo el jugador activo recibe lo que da su nueva casilla.
world-guide-phase-action = Por turnos, jugad una carta de acción y descartad otra boca abajo.
world-guide-phase-round_end = Un evento duradero pasa junto al concejo, y la figura de jugador inicial pasa a la izquierda.
world-guide-phase-chapter_end = Tras seis rondas: cada proyecto recibe un material, y se van las tapas y los eventos duraderos.
world-guide-phase-duties = Tras seis rondas todos pagan piedad, grano y el impuesto en oro. Lo que falta cuesta puntos de victoria y trae castigos.

## Para qué sirve cada cosa

world-guide-use-stone = En un proyecto da { $vp } puntos de victoria. También paga casas. Al final de la partida cada una que quede vale 1 punto.
world-guide-use-wood = En un proyecto da { $vp } puntos de victoria. También paga casas. Al final de la partida cada una que quede vale 1 punto.
world-guide-use-grain = Una obligación: al final de cada capítulo se deben { $due }. Cada uno que falte cuesta { $lost } puntos de victoria, y te toca mendigar.
world-guide-use-piety = Una obligación: al final de cada capítulo se deben { $due }. Cada una que falte cuesta { $lost } puntos de victoria y trae penitencia. El obispo da 1 punto por cada una que tengas.
world-guide-use-wool = Se vende por { $wool } de oro o se teje para hacer paño.
world-guide-use-cloth = Se vende por { $cloth } de oro mientras el mercado de paños esté abierto, uno cada vez.
world-guide-use-loyalty = Entrega 1 y te libras de un castigo. El rey da 1 punto de victoria por cada una que tengas; la reina, 2 si tienes alguna. Quien tiene más corona la torre.
world-guide-use-medical = Nunca se gasta. Desde el capítulo III cuida los lugares donde llegó la peste: { $care } puntos de victoria cada uno y un beneficio. La priora da 2 si tienes alguno.
world-guide-use-gold = Paga el impuesto, las casas, las donaciones y a los proscritos. Cada moneda que falte para el impuesto cuesta { $lost } punto de victoria y te lleva al tribunal real. Al final cada moneda que quede vale medio punto.
world-guide-use-vp = Gana quien tenga más tras el capítulo IV.
world-guide-use-metal = Corona la torre: se pone en lo alto cuando todas sus casillas están llenas.
world-guide-use-owed = Al final de este capítulo debes { $owed } y tienes { $has }: faltan { $missing }, que cuestan { $vp } PV.
