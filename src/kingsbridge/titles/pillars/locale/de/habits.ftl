### Die Säulen der Erde: was davon erzählt wird, wie jemand spielt.

pillars-habit-gold = Gold bezahlt
pillars-habit-passed = Baumeister gepasst

pillars-habits-places = Baumeister gesetzt
# $thing (String) - ein Ort
pillars-habits-places-did = Baumeister, { $thing }
pillars-habits-builders = Was Baumeister kosteten
# $thing (String) - Gold bezahlt, oder Baumeister gepasst
pillars-habits-builders-did = Für Baumeister: { $thing }
pillars-habits-cards = Rohstoffkarten genommen
# $thing (String) - ein Rohstoff
pillars-habits-cards-did = Rohstoffkarten, { $thing }
pillars-habits-craftsmen = Handwerker angeworben
# $thing (String) - ein Handwerker
pillars-habits-craftsmen-did = Handwerker angeworben, { $thing }
pillars-habits-bought = Würfel gekauft
pillars-habits-bought-did = Würfel gekauft, { $thing }
pillars-habits-sold = Würfel verkauft
pillars-habits-sold-did = Würfel verkauft, { $thing }
pillars-habits-worked = Würfel zu Punkten gemacht
pillars-habits-worked-did = Würfel zu Punkten gemacht, { $thing }
