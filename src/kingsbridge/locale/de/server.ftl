### Was der Server den Leuten sagt: Hinweise und Erinnerungen

server-hint-only = { $move } ist der einzige vernünftige Zug: { $chance } % Gewinnchance.
server-hint-clear = { $move } gewinnt in { $chance } % der Fälle, { $ahead } Punkte mehr als der nächstbeste Zug ({ $other }).
server-hint-close = { $move } gewinnt in { $chance } % der Fälle; { $other } ist fast so gut.
server-turn-subject = Du bist am Zug: { $game }
server-turn-letter =
    Guten Tag, { $name },

    du bist am Zug an einem Tisch von { $game }:
    { $link }

    Du hast Kingsbridge um diesen Brief gebeten; in den Einstellungen kannst du ihn abbestellen.
