### La lección de «Los pilares de la Tierra».

pillars-lesson-goal = De qué se trata
pillars-lesson-goal-text = Eres Aliena y ayudas a construir la catedral de Kingsbridge. Tras seis rondas gana quien tenga más puntos de victoria. En cada ronda envías trabajadores, sitúas tres maestros constructores en la ciudad, das la vuelta al tablero y, al final, tus artesanos convierten cubos en puntos. Cada paso de esta lección prepara la mesa de nuevo.

pillars-lesson-pool = Cartas de la oferta
pillars-lesson-pool-text = Por turnos, cada cual toma una carta de la oferta. Una carta de material envía trabajadores a por cubos; después vuelven a casa. Un artesano cuesta oro y se queda contigo. La piedra es lo que más vale, y el albañil saca un punto de victoria de cada piedra.
pillars-lesson-pool-task-1 = Toma la carta de la cantera con 3 piedras, para 8 de tus 12 trabajadores.
pillars-lesson-pool-task-2 = Jack ha tomado madera. Contrata ahora al albañil por 5 de oro.
pillars-lesson-pool-right = Piedra, y alguien que saca puntos de ella: así se gana la mayoría de los puntos.
pillars-lesson-pool-wrong-fewer = También sería piedra, pero solo 2. Todos tus trabajadores vuelven tras la ronda: enviar 8 no hace daño. Toma la carta con 3.
pillars-lesson-pool-wrong-other_good = También da cubos, pero la arena y la madera dan menos puntos que la piedra. Por ahora, piedra y albañil.
pillars-lesson-pool-wrong-mason_first = Lo vas a querer, pero se toma una sola carta cada vez y Jack podría llevarse la piedra. Toma primero la piedra.
pillars-lesson-pool-wrong-tool_maker = El fabricante de herramientas da 2 de oro por ronda, pero solo si tienes metal, y no tienes.
pillars-lesson-pool-wrong-pass = Quien pasa no toma más cartas en esta ronda. Aún tienes trabajadores y oro que usar.

pillars-lesson-workers = Los trabajadores que sobran
pillars-lesson-workers-text = Cada carta de material pide un número de trabajadores. Los que quedan cuando pasas van a la fábrica de lana y ganan 1 de oro cada uno. Tienes 6 trabajadores libres y poco oro, y aún falta el impuesto.
pillars-lesson-workers-task-1 = Toma una carta que deje 2 trabajadores para la fábrica de lana.
pillars-lesson-workers-task-2 = Dos trabajadores ya no bastan para ninguna carta. Pasa, y van a la fábrica.
pillars-lesson-workers-right = Dos trabajadores ganan 2 de oro. Cubos u oro: tus trabajadores traen lo uno o lo otro.
pillars-lesson-workers-wrong-wood = 3 maderas ocupan a los 6 trabajadores. No queda nadie para la fábrica de lana.
pillars-lesson-workers-wrong-stone = ¡Buena carta en otras rondas! Pero ocupa a 5 trabajadores, y solo uno ganaría oro.
pillars-lesson-workers-wrong-pass = Entonces 6 trabajadores ganarían 6 de oro, pero no traerían ningún cubo. Puedes tener ambas cosas: arena y 2 de oro.

pillars-lesson-early = Por qué lo temprano es caro
pillars-lesson-early-text = Los maestros constructores de todos salen de una bolsa, uno a uno. Situar al primero cuesta 7 de oro, al siguiente 6, y así. Quien pasa lo deja esperar hasta que estén los demás; entonces es gratis, pero solo donde quede sitio. Tienes solo 9 de oro.
pillars-lesson-early-task-1 = 7 de oro es demasiado hoy. Pasa.
pillars-lesson-early-task-2 = Jack pagó 6 de oro por el mercado. Ahora el tuyo es gratis: elige el Priorato, por 2 puntos de victoria.
pillars-lesson-early-right = Gratis, y aun así 2 puntos. Paga pronto solo por un lugar del que no puedas prescindir.
pillars-lesson-early-wrong-dear = Costaría 7 de tus 9 de oro. Hoy nada de esto lo vale: falta pagar el impuesto, y quieres contratar artesanos.
pillars-lesson-early-wrong-elsewhere = Ese lugar también sirve para algo. Pero aquí hay puntos enseguida: elige el Priorato.

pillars-lesson-places = Lo que dan los lugares
pillars-lesson-places-text = Señala un lugar para leer qué da. La Corte del Rey te libra del impuesto. Solo en el mercado puedes comprar y vender. Shiring da un artesano gratis, Kingsbridge una ventaja, el Priorato puntos, la catedral el primer turno de la próxima ronda.
pillars-lesson-places-task-1 = Tus tres maestros constructores esperaron y ahora son gratis. Sitúa uno donde no se paga el impuesto.
pillars-lesson-places-task-2 = Sitúa el siguiente donde se cambian cubos por oro.
pillars-lesson-places-task-3 = Sitúa el último donde te llevas al albañil sin pagar.
pillars-lesson-places-right = Todo ocurre por sí solo cuando le toca a cada lugar: no pagaste impuesto, y el albañil es tuyo.
pillars-lesson-places-wrong-archbishop = El Obispo protege de un mal evento o da un cubo. No es lo que buscas ahora.
pillars-lesson-places-wrong-priory = El Priorato da puntos de victoria: 2 en la primera casilla, 1 en la segunda. Busca el lugar de la tarea.
pillars-lesson-places-wrong-castle = El Castillo de Shiring te presta 2 trabajadores en la próxima ronda. Busca el lugar de la tarea.
pillars-lesson-places-wrong-cathedral = Quien está en la catedral empieza la próxima ronda. Busca el lugar de la tarea.
pillars-lesson-places-wrong-market = En el mercado se comercia. Esa es la segunda tarea: un maestro constructor cada vez.
pillars-lesson-places-wrong-kings_court = Con uno en la Corte del Rey basta para no pagar el impuesto. Busca el lugar de la tarea.
pillars-lesson-places-wrong-kingsbridge = En Kingsbridge recibes la ventaja de la casilla, para siempre. Busca el lugar de la tarea.
pillars-lesson-places-wrong-mixer = Ese es el mezclador de argamasa experto, gratis. Buen artesano, pero no es lo que pide la tarea.
pillars-lesson-places-wrong-shiring = Shiring da un artesano gratis. Busca primero el lugar de la tarea.

pillars-lesson-event = El evento y el Obispo
pillars-lesson-event-text = Antes de dar la vuelta al tablero se descubre un evento que afecta a todos. Con este todos pagan 4 de oro. Tienes un maestro constructor con el Obispo: te protege de un mal evento o te da un cubo.
pillars-lesson-event-task = Tienes 6 de oro, y también llegará el impuesto. Pide protección.
pillars-lesson-event-right = Lo demás ocurrió por sí solo: la fábrica de lana, el Priorato, tu piedra de la cantera y el dado del impuesto. Jack está en la Corte del Rey y no paga.
pillars-lesson-event-wrong-cube = Un cubo vale de 2 a 4 de oro, pero el evento te quita 4, y con el impuesto después podrías perder puntos. Pide protección.

pillars-lesson-market = En el mercado
pillars-lesson-market-text = En cada turno del mercado compras o vendes un solo material. La arena vale 2 de oro, la madera 3, la piedra 4. Solo vende piedra quien tiene picapedrero, y solo compra madera quien tiene ebanista. Tu ebanista saca un punto de 2 maderas, y tienes 1.
pillars-lesson-market-task-1 = Tienes 1 de oro. Vende las 3 arenas.
pillars-lesson-market-task-2 = Compra ahora 1 madera, para que tu ebanista tenga dos.
pillars-lesson-market-right = Tres arenas se volvieron una madera y 4 de oro, y dos maderas serán un punto de victoria.
pillars-lesson-market-wrong-fewer = Nadie necesita aquí la arena que quedaría: tres arenas valen 6 de oro. Véndelas todas de una vez.
pillars-lesson-market-wrong-wood = La madera quieres guardarla: con otra, tu ebanista saca un punto.
pillars-lesson-market-wrong-more = Basta con una: 2 maderas dan un punto, la tercera sobraría.
pillars-lesson-market-wrong-buy_other = No tiene nada de malo, pero lo que te falta es 1 madera para un punto.
pillars-lesson-market-wrong-withdraw = Quien se retira ya no comercia en esta ronda. Aún tienes algo que hacer.

pillars-lesson-craftsmen = Lo que vale un cubo
pillars-lesson-craftsmen-text = En la catedral trabajan tus artesanos. La misma piedra vale más con uno que con otro: el picapedrero saca 1 punto de 2 piedras, el albañil 1 punto de cada piedra (si tienes un mezclador de argamasa). Tienes 2 piedras.
pillars-lesson-craftsmen-task-1 = Saca de tus 2 piedras todos los puntos que puedas: haz trabajar a quien convenga.
pillars-lesson-craftsmen-task-2 = Queda una piedra: que trabaje otra vez.
pillars-lesson-craftsmen-right = Dos puntos de dos piedras. El picapedrero habría sacado uno.
pillars-lesson-craftsmen-wrong-stonecutter = El picapedrero gasta 2 piedras en 1 punto. El albañil, solo una.
pillars-lesson-craftsmen-wrong-finish = Los cubos sin usar no dan puntos, y al final de la partida no valen nada. Que trabaje el albañil.

pillars-lesson-capacity = Cuántas veces trabajan
pillars-lesson-capacity-text = Cada artesano trabaja en una ronda solo tantas veces como dice el número de su carta. El albañil dos, el picapedrero y el ebanista cuatro, el mezclador de argamasa tres. Tienes 4 piedras.
pillars-lesson-capacity-task-1 = Que trabaje primero el mejor.
pillars-lesson-capacity-task-2 = Puede trabajar una vez más.
pillars-lesson-capacity-task-3 = El albañil ya no puede más en esta ronda. ¿Quién puede usar aún 2 piedras?
pillars-lesson-capacity-right = 3 puntos de 4 piedras. Con otro albañil habrían sido 4: más artesanos importan tanto como más cubos.
pillars-lesson-capacity-wrong-stonecutter = Puede, pero necesita 2 piedras para un punto. Que trabaje primero el albañil cuanto pueda, y el picapedrero con lo que quede.
pillars-lesson-capacity-wrong-mixer = El mezclador de argamasa saca un punto de 3 arenas. Puede hacerlo cuando quieras; aquí se trata de tu piedra.
pillars-lesson-capacity-wrong-finish = Aún queda piedra de la que sacar puntos.

pillars-lesson-room = Cinco casas
pillars-lesson-room-text = Tienes sitio para cinco artesanos. Cuando llega un sexto, alguno tiene que irse. Tu mezclador de argamasa experto saca un punto de 2 arenas; el de antes necesita 3.
pillars-lesson-room-task-1 = Contrata al albañil por 5 de oro.
pillars-lesson-room-task-2 = Ahora alguno tiene que irse. ¿El trabajo de quién lo hace mejor otro de los tuyos?
pillars-lesson-room-right = Bien elegido: el mezclador experto también le sirve al albañil.
pillars-lesson-room-wrong-tool_maker = El fabricante de herramientas necesita metal, y no tienes. El albañil usa piedra, y ya viene piedra de camino.
pillars-lesson-room-wrong-pass = Tienes 6 de oro y un albañil a mano: desde ahora, un punto de cada piedra.
pillars-lesson-room-wrong-new = ¡Acabas de pagar 5 de oro por él! Es quien más saca de tu piedra. Busca a alguien que ya no haga falta.
pillars-lesson-room-wrong-useful = Ese no: trabaja más veces que los demás o te permite lo que ningún otro de los tuyos. Compara los dos mezcladores de argamasa.

pillars-lesson-end = El final de la partida
pillars-lesson-end-text = Después se añade una pieza a la catedral, y en la próxima ronda hay mejores artesanos. Tras la sexta ronda la catedral está en pie y ganan los puntos de victoria; el oro deshace un empate. Ya sabes cuanto necesitas para una primera partida; el consejero explica lo que sea nuevo.
