# Leute: Profile, Ranglisten, Blockieren, Melden, und was jemand erfährt, der zurückkommt.

web-profile = Profil
web-leaderboard = Rangliste
web-people-me = Mein Profil
web-people-nobody = Hier ist niemand. Vielleicht wurde der Link abgeschnitten oder das Konto gelöscht.
web-people-guest = Gast
web-people-account = Konto
web-people-host = Gastgeber
web-people-since = hier seit { $day }

## Was jemand gespielt hat

web-people-rating-now = { $mean } ± { $spread }
web-people-rating-games =
    { $games ->
        [one] nach { $games } Spiel; so gut wie sicher über { $cautious }
       *[other] nach { $games } Spielen; so gut wie sicher über { $cautious }
    }
web-people-rating-none = Noch kein gewertetes Spiel.
web-people-chart = Wertung in { $title } im Lauf der Zeit
web-people-chart-about = Die Linie ist die Wertung, das Band zeigt, wo sie in 95 von 100 Fällen liegt: Mit jedem Spiel wird es schmaler.
web-people-chart-table = Dasselbe als Tabelle
web-people-when = Wann
web-people-rating = Wertung
web-people-spread = Unsicherheit
web-people-results = Ergebnisse
web-people-results-none = Noch kein beendetes Spiel.
web-people-players = Spieler
web-people-against = Gegen
web-people-against-people = Menschen
web-people-against-bots = Bots
web-people-games = Spiele
web-people-wins = Gewonnen
web-people-place = Platz im Schnitt
web-people-history = Beendete Spiele
web-people-older = Ältere zeigen

## Was man mit jemandem tun kann

web-people-more = Stummschalten, blockieren, melden
web-people-menu-of = { $name }: Profil, stummschalten, blockieren, melden
web-people-block = Blockieren
web-people-unblock = Nicht mehr blockieren
web-people-block-about = Ihr sitzt nie an einem Tisch und hört einander nicht. Niemand sagt es ihnen.
web-people-is-blocked = Du blockierst { $name }.
web-people-blocked = Du und { $name } geht jetzt getrennte Wege.
web-people-unblocked = { $name } darf wieder mit dir am Tisch sitzen.
web-people-blocked-list = Wen ich blockiere
web-people-report = Melden
web-people-report-of = { $name } melden
web-people-report-why = Was ist nicht in Ordnung?
web-people-reason-insults = Beleidigungen im Chat
web-people-reason-stalling = Zeitspiel, oder andere warten lassen
web-people-reason-cheating = Betrug
web-people-reason-name = ein anstößiger Name
web-people-reason-other = etwas anderes
web-people-report-text = Was ist passiert? (falls es mehr zu sagen gibt)
web-people-report-quote = Die Gastgeber sehen, was gesagt wurde: „{ $text }“
web-people-report-send = Den Gastgebern sagen
web-people-report-back = Zurück
web-people-report-thanks = Danke. Ein Gastgeber sieht es sich an, und du hörst davon.
web-people-kick = Wegschicken
web-people-kick-about = { $name } steht auf und kann sich nicht mehr an diesen Tisch setzen.
web-problem-cannot_sit = An diesen Tisch kannst du dich nicht setzen.
web-problem-blocked_here = Du blockierst jemanden an diesem Tisch: Hier kannst du dich nicht setzen.
web-problem-sent_away = Wer diesen Tisch eröffnet hat, hat dich weggeschickt: Hier kannst du dich nicht wieder setzen.
web-problem-reported = Das hast du schon gemeldet. Ein Gastgeber sieht es sich an.
web-problem-bad_report = So kann niemand gemeldet werden: Sie waren nicht an diesem Tisch.
web-problem-not_taken = Dort sitzt niemand mehr.

## Rangliste

web-leaderboard-about =
    { $games ->
        [one] Geordnet danach, was jemandes Stärke so gut wie sicher übertrifft: die Wertung weniger das Dreifache ihrer Unsicherheit. Für einen Platz braucht es { $games } gewertetes Spiel.
       *[other] Geordnet danach, was jemandes Stärke so gut wie sicher übertrifft: die Wertung weniger das Dreifache ihrer Unsicherheit. Für einen Platz braucht es { $games } gewertete Spiele.
    }
web-leaderboard-none = Noch hat niemand genug gewertete Spiele gespielt. Eröffne einen gewerteten Tisch und fang an.
web-leaderboard-mine = Du bist auf Platz { $place }.
web-leaderboard-place = Platz
web-leaderboard-name = Name
web-leaderboard-cautious = Mindestens
web-leaderboard-before = Die davor
web-leaderboard-after = Die danach

## Was jemand erfährt

web-people-notices = Für dich
web-people-notice-away = Weglegen
web-kept-for-you = Ein Platz ist für dich frei gehalten.
web-kept-elsewhere = Deine Mitspieler wollen noch einmal spielen: Ein Platz ist für dich frei gehalten.
web-kept-sit = Platz nehmen
web-kept-no = Nein, danke
notice-kicked = { $name } hat dich von einem Tisch ({ $title }) weggeschickt, bevor es losging.
notice-report-settled = Danke: Ein Gastgeber hat sich angesehen, was du über { $name } gemeldet hast.
notice-warning = Ein Gastgeber bittet dich, freundlich zu den anderen zu sein. Wer noch einmal gemeldet wird, kann gesperrt werden.
notice-webhook-off = Dein Webhook { $webhook } hat mehrmals nicht geantwortet. Er wurde abgeschaltet; in deinen Einstellungen kannst du ihn neu eintragen.
