### Los pilares de la Tierra: todas las reglas tal como se juegan aquí, un mensaje por cláusula.
### La misma frase explica un rechazo, una línea del registro y la página de reglas.

## 0

P-section-0 = Preparación
P-0-1 = De dos a cuatro jugadores se sientan alrededor de la mesa, en sentido horario, y juegan seis rondas.
P-0-2 = Cada jugador tiene 12 trabajadores (siete figuras sencillas y una que vale por cinco) y tres maestros constructores, que esperan en una bolsa común.
P-0-3 = Cada jugador empieza con tres artesanos: un mezclador de argamasa, un ebanista y un picapedrero.
P-0-4 = Todos empiezan con 2 puntos de victoria. El jugador inicial tiene 20 de oro y cada uno de los siguientes, en sentido horario, 1 más: 21, 22 y 23.
P-0-5 = Los 24 artesanos que se pueden contratar forman seis mazos barajados de cuatro cartas, uno por ronda.
P-0-6 = Cuatro de las 14 ventajas normales salen de la partida sin que nadie las vea. Las otras diez se colocan sobre las dos ventajas de la última ronda.
P-0-7 = Cuatro de los diez eventos salen de la partida sin que nadie los vea. Los otros seis forman el mazo, uno por ronda.
P-0-8 = Hay 23 cubos de arena, 23 de madera, 23 de piedra y 13 de metal. De ellos, 4 de arena, 4 de madera y 4 de piedra van al mercado, y 1 de metal a la Corte del Rey.
P-0-9 = Cuatro trabajadores grises esperan en el Castillo de Shiring. Un trabajador negro espera junto al tablero hasta que una ventaja lo haga entrar en juego.
P-0-10 = El primer jugador inicial se sortea, salvo que se haya elegido un asiento al abrir la mesa.
    .other = Según los reglamentos empieza quien visitó una catedral por última vez.
    .why = A distancia nadie puede comprobarlo. El sorteo no favorece a nadie, y en cada mesa se puede elegir un asiento.

## R

P-section-R = Antes de cada ronda
P-R-1 = Se colocan dos ventajas boca arriba en Kingsbridge. En la ronda 6 son siempre las dos de la última ronda.
P-R-2 = De los cuatro artesanos de la ronda, dos se colocan boca arriba en Shiring y dos se unen a la oferta.
P-R-3 = Se barajan las nueve cartas de material. Siete se unen a la oferta, que queda así con nueve cartas, y dos descansan esta ronda.
P-R-4 = El mercado se repone hasta tener 4 de arena, 4 de madera y 4 de piedra.
P-R-5 = Se coloca un metal en la Corte del Rey si no queda ninguno. Las reglas de Devir colocan uno antes de cada ronda sin esa condición, así que allí se acumula. Una opción decide qué regla se aplica.
    .other = La lista de Devir podría haber omitido sin más la condición que tienen las otras dos.
    .why = Pone un metal antes de cada ronda sin ninguna condición, y cada edición se juega como dice su reglamento.
P-R-6 = Los trabajadores grises que ayudaron en la ronda terminada vuelven al Castillo de Shiring.
P-R-7 = El marcador de coste vuelve al 7.

## I

P-section-I = Elegir cartas
P-I-1 = Empezando por el jugador inicial y en sentido horario, cada jugador toma una carta de la oferta o pasa, vuelta tras vuelta.
P-I-2 = Quien ha pasado ya no toma más cartas de la oferta en esta ronda.
P-I-3 = La fase termina cuando la oferta se agota o cuando todos han pasado.
P-I-4 = Una carta de material solo la puede tomar quien tenga libres tantos trabajadores como pide. Los trabajadores van a su zona y se quedan allí hasta la producción.
P-I-5 = Un artesano de la oferta cuesta el oro que indica su carta y se paga en el acto. Sin ese oro no se puede tomar.
P-I-6 = Cada jugador tiene sitio para cinco artesanos, o para seis con la ventaja correspondiente. Quien toma uno de más descarta uno en el acto, que puede ser el nuevo, y el descartado sale de la partida.
P-I-7 = En la edición de Mayfair se puede pagar un artesano y descartarlo aunque haya sitio, solo para que no lo tenga otro. Los demás reglamentos hablan de ello donde hablan de la falta de sitio, y así se leen: en ellos solo se descarta por ese motivo. Una opción decide qué regla se aplica.
    .other = También Thames & Kosmos y Devir dejan descartar al artesano recién pagado, y eso podría valer aunque haya sitio.
    .why = Lo dicen de quien no tiene sitio. Solo Mayfair lo añade como algo que se puede hacer sin más.
P-I-8 = Las cartas de material que nadie tomó se vuelven a barajar para la ronda siguiente. Los artesanos que quedan en la oferta salen de la partida.
P-I-9 = Todos los trabajadores que sigan en reserva van a la fábrica de lana.

## II

P-section-II = Situar a los maestros constructores
P-II-1 = El jugador inicial saca de la bolsa un maestro constructor sin mirar. Su dueño lo sitúa pagando el coste actual o pasa.
P-II-2 = Una vez por ronda, el jugador inicial puede devolver a la bolsa el maestro constructor que acaba de sacar y sacar otro. El coste no cambia y puede volver a salir el mismo color. Solo se pregunta cuando puede cambiar algo: cuando se podría situar en su lugar uno de otro color.
P-II-3 = En cada casilla cabe un solo maestro constructor, y todo el que se sitúa ocupa una casilla. Un jugador puede ocupar varias casillas del mismo lugar.
P-II-4 = Situar al primer maestro constructor cuesta 7 de oro. Cada vez que alguien sitúa o pasa, el coste baja en 1 hasta llegar a 1; a partir del octavo es gratis.
P-II-5 = Quien no puede pagar el coste actual tiene que pasar.
P-II-6 = Cuando un jugador pasa, su maestro constructor espera en el dial de costes, en el precio al que pasó.
P-II-7 = En la edición de Thames & Kosmos, un maestro constructor que sale cuando situar es gratis se tiene que situar. Las reglas de Mayfair y de Devir dejan situar o pasar a cualquier coste, también a 0. Una opción decide qué regla se aplica.
    .other = Mayfair y Devir podrían querer decir lo que solo dice Thames & Kosmos: que un maestro constructor gratuito se tiene que situar.
    .why = Los dos dejan al dueño de cualquier maestro constructor que sale situarlo o pasar, sin excepción para los gratuitos.
P-II-8 = Con dos jugadores, los seis maestros constructores se sacan a costes de 7 a 2. Después el marcador de coste se pone en 0.
P-II-9 = Cuando la bolsa está vacía, los maestros constructores que esperan se sitúan gratis. Empieza el que espera en el precio más alto. Las reglas de Devir solo dicen que se pueden situar: allí su dueño puede dejarlo fuera del tablero hasta la ronda siguiente. Una opción decide qué regla se aplica.
    .other = Los tres reglamentos podrían querer decir lo mismo: que los que esperan se tienen que situar, o que se pueden situar.
    .why = Mayfair y Thames & Kosmos escriben que se sitúan, Devir que se pueden situar; a cada edición se le toma la palabra.
P-II-10 = En la ronda que sigue al evento de la muralla, el jugador afectado solo tiene dos maestros constructores. El tercero de ese color que sale se deja aparte y se saca otro; el coste no cambia. Quien estaba protegido conserva los tres.
    .other = El coste podría bajar también por el que se deja aparte, y el tercero podría dejarse aparte en todos los colores, protegidos o no.
    .why = El coste baja al situar o al pasar, y esto no es ni lo uno ni lo otro. A quien un evento perdona le perdona también lo que hace en la ronda siguiente.
P-II-11 = Hay 1 casilla en el Obispo, 2 en Kingsbridge (una por ventaja), 2 en el Priorato, 4 en la Corte del Rey (la primera, con el metal), 2 en Shiring (una por artesano), 1 en el Castillo de Shiring, 4 en el mercado (por orden) y 1 en la catedral.
P-II-12 = Quien tiene la ventaja del maestro constructor gratuito puede situar una vez sin pagar uno que acaba de salir. El coste baja de todos modos.
    .other = El coste podría quedarse como está si nadie lo paga.
    .why = Baja cada vez que se sitúa a alguien, y la carta perdona el precio y nada más.

## III

P-section-III = La vuelta al tablero
P-III-0 = Los lugares se resuelven en sentido horario, por orden de número. Una vez resuelto un lugar, sus maestros constructores vuelven a la bolsa.

## 1

P-section-1 = Evento
P-1-1 = El jugador inicial descubre el evento de arriba del mazo. Ocurre en el acto y concierne a todos.
P-1-2 = Un evento malo no afecta a quien elige la protección del Obispo.
P-1-3 = Cuando el evento exige 4 de oro, quien tiene menos lo paga todo y pierde 1 punto de victoria por cada 2 de oro completos que le falten.
P-1-4 = Un artesano perdido por un evento sale de la partida.
P-1-5 = Quien tiene la ventaja que protege una vez de un evento decide si la usa después de ver el evento.

## 2

P-section-2 = Obispo
P-2-1 = Tras ver el evento, el jugador situado en el Obispo elige entre protegerse de un evento malo o, sea cual sea el evento, tomar 1 arena, madera o piedra del mercado. Nunca se toma de las zonas de producción. El cubo es un ofrecimiento: con un evento bueno se puede rechazar.
P-2-2 = El cubo que se toma en el Obispo falta en el mercado de esta ronda.

## 3

P-section-3 = Fábrica de lana
P-3-1 = Cada trabajador de la fábrica de lana gana 1 de oro y vuelve a la reserva de su dueño.
P-3-2 = Nadie puede tener más de 30 de oro. Lo que pase de ahí se pierde.

## 4

P-section-4 = Kingsbridge
P-4-1 = Un maestro constructor en Kingsbridge toma la ventaja de su casilla. Las ventajas que nadie toma salen de la partida.
P-4-2 = Una ventaja puede ser permanente, de un solo uso cuando su dueño quiera, o de efecto inmediato.

## 5

P-section-5 = Priorato
P-5-1 = La primera casilla del Priorato da 2 puntos de victoria; la segunda, 1.

## 6

P-section-6 = Producción
P-6-1 = Cada carta de material da sus 2, 3 o 4 cubos, que salen de su zona. Los trabajadores vuelven con sus dueños.
P-6-2 = Cada una de las tres ventajas de material da en cada ronda 1 cubo más de su tipo, que sale de su zona, aunque no se tenga ninguna carta.
    .other = Las cartas lo llaman adicional, y eso podría valer solo junto con una carta de ese material.
    .why = También dicen que es en cada ronda, y los reglamentos lo llaman producción de la zona.
P-6-3 = Si en una zona no hay bastantes cubos, los que faltan se deben y cuentan como si el jugador los tuviera; nunca se toman del mercado. Las reglas de Devir no dicen nada al respecto. Una opción hace que los cubos que faltan se pierdan.
    .other = En la edición de Devir, cuyo reglamento calla, los cubos que faltan en una zona podrían perderse. Una opción lo juega así.
    .why = Los otros dos reglamentos los dejan a deber, y nada en el de Devir lo contradice.

## 9

P-section-9 = Corte del Rey
P-9-1 = El jugador inicial tira el dado de impuestos, que muestra 2, 3, 3, 4, 4 o 5. Todos pagan esa cantidad de oro.
P-9-2 = Quien tiene un maestro constructor en la Corte del Rey no paga impuestos esta ronda.
P-9-3 = El maestro constructor de la primera casilla de la Corte del Rey se lleva además el metal que hay allí, todo si se ha acumulado.
    .other = Donde el metal se ha acumulado, podría tomarse solo uno por ronda.
    .why = Los reglamentos entregan el metal que hay allí y no dejan ninguno.
P-9-4 = Quien no puede pagar los impuestos entrega todo su oro y pierde 1 punto de victoria por cada 2 de oro completos que le falten.
P-9-5 = Quien tiene la ventaja que libra una vez de los impuestos decide si la usa después de la tirada.
    .other = La ventaja podría tener que usarse antes de tirar el dado.
    .why = La carta deja la ronda a elección de su dueño y no nombra un momento, y el impuesto se paga después de la tirada.

## 10

P-section-10 = Shiring
P-10-1 = Un maestro constructor en Shiring toma gratis el artesano de su casilla. También aquí rige el límite de artesanos, y los que nadie toma salen de la partida.

## 11

P-section-11 = Castillo de Shiring
P-11-1 = El Castillo de Shiring da 2 trabajadores grises para la ronda siguiente, al final de la cual se devuelven. En la ronda 6 no da ninguno.

## 12

P-section-12 = Mercado
P-12-1 = En el mercado se actúa por el orden de las casillas, de la 1 a la 4, con una acción por turno, hasta que todos se hayan retirado. Quien se retira ya no vuelve.
    .other = Quien tiene dos maestros constructores en el mercado podría actuar solo una vez por vuelta.
    .why = El orden es el de las casillas, y cada maestro constructor está en una.
P-12-2 = Con una acción se compra o se vende cualquier cantidad de cubos de un solo tipo.
P-12-3 = La piedra cuesta 4 de oro, la madera 3 y la arena 2, y se venden por lo mismo. El metal no se puede comprar y se vende por 5. La regla de Devir paga 5 por cada piedra vendida, y así esa edición, aunque el ejemplo que la acompaña paga 4. Una opción decide qué regla se aplica.
    .other = También en la edición de Devir la piedra podría venderse por 4 de oro, como en el ejemplo junto a su regla y en las demás ediciones.
    .why = Donde una regla y su ejemplo no coinciden, la edición se juega según la regla.
P-12-4 = Solo se puede comprar lo que hay en el mercado, como mucho 4 cubos de cada tipo. No se repone durante la ronda.
P-12-5 = Los cubos vendidos vuelven a sus zonas y el metal, junto al tablero. No se pueden volver a comprar en esta ronda.
P-12-6 = En la edición de Mayfair un jugador no puede comprar y vender el mismo tipo de material en una ronda, sea cual sea el orden. En las demás no puede revender un tipo que haya comprado en esa ronda, pero sí vender primero y comprar después. Una opción decide qué regla se aplica.
    .other = La regla de Mayfair podría no querer decir más que las otras: que lo comprado no se revende. Da como razón que no se impida comprar a los demás.
    .why = Sus palabras hablan de comprar y vender el mismo tipo, en cualquier orden.
P-12-7 = Solo puede comprar o vender quien tiene un maestro constructor en el mercado. Si no hay nadie, no se celebra mercado.
P-12-8 = Solo puede vender piedra quien tiene un picapedrero, y solo puede comprar madera quien tiene un ebanista.

## 13

P-section-13 = Catedral
P-13-1 = Empezando por el jugador inicial y en sentido horario, los artesanos de cada jugador convierten materiales en puntos de victoria. Cada artesano trabaja según su fórmula, como mucho tantas veces como permite su capacidad.
P-13-2 = Los cubos usados vuelven a sus zonas y el metal, junto al tablero.
P-13-3 = Un albañil solo trabaja para quien tiene también un mezclador de argamasa.
P-13-4 = El mezclador de argamasa experto cuenta como mezclador de argamasa, y el carpintero como ebanista.
    .other = El texto de Devir llama carpintero al que gana oro y pide un ebanista para comprar madera, así que podría no servir para ello.
    .why = En las cartas los dos se llaman igual, y el reglamento de Mayfair dice que los artesanos del mismo nombre conservan la función.
P-13-5 = El fabricante de herramientas da 2 de oro una vez por ronda si su dueño tiene al menos 1 metal, que no se gasta: otro artesano puede usar después ese mismo metal. Dos de los reglamentos lo dicen. El de Mayfair pide metal «al final de la ronda», como llama a todo este paso, y se lee igual. Con una opción, el fabricante de herramientas no mira si hay metal hasta que todo el trabajo está hecho.
    .other = Las palabras de Mayfair podrían querer decir que el metal debe seguir ahí cuando hayan trabajado los demás artesanos. Una opción lo juega así.
    .why = Su reglamento llama final de la ronda a todo este paso, y en los otros dos el metal se puede usar después.
P-13-6 = El maestro arquitecto da 1 punto de victoria sin necesitar nada.
P-13-7 = El campanero, el soplador de vidrio y el organero gastan su metal y, además, el soplador de vidrio su arena y el organero su madera.
P-13-8 = Tras puntuar, cada jugador conserva como mucho 5 materiales a su elección, metal incluido. El resto se devuelve a cambio de nada.
P-13-9 = Los puntos de victoria por encima de 60 se siguen contando, y nadie baja nunca de 0.
    .other = Los puntos de victoria podrían bajar de 0.
    .why = El marcador no tiene casillas para ello, y el juego hermano, Un mundo sin fin, lo excluye.
P-13-10 = El jugador inicial añade la siguiente pieza de la catedral: nave, portal, ábside, torre, torre y, por fin, tejado.

## 14

P-section-14 = Siguiente jugador inicial
P-14-1 = El dueño del maestro constructor de la casilla de la catedral será el siguiente jugador inicial. Si está vacía, lo será el siguiente en sentido horario.
P-14-2 = Lo que solo valía para esta ronda acaba con ella: el evento, los impuestos, la protección y los maestros constructores apartados. Tras la ronda 6 no se prepara nada para otra.

## E

P-section-E = Final de la partida
P-E-1 = Tras la ronda 6 gana quien tenga más puntos de victoria. En caso de empate, gana quien tenga más oro; si el empate persiste, la victoria se comparte.
    .other = Thames & Kosmos y Devir no dicen qué pasa con quienes siguen empatados: se podría acordar otro desempate.
    .why = En Mayfair la partida acaba entonces en empate, y ningún reglamento nombra otro desempate.
