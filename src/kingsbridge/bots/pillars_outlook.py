"""What one player of The Pillars of the Earth can make of things, reckoned once for a decision."""

from __future__ import annotations

from typing import Final

from kingsbridge.bots.pillars_book import GOLD, MOST_SAVED, Book, book_of
from kingsbridge.pillars.cards import CRAFTSMEN, RESOURCE_CARDS
from kingsbridge.pillars.goods import EVERY_GOOD
from kingsbridge.pillars.state import Player, Table

# The cubes an ordinary round brings, by good.
USUAL: Final = [4, 4, 3, 1]

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
    """A player's company, the best craftsmen first, and what it makes of cubes and newcomers."""

    def __init__(self, table: Table, player: Player) -> None:
        self.table = table
        self.player = player
        self.book: Book = book_of(table.cards, table.round)
        self.gold = gold_worth(table, player)
        self.company: list[int] = []
        self.members = 0  # the same as bits
        for number in player.craftsmen:
            self.join(number)
        self.usual_income = -1  # until somebody asks

    def join(self, number: int) -> None:
        """Take a craftsman into the company, before those who make less of a cube."""
        gain = self.book.gain
        place = len(self.company)
        while place > 0 and gain[self.company[place - 1]] < gain[number]:
            place -= 1
        self.company.insert(place, number)
        self.members |= 1 << number

    def leave(self, number: int) -> None:
        self.company.remove(number)
        self.members &= ~(1 << number)

    # Craftsmen

    def income(self) -> int:
        """Return what the company makes of the cubes of an ordinary round."""
        if self.usual_income < 0:
            self.usual_income = self.income_without(NO_ONE)
        return self.usual_income

    def income_without(self, absent: int) -> int:
        """Return the income with one craftsman away: the best take what there is first."""
        book = self.book
        mixed = self.members & ~(1 << absent) & book.mixers != 0
        left = USUAL[:]
        total = 0
        for number in self.company:
            if number == absent or (not mixed and book.needs_mixer >> number & 1):
                continue
            cubes = book.cubes[number]
            good = book.good[number]
            if good >= 0:
                cubes = min(cubes, left[good])
                left[good] -= cubes
            total += cubes * book.gain[number]
        return total

    def after_dismissing(self, number: int) -> int:
        """Return the income without a craftsman, less a little for what the market asks for."""
        left = self.income_without(number)
        return left - 15 if self.book.serves_market >> number & 1 else left

    def after_least_loss(self) -> int:
        """Return the income after dismissing whoever is needed least."""
        best = 0
        for number in self.company:
            best = max(best, self.after_dismissing(number))
        return best

    def newcomer_worth(self, number: int) -> int:
        """Return what hiring a craftsman brings in the rounds that are left, this one counted."""
        before = self.income()
        self.join(number)
        if len(self.player.craftsmen) < self.table.craftsman_limit(self.player):
            after = self.income_without(NO_ONE)
        else:
            after = self.after_least_loss()
        self.leave(number)
        return (after - before) * self.book.rounds_left

    # Cubes

    def coming(self, good: int) -> int:
        """Return how many cubes of a good the player owns or will be brought this round."""
        cubes = self.player.cubes[good]
        cards = self.player.resource_cards
        if cards:
            resources = self.table.cards.resources
            for card in range(RESOURCE_CARDS):
                if cards >> card & 1 and resources[card].good == good:
                    cubes += resources[card].cubes
        return cubes

    def more_cubes_worth(self, good: int, more: int) -> int:
        """Return what so many more cubes of a good are worth beyond those owned and coming."""
        return self.cubes_worth(good, self.coming(good), more)

    def cubes_worth(self, good: int, owned: int, more: int) -> int:
        """Return what so many cubes bring to somebody who owns so many: each its best use."""
        book = self.book
        mixed = self.members & book.mixers != 0
        nth = owned
        last = owned + more
        worked = 0  # by the craftsmen asked so far
        worth = 0
        for number in self.company:
            if book.good[number] != good or (not mixed and book.needs_mixer >> number & 1):
                continue
            worked += book.cubes[number]
            while nth < worked and nth < last:
                worth += max(book.gain[number], self.idle_cube_worth(good, nth))
                nth += 1
        while nth < last:
            worth += self.idle_cube_worth(good, nth)
            nth += 1
        return worth

    def idle_cube_worth(self, good: int, nth: int) -> int:
        """Return what a cube is worth that nobody works with."""
        sold = self.book.sold[good]
        return max(sold, self.book.saved[good]) if nth < MOST_SAVED else sold

    # Privileges

    def privilege_worth(self, card: int) -> int:
        """Return what a privilege brings from its step of this round to the end."""
        worth = self.book.privilege[card] + self.book.half_gold[card] * self.gold // 2
        gains = self.table.cards.privileges[card].gains
        for good in range(EVERY_GOOD):
            if gains[good]:
                worth += self.more_cubes_worth(good, gains[good])
        return worth
