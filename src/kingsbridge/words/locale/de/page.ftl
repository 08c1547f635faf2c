### Kingsbridge auf einer Seite, ohne Server: was sie über sich selbst sagt.

## Bis es so weit ist

# $share ist ein Anteil in Prozent.
page-loading = Die Spiele werden vorbereitet: { $share }
page-starting = Gleich ist alles bereit …

## Was schiefgehen kann

web-problem-house_wasm = Dieser Browser kann die Spiele nicht ausführen: WebAssembly fehlt ihm oder ist abgeschaltet.
web-problem-house_files = Was die Spiele brauchen, ließ sich nicht laden. Es wird wieder versucht; deine Spiele sind sicher.
web-problem-house_crash = Der Tisch ist zusammengebrochen und wird neu aufgebaut. Jeder bestätigte Zug ist aufgehoben.
web-problem-not_kept = Dieser Browser konnte das nicht aufheben, darum ist es nicht geschehen. Vielleicht fehlt Platz: Sichere deine Spiele in den Einstellungen als Datei und schaffe dann Platz.
web-problem-cannot_think = Der Bot wurde beim Nachdenken unterbrochen. Frag noch einmal.
web-problem-only_with_a_server = Dafür braucht es Leute anderswo und also einen Server. Diese Seite hat keinen.
page-keeps-nothing = Dieser Browser hebt hier nichts auf, vielleicht weil es ein privates Fenster ist: Spiele bleiben nur, bis die Seite geschlossen wird.
page-not-persistent = Dieser Browser könnte deine Spiele löschen, wenn der Platz knapp wird. In den Einstellungen kannst du sie alle als Datei sichern.

## Leute anderswo

page-elsewhere = Leute anderswo
page-elsewhere-about = Hier spielst du mit Bots und mit Freunden an diesem Bildschirm; nichts verlässt dieses Gerät. Freie Plätze, Uhren, Chat, Konten und Wertungen brauchen einen Server zwischen den Spielern.
page-elsewhere-how = Um mit Leuten anderswo zu spielen, installiert jemand Kingsbridge auf einem Computer und startet es:
page-elsewhere-then = Die anderen öffnen dessen Adresse in ihrem Browser.
page-elsewhere-more = Wie geht das?
page-me = Du
page-me-about = So heißt du an den Tischen dieses Browsers.

## Was aufgehoben wird

page-kept = In diesem Browser aufgehoben
page-kept-about =
    { $games ->
        [0] Deine Spiele, deine Schachtel und dein Name werden in diesem Browser aufgehoben und nirgends sonst.
        [one] Ein Spiel, deine Schachtel und dein Name sind in diesem Browser aufgehoben und nirgends sonst.
       *[other] { $games } Spiele, deine Schachtel und dein Name sind in diesem Browser aufgehoben und nirgends sonst.
    }
page-kept-safe = Der Browser hat versprochen, sie auch dann zu behalten, wenn der Platz knapp wird.
page-kept-unsafe = Der Browser könnte sie löschen, wenn der Platz knapp wird: Sichere sie ab und zu als Datei.
page-export = Alles als Datei sichern
page-import = Aus einer Datei zurückholen
page-import-done =
    { $games ->
        [0] Nichts in dieser Datei war hier neu.
        [one] Ein Spiel wurde zurückgeholt.
       *[other] { $games } Spiele wurden zurückgeholt.
    }
page-import-bad = Das ist keine Datei, in der alles gesichert wurde.
# $game (String) - der Titel des Spiels
page-throw-away = Wegwerfen: { $game }
page-throw-away-sure = Diese Partie ist in diesem Browser aufgehoben und sonst nirgends. Weggeworfen ist sie für immer verloren.
page-throw-away-do = Wegwerfen
page-throw-away-not = Behalten

## Ein Spiel in einem Link

page-link-about = In diesem Link steckt das ganze Spiel: Wer ihn öffnet, sieht die Wiederholung, in jedem Browser.
page-link-copy = Link zu diesem Spiel kopieren
page-link-bad = In diesem Link steckt kein ganzes Spiel. Vielleicht wurde er abgeschnitten.
