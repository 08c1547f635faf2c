### Lo que el servidor dice a la gente: pistas y avisos

server-hint-only = { $move } es la única jugada sensata: { $chance } % de probabilidad de ganar.
server-hint-clear = { $move } gana el { $chance } % de las veces, { $ahead } puntos porcentuales más que la siguiente ({ $other }).
server-hint-close = { $move } gana el { $chance } % de las veces; { $other } es casi igual de buena.
server-box-file =
    { $game }: lo que dicen las cartas de mi caja.
    Para jugar con ella: kingsbridge play { $key } --cards ARCHIVO.toml, o impórtala en «Mi caja» en el navegador.
