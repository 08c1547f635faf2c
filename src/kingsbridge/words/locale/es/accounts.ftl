### Cuentas: lo que el servidor escribe a la gente y lo que dicen las páginas sobre sus cuentas

## Cartas

server-turn-subject = Te toca: { $game }
server-turn-letter =
    Buenos días, { $name }:

    te toca en una mesa de { $game }:
    { $link }
server-confirm-subject = ¿Es esta tu dirección?
server-confirm-letter =
    Buenos días, { $name }:

    alguien, esperamos que tú, quiere recibir cartas de Kingsbridge en esta dirección. Si has sido tú, confírmala en una semana:
    { $link }

    Si no, no hagas nada: no llegará ninguna carta más.
server-reset-subject = Una contraseña nueva para { $name }
server-reset-letter =
    Buenos días, { $name }:

    con este enlace puedes elegir una contraseña nueva, una sola vez y en el plazo de una hora:
    { $link }

    Si no lo has pedido, no hagas nada: tu contraseña de antes sigue valiendo.
server-password-subject = Tu contraseña ha cambiado
server-password-letter =
    Buenos días, { $name }:

    tu contraseña de Kingsbridge acaba de cambiar. Si no has sido tú, pide una nueva en la página de tu cuenta o escribe a tu anfitrión.
server-moved-subject = Tus cartas van ahora a otro sitio
server-moved-letter =
    Buenos días, { $name }:

    tu cuenta de Kingsbridge tiene ahora otra dirección para las cartas; esta es la última que llega aquí. Si no has sido tú, entra y cambia tu contraseña, o escribe a tu anfitrión.
server-webhook-subject = Tu webhook no contesta
server-webhook-letter =
    Buenos días, { $name }:

    hemos llamado varias veces a { $webhook } cuando te tocaba y no ha contestado como debe. No volveremos a llamarlo; en tus ajustes puedes ponerlo de nuevo.
server-letter-end =
    Recibes esta carta porque en Kingsbridge se dio esta dirección para ello. Para no recibir más:
    { $link }

## Lo que salió mal

web-problem-bad_link = Este enlace no es nuestro. Quizá esté cortado: cópialo entero.
web-problem-old_link = Este enlace ya no vale. Pide uno nuevo.
web-problem-not_your_password = Esa no es tu contraseña.
web-problem-same_password = Esa es la contraseña que ya tienes: elige otra.
web-problem-no_guests = Aquí no hay invitados: entra, o crea una cuenta.
web-problem-registration_closed = Aquí no se crean cuentas nuevas.
web-problem-no_invitation = Para crear una cuenta aquí necesitas una invitación: escribe su código.
web-problem-bad_invitation = Esa invitación no existe o ya está gastada.
web-problem-no_mail = Este servidor no envía cartas.
web-problem-scope = Esta clave no sirve para eso.
web-banned-until = Se te ha expulsado de este servidor hasta el { $until }.
web-banned-why = El motivo: { $reason }

## Avisos


## La página de la cuenta

web-invitation = Código de invitación
web-lost-password = ¿Has olvidado tu contraseña?
web-lost-password-about = Escribe la dirección que confirmaste aquí. Si hay una cuenta con ella, te llegará una carta con un enlace.
web-lost-password-host = Este servidor no envía cartas: pide un enlace a su anfitrión.
web-lost-password-send = Enviadme un enlace
web-lost-password-sent = Si hay una cuenta con esta dirección, una carta está en camino.
web-rename = Otro nombre
web-rename-do = Cambiar el nombre
web-change-password = Cambiar la contraseña
web-old-password = Contraseña de antes
web-new-password = Contraseña nueva
web-password-hint = Al menos 8 caracteres.
web-password-changed = Tu contraseña ha cambiado. En los demás navegadores se ha cerrado la sesión.
web-email = Dirección para cartas
web-email-about = Para recordatorios, y para un enlace si olvidas tu contraseña. Vale cuando la hayas confirmado con el enlace de nuestra carta.
web-email-confirmed = { $address } está confirmada.
web-email-waiting = { $address } aún no está confirmada: sigue el enlace de nuestra carta.
web-email-sent = Una carta está en camino. Sigue el enlace que lleva.
web-email-not-sent = Hace poco que escribimos a esta dirección. Busca nuestra carta, o inténtalo mañana.
web-email-forget = Olvidar esta dirección
web-sessions = Dónde has entrado
web-session = Entraste el { $created }; último uso el { $seen }
web-session-unknown = un navegador
web-session-this = este navegador
web-session-end = Salir allí
web-token-for = Qué puede hacer
web-scope-read = mirar
web-scope-play = jugar
web-scope-account = cuidar de la cuenta
web-token-line = { $name } · { $scopes } · desde el { $created }
web-token-seen = usada por última vez el { $seen }
web-token-never = nunca usada
web-my-data = Tus datos
web-my-data-about = Todo lo que se guarda aquí de ti, en un archivo.
web-my-data-save = Guardar el archivo
web-leave = Irse para siempre
web-leave-about = Se abandonan tus partidas y se borra todo lo tuyo: chat, puntuaciones, cajas, claves, dirección. En las mesas donde también jugaron otros pasas a llamarte «N. N.». No se puede deshacer.
web-leave-do = Borrarlo todo
web-leave-sure = ¿Irte para siempre?
web-left = Ya no se te conoce aquí. ¡Adiós!

## Las páginas a las que llevan las cartas

web-letters = Cartas
web-letters-confirm = Confirma tu dirección
web-letters-confirm-do = Sí, esta dirección es mía
web-letters-confirm-done = Gracias: tu dirección está confirmada.
web-letters-unsubscribe = No más cartas
web-letters-unsubscribe-do = No me enviéis más cartas
web-letters-unsubscribe-done = No recibirás más recordatorios por carta.
web-letters-reset = Elige una contraseña nueva
web-letters-reset-do = Usar esta contraseña
web-letters-reset-done = Tienes una contraseña nueva y has entrado.
web-reminders-letters = una carta a tu dirección confirmada
web-reminders-letters-how = Para recibir cartas, confirma antes una dirección en la página de tu cuenta.
web-logged-out-elsewhere = Se cerró tu sesión aquí. Nada de lo que hiciste se ha perdido; vuelve a entrar para seguir:
