### La lección de «Un mundo sin fin».

world-lesson-goal = De qué se trata
world-lesson-goal-text = Eres Caris. Hay cuatro capítulos de seis rondas, y ganan los puntos de victoria. En cada ronda se descubre un evento, da un ingreso a todos, y cada cual juega una carta de acción. Al final de un capítulo todos deben 2 piedades, 2 granos y de 2 a 5 de oro: los deberes, siempre a la vista aquí. Cada paso de esta lección prepara la mesa de nuevo.

world-lesson-event = Girar el evento
world-lesson-event-text = En esta ronda eres el jugador activo. Colocas el evento de una de cuatro maneras. Cada una te da lo que muestra su esquina, da otra esquina a Merthin y mueve el marcador de favor solo para ti. El grano escasea, y todos deben 2.
world-lesson-event-task = Gira el evento de modo que recibas 1 grano.
world-lesson-event-right = Ya tienes la mitad del grano que debes. Cuando Merthin gire el evento, te tocará lo que él te deje.
world-lesson-event-wrong-other = También te da algo, pero no grano. Cada opción dice qué recibirías y adónde iría el marcador de favor.

world-lesson-favor = El favor
world-lesson-favor-text = El marcador avanza según gires el evento, y donde se detiene alguien te hace un favor: el prior da piedad, el conde grano, el Rey 1 punto por cada lealtad que tengas. Tienes 3 lealtades, y no las gastas.
world-lesson-favor-task = Gira el evento de modo que el marcador llegue al Rey.
world-lesson-favor-right = 3 puntos por mostrar tu lealtad, y además 1 piedad de ingreso.
world-lesson-favor-wrong-outlaws = Los proscritos te quitan 1 de oro. A veces el ingreso lo vale, pero buscas al Rey.
world-lesson-favor-wrong-stays = Si el marcador no se mueve, nadie te hace un favor.
world-lesson-favor-wrong-other = El marcador se detendría en otro sitio. El Rey está a 2 casillas.

world-lesson-card = Una carta jugada, otra descartada
world-lesson-card-text = Tienes doce cartas de acción para seis rondas. En cada ronda juegas una y descartas otra boca abajo sin usarla. De doce acciones tendrás solo seis en un capítulo; después vuelven todas.
world-lesson-card-task-1 = Debes grano: juega Grano.
world-lesson-card-task-2 = Descarta ahora una carta de la que puedas prescindir. Guarda Piedad, porque la debes, y las que construyen.
world-lesson-card-right = Esa acción no vuelve hasta el próximo capítulo. Elegir a qué se renuncia es la mitad del juego.
world-lesson-card-wrong-privilege = Privilegio repite la acción de la ronda anterior. Esta es la primera: no hay nada que repetir.
world-lesson-card-wrong-piety = Al final del capítulo debes 2 piedades; cada una que falte cuesta 3 puntos. Guárdala.
world-lesson-card-wrong-keep = Construir da puntos y bienes. Descarta algo que ahora te sirva menos.
world-lesson-card-wrong-forgo = Entonces jugarías una carta para nada. El grano te hace falta.

world-lesson-build = Construir en un proyecto
world-lesson-build-text = Los proyectos son los puntos más seguros: 3 por cada piedra o madera que pongas en una casilla libre de su clase, dos como mucho con una carta, ambas en el mismo proyecto. Quien ha donado a un proyecto recibe un premio cuando se completa.
world-lesson-build-task-1 = Tienes piedra y madera. Juega Construcción.
world-lesson-build-task-2 = Pon tu piedra en el Puente.
world-lesson-build-task-3 = Y también tu madera.
world-lesson-build-right = 6 puntos con una carta. La piedra y la madera vienen del ingreso, de Material o de una casa.
world-lesson-build-wrong-house = Podrías construir una casa. Pero un proyecto da puntos enseguida: 3 por cada piedra o madera.
world-lesson-build-wrong-donation = Un sello da su premio solo cuando el proyecto se completa. Primero construye en él.
world-lesson-build-wrong-other_cube = También daría 3 puntos; pero sigue el orden de la tarea.
world-lesson-build-wrong-st_mark = San Marcos también daría 3 puntos. Esta vez construye en el Puente.
world-lesson-build-wrong-done = Aún hay algo que poner, por 3 puntos cada uno.

world-lesson-house = Una casa propia
world-lesson-house-text = Una casa cuesta 1 de oro y la piedra o la madera que muestra su casilla. Queda en pie si ningún evento se la lleva, y paga su ingreso siempre que juegas Alquileres. Nadie puede tener dos casas con el mismo ingreso.
world-lesson-house-task-1 = Juega Construir una casa.
world-lesson-house-task-2 = Construye una casa que pague 4 de oro: así el impuesto no será un problema.
world-lesson-house-right = Con el primer alquiler queda pagada. Construye pronto: rendirá en más capítulos.
world-lesson-house-wrong-building = El Puente daría puntos. Pero una casa da algo una y otra vez; construye una ahora.
world-lesson-house-wrong-other = ¡También es buena casa! Pero esta vez busca la que paga 4 de oro.
world-lesson-house-wrong-done = Tienes todo lo que cuesta una casa: constrúyela.

world-lesson-rent = Alquileres
world-lesson-rent-text = Alquileres da el ingreso de dos de tus casas. Tienes tres: una paga oro, otra piedad, otra lana. Al final del capítulo deberás oro y piedad.
world-lesson-rent-task-1 = Juega Alquileres.
world-lesson-rent-task-2 = Cobra uno de los dos alquileres que piden tus deberes.
world-lesson-rent-task-3 = Y el otro.
world-lesson-rent-right = Una carta, y tienes toda la piedad y seguramente todo el impuesto de este capítulo.
world-lesson-rent-wrong-privilege = Privilegio repite la última acción que llevaste a cabo. Aún no has hecho ninguna.
world-lesson-rent-wrong-wool = La lana se vende a 2 de oro cada una, pero eso pide otra carta. Los deberes piden oro y piedad.
world-lesson-rent-wrong-done = Aún hay alquileres que cobrar.

world-lesson-care = Medicina y la peste
world-lesson-care-text = Desde el capítulo III estalla la peste. Quien tiene tanto conocimiento médico como el número de un lugar enfermo puede atenderlo con Medicina: 2 puntos y lo que dé el lugar. El conocimiento solo se muestra y nunca se pierde. Tienes 2.
world-lesson-care-task-1 = Juega Medicina.
world-lesson-care-task-2 = Atiende el lugar que no pide más de 2.
world-lesson-care-right = 2 puntos y algo más, y tu conocimiento sigue ahí para el próximo.
world-lesson-care-wrong-treat = Eso da 1 de oro y 1 punto, y siempre podrás hacerlo. Atender a los enfermos da más.
world-lesson-care-wrong-done = Puedes atender a alguien: hazlo.

world-lesson-owed = La última ronda de un capítulo
world-lesson-owed-text = Quedan dos cartas: una se juega, la otra se descarta. Mira tus deberes: 2 piedades, 2 granos y el impuesto. Tienes 6 de oro, 2 granos, pero solo 1 piedad. Cada piedad que falte cuesta 3 puntos, y además la penitencia.
world-lesson-owed-task = Juega lo que tus deberes aún piden.
world-lesson-owed-right = Tienes cuanto debes: no pierdes puntos ni sufres castigo.
world-lesson-owed-wrong-sales = Tienes oro de sobra para cualquier impuesto. Lo que falta es 1 piedad.
world-lesson-owed-wrong-forgo = Entonces seguiría faltando la piedad: 3 puntos y la penitencia.

world-lesson-penalty = Cuando falta algo
world-lesson-penalty-text = El capítulo ha terminado y faltaba 1 grano. Eso cuesta 2 puntos y trae un castigo: la mendicidad, es decir, ningún ingreso en la primera ronda del próximo capítulo. Dar 1 lealtad te libra del castigo, pero no de perder los puntos.
world-lesson-penalty-task = Da 1 lealtad para librarte.
world-lesson-penalty-right = Cada grano que falta cuesta 2 puntos, cada piedad 3, cada oro 1. Merthin no tenía grano ni lealtad: tendrá que mendigar.
world-lesson-penalty-wrong-suffer = Entonces no tendrías ingreso en la primera ronda del próximo capítulo. Tienes 1 lealtad: úsala.

world-lesson-end = El final de la partida
world-lesson-end-text = Tras el capítulo IV lo que falta cuesta el doble de puntos. Después cada piedra y cada madera valen 1 punto, cada oro medio, y ganan los puntos. Ya sabes cuanto necesitas para una primera partida: en ella empiezas con solo seis de las cartas. El consejero explica lo que sea nuevo.
