### Lo que el servidor dice a la gente: consejos y avisos

server-hint-only = { $move } es la única jugada sensata: { $chance } % de ganar.
server-hint-clear = { $move } gana el { $chance } % de las veces, { $ahead } puntos más que la siguiente ({ $other }).
server-hint-close = { $move } gana el { $chance } % de las veces; { $other } es casi igual de buena.
server-turn-subject = Te toca: { $game }
server-turn-letter =
    Buenos días, { $name }:

    te toca jugar en una mesa de { $game }:
    { $link }

    Pediste esta carta a Kingsbridge; puedes dejar de recibirla en tus ajustes.
