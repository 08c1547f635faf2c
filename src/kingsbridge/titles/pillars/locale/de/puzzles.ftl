# Rätsel: wovon sie handeln.

pillars-puzzle-gold = Gold
pillars-theme-cathedral = Die Kathedrale
pillars-theme-market = Der Markt
pillars-theme-placement = Baumeister einsetzen
pillars-theme-early_builder = Frühe Baumeister
pillars-theme-resources = Rohstoffe
pillars-theme-craftsmen = Handwerker
pillars-theme-events = Ereignisse und Gaben
pillars-theme-opening = Die erste Runde
pillars-theme-endgame = Die letzte Runde
