# Rätsel: wovon sie handeln.

world-theme-orientation = Das Ereignis drehen
world-theme-cards = Aktionskarten
world-theme-building = Bauen
world-theme-houses = Häuser
world-theme-market = Wolle und Tuch
world-theme-donations = Spenden
world-theme-medicine = Medizin
world-theme-events = Ereignisse
world-theme-duties = Pflichten
world-theme-opening = Das erste Kapitel
world-theme-endgame = Das letzte Kapitel
