### Las palabras del terminal, sea cual sea el juego.

## Los jugadores y lo que tienen

seat-0 = Rojo
seat-1 = Azul
seat-2 = Verde
seat-3 = Amarillo
you = tú
bot = bot
gold = Oro
vp = PV
workers = Trabajadores
cubes = Cubos
craftsmen = Artesanos
privileges = Privilegios

## Órdenes

# Las órdenes se escriben tal cual y no se traducen.
terminal-help =
    un número      elegir esa opción
    why            lo que ahora no se puede hacer y qué regla lo impide
    undo           deshacer la última elección
    save           guardar la partida
    log            lo que ha pasado hasta ahora
    cards          las cartas de la mesa y lo que hacen
    rules CLAUSE   el texto de una regla, por ejemplo: rules P-12.8
    help           esta lista
    quit           guardar la partida y salir
terminal-choose = Tu elección (un número, o help)
terminal-no-such-choice =
    { $choices ->
        [one] Solo hay una opción: 1. Escribe help para ver las órdenes.
       *[other] Elige un número del 1 al { $choices }, o escribe help para ver las órdenes.
    }
terminal-why-none = Aquí no se impide nada: todo lo que se puede hacer está en la lista.
terminal-saved = Guardada en { $path }.
terminal-undone = Tu última elección se ha deshecho.
terminal-nothing-to-undo = No hay nada que deshacer.

## El curso de la partida

# $player (String) - el nombre del asiento del bot
terminal-bot-plays = { $player } (bot) está pensando…
terminal-game-over = La partida ha terminado.
# $names (String) - los ganadores, enumerados; $count (Number) - cuántos son
terminal-winner =
    { $count ->
        [one] Gana { $names }.
       *[other] { $names } comparten la victoria.
    }
terminal-tie-by-gold = Empate a puntos de victoria: decide el oro.
terminal-goodbye = La partida está guardada en { $path }. ¡Hasta la próxima!
