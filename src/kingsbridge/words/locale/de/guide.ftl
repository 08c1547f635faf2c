### Die Anleitung im Browser: was sie zu jedem Spiel sagt.

## Die Leiste der Phasen

web-guide-phase-past = { $phase }: in dieser Runde vorbei ({ $number } von { $of })
web-guide-phase-now = { $phase }: jetzt ({ $number } von { $of })
web-guide-phase-coming = { $phase }: kommt noch ({ $number } von { $of })
web-guide-phases = Die Phasen einer Runde

## Das Regelbuch

web-guide-chapters = Teile der Regeln
web-guide-chapter-guide = Kurz gesagt
web-guide-chapter-signs = Zeichen
web-guide-chapter-clauses = Alle Regeln
web-guide-chapter-keys = Tasten
web-guide-fold = Alle zuklappen
web-guide-unfold = Alle aufklappen
web-guide-print = Drucken
web-guide-key = Regeln, bei dem, was gerade erklärt wird
