### The Fleece Fair: every rule, one message a clause. The same sentence explains a refusal, a line
### of the log and the rules page.

F-section-0 = Opening the fair
F-0-1 = Two to six wool merchants play.
F-0-2 = There are seven lots of wool, worth 1 to 7 sacks. An option makes them five or nine.
F-0-3 = Every merchant has as many purses as there are lots, with 1 shilling, 2 shillings and so on, one of each.
F-0-4 = The first starting merchant is drawn by lot, unless a seat was chosen when the table was opened.

F-section-1 = The stall
F-1-1 = At the beginning of each round one of the lots that are left is turned up at random. It is for sale now.

F-section-2 = The purses
F-2-1 = Clockwise from the starting merchant, everybody lays one of their purses face down. Nobody sees what the others laid.
F-2-2 = A purse that was opened is spent: it cannot be laid again.
F-2-3 = In the first round nobody may lay their fullest purse.
F-2-4 = Once in a game a merchant may sit a round out and lay no purse at all. The others see it when the purses are opened.

F-section-3 = The sale
F-3-1 = All purses are opened together. The merchant with the fullest purse takes the lot, and every purse that was laid is spent.
F-3-2 = Purses that hold the same cancel each other out: the fullest purse that no other equals takes the lot.
F-3-3 = If no purse is left, the lot waits. Whoever takes the next lot takes the waiting lots as well. Lots that still wait in the end are nobody's.
    .other = They could be handed to whoever took the last lot before them.
    .why = Waiting lots go with the next lot that is taken, and in the end there is none.
F-3-4 = The next round begins with the merchant to the left of the one who began this one.

F-section-E = The end
F-E-1 = The fair is over when all lots were for sale. Whoever has the most sacks of wool wins.
F-E-2 = Among merchants with equally many sacks, the one with the best lot wins. Merchants without any lot share the victory.
