### Was der Server den Leuten sagt: Tipps und Erinnerungen

server-hint-only = { $move } ist der einzige vernünftige Zug: { $chance } % Siegchance.
server-hint-clear = { $move } gewinnt in { $chance } % der Fälle, { $ahead } Prozentpunkte mehr als der nächstbeste Zug ({ $other }).
server-hint-close = { $move } gewinnt in { $chance } % der Fälle; { $other } ist fast so gut.
server-box-file =
    { $game }: was auf den Karten meiner Schachtel steht.
    Damit spielen: kingsbridge play { $key } --cards DATEI.toml, oder im Browser unter „Meine Schachtel“ einlesen.
