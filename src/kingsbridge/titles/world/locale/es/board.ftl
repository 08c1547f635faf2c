### Un mundo sin fin en el navegador: cómo se llama lo dibujado y cómo se explica.

world-board-map = La ciudad de Kingsbridge
world-board-events = Eventos de ahora
world-board-places = Cantera, bosque, campo, priorato, castillo, convento y mercado
world-board-screen = Tus bienes, detrás de tu pantalla
world-board-my-cards = Tus cartas de acción
world-board-hand = En tu mano
world-board-start = Jugador inicial
world-board-houses = Casillas para casas
world-board-plague = Lugares de la peste
world-board-projects = Proyectos
world-board-kind-immediate = inmediato
world-board-kind-long = duradero

## The council square

world-board-council = La plaza del concejo
world-board-event = { $event } ({ $kind })
world-board-long-events = Eventos duraderos
world-board-long-free = Aquí no hay ningún evento duradero.
world-board-edge =
    { $steps ->
        [0] La flecha en 0: el marcador de favor no se mueve
        [one] La flecha en { $steps }: el marcador de favor avanza { $steps } casilla
       *[other] La flecha en { $steps }: el marcador de favor avanza { $steps } casillas
    }
world-board-edge-about = La flecha del evento apunta a uno de los cuatro bordes. Las esquinas apuntan a los jugadores.
world-board-favor =
    { $covered ->
        [yes]
            { $here ->
                [yes] { $favor }: tapado, y el marcador de favor está aquí
               *[no] { $favor }: tapado
            }
       *[no]
            { $here ->
                [yes] { $favor }: el marcador de favor está aquí
               *[no] { $favor }
            }
    }

## Places and what is left there

world-board-place-stone = Cantera
world-board-place-wood = Bosque
world-board-place-grain = Campos
world-board-place-piety = Priorato
world-board-place-loyalty = Castillo de Shiring
world-board-place-medical = Convento con su huerto de hierbas
world-board-left = Quedan { $left } de { $most }: { $good }.
world-board-stall =
    { $open ->
        [yes] Mercado: { $good }
       *[no] Mercado: { $good }, todavía tapado
    }
world-board-stall-about = Precio habitual de 1 { $good }: { $price } de oro. Quedan { $left } en la reserva.

## Building projects

world-board-project-absent = { $project }: no está en juego
world-board-project-state =
    { $complete ->
        [yes] { $project }: terminado
       *[no] { $project }: { $stone } de { $stones } de piedra, { $wood } de { $woods } de madera
    }
world-board-project-about = { $stone } de piedra y { $wood } de madera. Cada donante recibe: { $bonus }.
world-board-bonus-care = atender un lugar enfermo
world-board-spaces = { $project }, { $good }: { $filled } de { $count }
world-board-spaces-about = Casillas para { $good }.
world-board-donor = Sello de { $player }
world-board-donate = Poner un sello: { $project }

## Houses and the plague

world-board-house-free = Casilla libre: { $house }
world-board-house-owned = { $house }: { $player }
world-board-house-about = { $rent }: { $income }. Construir aquí cuesta { $cost }.
world-board-location =
    { $state ->
        [ill] { $location }: enfermo, atenderlo requiere { $needed } de conocimiento médico
        [cured] { $location }: libre de la peste
        [hidden] { $location }: hay un marcador de peste boca abajo
       *[well] { $location }
    }
world-board-location-about = Atender aquí a los enfermos da { $vp } PV y: { $benefit }.
# $markers (String) - how many of each number: 2 × 1, 3 × 2
world-board-markers = Aún boca abajo: { $markers }.
world-board-benefit-house = una casa, construida sin pagar
world-board-benefit-none = nada más

## Cards

world-board-card =
    { $lies ->
        [played] { $action }, jugada
        [discarded] { $action }, descartada
       *[hand] { $action }
    }

## Players

world-board-houses-left =
    { $left ->
        [one] Queda { $left } casa por construir
       *[other] Quedan { $left } casas por construir
    }
world-board-seals-left =
    { $left ->
        [one] Queda { $left } sello por poner
       *[other] Quedan { $left } sellos por poner
    }
world-board-held =
    { $count ->
        [one] { $count } carta en la mano
       *[other] { $count } cartas en la mano
    }
world-board-face-down =
    { $count ->
        [one] { $count } carta descartada boca abajo
       *[other] { $count } cartas descartadas boca abajo
    }
world-board-houses-built =
    { $count ->
        [one] { $count } casa en el tablero
       *[other] { $count } casas en el tablero
    }
world-board-seals-laid =
    { $count ->
        [one] { $count } sello puesto
       *[other] { $count } sellos puestos
    }
world-board-gain-house =
    { $number ->
        [one] { $number } casa
       *[other] { $number } casas
    }
world-board-gain-seal =
    { $number ->
        [one] { $number } sello
       *[other] { $number } sellos
    }

## Duties

world-board-duties = Obligaciones
world-board-duties-when =
    { $left ->
        [0] tras esta ronda
        [one] en { $left } ronda
       *[other] en { $left } rondas
    }
world-board-duties-now = se pagan ahora
world-board-duties-missing = faltan { $missing }
world-board-duties-sum = En total
world-board-tax = Dado de impuestos: { $tax }
world-board-duty = { $good }: se deben { $owed }, tienes { $has }, faltan { $missing }, se pierden { $vp } PV
world-board-duty-penalty =
    { $chapter ->
        [4] Tras el último capítulo lo que falta cuesta el doble de PV.
       *[other] A quien le falte algo le espera además: { $penalty }.
    }

## Órdenes permanentes

# $cards (String) - action cards by their names, the first first
world-board-order-discard = Descartar siempre primero: { $cards }
# $goods (String) - goods by their names, the first first
world-board-order-give = Entregar siempre primero: { $goods }
# $goods (String) - mercancías, en su orden
world-board-order-get = Tomar siempre primero: { $goods }
world-board-order-sell-all = Vender siempre toda la lana y la tela
world-board-order-go-on = Seguir con una acción mientras solo haya un modo
world-board-order-trade = Hacer siempre los intercambios de los eventos
world-board-order-no-trade = No hacer nunca los intercambios de los eventos
world-board-order-protect = Dar siempre lealtad para librarse de un castigo
world-board-order-suffer = No dar nunca lealtad por lo que falta

## En la sala

world-about = Tú orientas cada evento: decides quién sale ganando y qué favor obtienes. Construye, comercia, cura y paga lo que debes antes de que acabe el capítulo. De dos a cuatro jugadores.
world-picture = La plaza del concejo con la casa del gremio, un puente de piedra y casas marcadas por la peste.

## La primera partida se explica sola

world-coach-event = Cada ronda se descubre un evento. Unos actúan enseguida y piden algo a cada jugador; otros duran todo el capítulo.
world-coach-orient = Eres el jugador activo: tú orientas el evento. Cada jugador recibe lo que muestra la esquina que le apunta, y el marcador de favor avanza solo para ti.
world-coach-action = En cada ronda juegas una carta por su acción y descartas otra sin usarla. Tras seis rondas se han ido las doce: cada elección es renunciar a algo. No olvides las obligaciones del final del capítulo.
world-coach-within = Lleva a cabo la acción paso a paso y termínala cuando hayas hecho lo que quieras.
world-coach-discard = Ahora se descarta una carta boca abajo: pierdes su acción en este capítulo.
world-coach-duties = Al final de cada capítulo todos deben piedad, grano y el impuesto en oro. Lo que falta cuesta puntos de victoria y trae un castigo; la lealtad puede evitarlo.
world-coach-errand = Antes de seguir hay que resolver una cosa.
world-coach-starred = En una primera partida juegas el capítulo I solo con estas seis cartas, todas, y no descartas nada. Las otras seis se suman en el capítulo II.
world-coach-near = El capítulo está por acabar. Mira tus deberes: lo que falte entonces cuesta puntos y trae un castigo, y te quedan pocas cartas.
world-coach-second = Un nuevo capítulo: vuelven tus cartas de acción, desde ahora las doce, y en cada ronda descartas una. Los eventos también son nuevos.
world-coach-plague = Desde ahora los eventos llevan la peste de un lugar a otro. El conocimiento médico no se pierde nunca: con él, la carta Medicina da 2 puntos y una ventaja por cada lugar que atiendas.
world-coach-last = El último capítulo: lo que falte de tus deberes al final cuesta el doble de puntos. Después cada piedra y cada madera valen 1 punto, y cada oro medio.

## La galería de cartas

world-gallery-actions = Cartas de acción
world-gallery-events = Eventos
world-gallery-projects = Proyectos
world-gallery-houses = Casas
world-gallery-favor = Recorrido de favor
world-gallery-plague = Lugares de la peste
world-board-card-starred = en una primera partida, desde el principio
world-board-card-care = atender 1 lugar
world-board-card-house-cost = Cuesta { $cost }.
world-board-card-free-house = una casa
world-board-card-kind-immediate = inmediato
world-board-card-kind-long = duradero
world-board-card-enters-start = al principio
world-board-card-enters-event = por un evento
world-board-card-enters-after_chapter_2 = tras el capítulo II

## La mesa en palabras

world-board-words-lasting = Duradero: { $event }
world-board-words-favor = Favor: { $favor }. { $effect }
world-board-words-duties = Lo que debes al final del capítulo
world-board-words-duty = { $good }: debes { $owed }, tienes { $has }, faltan { $missing } (se pierden { $vp } PV)
world-board-words-projects = Proyectos
world-board-words-project = { $project }: faltan { $missing }; donantes: { $donors }
world-board-words-project-done = { $project }: terminado; donantes: { $donors }
world-board-words-houses = Casas
world-board-words-seals = Sellos
world-board-words-plague = Peste
world-board-words-ill = { $place }: enfermo, { $number }
world-board-words-cured = { $place }: libre de la peste
world-board-words-cloth-open = El mercado compra paño.
world-board-words-cloth-closed = El mercado no compra paño ahora.
world-board-words-covered = Casillas de favor tapadas
world-board-words-goods = Bienes
world-board-words-screen = Los bienes están detrás de una pantalla.
world-board-words-hand = Mano
world-board-words-held = { $held } cartas en la mano, { $down } descartadas boca abajo
world-board-words-played = Jugadas
world-board-words-discarded = Descartadas
