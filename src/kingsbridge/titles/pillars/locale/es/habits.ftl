### Los pilares de la Tierra: lo que se cuenta de cómo juega alguien.

pillars-habit-gold = oro pagado
pillars-habit-passed = maestros que esperaron

pillars-habits-places = Maestros constructores colocados
# $thing (String) - un lugar
pillars-habits-places-did = Maestros constructores en { $thing }
pillars-habits-builders = Lo que costaron los maestros
# $thing (String) - oro pagado, o maestros que esperaron
pillars-habits-builders-did = Por los maestros constructores: { $thing }
pillars-habits-cards = Cartas de recursos tomadas
# $thing (String) - un recurso
pillars-habits-cards-did = Cartas de recursos, { $thing }
pillars-habits-craftsmen = Artesanos contratados
# $thing (String) - un artesano
pillars-habits-craftsmen-did = Artesanos contratados, { $thing }
pillars-habits-bought = Cubos comprados
pillars-habits-bought-did = Cubos comprados, { $thing }
pillars-habits-sold = Cubos vendidos
pillars-habits-sold-did = Cubos vendidos, { $thing }
pillars-habits-worked = Cubos convertidos en puntos
pillars-habits-worked-did = Cubos convertidos en puntos, { $thing }
