# Puzzles: what they are about.

world-theme-orientation = Turning the event
world-theme-cards = Action cards
world-theme-building = Building
world-theme-houses = Houses
world-theme-market = Wool and cloth
world-theme-donations = Donations
world-theme-medicine = Medicine
world-theme-events = Events
world-theme-duties = Duties
world-theme-opening = The first chapter
world-theme-endgame = The last chapter
