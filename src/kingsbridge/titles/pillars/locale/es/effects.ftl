### Los pilares de la Tierra: lo que dicen las cartas que un dueño ha corregido, a partir de sus valores.

pillars-told-sand = { $number } de arena
pillars-told-wood = { $number } de madera
pillars-told-stone = { $number } de piedra
pillars-told-metal = { $number } de metal
pillars-told-gold = { $number } de oro
pillars-told-vp =
    { $number ->
        [one] { $number } punto de victoria
       *[other] { $number } puntos de victoria
    }
# $before y $last (String) - partes de una lista
pillars-list-more = { $before }, { $last }
pillars-list-and = { $before } y { $last }
pillars-told-nothing = No ocurre nada.

## Ventajas

pillars-told-privilege-production = En cada producción recibes { $amount } más.
pillars-told-privilege-gains = Recibes { $amount } en el acto.
pillars-told-privilege-tax = Tu impuesto es siempre { $gold }, salga lo que salga en el dado.
pillars-told-privilege-priory_bonus = Cada uno de tus maestros constructores en el priorato da { $points } más.
pillars-told-privilege-workers =
    { $number ->
        [one] { $number } trabajador más se une a ti desde la ronda siguiente hasta el final de la partida.
       *[other] { $number } trabajadores más se unen a ti desde la ronda siguiente hasta el final de la partida.
    }
pillars-told-privilege-craftsman_limit = Tienes sitio para { $number } artesanos.
pillars-told-privilege-sees_event = Al empezar cada ronda tú, y solo tú, miras el evento que viene.
pillars-told-privilege-spares-event = Una vez, tras ver un evento malo, puedes quedarte al margen.
pillars-told-privilege-spares-tax = Una vez, tras tirar el impuesto, puedes no pagar nada.
pillars-told-privilege-free_builder = Una vez, cuando sale un maestro constructor tuyo, puedes situarlo gratis.

## Eventos

pillars-told-event-gains = Todos reciben { $amount }.
pillars-told-event-mill_bonus =
    { $workers ->
        [one] Un solo trabajador de cada jugador en la fábrica de lana gana { $gold } más.
       *[other] Cada trabajador de la fábrica de lana gana { $gold } más, con { $workers } trabajadores por jugador como mucho.
    }
pillars-told-event-yield-more =
    { $number ->
        [one] En esta ronda cada carta de material da { $number } cubo más.
       *[other] En esta ronda cada carta de material da { $number } cubos más.
    }
pillars-told-event-yield-less =
    { $number ->
        [one] En esta ronda cada carta de material da { $number } cubo menos. Las ventajas dan lo de siempre.
       *[other] En esta ronda cada carta de material da { $number } cubos menos. Las ventajas dan lo de siempre.
    }
pillars-told-event-zeal =
    { $number ->
        [one] Al puntuar en esta ronda, cada jugador puede usar un artesano una vez más de lo que permite su capacidad. Los artesanos sin capacidad no cuentan.
       *[other] Al puntuar en esta ronda, cada jugador puede usar un artesano { $number } veces más de lo que permite su capacidad. Los artesanos sin capacidad no cuentan.
    }
pillars-told-event-zeal_except = Tampoco cuentan: { $craftsmen }.
pillars-told-event-pay =
    { $number ->
        [one] Todos pagan { $gold }. Quien tenga menos lo paga todo y pierde 1 punto de victoria por cada unidad de oro que falte.
       *[other] Todos pagan { $gold }. Quien tenga menos lo paga todo y pierde 1 punto de victoria por cada { $missing } completos que falten.
    }
pillars-told-event-loses = Todos pierden { $amount }.
pillars-told-event-builders = En la ronda siguiente todos tienen solo dos maestros constructores. En la última no ocurre nada.
pillars-told-event-loses_craftsman = Todos pierden un artesano a su elección.
