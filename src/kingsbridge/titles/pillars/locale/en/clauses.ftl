### The Pillars of the Earth: every rule as it is played here, one message a clause.
### The same sentence explains a refusal, a line of the log and the rules page.

## 0

P-section-0 = Set-up
P-0-1 = Two to four players sit clockwise around the table and play six rounds.
P-0-2 = Each player has 12 workers, seven single figures and one that counts as five, and three master builders, who wait in a bag that all players share.
P-0-3 = Each player starts with three craftsmen: a mortar mixer, a woodworker and a stonecutter.
P-0-4 = Everybody starts with 2 victory points. The starting player has 20 gold, and each player further clockwise 1 gold more: 21, 22 and 23.
P-0-5 = The 24 craftsmen for hire form six shuffled stacks of four, one for each round.
P-0-6 = Four of the 14 ordinary privileges leave the game unseen. The other ten lie on top of the two privileges of the last round.
P-0-7 = Four of the ten events leave the game unseen. The other six form the deck, one for each round.
P-0-8 = There are 23 sand, 23 wood, 23 stone and 13 metal. From these, 4 sand, 4 wood and 4 stone are laid out at the market and 1 metal at the King's Court.
P-0-9 = Four grey workers wait at Shiring Castle. One black worker waits beside the board for the privilege that brings it into play.
P-0-10 = The first starting player is drawn by lot, unless a seat was chosen when the table was opened.
    .other = The rulebooks let the player begin who was last in a cathedral.
    .why = Across a network nobody can see to that. The lot favours nobody, and a table may choose a seat instead.

## R

P-section-R = Before each round
P-R-1 = Two privileges are laid open at Kingsbridge. In round 6 they are always the two of the last round.
P-R-2 = Of the round's four craftsmen, two are laid open at Shiring and two join the pool.
P-R-3 = The nine resource cards are shuffled. Seven join the pool, which then has nine cards, and two sit the round out.
P-R-4 = The market is refilled to 4 sand, 4 wood and 4 stone.
P-R-5 = A metal is laid at the King's Court if none lies there. Devir's rules lay one out before each round without that condition, so there it piles up. An option sets which holds.
    .other = Devir's list could only have left out the condition that the two others have.
    .why = It lays a metal out before each round and names no condition, and an edition is played as its book has it.
P-R-6 = Grey workers who helped in the round just played go back to Shiring Castle.
P-R-7 = The cost marker goes back to 7.

## I

P-section-I = Choosing cards
P-I-1 = Beginning with the starting player and going clockwise, each player takes one card from the pool or passes, again and again.
P-I-2 = A player who has passed takes no more cards from the pool this round.
P-I-3 = Choosing ends when the pool is empty or everybody has passed.
P-I-4 = A resource card can only be taken by a player who has as many free workers as it asks for. They move to its field and stay there until production.
P-I-5 = A craftsman from the pool costs the gold shown on the card, paid at once. Without that much gold the card cannot be taken.
P-I-6 = A player has room for five craftsmen, or six with the privilege for it. Whoever takes one too many discards one of them at once, perhaps the new one, and the discarded craftsman leaves the game.
P-I-7 = In Mayfair's edition a player may pay for a craftsman and discard it even with room to spare, just to keep it from the others. The other books speak of it where they speak of want of room, and are read so: there a craftsman is only discarded for that. An option sets which holds.
    .other = Thames & Kosmos and Devir too let a player discard the craftsman just paid for, which could hold with room to spare as well.
    .why = They say it of players who lack the room. Only Mayfair adds it as something one may simply do.
P-I-8 = Resource cards that nobody took are shuffled in again for the next round. Craftsmen left in the pool leave the game.
P-I-9 = All workers still in reserve go to the wool mill.

## II

P-section-II = Placing master builders
P-II-1 = The starting player draws a master builder from the bag without looking. Its owner places it for the current cost or passes.
P-II-2 = Once a round the starting player may put the builder just drawn back into the bag and draw again. The cost stays the same, and the same colour may come up again. It is only asked where it can change something: where a builder of another colour could be placed instead.
P-II-3 = A space holds one master builder, and every builder placed stands on a space. A player may take several spaces of one location.
P-II-4 = Placing the first builder costs 7 gold. After every placement or pass the cost falls by 1, down to 1 gold; from the eighth builder on, placing is free.
P-II-5 = A player who cannot pay the current cost must pass.
P-II-6 = A builder whose owner passes waits on the cost track, at the price it was passed at.
P-II-7 = In the Thames & Kosmos edition a builder drawn when placing is free must be placed. The rules of Mayfair and Devir let its owner place or pass at any cost, also at 0. An option sets which holds.
    .other = Mayfair and Devir could mean what only Thames & Kosmos say: that a builder who costs nothing must be placed.
    .why = Both let the owner of any builder drawn place it or pass, and make no exception for the free ones.
P-II-8 = With two players the six builders are drawn at costs from 7 down to 2. Then the cost marker is set to 0.
P-II-9 = When the bag is empty, the builders that were passed are placed free of charge. The one waiting at the highest price goes first. Devir's rules only say that they can be placed: there an owner may leave one off the board until the next round. An option sets which holds.
    .other = All three books could mean the same, that builders who waited must be placed, or that they may be.
    .why = Mayfair and Thames & Kosmos write that they are placed, Devir that they can be; each edition is taken at its word.
P-II-10 = In the round after the town wall event, a player whom it hit has only two builders. The third one drawn of that colour is laid aside and another is drawn; the cost does not change. Players who were protected keep all three.
    .other = The cost could fall for the builder laid aside as well, and a third builder could be laid aside of every colour, protected or not.
    .why = The cost falls after a placement or a pass, and this is neither. Whoever is spared by an event is spared by what it does in the next round, too.
P-II-11 = There is 1 space at the Archbishop, 2 at Kingsbridge (one for each privilege), 2 at the Priory, 4 at the King's Court (the first one with the metal), 2 at Shiring (one for each craftsman), 1 at Shiring Castle, 4 at the market (in order) and 1 at the cathedral.
P-II-12 = The owner of the free-builder privilege may once place a builder that is drawn without paying. The cost falls all the same.
    .other = The cost could stay where it is when nobody pays it.
    .why = It falls after every placement, and the card waives the price and nothing else.

## III

P-section-III = Around the board
P-III-0 = The places are resolved clockwise, in the order of their numbers. Once a place is resolved, its master builders go back into the bag.

## 1

P-section-1 = Event
P-1-1 = The starting player turns over the top event. It happens at once and concerns everybody.
P-1-2 = A bad event spares a player who chooses protection at the Archbishop.
P-1-3 = When the event asks for 4 gold, a player who has less pays all of it and loses 1 victory point for every full 2 gold missing.
P-1-4 = A craftsman lost to an event leaves the game.
P-1-5 = The owner of the privilege that protects once from an event decides about it after seeing the event.

## 2

P-section-2 = Archbishop
P-2-1 = After the event is seen, the player at the Archbishop chooses either protection from a bad event or, whatever the event, 1 sand, wood or stone from the market. It is never taken from the fields. The cube is an offer: at a good event it may be declined.
P-2-2 = The cube taken at the Archbishop is missing from this round's market.

## 3

P-section-3 = Wool mill
P-3-1 = Each worker in the wool mill earns 1 gold and goes back to its owner's reserve.
P-3-2 = Nobody can have more than 30 gold. Anything above that is lost.

## 4

P-section-4 = Kingsbridge
P-4-1 = A builder at Kingsbridge takes the privilege of its space. Privileges that nobody takes leave the game.
P-4-2 = A privilege is permanent, or used once when its owner chooses, or takes effect immediately.

## 5

P-section-5 = Priory
P-5-1 = The builder on the first space of the Priory brings its owner 2 victory points, the one on the second space 1.

## 6

P-section-6 = Production
P-6-1 = Each resource card brings its 2, 3 or 4 cubes from its field. The workers go back to their owners.
P-6-2 = Each of the three resource privileges brings 1 more cube of its kind from the field every round, even without a card.
    .other = The cards call it additional, which could mean only together with a resource card of that kind.
    .why = They also say each round, and the rulebooks call it income from the field.
P-6-3 = When a field runs short, the missing cubes are owed and count as if the player had them; they are never taken from the market. Devir's rules are silent here. An option lets missing cubes be lost instead.
    .other = In Devir's edition, whose book is silent, cubes that a field lacks could be lost. An option plays it so.
    .why = The two other books let them be owed, and nothing in Devir's speaks against it.

## 9

P-section-9 = King's Court
P-9-1 = The starting player rolls the tax die, which shows 2, 3, 3, 4, 4 or 5. Everybody pays that much gold.
P-9-2 = A player with a builder at the King's Court pays no tax this round.
P-9-3 = The builder on the first space of the King's Court also takes the metal there, all of it where it has piled up.
    .other = Where metal has piled up, only one could be taken each round.
    .why = The rulebooks give away the metal that lies there and leave none behind.
P-9-4 = A player who cannot pay the tax gives all gold and loses 1 victory point for every full 2 gold missing.
P-9-5 = The owner of the privilege that spares one tax decides about it after the roll.
    .other = The privilege could have to be used before the die is rolled.
    .why = The card leaves the round to its owner and names no moment, and the tax is paid after the roll.

## 10

P-section-10 = Shiring
P-10-1 = A builder at Shiring takes the craftsman of its space free of charge. The limit on craftsmen holds here too, and craftsmen that nobody takes leave the game.

## 11

P-section-11 = Shiring Castle
P-11-1 = The builder at Shiring Castle brings its owner 2 grey workers for the next round, after which they go back. In round 6 it brings nobody.

## 12

P-section-12 = Market
P-12-1 = At the market the players act in the order of the spaces, 1 to 4, one action each, again and again until all have withdrawn. Whoever withdraws is out.
    .other = Whoever has two builders at the market could act only once before the turn comes round again.
    .why = The order is that of the spaces, and each builder stands on one.
P-12-2 = One action buys or sells any number of cubes of one kind.
P-12-3 = Stone costs 4 gold, wood 3 and sand 2, and each sells for the same. Metal is never bought and sells for 5. Devir's rule pays 5 gold for a stone that is sold, and so does that edition, although the example beside the rule pays 4. An option sets which holds.
    .other = In Devir's edition too a stone could sell for 4 gold, as in the example beside its rule and in the other editions.
    .why = Where a rule and its example differ, an edition is played by the rule.
P-12-4 = Only what lies at the market can be bought, at most 4 of a kind. It is not refilled during the round.
P-12-5 = Cubes that are sold go back to their fields, metal beside the board. They cannot be bought again this round.
P-12-6 = In Mayfair's edition a player may not both buy and sell the same kind in one round, in either order. In the other editions a player may not resell a kind bought that round, but may sell first and buy afterwards. An option sets which holds.
    .other = Mayfair's rule could mean no more than the others: that nothing bought is sold again. It gives as its reason that nobody should be kept from buying.
    .why = Its words are about buying and selling the same kind, in whatever order.
P-12-7 = Only a player with a builder at the market can buy or sell. If nobody is there, no market is held.
P-12-8 = Stone can only be sold by a player who has a stonecutter, and wood only bought by one who has a woodworker.

## 13

P-section-13 = Cathedral
P-13-1 = Beginning with the starting player and going clockwise, each player lets craftsmen turn resources into victory points. Each craftsman works by its own formula, at most as often as its capacity allows.
P-13-2 = Cubes that are used go back to their fields, metal beside the board.
P-13-3 = A mason only works for a player who also has a mortar mixer.
P-13-4 = The improved mortar mixer counts as a mortar mixer, and the master woodworker as a woodworker.
    .other = Devir's text gives the craftsman who earns gold another name than the one without whom no wood is bought, so that he might not serve for it.
    .why = On the cards both have the same name, and Mayfair's book says that craftsmen of the same name keep the function.
P-13-5 = The tool maker brings 2 gold once a round if its owner has at least 1 metal, which is not used up: another craftsman may use the same metal afterwards. Two of the rulebooks say so. Mayfair's asks for metal “at the end of the round”, its name for the whole of this step, and is read the same way. An option lets the tool maker look for metal only when all work is done.
    .other = Mayfair's words could mean that the metal must still be there when all other craftsmen have worked. An option plays it so.
    .why = Its book calls the whole of this step the end of the round, and in the other two the metal may be used afterwards.
P-13-6 = The architect brings 1 victory point and needs nothing for it.
P-13-7 = The bell maker, the glassblower and the organ builder use up their metal, and with it the glassblower's sand and the organ builder's wood.
P-13-8 = After scoring, each player keeps at most 5 resources of their choice, metal included. The rest goes back for nothing.
P-13-9 = Victory points above 60 simply count on, and nobody ever has fewer than 0.
    .other = Victory points could fall below 0.
    .why = The track has no spaces for it, and the sister game, World Without End, rules it out.
P-13-10 = The starting player adds the next piece to the cathedral: nave, transept, apse, tower, tower and at last the roof.

## 14

P-section-14 = Next starting player
P-14-1 = The owner of the builder on the cathedral's space becomes the next starting player. If nobody stands there, it is the next player clockwise.
P-14-2 = What held for this round only ends with it: the event, the tax, protection, and builders laid aside. After round 6 nothing is prepared for another.

## E

P-section-E = End of the game
P-E-1 = After round 6 the player with the most victory points wins. A tie goes to the player with more gold, and players still tied share the victory.
    .other = Thames & Kosmos and Devir do not say what happens to players who are still tied: a further tie-breaker could be agreed on.
    .why = Mayfair's game then ends in a tie, and none of the books names another tie-breaker.
