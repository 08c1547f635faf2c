### Un mundo sin fin: lo que se puede jugar, lo que ha pasado, lo que se pregunta y de dónde salieron los puntos de victoria.

world-title = Un mundo sin fin
# $chapter (String) - el nombre de un capítulo, como en cards.ftl
world-round = { $chapter }, ronda { $round } de 6
# Un nombre corto para gráficos: de 24 rondas solo caben los capítulos.
world-round-tick =
    { $round ->
        [1] { $chapter }
       *[other] { "" }
    }

## Los pasos de una ronda

world-step-reveal = Se descubre el evento
world-step-orient = Se orienta el evento
world-step-income = Ingresos
world-step-favor = Favor
world-step-action = Cartas de acción
world-step-round_end = Fin de la ronda
world-step-chapter_end = Fin del capítulo
world-step-duties = Obligaciones
world-step-next_round = La ronda siguiente

## Cantidades: otras frases las nombran como $amount, $give, $get, $gold, $points y parecidos

world-amount-stone =
    { $number ->
        [one] { $number } piedra
       *[other] { $number } piedras
    }
world-amount-wood =
    { $number ->
        [one] { $number } madera
       *[other] { $number } maderas
    }
world-amount-grain =
    { $number ->
        [one] { $number } grano
       *[other] { $number } granos
    }
world-amount-piety = { $number } de piedad
world-amount-wool =
    { $number ->
        [one] { $number } lana
       *[other] { $number } lanas
    }
world-amount-cloth =
    { $number ->
        [one] { $number } paño
       *[other] { $number } paños
    }
world-amount-loyalty = { $number } de lealtad
world-amount-medical =
    { $number ->
        [one] { $number } conocimiento médico
       *[other] { $number } conocimientos médicos
    }
world-amount-gold = { $number } de oro
world-amount-vp = { $number } PV
# Lo que recibe quien mendiga.
world-income-none = nada

## Los castigos por una obligación sin cumplir del todo

world-penalty-0 = la penitencia
world-penalty-1 = la mendicidad
world-penalty-2 = el tribunal real

## Jugadas: cartas de acción

world-move-play = Jugar { $action }
world-move-play_unused = Jugar { $action } sin su acción
world-move-discard = Descartar { $action }
world-move-forgo = Renunciar a la acción
world-move-done = Listo: terminar esta acción
world-move-decline = Renunciar
# To an event that rewards whoever forgoes it.
world-move-keep_action = Conservar la acción

## Jugadas: lo que piden las cartas de acción y los eventos

world-move-get = Tomar { $amount }
world-move-give = Entregar { $amount }
world-move-pay = Pagar { $amount }
world-move-lose = Perder { $amount }
world-move-exchange = Cambiar { $give } por { $get }
world-move-build = { $project }: colocar { $amount } por { $points }
world-move-house = Construir una { $house } por { $gold } y { $resource }
world-move-house_free = Construir una { $house } sin pagar
world-move-rent = Cobrar el alquiler de la { $house }
world-move-remove = Quitar del tablero la { $house }
world-move-donate = { $project }: donar { $gold } y poner un sello
world-move-weave = Tejer: { $give } → { $get }
world-move-sell = Vender { $amount } por { $gold }
world-move-treat = Curar dolencias leves por { $gold } y { $points }
world-move-care = { $location }: atender a los enfermos con { $needed }

## Jugadas: el evento y las obligaciones

# $corner (String) - lo que recibe quien decide; $favor (String) - dónde se detiene el marcador
world-move-orient =
    { $steps ->
        [0] { $corner }; el marcador de favor no se mueve
        [one] { $corner }; el marcador de favor avanza { $steps } casilla: { $favor }
       *[other] { $corner }; el marcador de favor avanza { $steps } casillas: { $favor }
    }
world-move-protect = Entregar { $loyalty }: perder { $points }, pero evitar { $penalty }
world-move-suffer = Perder { $points } y sufrir { $penalty } en el próximo capítulo
world-move-protect_last = Entregar { $loyalty }: perder solo { $points }
world-move-suffer_last = Perder { $points }, más de lo normal
world-move-unknown = No existe la jugada { $move }

## Lo que ha pasado: empieza la ronda, se descubre el evento

world-story-round_begins = { $chapter }: empieza la ronda { $round }. Jugador activo: { $player }.
world-story-does_penance = { $player } hace penitencia: otro jugador saca una carta de su mano, que se descarta.
# Solo se cuenta al dueño de la carta.
world-story-discarded = Solo { $player } sabe cuál: { $action }.
world-story-turns_event = { $player } descubre el evento: { $event }.
world-story-falls_ill = La peste ataca. { $location }: para atender a los enfermos hacen falta { $needed }.
world-story-project_enters = Un proyecto entra en juego: { $project }.
world-story-opens_cloth_market = Se abre el mercado de paños.
world-story-closes_cloth_market = El mercado de paños queda tapado hasta que termine el capítulo.
world-story-covers_favor = Una casilla de favor queda tapada hasta que termine el capítulo: { $favor }.
world-story-covers_projects = Todos los proyectos menos uno quedan tapados hasta que termine el capítulo: { $project }.
world-story-plague_ends = Se retiran del tablero todos los marcadores de peste. La peste ha terminado.
world-story-will_forgo = { $player } renunciará a su acción de esta ronda.
world-story-takes_good = { $player } recibe { $amount }.
world-story-loses_good = { $player } pierde { $amount }.
world-story-pays = { $player } paga { $amount }.
world-story-trades = { $player } cambia { $give } por { $get }.
world-story-loses_house = { $player } quita del tablero una { $house }.
world-story-discards = { $player } descarta una carta boca abajo.

## Lo que ha pasado: puntos de victoria

world-story-earns_vp = { $player } gana { $points }.
world-story-earns_vp_income = { $player } tiene un ingreso de { $points }.
world-story-earns_vp_instead = La reserva está vacía: { $player } gana { $points } a cambio.
world-story-earns_vp_bonus = { $player } gana { $points } más por trabajar en este proyecto.
world-story-loses_vp =
    { $vp ->
        [0] { $player } no tiene PV que perder.
       *[other] { $player } pierde { $points }.
    }
world-story-loses_vp_piety =
    { $vp ->
        [0] { $player } no tiene PV que perder por la piedad que falta.
       *[other] { $player } pierde { $points } por la piedad que falta.
    }
world-story-loses_vp_grain =
    { $vp ->
        [0] { $player } no tiene PV que perder por el grano que falta.
       *[other] { $player } pierde { $points } por el grano que falta.
    }
world-story-loses_vp_tax =
    { $vp ->
        [0] { $player } no tiene PV que perder por los impuestos sin pagar.
       *[other] { $player } pierde { $points } por los impuestos sin pagar.
    }

## Lo que ha pasado: orientación, ingresos y favor

world-story-orients =
    { $steps ->
        [0] { $player } orienta el evento: el marcador de favor se queda donde está.
        [one] { $player } orienta el evento: el marcador de favor avanza { $steps } casilla.
       *[other] { $player } orienta el evento: el marcador de favor avanza { $steps } casillas.
    }
world-story-begs = { $player } mendiga y no tiene ingresos.
world-story-has_income = { $player } tiene un ingreso de { $amount }.
# $favor (String) - una casilla del recorrido de favor, como en cards.ftl
world-story-wins_favor = { $player } no recibe nada en el recorrido de favor: { $favor }.
world-story-reaches_favor = Favor para { $player }: { $favor }.
world-story-wins_favor_goods = { $player } recibe { $amount } en el recorrido de favor: { $favor }.
world-story-wins_favor_points = { $player } gana { $points } en el recorrido de favor: { $favor }.
world-story-wins_favor_pays = { $player } paga { $amount } en el recorrido de favor: { $favor }.

## Lo que ha pasado: cartas de acción

world-story-plays = { $player } juega { $action }.
world-story-forgoes = { $player } juega { $action } sin su acción.
world-story-builds = { $player } coloca { $amount } por { $points }: { $project }.
world-story-builds_house = { $player } construye una { $house } por { $gold } y { $resource }.
world-story-builds_house_free = { $player } construye sin pagar una { $house }.
world-story-collects =
    { $number ->
        [0] { $player } no cobra el alquiler de una { $house }: en la reserva no queda { $good }.
       *[other] { $player } cobra el alquiler de una { $house }: { $amount }.
    }
world-story-chooses_rent = { $player } cobra el alquiler de una { $house }.
world-story-donates = { $player } dona { $gold } y pone un sello: { $project }.
world-story-weaves = { $player } teje: { $give } → { $get }.
world-story-sells = { $player } vende { $amount } por { $gold }.
world-story-treats = { $player } cura dolencias leves por { $gold } y { $points }.
world-story-cares = { $player } atiende a los enfermos y gana { $points }: { $location }.
world-story-cares_goods = { $player } atiende a los enfermos, gana { $points } y recibe { $amount }: { $location }.

## Lo que ha pasado: proyectos

world-story-completes = Un proyecto está completo: { $project }.
world-story-is_thanked =
    { $number ->
        [0] { $player } no recibe { $good } como donante: no hay para todos. { $project }.
       *[other] { $player } recibe { $amount } como donante: { $project }.
    }
world-story-sets_metal = { $player } tiene la mayor lealtad al coronar la Torre y gana { $points }.
world-story-progresses = Un proyecto recibe { $amount } de la reserva: { $project }.

## Lo que ha pasado: el fin de un capítulo

world-story-event_ends = Un evento deja de tener efecto: { $event }.
world-story-chapter_ends = Termina el { $chapter }.
world-story-uncovers = Se retiran todas las fichas que tapan algo.
world-story-rolls_tax = { $player } tira el dado de impuestos: todos deben { $gold }.
world-story-pays_duty =
    { $missing ->
        [0] { $player } paga { $amount }.
       *[other]
            { $number ->
                [0] { $player } no tiene { $good } que pagar: faltan { $missing }.
               *[other] { $player } solo paga { $amount }: faltan { $missing }.
            }
    }
world-story-is_protected = { $player } entrega 1 de lealtad y evita las consecuencias ({ $good }).
world-story-is_punished = En el próximo capítulo espera a { $player }: { $penalty }.
world-story-final_score = { $player } termina con { $points }.
world-story-wins = { $player } gana con { $points }.

## De dónde salieron los puntos de victoria

world-sheet-start = Inicio de la partida
world-sheet-income = Ingresos
world-sheet-favor = Recorrido de favor
world-sheet-building = Proyectos
world-sheet-donations = Donaciones
world-sheet-metal = Coronar la Torre
world-sheet-medicine = Dolencias leves
world-sheet-care = Atender a los enfermos
world-sheet-events = Eventos
world-sheet-lost_to_piety = Perdidos por falta de piedad
world-sheet-lost_to_grain = Perdidos por falta de grano
world-sheet-lost_to_tax = Perdidos por los impuestos
world-sheet-resources = Bienes sobrantes
world-sheet-gold = Oro sobrante

## Lo que se pregunta al descubrir un evento: quién tiene que hacer qué ahora

world-prompt-reveal-trade = { $player }: «{ $event }» permite un cambio, una sola vez. ¿Hacerlo o renunciar?
world-prompt-reveal-pay_or_lose = { $player }: «{ $event }» tiene un precio. ¿Con qué se paga?
world-prompt-reveal-gain = { $player }: «{ $event }» da un bien. ¿Cuál?
world-prompt-reveal-lose_choice =
    { $left ->
        [one] { $player }: «{ $event }» aún quita { $left } bien. ¿Cuál?
       *[other] { $player }: «{ $event }» quita { $left } bienes, uno tras otro. ¿Cuál primero?
    }
world-prompt-reveal-lose_house = { $player }: «{ $event }» cuesta una casa. ¿Cuál?
world-prompt-reveal-forgo_reward = { $player }: «{ $event }» da { $get } a quien renuncia a su acción de esta ronda. ¿Renunciar a la acción o conservarla?
world-prompt-reveal-discard_for = { $player }: «{ $event }» da { $get } por descartar una carta más. ¿Descartar una o renunciar?
world-prompt-reveal-discard_extra = { $player }: por «{ $event }» hay que descartar una carta más. ¿Cuál?
world-prompt-reveal-build_one = { $player }: «{ $event }» permite colocar ahora mismo 1 material en un proyecto. ¿Colocarlo o renunciar?

## Lo que se pregunta al jugador activo, y a cada uno por turno

world-prompt-orient = { $player }: orientar el evento. De ello depende qué recibe cada uno y de quién es el favor.
world-prompt-action-choose_card = { $player }: ¿qué carta de acción se juega?
world-prompt-action-choose_unused = { $player }: ¿qué carta se juega sin su acción?
world-prompt-action-act-resource = { $player }: tomar 1 piedra o 1 madera.
world-prompt-action-act-building = { $player }: colocar un material en un proyecto, todos los de esta acción en el mismo, o terminar la acción.
world-prompt-action-act-sales = { $player }: vender lana o paño, o terminar la acción.
world-prompt-action-act-house_building = { $player }: elegir dónde construir una casa, o terminar la acción.
world-prompt-action-act-house_rent = { $player }: elegir qué casa paga su alquiler, o terminar la acción.
world-prompt-action-act-donation = { $player }: elegir el proyecto de la donación, o terminar la acción.
world-prompt-action-act-cloth = { $player }: elegir cuánta lana tejer, o terminar la acción.
world-prompt-action-act-medicine = { $player }: curar dolencias leves o atender a los enfermos, o terminar la acción.
world-prompt-action-trade_after = { $player }: un evento permite un cambio, una vez por ronda. ¿Hacerlo o no?
world-prompt-action-choose_discard = { $player }: ¿qué carta se descarta boca abajo?

## Lo que se pregunta al final de un capítulo

world-prompt-duties-piety =
    { $missing ->
        [one] { $player }: falta { $missing } de piedad. ¿Entregar 1 de lealtad para evitar la penitencia?
       *[other] { $player }: faltan { $missing } de piedad. ¿Entregar 1 de lealtad para evitar la penitencia?
    }
world-prompt-duties-grain =
    { $missing ->
        [one] { $player }: falta { $missing } de grano. ¿Entregar 1 de lealtad para no tener que mendigar?
       *[other] { $player }: faltan { $missing } de grano. ¿Entregar 1 de lealtad para no tener que mendigar?
    }
world-prompt-duties-tax =
    { $missing ->
        [one] { $player }: falta { $missing } de oro para los impuestos de { $tax }. ¿Entregar 1 de lealtad para evitar el tribunal real?
       *[other] { $player }: faltan { $missing } de oro para los impuestos de { $tax }. ¿Entregar 1 de lealtad para evitar el tribunal real?
    }
world-prompt-duties-last =
    { $missing ->
        [one] { $player }: falta { $missing } de { $good } de lo que se debe. ¿Entregar 1 de lealtad para que la pérdida no cuente más?
       *[other] { $player }: faltan { $missing } de { $good } de lo que se debe. ¿Entregar 1 de lealtad para que la pérdida no cuente más?
    }

## Lo que hay que resolver antes de que siga la partida

world-prompt-errand-care = { $player }: un proyecto terminado permite a sus donantes atender un lugar enfermo. ¿Cuál, o renunciar?
world-prompt-errand-house = { $player }: se puede construir ahora mismo una casa sin pagar. ¿Dónde, o renunciar?
world-prompt-errand-resource = { $player }: elegir el bien que se toma.

## Lo que leen los demás entretanto: a quién esperan y por qué

world-waiting-reveal = Esperando a { $player }, que responde a «{ $event }».
world-waiting-orient = Esperando a { $player }, que orienta el evento.
world-waiting-action-choose_card = Esperando a { $player }, que elige una carta de acción.
world-waiting-action-choose_unused = Esperando a { $player }, que juega una carta sin su acción.
world-waiting-action-act = Esperando a { $player }, que juega «{ $card }».
world-waiting-action-trade_after = Esperando a { $player }, que puede hacer un cambio.
world-waiting-action-choose_discard = Esperando a { $player }, que descarta una carta.
world-waiting-duties = Esperando a { $player }, que puede dar 1 lealtad.
world-waiting-errand-care = Esperando a { $player }, que puede atender a los enfermos.
world-waiting-errand-house = Esperando a { $player }, que puede construir una casa.
world-waiting-errand-resource = Esperando a { $player }, que toma piedra o madera.

## Las opciones

world-group-trade = Cambio
world-group-wool = Lana

## El final

world-tie-piety = Empate a puntos de victoria: decide la piedad.
world-tie-loyalty = Empate a puntos de victoria y piedad: decide la lealtad.
world-tie-medical = Empate a puntos de victoria, piedad y lealtad: decide el conocimiento médico.
world-tie-shared = Empate a puntos de victoria, piedad, lealtad y conocimiento médico.
