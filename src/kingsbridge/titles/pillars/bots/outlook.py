"""What one player of The Pillars of the Earth can make of things, reckoned once for a decision."""

from __future__ import annotations

from typing import Final

from kingsbridge.titles.pillars.bots.book import GOLD, MOST_SAVED, NO_GOOD, Trade, book_of
from kingsbridge.titles.pillars.cards import CRAFTSMEN
from kingsbridge.titles.pillars.goods import EVERY_GOOD
from kingsbridge.titles.pillars.state import Player, Table

# The cubes an ordinary round brings, by good; who works without any always can.
USUAL: Final = [4, 4, 3, 1, 99]

NO_ONE: Final = CRAFTSMEN


def gold_worth(table: Table, player: Player) -> int:
    """Return what one more gold is worth: dear to the poor, cheap to the rich and at the end."""
    worth = GOLD[table.round]
    if player.gold < 6:
        return worth * 3 // 2
    if player.gold > 24:
        return worth // 3
    if player.gold > 16:
        return worth * 2 // 3
    return worth


class Outlook:
    """A player's company in the order of the book, and what it makes of cubes and newcomers."""

    def __init__(self, table: Table, player: Player) -> None:
        self.table = table
        self.player = player
        self.book = book_of(table.cards, table.round)
        self.gold = gold_worth(table, player)
        self.company: list[Trade] = []
        self.mixers = 0
        for number in player.craftsmen:
            self.join(self.book.trades[number])
        self.usual_income = -1  # until somebody asks
        # The cubes the player owns or will be brought this round.
        self.coming = player.cubes[:]
        self.bring(player.resource_cards)

    def join(self, trade: Trade) -> None:
        """Take a craftsman into the company, in the order of the book."""
        place = len(self.company)
        while place > 0 and self.company[place - 1].rank > trade.rank:
            place -= 1
        self.company.insert(place, trade)
        if trade.mixes:
            self.mixers += 1

    def leave(self, trade: Trade) -> None:
        self.company.remove(trade)
        if trade.mixes:
            self.mixers -= 1

    def bring(self, cards: int) -> None:
        """Count what resource cards, given as bits, will bring."""
        while cards:
            card = self.table.cards.resources[(cards & -cards).bit_length() - 1]
            cards &= cards - 1
            self.coming[card.good] += card.cubes

    # Craftsmen

    def income(self) -> int:
        """Return what the company makes of the cubes of an ordinary round."""
        if self.usual_income < 0:
            self.usual_income = self.income_without(NO_ONE)
        return self.usual_income

    def income_without(self, absent: int) -> int:
        """Return the income with one craftsman away; of each good the best take theirs first."""
        mixed = self.mixers > 0
        if absent != NO_ONE and self.mixers == 1:
            mixed = not self.book.trades[absent].mixes
        total = 0
        good = NO_GOOD
        left = USUAL[NO_GOOD]
        for trade in self.company:
            if trade.number == absent or (trade.needs_mixer and not mixed):
                continue
            if trade.good != good:
                good = trade.good
                left = USUAL[good]
            cubes = min(trade.cubes, left)
            left -= cubes
            total += cubes * trade.gain
        return total

    def after_dismissing(self, number: int) -> int:
        """Return the income without a craftsman, less a little for what the market asks for."""
        left = self.income_without(number)
        return left - 15 if self.book.trades[number].serves_market else left

    def after_least_loss(self) -> int:
        """Return the income after dismissing whoever is needed least."""
        best = 0
        for trade in self.company:
            best = max(best, self.after_dismissing(trade.number))
        return best

    def newcomer_worth(self, number: int) -> int:
        """Return what hiring a craftsman brings in the rounds that are left, this one counted."""
        before = self.income()
        trade = self.book.trades[number]
        self.join(trade)
        after = self.income_without(NO_ONE)
        # Somebody must go where there is no room; to make room for who adds nothing gains nothing.
        if after > before and not self.has_room():
            after = max(before, self.after_least_loss())
        self.leave(trade)
        return (after - before) * self.book.rounds_left

    def has_room(self) -> bool:
        """Return whether the player may keep one more craftsman."""
        return len(self.player.craftsmen) < self.table.craftsman_limit(self.player)

    # Cubes

    def more_cubes_worth(self, good: int, more: int) -> int:
        """Return what so many more cubes of a good are worth beyond those owned and coming."""
        return self.cubes_worth(good, self.coming[good], more)

    def cubes_worth(self, good: int, owned: int, more: int) -> int:
        """Return what so many cubes bring to somebody who owns so many."""
        worth = 0
        for nth in range(owned, owned + more):
            worth += self.cube_worth(good, nth)
        return worth

    def cube_worth(self, good: int, nth: int) -> int:
        """Return what the nth cube, counted from 0, brings at best; no later one brings more."""
        sold = self.book.sold[good]
        idle = max(sold, self.book.saved[good]) if nth < MOST_SAVED else sold
        for trade in self.company:
            if trade.good == good and (self.mixers or not trade.needs_mixer):
                nth -= trade.cubes
                if nth < 0:
                    return max(idle, trade.gain)
        return idle

    # Privileges

    def privilege_worth(self, card: int) -> int:
        """Return what a privilege brings from its step of this round to the end."""
        worth = self.book.privilege[card] + self.book.half_gold[card] * self.gold // 2
        gains = self.table.cards.privileges[card].gains
        for good in range(EVERY_GOOD):
            if gains[good]:
                worth += self.more_cubes_worth(good, gains[good])
        return worth
