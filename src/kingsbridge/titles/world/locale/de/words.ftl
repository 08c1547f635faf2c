### Die Tore der Welt: was man spielen kann, was geschah, was gefragt ist und woher die Siegpunkte kamen.

world-title = Die Tore der Welt
# $chapter (String) - der Name eines Kapitels wie in cards.ftl
world-round = { $chapter }, Runde { $round } von 6
# Ein kurzer Name für Grafiken: von 24 Runden ist nur für die Kapitel Platz.
world-round-tick =
    { $round ->
        [1] { $chapter }
       *[other] { "" }
    }

## Die Schritte einer Runde

world-step-reveal = Das Ereignis wird aufgedeckt
world-step-orient = Das Ereignis wird ausgerichtet
world-step-income = Einkommen
world-step-favor = Gunst
world-step-action = Aktionskarten
world-step-round_end = Ende der Runde
world-step-chapter_end = Ende des Kapitels
world-step-duties = Abgaben
world-step-next_round = Die nächste Runde

## Mengen: andere Sätze nennen sie als $amount, $give, $get, $gold, $points und so weiter

world-amount-stone = { $number } Stein
world-amount-wood = { $number } Holz
world-amount-grain = { $number } Getreide
world-amount-piety = { $number } Frömmigkeit
world-amount-wool = { $number } Wolle
world-amount-cloth = { $number } Tuch
world-amount-loyalty = { $number } Loyalität
world-amount-medical = { $number } medizinisches Wissen
world-amount-gold = { $number } Gold
world-amount-vp = { $number } SP
# Was ein Bettler erhält.
world-income-none = nichts

## Die Strafen für eine Abgabe, die nicht ganz geleistet wird

world-penalty-0 = Buße
world-penalty-1 = Betteln
world-penalty-2 = das königliche Gericht

## Züge: Aktionskarten

world-move-play = { $action } spielen
world-move-play_unused = { $action } ohne die Aktion spielen
world-move-discard = { $action } abwerfen
world-move-forgo = Auf die Aktion verzichten
world-move-done = Fertig: diese Aktion beenden
world-move-decline = Verzichten
# To an event that rewards whoever forgoes it.
world-move-keep_action = Die Aktion behalten

## Züge: was Aktionskarten und Ereignisse verlangen

world-move-get = { $amount } nehmen
world-move-give = { $amount } hergeben
world-move-pay = { $amount } zahlen
world-move-lose = { $amount } verlieren
world-move-exchange = { $give } gegen { $get } tauschen
world-move-build = { $project }: { $amount } legen für { $points }
world-move-house = Ein { $house } bauen für { $gold } und { $resource }
world-move-house_free = Ein { $house } bauen, ohne zu zahlen
world-move-rent = Miete einnehmen: { $house }
world-move-remove = Vom Spielplan nehmen: { $house }
world-move-donate = { $project }: { $gold } spenden und ein Siegel legen
world-move-weave = { $give } zu { $get } verarbeiten
world-move-sell = { $amount } für { $gold } verkaufen
world-move-treat = Kleine Leiden behandeln für { $gold } und { $points }
world-move-care = { $location }: Kranke pflegen (nötig: { $needed })

## Züge: das Ereignis und die Abgaben

# $corner (String) - was erhält, wer entscheidet; $favor (String) - wo der Marker stehen bleibt
world-move-orient =
    { $steps ->
        [0] { $corner }; der Gunstmarker bleibt stehen
        [one] { $corner }; der Gunstmarker zieht { $steps } Feld weit: { $favor }
       *[other] { $corner }; der Gunstmarker zieht { $steps } Felder weit: { $favor }
    }
world-move-protect = { $loyalty } hergeben: { $points } verlieren, aber keine Strafe ({ $penalty })
world-move-suffer = { $points } verlieren und die Strafe im nächsten Kapitel tragen ({ $penalty })
world-move-protect_last = { $loyalty } hergeben: nur { $points } verlieren
world-move-suffer_last = { $points } verlieren, mehr als sonst
world-move-unknown = Es gibt keinen Zug { $move }

## Was geschah: Die Runde beginnt, das Ereignis wird aufgedeckt

world-story-round_begins = { $chapter }: Runde { $round } beginnt. Aktiver Spieler: { $player }.
world-story-does_penance = { $player } tut Buße: Ein anderer zieht eine Karte aus der Hand, und sie wird abgeworfen.
# Nur für den, dem die Karte gehört.
world-story-discarded = Nur { $player } weiß, welche: { $action }.
world-story-turns_event = { $player } deckt das Ereignis auf: { $event }.
world-story-falls_ill = Die Pest bricht aus. { $location }: Die Pflege dort braucht { $needed }.
world-story-project_enters = Ein Bauvorhaben kommt ins Spiel: { $project }.
world-story-opens_cloth_market = Der Tuchmarkt öffnet.
world-story-closes_cloth_market = Der Tuchmarkt ist bis zum Ende des Kapitels abgedeckt.
world-story-covers_favor = Ein Gunstfeld ist bis zum Ende des Kapitels abgedeckt: { $favor }.
world-story-covers_projects = Alle Bauvorhaben bis auf eines sind bis zum Ende des Kapitels abgedeckt: { $project }.
world-story-plague_ends = Alle Pestmarker kommen vom Plan. Die Pest ist vorüber.
world-story-will_forgo = { $player } verzichtet in dieser Runde auf die Aktion.
world-story-takes_good = { $player } erhält { $amount }.
world-story-loses_good = { $player } verliert { $amount }.
world-story-pays = { $player } zahlt { $amount }.
world-story-trades = { $player } tauscht { $give } gegen { $get }.
world-story-loses_house = { $player } nimmt ein Haus vom Spielplan: { $house }.
world-story-discards = { $player } wirft eine Karte verdeckt ab.

## Was geschah: Siegpunkte

world-story-earns_vp = { $player } erhält { $points }.
world-story-earns_vp_income = { $player } hat ein Einkommen von { $points }.
world-story-earns_vp_instead = Der Vorrat ist leer: { $player } erhält stattdessen { $points }.
world-story-earns_vp_bonus = { $player } erhält { $points } mehr für die Arbeit an diesem Bauvorhaben.
world-story-loses_vp =
    { $vp ->
        [0] { $player } hat keine SP zu verlieren.
       *[other] { $player } verliert { $points }.
    }
world-story-loses_vp_piety =
    { $vp ->
        [0] { $player } hat keine SP für die fehlende Frömmigkeit zu verlieren.
       *[other] { $player } verliert { $points } für die fehlende Frömmigkeit.
    }
world-story-loses_vp_grain =
    { $vp ->
        [0] { $player } hat keine SP für das fehlende Getreide zu verlieren.
       *[other] { $player } verliert { $points } für das fehlende Getreide.
    }
world-story-loses_vp_tax =
    { $vp ->
        [0] { $player } hat keine SP für die unbezahlte Steuer zu verlieren.
       *[other] { $player } verliert { $points } für die unbezahlte Steuer.
    }

## Was geschah: Ausrichtung, Einkommen und Gunst

world-story-orients =
    { $steps ->
        [0] { $player } richtet das Ereignis aus: Der Gunstmarker bleibt, wo er ist.
        [one] { $player } richtet das Ereignis aus: Der Gunstmarker zieht { $steps } Feld weit.
       *[other] { $player } richtet das Ereignis aus: Der Gunstmarker zieht { $steps } Felder weit.
    }
world-story-begs = { $player } bettelt und hat kein Einkommen.
world-story-has_income = { $player } erhält als Einkommen { $amount }.
# $favor (String) - ein Feld der Gunstleiste wie in cards.ftl
world-story-wins_favor = { $player } erhält auf der Gunstleiste nichts: { $favor }.
world-story-reaches_favor = Gunst für { $player }: { $favor }.
world-story-wins_favor_goods = { $player } erhält auf der Gunstleiste { $amount }: { $favor }.
world-story-wins_favor_points = { $player } erhält auf der Gunstleiste { $points }: { $favor }.
world-story-wins_favor_pays = { $player } zahlt auf der Gunstleiste { $amount }: { $favor }.

## Was geschah: Aktionskarten

world-story-plays = { $player } spielt { $action }.
world-story-forgoes = { $player } spielt { $action } ohne die Aktion.
world-story-builds = { $player } legt { $amount } für { $points }: { $project }.
world-story-builds_house = { $player } baut ein { $house } für { $gold } und { $resource }.
world-story-builds_house_free = { $player } baut ein { $house }, ohne zu zahlen.
world-story-collects =
    { $number ->
        [0] { $player } nimmt keine Miete ein, im Vorrat fehlt es ({ $good }): { $house }.
       *[other] { $player } nimmt als Miete { $amount } ein: { $house }.
    }
world-story-chooses_rent = { $player } nimmt Miete ein: { $house }.
world-story-donates = { $player } spendet { $gold } und legt ein Siegel: { $project }.
world-story-weaves = { $player } verarbeitet { $give } zu { $get }.
world-story-sells = { $player } verkauft { $amount } für { $gold }.
world-story-treats = { $player } behandelt kleine Leiden für { $gold } und { $points }.
world-story-cares = { $player } pflegt Kranke und erhält { $points }: { $location }.
world-story-cares_goods = { $player } pflegt Kranke und erhält { $points } und { $amount }: { $location }.

## Was geschah: Bauvorhaben

world-story-completes = Ein Bauvorhaben ist fertig: { $project }.
world-story-is_thanked =
    { $number ->
        [0] { $player } erhält als Spender nichts: Der Vorrat reicht nicht für alle ({ $good }). { $project }.
       *[other] { $player } erhält als Spender { $amount }: { $project }.
    }
world-story-sets_metal = { $player } hat beim Krönen des Turms die meiste Loyalität und erhält { $points }.
world-story-progresses = Ein Bauvorhaben erhält { $amount } aus dem Vorrat: { $project }.

## Was geschah: das Ende eines Kapitels

world-story-event_ends = Ein Ereignis wirkt nicht mehr: { $event }.
world-story-chapter_ends = { $chapter } endet.
world-story-uncovers = Alle Abdeckplättchen werden entfernt.
world-story-rolls_tax = { $player } wirft den Steuerwürfel: Alle zahlen { $gold }.
world-story-pays_duty =
    { $missing ->
        [0] { $player } gibt { $amount } ab.
       *[other]
            { $number ->
                [0] { $player } hat nichts abzugeben ({ $good }): { $missing } zu wenig.
               *[other] { $player } gibt nur { $amount } ab: { $missing } zu wenig.
            }
    }
world-story-is_protected = { $player } gibt 1 Loyalität her und wird verschont ({ $good }).
world-story-is_punished = { $player } erwartet im nächsten Kapitel eine Strafe: { $penalty }.
world-story-final_score = { $player } kommt auf { $points }.
world-story-wins = { $player } gewinnt mit { $points }.

## Woher die Siegpunkte kamen

world-sheet-start = Spielbeginn
world-sheet-income = Einkommen
world-sheet-favor = Gunstleiste
world-sheet-building = Bauvorhaben
world-sheet-donations = Spenden
world-sheet-metal = Krönung des Turms
world-sheet-medicine = Kleine Leiden
world-sheet-care = Pflege der Kranken
world-sheet-events = Ereignisse
world-sheet-lost_to_piety = Für fehlende Frömmigkeit verloren
world-sheet-lost_to_grain = Für fehlendes Getreide verloren
world-sheet-lost_to_tax = Für unbezahlte Steuern verloren
world-sheet-resources = Übrige Güter
world-sheet-gold = Übriges Gold

## Was beim Aufdecken eines Ereignisses gefragt ist: wer jetzt was tun muss

world-prompt-reveal-trade = { $player }: „{ $event }“ erlaubt einmal einen Tausch. Tauschen oder verzichten?
world-prompt-reveal-pay_or_lose = { $player }: „{ $event }“ hat seinen Preis. Womit wird bezahlt?
world-prompt-reveal-gain = { $player }: „{ $event }“ bringt ein Gut. Welches?
world-prompt-reveal-lose_choice =
    { $left ->
        [one] { $player }: „{ $event }“ kostet noch { $left } Gut. Welches?
       *[other] { $player }: „{ $event }“ kostet { $left } Güter, eins nach dem anderen. Welches zuerst?
    }
world-prompt-reveal-lose_house = { $player }: „{ $event }“ kostet ein Haus. Welches?
world-prompt-reveal-forgo_reward = { $player }: „{ $event }“ bringt { $get } für den Verzicht auf die Aktion dieser Runde. Auf die Aktion verzichten oder sie behalten?
world-prompt-reveal-discard_for = { $player }: „{ $event }“ bringt { $get } für eine weitere abgeworfene Karte. Eine abwerfen oder verzichten?
world-prompt-reveal-discard_extra = { $player }: Wegen „{ $event }“ ist noch eine Karte abzuwerfen. Welche?
world-prompt-reveal-build_one = { $player }: „{ $event }“ erlaubt, sofort 1 Baustoff auf ein Bauvorhaben zu legen. Legen oder verzichten?

## Was der aktive Spieler gefragt ist, und jeder der Reihe nach

world-prompt-orient = { $player }: das Ereignis ausrichten. Davon hängt ab, was alle erhalten und wessen Gunst gewonnen wird.
world-prompt-action-choose_card = { $player }: Welche Aktionskarte wird gespielt?
world-prompt-action-choose_unused = { $player }: Welche Karte wird ohne die Aktion gespielt?
world-prompt-action-act-resource = { $player }: 1 Stein oder 1 Holz nehmen.
world-prompt-action-act-building = { $player }: einen Baustoff auf ein Bauvorhaben legen, alle dieser Aktion auf dasselbe, oder die Aktion beenden.
world-prompt-action-act-sales = { $player }: Wolle oder Tuch verkaufen oder die Aktion beenden.
world-prompt-action-act-house_building = { $player }: den Bauplatz für ein Haus wählen oder die Aktion beenden.
world-prompt-action-act-house_rent = { $player }: ein Haus wählen, das Miete bringt, oder die Aktion beenden.
world-prompt-action-act-donation = { $player }: das Bauvorhaben für die Spende wählen oder die Aktion beenden.
world-prompt-action-act-cloth = { $player }: wählen, wie viel Wolle verarbeitet wird, oder die Aktion beenden.
world-prompt-action-act-medicine = { $player }: kleine Leiden behandeln oder Kranke pflegen oder die Aktion beenden.
world-prompt-action-trade_after = { $player }: Ein Ereignis erlaubt einmal pro Runde einen Tausch. Tauschen oder nicht?
world-prompt-action-choose_discard = { $player }: Welche Karte wird verdeckt abgeworfen?

## Was am Ende eines Kapitels gefragt ist

world-prompt-duties-piety = { $player }: Es fehlt an Frömmigkeit ({ $missing }). 1 Loyalität hergeben, um keine Buße zu tun?
world-prompt-duties-grain = { $player }: Es fehlt an Getreide ({ $missing }). 1 Loyalität hergeben, um nicht zu betteln?
world-prompt-duties-tax = { $player }: Für die Steuer von { $tax } Gold fehlen { $missing }. 1 Loyalität hergeben, um nicht vor das königliche Gericht zu müssen?
world-prompt-duties-last = { $player }: Es ist nicht alles da, was abzugeben ist ({ $missing } { $good } zu wenig). 1 Loyalität hergeben, damit der Verlust nicht mehr zählt als sonst?

## Was zu erledigen ist, bevor es weitergeht

world-prompt-errand-care = { $player }: Ein fertiges Bauvorhaben erlaubt seinen Spendern, einen erkrankten Ort zu pflegen. Welchen, oder verzichten?
world-prompt-errand-house = { $player }: Sofort darf ein Haus gebaut werden, ohne zu zahlen. Wo, oder verzichten?
world-prompt-errand-resource = { $player }: ein Gut wählen und nehmen.

## Was die anderen indessen lesen: auf wen sie warten, und warum

world-waiting-reveal = Wir warten: { $player } antwortet auf „{ $event }“.
world-waiting-orient = Wir warten: { $player } richtet das Ereignis aus.
world-waiting-action-choose_card = Wir warten: { $player } wählt eine Aktionskarte.
world-waiting-action-choose_unused = Wir warten: { $player } spielt eine Karte ohne die Aktion.
world-waiting-action-act = Wir warten: { $player } spielt „{ $card }“.
world-waiting-action-trade_after = Wir warten: { $player } kann tauschen.
world-waiting-action-choose_discard = Wir warten: { $player } wirft eine Karte ab.
world-waiting-duties = Wir warten: { $player } kann 1 Loyalität hergeben.
world-waiting-errand-care = Wir warten: { $player } kann Kranke pflegen.
world-waiting-errand-house = Wir warten: { $player } kann ein Haus bauen.
world-waiting-errand-resource = Wir warten: { $player } nimmt Stein oder Holz.

## Die Möglichkeiten

world-group-trade = Tausch
world-group-wool = Wolle

## Das Ende

world-tie-piety = Gleichstand nach Siegpunkten: Die meiste Frömmigkeit entscheidet.
world-tie-loyalty = Gleichstand nach Siegpunkten und Frömmigkeit: Die meiste Loyalität entscheidet.
world-tie-medical = Gleichstand nach Siegpunkten, Frömmigkeit und Loyalität: Das meiste medizinische Wissen entscheidet.
world-tie-shared = Gleichstand nach Siegpunkten, Frömmigkeit, Loyalität und medizinischem Wissen.
