### La guía de Los pilares de la Tierra en el navegador: qué hace cada fase, para qué sirve cada cosa.

## Las fases de una ronda, y lo que pasa en ellas

pillars-guide-phase-selection = Por turnos, tomad una carta de la oferta o pasad. Las cartas de material piden trabajadores; los artesanos, oro.
pillars-guide-phase-placement = Salen maestros constructores de la bolsa. Situarlos pronto es caro; quien pasa los sitúa después gratis.
pillars-guide-phase-event = Se descubre el evento de la ronda y alcanza a todos los que no están protegidos.
pillars-guide-phase-archbishop = El maestro constructor que está aquí da protección contra un evento malo, o un cubo del mercado.
pillars-guide-phase-wool_mill = Los trabajadores que se quedaron ganan 1 de oro cada uno.
pillars-guide-phase-kingsbridge = Los maestros constructores que están aquí toman su ventaja.
pillars-guide-phase-priory = Los maestros constructores que están aquí dan puntos de victoria.
pillars-guide-phase-production = El bosque, la cantera y la gravera dan cubos a quienes enviaron trabajadores.
pillars-guide-phase-kings_court = Todos pagan el impuesto que marca el dado. Quien está aquí no paga nada; el primero toma además el metal.
pillars-guide-phase-shiring = Los maestros constructores que están aquí toman gratis su artesano.
pillars-guide-phase-castle = El maestro constructor que está aquí trae trabajadores grises para la ronda siguiente.
pillars-guide-phase-market = Quienes tienen aquí un maestro constructor compran y venden cubos, un material cada vez.
pillars-guide-phase-cathedral = Los artesanos convierten los cubos en puntos de victoria, y la catedral crece.
pillars-guide-phase-next_start = El maestro constructor de la catedral decide el próximo jugador inicial, y se prepara la ronda siguiente.

## Para qué sirve cada cosa

pillars-guide-use-cube =
    Los artesanos hacen de él puntos de victoria: hasta { $vp } con uno. { $buy ->
        [0] No se puede comprar.
       *[other] El mercado lo vende por { $buy } de oro.
    } { $sell ->
        [0] { "" }
       *[other] Lo compra por { $sell }.
    }
pillars-guide-use-yours = Aquí: { $craftsmen }.
pillars-guide-use-nobody = Aquí ningún artesano lo usa todavía.
pillars-guide-use-kept = De ronda a ronda se guardan como mucho { $most } cubos.
pillars-guide-use-gold = Paga artesanos, maestros constructores, el impuesto y el mercado. No da puntos por sí mismo, pero desempata.
pillars-guide-use-vp = Gana quien tenga más tras la ronda 6. Los dan los artesanos, el Priorato y algunas ventajas.
pillars-guide-use-worker = Salen con las cartas de material, de 2 a 10 cada vez. Los que se quedan ganan 1 de oro cada uno en la fábrica de lana.
