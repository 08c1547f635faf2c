# Problemas: de qué tratan.

pillars-puzzle-gold = oro
pillars-theme-cathedral = La catedral
pillars-theme-market = El mercado
pillars-theme-placement = Colocar maestros constructores
pillars-theme-early_builder = Maestros tempranos
pillars-theme-resources = Recursos
pillars-theme-craftsmen = Artesanos
pillars-theme-events = Eventos y dones
pillars-theme-opening = La primera ronda
pillars-theme-endgame = La última ronda
