### World Without End: what is told of how somebody plays.

world-habit-house = houses built
world-habit-project = stone and wood for projects
world-habit-seal = seals on projects
world-habit-care = locations cared for
world-habit-forgone = actions forgone

world-habits-actions = Action cards played
# $thing (String) - an action card
world-habits-actions-did = Action cards, { $thing }
world-habits-turned = What you turned events for
# $thing (String) - a good
world-habits-turned-did = Events turned for { $thing }
world-habits-deeds = What was done
# $thing (String) - what was done
world-habits-deeds-did = { $thing }
world-habits-sold = Goods sold
world-habits-sold-did = Sold, { $thing }
world-habits-missed = Missing for duties
world-habits-missed-did = Missing for duties, { $thing }
