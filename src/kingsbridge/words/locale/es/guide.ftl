### La guía en el navegador: lo que dice de cualquier juego.

## La banda de las fases

web-guide-phase-past = { $phase }: ya pasó en esta ronda ({ $number } de { $of })
web-guide-phase-now = { $phase }: ahora ({ $number } de { $of })
web-guide-phase-coming = { $phase }: aún por llegar ({ $number } de { $of })
web-guide-phases = Las fases de una ronda
