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

## Dos páginas, en breve

world-guide-leaf-play = Cuatro capítulos en Kingsbridge
world-guide-leaf-cards = Cartas, obligaciones y puntos
world-guide-part-goal-title = De qué se trata
world-guide-part-goal = Construye, comercia, cura y gana el favor de los grandes. Tras cuatro capítulos de seis rondas gana quien tenga más puntos de victoria.
world-guide-part-you-title = Con qué empiezas
world-guide-part-you = Doce cartas de acción, cuatro casas, dos sellos, algo de oro y de lana. En cada capítulo se juegan seis cartas y se descartan seis; luego vuelven todas.
world-guide-part-town-title = La ciudad
world-guide-part-town = En el centro está el concejo, con el evento y el recorrido del favor. Alrededor, la cantera, el bosque, los campos y el mercado, los proyectos, los sitios para casas y los lugares donde puede llegar la peste.
world-guide-part-round-title = Una ronda de un vistazo
world-guide-part-round = Las dos últimas solo llegan tras la sexta ronda de un capítulo.
world-guide-part-actions-title = Doce cartas de acción
world-guide-part-actions = Juega una y descarta otra sin usarla: elegir es también renunciar.
world-guide-part-duties-title = Tres obligaciones
world-guide-part-duties = Al final de cada capítulo todos las deben. Quien se queda corto pierde puntos y recibe un castigo en el capítulo siguiente; una lealtad te libra de un castigo.
world-guide-duty-piety = Se deben 2; cada una que falte cuesta 3 puntos. Penitencia: pierdes una carta.
world-guide-duty-grain = Se deben 2; cada uno que falte cuesta 2 puntos. Mendicidad: sin ingresos en la primera ronda.
world-guide-duty-gold = El dado dice cuánto, de 2 a 5; cada moneda que falte cuesta 1 punto. Tribunal real: sin acción en la primera ronda.
world-guide-part-points-title = De dónde salen los puntos
world-guide-part-points = Hay cuatro grandes fuentes.
world-guide-points-build = Construir
world-guide-points-build-about = 3 puntos por cada piedra o madera puesta en un proyecto.
world-guide-points-donate = Donaciones
world-guide-points-donate-about = Un sello trae la bonificación de su proyecto cuando se completa.
world-guide-points-favor = Favor
world-guide-points-favor-about = El rey, la reina, el obispo, el maestro del gremio y la priora premian lo que tienes.
world-guide-points-care = Cuidados
world-guide-points-care-about = Desde el capítulo III, 2 puntos y un beneficio por cada lugar enfermo.
world-guide-part-plague-title = La peste
world-guide-part-plague = Desde el capítulo III cada evento descubre un lugar. Su número es el conocimiento médico que piden los cuidados. El conocimiento se muestra, nunca se gasta.
world-guide-part-end-title = Cómo termina
world-guide-part-end = Tras las obligaciones del capítulo IV, donde lo que falta cuesta el doble, cada piedra y cada madera que queden valen 1 punto y cada oro medio punto. Más piedad desempata.
world-guide-project = Necesita { $stone } de piedra y { $wood } de madera.

## Los signos

world-guide-signs-goods = Bienes y puntos
world-guide-signs-formulas = En las fórmulas
world-guide-signs-marks = Marcas de un jugador
world-guide-signs-board = En el tablero y alrededor de las cartas
world-guide-signs-phases = Fases de una ronda
world-guide-signs-actions = Cartas de acción
world-guide-signs-favor = De quién se gana el favor
world-guide-signs-projects = Proyectos
world-guide-sign-formula-house = Casa
world-guide-sign-formula-house-about = Cuatro por jugador. En el tablero puede dar alquiler.
world-guide-sign-formula-seal = Sello
world-guide-sign-formula-seal-about = Dos por jugador: una donación a un proyecto.
world-guide-sign-formula-repeat = Dos flechas
world-guide-sign-formula-repeat-about = Haz otra vez tu última acción.
world-guide-sign-formula-marker = Anillo
world-guide-sign-formula-marker-about = El marcador de favor, que comparten todos.
world-guide-sign-formula-care = Cruz verde
world-guide-sign-formula-care-about = Cuida a los enfermos.
world-guide-sign-card-arrow = Flecha
world-guide-sign-card-arrow-about = Lo de antes se entrega, lo de después se recibe.
world-guide-sign-card-most = Como mucho
world-guide-sign-card-most-about = Hasta esa cantidad.
world-guide-sign-card-either = Barra
world-guide-sign-card-either-about = Lo uno o lo otro.
world-guide-sign-mark-start = Jugador inicial
world-guide-sign-mark-start-about = El jugador activo de esta ronda: descubre y orienta el evento.
world-guide-sign-mark-penance = Penitencia
world-guide-sign-mark-penance-about = Pierde una carta al empezar el capítulo siguiente.
world-guide-sign-mark-begging = Mendicidad
world-guide-sign-mark-begging-about = Sin ingresos en la primera ronda del capítulo siguiente.
world-guide-sign-mark-court = Tribunal real
world-guide-sign-mark-court-about = Sin acción en la primera ronda del capítulo siguiente.
world-guide-sign-board-council = Número al borde del concejo
world-guide-sign-board-council-about = Si la flecha apunta aquí, el marcador de favor avanza tantas casillas.
world-guide-sign-board-cover = Tachado
world-guide-sign-board-cover-about = Tapado hasta que termine el capítulo.
world-guide-sign-board-unknown = Calavera
world-guide-sign-board-unknown-about = Un marcador de peste boca abajo.
world-guide-sign-board-ill = Disco rojo
world-guide-sign-board-ill-about = Enfermo: el número es el conocimiento médico que piden los cuidados.
world-guide-sign-board-cured = Marca verde
world-guide-sign-board-cured-about = Libre de la peste.
world-guide-sign-border-action = Borde azul
world-guide-sign-border-action-about = Una carta de acción.
world-guide-sign-border-event = Borde verde
world-guide-sign-border-event-about = Un evento que actúa enseguida.
world-guide-sign-border-lasting = Borde violeta
world-guide-sign-border-lasting-about = Un evento que dura.
world-guide-sign-border-place = Borde rojo
world-guide-sign-border-place-about = Un lugar donde puede llegar la peste.
