# Puzzles: what they are about.

pillars-puzzle-gold = gold
pillars-theme-cathedral = The cathedral
pillars-theme-market = The market
pillars-theme-placement = Placing builders
pillars-theme-early_builder = Early builders
pillars-theme-resources = Resources
pillars-theme-craftsmen = Craftsmen
pillars-theme-events = Events and gifts
pillars-theme-opening = The first round
pillars-theme-endgame = The last round
