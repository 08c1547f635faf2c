### Die eigene Geschichte: was man gut und schlecht macht neben anderen von dieser Stärke, in einer Partie und in allen.

# Die von einer Stufe, mit Artikel, falls die Sprache einen braucht.
history-level-apprentice = Lehrlinge
history-level-journeyman = Gesellen
history-level-master = Meister
history-level-architect = Architekten
history-level-visionary = Visionäre

## Mit wem verglichen wird, und wie sicher das ist

# $level (String) - die von einer Stufe; $mine und $usual (String) - Punkte je Partie; $known (Number) - ihre Partien
history-against-nearest =
    { $games ->
        [one] Zum Vergleich: { $level }, Bots, die { $known } Partien unter sich spielten. Ihre { $usual } Punkte je Partie kommen deinen am nächsten ({ $mine } in { $games } Partie).
       *[other] Zum Vergleich: { $level }, Bots, die { $known } Partien unter sich spielten. Ihre { $usual } Punkte je Partie kommen deinen am nächsten ({ $mine } im Mittel von { $games } Partien).
    }
history-against-chosen = Vergleich, wie von dir gewählt: { $level }, Bots, die { $known } Partien unter sich spielten.
history-doubt-one = Das ist eine einzige Partie: Erzählt wird nur, was außerhalb dessen liegt, wie 90 von 100 ihrer Partien sind.
history-doubt-none = Noch passt keine deiner Partien hierzu.
history-doubt-few =
    { $games ->
        [one] Das ist { $games } Partie: Vieles daran ist Zufall.
       *[other] Das sind nur { $games } Partien: Vieles daran kann Zufall sein.
    }
history-doubt-many = Aus { $games } Partien; die dünnen Linien sind 95-%-Intervalle, und was gut Zufall sein kann, wird nicht als Unterschied genannt.

## Zahlen

history-points = Punkte
history-sources = Woher die Punkte kamen
history-third-1 = Anfang
history-third-2 = Mitte
history-third-3 = Ende

## Sätze: was getan wurde, wie oft, und wie oft das üblich ist

# $thing (String) - woher Punkte kamen
history-did-points = Punkte, { $thing }
history-did-all = Punkte insgesamt
# $did (String) - was getan wurde; $mine und $usual (String) - wie oft, oder wie viele Punkte
history-said-never = { $did }: keine; { $level } haben { $usual }.
history-said-rare = { $did }: { $mine }. Bei anderen kommt das kaum vor ({ $level }: { $usual }).
history-said-far_less = { $did }: { $mine }, viel weniger als { $level } ({ $usual }).
history-said-half = { $did }: { $mine }, etwa halb so viel wie { $level } ({ $usual }).
history-said-less = { $did }: { $mine }, weniger als { $level } ({ $usual }).
history-said-as = { $did }: { $mine }, ganz wie { $level } ({ $usual }).
history-said-nothing = Sonst fällt nichts auf: So spielen { $level } auch.
history-said-more = { $did }: { $mine }, mehr als { $level } ({ $usual }).
history-said-twice = { $did }: { $mine }, etwa doppelt so viel wie { $level } ({ $usual }).
history-said-far_more = { $did }: { $mine }, viel mehr als { $level } ({ $usual }).
