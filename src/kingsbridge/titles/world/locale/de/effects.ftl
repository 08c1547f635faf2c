### Die Tore der Welt: was Karten sagen, die jemand nach seiner Schachtel berichtigt hat, aus ihren Werten.

## Mengen in voller Länge und nach »mit«

world-told-stone = { $number } Stein
world-told-wood = { $number } Holz
world-told-grain = { $number } Getreide
world-told-piety = { $number } Frömmigkeit
world-told-wool = { $number } Wolle
world-told-cloth = { $number } Tuch
world-told-loyalty = { $number } Loyalität
world-told-medical = { $number } medizinisches Wissen
world-told-gold = { $number } Gold
world-told-vp =
    { $number ->
        [one] { $number } Siegpunkt
       *[other] { $number } Siegpunkte
    }
world-with-stone = { world-told-stone }
world-with-wood = { world-told-wood }
world-with-grain = { world-told-grain }
world-with-piety = { world-told-piety }
world-with-wool = { world-told-wool }
world-with-cloth = { world-told-cloth }
world-with-loyalty = { world-told-loyalty }
world-with-medical = { $number } medizinischem Wissen
world-with-gold = { world-told-gold }
world-with-vp =
    { $number ->
        [one] { $number } Siegpunkt
       *[other] { $number } Siegpunkten
    }

# $before und $last (String) - Teile einer Aufzählung
world-list-more = { $before }, { $last }
world-list-and = { $before } und { $last }
world-list-or = { $before } oder { $last }

## Häuser

world-told-house-stone = Steinhaus mit { $income }
world-told-house-wood = Holzhaus mit { $income }

## Aktionskarten

world-told-action-building =
    { $most ->
        [1] Lege 1 deiner Baustoffe auf ein Bauvorhaben und erhalte { $points }.
       *[other] Lege bis zu { $most } deiner Baustoffe auf ein Bauvorhaben und erhalte { $points } für jeden.
    }
world-told-action-sales = Verkaufe beliebig viel Wolle für je { $wool } und, sobald der Tuchmarkt offen ist, höchstens 1 Tuch für { $cloth }.
world-told-action-house_building =
    { $price ->
        [0] Zahle den Stein oder das Holz eines freien Bauplatzes und baue dort ein Haus.
       *[other] Zahle { $gold } und den Stein oder das Holz eines freien Bauplatzes und baue dort ein Haus.
    }
world-told-action-house_rent =
    { $most ->
        [one] Du erhältst das Einkommen von 1 deiner Häuser.
       *[other] Du erhältst das Einkommen von bis zu { $most } deiner Häuser.
    }
world-told-action-donation =
    { $price ->
        [0] Lege ein Siegel auf ein unfertiges Bauvorhaben. Ist es fertig, erhältst du den Bonus.
       *[other] Zahle { $gold } und lege ein Siegel auf ein unfertiges Bauvorhaben. Ist es fertig, erhältst du den Bonus.
    }
world-told-action-cloth =
    { $most ->
        [1] Mache aus 1 Wolle 1 Tuch.
        [2] Mache aus 1 oder 2 Wolle ebenso viel Tuch.
       *[other] Mache aus bis zu { $most } Wolle ebenso viel Tuch.
    }
world-told-action-medicine = Du erhältst { $gains }, oder du pflegst einen oder mehrere erkrankte Orte.

## Die Gunstleiste

world-told-favor-gains = Du erhältst { $amount }.
world-told-favor-pay = Du zahlst { $amount }.
world-told-favor-per = Du erhältst { $points } je { $good }, so viel du davon hast.
world-told-favor-if_any = Du erhältst { $points }, wenn du mindestens { $amount } hast.
world-told-favor-per_house = Du erhältst { $points } für jedes deiner Häuser auf dem Spielplan.
world-told-favor-nothing = Du erhältst nichts.

## Ereignisse: ein Satz oder zwei für jedes Wort ihrer Sprache

world-effect-nothing = Es geschieht nichts.
world-effect-trade = Jeder Spieler darf einmal { $give } gegen { $get } tauschen.
world-effect-trade-long = Einmal pro Runde darfst du in deinem Zug { $give } gegen { $get } tauschen.
world-effect-price =
    { $good ->
        [wool] Wolle bringt auf dem Markt { $gold }.
       *[cloth] Tuch bringt auf dem Markt { $gold }.
    }
world-effect-project = Ein Bauvorhaben kommt ins Spiel: { $project }.
world-effect-open_cloth_market = Der Tuchmarkt ist für den Rest des Spiels geöffnet.
world-effect-close_cloth_market = Der Tuchmarkt ist bis zum Ende des Kapitels abgedeckt. Niemand kann Tuch verkaufen.
world-effect-pay_or_lose = Jeder Spieler zahlt { $pay } oder verliert { $lose }, je nach eigener Wahl.
world-effect-pay_or_lose-otherwise = Wer beides nicht kann, verliert { $lose }.
world-effect-cover_favor = Auf der Gunstleiste bis zum Ende des Kapitels abgedeckt: { $spaces }.
# $space (String) - wie zwei Felder der Gunstleiste heißen
world-effect-cover_favor-both = { $space } (beide Felder)
world-effect-gain = Jeder Spieler erhält { $get }, solange der Vorrat reicht.
world-effect-gain-one = Jeder Spieler erhält nach eigener Wahl { $get }.
world-effect-project_bonus = Eine Aktion, die mindestens 1 Baustoff auf dieses Bauvorhaben legt, bringt { $points } mehr: { $project }.
world-effect-lose =
    { $count ->
        [one] Jeder Spieler verliert 1 davon, wenn er es hat: { $goods }.
       *[other] Jeder Spieler verliert 1 von dem, was er hiervon zuerst hat: { $goods }.
    }
world-effect-no_actions = In dieser Runde gibt es keine Aktionen: Jeder Spieler spielt eine Karte offen aus und wirft eine ab, beide ohne Wirkung.
world-effect-forgo_reward = Wer in dieser Runde auf die Aktion verzichtet, erhält { $get }. Das entscheidet sich jetzt. Auch dann spielt man eine Karte offen aus und wirft eine ab.
world-effect-only_project = Bis zum Ende des Kapitels darf nur an einem Bauvorhaben gebaut und nur dafür gespendet werden, alle anderen sind abgedeckt: { $project }.
world-effect-least-vp = Wer am wenigsten { $good } hat, erhält { $points }.
world-effect-least-get = Wer am wenigsten { $good } hat, erhält { $get }.
world-effect-least-lose = Wer am wenigsten { $good } hat, verliert { $lose }.
world-effect-most-vp = Wer am meisten { $good } hat, erhält { $points }.
world-effect-most-get = Wer am meisten { $good } hat, erhält { $get }.
world-effect-most-lose = Wer am meisten { $good } hat, verliert { $lose }.
world-effect-tied = Bei Gleichstand gilt das für jeden der Beteiligten.
world-effect-tied-vp =
    { $number ->
        [0] Bei Gleichstand erhält keiner der Beteiligten Siegpunkte.
       *[other] Bei Gleichstand erhält jeder der Beteiligten { $points }.
    }
world-effect-limit_build =
    { $most ->
        [0] Eine Aktion kann keinen Baustoff auf ein Bauvorhaben legen.
        [one] Eine Aktion legt höchstens { $most } Baustoff auf ein Bauvorhaben.
       *[other] Eine Aktion legt höchstens { $most } Baustoffe auf ein Bauvorhaben.
    }
world-effect-limit_rent =
    { $most ->
        [0] Kein Haus bringt Miete.
        [one] Eine Aktion bringt die Miete von nur { $most } Haus.
       *[other] Eine Aktion bringt die Miete von höchstens { $most } Häusern.
    }
world-effect-limit_sales =
    { $most ->
        [0] Auf dem Markt kann nichts verkauft werden.
        [one] Eine Aktion verkauft höchstens { $most } Wolle oder Tuch.
       *[other] Eine Aktion verkauft höchstens { $most } Güter, Wolle und Tuch zusammen.
    }
world-effect-halve_rent = Miete bringt nur die Hälfte des Einkommens jedes Hauses, aufgerundet.
world-effect-no_care = Niemand darf Kranke pflegen.
world-effect-end_plague = Alle Pestmarker kommen vom Plan. Niemand erkrankt mehr, und niemand kann gepflegt werden.
world-effect-random_discard = Nach dem Spielen der Aktionskarte lässt jeder Spieler einen anderen zufällig die Karte ziehen, die er abwirft. Er selbst darf sie ansehen.
world-effect-lose_choice =
    { $number ->
        [one] Jeder Spieler verliert { $number } Gut seiner Wahl: { $goods }. Wer keines hat, verliert nichts.
       *[other] Jeder Spieler verliert { $number } Güter seiner Wahl, gleiche oder verschiedene: { $goods }. Wer weniger hat, verliert, was er hat.
    }
world-effect-lose_choice-only =
    { $number ->
        [one] Jeder Spieler verliert { $number } davon, wenn er es hat: { $goods }.
       *[other] Jeder Spieler verliert { $number } davon: { $goods }. Wer weniger hat, verliert, was er hat.
    }
world-effect-lose_house = Jeder Spieler nimmt eines seiner Häuser vom Spielplan, und der Bauplatz ist wieder frei.
world-effect-lose_house-otherwise = Wer dort kein Haus hat, verliert { $lose }.
world-effect-discard_for = Jeder Spieler darf für { $get } eine weitere Aktionskarte verdeckt abwerfen, aber nie über sechs im Abwurfstapel hinaus.
world-effect-discard_extra = Jeder Spieler wirft sofort eine weitere Aktionskarte seiner Wahl verdeckt ab, aber nie über sechs im Abwurfstapel hinaus.
world-effect-reward_if-vp = Jeder Spieler mit mindestens { $amount } erhält { $points }.
world-effect-reward_if-get = Jeder Spieler mit mindestens { $amount } erhält { $get }.
world-effect-reward_per = Jeder Spieler erhält { $points } je { $good }, so viel er davon hat.
world-effect-complete_tower = Alle freien Felder werden aus dem Vorrat gefüllt, das Bauvorhaben ist fertig, und das Metall wird vergeben: { $project }.
world-effect-build_one = Jeder Spieler darf sofort 1 seiner Baustoffe auf ein Bauvorhaben legen und erhält dafür { $points }.
