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

## Two pages in short

world-guide-leaf-play = Four chapters in Kingsbridge
world-guide-leaf-cards = Cards, duties and points
world-guide-part-goal-title = What you are here for
world-guide-part-goal = Build, trade, heal and win the favor of the great. After four chapters of six rounds the player with the most victory points wins.
world-guide-part-you-title = What you begin with
world-guide-part-you = Twelve action cards, four houses, two seals, a little gold and wool. Six cards are played in each chapter, six are discarded; then all come back.
world-guide-part-town-title = The town
world-guide-part-town = In the middle lies the council with the event card and the favor track. Around it are quarry, forest, fields and market, projects to build, spaces for houses, and places the plague may strike.
world-guide-part-round-title = A round at a glance
world-guide-part-round = The last two come only after the sixth round of a chapter.
world-guide-part-actions-title = Twelve action cards
world-guide-part-actions = Play one, discard another unused: every choice is also a loss.
world-guide-part-duties-title = Three duties
world-guide-part-duties = At each chapter's end everybody owes these. Whoever falls short loses points and is punished in the next chapter; one loyalty spares you a penalty.
world-guide-duty-piety = 2 are due; each one missing costs 3 points. Penance: you lose a card.
world-guide-duty-grain = 2 are due; each one missing costs 2 points. Begging: no income in the first round.
world-guide-duty-gold = The die says how many, 2 to 5; each one missing costs 1 point. Royal court: no action in the first round.
world-guide-part-points-title = Where points come from
world-guide-part-points = There are four great sources.
world-guide-points-build = Building
world-guide-points-build-about = 3 points for each stone or wood placed on a project.
world-guide-points-donate = Donations
world-guide-points-donate-about = A seal brings the bonus of its project when it is complete.
world-guide-points-favor = Favor
world-guide-points-favor-about = King, Queen, Bishop, Guild Master and Prioress reward what you have.
world-guide-points-care = Care
world-guide-points-care-about = From chapter III on, 2 points and a benefit for each ill place.
world-guide-part-plague-title = The plague
world-guide-part-plague = From chapter III on each event turns up one place. Its number is the medical knowledge that care takes. Knowledge is shown, never spent.
world-guide-part-end-title = How it ends
world-guide-part-end = After the duties of chapter IV, where what is missing costs double, each stone and wood left is worth 1 point and each gold half a point. More piety breaks a tie.
world-guide-project = Needs { $stone } stone and { $wood } wood.

## The legend of signs

world-guide-signs-goods = Goods and points
world-guide-signs-formulas = In formulas
world-guide-signs-marks = Marks of a player
world-guide-signs-board = On the board and around cards
world-guide-signs-phases = Phases of a round
world-guide-signs-actions = Action cards
world-guide-signs-favor = Whose favor can be won
world-guide-signs-projects = Building projects
world-guide-sign-formula-house = House
world-guide-sign-formula-house-about = Four a player. On the board it can bring rent.
world-guide-sign-formula-seal = Seal
world-guide-sign-formula-seal-about = Two a player: a donation to a project.
world-guide-sign-formula-repeat = Two arrows
world-guide-sign-formula-repeat-about = Do your last action once more.
world-guide-sign-formula-marker = Ring
world-guide-sign-formula-marker-about = The favor marker, which all players share.
world-guide-sign-formula-care = Green cross
world-guide-sign-formula-care-about = Care for the ill.
world-guide-sign-card-arrow = Arrow
world-guide-sign-card-arrow-about = What stands before it is given, what stands after it is got.
world-guide-sign-card-most = At most
world-guide-sign-card-most-about = Up to so many.
world-guide-sign-card-either = Slash
world-guide-sign-card-either-about = One or the other.
world-guide-sign-mark-start = Start player
world-guide-sign-mark-start-about = The active player of this round: turns and orients the event.
world-guide-sign-mark-penance = Penance
world-guide-sign-mark-penance-about = Loses a card when the next chapter begins.
world-guide-sign-mark-begging = Begging
world-guide-sign-mark-begging-about = No income in the first round of the next chapter.
world-guide-sign-mark-court = Royal court
world-guide-sign-mark-court-about = No action in the first round of the next chapter.
world-guide-sign-board-council = Number at the council's edge
world-guide-sign-board-council-about = If the arrow points here, the favor marker moves so many spaces.
world-guide-sign-board-cover = Crossed out
world-guide-sign-board-cover-about = Covered until the chapter ends.
world-guide-sign-board-unknown = Skull
world-guide-sign-board-unknown-about = A plague marker face down.
world-guide-sign-board-ill = Red disc
world-guide-sign-board-ill-about = Ill: the number is the medical knowledge that care takes.
world-guide-sign-board-cured = Green tick
world-guide-sign-board-cured-about = Free of the plague.
world-guide-sign-border-action = Blue border
world-guide-sign-border-action-about = An action card.
world-guide-sign-border-event = Green border
world-guide-sign-border-event-about = An event that happens at once.
world-guide-sign-border-lasting = Purple border
world-guide-sign-border-lasting-about = An event that lasts.
world-guide-sign-border-place = Red border
world-guide-sign-border-place-about = A place the plague may strike.
