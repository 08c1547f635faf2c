### Die Tore der Welt: was davon erzählt wird, wie jemand spielt.

world-habit-house = Häuser gebaut
world-habit-project = Stein und Holz für Projekte
world-habit-seal = Siegel auf Projekten
world-habit-care = Orte gepflegt
world-habit-forgone = Aktionen, auf die verzichtet wurde

world-habits-actions = Aktionskarten gespielt
# $thing (String) - eine Aktionskarte
world-habits-actions-did = Aktionskarten, { $thing }
world-habits-turned = Wofür du Ereignisse gedreht hast
# $thing (String) - eine Ware
world-habits-turned-did = Ereignisse gedreht für { $thing }
world-habits-deeds = Was getan wurde
# $thing (String) - was getan wurde
world-habits-deeds-did = { $thing }
world-habits-sold = Waren verkauft
world-habits-sold-did = Verkauft, { $thing }
world-habits-missed = Was für die Pflichten fehlte
world-habits-missed-did = Für die Pflichten fehlte, { $thing }
