### The guide to World Without End in the browser: what each phase does, what each good is for.

## The phases of a round and of a chapter, and what happens in them

world-guide-phase-reveal = The active player turns over an event. Some strike at once, others last until the chapter ends.
world-guide-phase-orient = The active player turns the card: each corner points to a player, the arrow says how far the favor marker moves.
world-guide-phase-income = Everybody gets what the corner pointing to them shows; 1 victory point instead if the supply lacks it.
world-guide-phase-favor = The favor marker moves, and the active player alone gets what its new space gives.
world-guide-phase-action = In turn, play one action card and discard another one face down.
world-guide-phase-round_end = A lasting event moves beside the council, and the start player piece goes on to the left.
world-guide-phase-chapter_end = After six rounds: each project gets a resource, and covers and lasting events go.
world-guide-phase-duties = After six rounds everybody pays piety, grain and the tax in gold. What is missing costs victory points and brings penalties.

## What each thing is for

# $vp (Number) - victory points for one placed on a project
world-guide-use-stone = On a project it scores { $vp } victory points. It also pays for houses. At the end of the game each one left is worth 1 point.
world-guide-use-wood = On a project it scores { $vp } victory points. It also pays for houses. At the end of the game each one left is worth 1 point.
# $due (Number) - how many are owed; $lost (Number) - points lost for each one missing
world-guide-use-grain = A duty: { $due } are owed at each chapter's end. Each one missing costs { $lost } victory points, and you go begging.
world-guide-use-piety = A duty: { $due } are owed at each chapter's end. Each one missing costs { $lost } victory points, and you do penance. The Bishop gives 1 point for each you have.
# $wool and $cloth (Number) - what one sells for, in gold
world-guide-use-wool = Sells for { $wool } gold, or is woven into cloth.
world-guide-use-cloth = Sells for { $cloth } gold while the cloth market is open, one at a time.
world-guide-use-loyalty = Give 1 and be spared a penalty. The King gives 1 victory point for each you have, the Queen 2 if you have any. Who has most crowns the Tower.
# $care (Number) - victory points for each place cared for
world-guide-use-medical = Never spent. From chapter III on it cares for places struck by the plague: { $care } victory points each, and a benefit. The Prioress gives 2 if you have any.
world-guide-use-gold = Pays the tax, houses, donations and the Outlaws. Each gold of the tax missing costs { $lost } victory point and the royal court. At the end each gold left is worth half a point.
world-guide-use-vp = Whoever has most after chapter IV wins.
world-guide-use-metal = Crowns the Tower: it goes on top when all its spaces are full.
# $good (String) - its name; a number or a range each
world-guide-use-owed = At this chapter's end you owe { $owed } and have { $has }: { $missing } missing, which costs { $vp } VP.
