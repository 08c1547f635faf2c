# Problemas: de qué tratan.

world-theme-orientation = Orientar el evento
world-theme-cards = Cartas de acción
world-theme-building = Construir
world-theme-houses = Casas
world-theme-market = Lana y paño
world-theme-donations = Donativos
world-theme-medicine = Medicina
world-theme-events = Eventos
world-theme-duties = Obligaciones
world-theme-opening = El primer capítulo
world-theme-endgame = El último capítulo
