### Die Säulen der Erde: was man spielen kann, was geschah, was gefragt ist und woher die Siegpunkte kamen.

pillars-title = Die Säulen der Erde
pillars-round = Runde { $round } von 6
# Ein kurzer Name für Grafiken.
pillars-round-tick = Runde { $round }

## Die Abschnitte einer Runde

pillars-step-round_setup = Vor der Runde
pillars-step-selection = Karten wählen
pillars-step-placement = Baumeister einsetzen
pillars-step-event_turned = Ereignis
pillars-step-archbishop = Erzbischof
pillars-step-event_strikes = Das Ereignis tritt ein
pillars-step-wool_mill = Wollmühle
pillars-step-kingsbridge = Kingsbridge
pillars-step-priory = Priorat
pillars-step-production = Produktion
pillars-step-kings_court = Königshof
pillars-step-shiring = Shiring
pillars-step-castle = Burg Shiring
pillars-step-market = Markt
pillars-step-cathedral = Kathedrale
pillars-step-next_start = Nächster Startspieler

## Züge: Karten wählen

pillars-move-pass = Passen: in dieser Runde keine Karte mehr nehmen
# $good (String) - der Name eines Baustoffs, wie in pillars-cards.ftl
pillars-move-take =
    Karte mit { $cubes } { $good } nehmen: { $workers } Arbeiter { $workers ->
        [one] geht
       *[other] gehen
    } { $good ->
        [Sand] in die Kiesgrube
        [Holz] in den Wald
        [Stein] in den Steinbruch
       *[other] aufs Feld
    }
pillars-move-hire =
    { $capacity ->
        [one] Für { $cost } Gold anwerben: { $craftsman } (einmal pro Runde)
       *[other] Für { $cost } Gold anwerben: { $craftsman } ({ $capacity }-mal pro Runde)
    }
pillars-move-deny = { $cost } Gold zahlen und sofort abwerfen: { $craftsman }
# Aus Platzmangel oder durch ein Ereignis.
pillars-move-dismiss = Handwerker abgeben: { $craftsman } (Kapazität { $capacity })

## Züge: Baumeister

pillars-move-keep_builder = Beim Baumeister von { $owner } bleiben
pillars-move-return_builder = Baumeister von { $owner } zurück in den Beutel, neu ziehen
pillars-move-pass_builder = Passen: Der Baumeister wartet bei { $cost }
pillars-move-leave_builder = Den Baumeister in dieser Runde vom Spielplan lassen
pillars-move-place =
    { $cost ->
        [0] Baumeister kostenlos einsetzen: { $place }
       *[other] Baumeister für { $cost } Gold einsetzen: { $place }
    }
# In Kingsbridge und Shiring. $card (String) - das Vorrecht oder der Handwerker dort
pillars-move-place_card =
    { $cost ->
        [0] Baumeister kostenlos einsetzen: { $place } ({ $card })
       *[other] Baumeister für { $cost } Gold einsetzen: { $place } ({ $card })
    }
pillars-move-use_free_builder = „{ pillars-privilege-remigius }“ nutzen: Baumeister kostenlos einsetzen

## Züge: Ereignis, Erzbischof und Steuer

pillars-move-use_protection = „{ pillars-privilege-archbishop_thomas }“ nutzen: vom Ereignis verschont bleiben
pillars-move-use_exemption = „{ pillars-privilege-tax_exemption }“ nutzen: keine Steuer zahlen
pillars-move-save_card = Das Vorrecht für später aufheben
pillars-move-protection = Den Erzbischof um Schutz vor dem Ereignis bitten
pillars-move-cube = 1 { $good } vom Markt nehmen
pillars-move-decline = Keinen Baustoff vom Markt nehmen

## Züge: Markt und Kathedrale

pillars-move-buy = { $number } { $good } für { $gold } Gold kaufen
pillars-move-sell = { $number } { $good } für { $gold } Gold verkaufen
pillars-move-withdraw = Sich vom Markt zurückziehen
pillars-move-zeal = Einmal öfter einsetzen: { $craftsman } (Kapazität { $capacity })
pillars-move-work =
    { $vp ->
        [0] Arbeiten lassen: { $craftsman } für { $gold } Gold (Kapazität { $capacity })
       *[other] Arbeiten lassen: { $craftsman } für { $vp } SP (Kapazität { $capacity })
    }
pillars-move-finish = Fertig: In dieser Runde arbeitet niemand mehr
pillars-move-give_back = 1 { $good } zurückgeben
pillars-move-unknown = Einen Zug { $move } gibt es nicht

## Was geschah: Rundenbeginn und Kartenwahl

pillars-story-round_begins = Runde { $round } beginnt. Startspieler: { $player }.
pillars-story-privilege_open = In Kingsbridge wird ein Vorrecht ausgelegt: { $privilege }.
# Erfährt nur, wem das Vorrecht gehört.
pillars-story-foresees = { $player } sieht sich das kommende Ereignis an: { $event }.
pillars-story-passes = { $player } passt und nimmt in dieser Runde keine Karte mehr.
pillars-story-takes =
    { $player } nimmt die Karte mit { $cubes } { $good }: { $workers } Arbeiter { $workers ->
        [one] geht
       *[other] gehen
    } { $good ->
        [Sand] in die Kiesgrube
        [Holz] in den Wald
        [Stein] in den Steinbruch
       *[other] aufs Feld
    }.
pillars-story-hires = { $player } wirbt einen Handwerker an: { $craftsman }.
pillars-story-denies = { $player } bezahlt einen Handwerker und wirft ihn sofort ab: { $craftsman }.
pillars-story-dismisses = { $player } hat keinen Platz mehr und wirft einen Handwerker ab: { $craftsman } (Kapazität { $capacity }).
pillars-story-sends_to_mill =
    { $workers ->
        [0] { $player } schickt niemanden in die Wollmühle.
       *[other] { $player } schickt { $workers } Arbeiter in die Wollmühle.
    }

## Was geschah: Baumeister

pillars-story-draws =
    { $cost ->
        [0] { $player } zieht aus dem Beutel: Baumeister von { $owner }, kostenlos.
       *[other] { $player } zieht aus dem Beutel: Baumeister von { $owner }, für { $cost } Gold.
    }
pillars-story-lays_aside = In dieser Runde sind nur zwei Baumeister von { $player } dabei; ein weiterer wird beiseitegelegt.
pillars-story-returns_builder = { $player } legt den Baumeister von { $owner } in den Beutel zurück.
pillars-story-uses = { $player } nutzt ein Vorrecht: { $privilege }.
pillars-story-passes_builder = { $player } passt: Der Baumeister wartet bei { $cost }.
pillars-story-leaves_builder = { $player } lässt einen Baumeister in dieser Runde vom Spielplan.
pillars-story-places =
    { $cost ->
        [0] { $player } setzt kostenlos einen Baumeister ein: { $choice }.
       *[other] { $player } setzt für { $cost } Gold einen Baumeister ein: { $choice }.
    }

## Was geschah: Ereignis und Erzbischof

pillars-story-turns_event = { $player } deckt das Ereignis auf: { $event }.
pillars-story-is_protected = { $player } bittet den Erzbischof um Schutz vor dem Ereignis.
pillars-story-is_spared = „{ $event }“ verschont { $player }.
pillars-story-takes_cube = { $player } ist zu Gast beim Erzbischof und nimmt 1 { $good } vom Markt.
pillars-story-declines_cube = { $player } ist zu Gast beim Erzbischof und nimmt nichts vom Markt.
pillars-story-earns =
    { $gold ->
        [0] { $player } hat schon so viel Gold, wie man haben darf.
       *[other] { $player } erhält { $gold } Gold.
    }
pillars-story-gets_metal =
    { $number ->
        [0] { $player } erhält kein Metall: Es ist keines mehr da.
       *[other] { $player } erhält { $number } Metall.
    }
pillars-story-pays_event =
    { $gold ->
        [0]
            { $vp ->
                [0] { $player } hat kein Gold für das Ereignis.
                [one] { $player } hat kein Gold für das Ereignis und verliert { $vp } Siegpunkt.
               *[other] { $player } hat kein Gold für das Ereignis und verliert { $vp } Siegpunkte.
            }
       *[other]
            { $vp ->
                [0] { $player } zahlt { $gold } Gold für das Ereignis.
                [one] { $player } zahlt nur { $gold } Gold für das Ereignis und verliert { $vp } Siegpunkt.
               *[other] { $player } zahlt nur { $gold } Gold für das Ereignis und verliert { $vp } Siegpunkte.
            }
    }
pillars-story-loses_vp =
    { $vp ->
        [0] { $player } hat keine Siegpunkte zu verlieren.
        [one] { $player } verliert { $vp } Siegpunkt.
       *[other] { $player } verliert { $vp } Siegpunkte.
    }
pillars-story-loses_craftsman = { $player } verliert durch das Ereignis einen Handwerker: { $craftsman } (Kapazität { $capacity }).
pillars-story-has_two_builders = { $player } hat in der nächsten Runde nur zwei Baumeister.

## Was geschah: rund um den Spielplan

pillars-story-earns_at_mill =
    { $workers ->
        [0] { $player } hat niemanden in der Wollmühle.
        [one]
            { $gold ->
                [0] { $player } hat schon so viel Gold, wie man haben darf: Der Arbeiter in der Wollmühle bringt nichts ein.
               *[other] { $player } verdient { $gold } Gold mit { $workers } Arbeiter in der Wollmühle.
            }
       *[other]
            { $gold ->
                [0] { $player } hat schon so viel Gold, wie man haben darf: Die { $workers } Arbeiter in der Wollmühle bringen nichts ein.
               *[other] { $player } verdient { $gold } Gold mit { $workers } Arbeitern in der Wollmühle.
            }
    }
pillars-story-takes_privilege = { $player } nimmt in Kingsbridge ein Vorrecht: { $privilege }.
pillars-story-gains_vp =
    { $vp ->
        [one] { $player } erhält { $vp } Siegpunkt.
       *[other] { $player } erhält { $vp } Siegpunkte.
    }
pillars-story-gets =
    { $number ->
        [0] { $player } geht leer aus: Es ist kein { $good } mehr da.
       *[other] { $player } erhält { $number } { $good }.
    }
pillars-story-scores_at_priory =
    { $vp ->
        [one] { $player } erhält im Priorat { $vp } Siegpunkt.
       *[other] { $player } erhält im Priorat { $vp } Siegpunkte.
    }
pillars-story-produces =
    { $number ->
        [0] { $player } geht bei der Produktion leer aus: Es ist kein { $good } mehr da.
       *[other] { $player } erhält bei der Produktion { $number } { $good }.
    }
pillars-story-rolls_tax = { $player } wirft den Steuerwürfel: Die Steuer beträgt { $gold } Gold.
pillars-story-is_exempt = { $player } ist am Königshof und zahlt keine Steuer.
pillars-story-pays_tax =
    { $gold ->
        [0]
            { $vp ->
                [0] { $player } hat kein Gold für die Steuer.
                [one] { $player } hat kein Gold für die Steuer und verliert { $vp } Siegpunkt.
               *[other] { $player } hat kein Gold für die Steuer und verliert { $vp } Siegpunkte.
            }
       *[other]
            { $vp ->
                [0] { $player } zahlt { $gold } Gold Steuer.
                [one] { $player } zahlt nur { $gold } Gold Steuer und verliert { $vp } Siegpunkt.
               *[other] { $player } zahlt nur { $gold } Gold Steuer und verliert { $vp } Siegpunkte.
            }
    }
pillars-story-hires_free = { $player } wirbt in Shiring kostenlos einen Handwerker an: { $craftsman }.
pillars-story-hires_workers =
    { $workers ->
        [one] { $player } erhält für die nächste Runde { $workers } grauen Arbeiter.
       *[other] { $player } erhält für die nächste Runde { $workers } graue Arbeiter.
    }
pillars-story-hires_nobody = Der Baumeister von { $player } bringt aus der Burg Shiring niemanden mit: Es gibt keine nächste Runde.
pillars-story-buys = { $player } kauft { $number } { $good } für { $gold } Gold.
pillars-story-sells =
    { $gold ->
        [0] { $player } verkauft { $number } { $good }, hat aber schon so viel Gold, wie man haben darf.
       *[other] { $player } verkauft { $number } { $good } für { $gold } Gold.
    }
pillars-story-withdraws = { $player } zieht einen Baumeister vom Markt zurück.

## Was geschah: die Kathedrale, und danach

pillars-story-is_zealous =
    { $number ->
        [one] { $player } darf in dieser Runde einen Handwerker einmal öfter einsetzen: { $craftsman } (Kapazität { $capacity }).
       *[other] { $player } darf in dieser Runde einen Handwerker { $number }-mal öfter einsetzen: { $craftsman } (Kapazität { $capacity }).
    }
pillars-story-works =
    { $vp ->
        [0]
            { $gold ->
                [0]
                    { $makes ->
                        [0] { $player } lässt einen Handwerker arbeiten: { $craftsman } (Kapazität { $capacity }).
                       *[other] { $player } lässt einen Handwerker arbeiten: { $craftsman } (Kapazität { $capacity }), hat aber schon so viel Gold, wie man haben darf.
                    }
               *[other] { $player } lässt einen Handwerker arbeiten: { $craftsman } (Kapazität { $capacity }), { $gold } Gold.
            }
        [one]
            { $gold ->
                [0] { $player } lässt einen Handwerker arbeiten: { $craftsman } (Kapazität { $capacity }), { $vp } Siegpunkt.
               *[other] { $player } lässt einen Handwerker arbeiten: { $craftsman } (Kapazität { $capacity }), { $vp } Siegpunkt und { $gold } Gold.
            }
       *[other]
            { $gold ->
                [0] { $player } lässt einen Handwerker arbeiten: { $craftsman } (Kapazität { $capacity }), { $vp } Siegpunkte.
               *[other] { $player } lässt einen Handwerker arbeiten: { $craftsman } (Kapazität { $capacity }), { $vp } Siegpunkte und { $gold } Gold.
            }
    }
pillars-story-gives_back = { $player } gibt { $number } { $good } zurück.
pillars-story-adds_piece = { $player } fügt der Kathedrale ein Bauteil hinzu: { $piece }.
pillars-story-starts = Nächster Startspieler: { $player }.
pillars-story-wins =
    { $vp ->
        [one] { $player } gewinnt mit { $vp } Siegpunkt und { $gold } Gold.
       *[other] { $player } gewinnt mit { $vp } Siegpunkten und { $gold } Gold.
    }

## Woher die Siegpunkte kamen

pillars-sheet-craftsman = Handwerker: { $craftsman }
pillars-sheet-start = Spielbeginn
pillars-sheet-priory = Priorat
pillars-sheet-privileges = Vorrechte
pillars-sheet-lost_to_events = Durch Ereignisse verloren
pillars-sheet-lost_to_tax = Durch die Steuer verloren

## Was gefragt ist: wer jetzt was tun muss, und was es kostet

pillars-prompt-selection =
    { $workers ->
        [0] { $player }: eine Karte aus der Auslage nehmen oder passen (keine freien Arbeiter, { $gold } Gold).
        [one] { $player }: eine Karte aus der Auslage nehmen oder passen ({ $workers } freier Arbeiter, { $gold } Gold).
       *[other] { $player }: eine Karte aus der Auslage nehmen oder passen ({ $workers } freie Arbeiter, { $gold } Gold).
    }
pillars-prompt-selection-dismiss = { $player }: ein Handwerker zu viel. Wer muss gehen? Es darf auch der neue sein.
pillars-prompt-placement-return_it =
    { $cost ->
        [0] { $player }: Das ist ein Baumeister von { $owner }; das Einsetzen ist kostenlos. Dabei bleiben oder zurücklegen und neu ziehen? Das geht nur einmal pro Runde.
       *[other] { $player }: Das ist ein Baumeister von { $owner }; das Einsetzen kostet { $cost } Gold. Dabei bleiben oder zurücklegen und neu ziehen? Das geht nur einmal pro Runde.
    }
pillars-prompt-placement-place_it =
    { $cost ->
        [0] { $player }: den Baumeister einsetzen, jetzt kostenlos.
       *[other] { $player }: den Baumeister für { $cost } Gold einsetzen oder passen (Vorrat: { $gold } Gold).
    }
pillars-prompt-placement-place_it_free = { $player }: den Baumeister einsetzen, kostenlos dank „{ pillars-privilege-remigius }“.
pillars-prompt-placement-place_late = { $player }: den wartenden Baumeister einsetzen, jetzt kostenlos.
pillars-prompt-archbishop = { $player }: Das Ereignis ist „{ $event }“. Der Erzbischof gewährt 1 Baustoff vom Markt oder, bei einem schlechten Ereignis, Schutz.
pillars-prompt-event_strikes-use_card = { $player }: „{ pillars-privilege-archbishop_thomas }“ nutzen und von „{ $event }“ verschont bleiben oder das Vorrecht für später aufheben?
pillars-prompt-event_strikes-lose_craftsman = { $player }: „{ $event }“ kostet einen Handwerker. Wer muss gehen?
pillars-prompt-kings_court = { $player }: Die Steuer beträgt { $tax } Gold. „{ pillars-privilege-tax_exemption }“ nutzen und nichts zahlen oder zahlen und das Vorrecht für später aufheben?
pillars-prompt-shiring = { $player }: Mit dem Handwerker aus Shiring ist es einer zu viel. Wer muss gehen? Es darf auch der neue sein.
pillars-prompt-market = { $player }: beliebig viele Baustoffe einer Art kaufen oder verkaufen oder sich vom Markt zurückziehen (Vorrat: { $gold } Gold).
pillars-prompt-cathedral-choose_zealous = { $player }: Welcher Handwerker darf in dieser Runde einmal öfter arbeiten?
pillars-prompt-cathedral-at_work = { $player }: einen Handwerker arbeiten lassen oder die Wertung abschließen.
pillars-prompt-cathedral-giving_back =
    { $surplus ->
        [one] { $player }: { $surplus } Baustoff zu viel. Was wird zurückgegeben?
       *[other] { $player }: { $surplus } Baustoffe zu viel. Was wird zurückgegeben?
    }

## Was die anderen indessen lesen: auf wen sie warten, und warum

pillars-waiting-selection = Wir warten: { $player } nimmt eine Karte oder passt.
pillars-waiting-selection-dismiss = Wir warten: { $player } entlässt einen Handwerker.
pillars-waiting-placement = Wir warten: { $player } setzt einen Baumeister ein.
pillars-waiting-placement-return_it = Wir warten: { $player } behält den Baumeister oder zieht neu.
pillars-waiting-archbishop = Wir warten: { $player } wählt, was der Erzbischof gewährt.
pillars-waiting-event_strikes-use_card = Wir warten: { $player } kann ein Vorrecht nutzen.
pillars-waiting-event_strikes-lose_craftsman = Wir warten: { $player } entlässt einen Handwerker.
pillars-waiting-kings_court = Wir warten: { $player } kann ein Vorrecht nutzen.
pillars-waiting-shiring = Wir warten: { $player } entlässt einen Handwerker.
pillars-waiting-market = Wir warten: { $player } handelt auf dem Markt.
pillars-waiting-cathedral = Wir warten: { $player } baut an der Kathedrale.
pillars-waiting-cathedral-choose_zealous = Wir warten: { $player } wählt, welcher Handwerker einmal öfter arbeitet.
pillars-waiting-cathedral-giving_back = Wir warten: { $player } gibt Baustoffe zurück.

## Was an der Kathedrale vorgeschlagen wird

pillars-proposal-times =
    { $times ->
        [one] { $what }
       *[other] { $what } × { $times }
    }
pillars-proposal-work_and_give_back = { $work }; zurückgeben: { $cubes }
pillars-proposal-give_back = Zurückgeben: { $cubes }

## Die Möglichkeiten

pillars-group-resources = Baustoffkarten
pillars-group-hire = Handwerker
pillars-group-deny = Handwerker, um sie abzuwerfen
pillars-group-buy = Kaufen
pillars-group-sell = Verkaufen

## Das Ende

pillars-tie-gold = Gleichstand nach Siegpunkten: Das meiste Gold entscheidet.
pillars-tie-shared = Gleichstand nach Siegpunkten und nach Gold.
