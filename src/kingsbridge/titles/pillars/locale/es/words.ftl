### Los pilares de la Tierra: lo que se puede jugar, lo que ha pasado, lo que se pregunta y de dónde salieron los puntos de victoria.

pillars-title = Los pilares de la Tierra
pillars-round = Ronda { $round } de 6
# Un nombre corto para gráficos.
pillars-round-tick = Ronda { $round }

## Los pasos de una ronda

pillars-step-round_setup = Antes de la ronda
pillars-step-selection = Elegir cartas
pillars-step-placement = Situar a los maestros constructores
pillars-step-event_turned = Evento
pillars-step-archbishop = Obispo
pillars-step-event_strikes = El evento surte efecto
pillars-step-wool_mill = Fábrica de lana
pillars-step-kingsbridge = Kingsbridge
pillars-step-priory = Priorato
pillars-step-production = Producción
pillars-step-kings_court = Corte del Rey
pillars-step-shiring = Shiring
pillars-step-castle = Castillo de Shiring
pillars-step-market = Mercado
pillars-step-cathedral = Catedral
pillars-step-next_start = Siguiente jugador inicial

## Jugadas: elegir cartas

pillars-move-pass = Pasar: no tomar más cartas en esta ronda
# $good (String) - el nombre de un material, como en pillars-cards.ftl
pillars-move-take =
    Tomar { $good ->
        [arena] la carta de la gravera
        [madera] la carta del bosque
        [piedra] la carta de la cantera
       *[other] la carta de material
    }: { $cubes } de { $good } por { $workers ->
        [one] { $workers } trabajador
       *[other] { $workers } trabajadores
    }
pillars-move-hire =
    { $capacity ->
        [one] Contratar al { $craftsman } por { $cost } de oro (una por ronda)
       *[other] Contratar al { $craftsman } por { $cost } de oro ({ $capacity } por ronda)
    }
pillars-move-deny = Pagar { $cost } de oro y descartar al { $craftsman } en el acto
# Por falta de sitio o a causa de un evento.
pillars-move-dismiss = Renunciar al { $craftsman } (capacidad { $capacity })

## Jugadas: maestros constructores

pillars-move-keep_builder = Aceptar el maestro constructor de { $owner }
pillars-move-return_builder = Devolver a la bolsa el constructor de { $owner } y sacar otro
pillars-move-pass_builder = Pasar: el maestro constructor espera en el { $cost }
pillars-move-leave_builder = Dejar al maestro constructor fuera del tablero en esta ronda
pillars-move-place =
    { $cost ->
        [0] Situar gratis: { $place }
       *[other] Situar por { $cost } de oro: { $place }
    }
# En Kingsbridge y en Shiring. $card (String) - la ventaja o el artesano que hay allí
pillars-move-place_card =
    { $cost ->
        [0] Situar gratis: { $place } ({ $card })
       *[other] Situar por { $cost } de oro: { $place } ({ $card })
    }
pillars-move-use_free_builder = Usar «{ pillars-privilege-remigius }»: situar gratis al constructor

## Jugadas: evento, Obispo e impuestos

pillars-move-use_protection = Usar «{ pillars-privilege-archbishop_thomas }»: librarse del evento
pillars-move-use_exemption = Usar «{ pillars-privilege-tax_exemption }»: no pagar impuestos
pillars-move-save_card = Guardar la ventaja para más adelante
pillars-move-protection = Pedir al Obispo protección frente al evento
pillars-move-cube = Tomar 1 de { $good } del mercado
pillars-move-decline = No tomar ningún cubo del mercado

## Jugadas: mercado y catedral

pillars-move-buy = Comprar { $number } de { $good } por { $gold } de oro
pillars-move-sell = Vender { $number } de { $good } por { $gold } de oro
pillars-move-withdraw = Retirarse del mercado
pillars-move-zeal = Usar una vez más al { $craftsman } (capacidad { $capacity })
pillars-move-work =
    { $vp ->
        [0] Trabaja el { $craftsman }: { $gold } de oro (capacidad { $capacity })
       *[other] Trabaja el { $craftsman }: { $vp } PV (capacidad { $capacity })
    }
pillars-move-finish = Terminar: nadie más trabaja en esta ronda
pillars-move-give_back = Devolver 1 de { $good }
pillars-move-unknown = No existe la jugada { $move }

## Lo que ha pasado: empieza la ronda y se eligen cartas

pillars-story-round_begins = Empieza la ronda { $round }. Jugador inicial: { $player }.
pillars-story-privilege_open = Se descubre una ventaja en Kingsbridge: { $privilege }.
# Solo lo lee quien tiene la ventaja.
pillars-story-foresees = { $player } mira el evento que va a llegar: { $event }.
pillars-story-passes = { $player } pasa y no toma más cartas en esta ronda.
pillars-story-takes =
    { $player } toma { $good ->
        [arena] la carta de la gravera
        [madera] la carta del bosque
        [piedra] la carta de la cantera
       *[other] una carta de material
    }: { $cubes } de { $good } por { $workers ->
        [one] { $workers } trabajador
       *[other] { $workers } trabajadores
    }.
pillars-story-hires = { $player } contrata al { $craftsman }.
pillars-story-denies = { $player } paga por el { $craftsman } y lo descarta en el acto.
pillars-story-dismisses = { $player } no tiene más sitio y descarta al { $craftsman } (capacidad { $capacity }).
pillars-story-sends_to_mill =
    { $workers ->
        [0] { $player } no envía a nadie a la fábrica de lana.
        [one] { $player } envía { $workers } trabajador a la fábrica de lana.
       *[other] { $player } envía { $workers } trabajadores a la fábrica de lana.
    }

## Lo que ha pasado: maestros constructores

pillars-story-draws =
    { $cost ->
        [0] { $player } saca de la bolsa un maestro constructor de { $owner }: situarlo es gratis.
       *[other] { $player } saca de la bolsa un maestro constructor de { $owner }: situarlo cuesta { $cost } de oro.
    }
pillars-story-lays_aside = En esta ronda solo participan dos maestros constructores de { $player }; uno más se deja aparte.
pillars-story-returns_builder = { $player } devuelve a la bolsa un maestro constructor de { $owner }.
pillars-story-uses = { $player } usa una ventaja: { $privilege }.
pillars-story-passes_builder = { $player } pasa: el maestro constructor espera en el { $cost }.
pillars-story-leaves_builder = { $player } deja un maestro constructor fuera del tablero en esta ronda.
pillars-story-places =
    { $cost ->
        [0] { $player } sitúa gratis un maestro constructor: { $choice }.
       *[other] { $player } sitúa un maestro constructor por { $cost } de oro: { $choice }.
    }

## Lo que ha pasado: evento y Obispo

pillars-story-turns_event = { $player } descubre el evento: { $event }.
pillars-story-is_protected = { $player } pide al Obispo protección frente al evento.
pillars-story-is_spared = { $player } se libra del evento: { $event }.
pillars-story-takes_cube = { $player } visita al Obispo y toma 1 de { $good } del mercado.
pillars-story-declines_cube = { $player } visita al Obispo y no toma nada del mercado.
pillars-story-earns =
    { $gold ->
        [0] { $player } ya tiene todo el oro que se puede tener.
       *[other] { $player } recibe { $gold } de oro.
    }
pillars-story-gets_metal =
    { $number ->
        [0] { $player } no recibe metal: ya no queda.
       *[other] { $player } recibe { $number } de metal.
    }
pillars-story-pays_event =
    { $gold ->
        [0]
            { $vp ->
                [0] { $player } no tiene oro para el evento.
                [one] { $player } no tiene oro para el evento y pierde { $vp } punto de victoria.
               *[other] { $player } no tiene oro para el evento y pierde { $vp } puntos de victoria.
            }
       *[other]
            { $vp ->
                [0] { $player } paga { $gold } de oro por el evento.
                [one] { $player } solo paga { $gold } de oro por el evento y pierde { $vp } punto de victoria.
               *[other] { $player } solo paga { $gold } de oro por el evento y pierde { $vp } puntos de victoria.
            }
    }
pillars-story-loses_vp =
    { $vp ->
        [0] { $player } no tiene puntos de victoria que perder.
        [one] { $player } pierde { $vp } punto de victoria.
       *[other] { $player } pierde { $vp } puntos de victoria.
    }
pillars-story-loses_craftsman = { $player } pierde al { $craftsman } (capacidad { $capacity }) por el evento.
pillars-story-has_two_builders = { $player } solo tendrá dos maestros constructores en la ronda siguiente.

## Lo que ha pasado: la vuelta al tablero

pillars-story-earns_at_mill =
    { $workers ->
        [0] { $player } no tiene a nadie en la fábrica de lana.
        [one]
            { $gold ->
                [0] { $player } ya tiene todo el oro que se puede tener: su trabajador de la fábrica de lana no gana nada.
               *[other] { $player } gana { $gold } de oro con { $workers } trabajador en la fábrica de lana.
            }
       *[other]
            { $gold ->
                [0] { $player } ya tiene todo el oro que se puede tener: sus { $workers } trabajadores de la fábrica de lana no ganan nada.
               *[other] { $player } gana { $gold } de oro con { $workers } trabajadores en la fábrica de lana.
            }
    }
pillars-story-takes_privilege = { $player } toma una ventaja en Kingsbridge: { $privilege }.
pillars-story-gains_vp =
    { $vp ->
        [one] { $player } gana { $vp } punto de victoria.
       *[other] { $player } gana { $vp } puntos de victoria.
    }
pillars-story-gets =
    { $number ->
        [0] { $player } no recibe { $good }: ya no queda.
       *[other] { $player } recibe { $number } de { $good }.
    }
pillars-story-scores_at_priory =
    { $vp ->
        [one] { $player } gana { $vp } punto de victoria en el Priorato.
       *[other] { $player } gana { $vp } puntos de victoria en el Priorato.
    }
pillars-story-produces =
    { $number ->
        [0] { $player } no recibe { $good }: ya no queda.
       *[other] { $player } obtiene { $number } de { $good }.
    }
pillars-story-rolls_tax = { $player } tira el dado de impuestos: hay que pagar { $gold } de oro.
pillars-story-is_exempt = { $player } está en la Corte del Rey y no paga impuestos.
pillars-story-pays_tax =
    { $gold ->
        [0]
            { $vp ->
                [0] { $player } no tiene oro para pagar los impuestos.
                [one] { $player } no tiene oro para pagar los impuestos y pierde { $vp } punto de victoria.
               *[other] { $player } no tiene oro para pagar los impuestos y pierde { $vp } puntos de victoria.
            }
       *[other]
            { $vp ->
                [0] { $player } paga { $gold } de oro de impuestos.
                [one] { $player } solo paga { $gold } de oro de impuestos y pierde { $vp } punto de victoria.
               *[other] { $player } solo paga { $gold } de oro de impuestos y pierde { $vp } puntos de victoria.
            }
    }
pillars-story-hires_free = { $player } contrata gratis al { $craftsman } en Shiring.
pillars-story-hires_workers =
    { $workers ->
        [one] { $player } recibe { $workers } trabajador gris para la ronda siguiente.
       *[other] { $player } recibe { $workers } trabajadores grises para la ronda siguiente.
    }
pillars-story-hires_nobody = El maestro constructor de { $player } no trae a nadie del Castillo de Shiring: no hay ronda siguiente.
pillars-story-buys = { $player } compra { $number } de { $good } por { $gold } de oro.
pillars-story-sells =
    { $gold ->
        [0] { $player } vende { $number } de { $good }, pero ya tiene todo el oro que se puede tener.
       *[other] { $player } vende { $number } de { $good } por { $gold } de oro.
    }
pillars-story-withdraws = { $player } retira un maestro constructor del mercado.

## Lo que ha pasado: la catedral y después

pillars-story-is_zealous =
    { $number ->
        [one] { $player } podrá usar al { $craftsman } (capacidad { $capacity }) una vez más de lo normal en esta ronda.
       *[other] { $player } podrá usar al { $craftsman } (capacidad { $capacity }) { $number } veces más de lo normal en esta ronda.
    }
pillars-story-works =
    { $vp ->
        [0]
            { $gold ->
                [0]
                    { $makes ->
                        [0] { $player } hace trabajar al { $craftsman } (capacidad { $capacity }).
                       *[other] { $player } hace trabajar al { $craftsman } (capacidad { $capacity }), pero ya tiene todo el oro que se puede tener.
                    }
               *[other] { $player } hace trabajar al { $craftsman } (capacidad { $capacity }): { $gold } de oro.
            }
        [one]
            { $gold ->
                [0] { $player } hace trabajar al { $craftsman } (capacidad { $capacity }): { $vp } punto de victoria.
               *[other] { $player } hace trabajar al { $craftsman } (capacidad { $capacity }): { $vp } punto de victoria y { $gold } de oro.
            }
       *[other]
            { $gold ->
                [0] { $player } hace trabajar al { $craftsman } (capacidad { $capacity }): { $vp } puntos de victoria.
               *[other] { $player } hace trabajar al { $craftsman } (capacidad { $capacity }): { $vp } puntos de victoria y { $gold } de oro.
            }
    }
pillars-story-gives_back = { $player } devuelve { $number } de { $good }.
pillars-story-adds_piece = { $player } añade una pieza a la catedral: { $piece }.
pillars-story-starts = Siguiente jugador inicial: { $player }.
pillars-story-wins =
    { $vp ->
        [one] { $player } gana con { $vp } punto de victoria y { $gold } de oro.
       *[other] { $player } gana con { $vp } puntos de victoria y { $gold } de oro.
    }

## De dónde salieron los puntos de victoria

pillars-sheet-craftsman = Artesano: { $craftsman }
pillars-sheet-start = Inicio de la partida
pillars-sheet-priory = Priorato
pillars-sheet-privileges = Ventajas
pillars-sheet-lost_to_events = Perdidos por eventos
pillars-sheet-lost_to_tax = Perdidos por los impuestos

## Lo que se pregunta: quién tiene que hacer qué ahora, y cuánto cuesta

pillars-prompt-selection =
    { $workers ->
        [0] { $player }: tomar una carta de la oferta o pasar (sin trabajadores libres, { $gold } de oro).
        [one] { $player }: tomar una carta de la oferta o pasar ({ $workers } trabajador libre, { $gold } de oro).
       *[other] { $player }: tomar una carta de la oferta o pasar ({ $workers } trabajadores libres, { $gold } de oro).
    }
pillars-prompt-selection-dismiss = { $player }: hay un artesano de más. ¿Cuál se va? Puede ser el nuevo.
pillars-prompt-placement-return_it =
    { $cost ->
        [0] { $player }: ha salido un maestro constructor de { $owner }; situarlo es gratis. ¿Aceptarlo, o devolverlo a la bolsa y sacar otro? Solo una vez por ronda.
       *[other] { $player }: ha salido un maestro constructor de { $owner }; situarlo cuesta { $cost } de oro. ¿Aceptarlo, o devolverlo a la bolsa y sacar otro? Solo una vez por ronda.
    }
pillars-prompt-placement-place_it =
    { $cost ->
        [0] { $player }: situar al maestro constructor, ahora gratis.
       *[other] { $player }: situar al maestro constructor por { $cost } de oro o pasar (tiene { $gold } de oro).
    }
pillars-prompt-placement-place_it_free = { $player }: situar al maestro constructor, gratis por «{ pillars-privilege-remigius }».
pillars-prompt-placement-place_late = { $player }: situar al maestro constructor que esperaba, ahora gratis.
pillars-prompt-archbishop = { $player }: el evento es «{ $event }». El Obispo concede 1 cubo del mercado o, si el evento es malo, protección.
pillars-prompt-event_strikes-use_card = { $player }: ¿usar «{ pillars-privilege-archbishop_thomas }» para librarse de «{ $event }», o guardar la ventaja para más adelante?
pillars-prompt-event_strikes-lose_craftsman = { $player }: «{ $event }» cuesta un artesano. ¿Cuál se va?
pillars-prompt-kings_court = { $player }: los impuestos son { $tax } de oro. ¿Usar «{ pillars-privilege-tax_exemption }» y no pagar nada, o pagar y guardar la ventaja para más adelante?
pillars-prompt-shiring = { $player }: con el artesano de Shiring hay uno de más. ¿Cuál se va? Puede ser el nuevo.
pillars-prompt-market = { $player }: comprar o vender cualquier cantidad de un solo tipo, o retirarse del mercado (tiene { $gold } de oro).
pillars-prompt-cathedral-choose_zealous = { $player }: ¿qué artesano podrá trabajar una vez más de lo normal en esta ronda?
pillars-prompt-cathedral-at_work = { $player }: hacer trabajar a un artesano o terminar.
pillars-prompt-cathedral-giving_back =
    { $surplus ->
        [one] { $player }: sobra { $surplus } material. ¿Cuál se devuelve?
       *[other] { $player }: sobran { $surplus } materiales. ¿Cuáles se devuelven?
    }

## Lo que leen los demás entretanto: a quién esperan y por qué

pillars-waiting-selection = Esperando a { $player }, que toma una carta o pasa.
pillars-waiting-selection-dismiss = Esperando a { $player }, que despide a un artesano.
pillars-waiting-placement = Esperando a { $player }, que sitúa a un maestro constructor.
pillars-waiting-placement-return_it = Esperando a { $player }, que se queda con el maestro constructor o saca otro.
pillars-waiting-archbishop = Esperando a { $player }, que elige lo que concede el Obispo.
pillars-waiting-event_strikes-use_card = Esperando a { $player }, que puede usar una ventaja.
pillars-waiting-event_strikes-lose_craftsman = Esperando a { $player }, que despide a un artesano.
pillars-waiting-kings_court = Esperando a { $player }, que puede usar una ventaja.
pillars-waiting-shiring = Esperando a { $player }, que despide a un artesano.
pillars-waiting-market = Esperando a { $player }, que comercia en el mercado.
pillars-waiting-cathedral = Esperando a { $player }, que construye en la catedral.
pillars-waiting-cathedral-choose_zealous = Esperando a { $player }, que elige qué artesano trabaja una vez más.
pillars-waiting-cathedral-giving_back = Esperando a { $player }, que devuelve materiales.

## Lo que se propone en la catedral

pillars-proposal-times =
    { $times ->
        [one] { $what }
       *[other] { $what } × { $times }
    }
pillars-proposal-work_and_give_back = { $work }; devolver: { $cubes }
pillars-proposal-give_back = Devolver: { $cubes }

## Las opciones

pillars-group-resources = Cartas de material
pillars-group-hire = Artesanos
pillars-group-deny = Artesanos, para descartarlos
pillars-group-buy = Comprar
pillars-group-sell = Vender

## El final

pillars-tie-gold = Empate a puntos de victoria: decide el oro.
pillars-tie-shared = Empate a puntos de victoria y a oro.
