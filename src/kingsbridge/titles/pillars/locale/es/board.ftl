### El tablero de Los pilares de la Tierra en el navegador.

pillars-board-town = La ciudad

## Amounts and cards

pillars-board-gold = oro
pillars-board-vp = PV
pillars-board-amount = { $number } { $what }
pillars-board-formula =
    { $times ->
        [one] { $takes } → { $gives }, una vez por ronda.
       *[other] { $takes } → { $gives }, hasta { $times } veces por ronda.
    }
pillars-board-formula-free =
    { $times ->
        [one] Da { $gives }, una vez por ronda.
       *[other] Da { $gives }, hasta { $times } veces por ronda.
    }
pillars-board-hire-cost = Contratarlo cuesta { $gold } de oro.
pillars-board-resource-card =
    { $workers ->
        [one] { $workers } trabajador trae { $cubes } de { $good }.
       *[other] { $workers } trabajadores traen { $cubes } de { $good }.
    }
pillars-board-privilege-permanent = permanente
pillars-board-privilege-once = una vez
pillars-board-privilege-immediate = inmediato

## Places

pillars-board-space-free = { $place }: una casilla libre
pillars-board-space-taken = { $place }: el maestro constructor de { $player }
pillars-board-event = Evento
pillars-board-event-hidden = El evento se descubre cuando todos los maestros constructores están situados.
# $events (String) - the names of events
pillars-board-event-unseen = Aún no vistos: { $events }.
pillars-board-protection = Protección frente al evento
pillars-board-workers-at =
    { $count ->
        [0] { $player } – { $place }: ningún trabajador
        [one] { $player } – { $place }: 1 trabajador
       *[other] { $player } – { $place }: { $count } trabajadores
    }
pillars-board-field-stock =
    { $owed ->
        [0] { $place }: quedan { $count } de { $good }.
       *[other] { $place }: no queda { $good }, se deben { $owed }.
    }
pillars-board-court-metal = { $count } de metal en la Corte del Rey
pillars-board-tax = El impuesto es de { $gold } de oro
pillars-board-tax-unknown = El impuesto aún no se ha tirado
# $faces (String) - the faces of the die: 2, 3, 3
pillars-board-tax-about = El dado de impuestos muestra { $faces }. Todos pagan tanto oro como salga.
pillars-board-grey =
    { $count ->
        [one] 1 trabajador gris espera aquí
       *[other] { $count } trabajadores grises esperan aquí
    }
pillars-board-market-buy =
    { $gold ->
        [0] { $count } de { $good } a la venta
       *[other] { $count } de { $good } a la venta, a { $gold } de oro cada cubo.
    }
pillars-board-market-sell =
    { $gold ->
        [0] El mercado compra { $good }.
       *[other] El mercado compra { $good } a { $gold } de oro cada cubo.
    }
pillars-board-dial = Coste de situar
# $gold (Number) - the cost of the first builder
pillars-board-dial-about = El primer constructor cuesta { $gold } de oro. Cada vez que alguien sitúa o pasa, el siguiente cuesta 1 menos, hasta que son gratis.
pillars-board-cost =
    { $gold ->
        [0] Gratis
       *[other] { $gold } de oro
    }
pillars-board-bag-title = La bolsa
# $whose (String) - each player's name and the number of their builders
pillars-board-bag =
    { $count ->
        [0] La bolsa está vacía.
       *[other] En la bolsa: { $whose }
    }
pillars-board-drawn = Ha salido el maestro constructor de { $player }
# $pieces (String) - the names of the pieces
pillars-board-built =
    { $count ->
        [0] De la catedral aún no hay nada en pie
       *[other] Construido hasta ahora: { $pieces }
    }

## Pool, mats and victory points

pillars-board-pool = La oferta
pillars-board-passed = Han pasado:
pillars-board-score = { $player }: { $vp } PV
pillars-board-mat = Tablero de { $player }
pillars-board-start = Jugador inicial
pillars-board-protected = Protegido del evento
pillars-board-two-builders = Solo dos maestros constructores en esta ronda
pillars-board-gold-of = { $player }: { $gold } de oro
pillars-board-reserve =
    { $count ->
        [0] Ningún trabajador libre
        [one] 1 trabajador libre
       *[other] { $count } trabajadores libres
    }
pillars-board-grey-here = Trabajadores grises en esta ronda: { $count }
pillars-board-grey-coming = Trabajadores grises en la próxima ronda: { $count }
pillars-board-black = El trabajador negro
pillars-board-cottage = Sitio para un artesano

## En la sala

pillars-about = Envía trabajadores a la cantera y al bosque, sitúa bien a tus maestros constructores y deja que tus artesanos levanten la catedral. Seis rondas, de dos a cuatro jugadores.
pillars-picture = Una catedral a medio construir se alza sobre una ciudad junto a un río.

## La primera partida se explica sola

pillars-coach-selection = Envía trabajadores por arena, madera o piedra, o contrata con oro a un artesano. Los artesanos convierten lo que traes en puntos de victoria al final de cada ronda. Los trabajadores que te queden ganan 1 de oro cada uno en la fábrica de lana.
pillars-coach-room = Solo tienes sitio para unos pocos artesanos. Renuncia al que menos te rinda por lo que gasta.
pillars-coach-draw = Eres el jugador inicial: una vez por ronda puedes devolver a la bolsa el maestro constructor que acaba de salir y sacar otro. Útil si el tuyo sale demasiado caro o el de un rival demasiado pronto.
pillars-coach-placement = Tu maestro constructor ha salido de la bolsa. Situarlo pronto es caro, pero eliges antes: una ventaja, un artesano gratis, puntos en el Priorato, librarte del impuesto, el mercado… Si pasas, espera a que estén situados los demás, y entonces es gratis.
pillars-coach-late = Los demás ya están situados; ahora se sitúan gratis los maestros constructores que esperaban.
pillars-coach-archbishop = Tu maestro constructor es huésped del Obispo: toma un cubo, o protección si el evento es malo.
pillars-coach-event = Cada ronda tiene un evento para todos, bueno o malo. Algunas ventajas protegen de él.
pillars-coach-tax = El rey cobra su impuesto. Un maestro constructor en la Corte del Rey, o una ventaja, te libra de él.
pillars-coach-shiring = Los artesanos de Shiring son gratis. Si ya no caben, alguno tiene que irse.
pillars-coach-market = En el mercado compras o vendes un solo material cada vez que te toca, hasta que te retiras.
pillars-coach-zeal = En esta ronda uno de tus artesanos puede trabajar una vez más de lo normal: elige al que más partido le saque.
pillars-coach-cathedral = Ahora trabajan tus artesanos: cada uso convierte cubos en puntos de victoria o en oro. La propuesta es lo máximo que se puede sacar; puedes elegir otra cosa.
pillars-coach-surplus = De ronda a ronda solo puedes guardar cinco cubos. Devuelve lo que menos necesites.
pillars-coach-free = Tienes la ventaja de situar gratis un maestro constructor, una sola vez. Guárdala para un lugar que muchos quieran, mientras situar aún sea caro.
pillars-coach-lose = Este evento quita un artesano a todo el que no esté protegido. Renuncia al que menos te rinda.
pillars-coach-next = Cada ronda trae mejores artesanos, y las dos ventajas de Kingsbridge son nuevas. El material que guardaste sigue siendo tuyo, cinco cubos como mucho.
pillars-coach-metal = Sopladores de vidrio, campaneros y organeros llegan en rondas posteriores y sacan muchos puntos del metal. Está en la Corte del Rey para el primero que se sitúe allí, y algunos eventos lo dan.
pillars-coach-last = Es la última ronda: los cubos que sobren no dan puntos, y el oro solo desempata. Piensa solo en lo que tus artesanos aún pueden usar.

## La galería de cartas

pillars-gallery-craftsmen = Artesanos
pillars-gallery-privileges = Ventajas
pillars-gallery-events = Eventos
pillars-gallery-resources = Cartas de material
pillars-board-card-start = desde el principio
pillars-board-card-cost = { $cost } de oro
pillars-board-card-capacity =
    { $capacity ->
        [one] una vez por ronda
       *[other] { $capacity } veces por ronda
    }
pillars-board-card-needs = necesita: { $craftsman }
pillars-board-card-workers =
    { $workers ->
        [one] { $workers } trabajador
       *[other] { $workers } trabajadores
    }
pillars-board-card-kind-permanent = permanente
pillars-board-card-kind-once = una vez
pillars-board-card-kind-immediate = inmediato
pillars-board-card-kind-good = bueno
pillars-board-card-kind-bad = malo
pillars-board-field-per_builder = por cada constructor
pillars-board-field-no_capacity = no con artesanos sin número de usos

## La mesa en palabras

pillars-board-words-event-unknown = El evento aún no se ha descubierto.
pillars-board-words-foreseen = Lo prevés: { $event }
pillars-board-words-pool = La oferta
pillars-board-words-resource =
    { $workers ->
        [one] { $amount } por { $workers } trabajador
       *[other] { $amount } por { $workers } trabajadores
    }
pillars-board-words-craftsman =
    { $capacity ->
        [one] { $name }, { $cost } de oro: { $formula }, una vez por ronda
       *[other] { $name }, { $cost } de oro: { $formula }, { $capacity } veces por ronda
    }
pillars-board-words-taken = ocupado
pillars-board-words-builders = Maestros constructores
pillars-board-words-cost = El siguiente cuesta { $cost } de oro.
pillars-board-words-drawn = Ha salido: { $player }
pillars-board-words-bag = En la bolsa
pillars-board-words-waiting = Esperan
pillars-board-words-fields = En los campos
pillars-board-words-workers = { $free } trabajadores libres, { $mill } en la fábrica de lana
pillars-board-words-helpers =
    { $number ->
        [one] { $number } ayudante en esta ronda
       *[other] { $number } ayudantes en esta ronda
    }
pillars-board-words-cubes = Cubos
pillars-board-words-sent-out = Enviados
pillars-board-words-craftsmen = Artesanos
pillars-board-words-privileges = Ventajas
pillars-board-words-protected = protegido del evento
pillars-board-words-passed = ha pasado

## El recorrido de una ronda, y dónde estamos

pillars-board-walk = El recorrido de una ronda
pillars-board-phase-selection = Selección
pillars-board-phase-placement = Maestros constructores
pillars-board-phase-production = Producción
pillars-board-phase-next_start = Ronda siguiente
# $count (Number) - artesanos
pillars-board-craftsmen-of = Artesanos: { $count }
# $number (Number) - cuántos artesanos y ventajas
pillars-board-cards-gained =
    { $number ->
        [one] { $number } carta
       *[other] { $number } cartas
    }

## Órdenes

pillars-board-order-most-points = En la catedral, siempre más puntos
pillars-board-order-market-once = En el mercado, retirarse tras un trato
pillars-board-order-keep-round = En esta ronda, conservar cada constructor
pillars-board-order-keep-all = Conservar siempre cada constructor
pillars-board-order-keep-others = Conservar cada constructor salvo el mío
# $gold (Number) - lo máximo que puede costar un constructor
pillars-board-order-pass-until =
    { $gold ->
        [0] Pasar hasta que sea gratis
       *[other] Pasar hasta que cueste { $gold } o menos
    }
# $goods (String) - mercancías, en su orden
pillars-board-order-give-back = Devolver siempre primero: { $goods }
