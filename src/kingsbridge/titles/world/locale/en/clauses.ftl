### World Without End: every rule as it is played here, one message a clause.
### The same sentence explains a refusal, a line of the log and the rules page.

## 0

W-section-0 = Set-up
W-0-1 = Two to four players sit around the board, each at a side of their own. With fewer than four players some sides stay empty.
    .other = The cover says two or three players.
    .why = The rules speak of games with four, and the examples have four colours around a board with four sides: the cover is misprinted.
W-0-2 = The game has four chapters of six rounds each, and every round has one event.
W-0-3 = Each chapter has 11 events of its own. Six of them are used, and the other five stay unseen.
W-0-4 = Each player has 12 action cards, 4 houses and 2 donation seals, and starts with 1 wool, 2 gold and 8 victory points.
W-0-5 = The Bridge lies on the board from the start. The cloth market is covered, and the favor marker stands on the first Outlaws space.
W-0-6 = In a first game chapter I is played with the six starred action cards only, and nobody discards. The other six cards join in chapter II. An option sets this; otherwise everybody has all 12 cards from the start.
W-0-7 = Goods lie behind screens: nobody sees the gold, wool, cloth, stone, wood, grain, piety, loyalty and medical knowledge of the others. Victory points, houses, seals and played cards are open, and discarded cards lie face down. An option lays all goods open. When the game is over everything lies open.
W-0-8 = There are only so many stone, wood, grain, piety, wool, cloth, loyalty and medical knowledge. Whatever is paid goes back to its supply.
W-0-9 = The supplies are the same for any number of players.
    .other = With fewer players some goods could stay in the box.
    .why = No source tells of it, and the rulebook calls grain and piety scarce above all with four players, as they are when supplies stay the same.
W-0-10 = When a supply cannot serve everybody, the active player is served first and then the others clockwise.
    .other = If there is not enough for everybody, nobody could get anything, as with the bonus of a project.
    .why = That is said of the bonus alone. Wherever else the rulebook needs an order, the active player comes first and then the others clockwise.
W-0-11 = The first start player is drawn by lot, unless a seat was chosen when the table was opened.
    .other = The sheet on preparing the game may name who begins; we do not have it.
    .why = The lot favours nobody, and a table may choose a seat instead.
W-0-12 = There is always enough gold.
    .other = Gold too could run out, when all coins of the box are taken.
    .why = The rulebook calls other goods scarce, but never gold, and no list of the coins was found.

## 1

W-section-1 = Reveal
W-1-1 = The start player is the active player of the round and turns over the top event.
W-1-2 = In chapters III and IV the number of the event, 1 to 11, comes before its text: the plague marker of that location is turned face up. A location that is already ill or has already been cared for does not fall ill again.
W-1-3 = An immediate event happens at once, before the card is oriented. Where there is a choice, the active player chooses first and then the others clockwise.
W-1-4 = A long-term event acts on the action cards that are played from now on.
W-1-5 = A trade that an immediate event allows can be made once by each player. A trade of a long-term event can be made once a round.
W-1-6 = A trade of a long-term event is made in a player's own turn, before or after the card is played, whether its action is carried out or forgone. Whoever has no action because of the royal court or the King's war makes no such trade.
    .other = The trade could be made at any moment of the round; only together with an action; or also by those who have no action at all.
    .why = Long-term events act on the cards that are played, so the trade belongs to the turn in which one plays. An action may always be forgone, so no trade depends on it; but royal court and war take the place of the whole turn.
W-1-7 = What an event asks for but a player does not have is not lost. What an event gives but the supply lacks is not received.
    .other = What an event gives and the supply lacks could be worth 1 victory point instead, as with personal income.
    .why = The rulebook has that point for personal income alone, and denies it for favor. That whoever has nothing loses nothing it says of one event; the others are played like it.
W-1-8 = An event that closes the cloth market covers it, and nobody sells cloth until the cover goes when the chapter ends. It can be closed in chapter I, too, if an event has opened it.
W-1-9 = When an event rewards players for forgoing their action, each decides as the event is revealed, the active player first and then the others clockwise, and whoever forgoes is rewarded at once. Whoever has no action to forgo or keep, as before the royal court, gets the reward as well. Forgoing an action later in the round brings nothing.
    .other = The event could act through the round: each would decide in their own turn, and whoever goes before the royal court would get nothing.
    .why = What an immediate event offers is chosen when it is revealed. And the rulebook counts the royal court among the ways to forgo an action.

## 2

W-section-2 = Orientation
W-2-1 = The active player lays the event down in one of four orientations. It decides which corner points to which player and how far the favor marker moves, from 0 to 3 spaces.
W-2-2 = An orientation that takes the favor marker to the Outlaws is not allowed if the active player could not pay them 1 gold.
W-2-3 = The edges of the city council carry the numbers 0, 1, 2 and 3, clockwise. The arrow of the event points to one of them, the favor move. The four corners follow the arrow clockwise: with the arrow at 0 the first corner points to the second side of the board, and each quarter turn moves arrow and corners on together.
    .other = The numbers could lie around the council in another order, and the corners beside other numbers: the board shows it, and we have not seen the board.
    .why = Known are only the numbers 0 to 3, and that arrow and corners turn together. We took the simplest order.
W-2-4 = With three players the fourth side of the board stays empty, with two players the second and the fourth. A corner that points to an empty side brings nobody anything.
    .other = Two or three players could choose any sides, or share what the corners of the empty sides show.
    .why = The rulebook seats players around the table and not next to each other, and gives everybody the corner that points to them and no other.
W-2-5 = Gold that the personal income of the same orientation brings may be used to pay the Outlaws.
    .other = The gold for the Outlaws could have to be there already when the card is oriented.
    .why = In every round personal income comes before favor, so it is in hand when the Outlaws are paid.

## 3

W-section-3 = Income
W-3-1 = Each player receives what the corner pointing to them shows: 1 stone, wood, grain, piety, wool, loyalty or medical knowledge, 1 or 2 gold, or 1 victory point.
W-3-2 = A player whose personal income is not in the supply receives 1 victory point instead.

## 4

W-section-4 = Favor
W-4-1 = The favor marker moves clockwise by the number the arrow points to. Covered spaces are not counted. The bottom half of the track follows the top half, and then the top half comes again.
W-4-2 = Only the active player receives the award of the space, and only if the marker has moved.
W-4-3 = The Merchants give 1 wool, the Earl of Shiring 1 grain and the Prior 1 piety. The King gives 1 victory point for each loyalty you have, the Bishop 1 for each piety and the Guild Master 1 for each of your houses on the board. The Queen gives 2 victory points if you have any loyalty, the Prioress 2 if you have any medical knowledge. The Outlaws take 1 gold.
W-4-4 = Loyalty, piety and medical knowledge are only shown for an award, not given up. If the supply cannot give an award, the player gets nothing, and no victory point instead.
W-4-5 = If the space under the favor marker is covered, the marker stays where it is until it next moves.
    .other = The marker could move on at once to the next space that is not covered.
    .why = The rulebook only says that covered spaces are not counted when the marker moves, and a cover does not move it.
W-4-6 = All players share one favor marker. Clockwise the track shows the Merchants, the King, the Outlaws, the Earl of Shiring and the Bishop in its top half, and the Queen, the Prior, the Outlaws again, the Guild Master and the Prioress in its bottom half.
    .other = The Favor card speaks of your marker, as if each player had one. And only Bishop, Queen and the first Outlaws have a known place; the others could stand in another order.
    .why = Everywhere else the rulebook has a single favor marker. The persons stand in the order in which it lists their awards; the place of the second Outlaws is our guess.

## 5

W-section-5 = Action cards
W-5-1 = Beginning with the active player and going clockwise, each player plays one action card face up and carries it out, with all long-term events taken into account.
W-5-2 = Nobody has to carry out the action of the card played. An action that cannot be carried out does nothing.
W-5-3 = After the action the player discards one card face down, but only if the action pile is then larger than the discard pile.
W-5-4 = In each chapter a player plays six cards and discards six. All twelve come back for the next chapter.
W-5-5 = No discard, not even a forced one, makes a discard pile larger than six cards. Whoever forgoes an action still plays one card face up and discards one.
W-5-10 = Grain brings 1 grain.
W-5-11 = Piety brings 1 piety.
W-5-12 = Resource brings 1 stone or 1 wood.
W-5-13 = With Building project a player places up to 2 resources of their own on free spaces of one project, stone on grey and wood on brown, and scores 3 victory points for each.
W-5-14 = With Wool and cloth sales a player sells any number of wool for 2 gold each and at most 1 cloth for 4 gold. Cloth may be sold alone, but only while its market is open.
W-5-15 = Privilege repeats the action of the card on top of the player's own action pile, the one played in the round before in the same chapter.
W-5-16 = With House building a player pays 1 gold and 1 stone or wood, as the symbol of the space says, and places a house on a free one of the 14 spaces. Nobody can have houses on two spaces with the same income.
    .other = The picture of the card asks for stone or wool.
    .why = The text asks for stone or wood, whichever the symbol of the space shows, and calls it a resource, which wool is not: the picture is misprinted.
W-5-17 = House rent brings the income of up to 2 of the player's houses. What the supply lacks is not received.
W-5-18 = With Donation a player pays 1 gold and lays a seal on an unfinished project that may be worked on. Nobody can have two seals on the same project, and nobody has more than two in all.
W-5-19 = Cloth production turns 1 wool into 1 cloth, or 2 wool into 2 cloth.
W-5-20 = Medicine brings 1 gold and 1 victory point; or, from chapter III on, the player cares for one or more ill locations instead.
W-5-21 = Favor moves the favor marker exactly 1 space, and the player takes the award there.
W-5-22 = A Favor action that would end on the Outlaws does nothing if the player has no gold to pay them. The marker stays where it is.
    .other = The marker could move all the same, and whoever has no gold would pay nothing.
    .why = The Outlaws must be paid; when an event is oriented they cannot be chosen without gold. An action that cannot be carried out does nothing.
W-5-23 = Privilege repeats an action, not a card. In the first round of a chapter, and after a round whose action was forgone, there is nothing to repeat and it does nothing. A card played for its action counts even if it brought nothing.
    .other = The card repeats the last card that was played face up, which could include one whose action was forgone.
    .why = The rulebook explains that it repeats the action carried out in the round before; the top of the pile only shows which one that was.
W-5-24 = While an event halves rents, each house pays half of its income, rounded up: 2 for 3, 1 for 2, and 1 for 1.
    .other = Halves could be rounded down, or half as many houses could pay.
    .why = All that is told of this event is that it halves rents. Rounded up, no house pays nothing.

## 6

W-section-6 = End of a round
W-6-1 = A long-term event moves to the first of two spaces beside the city council, or to the second if the first is taken. When both are taken, it replaces the older of the two.
W-6-2 = The start player piece passes to the left.
W-6-3 = What an event has covered stays covered until the chapter ends, even when long-term events replace one another.
    .other = A cover could go when the long-term event that laid it is replaced by another.
    .why = The rulebook takes covering tiles away at the end of a chapter and at no other time.

## 7

W-section-7 = End of a chapter
W-7-1 = After six rounds each project on the board gets one matching resource from the supply. A stone space is filled before a wood space.
W-7-2 = All covering tiles are removed, after chapter I also the one on the cloth market if it still lies there.
W-7-3 = All long-term events are removed. They have no effect in the next chapter.
W-7-4 = Then everybody pays the mandatory duties, and after that the start player piece passes to the left.
W-7-5 = After chapter II the Tower comes into play, and the 11 plague markers are shuffled and laid face down on the 11 locations.
W-7-6 = Nobody scores the resource a project gets when a chapter ends, but it may complete the project. If the supply has none, the project gets nothing.
    .other = The active player could score this resource, or the last space of a project could be kept for a player.
    .why = Points are for one's own resources, placed with an action. And a project is complete when its spaces are filled, whoever filled them.
W-7-7 = If Elfric leads the city council when a chapter ends, only the Prior's Palace gets a resource.
W-7-8 = After the last round of a chapter the start player piece passes twice: when the round ends, and again after the duties. Whoever has it between the two is the active player at the end of the chapter. An option lets it pass only once, after the duties.
    .other = After the last round of a chapter the piece could pass only once: the end of the round and the end of the chapter could mean the same passing. An option plays it so.
    .why = The rulebook has the piece pass under both headings and names no exception, and so with four players each opens exactly one chapter.
W-7-9 = The projects get their resource in a fixed order: Bridge, Fulling Mill, St. Mark, Prior's Palace, Hospital, Chapel of the Virgin Mary, Tower.
    .other = The active player could choose the order, which matters when a supply runs out or several projects are completed.
    .why = The rulebook gives nobody that choice. A fixed order favours nobody.

## 8

W-section-8 = Duties and penalties
W-8-1 = Everybody pays 2 piety. Each piety missing costs 3 victory points, and whoever falls short must do penance.
W-8-2 = Everybody pays 2 grain. Each grain missing costs 2 victory points, and whoever falls short must go begging.
W-8-3 = The active player rolls the tax die, which shows 2, 3, 3, 4, 4 or 5, and everybody pays that much gold. Each gold missing costs 1 victory point, and whoever falls short must go before the royal court.
    .other = The die could show each number from 2 to 5 more or less often.
    .why = The rulebook tells only that the tax is 2 to 5 gold. The tax die of its sister game, with the same range, has these faces.
W-8-4 = A player who cannot pay a duty in full pays as much of it as possible. Whatever is left after paying is kept.
W-8-5 = Penance: at the start of the next chapter another player draws an action card from your hand at random, and it is discarded. After your first action of that chapter you discard no card.
W-8-6 = Begging: you receive no personal income in the first round of the next chapter.
W-8-7 = Royal court: in the first round of the next chapter you play one card and discard one, but carry out no action.
W-8-8 = Each penalty can be bought off for 1 loyalty. The victory points are lost all the same.
W-8-9 = After chapter IV there are no penalties. Instead everything missing costs twice as many victory points; 1 loyalty undoes the doubling for one of the three duties.
    .other = 1 loyalty could undo the doubling for everything that is missing.
    .why = Before, every penalty takes 1 loyalty of its own, and the doubling stands in for the penalties.
W-8-10 = If the King's war is the first event of chapter II, a player who goes before the royal court plays and discards no further cards because of it.
W-8-11 = When all duties are paid, each player, the active player first and then clockwise, decides which penalties to buy off.
    .other = Each penalty could have to be bought off as soon as its duty is missed, before the next duty is paid.
    .why = The rulebook speaks of protection after all three duties, and lets whoever has two penalties choose between them.

## 9

W-section-9 = Projects and donations
W-9-1 = Five projects come into play with their event cards: Fulling Mill, St. Mark, Prior's Palace, Hospital and Chapel of the Virgin Mary. Not all of them need appear in a game. The Bridge and the Tower come by themselves.
W-9-2 = A project is complete when all its spaces are filled. Then every donor receives its bonus and takes the seal back.
W-9-3 = If the supply cannot give the goods of a bonus to all donors, none of them receives those goods.
W-9-4 = For the Tower and for the Chapel of the Virgin Mary each donor receives 2 victory points and nothing else. For the Hospital each donor, the active player first and then clockwise, may at once care for one ill location.
W-9-5 = When the 6 stone spaces and 2 wood spaces of the Tower are full, the player with the most loyalty sets the metal on top and scores 3 victory points. If several are tied, one of them sets it and each of them scores 1. If the Tower is never completed, nobody gets the metal.
W-9-6 = The event that completes the Tower fills its free spaces from the supply, with substitutes if that is not enough, and the metal is awarded.
W-9-7 = Resources placed on a project stay there, and do not go back to the supply even when it is complete.
    .other = The resources of a finished project could go back to quarry and forest.
    .why = The rulebook returns what is paid, and the seals, but says nothing of resources that were placed. It even expects that too few may be left for the Tower.
W-9-8 = If nobody has any loyalty when the Tower is completed, all players are tied and each scores 1 victory point.
    .other = If nobody has any loyalty, nobody could receive anything.
    .why = Then all have equally much, and players who are tied score 1 point each.
W-9-9 = When the goods of a bonus are missing, the donors still receive its victory points.
    .other = Donors could receive nothing at all when the goods are missing, not even the victory point.
    .why = The rulebook speaks of resources that are not available. A victory point is none, and is always available.
W-9-10 = While Elfric leads the city council, only the Prior's Palace may be worked on or donated to. If the Palace is not in play, nothing may be built.
    .other = While the Palace is not in play, the event could have no effect.
    .why = The event forbids every project but the Palace, and asks nowhere whether the Palace is on the board.
W-9-11 = If the Tower is already complete, the event that completes it does nothing.
    .other = The metal and its points could be awarded once more.
    .why = There is one metal, and it is on top of the Tower already.

## 10

W-section-10 = Plague
W-10-1 = The number on a plague marker, 1 to 5, is the medical knowledge needed to care for that location. It is shown, not paid.
W-10-2 = One Medicine action may care for several ill locations if the player's medical knowledge covers the sum of their numbers.
W-10-3 = Each location cared for brings 2 victory points and its own benefit, except for location 11, the outlaws, which brings nothing more. The benefit of location 9 is a house, built at once without paying.
W-10-4 = The plague marker of a location that was cared for leaves the game. Where no marker lies any more there is nobody to care for.
W-10-5 = Medical knowledge is never lost.
W-10-6 = A benefit that the supply lacks is not received. A free house follows the rules for spaces and incomes; whoever cannot or will not build it gets nothing instead.
    .other = A benefit that is missing could be worth 1 victory point instead, and a free house could stand on an income that its owner has already.
    .why = The rulebook gives that point for personal income alone. For the house it waives the price and nothing else.
W-10-7 = The event that ends the plague takes all plague markers off the board, face up or face down; the location that has fallen ill by the same card is no exception. From then on nobody falls ill and nobody can be cared for.
    .other = Markers that still lie face down could stay, so that people fall ill later.
    .why = Those who tell of the event say that it wipes out the plague, and with markers left it would go on.

## 11

W-section-11 = End of the game
W-11-1 = After the duties of chapter IV each stone and each wood still owned scores 1 victory point, and each gold half a point. Half points count. The player with the most victory points wins.
W-11-2 = A tie goes to the player with more piety, then more loyalty, then more medical knowledge.
W-11-3 = Nobody ever has fewer than 0 victory points, and points above 60 simply count on.
W-11-4 = Players who are still tied share the victory.
    .other = A fourth tie-breaker could be agreed on, such as the most gold.
    .why = The rulebook names three and ends there: whoever is equal in all of them has won equally.
