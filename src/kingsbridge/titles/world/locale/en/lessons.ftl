### The lesson of World Without End: a heading, an explanation, a task, praise, and answers to what
### tempts (lesson.toml says which).

world-lesson-goal = What it is about
world-lesson-goal-text = You are Caris. Four chapters of six rounds, and the most victory points win. In each round an event is turned, it brings everybody an income, and each player plays one action card. At a chapter's end everybody owes 2 piety, 2 grain and 2 to 5 gold in tax: the duties, always in sight here. Each step of this lesson lays the table anew.

world-lesson-event = Turn the event
world-lesson-event-text = This round you are the active player. You lay the event in one of four ways. Each way gives you what its corner shows, another corner to Merthin, and moves the favor marker for you alone. Grain is scarce, and everybody owes 2 of it.
world-lesson-event-task = Turn the event so that you receive 1 grain.
world-lesson-event-right = Half of the grain you owe is yours. When Merthin turns the event, you take what is left to you.
world-lesson-event-wrong-other = That brings you something too, but not grain. Each choice says what you would get, and where the favor marker goes.

world-lesson-favor = The favor track
world-lesson-favor-text = The marker walks around the track as far as you turned it, and where it stops somebody does you a favor: the Prior gives piety, the Earl grain, the King 1 point for each loyalty that you own. You own 3 loyalty, and keep it.
world-lesson-favor-task = Turn the event so that the marker comes to the King.
world-lesson-favor-right = 3 points for showing your loyalty, and 1 piety as income besides.
world-lesson-favor-wrong-outlaws = The Outlaws take 1 gold from you. Sometimes the income is worth that, but you are looking for the King.
world-lesson-favor-wrong-stays = If the marker does not move, nobody does you a favor.
world-lesson-favor-wrong-other = The marker would stop somewhere else. The King is 2 spaces away.

world-lesson-card = One card played, one discarded
world-lesson-card-text = You have twelve action cards for six rounds. In each round you play one, and discard another one face down without using it. So of twelve actions you will only have six in a chapter, and then all cards come back.
world-lesson-card-task-1 = You owe grain: play Grain.
world-lesson-card-task-2 = Now discard a card that you can do without. Keep Piety, for you owe that, and whatever builds.
world-lesson-card-right = That action is gone until the next chapter. To choose what to do without is half of the game.
world-lesson-card-wrong-privilege = Privilege repeats the action of the round before. This is the first round: there is nothing to repeat.
world-lesson-card-wrong-piety = You owe 2 piety when the chapter ends; each one missing costs 3 points. Keep it.
world-lesson-card-wrong-keep = Building and houses bring points and goods. Discard something of less use now: there is no house yet to pay rent, but there may be one soon.
world-lesson-card-wrong-forgo = Then you would play a card for nothing. You can use the grain.

world-lesson-build = Build on a project
world-lesson-build-text = Projects are the surest points: 3 for each stone or wood that you put on a free space of its kind, at most two with one card, both on the same project. Whoever has donated to a project gets a bonus when it is finished.
world-lesson-build-task-1 = You have stone and wood. Play Building project.
world-lesson-build-task-2 = Place your stone on the Bridge.
world-lesson-build-task-3 = And your wood as well.
world-lesson-build-right = 6 points with one card. Stone and wood come from income, from Resource, or from a house.
world-lesson-build-wrong-house = You could build a house. But a project brings points at once: 3 for each stone or wood.
world-lesson-build-wrong-donation = A seal brings its bonus only when the project is finished. First build on it.
world-lesson-build-wrong-other_cube = You are welcome to, and it would bring 3 points as well; but take them in the order of the task.
world-lesson-build-wrong-st_mark = St. Mark would bring 3 points as well. This time build on the Bridge.
world-lesson-build-wrong-done = There is still something to place, for 3 points each.

world-lesson-house = A house of your own
world-lesson-house-text = A house costs 1 gold and the stone or wood that its space shows. It stays unless an event takes it, and pays its income whenever you play House rent. Nobody may have two houses with the same income.
world-lesson-house-task-1 = Play House building.
world-lesson-house-task-2 = Build a house that pays 4 gold: then the tax need not worry you.
world-lesson-house-right = It pays for itself with the first rent. Build houses early: they have more chapters to pay in.
world-lesson-house-wrong-building = The Bridge would bring points. But a house brings something again and again; build one now.
world-lesson-house-wrong-other = A good house as well! But this time look for the one that pays 4 gold.
world-lesson-house-wrong-done = You have all that a house costs: build it.

world-lesson-rent = House rent
world-lesson-rent-text = House rent brings the income of two of your houses. You have three: one pays gold, one piety, one wool. At the chapter's end you will owe gold and piety.
world-lesson-rent-task-1 = Play House rent.
world-lesson-rent-task-2 = Collect one of the two rents that your duties ask for.
world-lesson-rent-task-3 = And the other one.
world-lesson-rent-right = One card, and all the piety and most likely all the tax of this chapter.
world-lesson-rent-wrong-privilege = Privilege repeats the last action that you carried out. You have carried out none yet.
world-lesson-rent-wrong-wool = Wool can be sold for 2 gold each, but that takes another card. The duties ask for gold and piety.
world-lesson-rent-wrong-done = There are rents to collect.

world-lesson-care = Medicine and the plague
world-lesson-care-text = From chapter III on the plague breaks out. Whoever has as much medical knowledge as the number of an ill location may care for it with Medicine: 2 points and what the location gives. The knowledge is only shown and never lost. You have 2.
world-lesson-care-task-1 = Play Medicine.
world-lesson-care-task-2 = Care for the location that asks for no more than 2.
world-lesson-care-right = 2 points and something besides, and your knowledge is still there for the next one.
world-lesson-care-wrong-treat = That brings 1 gold and 1 point, and is always there for you. To care for the ill brings more.
world-lesson-care-wrong-done = You can care for somebody: do.

world-lesson-owed = The last round of a chapter
world-lesson-owed-text = Two cards are left: one will be played, the other discarded. Look at your duties: 2 piety, 2 grain and the tax. You have 6 gold, 2 grain, but only 1 piety. Each piety missing costs 3 points, and penance on top of that.
world-lesson-owed-task = Play what your duties still ask for.
world-lesson-owed-right = Everything that you owe is there: you lose no points and suffer no penalty.
world-lesson-owed-wrong-sales = You have gold enough for any tax. It is 1 piety that is missing.
world-lesson-owed-wrong-forgo = Then the piety would still be missing: 3 points and penance.

world-lesson-penalty = When something is missing
world-lesson-penalty-text = The chapter is over, and 1 grain was missing. That costs 2 points and brings a penalty: begging, so that you would have no income in the first round of the next chapter. Giving 1 loyalty spares you the penalty, but not the points.
world-lesson-penalty-task = Give 1 loyalty to be spared.
world-lesson-penalty-right = Missing grain costs 2 points each, missing piety 3, missing gold 1. Merthin had no grain and no loyalty: he will go begging.
world-lesson-penalty-wrong-suffer = Then you would have no income in the first round of the next chapter. You have 1 loyalty: use it.

world-lesson-end = The end of the game
world-lesson-end-text = After chapter IV what is missing costs twice as many points. Then stone and wood left are worth 1 point each, gold half a point, and the most points win. Now you know all you need for a first game: there you begin with only six of the cards. The coach explains whatever is new.
