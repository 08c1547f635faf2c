# La gente: perfiles, clasificaciones, bloqueos, denuncias y lo que se le dice a quien vuelve.

web-profile = Perfil
web-leaderboard = Clasificación
web-people-me = Mi perfil
web-people-nobody = Aquí no hay nadie. Quizá el enlace está cortado, o borró su cuenta.
web-people-guest = invitado
web-people-account = con cuenta
web-people-host = anfitrión
web-people-since = aquí desde el { $day }

## Lo que ha jugado alguien

web-people-rating-now = { $mean } ± { $spread }
web-people-rating-games =
    { $games ->
        [one] tras { $games } partida; casi seguro por encima de { $cautious }
       *[other] tras { $games } partidas; casi seguro por encima de { $cautious }
    }
web-people-rating-none = Todavía ninguna partida puntuada.
web-people-chart = La puntuación en { $title } con el tiempo
web-people-chart-about = La línea es la puntuación; la franja, donde está en 95 de cada 100 casos: se estrecha con cada partida.
web-people-chart-table = Lo mismo en una tabla
web-people-when = Cuándo
web-people-rating = Puntuación
web-people-spread = Incertidumbre
web-people-results = Resultados
web-people-results-none = Todavía ninguna partida terminada.
web-people-players = Jugadores
web-people-against = Contra
web-people-against-people = personas
web-people-against-bots = bots
web-people-games = Partidas
web-people-wins = Ganadas
web-people-place = Puesto medio
web-people-history = Partidas terminadas
web-people-older = Ver anteriores

## Lo que se puede hacer con alguien

web-people-more = Silenciar, bloquear, denunciar
web-people-menu-of = { $name }: perfil, silenciar, bloquear, denunciar
web-people-block = Bloquear
web-people-unblock = Dejar de bloquear
web-people-block-about = Nunca os sentáis a la misma mesa ni os oís. Nadie se lo dice.
web-people-is-blocked = Has bloqueado a { $name }.
web-people-blocked = { $name } y tú vais ahora por caminos distintos.
web-people-unblocked = { $name } puede volver a sentarse contigo.
web-people-blocked-list = A quién bloqueo
web-people-report = Denunciar
web-people-report-of = Denunciar a { $name }
web-people-report-why = ¿Qué está mal?
web-people-reason-insults = insultos en el chat
web-people-reason-stalling = perder el tiempo, o hacer esperar a los demás
web-people-reason-cheating = trampas
web-people-reason-name = un nombre ofensivo
web-people-reason-other = otra cosa
web-people-report-text = ¿Qué ha pasado? (si hay más que decir)
web-people-report-quote = Los anfitriones ven lo que se dijo: «{ $text }»
web-people-report-send = Decírselo a los anfitriones
web-people-report-back = Volver
web-people-report-thanks = Gracias. Un anfitrión lo mirará y te lo hará saber.
web-people-kick = Echar de la mesa
web-people-kick-about = { $name } se levanta y no puede volver a sentarse a esta mesa.
web-problem-cannot_sit = No puedes sentarte a esta mesa.
web-problem-blocked_here = Bloqueas a alguien de esta mesa: no puedes sentarte aquí.
web-problem-sent_away = Quien abrió esta mesa te echó de ella: no puedes volver a sentarte aquí.
web-problem-reported = Ya lo has denunciado. Un anfitrión lo mirará.
web-problem-bad_report = Así no se puede denunciar a nadie: no estaba en esta mesa.
web-problem-not_taken = Ahí ya no hay nadie.

## Clasificación

web-leaderboard-about =
    { $games ->
        [one] Por orden de lo que la fuerza de cada cual supera casi seguro: la puntuación menos tres veces su incertidumbre. Hace falta { $games } partida puntuada para tener un puesto.
       *[other] Por orden de lo que la fuerza de cada cual supera casi seguro: la puntuación menos tres veces su incertidumbre. Hacen falta { $games } partidas puntuadas para tener un puesto.
    }
web-leaderboard-none = Todavía nadie ha jugado bastantes partidas puntuadas. Abre una mesa puntuada y empieza.
web-leaderboard-mine = Estás en el puesto { $place }.
web-leaderboard-place = Puesto
web-leaderboard-name = Nombre
web-leaderboard-cautious = Al menos
web-leaderboard-before = Los anteriores
web-leaderboard-after = Los siguientes

## Lo que se le dice a alguien

web-people-notices = Para ti
web-people-notice-away = Quitar
web-kept-for-you = Hay un asiento reservado para ti.
web-kept-elsewhere = Con quienes jugaste quieren volver a jugar: hay un asiento reservado para ti.
web-kept-sit = Sentarse
web-kept-no = No, gracias
notice-kicked = { $name } te echó de una mesa de { $title } antes de empezar.
notice-report-settled = Gracias: un anfitrión ha mirado lo que denunciaste de { $name }.
notice-warning = Un anfitrión te pide que seas amable con los demás. A quien se denuncie otra vez se le puede expulsar.
notice-webhook-off = Tu webhook { $webhook } no ha contestado varias veces. Se ha desactivado; en tus ajustes puedes ponerlo de nuevo.
