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
    Los artesanos sacan de cada cubo hasta { $vp } puntos de victoria. { $buy ->
        [0] No se puede comprar.
       *[other] Compra en el mercado: { $buy } de oro.
    } { $sell ->
        [0] { "" }
       *[other] Venta: { $sell }.
    }
pillars-guide-use-yours = Aquí: { $craftsmen }.
pillars-guide-use-nobody = Aquí ningún artesano usa este cubo todavía.
pillars-guide-use-kept = De ronda a ronda se guardan como mucho { $most } cubos.
pillars-guide-use-gold = Paga artesanos, maestros constructores, el impuesto y el mercado. No da puntos por sí mismo, pero desempata.
pillars-guide-use-vp = Gana quien tenga más tras la ronda 6. Los dan los artesanos, el Priorato y algunas ventajas.
pillars-guide-use-worker = Salen con las cartas de material, de 2 a 10 cada vez. Los que se quedan ganan 1 de oro cada uno en la fábrica de lana.

## Dos páginas, en breve

pillars-guide-leaf-play = Seis rondas, una catedral
pillars-guide-leaf-town = Alrededor del tablero
pillars-guide-part-goal-title = De qué se trata
pillars-guide-part-goal = Juntos levantáis la catedral de Kingsbridge, pero cada cual quiere la gloria. Tras seis rondas gana quien tenga más puntos de victoria.
pillars-guide-part-you-title = Con qué empiezas
pillars-guide-part-you = Doce trabajadores, tres maestros constructores, algo de oro y tres artesanos. Los trabajadores traen cubos, los artesanos los convierten en puntos de victoria y los maestros constructores eligen los mejores lugares.
pillars-guide-part-town-title = La ciudad
pillars-guide-part-town = Los lugares rodean la catedral en el orden de sus números. Cada ronda pasa una vez por todos.
pillars-guide-part-round-title = Una ronda de un vistazo
pillars-guide-part-round = En cada ronda pasan tres cosas.
pillars-guide-round-walk = Alrededor del tablero
pillars-guide-round-walk-about = Lugar tras lugar da lo que tiene, del evento a la catedral. Después todos los maestros constructores vuelven a la bolsa.
pillars-guide-part-places-title = Qué hace cada lugar
pillars-guide-part-places = Se visitan en sentido horario.
pillars-guide-part-points-title = De dónde salen los puntos
pillars-guide-part-points = Casi todos los dan los artesanos, al final de cada ronda.
pillars-guide-points-craft = Artesanos
pillars-guide-points-craft-about = Cada uno toma cubos y da puntos, tantas veces como permitan los círculos de su carta. Los mejores piden menos cubos.
pillars-guide-points-metal = Metal
pillars-guide-points-metal-about = El cubo más escaso y más caro: los artesanos tardíos sacan de él lo máximo.
pillars-guide-part-end-title = Cómo termina
pillars-guide-part-end = Tras la ronda 6 el tejado está puesto. Ganan más puntos; más oro desempata. Hasta entonces hay tres límites: cinco cubos de ronda a ronda, cinco artesanos, treinta de oro.

## Los signos

pillars-guide-signs-goods = Cubos, oro y puntos
pillars-guide-signs-people = Gente
pillars-guide-signs-marks = Marcas de un jugador
pillars-guide-signs-cards = En las cartas y el tablero
pillars-guide-signs-craftsmen = Artesanos
pillars-guide-signs-privileges = Ventajas
pillars-guide-signs-events = Eventos
pillars-guide-signs-fields = Cartas de material
pillars-guide-sign-good-gold = Oro
pillars-guide-sign-good-vp = Puntos de victoria
pillars-guide-sign-people-worker = Trabajador
pillars-guide-sign-people-worker-about = Del color de su jugador. Sale por cubos o gana oro en la fábrica de lana.
pillars-guide-sign-people-grey = Trabajador gris
pillars-guide-sign-people-grey-about = Del castillo de Shiring: ayuda una ronda y se vuelve.
pillars-guide-sign-people-black = Trabajador negro
pillars-guide-sign-people-black-about = Hay uno. Quien tiene la ventaja que lo trae se lo queda.
pillars-guide-sign-people-master = Maestro constructor
pillars-guide-sign-people-master-about = Tres por jugador, cada color con su cabeza. Espera en la bolsa hasta que sale.
pillars-guide-sign-mark-start = Jugador inicial
pillars-guide-sign-mark-start-about = Empieza la ronda, saca los maestros constructores y descubre el evento.
pillars-guide-sign-mark-safe = Protegido
pillars-guide-sign-mark-safe-about = Un evento malo de esta ronda no alcanza a este jugador.
pillars-guide-sign-mark-two = Dos maestros constructores
pillars-guide-sign-mark-two-about = Le alcanzó la muralla: uno menos en esta ronda.
pillars-guide-sign-border-craftsman = Borde azul
pillars-guide-sign-border-craftsman-about = Un artesano.
pillars-guide-sign-border-privilege = Borde violeta
pillars-guide-sign-border-privilege-about = Una ventaja.
pillars-guide-sign-border-event_good = Borde verde
pillars-guide-sign-border-event_good-about = Un evento bueno.
pillars-guide-sign-border-event_bad = Borde rojo
pillars-guide-sign-border-event_bad-about = Un evento malo: la protección sirve.
pillars-guide-sign-border-resource = Borde marrón
pillars-guide-sign-border-resource-about = Una carta de material.
pillars-guide-sign-card-arrow = Flecha
pillars-guide-sign-card-arrow-about = Lo de antes se entrega, lo de después se recibe.
pillars-guide-sign-card-pips = Círculos
pillars-guide-sign-card-pips-about = Cuántas veces trabaja un artesano en una ronda; los llenos ya están usados.
pillars-guide-sign-card-holds = Cubo pálido sobre una línea
pillars-guide-sign-card-holds-about = Tiene que estar, pero no se gasta.
pillars-guide-sign-card-crew = Trabajador con número
pillars-guide-sign-card-crew-about = Cuántos trabajadores pide esta carta.
pillars-guide-sign-card-price = Moneda con número
pillars-guide-sign-card-price-about = Lo que cuesta o da, en oro.
pillars-guide-sign-card-space = Espacio redondo
pillars-guide-sign-card-space-about = Sitio para un maestro constructor.
pillars-guide-sign-sign-plus = Más
pillars-guide-sign-sign-plus-about = Recibes lo que sigue, o más de ello.
pillars-guide-sign-sign-minus = Menos
pillars-guide-sign-sign-minus-about = Pierdes lo que sigue, o recibes menos.
pillars-guide-sign-sign-eye = Ojo
pillars-guide-sign-sign-eye-about = Ves el evento que va a llegar.
pillars-guide-sign-sign-die = Dado
pillars-guide-sign-sign-die-about = Se trata del impuesto.
pillars-guide-sign-sign-shield = Escudo
pillars-guide-sign-sign-shield-about = Te libra una vez.
pillars-guide-sign-sign-cottage = Casita
pillars-guide-sign-sign-cottage-about = Sitio para un artesano.
pillars-guide-sign-sign-builder = Maestro dorado
pillars-guide-sign-sign-builder-about = Se trata de los maestros constructores.
