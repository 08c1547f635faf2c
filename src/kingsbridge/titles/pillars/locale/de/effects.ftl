### Die Säulen der Erde: was Karten sagen, die jemand nach seiner Schachtel berichtigt hat, aus ihren Werten.

pillars-told-sand = { $number } Sand
pillars-told-wood = { $number } Holz
pillars-told-stone = { $number } Stein
pillars-told-metal = { $number } Metall
pillars-told-gold = { $number } Gold
pillars-told-vp =
    { $number ->
        [one] { $number } Siegpunkt
       *[other] { $number } Siegpunkte
    }
# $before und $last (String) - Teile einer Aufzählung
pillars-list-more = { $before }, { $last }
pillars-list-and = { $before } und { $last }
pillars-told-nothing = Es geschieht nichts.

## Vorrechte

pillars-told-privilege-production = Bei jeder Produktion erhältst du { $amount } mehr.
pillars-told-privilege-gains = Du erhältst sofort { $amount }.
pillars-told-privilege-tax = Deine Steuer beträgt immer { $gold }, was auch gewürfelt wird.
pillars-told-privilege-priory_bonus = Jeder deiner Baumeister im Priorat bringt { $points } mehr.
pillars-told-privilege-workers =
    { $number ->
        [one] { $number } Arbeiter mehr gehört dir ab der nächsten Runde bis zum Ende des Spiels.
       *[other] { $number } Arbeiter mehr gehören dir ab der nächsten Runde bis zum Ende des Spiels.
    }
pillars-told-privilege-craftsman_limit = Du hast Platz für { $number } Handwerker.
pillars-told-privilege-sees_event = Am Anfang jeder Runde siehst du, und nur du, das kommende Ereignis an.
pillars-told-privilege-spares-event = Einmal darfst du dich, nachdem du ein schlechtes Ereignis gesehen hast, heraushalten.
pillars-told-privilege-spares-tax = Einmal brauchst du, nachdem die Steuer gewürfelt ist, nichts zu zahlen.
pillars-told-privilege-free_builder = Einmal darfst du einen gezogenen Baumeister von dir kostenlos einsetzen.

## Ereignisse

pillars-told-event-gains = Alle erhalten { $amount }.
pillars-told-event-mill_bonus =
    { $workers ->
        [one] Ein einziger Arbeiter jedes Spielers in der Wollmühle verdient { $gold } mehr.
       *[other] Jeder Arbeiter in der Wollmühle verdient { $gold } mehr, bei höchstens { $workers } Arbeitern je Spieler.
    }
pillars-told-event-yield-more =
    { $number ->
        [one] Jede Baustoffkarte bringt in dieser Runde { $number } Baustoff mehr.
       *[other] Jede Baustoffkarte bringt in dieser Runde { $number } Baustoffe mehr.
    }
pillars-told-event-yield-less =
    { $number ->
        [one] Jede Baustoffkarte bringt in dieser Runde { $number } Baustoff weniger. Vorrechte bringen so viel wie immer.
       *[other] Jede Baustoffkarte bringt in dieser Runde { $number } Baustoffe weniger. Vorrechte bringen so viel wie immer.
    }
pillars-told-event-zeal =
    { $number ->
        [one] Bei der Wertung dieser Runde darf jeder Spieler einen Handwerker einmal öfter einsetzen, als seine Kapazität erlaubt. Handwerker ohne Kapazität zählen nicht dazu.
       *[other] Bei der Wertung dieser Runde darf jeder Spieler einen Handwerker { $number }-mal öfter einsetzen, als seine Kapazität erlaubt. Handwerker ohne Kapazität zählen nicht dazu.
    }
pillars-told-event-zeal_except = Auch nicht dazu zählen: { $craftsmen }.
pillars-told-event-pay =
    { $number ->
        [one] Alle zahlen { $gold }. Wer weniger hat, zahlt alles und verliert 1 Siegpunkt für jedes Gold, das fehlt.
       *[other] Alle zahlen { $gold }. Wer weniger hat, zahlt alles und verliert 1 Siegpunkt für je volle { $missing }, die fehlen.
    }
pillars-told-event-loses = Alle verlieren { $amount }.
pillars-told-event-builders = In der nächsten Runde hat jeder nur zwei Baumeister. In der letzten Runde geschieht nichts.
pillars-told-event-loses_craftsman = Jeder verliert einen Handwerker eigener Wahl.
