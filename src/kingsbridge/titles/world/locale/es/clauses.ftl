### Un mundo sin fin: todas las reglas tal como se juegan aquí, un mensaje por cláusula.
### La misma frase explica un rechazo, una línea del registro y la página de reglas.

## 0

W-section-0 = Preparación
W-0-1 = De dos a cuatro jugadores se sientan alrededor del tablero, cada uno en un lado distinto. Con menos de cuatro jugadores quedan lados vacíos.
    .other = La portada dice dos o tres jugadores.
    .why = Las reglas hablan de partidas de cuatro, y los ejemplos tienen cuatro colores en torno a un tablero de cuatro lados: la portada es una errata.
W-0-2 = La partida tiene cuatro capítulos de seis rondas cada uno, con un evento por ronda.
W-0-3 = Cada capítulo tiene sus propios 11 eventos. Se usan seis; los otros cinco quedan sin que nadie los vea.
W-0-4 = Cada jugador tiene 12 cartas de acción, 4 casas y 2 sellos de donación, y empieza con 1 lana, 2 de oro y 8 puntos de victoria.
W-0-5 = El Puente está en el tablero desde el principio. El mercado de paños está tapado y el marcador de favor se encuentra en la primera casilla de los Proscritos.
W-0-6 = En una primera partida el capítulo I se juega solo con las seis cartas de acción con estrella y nadie descarta. Las otras seis se añaden en el capítulo II. Una opción lo decide; si no, todos tienen las 12 cartas desde el principio.
W-0-7 = Los bienes están detrás de las pantallas: nadie ve el oro, la lana, el paño, la piedra, la madera, el grano, la piedad, la lealtad ni el conocimiento médico de los demás. Los puntos de victoria, las casas, los sellos y las cartas jugadas están a la vista; las cartas descartadas, boca abajo. Una opción deja todos los bienes a la vista. Al terminar la partida todo queda a la vista.
W-0-8 = La piedra, la madera, el grano, la piedad, la lana, el paño, la lealtad y el conocimiento médico son limitados. Lo que se paga vuelve a su reserva.
W-0-9 = Las reservas son las mismas sea cual sea el número de jugadores.
    .other = Con menos jugadores podrían quedarse bienes en la caja.
    .why = Ninguna fuente lo cuenta, y el reglamento llama escasos al grano y a la piedad sobre todo con cuatro jugadores, como pasa si las reservas no cambian.
W-0-10 = Si una reserva no alcanza para todos, recibe primero el jugador activo y después los demás en sentido horario.
    .other = Si no hay bastante para todos, podría no recibir nadie, como con el premio de un proyecto.
    .why = Eso se dice solo del premio. Siempre que el reglamento necesita un orden, va primero el jugador activo y después los demás en sentido horario.
W-0-11 = El primer jugador inicial se sortea, salvo que se haya elegido un asiento al abrir la mesa.
    .other = La hoja de preparación puede decir quién empieza; no la tenemos.
    .why = El sorteo no favorece a nadie, y en cada mesa se puede elegir un asiento.
W-0-12 = El oro no se acaba nunca.
    .other = También el oro podría agotarse, cuando se hayan tomado todas las monedas de la caja.
    .why = El reglamento llama escasos a otros bienes, nunca al oro, y no se ha encontrado ninguna lista de las monedas.

## 1

W-section-1 = Descubrir el evento
W-1-1 = El jugador inicial es el jugador activo de la ronda y descubre el evento de arriba del mazo.
W-1-2 = En los capítulos III y IV el número del evento, del 1 al 11, va antes que su texto: se pone boca arriba el marcador de peste de ese lugar. Un lugar que ya está enfermo o que ya fue atendido no vuelve a enfermar.
W-1-3 = Un evento inmediato ocurre en el acto, antes de orientar la carta. Si hay algo que elegir, elige primero el jugador activo y después los demás en sentido horario.
W-1-4 = Un evento duradero influye en las cartas de acción que se jueguen a partir de ahora.
W-1-5 = El cambio que permite un evento inmediato lo puede hacer cada jugador una sola vez. El de un evento duradero, una vez por ronda.
W-1-6 = El cambio de un evento duradero se hace en el turno propio, antes o después de jugar la carta, tanto si se lleva a cabo su acción como si se renuncia a ella. Quien no tiene acción por el tribunal real o por la guerra del rey no hace ese cambio.
    .other = El cambio se podría hacer en cualquier momento de la ronda, solo junto con una acción, o también por quien no tiene acción alguna.
    .why = Los eventos duraderos influyen en las cartas que se juegan; por eso el cambio va en el turno de quien juega. A la acción se puede renunciar siempre, así que ningún cambio depende de ella; pero el tribunal real y la guerra ocupan el lugar de todo el turno.
W-1-7 = Lo que un evento exige y un jugador no tiene no se pierde. Lo que un evento da y no queda en la reserva no se recibe.
    .other = Lo que un evento da y no queda en la reserva podría valer 1 punto de victoria, como con el ingreso personal.
    .why = El reglamento da ese punto solo por el ingreso personal, y lo niega para el favor. Que quien no tiene nada no pierde nada lo dice de un evento; los demás se juegan igual.
W-1-8 = Un evento que cierra el mercado de paños lo tapa, y nadie vende paños hasta que la ficha se retira al terminar el capítulo. También se puede cerrar en el capítulo I si un evento lo ha abierto.
W-1-9 = Cuando un evento recompensa a quien renuncia a su acción, cada uno decide al revelarse el evento, primero el jugador activo y después los demás en sentido horario, y quien renuncia recibe la recompensa en el acto. Quien no tiene acción que conservar, como quien va ante el tribunal real, también la recibe. Renunciar más tarde en la ronda no da nada.
    .other = El evento podría actuar durante la ronda: cada uno decidiría en su turno, y quien comparece ante el tribunal real no recibiría nada.
    .why = Lo que ofrece un evento inmediato se elige al descubrirlo. Y el reglamento cuenta el tribunal real entre las maneras de renunciar a una acción.

## 2

W-section-2 = Orientación
W-2-1 = El jugador activo coloca el evento en una de cuatro orientaciones. Con ella decide qué esquina apunta a cada jugador y cuánto avanza el marcador de favor, de 0 a 3 casillas.
W-2-2 = No se permite una orientación que lleve el marcador de favor a los Proscritos si el jugador activo no podría pagarles 1 de oro.
W-2-3 = Los bordes del concejo llevan los números 0, 1, 2 y 3 en sentido horario. La flecha del evento apunta a uno de ellos, que es lo que avanza el favor. Las cuatro esquinas siguen a la flecha en sentido horario: con la flecha en el 0, la primera esquina apunta al segundo lado del tablero, y cada cuarto de vuelta desplaza a la vez la flecha y las esquinas.
    .other = Los números podrían estar en otro orden alrededor del concejo, y las esquinas junto a otros números: lo muestra el tablero, que no hemos visto.
    .why = Solo se sabe que los números van del 0 al 3 y que la flecha y las esquinas giran juntas. Hemos tomado el orden más sencillo.
W-2-4 = Con tres jugadores queda vacío el cuarto lado del tablero; con dos, el segundo y el cuarto. Una esquina que apunta a un lado vacío no da nada a nadie.
    .other = Dos o tres jugadores podrían elegir cualquier lado, o repartirse lo que muestran las esquinas de los lados vacíos.
    .why = El reglamento sienta a los jugadores alrededor de la mesa y no juntos, y da a cada uno la esquina que apunta hacia él y ninguna otra.
W-2-5 = El oro que da el ingreso personal de esa misma orientación se puede usar para pagar a los Proscritos.
    .other = El oro para los Proscritos podría tener que estar ya al orientar la carta.
    .why = En cada ronda el ingreso personal va antes que el favor; cuando se paga a los Proscritos ya se tiene.

## 3

W-section-3 = Ingresos
W-3-1 = Cada jugador recibe lo que muestra la esquina que apunta hacia él: 1 piedra, madera, grano, piedad, lana, lealtad o conocimiento médico, 1 o 2 de oro, o 1 punto de victoria.
W-3-2 = Si lo que toca como ingreso personal no está en la reserva, se recibe en su lugar 1 punto de victoria.

## 4

W-section-4 = Favor
W-4-1 = El marcador de favor avanza en sentido horario tantas casillas como indica la flecha. Las casillas tapadas no se cuentan. Tras la mitad superior del recorrido viene la inferior, y después otra vez la superior.
W-4-2 = Solo el jugador activo recibe la recompensa de la casilla, y solo si el marcador se ha movido.
W-4-3 = Los Mercaderes dan 1 lana, el Conde de Shiring 1 grano y el Prior 1 piedad. El Rey da 1 punto de victoria por cada lealtad que tengas, el Obispo 1 por cada piedad y el Maestro del gremio 1 por cada casa tuya en el tablero. La Reina da 2 puntos de victoria si tienes alguna lealtad, y la Priora 2 si tienes algún conocimiento médico. Los Proscritos se llevan 1 de oro.
W-4-4 = La lealtad, la piedad y el conocimiento médico solo se muestran para recibir una recompensa; no se entregan. Si en la reserva no queda la recompensa, no se recibe nada, tampoco un punto de victoria a cambio.
W-4-5 = Si se tapa la casilla donde está el marcador de favor, el marcador se queda ahí hasta que vuelva a moverse.
    .other = El marcador podría pasar en el acto a la siguiente casilla sin tapar.
    .why = El reglamento solo dice que las casillas tapadas no se cuentan cuando el marcador avanza, y taparlas no lo hace avanzar.
W-4-6 = Todos los jugadores comparten un solo marcador de favor. En sentido horario, el recorrido muestra en su mitad superior a los Mercaderes, el Rey, los Proscritos, el Conde de Shiring y el Obispo, y en la inferior a la Reina, el Prior, otra vez los Proscritos, el Maestro del gremio y la Priora.
    .other = La carta de Favor habla de tu marcador, como si cada jugador tuviera uno. Y solo se conoce el sitio del Obispo, la Reina y los primeros Proscritos; los demás podrían ir en otro orden.
    .why = En todo lo demás el reglamento tiene un único marcador de favor. Los personajes van en el orden en que describe sus recompensas; el sitio de los segundos Proscritos es suposición nuestra.

## 5

W-section-5 = Cartas de acción
W-5-1 = Empezando por el jugador activo y en sentido horario, cada jugador juega una carta de acción boca arriba y la lleva a cabo, teniendo en cuenta todos los eventos duraderos.
W-5-2 = Nadie está obligado a llevar a cabo la acción de la carta jugada. Una acción que no se puede llevar a cabo no hace nada.
W-5-3 = Después de la acción el jugador descarta una carta boca abajo, pero solo si su pila de acciones es mayor que su pila de descartes.
W-5-4 = En cada capítulo se juegan seis cartas y se descartan seis. Las doce vuelven para el capítulo siguiente.
W-5-5 = Ningún descarte, ni siquiera uno obligado, hace que la pila de descartes pase de seis cartas. Quien renuncia a su acción juega de todos modos una carta boca arriba y descarta otra.
W-5-10 = Grano da 1 grano.
W-5-11 = Piedad da 1 piedad.
W-5-12 = Material da 1 piedra o 1 madera.
W-5-13 = Con Construcción un jugador coloca hasta 2 materiales propios en casillas libres de un solo proyecto, la piedra en las grises y la madera en las marrones, y gana 3 puntos de victoria por cada uno.
W-5-14 = Con Venta de lana y paño un jugador vende cualquier cantidad de lana a 2 de oro cada una y como mucho 1 paño por 4 de oro. Se puede vender solo el paño, pero únicamente mientras su mercado esté abierto.
W-5-15 = Privilegio repite la acción de la carta de arriba de la propia pila de acciones, la que se jugó en la ronda anterior del mismo capítulo.
W-5-16 = Con Construir una casa un jugador paga 1 de oro y 1 piedra o madera, según el símbolo de la casilla, y coloca una casa en una de las 14 casillas que esté libre. Nadie puede tener casas en dos casillas con el mismo ingreso.
    .other = La imagen de la carta pide piedra o lana.
    .why = El texto pide piedra o madera, según el símbolo de la casilla, y lo llama material, cosa que la lana no es: la imagen tiene una errata.
W-5-17 = Alquileres da el ingreso de hasta 2 casas propias. Lo que no haya en la reserva no se recibe.
W-5-18 = Con Donación un jugador paga 1 de oro y pone un sello en un proyecto sin terminar en el que se pueda trabajar. Nadie puede tener dos sellos en el mismo proyecto ni más de dos en total.
W-5-19 = Tejer paño convierte 1 lana en 1 paño, o 2 lanas en 2 paños.
W-5-20 = Medicina da 1 de oro y 1 punto de victoria; o bien, desde el capítulo III, el jugador atiende uno o más lugares enfermos.
W-5-21 = Favor mueve el marcador de favor exactamente 1 casilla, y el jugador recibe la recompensa de esa casilla.
W-5-22 = Una acción de Favor que terminaría en los Proscritos no hace nada si el jugador no tiene oro para pagarles. El marcador se queda donde está.
    .other = El marcador podría moverse igualmente, y quien no tiene oro no pagaría nada.
    .why = A los Proscritos hay que pagarles; al orientar un evento no se los puede elegir sin oro. Una acción que no se puede llevar a cabo no hace nada.
W-5-23 = Privilegio repite una acción, no una carta. En la primera ronda de un capítulo, y tras una ronda en la que se renunció a la acción, no hay nada que repetir y no hace nada. Una carta jugada por su acción cuenta aunque no diera nada.
    .other = La carta repite la última que se jugó boca arriba, y esa podría ser una a cuya acción se renunció.
    .why = El reglamento explica que se repite la acción llevada a cabo en la ronda anterior; lo alto de la pila solo muestra cuál fue.
W-5-24 = Mientras un evento reduce los alquileres a la mitad, cada casa paga la mitad de su ingreso, redondeada hacia arriba: 2 en vez de 3, 1 en vez de 2, y 1 donde era 1.
    .other = Las mitades podrían redondearse hacia abajo, o podrían pagar la mitad de las casas.
    .why = De este evento solo se cuenta que reduce los alquileres a la mitad. Redondeando hacia arriba, ninguna casa deja de pagar.

## 6

W-section-6 = Final de una ronda
W-6-1 = Un evento duradero pasa a la primera de las dos casillas junto al concejo, o a la segunda si la primera está ocupada. Si las dos lo están, sustituye al más antiguo de los dos.
W-6-2 = La figura de jugador inicial pasa a la izquierda.
W-6-3 = Lo que un evento ha tapado sigue tapado hasta que termina el capítulo, aunque unos eventos duraderos sustituyan a otros.
    .other = Lo tapado podría destaparse cuando otro evento duradero sustituye al que lo tapó.
    .why = El reglamento retira las fichas que tapan al final de un capítulo y en ningún otro momento.

## 7

W-section-7 = Final de un capítulo
W-7-1 = Tras seis rondas, cada proyecto del tablero recibe de la reserva un material que encaje. Se llena una casilla de piedra antes que una de madera.
W-7-2 = Se retiran todas las fichas que tapan algo; tras el capítulo I, también la del mercado de paños si aún sigue allí.
W-7-3 = Se retiran todos los eventos duraderos. En el capítulo siguiente ya no tienen efecto.
W-7-4 = Después todos pagan sus obligaciones y, a continuación, la figura de jugador inicial pasa a la izquierda.
W-7-5 = Tras el capítulo II entra en juego la Torre, y los 11 marcadores de peste se mezclan y se colocan boca abajo en los 11 lugares.
W-7-6 = El material que un proyecto recibe al final de un capítulo no da puntos a nadie, pero puede completar el proyecto. Si no queda en la reserva, el proyecto no recibe nada.
    .other = El jugador activo podría puntuar ese material, o la última casilla de un proyecto podría reservarse a un jugador.
    .why = Los puntos son por materiales propios, colocados con una acción. Y un proyecto está completo cuando se llenan sus casillas, las llene quien las llene.
W-7-7 = Si Elfric dirige el concejo cuando termina un capítulo, solo el Palacio del prior recibe un material.
W-7-8 = Tras la última ronda de un capítulo la figura de jugador inicial pasa dos veces: al terminar la ronda y otra vez tras las obligaciones. Quien la tiene entre tanto es el jugador activo al final del capítulo. Una opción hace que pase una sola vez, tras las obligaciones.
    .other = Tras la última ronda de un capítulo la figura podría pasar una sola vez: el final de la ronda y el del capítulo podrían hablar del mismo paso. Una opción lo juega así.
    .why = El reglamento hace pasar la figura en los dos apartados sin ninguna excepción, y así con cuatro jugadores cada uno abre exactamente un capítulo.
W-7-9 = Los proyectos reciben su material en un orden fijo: Puente, Batán, San Marcos, Palacio del prior, Hospital, Capilla de la Virgen María, Torre.
    .other = El jugador activo podría elegir el orden, que importa cuando se agota una reserva o se completan varios proyectos.
    .why = El reglamento no da esa elección a nadie. Un orden fijo no favorece a nadie.

## 8

W-section-8 = Obligaciones y castigos
W-8-1 = Todos pagan 2 de piedad. Cada piedad que falta cuesta 3 puntos de victoria, y quien no llega tiene que hacer penitencia.
W-8-2 = Todos pagan 2 de grano. Cada grano que falta cuesta 2 puntos de victoria, y quien no llega tiene que mendigar.
W-8-3 = El jugador activo tira el dado de impuestos, que muestra 2, 3, 3, 4, 4 o 5, y todos pagan esa cantidad de oro. Por cada 1 de oro que falte se pierde 1 punto de victoria, y quien no llega tiene que comparecer ante el tribunal real.
    .other = El dado podría mostrar cada número del 2 al 5 con otra frecuencia.
    .why = El reglamento solo dice que el impuesto es de 2 a 5 de oro. El dado de impuestos de su juego hermano, con los mismos límites, tiene estas caras.
W-8-4 = Quien no puede pagar una obligación entera paga de ella todo lo que puede. Lo que sobra después de pagar se conserva.
W-8-5 = Penitencia: al empezar el capítulo siguiente otro jugador saca al azar una carta de acción de tu mano, que se descarta. Después de tu primera acción de ese capítulo no descartas ninguna carta.
W-8-6 = Mendigar: en la primera ronda del capítulo siguiente no recibes ingreso personal.
W-8-7 = Tribunal real: en la primera ronda del capítulo siguiente juegas una carta y descartas otra, pero no llevas a cabo ninguna acción.
W-8-8 = De cada castigo se puede librar uno pagando 1 de lealtad. Los puntos de victoria se pierden de todos modos.
W-8-9 = Tras el capítulo IV no hay castigos. En su lugar, todo lo que falte cuesta el doble de puntos de victoria; 1 de lealtad evita que se doble lo perdido por una de las tres obligaciones.
    .other = 1 de lealtad podría evitar que se doble todo lo que falta.
    .why = Antes cada castigo cuesta su propia lealtad, y el doble ocupa el lugar de los castigos.
W-8-10 = Si la guerra del Rey es el primer evento del capítulo II, quien comparece ante el tribunal real no juega ni descarta más cartas por ella.
W-8-11 = Cuando se han pagado todas las obligaciones, cada jugador, primero el activo y después en sentido horario, decide de qué castigos se libra.
    .other = Cada castigo podría tener que evitarse en cuanto se incumple su obligación, antes de pagar la siguiente.
    .why = El reglamento habla de la protección después de las tres obligaciones, y quien tiene dos castigos puede elegir entre ellos.

## 9

W-section-9 = Proyectos y donaciones
W-9-1 = Cinco proyectos entran en juego con sus cartas de evento: el Batán, San Marcos, el Palacio del prior, el Hospital y la Capilla de la Virgen María. No tienen por qué salir todos en una partida. El Puente y la Torre llegan por sí solos.
W-9-2 = Un proyecto está completo cuando todas sus casillas están llenas. Entonces cada donante recibe su premio y recupera el sello.
W-9-3 = Si en la reserva no hay bienes suficientes para el premio de todos los donantes, ninguno de ellos recibe esos bienes.
W-9-4 = Por la Torre y por la Capilla de la Virgen María cada donante recibe 2 puntos de victoria y nada más. Por el Hospital cada donante, primero el jugador activo y después en sentido horario, puede atender en el acto un lugar enfermo.
W-9-5 = Cuando las 6 casillas de piedra y las 2 de madera de la Torre están llenas, el jugador con más lealtad coloca el metal en lo alto y gana 3 puntos de victoria. Si hay empate, lo coloca uno de los empatados y cada uno de ellos gana 1. Si la Torre no llega a completarse, nadie recibe el metal.
W-9-6 = El evento que completa la Torre llena sus casillas libres con la reserva, o con sustitutos si no basta, y se concede el metal.
W-9-7 = Los materiales colocados en un proyecto se quedan en él y no vuelven a la reserva ni siquiera cuando está completo.
    .other = Los materiales de un proyecto terminado podrían volver a la cantera y al bosque.
    .why = El reglamento devuelve lo que se paga, y los sellos, pero no dice nada de los materiales colocados. Incluso prevé que no queden bastantes para la Torre.
W-9-8 = Si nadie tiene lealtad cuando se completa la Torre, todos los jugadores están empatados y cada uno gana 1 punto de victoria.
    .other = Si nadie tiene lealtad, podría no recibir nadie nada.
    .why = Entonces todos tienen la misma, y los jugadores empatados ganan 1 punto cada uno.
W-9-9 = Cuando faltan los bienes de un premio, los donantes reciben de todos modos sus puntos de victoria.
    .other = Los donantes podrían no recibir nada en absoluto si faltan los bienes, ni siquiera el punto de victoria.
    .why = El reglamento habla de bienes que no están disponibles. Un punto de victoria no es un bien y nunca falta.
W-9-10 = Mientras Elfric dirige el concejo solo se puede trabajar en el Palacio del prior y donar a él. Si el Palacio no está en juego, no se puede construir nada.
    .other = Mientras el Palacio no esté en juego, el evento podría no tener efecto.
    .why = El evento prohíbe todos los proyectos menos el Palacio, y en ningún sitio pregunta si el Palacio está en el tablero.
W-9-11 = Si la Torre ya está completa, el evento que la completa no hace nada.
    .other = El metal y sus puntos podrían concederse otra vez.
    .why = Hay un solo metal, y ya está en lo alto de la Torre.

## 10

W-section-10 = Peste
W-10-1 = El número de un marcador de peste, del 1 al 5, es el conocimiento médico que hace falta para atender ese lugar. Se muestra, no se paga.
W-10-2 = Con una sola acción de Medicina se puede atender varios lugares enfermos si el conocimiento médico del jugador cubre la suma de sus números.
W-10-3 = Cada lugar atendido da 2 puntos de victoria y su propio beneficio, salvo el lugar 11, el de los proscritos, que no da nada más. El beneficio del lugar 9 es una casa que se construye en el acto sin pagar.
W-10-4 = El marcador de peste de un lugar atendido sale de la partida. Donde ya no hay marcador no hay nadie a quien atender.
W-10-5 = El conocimiento médico no se pierde nunca.
W-10-6 = Un beneficio que no queda en la reserva no se recibe. Una casa gratuita sigue las reglas de casillas e ingresos; quien no puede o no quiere construirla no recibe nada a cambio.
    .other = Un beneficio que falta podría valer 1 punto de victoria, y una casa gratuita podría ir en un ingreso que su dueño ya tiene.
    .why = El reglamento da ese punto solo por el ingreso personal. A la casa le perdona el precio y nada más.
W-10-7 = El evento que acaba con la peste retira del tablero todos los marcadores de peste, boca arriba o boca abajo, incluido el del lugar que acaba de enfermar por la misma carta. Desde entonces nadie enferma ni se puede atender a nadie.
    .other = Los marcadores que aún están boca abajo podrían quedarse, y alguien enfermaría más tarde.
    .why = Quienes hablan del evento cuentan que acaba con la peste, y con marcadores en el tablero seguiría.

## 11

W-section-11 = Final de la partida
W-11-1 = Tras las obligaciones del capítulo IV, cada piedra y cada madera que quede da 1 punto de victoria, y cada 1 de oro, medio punto. Los medios puntos cuentan. Gana quien tenga más puntos de victoria.
W-11-2 = En caso de empate, gana quien tenga más piedad, después más lealtad y después más conocimiento médico.
W-11-3 = Nadie baja nunca de 0 puntos de victoria, y los que pasan de 60 se siguen contando.
W-11-4 = Quienes siguen empatados comparten la victoria.
    .other = Se podría acordar un cuarto desempate, por ejemplo quién tiene más oro.
    .why = El reglamento nombra tres y ahí acaba: quienes son iguales en todos han ganado por igual.
