### Un mundo sin fin: lo que dicen las cartas que un dueño ha corregido, a partir de sus valores.

## Las cantidades completas, y detrás de «con»

world-told-stone =
    { $number ->
        [one] { $number } piedra
       *[other] { $number } piedras
    }
world-told-wood =
    { $number ->
        [one] { $number } madera
       *[other] { $number } maderas
    }
world-told-grain =
    { $number ->
        [one] { $number } grano
       *[other] { $number } granos
    }
world-told-piety =
    { $number ->
        [one] { $number } piedad
       *[other] { $number } de piedad
    }
world-told-wool =
    { $number ->
        [one] { $number } lana
       *[other] { $number } lanas
    }
world-told-cloth =
    { $number ->
        [one] { $number } paño
       *[other] { $number } paños
    }
world-told-loyalty =
    { $number ->
        [one] { $number } lealtad
       *[other] { $number } de lealtad
    }
world-told-medical =
    { $number ->
        [one] { $number } conocimiento médico
       *[other] { $number } conocimientos médicos
    }
world-told-gold = { $number } de oro
world-told-vp =
    { $number ->
        [one] { $number } punto de victoria
       *[other] { $number } puntos de victoria
    }
world-with-stone = { world-told-stone }
world-with-wood = { world-told-wood }
world-with-grain = { world-told-grain }
world-with-piety = { world-told-piety }
world-with-wool = { world-told-wool }
world-with-cloth = { world-told-cloth }
world-with-loyalty = { world-told-loyalty }
world-with-medical =
    { $number ->
        [one] { $number } conocimiento médico
       *[other] { $number } conocimientos médicos
    }
world-with-gold = { world-told-gold }
world-with-vp =
    { $number ->
        [one] { $number } punto de victoria
       *[other] { $number } puntos de victoria
    }

# $before y $last (String) - partes de una lista
world-list-more = { $before }, { $last }
world-list-and = { $before } y { $last }
world-list-or = { $before } o { $last }

## Casas

world-told-house-stone = casa de piedra con { $income }
world-told-house-wood = casa de madera con { $income }

## Cartas de acción

world-told-action-building =
    { $most ->
        [1] Coloca 1 de tus materiales en un proyecto y gana { $points }.
       *[other] Coloca hasta { $most } de tus materiales en un solo proyecto y gana { $points } por cada uno.
    }
world-told-action-sales = Vende toda la lana que quieras a { $wool } cada una y, si su mercado está abierto, como mucho 1 paño por { $cloth }.
world-told-action-house_building =
    { $price ->
        [0] Paga la piedra o la madera que pide una casilla libre para construir allí una casa.
       *[other] Paga { $gold } y la piedra o la madera que pide una casilla libre para construir allí una casa.
    }
world-told-action-house_rent =
    { $most ->
        [one] Recibes el ingreso de 1 de tus casas.
       *[other] Recibes el ingreso de hasta { $most } de tus casas.
    }
world-told-action-donation =
    { $price ->
        [0] Pon un sello en un proyecto sin terminar. Cuando se complete, recibes su premio.
       *[other] Paga { $gold } y pon un sello en un proyecto sin terminar. Cuando se complete, recibes su premio.
    }
world-told-action-cloth =
    { $most ->
        [1] Convierte 1 lana en 1 paño.
        [2] Convierte 1 o 2 lanas en otros tantos paños.
       *[other] Convierte hasta { $most } lanas en otros tantos paños.
    }
world-told-action-medicine = Recibes { $gains }, o atiendes uno o más lugares enfermos.

## El recorrido de favor

world-told-favor-gains = Recibes { $amount }.
world-told-favor-pay = Pagas { $amount }.
world-told-favor-per = Ganas { $points } por cada { $good } que tengas.
world-told-favor-if_any = Ganas { $points } si tienes al menos { $amount }.
world-told-favor-per_house = Ganas { $points } por cada casa tuya en el tablero.
world-told-favor-nothing = No recibes nada.

## Eventos: una o dos frases por cada palabra de su lenguaje

world-effect-nothing = No ocurre nada.
world-effect-trade = Cada jugador puede cambiar { $give } por { $get }, una sola vez.
world-effect-trade-long = Una vez por ronda, en tu turno, puedes cambiar { $give } por { $get }.
world-effect-price =
    { $good ->
        [wool] En el mercado la lana se vende por { $gold }.
       *[cloth] En el mercado el paño se vende por { $gold }.
    }
world-effect-project = Un proyecto entra en juego: { $project }.
world-effect-open_cloth_market = El mercado de paños se abre para el resto de la partida.
world-effect-close_cloth_market = El mercado de paños queda tapado hasta que termine el capítulo. Nadie puede vender paños.
world-effect-pay_or_lose = Cada jugador paga { $pay } o pierde { $lose }, como prefiera.
world-effect-pay_or_lose-otherwise = Quien no pueda hacer ninguna de las dos cosas pierde { $lose }.
world-effect-cover_favor = Tapado en el recorrido de favor hasta que termine el capítulo: { $spaces }.
# $space (String) - el nombre que llevan dos casillas del recorrido de favor
world-effect-cover_favor-both = { $space } (las dos casillas)
world-effect-gain = Cada jugador recibe { $get } mientras quede.
world-effect-gain-one = Cada jugador recibe { $get }, a su elección.
world-effect-project_bonus = Una acción que coloque al menos 1 material en este proyecto da { $points } más: { $project }.
world-effect-lose =
    { $count ->
        [one] Cada jugador pierde 1 de esto, si tiene: { $goods }.
       *[other] Cada jugador pierde 1 de lo primero que tenga de esto: { $goods }.
    }
world-effect-no_actions = En esta ronda no hay acciones: cada jugador juega una carta boca arriba y descarta otra, ambas sin efecto.
world-effect-forgo_reward = Cada jugador que renuncia a su acción de esta ronda recibe { $get }. Se decide ahora. Aun así juega una carta boca arriba y descarta otra.
world-effect-only_project = Hasta que termine el capítulo solo se puede trabajar en un proyecto y donar a él, y todos los demás quedan tapados: { $project }.
world-effect-least-vp = El jugador con menos { $good } gana { $points }.
world-effect-least-get = El jugador con menos { $good } recibe { $get }.
world-effect-least-lose = El jugador con menos { $good } pierde { $lose }.
world-effect-most-vp = El jugador con más { $good } gana { $points }.
world-effect-most-get = El jugador con más { $good } recibe { $get }.
world-effect-most-lose = El jugador con más { $good } pierde { $lose }.
world-effect-tied = Si hay empate, vale para cada uno de los empatados.
world-effect-tied-vp =
    { $number ->
        [0] Si hay empate, ninguno de los empatados gana puntos.
       *[other] Si hay empate, cada uno de los empatados gana { $points }.
    }
world-effect-limit_build =
    { $most ->
        [0] Una acción no puede colocar ningún material en un proyecto.
        [one] Una acción coloca como mucho { $most } material en un proyecto.
       *[other] Una acción coloca como mucho { $most } materiales en un proyecto.
    }
world-effect-limit_rent =
    { $most ->
        [0] Ninguna casa da alquiler.
        [one] Una acción da el alquiler de { $most } sola casa.
       *[other] Una acción da el alquiler de { $most } casas como mucho.
    }
world-effect-limit_sales =
    { $most ->
        [0] En el mercado no se puede vender nada.
        [one] Con una acción se vende como mucho { $most } lana o paño.
       *[other] Con una acción se venden como mucho { $most } bienes, entre lana y paño.
    }
world-effect-halve_rent = Alquileres da solo la mitad del ingreso de cada casa, redondeada hacia arriba.
world-effect-no_care = Nadie puede atender a los enfermos.
world-effect-end_plague = Se retiran del tablero todos los marcadores de peste. Ya nadie enferma ni se puede atender a nadie.
world-effect-random_discard = Tras jugar su carta de acción, cada jugador deja que otro saque al azar la carta que va a descartar. Su dueño puede mirarla.
world-effect-lose_choice =
    { $number ->
        [one] Cada jugador pierde { $number } bien a su elección: { $goods }. Quien no tenga no pierde nada.
       *[other] Cada jugador pierde { $number } bienes a su elección, iguales o distintos: { $goods }. Quien tenga menos pierde lo que tenga.
    }
world-effect-lose_choice-only =
    { $number ->
        [one] Cada jugador pierde { $number } de esto, si tiene: { $goods }.
       *[other] Cada jugador pierde { $number } de esto: { $goods }. Quien tenga menos pierde lo que tenga.
    }
world-effect-lose_house = Cada jugador retira del tablero una de sus casas, y la casilla vuelve a quedar libre.
world-effect-lose_house-otherwise = Quien no tenga ninguna pierde { $lose }.
world-effect-discard_for = Cada jugador puede descartar boca abajo una carta de acción más a cambio de { $get }, sin pasar nunca de seis en la pila de descartes.
world-effect-discard_extra = Cada jugador descarta en el acto, boca abajo, una carta de acción más a su elección, sin pasar nunca de seis en la pila de descartes.
world-effect-reward_if-vp = Cada jugador con al menos { $amount } gana { $points }.
world-effect-reward_if-get = Cada jugador con al menos { $amount } recibe { $get }.
world-effect-reward_per = Cada jugador gana { $points } por cada { $good } que tenga.
world-effect-complete_tower = Todas sus casillas libres se llenan con la reserva, queda completo y se concede el metal: { $project }.
world-effect-build_one = Cada jugador puede colocar en el acto 1 de sus materiales en un proyecto y ganar { $points }.
