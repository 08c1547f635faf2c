### Mi caja: lo que hay en ella y lo que se puede escribir en sus cartas

## Tipos de carta

world-box-sheet-stock = El tablero y la reserva
world-box-sheet-track = Orden del recorrido de favor
world-box-sheet-markers = Marcadores de peste

## Valores de las cartas

world-box-field-title = título
world-box-field-starred = estrella
world-box-field-stone = casillas de piedra
world-box-field-wood = casillas de madera
world-box-field-bonus = premio de cada donante
world-box-field-care = atender un lugar
world-box-field-income = ingresos
world-box-field-income_choice = ingresos, uno de estos
world-box-field-cost = se construye con
world-box-field-gains = da
world-box-field-per = puntos de victoria por cada
world-box-field-if_any = puntos de victoria por al menos uno
world-box-field-per_house = puntos de victoria por cada casa
world-box-field-pay = hay que pagar
world-box-field-order = orden, en sentido horario
world-box-field-start = inicio
world-box-field-benefit = beneficio
world-box-field-choice = beneficio, uno de estos
world-box-field-free_house = una casa gratis
world-box-field-numbers = conocimientos médicos que piden
world-box-field-kind = tipo
world-box-field-plague = número de peste
world-box-field-corners = esquinas, en sentido horario desde la flecha
world-box-field-effects = qué hace
world-box-field-give = dar
world-box-field-get = recibir
world-box-field-get_one = recibir uno de estos
world-box-field-good = bien
world-box-field-goods = de estos bienes
world-box-field-gold = oro
world-box-field-project = proyecto
world-box-field-lose = perder
world-box-field-otherwise = si no, perder
world-box-field-spaces = casillas
world-box-field-first = lo primero que se tenga de esto
world-box-field-vp = puntos de victoria
world-box-field-tied_vp = puntos de victoria en empate
world-box-field-most = como máximo
world-box-field-number = cuántos
world-box-field-at_least = al menos
world-box-track-start = dónde empieza el marcador
world-box-stock-supplies = reserva
world-box-stock-start = con qué empieza cada cual
world-box-stock-sides_of_2 = lados que ocupan 2 jugadores
world-box-stock-sides_of_3 = lados que ocupan 3 jugadores
world-box-stock-houses = casas de cada jugador
world-box-stock-seals = sellos de cada jugador
world-box-stock-build_vp = puntos de victoria por un recurso en un proyecto
world-box-stock-build_most = recursos en una acción
world-box-stock-prices = precios del mercado
world-box-stock-house_gold = oro por una casa
world-box-stock-rent_most = casas en un cobro
world-box-stock-donation_gold = oro por una donación
world-box-stock-weave_most = lana tejida en una acción
world-box-stock-medicine = la medicina da
world-box-stock-care_vp = puntos de victoria por atender
world-box-stock-tower_metal_vp = puntos de victoria por el metal de la torre
world-box-stock-tower_metal_tied_vp = lo mismo, en empate
world-box-stock-duties = deberes al final del capítulo
world-box-stock-tax_die = caras del dado de impuestos
world-box-stock-duty_vp = puntos de victoria perdidos por cada falta
world-box-stock-last_chapter_factor = pérdidas en el último capítulo, por
world-box-stock-end_vp = al final, en medios puntos de victoria

## Lo que pueden ser los valores

world-box-value-kind-immediate = inmediato
world-box-value-kind-long = duradero
world-box-name-merchants = { world-favor-merchants }
world-box-name-king = { world-favor-king }
world-box-name-outlaws = { world-favor-outlaws }
world-box-name-earl = { world-favor-earl }
world-box-name-bishop = { world-favor-bishop }
world-box-name-queen = { world-favor-queen }
world-box-name-prior = { world-favor-prior }
world-box-name-outlaws_2 = { world-favor-outlaws_2 }
world-box-name-guild_master = { world-favor-guild_master }
world-box-name-prioress = { world-favor-prioress }
world-box-name-bridge = { world-project-bridge }
world-box-name-fulling_mill = { world-project-fulling_mill }
world-box-name-st_mark = { world-project-st_mark }
world-box-name-priors_palace = { world-project-priors_palace }
world-box-name-hospital = { world-project-hospital }
world-box-name-chapel = { world-project-chapel }
world-box-name-tower = { world-project-tower }

## Las palabras del pequeño lenguaje

world-box-do-trade = un trueque para todos
world-box-do-price = un precio del mercado
world-box-do-project = un proyecto entra en juego
world-box-do-open_cloth_market = abre el mercado de paños
world-box-do-close_cloth_market = cierra el mercado de paños
world-box-do-pay_or_lose = pagar o perder
world-box-do-cover_favor = se tapan casillas del recorrido de favor
world-box-do-gain = todos reciben
world-box-do-project_bonus = más puntos de victoria en un proyecto
world-box-do-lose = todos pierden uno
world-box-do-no_actions = sin acciones esta ronda
world-box-do-forgo_reward = para quien renuncia a la acción
world-box-do-only_project = solo se trabaja en este proyecto
world-box-do-least = quien menos tenga
world-box-do-most = quien más tenga
world-box-do-limit_build = máximo de recursos en una acción de obra
world-box-do-limit_rent = máximo de casas en un cobro
world-box-do-halve_rent = los alquileres a la mitad
world-box-do-limit_sales = máximo de bienes en una venta
world-box-do-no_care = nadie puede atender a los enfermos
world-box-do-end_plague = termina la peste
world-box-do-random_discard = el descarte se saca al azar
world-box-do-lose_choice = todos pierden bienes a su elección
world-box-do-lose_house = todos pierden una casa
world-box-do-discard_for = descartar otra carta por esto
world-box-do-discard_extra = todos descartan otra carta
world-box-do-reward_if = por tener al menos tantos
world-box-do-reward_per = puntos de victoria por cada uno
world-box-do-complete_tower = se completa la torre
world-box-do-build_one = cada cual puede poner 1 recurso
