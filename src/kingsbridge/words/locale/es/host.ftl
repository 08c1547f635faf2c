### La página de los anfitriones: mantener el orden

host-part-load = Carga
host-part-people = Gente
host-part-tables = Mesas
host-part-reports = Denuncias
host-part-house = La casa
host-part-audit = Lo que hicieron los anfitriones
host-cancel = Cancelar
host-done = Hecho
host-found =
    { $total ->
        [one] { $total } encontrado
       *[other] { $total } encontrados
    }, página { $page } de { $pages }
host-page-before = La página anterior
host-page-after = La página siguiente
host-until = hasta { $until }
host-days =
    { $days ->
        [one] { $days } día
       *[other] { $days } días
    }
host-for-good = para siempre

## Gente

host-name-begins = El nombre empieza por
host-which = Cuáles
host-which-all = Todos
host-which-accounts = Cuentas
host-which-guests = Invitados
host-which-hosts = Anfitriones
host-which-banned = Expulsados
host-kind = Tipo
host-kind-host = Anfitrión
host-kind-account = Cuenta
host-kind-guest = Invitado
host-seen = visto { $ago }
host-look = Ver más
host-make-host = Hacer anfitrión
host-unmake-host = Volver a hacer jugador
host-ban = Expulsar
host-unban = Volver a admitir
host-banned-now = Expulsado y desconectado.
host-is-banned = Expulsado hasta { $until }
host-is-banned-for-good = Expulsado para siempre
host-ban-whom = ¿Expulsar a { $name }?
host-ban-about = Se corta la conexión al instante. Sus mesas abiertas se cierran. En las partidas en curso juega un bot en su lugar; si es para siempre, abandona sus asientos.
host-ban-length = Durante cuánto tiempo
host-ban-reason = Por qué (se le dice)
host-ban-neighbours = También a los invitados de la misma dirección, por un tiempo
host-origins = Direcciones cerradas
host-origins-about = Desde estas direcciones no entran invitados. Una dirección se guarda de modo que solo se puede comparar, no leer.
host-lift = Volver a abrir
host-code = Código
host-came = Llegó
host-last-seen = Visto por última vez
host-sessions = Navegadores con sesión
host-tokens = Tokens
host-neighbours = Invitados de la misma dirección
host-history = Lo que hicieron los anfitriones al respecto
host-their-tables = Sus mesas

## Mesas

host-status = Estado
host-status-open = Esperando jugadores
host-status-playing = En juego
host-status-finished = Terminada
host-status-closed = Cerrada
host-title = Juego
host-quiet = Sin actividad desde hace
host-quiet-hours =
    { $hours ->
        [one] una hora
        [24] un día
        [168] una semana
        [720] un mes
       *[other] { $hours } horas
    }
host-one-owner = Solo las mesas que abrió una persona.
host-all-owners = Mostrar las de todos
host-opened-by = abierta por { $name }
host-close = Cerrar
host-close-all = Cerrar todas estas
host-close-all-about =
    { $many ->
        [0] Ninguna de estas sigue en marcha.
        [one] { $many } mesa sigue en marcha. Se cerraría para siempre; nadie podría seguir jugando en ella.
       *[other] { $many } mesas siguen en marcha. Se cerrarían para siempre; nadie podría seguir jugando en ellas.
    }
host-close-many =
    { $many ->
        [one] Cerrar { $many } mesa
       *[other] Cerrar { $many } mesas
    }

## Denuncias

host-reports-settled = Las resueltas
host-report-of = { $name }: { $reason }
host-report-by = denuncia de { $name }
host-report-table = la mesa
host-report-open = pendiente
host-settle-nothing = Nada que hacer
host-settle-warn = Advertir
host-warn-whom = ¿Advertir a { $name }?
host-warn-about = En su próxima visita leerá que un anfitrión le pide amabilidad, y que a quien se vuelva a denunciar se le puede expulsar. Con eso la denuncia queda resuelta.
host-outcome-nothing = No se hizo nada
host-outcome-warned = Advertido
host-outcome-banned = Expulsado

## La casa

host-registration = Quién puede crear una cuenta
host-registration-open = Todos
host-registration-invited = Quien tenga una invitación
host-registration-closed = Nadie
host-look-back = Un bot repasa por sí mismo las partidas terminadas
host-guests = Los invitados pueden jugar sin cuenta
host-rule-open_tables = Mesas de una persona que pueden esperar jugadores
host-rule-running_tables = Partidas que una persona puede jugar a la vez
host-rule-guests_together = Cuántas veces más pueden tener juntos todos los invitados de una misma dirección
host-rule-origin_days = Días que una dirección sigue cerrada tras expulsar a un invitado
host-keep = Guardar
host-invitations = Invitaciones
host-invitations-about = Quien tenga el código de una invitación puede crear una cuenta, también donde hace falta invitación.
host-uses = Para cuántas cuentas
host-uses-left =
    { $uses ->
        [one] para { $uses } cuenta más
       *[other] para { $uses } cuentas más
    }
host-invitation-days = Durante cuántos días (0: siempre)
host-invitation-note = Para quién
host-invite = Crear una invitación
host-withdraw = Retirar

## Lo que hicieron los anfitriones

host-by-command = Alguien desde la línea de comandos
# $by (String) - quien lo hizo
host-deed-ban =
    { $length ->
        [forever] { $by } expulsó a { $name } para siempre.
       *[until] { $by } expulsó a { $name } hasta el { $until }.
    }
host-deed-why = El motivo: { $reason }
host-deed-unban = { $by } volvió a admitir a { $name }.
host-deed-open_address = { $by } volvió a abrir la dirección { $origin }.
host-deed-host = { $by } hizo anfitrión a { $name }.
host-deed-unhost = { $by } volvió a hacer jugador a { $name }.
host-deed-password = { $by } puso una contraseña nueva a { $name }.
host-deed-password_link = { $by } creó un enlace a una contraseña nueva para { $name }.
host-deed-close =
    { $tables ->
        [one] { $by } cerró una mesa ({ $codes } …).
       *[other] { $by } cerró { $tables } mesas ({ $codes } …).
    }
host-deed-settle =
    { $outcome ->
        [warned] { $by } resolvió una denuncia contra { $name } con una advertencia.
        [banned] { $by } resolvió una denuncia contra { $name } con una expulsión.
       *[other] { $by } miró una denuncia contra { $name } y lo dejó así.
    }
host-deed-settings = { $by } cambió la casa: { $changes }.
host-deed-invite =
    { $uses ->
        [one] { $by } creó una invitación ({ $code } …) para una cuenta.
       *[other] { $by } creó una invitación ({ $code } …) para { $uses } cuentas.
    }
host-deed-for = Para: { $note }
host-deed-until = Vale hasta el { $until }.
host-deed-withdraw = { $by } retiró la invitación { $code } …
host-yes = sí
host-no = no

## Carga

host-load-database = Base de datos, esquema
host-load-size = Tamaño de la base de datos
host-load-free = Libre en su disco
host-load-reports =
    { $many ->
        [one] { $many } denuncia pendiente
       *[other] { $many } denuncias pendientes
    }
host-load-process = Proceso { $pid }
host-load-trouble = No se puede guardar nada:
host-load-version = Versión
host-load-started = Iniciado
host-load-clients = Conectados
host-load-tables = Mesas en memoria
host-load-moves = Jugadas por segundo
host-load-commits = Commits por segundo
host-load-commit-mean = Un commit tarda
host-load-commit-slow = 99 de 100 tardan como mucho
host-load-thinking = Bots pensando
host-load-waiting = Bots esperando
host-load-analyses = Análisis
host-load-memory = Memoria
host-load-failures = Escrituras fallidas
host-load-last-failure = Último fallo
host-load-errors =
    { $many ->
        [one] El último error
       *[other] Los últimos { $many } errores
    }
