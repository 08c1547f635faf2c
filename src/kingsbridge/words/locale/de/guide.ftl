### Die Anleitung im Browser: was sie zu jedem Spiel sagt.

## Die Leiste der Phasen

web-guide-phase-past = { $phase }: in dieser Runde vorbei ({ $number } von { $of })
web-guide-phase-now = { $phase }: jetzt ({ $number } von { $of })
web-guide-phase-coming = { $phase }: kommt noch ({ $number } von { $of })
web-guide-phases = Die Phasen einer Runde
