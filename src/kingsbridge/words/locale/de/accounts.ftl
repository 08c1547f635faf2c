### Konten: was der Server den Leuten schreibt, und was auf den Seiten über ihre Konten steht

## Briefe

server-turn-subject = Du bist am Zug: { $game }
server-turn-letter =
    Guten Tag, { $name },

    du bist am Zug an einem Tisch von { $game }:
    { $link }
server-confirm-subject = Ist das deine Adresse?
server-confirm-letter =
    Guten Tag, { $name },

    jemand, hoffentlich du, möchte, dass Briefe von Kingsbridge an diese Adresse gehen. Wenn du es warst, bestätige sie innerhalb einer Woche:
    { $link }

    Wenn nicht, brauchst du nichts zu tun: Es folgt kein weiterer Brief.
server-reset-subject = Ein neues Passwort für { $name }
server-reset-letter =
    Guten Tag, { $name },

    mit diesem Link kannst du ein neues Passwort wählen, einmal und innerhalb einer Stunde:
    { $link }

    Wenn du nicht darum gebeten hast, brauchst du nichts zu tun: Dein altes Passwort gilt weiter.
server-password-subject = Dein Passwort wurde geändert
server-password-letter =
    Guten Tag, { $name },

    dein Passwort bei Kingsbridge wurde eben geändert. Wenn du das nicht warst, lass dir auf der Kontoseite ein neues schicken oder schreib deinem Gastgeber.
server-moved-subject = Deine Briefe gehen jetzt woandershin
server-moved-letter =
    Guten Tag, { $name },

    dein Konto bei Kingsbridge hat jetzt eine andere Adresse für Briefe; dieser ist der letzte, der hierher kommt. Wenn du das nicht warst, melde dich an und ändere dein Passwort oder schreib deinem Gastgeber.
server-webhook-subject = Dein Webhook antwortet nicht
server-webhook-letter =
    Guten Tag, { $name },

    wir haben { $webhook } mehrmals aufgerufen, als du am Zug warst, und keine brauchbare Antwort bekommen. Wir rufen diese Adresse nicht mehr auf; in deinen Einstellungen kannst du sie neu eintragen.
server-letter-end =
    Du bekommst diesen Brief, weil bei Kingsbridge diese Adresse dafür angegeben wurde. Wenn du keine mehr willst:
    { $link }

## Was nicht ging

web-problem-bad_link = Dieser Link ist keiner von uns. Vielleicht ist er abgeschnitten: Kopiere ihn ganz.
web-problem-old_link = Dieser Link gilt nicht mehr. Lass dir einen neuen schicken.
web-problem-not_your_password = Das ist nicht dein Passwort.
web-problem-same_password = Das ist dein bisheriges Passwort: Wähle ein anderes.
web-problem-no_guests = Hier gibt es keine Gäste: Melde dich an oder leg ein Konto an.
web-problem-registration_closed = Hier werden keine neuen Konten angelegt.
web-problem-no_invitation = Für ein Konto brauchst du hier eine Einladung: Gib ihren Code ein.
web-problem-bad_invitation = Diese Einladung gibt es nicht, oder sie ist aufgebraucht.
web-problem-no_mail = Dieser Server verschickt keine Briefe.
web-problem-scope = Dieser Schlüssel reicht dafür nicht.
web-banned-until = Du bist auf diesem Server bis { $until } gesperrt.
web-banned-why = Der Grund: { $reason }

## Nachrichten


## Die Kontoseite

web-invitation = Einladungscode
web-lost-password = Passwort vergessen?
web-lost-password-about = Gib die Adresse ein, die du hier bestätigt hast. Wenn es ein Konto damit gibt, kommt ein Brief mit einem Link.
web-lost-password-host = Dieser Server verschickt keine Briefe: Bitte seinen Gastgeber um einen Link.
web-lost-password-send = Link schicken
web-lost-password-sent = Wenn es ein Konto mit dieser Adresse gibt, ist ein Brief unterwegs.
web-rename = Anderer Name
web-rename-do = Umbenennen
web-change-password = Passwort ändern
web-old-password = Altes Passwort
web-new-password = Neues Passwort
web-password-hint = Mindestens 8 Zeichen.
web-password-changed = Dein Passwort ist geändert. Andere Browser sind abgemeldet.
web-email = Adresse für Briefe
web-email-about = Für Erinnerungen und für einen Link, wenn du dein Passwort vergisst. Sie gilt, sobald du sie mit dem Link in unserem Brief bestätigt hast.
web-email-confirmed = { $address } ist bestätigt.
web-email-waiting = { $address } ist noch nicht bestätigt: Folge dem Link in unserem Brief.
web-email-sent = Ein Brief ist unterwegs. Folge dem Link darin.
web-email-not-sent = An diese Adresse haben wir vor Kurzem geschrieben. Such unseren Brief, oder versuch es morgen noch einmal.
web-email-forget = Adresse vergessen
web-sessions = Wo du angemeldet bist
web-session = Angemeldet am { $created }, zuletzt benutzt am { $seen }
web-session-unknown = ein Browser
web-session-this = dieser Browser
web-session-end = Dort abmelden
web-token-for = Was er darf
web-scope-read = zusehen
web-scope-play = spielen
web-scope-account = das Konto verwalten
web-token-line = { $name } · { $scopes } · seit { $created }
web-token-seen = zuletzt benutzt { $seen }
web-token-never = nie benutzt
web-my-data = Deine Daten
web-my-data-about = Alles, was hier über dich aufgehoben wird, in einer Datei.
web-my-data-save = Datei speichern
web-leave = Für immer gehen
web-leave-about = Deine Partien werden aufgegeben, und alles von dir wird gelöscht: Chat, Wertungen, Schachteln, Schlüssel, Adresse. An Tischen, an denen auch andere spielten, heißt du dann „N. N.“. Das lässt sich nicht rückgängig machen.
web-leave-do = Alles löschen
web-leave-sure = Für immer gehen?
web-left = Du bist hier nicht mehr bekannt. Leb wohl!

## Die Seiten, zu denen Briefe führen

web-letters = Briefe
web-letters-confirm = Bestätige deine Adresse
web-letters-confirm-do = Ja, das ist meine Adresse
web-letters-confirm-done = Danke: Deine Adresse ist bestätigt.
web-letters-unsubscribe = Keine Briefe mehr
web-letters-unsubscribe-do = Schickt mir keine Briefe mehr
web-letters-unsubscribe-done = Du bekommst keine Erinnerungen mehr per Brief.
web-letters-reset = Wähle ein neues Passwort
web-letters-reset-do = Dieses Passwort verwenden
web-letters-reset-done = Du hast ein neues Passwort und bist angemeldet.
web-reminders-letters = ein Brief an deine bestätigte Adresse
web-reminders-letters-how = Für Briefe bestätige zuerst auf deiner Kontoseite eine Adresse.
web-logged-out-elsewhere = Du wurdest hier abgemeldet. Nichts ist vergessen; melde dich wieder an, um weiterzumachen:
