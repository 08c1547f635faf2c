### Un mundo sin fin: lo que se cuenta de cómo juega alguien.

world-habit-house = casas construidas
world-habit-project = piedra y madera para proyectos
world-habit-seal = sellos en proyectos
world-habit-care = lugares atendidos
world-habit-forgone = acciones a las que se renunció

world-habits-actions = Cartas de acción jugadas
# $thing (String) - una carta de acción
world-habits-actions-did = Cartas de acción, { $thing }
world-habits-turned = Para qué giraste los eventos
# $thing (String) - un bien
world-habits-turned-did = Eventos girados para { $thing }
world-habits-deeds = Lo que se hizo
# $thing (String) - lo que se hizo
world-habits-deeds-did = { $thing }
world-habits-sold = Bienes vendidos
world-habits-sold-did = Vendido, { $thing }
world-habits-missed = Lo que faltó para los deberes
world-habits-missed-did = Faltó para los deberes, { $thing }
