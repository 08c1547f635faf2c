### El tablero de Los pilares de la Tierra en el navegador.

web-pillars-board = La ciudad

## Amounts and cards

web-pillars-gold = oro
web-pillars-vp = PV
web-pillars-amount = { $number } { $what }
web-pillars-formula =
    { $times ->
        [one] { $takes } → { $gives }, una vez por ronda.
       *[other] { $takes } → { $gives }, hasta { $times } veces por ronda.
    }
web-pillars-formula-free =
    { $times ->
        [one] Da { $gives }, una vez por ronda.
       *[other] Da { $gives }, hasta { $times } veces por ronda.
    }
web-pillars-hire-cost = Contratarlo cuesta { $gold } de oro.
web-pillars-resource-card = { $workers } trabajadores traen { $cubes } de { $good }.
web-pillars-privilege-permanent = permanente
web-pillars-privilege-once = una vez
web-pillars-privilege-immediate = inmediato

## Places

web-pillars-space-free = { $place }: una casilla libre
web-pillars-space-taken = { $place }: el maestro constructor de { $player }
web-pillars-event = Evento
web-pillars-event-hidden = El evento se descubre cuando todos los maestros constructores están situados.
# $events (String) - the names of events
web-pillars-event-unseen = Aún no vistos: { $events }.
web-pillars-protection = Protección frente al evento
web-pillars-workers-at =
    { $count ->
        [0] { $player } – { $place }: ningún trabajador
        [one] { $player } – { $place }: 1 trabajador
       *[other] { $player } – { $place }: { $count } trabajadores
    }
web-pillars-field-stock =
    { $owed ->
        [0] { $place }: quedan { $count } de { $good }.
       *[other] { $place }: no queda { $good }, se deben { $owed }.
    }
web-pillars-court-metal = { $count } de metal en la Corte del Rey
web-pillars-tax = El impuesto es de { $gold } de oro
web-pillars-tax-unknown = El impuesto aún no se ha tirado
web-pillars-grey =
    { $count ->
        [one] 1 trabajador gris espera aquí
       *[other] { $count } trabajadores grises esperan aquí
    }
web-pillars-market-buy =
    { $gold ->
        [0] { $count } de { $good } a la venta
       *[other] { $count } de { $good } a la venta, a { $gold } de oro cada cubo.
    }
web-pillars-market-sell =
    { $gold ->
        [0] El mercado compra { $good }.
       *[other] El mercado compra { $good } a { $gold } de oro cada cubo.
    }
web-pillars-dial = Coste de situar
web-pillars-cost =
    { $gold ->
        [0] Gratis
       *[other] { $gold } de oro
    }
web-pillars-bag-title = La bolsa
# $whose (String) - each player's name and the number of their builders
web-pillars-bag =
    { $count ->
        [0] La bolsa está vacía.
       *[other] En la bolsa: { $whose }
    }
web-pillars-drawn = Ha salido el maestro constructor de { $player }
# $pieces (String) - the names of the pieces
web-pillars-built =
    { $count ->
        [0] De la catedral aún no hay nada en pie
       *[other] Construido hasta ahora: { $pieces }
    }

## Pool, mats and victory points

web-pillars-pool = La oferta
web-pillars-pool-empty = La oferta está vacía hasta la próxima ronda.
web-pillars-passed = Han pasado:
web-pillars-track = Puntos de victoria
web-pillars-score = { $player }: { $vp } PV
web-pillars-mat = Tablero de { $player }
web-pillars-start = Jugador inicial
web-pillars-protected = Protegido del evento
web-pillars-two-builders = Solo dos maestros constructores en esta ronda
web-pillars-gold-of = { $player }: { $gold } de oro
web-pillars-reserve =
    { $count ->
        [0] Ningún trabajador libre
        [one] 1 trabajador libre
       *[other] { $count } trabajadores libres
    }
web-pillars-grey-here = Trabajadores grises en esta ronda: { $count }
web-pillars-grey-coming = Trabajadores grises en la próxima ronda: { $count }
web-pillars-black = El trabajador negro
web-pillars-cottage = Sitio para un artesano
