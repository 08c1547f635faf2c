### Un mundo sin fin en el navegador: cómo se llama lo dibujado y cómo se explica.

web-world-map = La ciudad de Kingsbridge
web-world-chronicle = Capítulo, ronda y evento
web-world-round = Ronda { $round } de 6
web-world-choices = Lo que puedes elegir
web-world-places = Cantera, bosque, campo, priorato, castillo, convento y mercado
web-world-others = Los demás jugadores
web-world-screen = Tus bienes, detrás de tu pantalla
web-world-my-cards = Tus cartas de acción
web-world-hand = En tu mano
web-world-hand-empty = Tu mano está vacía hasta el próximo capítulo.
web-world-played = Jugadas
web-world-discarded = Descartadas
web-world-start = Jugador inicial
web-world-turn = Decide ahora
web-world-houses = Casillas para casas
web-world-plague = Lugares de la peste
web-world-projects = Proyectos
web-world-kind-immediate = inmediato
web-world-kind-long = duradero

## The council square

web-world-council = La plaza del concejo
web-world-event = { $event } ({ $kind })
web-world-long-events = Eventos duraderos
web-world-long-free = Aquí no hay ningún evento duradero.
web-world-edge =
    { $steps ->
        [0] La flecha en 0: el marcador de favor no se mueve
        [one] La flecha en { $steps }: el marcador de favor avanza { $steps } casilla
       *[other] La flecha en { $steps }: el marcador de favor avanza { $steps } casillas
    }
web-world-edge-about = La flecha del evento apunta a uno de los cuatro bordes. Las esquinas apuntan a los jugadores.
web-world-marker-stays = El marcador de favor no se mueve.
web-world-favor =
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

web-world-place-stone = Cantera
web-world-place-wood = Bosque
web-world-place-grain = Campos
web-world-place-piety = Priorato
web-world-place-loyalty = Castillo de Shiring
web-world-place-medical = Convento con su huerto de hierbas
web-world-left = Quedan { $left } de { $most }: { $good }.
web-world-stall =
    { $open ->
        [yes] Mercado: { $good }
       *[no] Mercado: { $good }, todavía tapado
    }
web-world-stall-about = Precio habitual de 1 { $good }: { $price } de oro. Quedan { $left } en la reserva.
web-world-how-many = Elige arriba cuántas.

## Building projects

web-world-project-absent = { $project }: no está en juego
web-world-project-state =
    { $complete ->
        [yes] { $project }: terminado
       *[no] { $project }: { $stone } de { $stones } de piedra, { $wood } de { $woods } de madera
    }
web-world-project-about = { $stone } de piedra y { $wood } de madera. Cada donante recibe: { $bonus }.
web-world-bonus-care = atender un lugar enfermo
web-world-spaces = { $project }, { $good }: { $filled } de { $count }
web-world-spaces-about = Casillas para { $good }.
web-world-donor = Sello de { $player }
web-world-donate = Poner un sello: { $project }

## Houses and the plague

web-world-house-free = Casilla libre: { $house }
web-world-house-owned = { $house }: { $player }
web-world-house-about = El alquiler da { $income }. Construir aquí cuesta 1 de oro y 1 de { $good }.
web-world-location =
    { $state ->
        [ill] { $location }: enfermo, atenderlo requiere { $needed } de conocimiento médico
        [cured] { $location }: atendido
        [hidden] { $location }: hay un marcador de peste boca abajo
       *[well] { $location }
    }
web-world-location-about = Atender aquí a los enfermos da { $vp } PV y: { $benefit }.
# $markers (String) - how many of each number: 2 × 1, 3 × 2
web-world-markers = Aún boca abajo: { $markers }.
web-world-benefit-house = una casa, construida sin pagar
web-world-benefit-none = nada más

## Cards

web-world-card =
    { $lies ->
        [played] { $action }, jugada
        [discarded] { $action }, descartada
       *[hand] { $action }
    }

## Players

web-world-mine = Detrás de tu pantalla: nadie más lo ve.
web-world-houses-left =
    { $left ->
        [one] Queda { $left } casa por construir
       *[other] Quedan { $left } casas por construir
    }
web-world-seals-left =
    { $left ->
        [one] Queda { $left } sello por poner
       *[other] Quedan { $left } sellos por poner
    }
web-world-held =
    { $count ->
        [one] { $count } carta en la mano
       *[other] { $count } cartas en la mano
    }
web-world-face-down =
    { $count ->
        [one] { $count } carta descartada boca abajo
       *[other] { $count } cartas descartadas boca abajo
    }
web-world-houses-built =
    { $count ->
        [one] { $count } casa en el tablero
       *[other] { $count } casas en el tablero
    }
web-world-seals-laid =
    { $count ->
        [one] { $count } sello puesto
       *[other] { $count } sellos puestos
    }

## Duties

web-world-duties = Obligaciones
web-world-duties-when =
    { $left ->
        [0] se pagan tras esta ronda
        [one] se pagan tras { $left } ronda más
       *[other] se pagan tras { $left } rondas más
    }
web-world-duties-now = se pagan ahora
web-world-duties-missing = faltan { $missing }
web-world-tax = El dado de impuestos muestra { $tax }
web-world-duty = { $good }: se deben { $owed }, tienes { $has }, faltan { $missing }, se pierden { $vp } PV
web-world-duty-penalty =
    { $chapter ->
        [4] Tras el último capítulo lo que falta cuesta el doble de PV.
       *[other] A quien le falte algo le espera además: { $penalty }.
    }
web-world-duties-cost = Tal como están las cosas, esto cuesta { $vp } PV.

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

## La galería de cartas

world-gallery-actions = Cartas de acción
world-gallery-events = Eventos
world-gallery-projects = Proyectos
world-gallery-houses = Casas
world-gallery-favor = Recorrido de favor
world-gallery-plague = Lugares de la peste
