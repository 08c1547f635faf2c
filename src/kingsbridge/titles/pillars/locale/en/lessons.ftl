### The lesson of The Pillars of the Earth: a heading, an explanation, a task, praise, and answers
### to what tempts (lesson.toml says which).

pillars-lesson-goal = What it is about
pillars-lesson-goal-text = You are Aliena and help to build the cathedral of Kingsbridge. After six rounds the most victory points win. In every round you send out workers, place three master builders in the town, go around the board clockwise, and at last your craftsmen turn cubes into points. Each step of this lesson lays the table anew.

pillars-lesson-pool = Cards from the pool
pillars-lesson-pool-text = Players take turns to take a card from the pool. A resource card sends workers out for cubes; the workers come home afterwards. A craftsman costs gold and stays with you. Stone is worth most, and the mason makes a victory point of every single stone.
pillars-lesson-pool-task-1 = Take the quarry card with 3 stone, for 8 of your 12 workers.
pillars-lesson-pool-task-2 = Jack has taken wood. Now hire the mason for 5 gold.
pillars-lesson-pool-right = Stone, and somebody who makes points of it: that is how most points are earned.
pillars-lesson-pool-wrong-fewer = That would be stone too, but only 2. All your workers come home after the round, so sending 8 of them does no harm. Take the card with 3.
pillars-lesson-pool-wrong-other_good = That brings cubes as well, but sand and wood earn fewer points than stone. Stick to stone and the mason for now.
pillars-lesson-pool-wrong-mason_first = You will want him, but only one card can be taken at a time, and Jack could take the stone meanwhile. Take the stone first.
pillars-lesson-pool-wrong-tool_maker = The tool maker earns 2 gold a round, but only if you own metal, and you have none.
pillars-lesson-pool-wrong-pass = Whoever passes takes no more cards this round. You still have workers and gold to use.

pillars-lesson-workers = Workers who are left
pillars-lesson-workers-text = A resource card asks for a number of workers. Whoever is left when you pass goes to the wool mill and earns 1 gold each. You have 6 free workers and little gold; the tax is still to come.
pillars-lesson-workers-task-1 = Take a card that leaves 2 workers for the wool mill.
pillars-lesson-workers-task-2 = Two workers are too few for any card now. Pass, and they go to the mill.
pillars-lesson-workers-right = Two workers will earn 2 gold. Cubes or gold: your workers can bring either.
pillars-lesson-workers-wrong-wood = 3 wood take all 6 workers. Then nobody is left for the wool mill.
pillars-lesson-workers-wrong-stone = A fine card in other rounds! But it takes 5 workers, and only one would be left to earn gold.
pillars-lesson-workers-wrong-pass = Then 6 workers would earn 6 gold, but bring no cubes at all. You can have both: sand and 2 gold.

pillars-lesson-early = Why early is dear
pillars-lesson-early-text = Everybody's master builders are drawn from one bag, one by one. Placing the first costs 7 gold, the next 6, and so on. Who passes lets the builder wait until all others stand; then it is placed for free, but in what is left. You have only 9 gold.
pillars-lesson-early-task-1 = 7 gold is too much today. Pass.
pillars-lesson-early-task-2 = Jack paid 6 gold for the market. Your builder may now be placed for free: choose the Priory, for 2 victory points.
pillars-lesson-early-right = Free of charge, and still 2 points. Pay early only for a place that you cannot do without.
pillars-lesson-early-wrong-dear = That would cost 7 of your 9 gold. Nothing here is worth that today: you still have to pay the tax, and want to hire craftsmen.
pillars-lesson-early-wrong-elsewhere = That place has its use, too. But here are points to be had at once: choose the Priory.

pillars-lesson-places = What the places give
pillars-lesson-places-text = Point at a place to read what it gives. The King's Court spares you the tax. Only at the market can you buy and sell. Shiring gives a craftsman for free, Kingsbridge a privilege, the Priory points, the cathedral the first turn in the next round.
pillars-lesson-places-task-1 = Your three builders waited and are free now. Put one where nobody pays the tax.
pillars-lesson-places-task-2 = Put the next where you can trade cubes for gold.
pillars-lesson-places-task-3 = Put the last where you get the mason without paying.
pillars-lesson-places-right = All of it happens by itself when its place is reached: you paid no tax, and the mason is yours.
pillars-lesson-places-wrong-archbishop = The Archbishop protects from a bad event or gives a cube. That is not what you are looking for now.
pillars-lesson-places-wrong-priory = The Priory gives victory points: 2 on its first space, 1 on the second. Look for the place of the task.
pillars-lesson-places-wrong-castle = Shiring Castle lends you 2 more workers in the next round. Look for the place of the task.
pillars-lesson-places-wrong-cathedral = Whoever stands at the cathedral begins the next round. Look for the place of the task.
pillars-lesson-places-wrong-market = At the market you trade. That comes as the second task: each builder in its turn.
pillars-lesson-places-wrong-kings_court = One builder at the King's Court is enough to be spared the tax. Look for the place of the task.
pillars-lesson-places-wrong-kingsbridge = At Kingsbridge you get the privilege of the space, a lasting advantage. Look for the place of the task.
pillars-lesson-places-wrong-mixer = That is the improved mortar mixer, free of charge. A good craftsman, but not what the task asks for.
pillars-lesson-places-wrong-shiring = Shiring gives a free craftsman. Look for the place of the task first.

pillars-lesson-event = The event and the Archbishop
pillars-lesson-event-text = At the start of the walk around the board an event is turned that concerns everybody. This one makes everybody pay 4 gold. You have a builder at the Archbishop: he either protects you from a bad event or gives you a cube.
pillars-lesson-event-task = You have 6 gold, and the tax will come too. Ask for protection.
pillars-lesson-event-right = The rest of the walk went by itself: the wool mill, the Priory, your stone from the quarry, and the tax die. Jack stands at the King's Court and pays no tax.
pillars-lesson-event-wrong-cube = A cube is worth 2 to 4 gold, but then the event takes 4, and with the tax after that you might lose points. Ask for protection.

pillars-lesson-market = At the market
pillars-lesson-market-text = Each turn at the market you buy or sell one kind. Sand is worth 2 gold, wood 3, stone 4. Stone is only sold by those with a stonecutter, wood only bought by those with a woodworker. Your woodworker makes a point of 2 wood, and you have 1.
pillars-lesson-market-task-1 = You have 1 gold. Sell all 3 sand.
pillars-lesson-market-task-2 = Now buy 1 wood, so that your woodworker has two.
pillars-lesson-market-right = Three sand became one wood and 4 gold, and two wood will be a victory point.
pillars-lesson-market-wrong-fewer = Nothing here needs the sand that would be left: three sand are worth 6 gold. Sell all of it at once, for a kind is sold in one go.
pillars-lesson-market-wrong-wood = You want to keep the wood: with one more your woodworker makes a point of it.
pillars-lesson-market-wrong-more = One is enough: 2 wood make a point, a third one would be left over.
pillars-lesson-market-wrong-buy_other = Nothing is wrong with that, but what you lack is 1 wood for a point.
pillars-lesson-market-wrong-withdraw = Whoever withdraws is out for this round. You still have something to trade.

pillars-lesson-craftsmen = What a cube is worth
pillars-lesson-craftsmen-text = At the cathedral your craftsmen work. The same stone is worth more to one than to the other: the stonecutter makes 1 point of 2 stone, the mason 1 point of every stone (if you have a mortar mixer). You have 2 stone.
pillars-lesson-craftsmen-task-1 = Make as many points of your 2 stone as can be made: let the right one work.
pillars-lesson-craftsmen-task-2 = One stone is left: let him work once more.
pillars-lesson-craftsmen-right = Two points for two stone. The stonecutter would have made one of them.
pillars-lesson-craftsmen-wrong-stonecutter = The stonecutter takes 2 stone for 1 point. The mason takes only 1 for it.
pillars-lesson-craftsmen-wrong-finish = Cubes that are not used bring no points, and at the end of the game none at all. Let the mason work.

pillars-lesson-capacity = How often they work
pillars-lesson-capacity-text = Every craftsman works only so often in a round: that is the number on the card. The mason works twice, stonecutter and woodworker four times, the mortar mixer three times. You have 4 stone.
pillars-lesson-capacity-task-1 = Let the best of them work first.
pillars-lesson-capacity-task-2 = He may work once more.
pillars-lesson-capacity-task-3 = The mason has done all he can this round. Who can still use 2 stone?
pillars-lesson-capacity-right = 3 points of 4 stone. With a second mason it would have been 4: more craftsmen are as important as more cubes.
pillars-lesson-capacity-wrong-stonecutter = He can, but he needs 2 stone for a point. Let the mason work first as often as he may, and the stonecutter with what is left.
pillars-lesson-capacity-wrong-mixer = The mortar mixer makes a point of 3 sand. He can do that at any time; this is about your stone.
pillars-lesson-capacity-wrong-finish = There is still stone to be made into points.

pillars-lesson-room = Five cottages
pillars-lesson-room-text = You have room for five craftsmen. When a sixth one comes, one of them has to leave. Your improved mortar mixer makes a point of 2 sand; the old one needs 3 for it.
pillars-lesson-room-task-1 = Hire the mason for 5 gold.
pillars-lesson-room-task-2 = Now one has to go. Whose work can another of yours do better?
pillars-lesson-room-right = Well chosen: the improved mortar mixer serves the mason as well.
pillars-lesson-room-wrong-tool_maker = The tool maker needs metal, and you have none. The mason uses stone, and stone is on its way to you.
pillars-lesson-room-wrong-pass = You have 6 gold and a mason within reach: points of every stone from now on.
pillars-lesson-room-wrong-new = You have just paid 5 gold for him! He makes most of your stone. Look for one who is not needed any more.
pillars-lesson-room-wrong-useful = Not this one: he works more often than the others, or lets you do what nobody else of yours can. Compare the two mortar mixers.

pillars-lesson-end = The end of the game
pillars-lesson-end-text = Then a piece is added to the cathedral, and the next round begins with better craftsmen to hire. After the sixth round the cathedral stands, and the most victory points win. Gold breaks a tie. Now you know all you need for a first game; the coach explains whatever is new.
