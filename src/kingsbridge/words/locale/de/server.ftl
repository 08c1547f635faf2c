### Was der Server den Leuten sagt: Tipps und Erinnerungen

server-hint-only = { $move } ist der einzige vernünftige Zug: { $chance } % Siegchance.
server-hint-clear = { $move } gewinnt in { $chance } % der Fälle, { $ahead } Prozentpunkte mehr als der nächstbeste Zug ({ $other }).
server-hint-close = { $move } gewinnt in { $chance } % der Fälle; { $other } ist fast so gut.
server-turn-subject = Du bist am Zug: { $game }
server-turn-letter =
    Guten Tag, { $name },

    du bist am Zug, an einem Tisch von „{ $game }“:
    { $link }

    Du hast Kingsbridge um diese Nachricht gebeten; in den Einstellungen kannst du sie abbestellen.
server-box-file =
    { $game }: was auf den Karten meiner Schachtel steht.
    Damit spielen: kingsbridge play { $key } --cards DATEI.toml, oder im Browser unter „Meine Schachtel“ einlesen.
