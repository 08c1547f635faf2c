### Die Säulen der Erde im Terminal: der Tisch als Bild und alle Karten.

## Mengen

pillars-table-gold = { $number } Gold
pillars-table-vp = { $number } SP
pillars-table-workers = { $number } Arbeiter

## Der Spielplan

pillars-table-cost = Kosten
pillars-table-bag = Beutel
pillars-table-drawn = gezogen
pillars-table-aside = beiseitegelegt
pillars-table-event-unseen = noch nicht aufgedeckt
pillars-table-event-coming = Du siehst voraus:
pillars-table-archbishop = Schutz vor einem schlechten Ereignis oder ein Baustoff
pillars-table-owed = geschuldet:
pillars-table-tax =
    die Steuer beträgt { $gold } Gold
pillars-table-no_tax = keine Steuer
pillars-table-castle =
    { $number ->
        [one] { $number } grauer Arbeiter nächste Runde
       *[other] { $number } graue Arbeiter nächste Runde
    }
pillars-table-price = zu { $gold }
pillars-table-next_start = beginnt die nächste Runde

## Die Spieler

pillars-table-free = Arbeiter: { $number } frei
pillars-table-mill = { $number } in der Mühle
pillars-table-at_work = { $number } im Einsatz
pillars-table-no_cubes = keine Baustoffe
pillars-table-grey_coming =
    { $number ->
        [one] { $number } grauer Arbeiter nächste Runde
       *[other] { $number } graue Arbeiter nächste Runde
    }
pillars-table-protected = geschützt
pillars-table-two_builders = zwei Baumeister in dieser Runde
pillars-table-two_builders_coming = zwei Baumeister nächste Runde
pillars-table-passed = hat gepasst

## Der beste Einsatz der eigenen Handwerker

pillars-table-help =
    best           der beste Einsatz deiner Handwerker, während du wertest, und was zurückgeht
    best!          ihn ausführen
    all!           in dieser Runde jeden Baumeister behalten, wenn du ziehst
pillars-table-plan-zeal = einmal öfter als sonst: { $craftsman }
# $formula (String) - was ein Einsatz kostet und bringt: 1 Stein → 1 SP
pillars-table-plan-work = { $times } × { $craftsman }: { $formula }
pillars-table-plan-give_back = zurückgeben: { $times } { $good }
pillars-table-plan-total =
    { $gold ->
        [0] Höchstens { $vp } SP sind jetzt möglich.
       *[other] Höchstens { $vp } SP sind jetzt möglich; das Gold ändert sich um { $gold }.
    }

## Alle Karten

pillars-cards-craftsmen = Handwerker
pillars-cards-privileges = Vorrechte
pillars-cards-events = Ereignisse
pillars-cards-resources = Baustoffkarten
pillars-cards-stock = Zahlen des Spielplans
pillars-cards-kind-permanent = dauerhaft
pillars-cards-kind-once = einmalig
pillars-cards-kind-immediate = sofort
pillars-cards-kind-good = gut
pillars-cards-kind-bad = schlecht
pillars-cards-last_round = { $kind }, Runde 6
pillars-cards-serves_as = gilt als { $craftsman }
pillars-cards-needs = braucht: { $craftsman }
pillars-cards-keeps = { $what } wird nicht verbraucht
