### Las palabras de un análisis, en el terminal y en su página.

# $title (texto) - el nombre del juego
analysis-title = Análisis: { $title }
# $bot (texto) - el bot con sus ajustes
analysis-by =
    { $decisions ->
        [one] { $decisions } decisión, valorada por { $bot }.
       *[other] { $decisions } decisiones, valoradas por { $bot }.
    }

## El gráfico

analysis-graph = Probabilidad de ganar
analysis-graph-note = La probabilidad de cada jugador antes de cada decisión y, al final, el resultado. Las líneas marcan el comienzo de las rondas; los números son los momentos decisivos de abajo.
analysis-axis-decision = decisión
analysis-axis-chance = probabilidad de ganar (%)

## Momentos decisivos

analysis-turning-points = Momentos decisivos
# $least (texto) - una probabilidad
analysis-no-turning-points = En ningún momento cambió la probabilidad de nadie en un { $least } o más.
# $before y $after (texto) - probabilidades
analysis-turn-choice = Por decisión: { $player } pasa del { $before } al { $after }.
analysis-turn-chance = Por azar: { $player } pasa del { $before } al { $after }.
# $names (texto) - los ganadores; $count (número) - cuántos son
analysis-settled =
    { $count ->
        [one] Tras la decisión { $number }, { $names } llevó la delantera hasta el final.
       *[other] Tras la decisión { $number }, { $names } llevaron la delantera hasta el final.
    }
analysis-settled-always =
    { $count ->
        [one] { $names } llevó la delantera de la primera decisión a la última.
       *[other] { $names } llevaron la delantera de la primera decisión a la última.
    }

## Jugadores

analysis-players = Jugadores
analysis-player = jugador
analysis-points = PV
analysis-given-away = regalado
analysis-grades-loose_stone = piedras sueltas
analysis-grades-crack = grietas
analysis-grades-collapse = derrumbes
analysis-luck = suerte

## Decisiones

analysis-decisions = Decisiones
analysis-decisions-note = El porcentaje es la probabilidad de ganar que la elección dejó a su jugador.
analysis-only-flaws = Solo decisiones que regalaron probabilidad
analysis-grade-loose_stone = piedra suelta
analysis-grade-crack = grieta
analysis-grade-collapse = derrumbe
# $move (texto) - una jugada en palabras; $chance (texto) - la probabilidad que deja
analysis-better = Mejor: { $move } ({ $chance })

## Cómo se hizo

analysis-method = Cómo se lee
analysis-method-opinion = Esta es la opinión de un bot, que en cada decisión mira un momento hacia delante. Puede equivocarse, y un bot más fuerte o una mirada más larga pueden verlo de otro modo.
analysis-method-chances = Cada decisión se juzga por lo que su jugador podía saber entonces, no por lo que había en la bolsa. La probabilidad antes de una decisión supone que todos siguen como lo haría el bot.
analysis-method-given-away = Lo regalado es cuánto más habría dejado la mejor jugada que la elegida. Desde un { $loose_stone } es una piedra suelta, desde un { $crack } una grieta, desde un { $collapse } un derrumbe; lo que es menos queda dentro de la duda del propio bot y no se cuenta.
analysis-method-luck = La suerte es cuánto cambiaron la probabilidad de un jugador los robos, las tiradas y los eventos que nadie podía prever. Lo que eligen los demás no es suerte.
analysis-again = Cómo repetirlo
analysis-version = Kingsbridge { $version }. La misma orden da el mismo análisis, salvo que el bot piense con reloj.

## En el terminal

analysis-json-file = Análisis: { $path }
analysis-page-file = Página: { $path }
analysis-interrupted = Interrumpido: no se ha escrito nada.
