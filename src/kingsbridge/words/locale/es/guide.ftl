### La guía en el navegador: lo que dice de cualquier juego.

## La banda de las fases

web-guide-phase-past = { $phase }: ya pasó en esta ronda ({ $number } de { $of })
web-guide-phase-now = { $phase }: ahora ({ $number } de { $of })
web-guide-phase-coming = { $phase }: aún por llegar ({ $number } de { $of })
web-guide-phases = Las fases de una ronda

## El libro de reglas

web-guide-chapters = Partes de las reglas
web-guide-chapter-guide = En breve
web-guide-chapter-signs = Signos
web-guide-chapter-clauses = Todas las reglas
web-guide-chapter-keys = Teclas
web-guide-fold = Plegar todo
web-guide-unfold = Desplegar todo
web-guide-print = Imprimir
web-guide-key = reglas, por lo que se está explicando
