### Wörter, die nur der Browser braucht.

## Der Rahmen jeder Seite

web-site = Kingsbridge
web-skip = Zum Inhalt springen
web-close = Schließen
web-explain = Was ist das?
web-language = Sprache
# $theme (String) - auto, light or dark
web-theme =
    { $theme ->
        [light] Licht: bei Tag
        [dark] Licht: bei Nacht
       *[other] Licht: wie das Gerät es vorgibt
    }
web-page-failed = Diese Seite konnte nicht geladen werden. Besteht die Verbindung noch?
web-lost = Diese Seite gibt es nicht
web-lost-text = Hier endet der Weg. Vielleicht wurde der Link abgeschnitten.
web-to-the-hall = Zurück in die Halle

## Die Seiten

# $count (Number) - how many games there are
web-hall =
    { $count ->
        [2] Zwei Spiele, eine Stadt
       *[other] Eine Stadt, und andere Spiele
    }
web-new-table = Neuer Tisch
web-table = Tisch
web-rules = Regeln
web-cards = Karten
web-account = Konto
web-settings = Einstellungen
web-host = Für Ordnung sorgen
# $version (String) - such as 1.2.0
web-version = Kingsbridge { $version }
web-puzzles = Rätsel
web-replay = Wiederholung
web-study = Analysebrett
web-study-from-here = Von hier aus untersuchen
web-study-try = Noch einmal versuchen

## Die Halle

web-play-now = Sofort spielen

## Der Rahmen: Verbindung, Konto

web-account-of = Konto: { $name }
web-connection-lost = Die Verbindung ist unterbrochen. Wir versuchen es weiter; nichts geht verloren.
web-connection-back = Die Verbindung steht wieder.
web-offline = Du bist offline. Dieses Kingsbridge liegt auf einem Server: Deine Partien sind dort gut aufgehoben und gehen weiter, sobald das Netz wieder da ist.
web-new-version = Eine neue Fassung von Kingsbridge ist da. Sie gilt, wenn du das nächste Mal kommst – oder gleich, wenn du magst.
web-new-version-game-open = In einem anderen Tab ist eine Partie offen. Die neue Fassung wartet, bis er geschlossen ist.
web-use-new-version = Jetzt verwenden
web-loading = Einen Augenblick …
web-yes = ja
web-no = nein
web-save = Speichern
web-saved = Gespeichert.
web-copy = Kopieren
web-copied = Der Link ist kopiert.
web-link = Link
web-share = Teilen
web-send = Senden
web-try-again = Noch einmal versuchen
web-you = du
web-guest-names = Adelheid, Burkhard, Eckart, Gerlind, Hadwig, Irmgard, Konrad, Luitgard, Ortwin, Reinhild

## Was schiefging

web-problem-offline = Der Server antwortet nicht. Besteht eine Verbindung?
web-problem-broken = Da ist etwas schiefgegangen. Nichts ging verloren; bitte versuche es noch einmal.
web-problem-later = Der Server hat alle Hände voll zu tun. Nichts ging verloren; versuche es gleich noch einmal.
web-problem-too_many = Das war viel auf einmal. Warte einen Augenblick.
web-problem-not_found = Diesen Tisch gibt es nicht. Vielleicht wurde der Link abgeschnitten.
web-problem-not_yours = Das darf nur jemand anderes.
web-host-only = Hier kommt nur herein, wer zum Gastgeber gemacht wurde. Gehörst du dazu, melde dich an.
web-problem-not_your_turn = Du bist nicht am Zug.
web-problem-no_hints = An diesem Tisch gibt es keine Tipps.
web-problem-undo_never = Das lässt sich nicht zurücknehmen: Jemand anderes hat gehandelt, oder Verborgenes wurde aufgedeckt.
web-problem-nothing_to_undo = Es gibt noch nichts zurückzunehmen.
web-problem-not_away = Noch nicht lange genug abwesend: Warte eine Minute.
web-problem-stand_in = Ein Bot spielt auf diesem Platz. Sag erst, dass du zurück bist.
web-problem-over = Das Spiel ist zu Ende.
web-problem-closed = Dieser Tisch wurde geschlossen.
web-problem-begun = Das Spiel hat begonnen.
web-problem-seated = Du sitzt schon an diesem Tisch.
web-problem-not_open = Jemand war schneller: Der Platz ist besetzt.
web-problem-too_many_tables = Du hast viele Tische offen: Schließ erst einen.
web-problem-bad_seats = Auf jedem Platz muss jemand sitzen, und alle brauchen verschiedene Namen.
web-problem-bad_name = Ein Name hat 1 bis 20 Zeichen.
web-problem-bad_password = Ein Passwort hat mindestens 8 Zeichen.
web-problem-wrong_password = Mit diesem Namen und Passwort gibt es kein Konto.
web-problem-name_taken = Dieser Name ist vergeben.
web-problem-account_needed = Für ein gewertetes Spiel brauchst du ein Konto.
web-problem-rated = Ein gewertetes Spiel ist für Menschen mit Konto, mit den gedruckten Karten.
web-problem-bad_email = Das ist keine E-Mail-Adresse.
web-problem-bad_webhook = Ein Webhook ist eine Adresse wie https://example.org/pfad.
web-problem-bad_chat = Sag etwas, in höchstens 500 Zeichen.
web-problem-banned = Du wurdest von diesem Server ausgeschlossen.
web-problem-not_over = Nur ein zu Ende gespieltes Spiel lässt sich analysieren.

## Die Halle: Tische

web-my-tables = Meine Tische
web-open-tables = Offene Tische
web-open-tables-none = Gerade wartet niemand auf Mitspieler. Öffne einen Tisch: Andere sehen ihn hier.
web-played-now = Wird gerade gespielt
web-finished-games = Beendete Spiele
web-join = Mitspielen
web-watch = Zuschauen
web-go-there = Zum Tisch
web-result = Ergebnis
web-your-turn = Du bist am Zug
web-your-turn-elsewhere = An einem anderen Tisch bist du am Zug.
web-won-by =
    { $count ->
        [one] { $names } hat gewonnen
       *[other] { $names } haben gewonnen
    }
web-rated = gewertet
web-private = privat
web-seat-open = freier Platz
web-seat-bot = { $name } ({ $level })
web-seat-number = Platz { $number }

## Stufen der Bots

web-level = Wie stark
web-level-apprentice = Lehrling
web-level-journeyman = Geselle
web-level-master = Meister
web-level-architect = Architekt
web-level-visionary = Visionär
web-level-about-apprentice = Spielt wie ein Geselle, ist aber oft zerstreut.
web-level-about-journeyman = Spielt solide und fast ohne zu zögern.
web-level-about-master = Überlegt sich seine Züge und denkt etwas voraus.
web-level-about-architect = Denkt weit voraus und braucht dafür weniger als eine Sekunde.
web-level-about-visionary = Der stärkste, den es gibt: nimmt sich Sekunden für jeden Zug und sieht so weit wie möglich.
web-level-about-program = Ein Programm dessen, der diesen Server betreibt.

## Ein neuer Tisch

web-which-game = Welches Spiel?
web-how-many = Wie viele spielen?
web-players =
    { $count ->
        [one] { $count } Spieler
       *[other] { $count } Spieler
    }
web-who-sits = Wer sitzt wo?
web-kind-me = Ich
web-kind-bot = Ein Bot
web-kind-open = Freier Platz
web-kind-here = Hier am Bildschirm
web-kind-about-me = Dieser Platz ist deiner.
web-kind-about-open = Hier kann sich setzen, wer den Link hat; an einem öffentlichen Tisch jeder in der Halle.
web-kind-about-here = Spielt an diesem Bildschirm; beim Weitergeben bleibt alles Verdeckte verdeckt.
web-their-name = Name
web-how-fast = Wie schnell?
web-pace-free = So langsam, wie wir wollen
web-pace-live = Live, mit Uhr
web-pace-turns = Zug um Zug, über Tage
web-pace-about-free = Keine Uhr läuft. Komm und geh, wie du magst.
web-pace-about-live = Jeder hat so viel Zeit für das ganze Spiel, und mit jedem Zug etwas mehr. Läuft sie ab, springt ein Bot ein.
web-pace-about-turns = Für jede Entscheidung sind so viele Stunden Zeit. Wer möchte, wird erinnert.
web-pace-clock = { $minutes } min + { $increment } s
web-pace-hours =
    { $hours ->
        [one] { $hours } Stunde je Zug
       *[other] { $hours } Stunden je Zug
    }
web-minutes = Minuten je Spieler
web-increment = Sekunden mehr mit jedem Zug
web-hours = Stunden für jede Entscheidung
web-table-rules = Hausregeln
web-hints-allowed = Tipps: Wer am Zug ist, darf den stärksten Bot fragen.
web-private-about = Privat: Nur wer den Link hat, findet den Tisch.
web-rated-about = Gewertet: Das Ergebnis zählt für die Wertung aller. Keine Bots, keine Tipps.
web-rated-account = Dafür brauchst du ein Konto.
web-rated-cards = Ein gewertetes Spiel wird mit den Karten gespielt, wie wir sie kennen.
web-rated-people = Dafür müssen auf allen Plätzen Menschen sitzen, jeder am eigenen Bildschirm.
web-options = Optionen
web-options-and-edition = Ausgabe und Optionen
web-open-table = Tisch öffnen
web-value-start-random = durch das Los

## Warten auf Mitspieler

web-waiting-for =
    { $count ->
        [one] Noch ein Spieler, dann geht es los.
       *[other] Noch { $count } Spieler, dann geht es los.
    }
web-sit-here = Hier hinsetzen
web-stand-up = Wieder aufstehen
web-invite = Jemanden einladen
web-invite-about = Wer diesen Link öffnet, kann sich setzen, auch ohne Konto.
web-start-now = Jetzt anfangen
web-bots-of-level = Bots nehmen die freien Plätze ein:
web-start-with-bots = Mit Bots anfangen
web-rated-waits = Ein gewertetes Spiel wartet, bis auf allen Plätzen Menschen sitzen.
web-close-table = Tisch schließen
web-table-closed = Dieser Tisch wurde geschlossen.
web-no-table = Diesen Tisch gibt es nicht

## Am Tisch

web-choices = Was du tun kannst
web-refusals = Was jetzt nicht geht, und warum ({ $count })
web-rule = Regel { $id }
web-rule-ours = Regel { $id }, unsere Entscheidung
web-undo = Zurücknehmen
web-undo-ask = Um Rücknahme bitten
web-undo-asked = Die anderen werden gefragt.
web-undo-barred-nothing = Es gibt noch nichts zurückzunehmen.
web-undo-barred-acted = Das lässt sich nicht mehr zurücknehmen: Jemand anderes hat seither gehandelt.
web-undo-barred-revealed = Das lässt sich nicht mehr zurücknehmen: Seither wurde Verborgenes aufgedeckt.
web-undo-question = { $player } möchte die letzte Entscheidung zurücknehmen.
web-undo-waiting = { $player } hat darum gebeten, eine Entscheidung zurückzunehmen.
web-undo-allow = Erlauben
web-undo-refuse = Ablehnen
web-hint = Tipp
web-hint-rank = Nr. { $rank } · { $chance }
web-proposal =
    { $gold ->
        [0] Jetzt die meisten Punkte: { $vp } SP.
       *[other] Jetzt die meisten Punkte: { $vp } SP und { $gold } Gold.
    }
web-next = Weiter ({ $count })
web-skip-bots = Zum aktuellen Stand springen
web-log = Verlauf
web-log-all =
    { $count ->
        [one] { $count } frühere Zeile zeigen
       *[other] { $count } frühere Zeilen zeigen
    }
web-chat = Chat
web-chat-none = Noch hat niemand etwas gesagt.
web-chat-say = Sag etwas
web-chat-seated = Hier sprechen nur, die am Tisch sitzen.
web-mute = { $name } stumm schalten
web-muted = { $name } ist stumm geschaltet.
web-unmute = Wieder hören
web-players-label = Spieler
web-points = Siegpunkte
web-clock = Restzeit
web-decides = ist am Zug
web-away = nicht da
web-stands-in = vertreten durch einen Bot
web-has-resigned = hat aufgegeben
web-watching = du schaust zu
web-table-menu = Tisch und Plätze
web-seats = Plätze
web-stand-in = Bot spielen lassen
web-come-back = Ich bin zurück
web-bot-plays-for-you = Ein Bot spielt für dich.
web-resign = Aufgeben
web-resign-sure = Ja, diesen Platz endgültig aufgeben
web-hand-over = Gib { $player } den Bildschirm
web-hand-over-about = Güter und Karten bleiben verdeckt, bis du es sagst.
web-hand-over-done = Ich bin { $player }
web-bots-pace = Züge der anderen
web-bots-instant = sofort
web-bots-slow = nacheinander
web-bots-step = Schritt für Schritt
web-sounds = Töne
web-in-words = Der Tisch in Worten

## Der ganze Tisch auf einem Bildschirm

web-tab-board = Plan
web-orders = Aufträge
web-look-closely = Genauer ansehen
web-zoom-in = Näher heran
web-zoom-out = Etwas zurück
web-zoom-fit = Der ganze Plan
web-all-choices =
    { $count ->
        [one] Die einzige Möglichkeit, und was nicht geht
       *[other] Alle { $count } Möglichkeiten, und was nicht geht
    }
web-more-choices = { $count } weitere …
# $name (String) - eine Spielerin, ein Spieler
web-open-mat = { $name }: alles, was vorhanden ist
# $what (String) - was gewonnen und verloren wurde
web-since = Seit deinem letzten Zug: { $what }
web-since-my-turn = Seit deinem letzten Zug
web-with-hints = alle dürfen um Rat fragen
# $what (String) - ein Zug in Worten
web-always = Jetzt und immer: { $what }
web-withdraw = Zurückziehen
# $what (String) - etwas auf dem Plan, in Worten
web-planned = Dein nächster Zug: { $what }
web-plan-withdrawn = Dein nächster Zug ist jetzt nicht möglich: { $what }
# $what (String) - Züge in Worten
web-done-for-you = Für dich getan: { $what }
web-player-left = { $player } ist am Zug, aber nicht mehr da.
web-rematch-asked = Es gibt eine Revanche, und ein Platz ist für dich frei gehalten.
web-deciding = Wie du entscheidest
web-decide-all = Mich auch fragen, wenn es nur eine Möglichkeit gibt
web-keys-confirm = Tasten führen nur hin; die Eingabetaste zieht
# $vp (Number) - Siegpunkte
web-final-points = { $vp } SP
# $what (String) - ein Zug in Worten; $chance (String) - etwa 61 %
web-proposal-rather = Gewinnt öfter, sagt der stärkste Bot ({ $chance }): { $what }
web-key-choices = alle Möglichkeiten
web-kept-for = frei gehalten für { $name }
web-free-seat = Freigeben

## Hilfe und Tasten

web-help = Hilfe
web-help-about = Alles, was leuchtet, kannst du wählen, auf dem Spielplan oder in der Liste. Zeige auf etwas anderes, steuere es an oder halte den Finger darauf, und es sagt, warum nicht.
web-key-choose = die Möglichkeit mit dieser Taste wählen; durch alle gehen
web-key-undo = zurücknehmen
web-key-hint = Tipp
web-key-log = Verlauf
web-key-next = den nächsten Zug zeigen
web-key-skip = zum aktuellen Stand springen
web-key-words = der Tisch gezeichnet oder in Worten
web-key-help = diese Hilfe

## Ein erstes Spiel lehrt sich selbst

web-coach = Erklärungen im ersten Spiel
web-coach-got-it = Verstanden
web-coach-off = Keine Erklärungen mehr
web-coach-again = Alles noch einmal erklären

## Nach einem Spiel

web-score-sheet = Woher die Punkte kamen
web-source = Herkunft
web-total = Summe
web-points-over-time = Siegpunkte im Lauf des Spiels
web-rematch = Revanche
web-rematch-go = Zur Revanche
web-download-record = Aufzeichnung herunterladen
web-bring-record = Ein Spiel aus einer Datei öffnen
web-bring-record-bad = Diese Datei ist keine Aufzeichnung eines Spiels.
web-analyse = Spiel analysieren
web-analysis-about = Der stärkste Bot geht jede Entscheidung durch: Siegchancen, alle Fehler mit dem besseren Zug, Wendepunkte und Glück. Was er findet, wird aufgehoben.
web-analysis-note = Wähle eine Stelle der Kurve, um den Tisch zu diesem Zeitpunkt zu sehen.
web-no-turning-points = In keinem Augenblick hat sich jemandes Siegchance stark geändert.

## Wiederholungen

web-replay-nothing = Dieses Spiel hat nicht begonnen: Es gibt nichts zu wiederholen.
web-replay-first = Zum Anfang
web-replay-back = Einen Schritt zurück
web-replay-forward = Einen Schritt vor
web-replay-last = Zum Ende
web-replay-run = Abspielen
web-replay-pause = Anhalten
web-replay-where = Stelle im Spiel
web-replay-eyes = Mit wessen Augen
web-replay-spectator = als Zuschauer
web-replay-eyes-of = mit den Augen von { $name }

## Regeln und Karten

web-rules-about = Jede Regel, wie sie hier gespielt wird. Dieselben Sätze erklären, warum etwas nicht geht und was geschehen ist.
web-rulings-about = { ruling-mark } { ruling-about }
web-rulings-only = Nur unsere Entscheidungen ({ $count })
web-search = Suchen
web-sections = Abschnitte
web-found =
    { $count ->
        [0] Keine Regel gefunden.
        [one] Eine Regel gefunden.
       *[other] { $count } Regeln gefunden.
    }
web-cards-about = Jede Karte mit ihren Werten. Ein rotes Schild nennt, was niemand von der gedruckten Karte ablesen konnte: Das haben wir festgelegt oder rekonstruiert.
web-cards-box-about = Jede Karte, wie sie in deiner Schachtel ist. Ein Schild sagt, welche du berichtigt oder bestätigt hast, und nennt, was noch von uns gewählt ist.
web-cards-none = In diesem Spiel gibt es keine Karten anzusehen.
web-origin = Woher?
web-reconstructed = Von uns: { $fields }
web-origin-A = in einer Spielregel gedruckt: Text, Bild oder Beispiel
web-origin-A-minus = ergibt sich deutlich aus der Spielregel
web-origin-B2 = von zwei oder mehr unabhängigen Quellen von den Karten abgelesen
web-origin-B = von einer unabhängigen Quelle von den Karten abgelesen
web-origin-C-plus = aus mehreren übereinstimmenden Hinweisen erschlossen
web-origin-C = erschlossen oder unsere eigene Festlegung
web-origin-D = unsere eigene Rekonstruktion: keine öffentliche Liste des gedruckten Werts wurde gefunden
web-origin-corrected = von jemandem berichtigt, der die Schachtel hat
web-origin-confirmed = von jemandem bestätigt, der die Schachtel hat
web-field-exists = dass es sie gibt
web-field-name = Name
web-field-effect = Wirkung
web-field-starred = Stern
web-field-kind = Art
web-field-chapter = Kapitel
web-field-corners = Ecken
web-field-enters = wann es kommt
web-field-stone = Stein
web-field-wood = Holz
web-field-bonus = Bonus
web-field-income = Einkommen
web-field-cost = Kosten
web-field-place = Ort
web-field-start = Anfang
web-field-benefit = Vorteil
web-field-takes = was es braucht
web-field-holds = was da sein muss
web-field-gives = was es gibt
web-field-capacity = Einsätze
web-field-serves_as = zählt als
web-field-needs = braucht
web-field-yield = Ertrag
web-field-workers = Arbeiter
web-field-choice = Wahl
web-field-plague = Ort, der erkrankt
web-field-care = Pflege
web-field-metal = Metall

## Meine Schachtel: was auf den gedruckten Karten steht

web-box = Meine Schachtel
web-box-about = Du hast das Spiel? Geh seine Karten durch, wie sie in der Schachtel liegen. Wo unsere sagt, was gedruckt ist, bestätigt es ein Klick; wo nicht, schreib hin, was auf deiner Karte steht. Es wird laufend aufgehoben.
web-box-list = Die Karten
web-box-card-of = Karte { $number } von { $cards }
web-box-previous = Die Karte davor
web-box-next = Die nächste Karte
web-box-first = Das ist die erste Karte.
web-box-last = Das ist die letzte Karte.
web-box-next-unknown = Nächste offene Karte
web-box-all-known = Jede Karte dieser Schachtel ist bekannt.
web-box-confirm-card = Alles wie gedruckt: weiter
web-box-confirm = Wie gedruckt
web-box-confirm-one = { $what }: so ist es gedruckt
web-box-unsay = Zurücknehmen
web-box-unsay-one = { $what }: zurücknehmen, was ich schrieb
web-box-write = { $what }: meine Karte hat das
web-box-also = Auf meiner Karte steht auch:
web-box-mark-untouched = nicht angesehen
web-box-mark-begun = teilweise angesehen
web-box-mark-confirmed = bestätigt
web-box-mark-corrected = berichtigt
web-box-mark-held = nicht aufgehoben
web-box-confirmed = bestätigt
web-box-corrected = berichtigt
web-box-kept = Aufgehoben
web-box-writing = Wird aufgehoben …
web-box-refused = Nicht aufgehoben
web-box-refused-cards =
    { $count ->
        [one] { $count } Karte nicht aufgehoben
       *[other] { $count } Karten nicht aufgehoben
    }
web-box-waiting = Noch nicht aufgehoben, neuer Versuch …
web-box-wrong = So kann man nicht spielen:
web-box-held = Noch nicht aufgehoben: So kann es nicht sein ({ $what }).
web-box-held-card = Noch nicht aufgehoben:
web-box-turned = Für dich umgestellt, weil die Wirkung der Karte es braucht.
web-box-ours = Unseres: { $value }
web-box-ours-none = Unsere Karte hat keines.
web-box-ours-says = Unsere sagt: { $text }
web-box-nothing = nichts
web-box-amount = { $number } { $what }
web-box-points =
    { $number ->
        [one] { $number } Siegpunkt
       *[other] { $number } Siegpunkte
    }
web-box-less = { $what }: eins weniger
web-box-more = { $what }: eins mehr
web-box-add = Hinzufügen …
web-box-add-good = Ware hinzufügen …
web-box-add-effect = Wirkung hinzufügen …
web-box-leave-out = Weglassen: { $what }
web-box-how-much = Wie viel bekannt ist
web-box-how-much-about = Eine Karte ist bekannt, wenn jeder ihrer Werte bestätigt oder berichtigt ist.
web-box-sheet = Art der Karte
web-box-all = Die ganze Schachtel
web-box-known = Bekannt
web-box-known-of = { $known } von { $cards }
web-box-corrected-count =
    { $count ->
        [one] { $count } berichtigt
       *[other] { $count } berichtigt
    }
web-box-use = Was man damit tun kann
web-box-use-account = Deine Schachtel gehört zu deinem Konto. Wer an einem Tisch mit ihr sitzt, sieht, was anders ist.
web-box-use-guest = Deine Schachtel wird für diesen Browser aufgehoben. Mit einem Konto hast du sie überall; sie kommt mit. Wer an einem Tisch mit ihr sitzt, sieht, was anders ist.
web-box-open-table = Einen Tisch mit ihr öffnen
web-box-export = Als TOML ausgeben
web-box-import = TOML einlesen
web-box-import-about =
    { $count ->
        [one] Was du auf einer Karte geschrieben hast, geht, und was in { $name } steht, kommt an seine Stelle. Du kannst deines vorher ausgeben.
       *[other] Was du auf { $count } Karten geschrieben hast, geht, und was in { $name } steht, kommt an seine Stelle. Du kannst deines vorher ausgeben.
    }
web-box-import-sure = Die Datei nehmen
web-box-taken = Deine Schachtel ist jetzt, wie die Datei es sagt.
web-box-bad-file = { $name } wurde nicht übernommen: { $why }
web-box-start-over = Von vorn beginnen
web-box-start-over-about = Alles, was du in dieser Schachtel bestätigt und berichtigt hast, würde vergessen. Du kannst es vorher ausgeben.
web-box-start-over-sure = Alles vergessen
web-box-keep = Behalten
web-box-empty = In deiner Schachtel steht noch nichts.
web-which-cards = Mit welchen Karten?
web-cards-ours = Die gedruckten Karten, wie wir sie kennen
web-cards-mine = Die Karten meiner Schachtel
web-cards-mine-about =
    Deine Schachtel: { $known } von { $cards } Karten bekannt, { $corrected ->
        [0] keine davon anders als unsere.
        [one] eine davon anders als unsere.
       *[other] { $corrected } davon anders als unsere.
    }
web-cards-mine-none = Deine Schachtel ist noch so, wie wir sie kennen. Geh zuerst ihre Karten durch:
web-corrected-box = berichtigte Schachtel
web-corrected-about = An diesem Tisch gelten die Werte aus der Schachtel dessen, der ihn geöffnet hat, und nicht nur unsere.
web-corrected-rules = Die Schachtel dieses Tisches kann andere Zahlen haben.
web-differs = Was in dieser Schachtel anders ist
web-differs-nothing = Nichts: Jeder Wert ist wie bei uns.
web-differs-count =
    { $count ->
        [0] Keine Karte ist anders
        [one] Eine Karte ist anders
       *[other] { $count } Karten sind anders
    }
web-differs-was = unsere: { $name }
web-differs-ours = unseres:
web-differs-here = hier:

## Konten

web-name = Name
web-password = Passwort
web-have-account = Du hast ein Konto. Deine Spiele und deine Wertung bleiben damit erhalten.
web-am-guest = Du bist Gast und nur diesem Browser bekannt. Mit einem Konto behältst du deine Spiele und kannst gewertet spielen.
web-rating =
    { $games ->
        [one] Wertung { $mean } nach { $games } Spiel
       *[other] Wertung { $mean } nach { $games } Spielen
    }
web-log-out = Abmelden
web-log-out-everywhere = Überall abmelden
web-log-out-guest = Wer sich als Gast abmeldet, kommt nicht zu den eigenen Spielen zurück.
web-be-guest = Als Gast spielen
web-be-guest-about = Wähle einen Namen, mehr braucht es nicht. Oder spiel einfach: Du bekommst einen.
web-log-in-or-register = Anmelden oder Konto anlegen
web-register-about = Ein Name und ein Passwort, sonst nichts. Die Spiele des Gastes kommen mit.
web-log-in = Anmelden
web-register = Konto anlegen
web-tokens = Zugangsschlüssel
web-tokens-about = Mit einem Zugangsschlüssel kann ein Programm von dir in deinem Namen spielen.
web-token-name = Wofür er ist
web-token-make = Schlüssel anlegen
web-token-made = Bewahre ihn auf; er wird nicht noch einmal gezeigt:
web-token-take-back = Widerrufen

## Einstellungen

web-looks = Aussehen
web-light = Licht
web-light-auto = wie das Gerät es vorgibt
web-light-light = bei Tag
web-light-dark = bei Nacht
web-motion = Bewegung
web-motion-auto = wie das Gerät es vorgibt
web-motion-reduced = so wenig wie möglich
web-the-table = Der Tisch
web-show-drawn = gezeichnet
web-show-words = in Worten, zum Lesen oder Hören
web-playing = Beim Spielen
web-sounds-and-help = Töne und Hilfe
web-reminders = Erinnerungen
web-reminders-about = Wie du erfährst, dass du an einem Tisch am Zug bist, an dem über Tage gespielt wird.
web-reminders-browser = ein Hinweis dieses Browsers, solange eine unserer Seiten offen ist
web-reminders-webhook = Webhook (eine Adresse, die aufgerufen wird)
web-reminders-nobody = Dafür müssen wir dich kennen: Spiel erst einmal oder melde dich an.
web-notifications-denied = Dieser Browser erlaubt keine Hinweise von uns.

## Der Tisch in Worten

web-words-list = { $label }: { $things }
web-words-none = keine
web-words-round = Die Runde
web-words-start = { $player } beginnt.
web-words-tax = Die Steuer beträgt { $gold } Gold.
web-words-stock = Vorräte
