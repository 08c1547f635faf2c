### Palabras que solo necesita el navegador.

## El marco de cada página

web-site = Kingsbridge
web-skip = Ir al contenido
web-close = Cerrar
web-explain = ¿Qué es esto?
web-language = Idioma
# $theme (String) - auto, light or dark
web-theme =
    { $theme ->
        [light] Luz: de día
        [dark] Luz: de noche
       *[other] Luz: la que indique el dispositivo
    }
web-page-failed = No se ha podido cargar esta página. ¿Sigue habiendo conexión?
web-lost = Esta página no existe
web-lost-text = Aquí acaba el camino. Quizá el enlace esté cortado.
web-to-the-hall = Volver a la sala

## Las páginas

# $count (Number) - how many games there are
web-hall =
    { $count ->
        [2] Dos juegos, una ciudad
       *[other] Una ciudad y otros juegos
    }
web-new-table = Nueva mesa
web-table = Mesa
web-rules = Reglas
web-cards = Cartas
web-account = Cuenta
web-settings = Ajustes
web-host = Mantener el orden
# $version (String) - such as 1.2.0
web-version = Kingsbridge { $version }
web-puzzles = Problemas
web-replay = Repetición
web-study = Tablero de análisis
web-study-from-here = Estudiar desde aquí
web-study-try = Volver a intentarlo

## La sala

web-play-now = Jugar ahora

## El marco: conexión y cuenta

web-account-of = Cuenta: { $name }
web-connection-lost = Se ha perdido la conexión. Lo seguimos intentando; nada de lo hecho se pierde.
web-connection-back = La conexión ha vuelto.
web-offline = No hay conexión. Este Kingsbridge está en un servidor: tus partidas están a salvo allí y siguen cuando vuelva la red.
web-new-version = Hay una versión nueva de Kingsbridge. Se usará la próxima vez que vengas, o ahora mismo si quieres.
web-new-version-game-open = Hay una partida abierta en otra pestaña. La versión nueva espera a que la cierres.
web-use-new-version = Usarla ahora
web-loading = Un momento…
web-yes = sí
web-no = no
web-save = Guardar
web-saved = Guardado.
web-copy = Copiar
web-copied = Se ha copiado el enlace.
web-link = Enlace
web-share = Compartir
web-send = Enviar
web-try-again = Intentarlo otra vez
web-you = tú
web-guest-names = Beltrán, Elvira, Gonzalo, Jimena, Lope, Mencía, Nuño, Sancha, Urraca, Veremundo

## Lo que ha ido mal

web-problem-offline = El servidor no responde. ¿Hay conexión?
web-problem-broken = Algo ha fallado. No se ha perdido nada; inténtalo de nuevo.
web-problem-later = El servidor está muy ocupado. No se ha perdido nada; inténtalo dentro de un momento.
web-problem-too_many = Han sido muchas peticiones a la vez. Espera un momento.
web-problem-not_found = No existe esa mesa. Quizá el enlace esté cortado.
web-problem-not_yours = Eso solo puede hacerlo otra persona.
web-host-only = Aquí solo entra quien es anfitrión. Si lo eres, entra con tu cuenta.
web-problem-not_your_turn = No es tu turno.
web-problem-no_hints = En esta mesa no hay pistas.
web-problem-undo_never = No se puede deshacer: otra persona ha actuado o se ha revelado algo oculto.
web-problem-nothing_to_undo = Aún no hay nada que deshacer.
web-problem-not_away = No lleva tanto tiempo ausente: espera un minuto.
web-problem-stand_in = Un bot juega en este asiento. Di primero que has vuelto.
web-problem-over = La partida ha terminado.
web-problem-closed = Esta mesa se ha cerrado.
web-problem-begun = La partida ya ha empezado.
web-problem-seated = Ya tienes asiento en esta mesa.
web-problem-not_open = Alguien ha sido más rápido: el asiento está ocupado.
web-problem-too_many_tables = Tienes muchas mesas abiertas: cierra antes alguna.
web-problem-bad_seats = En cada asiento tiene que haber alguien, y cada uno con un nombre distinto.
web-problem-bad_name = Un nombre tiene de 1 a 20 caracteres.
web-problem-bad_password = Una contraseña tiene al menos 8 caracteres.
web-problem-wrong_password = No hay ninguna cuenta con ese nombre y esa contraseña.
web-problem-name_taken = Ese nombre está ocupado.
web-problem-account_needed = Una partida puntuada requiere una cuenta.
web-problem-rated = Una partida puntuada es para personas con cuenta y con las cartas impresas.
web-problem-bad_email = Esa no es una dirección de correo.
web-problem-bad_webhook = Un webhook es una dirección como https://example.org/ruta.
web-problem-bad_chat = Di algo, en 500 caracteres como mucho.
web-problem-banned = Se te ha expulsado de este servidor.
web-problem-not_over = Solo se puede analizar una partida jugada hasta el final.

## La sala: mesas

web-my-tables = Mis mesas
web-open-tables = Mesas abiertas
web-open-tables-none = Ahora mismo nadie espera jugadores. Abre una mesa: los demás la verán aquí.
web-played-now = En juego
web-finished-games = Partidas terminadas
web-join = Unirse
web-watch = Ver
web-go-there = Ir a la mesa
web-result = Resultado
web-your-turn = Tu turno
web-your-turn-elsewhere = Es tu turno en otra mesa.
web-won-by =
    { $count ->
        [one] Ha ganado { $names }
       *[other] Han ganado { $names }
    }
web-rated = puntuada
web-private = privada
web-seat-open = asiento libre
web-seat-bot = { $name } ({ $level })
web-seat-number = Asiento { $number }

## Niveles de los bots

web-level = Nivel
web-level-apprentice = aprendiz
web-level-journeyman = oficial
web-level-master = maestro
web-level-architect = arquitecto
web-level-visionary = visionario
web-level-about-apprentice = Juega como un oficial, pero se distrae.
web-level-about-journeyman = Juega con sensatez y casi sin pensárselo.
web-level-about-master = Medita sus jugadas y piensa un poco por adelantado.
web-level-about-architect = Piensa muy por adelantado, en menos de un segundo por jugada.
web-level-about-visionary = El más fuerte que hay: se toma unos segundos por jugada para mirar lo más lejos posible.
web-level-about-program = Un programa de quien lleva este servidor.

## Una mesa nueva

web-which-game = ¿Qué juego?
web-how-many = ¿Cuántos juegan?
web-players =
    { $count ->
        [one] { $count } jugador
       *[other] { $count } jugadores
    }
web-who-sits = ¿Quién se sienta dónde?
web-kind-me = Yo
web-kind-bot = Un bot
web-kind-open = Asiento libre
web-kind-here = Un amigo aquí
web-kind-about-me = Este asiento es tuyo.
web-kind-about-open = Aquí puede sentarse quien tenga el enlace; en una mesa pública, cualquiera de la sala.
web-kind-about-here = Juega en esta pantalla; al pasarla, lo oculto sigue oculto.
web-their-name = Su nombre
web-how-fast = ¿A qué ritmo?
web-pace-free = Sin prisa
web-pace-live = En directo, con reloj
web-pace-turns = Por turnos, durante días
web-pace-about-free = No corre ningún reloj. Entra y sal cuando quieras.
web-pace-about-live = Cada jugador tiene un tiempo para toda la partida y algo más con cada jugada. Si se acaba, lo sustituye un bot.
web-pace-about-turns = Cada decisión tiene unas horas de plazo. Quien quiera recibe un aviso.
web-pace-clock = { $minutes } min + { $increment } s
web-pace-hours =
    { $hours ->
        [one] { $hours } hora por turno
       *[other] { $hours } horas por turno
    }
web-minutes = Minutos por jugador
web-increment = Segundos más con cada jugada
web-hours = Horas para cada decisión
web-table-rules = Reglas de la casa
web-hints-allowed = Pistas: quien tiene el turno puede preguntar al bot más fuerte.
web-private-about = Privada: solo la encuentra quien tiene el enlace.
web-rated-about = Puntuada: el resultado cuenta para la puntuación de todos. Sin bots ni pistas.
web-rated-account = Requiere una cuenta.
web-rated-cards = Una partida puntuada se juega con las cartas tal como las conocemos.
web-rated-people = Es para personas en todos los asientos, cada una en su pantalla.
web-options = Opciones
web-options-and-edition = Edición y opciones
web-open-table = Abrir la mesa
web-value-start-random = por sorteo

## Esperando jugadores

web-waiting-for =
    { $count ->
        [one] Falta un jugador para empezar.
       *[other] Faltan { $count } jugadores para empezar.
    }
web-sit-here = Sentarse aquí
web-stand-up = Levantarse
web-invite = Invitar a alguien
web-invite-about = Quien abra este enlace puede sentarse, sin cuenta.
web-start-now = Empezar ya
web-bots-of-level = Los bots ocupan los asientos libres:
web-start-with-bots = Empezar con bots
web-rated-waits = Una partida puntuada espera a que haya personas en todos los asientos.
web-close-table = Cerrar la mesa
web-table-closed = Esta mesa se ha cerrado.
web-no-table = No existe esa mesa

## En la mesa

web-choices = Lo que puedes hacer
web-refusals = Lo que ahora no se puede hacer, y por qué ({ $count })
web-rule = Regla { $id }
web-rule-ours = Regla { $id }, decisión nuestra
web-undo = Deshacer
web-undo-ask = Pedir que se deshaga
web-undo-asked = Se ha preguntado a los demás.
web-undo-barred-nothing = Aún no hay nada que deshacer.
web-undo-barred-acted = No se puede deshacer: otra persona ya ha actuado.
web-undo-barred-revealed = No se puede deshacer: ya se ha revelado algo oculto.
web-undo-question = { $player } quiere deshacer la última decisión.
web-undo-waiting = { $player } ha pedido deshacer una decisión.
web-undo-allow = Permitir
web-undo-refuse = Rechazar
web-hint = Pista
web-hint-rank = N.º { $rank } · { $chance }
web-proposal =
    { $gold ->
        [0] Más puntos ahora: { $vp } PV.
       *[other] Más puntos ahora: { $vp } PV y { $gold } de oro.
    }
web-next = Siguiente ({ $count })
web-skip-bots = Saltar al momento actual
web-log = Registro
web-log-all =
    { $count ->
        [one] Mostrar { $count } línea anterior
       *[other] Mostrar { $count } líneas anteriores
    }
web-chat = Chat
web-chat-none = Nadie ha dicho nada todavía.
web-chat-say = Di algo
web-chat-seated = Aquí solo hablan quienes están sentados a la mesa.
web-mute = Silenciar a { $name }
web-muted = { $name } está en silencio.
web-unmute = Volver a oír
web-players-label = Jugadores
web-points = Puntos de victoria
web-clock = Tiempo restante
web-decides = decide ahora
web-away = ausente
web-stands-in = lo sustituye un bot
web-has-resigned = ha abandonado
web-watching = estás de espectador
web-table-menu = Mesa y asientos
web-seats = Asientos
web-stand-in = Que juegue un bot
web-come-back = He vuelto
web-bot-plays-for-you = Un bot juega por ti.
web-resign = Abandonar
web-resign-sure = Sí, dejar este asiento definitivamente
web-hand-over = Pasa la pantalla a { $player }
web-hand-over-about = Bienes y cartas siguen ocultos hasta que lo digas.
web-hand-over-done = Soy { $player }
web-bots-pace = Jugadas de los demás
web-bots-instant = al instante
web-bots-slow = una tras otra
web-bots-step = paso a paso
web-sounds = Sonidos
web-in-words = La mesa en palabras

## Toda la mesa en una pantalla

web-tab-board = Tablero
web-orders = Órdenes
web-look-closely = Mirar de cerca
web-zoom-in = Acercarse
web-zoom-out = Alejarse un poco
web-zoom-fit = El tablero entero
web-all-choices =
    { $count ->
        [one] La única opción, y lo que no se puede hacer
       *[other] Las { $count } opciones, y lo que no se puede hacer
    }
web-more-choices = { $count } más …
# $name (String) - un jugador
web-open-mat = { $name }: todo lo que tiene
# $what (String) - lo ganado y lo perdido
web-since = Desde tu último turno: { $what }
web-since-my-turn = Desde tu último turno
web-with-hints = todos pueden pedir consejo
# $what (String) - una jugada en palabras
web-always = Ahora y siempre: { $what }
web-withdraw = Retirar
# $what (String) - una cosa del tablero, en palabras
web-planned = Tu próxima jugada: { $what }
web-plan-withdrawn = Tu próxima jugada no es posible ahora: { $what }
# $what (String) - jugadas en palabras
web-done-for-you = Hecho por ti: { $what }
web-player-left = Le toca a { $player }, pero se ha ido.
web-rematch-asked = Hay revancha, y se te guarda un asiento.
web-deciding = Cómo decides
web-decide-all = Preguntarme aunque solo haya una opción
web-keys-confirm = Las teclas solo llevan a una opción; Intro la juega
# $vp (Number) - puntos de victoria
web-final-points = { $vp } PV
# $what (String) - una jugada; $chance (String) - como 61 %
web-proposal-rather = Gana más a menudo, dice el bot más fuerte ({ $chance }): { $what }
web-key-choices = todas las opciones
web-kept-for = guardado para { $name }
web-free-seat = Liberarlo

## Ayuda y teclas

web-help = Ayuda
web-help-about = Todo lo que brilla se puede elegir, en el tablero o en la lista. Señala, enfoca o mantén pulsado lo demás y te dirá por qué no.
web-key-choose = jugar la opción de esa tecla; recorrerlas
web-key-undo = deshacer
web-key-hint = pista
web-key-log = registro
web-key-next = ver la jugada siguiente
web-key-skip = saltar al momento actual
web-key-words = la mesa dibujada o en palabras
web-key-help = esta ayuda

## Una primera partida enseña sola

web-coach = Explicaciones en la primera partida
web-coach-got-it = Entendido
web-coach-off = No más explicaciones
web-coach-again = Explicarlo todo otra vez

## Tras la partida

web-score-sheet = De dónde vinieron los puntos
web-source = Origen
web-total = Total
web-points-over-time = Puntos de victoria a lo largo de la partida
web-rematch = Revancha
web-rematch-go = A la revancha
web-download-record = Descargar la partida
web-bring-record = Abrir una partida de un archivo
web-bring-record-bad = Este archivo no es el registro de una partida.
web-analyse = Analizar la partida
web-analysis-about = El bot más fuerte repasa cada decisión: probabilidades de ganar, todos los errores con la jugada mejor, momentos decisivos y suerte. Lo que encuentra se guarda.
web-analysis-note = Elige un punto de la gráfica para ver la mesa en ese momento.
web-no-turning-points = En ningún momento cambió mucho la probabilidad de nadie.

## Repeticiones

web-replay-nothing = Esta partida no ha empezado: no hay nada que repetir.
web-replay-first = Al principio
web-replay-back = Un paso atrás
web-replay-forward = Un paso adelante
web-replay-last = Al final
web-replay-run = Reproducir
web-replay-pause = Pausa
web-replay-where = En qué punto de la partida
web-replay-eyes = Con los ojos de quién
web-replay-spectator = como espectador
web-replay-eyes-of = con los ojos de { $name }

## Reglas y cartas

web-rules-about = Todas las reglas tal como se juegan aquí. Las mismas frases explican por qué algo no se puede hacer y qué ha pasado.
web-rulings-about = { ruling-mark } { ruling-about }
web-rulings-only = Solo decisiones nuestras ({ $count })
web-search = Buscar
web-sections = Apartados
web-found =
    { $count ->
        [0] No se ha encontrado ninguna regla.
        [one] Se ha encontrado una regla.
       *[other] Se han encontrado { $count } reglas.
    }
web-cards-about = Todas las cartas con sus valores. Una marca roja indica lo que nadie pudo leer en la carta impresa: ahí lo decidimos o reconstruimos.
web-cards-box-about = Cada carta tal como está en tu caja. Una etiqueta dice cuáles corregiste o confirmaste, y nombra lo que aún elegimos nosotros.
web-cards-none = Este juego no tiene cartas que mirar.
web-origin = ¿De dónde?
web-reconstructed = Nuestro: { $fields }
web-origin-A = impreso en un reglamento: texto, imagen o ejemplo
web-origin-A-minus = se desprende claramente del reglamento
web-origin-B2 = leído en las cartas por dos o más fuentes independientes
web-origin-B = leído en las cartas por una fuente independiente
web-origin-C-plus = deducido de varias pistas que coinciden
web-origin-C = deducido, o decisión nuestra
web-origin-D = reconstrucción nuestra: no se halló ninguna lista pública del valor impreso
web-origin-corrected = corregido por quien tiene la caja
web-origin-confirmed = confirmado por quien tiene la caja
web-field-exists = que existe
web-field-name = nombre
web-field-effect = efecto
web-field-starred = estrella
web-field-kind = tipo
web-field-chapter = capítulo
web-field-corners = esquinas
web-field-enters = cuándo llega
web-field-stone = piedra
web-field-wood = madera
web-field-bonus = premio
web-field-income = ingresos
web-field-cost = coste
web-field-place = lugar
web-field-start = inicio
web-field-benefit = beneficio
web-field-takes = lo que gasta
web-field-holds = lo que necesita
web-field-gives = lo que da
web-field-capacity = usos
web-field-serves_as = cuenta como
web-field-needs = necesita
web-field-yield = rendimiento
web-field-workers = trabajadores
web-field-choice = elección
web-field-plague = lugar que enferma
web-field-care = cuidado
web-field-metal = metal

## Mi caja: lo que dicen las cartas impresas de quien tiene el juego

web-box = Mi caja
web-box-about = ¿Tienes el juego? Repasa sus cartas tal como están en la caja. Donde la nuestra dice lo impreso, un clic lo confirma; donde no, escribe lo que dice tu carta. Se guarda sobre la marcha.
web-box-list = Las cartas
web-box-card-of = Carta { $number } de { $cards }
web-box-previous = La carta anterior
web-box-next = La carta siguiente
web-box-first = Es la primera carta.
web-box-last = Es la última carta.
web-box-next-unknown = Siguiente carta pendiente
web-box-all-known = De esta caja se conocen todas las cartas.
web-box-confirm-card = Todo tal cual: siguiente
web-box-confirm = Como está impreso
web-box-confirm-one = { $what }: está impreso así
web-box-unsay = Retirar
web-box-unsay-one = { $what }: retirar lo que escribí
web-box-write = { $what }: mi carta lo tiene
web-box-also = Mi carta también tiene:
web-box-mark-untouched = sin mirar
web-box-mark-begun = mirada en parte
web-box-mark-confirmed = confirmada
web-box-mark-corrected = corregida
web-box-mark-held = sin guardar
web-box-confirmed = confirmado
web-box-corrected = corregido
web-box-kept = Guardado
web-box-writing = Guardando…
web-box-refused = Sin guardar
web-box-refused-cards =
    { $count ->
        [one] { $count } carta sin guardar
       *[other] { $count } cartas sin guardar
    }
web-box-waiting = Aún sin guardar, se intenta de nuevo…
web-box-wrong = Así no se puede jugar:
web-box-held = Aún sin guardar: { $what } no puede ser así.
web-box-held-card = Aún sin guardar:
web-box-turned = Ajustado solo: lo que hace la carta lo necesita.
web-box-ours = Nuestro: { $value }
web-box-ours-none = Nuestra carta no lo tiene.
web-box-ours-says = La nuestra dice: { $text }
web-box-nothing = nada
web-box-amount = { $number } { $what }
web-box-points =
    { $number ->
        [one] { $number } punto de victoria
       *[other] { $number } puntos de victoria
    }
web-box-less = { $what }: uno menos
web-box-more = { $what }: uno más
web-box-add = Añadir …
web-box-add-good = Añadir un bien …
web-box-add-effect = Añadir un efecto …
web-box-leave-out = Quitar: { $what }
web-box-how-much = Cuánto se sabe
web-box-how-much-about = De una carta se sabe todo cuando cada uno de sus valores está confirmado o corregido.
web-box-sheet = Tipo de carta
web-box-all = Toda la caja
web-box-known = Se sabe
web-box-known-of = { $known } de { $cards }
web-box-corrected-count =
    { $count ->
        [one] { $count } corregida
       *[other] { $count } corregidas
    }
web-box-use = Qué hacer con ella
web-box-use-account = Tu caja se guarda con tu cuenta. En una mesa abierta con ella, los demás ven qué cambia.
web-box-use-guest = Tu caja se guarda para este navegador. Crea una cuenta para tenerla en todas partes; vendrá contigo. En una mesa abierta con ella, los demás ven qué cambia.
web-box-open-table = Abrir una mesa con ella
web-box-export = Exportar como TOML
web-box-import = Importar TOML
web-box-import-about =
    { $count ->
        [one] Lo que escribiste en una carta se va, y en su lugar queda lo que dice { $name }. Antes puedes exportar lo tuyo.
       *[other] Lo que escribiste en { $count } cartas se va, y en su lugar queda lo que dice { $name }. Antes puedes exportar lo tuyo.
    }
web-box-import-sure = Tomar el archivo
web-box-taken = Tu caja está ahora como dice el archivo.
web-box-bad-file = { $name } no se aceptó: { $why }
web-box-start-over = Empezar de nuevo
web-box-start-over-about = Se olvidaría todo lo que confirmaste y corregiste en esta caja. Antes puedes exportarla.
web-box-start-over-sure = Olvidarlo todo
web-box-keep = Conservarla
web-box-empty = Aún no hay nada escrito en tu caja.
web-which-cards = ¿Con qué cartas?
web-cards-ours = Las cartas impresas tal como las conocemos
web-cards-mine = Las cartas de mi caja
web-cards-mine-about =
    Tu caja: se conocen { $known } de { $cards } cartas, { $corrected ->
        [0] ninguna distinta de las nuestras.
        [one] una de ellas distinta de las nuestras.
       *[other] { $corrected } de ellas distintas de las nuestras.
    }
web-cards-mine-none = Tu caja sigue tal como la conocemos. Repasa antes sus cartas:
web-corrected-box = caja corregida
web-corrected-about = En esta mesa se juega con los valores de la caja de quien la abrió, y no solo con los nuestros.
web-corrected-rules = La caja de esta mesa puede tener otros números.
web-differs = Qué cambia en esta caja
web-differs-nothing = Nada: todos sus valores son los nuestros.
web-differs-count =
    { $count ->
        [0] Ninguna carta cambia
        [one] Cambia una carta
       *[other] Cambian { $count } cartas
    }
web-differs-was = la nuestra: { $name }
web-differs-ours = nuestro:
web-differs-here = aquí:

## Cuentas

web-name = Nombre
web-password = Contraseña
web-have-account = Tienes una cuenta. Tus partidas y tu puntuación quedan en ella.
web-am-guest = Eres un invitado, conocido solo en este navegador. Crea una cuenta para conservar tus partidas y jugar partidas puntuadas.
web-rating =
    { $games ->
        [one] puntuación { $mean } tras { $games } partida
       *[other] puntuación { $mean } tras { $games } partidas
    }
web-log-out = Cerrar sesión
web-log-out-everywhere = Cerrar sesión en todas partes
web-log-out-guest = Un invitado que cierra sesión no puede volver a sus partidas.
web-be-guest = Jugar como invitado
web-be-guest-about = Elige un nombre, y ya está. O simplemente juega: se te dará uno.
web-log-in-or-register = Entrar o crear una cuenta
web-register-about = Un nombre y una contraseña, nada más. Las partidas del invitado se conservan.
web-log-in = Entrar
web-register = Crear una cuenta
web-tokens = Claves de acceso
web-tokens-about = Con una clave, un programa tuyo puede jugar en tu nombre.
web-token-name = Para qué es
web-token-make = Crear una clave
web-token-made = Guárdala; no se volverá a mostrar:
web-token-take-back = Revocar

## Ajustes

web-looks = Aspecto
web-light = Luz
web-light-auto = la que indique el dispositivo
web-light-light = de día
web-light-dark = de noche
web-motion = Movimiento
web-motion-auto = el que indique el dispositivo
web-motion-reduced = el menor posible
web-the-table = La mesa
web-show-drawn = dibujada
web-show-words = en palabras, para leer o escuchar
web-playing = Al jugar
web-sounds-and-help = Sonidos y ayuda
web-reminders = Avisos
web-reminders-about = Cómo te enteras de que es tu turno en una mesa que se juega por turnos.
web-reminders-browser = un aviso de este navegador, con una página nuestra abierta
web-reminders-webhook = Webhook (una dirección a la que se llama)
web-reminders-nobody = Para avisarte hay que saber quién eres: primero juega o entra.
web-notifications-denied = Este navegador no permite nuestros avisos.

## La mesa en palabras

web-words-list = { $label }: { $things }
web-words-none = ninguno
web-words-round = La ronda
web-words-start = Empieza { $player }.
web-words-tax = El impuesto es de { $gold } de oro.
web-words-stock = Existencias
