### Die Seite für Gastgeber: für Ordnung sorgen

host-part-load = Auslastung
host-part-people = Leute
host-part-tables = Tische
host-part-reports = Meldungen
host-part-house = Das Haus
host-part-audit = Was Gastgeber taten
host-cancel = Abbrechen
host-done = Erledigt
host-found =
    { $total ->
        [one] { $total } gefunden
       *[other] { $total } gefunden
    }, Seite { $page } von { $pages }
host-page-before = Die Seite davor
host-page-after = Die nächste Seite
host-until = bis { $until }
host-days =
    { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    }
host-for-good = für immer

## Leute

host-name-begins = Name beginnt mit
host-which = Welche
host-which-all = Alle
host-which-accounts = Konten
host-which-guests = Gäste
host-which-hosts = Gastgeber
host-which-banned = Gesperrte
host-kind = Art
host-kind-host = Gastgeber
host-kind-account = Konto
host-kind-guest = Gast
host-seen = { $ago } gesehen
host-look = Näher ansehen
host-make-host = Zum Gastgeber machen
host-unmake-host = Wieder zum Spieler machen
host-ban = Sperren
host-unban = Wieder hereinlassen
host-banned-now = Gesperrt und getrennt.
host-is-banned = Gesperrt bis { $until }
host-is-banned-for-good = Für immer gesperrt
host-ban-whom = { $name } sperren?
host-ban-about = Die Verbindung endet sofort. Offene Tische werden geschlossen. In laufenden Partien springt ein Bot ein; wer für immer gesperrt wird, gibt seine Plätze auf.
host-ban-length = Für wie lange
host-ban-reason = Warum (wird mitgeteilt)
host-ban-neighbours = Auch Gäste von derselben Adresse, für eine Weile
host-origins = Gesperrte Adressen
host-origins-about = Von diesen Adressen kommen keine Gäste herein. Eine Adresse ist so gespeichert, dass man sie nur vergleichen, nicht lesen kann.
host-lift = Wieder öffnen
host-code = Code
host-came = Gekommen
host-last-seen = Zuletzt gesehen
host-sessions = Angemeldete Browser
host-tokens = Tokens
host-neighbours = Gäste von derselben Adresse
host-history = Was Gastgeber hier taten
host-their-tables = Alle Tische dieser Person

## Tische

host-status = Wie weit
host-status-open = Wartet auf Spieler
host-status-playing = Wird gespielt
host-status-finished = Beendet
host-status-closed = Geschlossen
host-title = Spiel
host-quiet = Nichts geschehen seit
host-quiet-hours =
    { $hours ->
        [one] einer Stunde
        [24] einem Tag
        [168] einer Woche
        [720] einem Monat
       *[other] { $hours } Stunden
    }
host-one-owner = Nur Tische, die eine Person eröffnet hat.
host-all-owners = Die von allen zeigen
host-opened-by = eröffnet von { $name }
host-close = Schließen
host-close-all = Alle diese schließen
host-close-all-about =
    { $many ->
        [0] Von diesen ist keiner mehr im Gange.
        [one] { $many } Tisch ist noch im Gange. Er würde für immer geschlossen; niemand könnte dort weiterspielen.
       *[other] { $many } Tische sind noch im Gange. Sie würden für immer geschlossen; niemand könnte dort weiterspielen.
    }
host-close-many =
    { $many ->
        [one] { $many } Tisch schließen
       *[other] { $many } Tische schließen
    }

## Meldungen

host-reports-settled = Die erledigten
host-report-of = { $name }: { $reason }
host-report-by = gemeldet von { $name }
host-report-table = der Tisch
host-report-open = offen
host-settle-nothing = Nichts zu tun
host-settle-warn = Verwarnen
host-warn-whom = { $name } verwarnen?
host-warn-about = Beim nächsten Besuch steht dort, dass ein Gastgeber um Freundlichkeit bittet und dass gesperrt werden kann, wer wieder gemeldet wird. Die Meldung ist damit erledigt.
host-outcome-nothing = Nichts unternommen
host-outcome-warned = Verwarnt
host-outcome-banned = Gesperrt

## Das Haus

host-registration = Wer ein Konto anlegen kann
host-registration-open = Alle
host-registration-invited = Wer eine Einladung hat
host-registration-closed = Niemand
host-look-back = Ein Bot blickt von selbst auf beendete Spiele zurück
host-guests = Gäste dürfen ohne Konto spielen
host-rule-open_tables = So viele Tische einer Person dürfen auf Spieler warten
host-rule-running_tables = So viele Partien darf eine Person gleichzeitig spielen
host-rule-guests_together = Wie viel Mal so viele alle Gäste von einer Adresse zusammen haben dürfen
host-rule-origin_days = So viele Tage bleibt eine Adresse gesperrt, wenn ein Gast gesperrt wird
host-keep = Speichern
host-invitations = Einladungen
host-invitations-about = Wer den Code einer Einladung hat, kann ein Konto anlegen, auch wo man eine Einladung braucht.
host-uses = Für wie viele Konten
host-uses-left =
    { $uses ->
        [one] für { $uses } weiteres Konto
       *[other] für { $uses } weitere Konten
    }
host-invitation-days = Für wie viele Tage (0: immer)
host-invitation-note = Für wen
host-invite = Einladung ausstellen
host-withdraw = Zurückziehen

## Was Gastgeber taten

host-by-command = Jemand auf der Befehlszeile
# $by (String) - wer es tat
host-deed-ban =
    { $length ->
        [forever] { $by } hat { $name } für immer gesperrt.
       *[until] { $by } hat { $name } bis { $until } gesperrt.
    }
host-deed-why = Der Grund: { $reason }
host-deed-unban = { $by } hat { $name } wieder hereingelassen.
host-deed-open_address = { $by } hat die Adresse { $origin } wieder geöffnet.
host-deed-host = { $by } hat { $name } zum Gastgeber gemacht.
host-deed-unhost = { $by } hat { $name } wieder zum Spieler gemacht.
host-deed-password = { $by } hat { $name } ein neues Passwort gesetzt.
host-deed-password_link = { $by } hat für { $name } einen Link zu einem neuen Passwort ausgestellt.
host-deed-close =
    { $tables ->
        [one] { $by } hat einen Tisch geschlossen ({ $codes } …).
       *[other] { $by } hat { $tables } Tische geschlossen ({ $codes } …).
    }
host-deed-settle =
    { $outcome ->
        [warned] { $by } hat eine Meldung über { $name } mit einer Verwarnung erledigt.
        [banned] { $by } hat eine Meldung über { $name } mit einer Sperre erledigt.
       *[other] { $by } hat eine Meldung über { $name } geprüft und es dabei belassen.
    }
host-deed-settings = { $by } hat das Haus geändert: { $changes }.
host-deed-invite =
    { $uses ->
        [one] { $by } hat eine Einladung ({ $code } …) für ein Konto ausgestellt.
       *[other] { $by } hat eine Einladung ({ $code } …) für { $uses } Konten ausgestellt.
    }
host-deed-for = Für: { $note }
host-deed-until = Sie gilt bis { $until }.
host-deed-withdraw = { $by } hat die Einladung { $code } … zurückgezogen.
host-yes = ja
host-no = nein

## Auslastung

host-load-database = Datenbank, Schema
host-load-size = Größe der Datenbank
host-load-free = Frei auf ihrer Platte
host-load-reports =
    { $many ->
        [one] { $many } Meldung ist offen
       *[other] { $many } Meldungen sind offen
    }
host-load-process = Prozess { $pid }
host-load-trouble = Es kann nichts gespeichert werden:
host-load-version = Version
host-load-started = Gestartet
host-load-clients = Verbunden
host-load-tables = Tische im Speicher
host-load-moves = Züge pro Sekunde
host-load-commits = Commits pro Sekunde
host-load-commit-mean = Ein Commit dauert
host-load-commit-slow = 99 von 100 dauern höchstens
host-load-thinking = Bots, die denken
host-load-waiting = Bots, die warten
host-load-analyses = Analysen
host-load-memory = Arbeitsspeicher
host-load-failures = Misslungene Schreibvorgänge
host-load-last-failure = Zuletzt misslungen
host-load-errors =
    { $many ->
        [one] Der letzte Fehler
       *[other] Die letzten { $many } Fehler
    }
