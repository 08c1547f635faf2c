### The Pillars of the Earth: what is told of how somebody plays.

pillars-habit-gold = gold paid
pillars-habit-passed = builders passed

pillars-habits-places = Master builders placed
# $thing (String) - a place
pillars-habits-places-did = Master builders at { $thing }
pillars-habits-builders = What builders cost
# $thing (String) - gold paid, or builders passed
pillars-habits-builders-did = For master builders: { $thing }
pillars-habits-cards = Resource cards taken
# $thing (String) - a resource
pillars-habits-cards-did = Resource cards with { $thing }
pillars-habits-craftsmen = Craftsmen hired
# $thing (String) - a craftsman
pillars-habits-craftsmen-did = Craftsmen hired, { $thing }
pillars-habits-bought = Cubes bought
pillars-habits-bought-did = Cubes bought, { $thing }
pillars-habits-sold = Cubes sold
pillars-habits-sold-did = Cubes sold, { $thing }
pillars-habits-worked = Cubes turned into points
pillars-habits-worked-did = Cubes turned into points, { $thing }
