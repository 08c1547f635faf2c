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

## Auf der Seite

web-history-look = Deine Geschichte
web-history-your-game = Deine Partie
web-history-side-good = Was du gut machst
web-history-side-bad = Was dich kostet
web-history-side-different = Was sonst anders ist
web-history-side-usual = Wie üblich
web-history-game-good = Was gut lief
web-history-game-bad = Was schlecht lief
web-history-game-different = Was sonst anders war
web-history-game-usual = Wie üblich
web-history-worth-note = Gut ist, was in ihren Partien mit einem Vorsprung einhergeht, schlecht, was mit einem Rückstand einhergeht.
web-history-private = Das siehst nur du.
web-history-all-games = Alles über alle deine Partien
web-history-filter-title = Spiel
web-history-filter-seats = Spielende
web-history-filter-opponents = Gegen
web-history-filter-last = Partien
web-history-filter-level = Verglichen mit
web-history-any = beliebig
web-history-last-all = alle
web-history-opponents-people = Menschen
web-history-opponents-bots = nur Bots
web-history-last-20 = die letzten 20
web-history-level-nearest = wer dir am nächsten kommt
web-history-chart-points = Punkte, Partie für Partie
web-history-axis-points = Punkte
# $points (String) - points in a game
web-history-mean = dein Mittel: { $points }
web-history-yours = du
web-history-others = andere am Tisch
web-history-in-words = In Worten
web-history-habit = was
web-history-interval = { $low } bis { $high }
web-history-results = Ergebnisse
web-history-results-players = Spielende
web-history-results-games = Partien
web-history-results-wins = gewonnen
web-history-results-interval = 95-%-Intervall
web-history-results-fair = durch Zufall
web-history-results-place = mittlerer Platz
web-history-mistakes = Fehler nach Abschnitt der Partie
web-history-mistakes-note =
    { $games ->
        [one] In der { $games } Partie, die analysiert wurde, je Partie.
       *[other] In den { $games } Partien, die analysiert wurden, je Partie.
    }
web-history-mistakes-none = Noch wurde keine dieser Partien analysiert: Öffne eine beendete Partie und analysiere sie, dann werden hier ihre Fehler gezählt.
web-history-none = Davon hast du noch keine Partie beendet.
web-history-date = wann
web-history-place = Platz
web-history-interval-head = 95-%-Intervall
web-history-short-good = gut:
web-history-short-bad = schlecht:
web-history-short-different = anders:
web-history-won = eine gewonnene Partie
web-history-part = Abschnitt
web-history-who = wer
web-history-waiting =
    { $games ->
        [one] { $games } weitere Partie wird gezählt …
       *[other] { $games } weitere Partien werden gezählt …
    }
