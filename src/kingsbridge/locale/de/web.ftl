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

web-hall = Zwei Spiele, eine Stadt
web-new-table = Neuer Tisch
web-table = Tisch
web-rules = Regeln
web-cards = Karten
web-account = Konto
web-settings = Einstellungen
web-replay = Wiederholung

## Die Halle

web-play-now = Sofort spielen
web-about-pillars = Schick Arbeiter in Steinbruch und Wald, setze deine Baumeister klug ein und lass deine Handwerker die Kathedrale errichten. Sechs Runden, zwei bis vier Personen.
web-about-world = Jedes Ereignis drehst du selbst: wer gewinnt, und wessen Gunst du erhältst. Baue, handle, heile, und zahle, was du schuldest, bevor das Kapitel endet. Zwei bis vier Personen.
web-picture-pillars = Eine halb fertige Kathedrale erhebt sich über einer Stadt am Fluss.
web-picture-world = Der Ratsplatz mit dem Gildehaus, eine steinerne Brücke und Häuser, die von der Pest gezeichnet sind.
