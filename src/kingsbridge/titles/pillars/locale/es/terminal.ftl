### Los pilares de la Tierra en el terminal: la mesa como imagen y todas sus cartas.

## Cantidades

pillars-table-gold = { $number } de oro
pillars-table-vp = { $number } PV
pillars-table-workers =
    { $number ->
        [one] { $number } trabajador
       *[other] { $number } trabajadores
    }

## El tablero

pillars-table-cost = coste
pillars-table-bag = bolsa
pillars-table-drawn = ha salido
pillars-table-aside = aparte
pillars-table-event-unseen = aún sin descubrir
pillars-table-event-coming = Lo ves venir:
pillars-table-archbishop = protección ante un mal evento, o un cubo
pillars-table-owed = se deben:
pillars-table-tax =
    el impuesto es de { $gold } de oro
pillars-table-no_tax = sin impuestos
pillars-table-castle =
    { $number ->
        [one] { $number } trabajador gris la próxima ronda
       *[other] { $number } trabajadores grises la próxima ronda
    }
pillars-table-price = a { $gold }
pillars-table-next_start = empieza la próxima ronda

## Los jugadores

pillars-table-free = trabajadores: { $number } libres
pillars-table-mill = { $number } en la fábrica
pillars-table-at_work = { $number } en el campo
pillars-table-no_cubes = sin cubos
pillars-table-grey_coming =
    { $number ->
        [one] { $number } trabajador gris la próxima ronda
       *[other] { $number } trabajadores grises la próxima ronda
    }
pillars-table-protected = protegido
pillars-table-two_builders = dos constructores esta ronda
pillars-table-two_builders_coming = dos constructores la próxima ronda
pillars-table-passed = ha pasado

## El mejor uso de los propios artesanos

pillars-table-help =
    best           el mejor uso de tus artesanos, mientras puntúas, y lo que se devuelve
    best!          jugarlo
    all!           en esta ronda, aceptar cada maestro constructor que saques
pillars-table-plan-zeal = una vez más de lo normal: { $craftsman }
# $formula (String) - lo que cuesta y da un uso: 1 piedra → 1 PV
pillars-table-plan-work = { $times } × { $craftsman }: { $formula }
pillars-table-plan-give_back = devolver: { $times } de { $good }
pillars-table-plan-total =
    { $gold ->
        [0] Ahora se pueden ganar como mucho { $vp } PV.
       *[other] Ahora se pueden ganar como mucho { $vp } PV; el oro cambia en { $gold }.
    }

## Todas las cartas

pillars-cards-craftsmen = Artesanos
pillars-cards-privileges = Ventajas
pillars-cards-events = Eventos
pillars-cards-resources = Cartas de material
pillars-cards-stock = Números del tablero
pillars-cards-kind-permanent = permanente
pillars-cards-kind-once = una vez
pillars-cards-kind-immediate = inmediato
pillars-cards-kind-good = bueno
pillars-cards-kind-bad = malo
pillars-cards-last_round = { $kind }, ronda 6
pillars-cards-serves_as = cuenta como { $craftsman }
pillars-cards-needs = necesita un { $craftsman }
pillars-cards-keeps = no gasta el { $what }
