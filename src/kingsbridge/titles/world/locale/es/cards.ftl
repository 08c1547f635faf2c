### Un mundo sin fin: los nombres de cartas y lugares, lo que hacen las cartas y lo que se puede elegir para una mesa.

## Capítulos

world-chapter-1 = Capítulo I
world-chapter-2 = Capítulo II
world-chapter-3 = Capítulo III
world-chapter-4 = Capítulo IV

## Bienes

world-good-stone = piedra
world-good-wood = madera
world-good-grain = grano
world-good-piety = piedad
world-good-wool = lana
world-good-cloth = paño
world-good-loyalty = lealtad
world-good-medical = conocimiento médico
world-good-metal = metal
world-good-gold = oro
world-good-vp = puntos de victoria

## Las esquinas de un evento: el ingreso personal

world-corner-stone = 1 piedra
world-corner-wood = 1 madera
world-corner-grain = 1 grano
world-corner-piety = 1 piedad
world-corner-wool = 1 lana
world-corner-cloth = 1 paño
world-corner-loyalty = 1 lealtad
world-corner-medical = 1 conocimiento médico
world-corner-gold1 = 1 de oro
world-corner-gold2 = 2 de oro
world-corner-vp = 1 punto de victoria

## Cartas de acción

world-action-grain = Grano
world-action-grain-effect = Recibes 1 grano.
world-action-piety = Piedad
world-action-piety-effect = Recibes 1 piedad.
world-action-resource = Material
world-action-resource-effect = Recibes 1 piedra o 1 madera.
world-action-building = Construcción
world-action-building-effect = Coloca hasta 2 de tus materiales en un solo proyecto y gana 3 puntos de victoria por cada uno.
world-action-sales = Venta de lana y paño
world-action-sales-effect = Vende toda la lana que quieras a 2 de oro cada una y, si su mercado está abierto, como mucho 1 paño por 4 de oro.
world-action-privilege = Privilegio
world-action-privilege-effect = Repite la acción de la carta de arriba de tu pila de acciones, salvo que renunciaras a ella.
world-action-house_building = Construir una casa
world-action-house_building-effect = Paga 1 de oro y la piedra o la madera que pide una casilla libre para construir allí una casa.
world-action-house_rent = Alquileres
world-action-house_rent-effect = Recibes el ingreso de hasta 2 de tus casas.
world-action-donation = Donación
world-action-donation-effect = Paga 1 de oro y pon un sello en un proyecto sin terminar. Cuando se complete, recibes su premio.
world-action-cloth = Tejer paño
world-action-cloth-effect = Convierte 1 o 2 lanas en otros tantos paños.
world-action-medicine = Medicina
world-action-medicine-effect = Recibes 1 de oro y 1 punto de victoria, o atiendes uno o más lugares enfermos.
world-action-favor = Favor
world-action-favor-effect = Mueve el marcador de favor 1 casilla y recibe la recompensa que hay allí.

## Proyectos

world-project-bridge = Puente
world-project-fulling_mill = Batán
world-project-st_mark = San Marcos
world-project-priors_palace = Palacio del prior
world-project-hospital = Hospital
world-project-chapel = Capilla de la Virgen María
world-project-tower = Torre
world-bonus-care = atender 1 lugar

## El recorrido de favor

world-favor-merchants = Mercaderes
world-favor-merchants-effect = Recibes 1 lana.
world-favor-king = Rey
world-favor-king-effect = Ganas 1 punto de victoria por cada lealtad que tengas.
world-favor-outlaws = Proscritos
world-favor-outlaws-effect = Pagas 1 de oro.
world-favor-earl = Conde de Shiring
world-favor-earl-effect = Recibes 1 grano.
world-favor-bishop = Obispo
world-favor-bishop-effect = Ganas 1 punto de victoria por cada piedad que tengas.
world-favor-queen = Reina
world-favor-queen-effect = Ganas 2 puntos de victoria si tienes al menos 1 lealtad.
world-favor-prior = Prior
world-favor-prior-effect = Recibes 1 piedad.
world-favor-outlaws_2 = Proscritos
world-favor-outlaws_2-effect = Pagas 1 de oro.
world-favor-guild_master = Maestro del gremio
world-favor-guild_master-effect = Ganas 1 punto de victoria por cada casa tuya en el tablero.
world-favor-prioress = Priora
world-favor-prioress-effect = Ganas 2 puntos de victoria si tienes al menos 1 conocimiento médico.

## Casas: sus ingresos y después las casillas

world-house-grain_stone = casa de piedra con 2 granos
world-house-grain_wood = casa de madera con 2 granos
world-house-piety_stone = casa de piedra con 2 de piedad
world-house-piety_wood = casa de madera con 2 de piedad
world-house-wool_stone = casa de piedra con 3 lanas
world-house-wool_wood = casa de madera con 3 lanas
world-house-gold_stone = casa de piedra con 4 de oro
world-house-gold_wood = casa de madera con 4 de oro
world-house-resource_stone = casa de piedra con 1 piedra o 1 madera
world-house-resource_wood = casa de madera con 1 piedra o 1 madera
world-house-loyalty_stone = casa de piedra con 2 de lealtad
world-house-loyalty_wood = casa de madera con 2 de lealtad
world-house-medical_stone = casa de piedra con 2 conocimientos médicos
world-house-medical_wood = casa de madera con 2 conocimientos médicos

## Donde ataca la peste

world-location-1 = Casa 1
world-location-2 = Casa 2
world-location-3 = Casa 3
world-location-4 = Casa 4
world-location-5 = Casa 5
world-location-6 = Casa 6
world-location-7 = Casa 7
world-location-8 = Casa 8
world-location-9 = Casa 9
world-location-10 = Casa 10
world-location-11 = El refugio de los proscritos (11)
world-benefit-house = una casa

## Eventos del capítulo I

world-event-I-01 = La visita del mercader Buonaventura Caroli
world-event-I-01-effect = Cada jugador puede cambiar 1 lana por 3 de oro, una sola vez.
world-event-I-02 = Las obras del puente van despacio
world-event-I-02-effect = En el mercado la lana se vende por 1 de oro. El precio del paño no cambia.
world-event-I-03 = Godwyn prohíbe los telares privados
world-event-I-03-effect = El Batán entra en juego.
world-event-I-04 = Hay que reconstruir San Marcos
world-event-I-04-effect = San Marcos entra en juego.
world-event-I-05 = Caris descubre el tinte escarlata
world-event-I-05-effect = El mercado de paños se abre para el resto de la partida. Cada jugador puede cambiar 1 lana por 1 paño, una sola vez.
world-event-I-06 = El viejo puente se derrumba
world-event-I-06-effect = Cada jugador paga 1 de oro o pierde 1 punto de victoria, como prefiera.
world-event-I-07 = Godwyn llega a prior
world-event-I-07-effect = La casilla de favor del Maestro del gremio queda tapada hasta que termine el capítulo.
world-event-I-08 = Una buena cosecha
world-event-I-08-effect = Cada jugador recibe 1 grano mientras quede.
world-event-I-09 = El priorato vende indulgencias
world-event-I-09-effect = Una vez por ronda, en tu turno, puedes cambiar 1 de oro por 1 piedad.
world-event-I-10 = Edmund Wooler apoya el puente de Merthin
world-event-I-10-effect = Una acción de Construcción que coloque al menos 1 material en el Puente da 1 punto de victoria más.
world-event-I-11 = Proscritos en el camino
world-event-I-11-effect = Cada jugador pierde 1 lana o, si no tiene, 1 de oro. Quien no tenga ni lo uno ni lo otro no pierde nada.

## Eventos del capítulo II

world-event-II-01 = El rey Eduardo III hace la guerra a Francia
world-event-II-01-effect = En esta ronda no hay acciones: cada jugador juega una carta boca arriba y descarta otra, ambas sin efecto. Si es el primer evento del capítulo, no afecta a quien comparece ante el tribunal real.
world-event-II-02 = Un proceso por herejía
world-event-II-02-effect = El jugador con menos piedad pierde 1 punto de victoria. Si hay empate, lo pierde cada uno de los empatados.
world-event-II-03 = Caris, acusada de brujería, toma los hábitos
world-event-II-03-effect = Cada jugador que renuncia a su acción de esta ronda recibe 1 conocimiento médico. Se decide ahora. Aun así juega una carta boca arriba y descarta otra.
world-event-II-04 = Elfric dirige el concejo
world-event-II-04-effect = Hasta que termine el capítulo solo se puede trabajar en el Palacio del prior y donar a él, y entonces solo él recibe un material. Todos los demás proyectos quedan tapados.
world-event-II-05 = Godwyn quiere un palacio
world-event-II-05-effect = El Palacio del prior entra en juego.
world-event-II-06 = Mattie Wise comparte sus remedios
world-event-II-06-effect = Cada jugador recibe 1 conocimiento médico.
world-event-II-07 = Merthin se marcha a Florencia
world-event-II-07-effect = Una acción de Construcción coloca como mucho 1 material.
world-event-II-08 = Provisiones para el ejército
world-event-II-08-effect = Una vez por ronda, en tu turno, puedes cambiar 1 grano por 1 lealtad.
world-event-II-09 = El tributo real sobre la lana
world-event-II-09-effect = Cada jugador paga 2 de oro o pierde 1 lealtad, como prefiera. Quien no pueda hacer ninguna de las dos cosas pierde 2 puntos de victoria.
world-event-II-10 = Godwyn cierra el mercado de paños
world-event-II-10-effect = El mercado de paños queda tapado hasta que termine el capítulo. Nadie puede vender paños.
world-event-II-11 = Todos quieren el escarlata de Kingsbridge
world-event-II-11-effect = Una vez por ronda, en tu turno, puedes cambiar 1 paño por 3 puntos de victoria.

## Eventos del capítulo III

world-event-III-01 = Merthin vuelve de Florencia con Lolla
world-event-III-01-effect = Cada jugador recibe 1 piedra, 1 madera o 1 conocimiento médico, a su elección.
world-event-III-02 = Con la peste llegan el vicio y el caos
world-event-III-02-effect = Tras jugar su carta de acción, cada jugador deja que otro saque al azar la carta que va a descartar. Su dueño puede mirarla.
world-event-III-03 = Ralph Fitzgerald, conde de Shiring
world-event-III-03-effect = Cada jugador pierde 2 bienes a su elección, iguales o distintos: oro, lana, paño, piedra, madera o grano. Quien tenga menos pierde lo que tenga.
world-event-III-04 = Cada vez enferma más gente
world-event-III-04-effect = Cada jugador retira del tablero una de sus casas, y la casilla vuelve a quedar libre. Quien no tenga ninguna pierde 2 puntos de victoria.
world-event-III-05 = Caris proyecta un hospital
world-event-III-05-effect = El Hospital entra en juego.
world-event-III-06 = Godwyn y los monjes huyen
world-event-III-06-effect = La casilla de favor del Prior queda tapada hasta que termine el capítulo.
world-event-III-07 = Máscaras y vinagre
world-event-III-07-effect = Cada jugador puede descartar boca abajo una carta de acción más a cambio de 1 conocimiento médico, sin pasar nunca de seis en la pila de descartes.
world-event-III-08 = Flagelantes en la plaza del mercado
world-event-III-08-effect = Cada jugador pierde 1 piedad. Quien no tenga pierde 1 punto de victoria.
world-event-III-09 = Mueren los inquilinos
world-event-III-09-effect = Alquileres da solo la mitad del ingreso de cada casa, redondeada hacia arriba.
world-event-III-10 = El mercado está desierto
world-event-III-10-effect = Una vez por ronda, en tu turno, puedes cambiar 1 paño por 1 grano y 1 piedad.
world-amounts-grain1-piety1 = 1 grano y 1 de piedad
world-event-III-11 = Caris, nueva priora
world-event-III-11-effect = Cada jugador con al menos 2 conocimientos médicos gana 2 puntos de victoria.

## Eventos del capítulo IV

world-event-IV-01 = Merthin cumple su sueño: la torre
world-event-IV-01-effect = Todas las casillas libres de la Torre se llenan con la reserva. La Torre queda completa y se concede el metal.
world-event-IV-02 = Caris dedica su vida a los enfermos
world-event-IV-02-effect = Cada jugador gana 1 punto de victoria por cada conocimiento médico que tenga.
world-event-IV-03 = Una nueva capilla para la Virgen
world-event-IV-03-effect = La Capilla de la Virgen María entra en juego.
world-event-IV-04 = La peste abandona Kingsbridge
world-event-IV-04-effect = Se retiran del tablero todos los marcadores de peste. Ya nadie enferma ni se puede atender a nadie.
world-event-IV-05 = Eligen a Merthin mayordomo del gremio
world-event-IV-05-effect = Cada jugador puede colocar en el acto 1 de sus materiales en un proyecto y ganar 3 puntos de victoria.
world-event-IV-06 = Comerciantes de Florencia
world-event-IV-06-effect = Una vez por ronda, en tu turno, puedes cambiar 1 paño por 3 puntos de victoria.
world-event-IV-07 = Una ley contra los jornaleros
world-event-IV-07-effect = Cada jugador descarta en el acto, boca abajo, una carta de acción más a su elección, sin pasar nunca de seis en la pila de descartes.
world-event-IV-08 = La cosecha se pudre
world-event-IV-08-effect = Cada jugador pierde 1 grano. Quien no tenga pierde 1 punto de victoria.
world-event-IV-09 = Ahorcan a los proscritos
world-event-IV-09-effect = Las dos casillas de favor de los Proscritos quedan tapadas hasta que termine el capítulo.
world-event-IV-10 = Kingsbridge recibe el fuero de villa
world-event-IV-10-effect = Cada jugador recibe 1 lealtad.
world-event-IV-11 = La carta de la vieja reina
world-event-IV-11-effect = El jugador con más lealtad gana 2 puntos de victoria. Si hay empate, cada uno de los empatados gana 1.

## Opciones

world-option-first_game = Primera partida: el capítulo I se juega solo con las seis cartas de acción con estrella, y las otras seis se añaden en el capítulo II.
world-option-open_goods = Todos ven los bienes de todos; no hay nada detrás de las pantallas.
world-option-single_pass = Entre dos capítulos la figura de jugador inicial pasa una sola vez, tras las obligaciones, en lugar de dos.

## De dónde vienen los valores

world-origin-A = impreso en el reglamento: texto, imagen o ejemplo
world-origin-A- = se desprende claramente del reglamento
world-origin-B = contado por reseñas independientes de la caja
world-origin-C-plus = deducido de varias pistas que coinciden
world-origin-C = deducido, o decisión nuestra
world-origin-D = reconstrucción nuestra: no se halló ninguna lista pública del valor impreso
world-origin-confirmed = confirmado como impreso por tu archivo de cartas
world-origin-corrected = corregido por tu archivo de cartas
