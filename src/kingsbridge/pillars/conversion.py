"""The exact best use of a player's craftsmen at the cathedral (P-13), for suggestions and bots."""

from __future__ import annotations

from kingsbridge.pillars.cards import Craftsman
from kingsbridge.pillars.goods import EVERY_GOOD, METAL
from kingsbridge.pillars.state import NO_CARD, Table
from kingsbridge.pillars.steps.cathedral import AT_WORK, CHOOSE_ZEALOUS, GIVING_BACK


class Worth:
    """What a player values, in one currency: a victory point, a gold, a cube kept of each good."""

    def __init__(self, vp: int, gold: int, cubes: list[int]) -> None:
        self.vp = vp
        self.gold = gold
        self.cubes = cubes


# Victory points first, among equals gold, among equals the cubes that sell for most.
POINTS_FIRST = Worth(1_000_000, 1_000, [2, 3, 4, 5])


class Conversion:
    """A plan for one scoring: who gets the extra use, the uses in order, and what they bring."""

    def __init__(self, worth: int, zealous: int, uses: list[int], vp: int, gold: int) -> None:
        self.worth = worth
        self.zealous = zealous
        self.uses = uses
        self.vp = vp
        self.gold = gold


def best_conversion(table: Table, seat: int, worth: Worth = POINTS_FIRST) -> Conversion:
    """Return the best that a seat's craftsmen can still do this round.

    It looks at the player as they stand: while they are scoring, at the uses that are left.
    """
    player = table.players[seat]
    scoring = seat == table.seat and len(table.uses) == len(player.craftsmen)
    if scoring and table.stage == GIVING_BACK:
        return Conversion(0, NO_CARD, [], 0, 0)  # the work of this round is done
    used = table.uses if scoring else [0] * len(player.craftsmen)
    zealous = table.zealous if scoring and table.stage == AT_WORK else NO_CARD
    candidates = [zealous]
    chosen = scoring and table.stage != CHOOSE_ZEALOUS
    if table.event != NO_CARD and table.cards.events[table.event].zeal and not chosen:
        candidates = [c for c in player.craftsmen if table.cards.zealous[c]] or [NO_CARD]
    best: Conversion | None = None
    for candidate in candidates:
        plan = _Plan(table, seat, used, candidate, worth).solve()
        if best is None or plan.worth > best.worth:
            best = plan
    assert best is not None
    return best


class _Plan:
    """A search over how often each craftsman works, exact because every case is weighed."""

    def __init__(
        self, table: Table, seat: int, used: list[int], zealous: int, worth: Worth
    ) -> None:
        player = table.players[seat]
        self.worth = worth
        self.zealous = zealous
        self.most_gold = table.cards.stock.most_gold
        self.kept_cubes = table.cards.stock.kept_cubes
        self.cubes = player.cubes[:]
        self.gold = player.gold
        self.numbers: list[int] = []
        self.workers: list[Craftsman] = []
        self.left: list[int] = []
        for place, number in enumerate(player.craftsmen):
            self.enlist(table, seat, number, used[place])
        self.times = [0] * len(self.workers)
        self.best_times = self.times[:]
        self.best = -1
        self.vp = 0
        self.minted = 0
        self.spent = 0

    def enlist(self, table: Table, seat: int, number: int, used: int) -> None:
        """Take a craftsman into the plan if they may work at all."""
        player = table.players[seat]
        craftsman = table.cards.craftsmen[number]
        if craftsman.needs and not table.serves(player, craftsman.needs):
            return
        if craftsman.holds_metal and (
            table.rules.toolmaker_last or player.cubes[METAL] < craftsman.holds_metal
        ):
            return
        most = table.cards.craftsmen[number].capacity
        if number == self.zealous and table.event != NO_CARD:
            most += table.cards.events[table.event].zeal
        if most > used:
            self.numbers.append(number)
            self.workers.append(craftsman)
            self.left.append(most - used)

    def solve(self) -> Conversion:
        """Weigh every case and return the best."""
        self.sort()
        self.weigh(0)
        self.times = self.best_times
        vp = sum(self.times[i] * worker.vp for i, worker in enumerate(self.workers))
        gold = self.gold
        for i, worker in enumerate(self.workers):
            gold += self.times[i] * (worker.gold - worker.takes_gold)
        gold = min(self.most_gold, gold) - self.gold
        return Conversion(self.best, self.zealous, self.in_order(), vp, gold)

    def sort(self) -> None:
        """Put gold makers first, gold takers last, better uses of the same goods before worse."""
        order = sorted(range(len(self.workers)), key=self.rank)
        self.numbers = [self.numbers[i] for i in order]
        self.workers = [self.workers[i] for i in order]
        self.left = [self.left[i] for i in order]

    def rank(self, place: int) -> tuple[bool, bool, int, int]:
        worker = self.workers[place]
        taken = sum(amount for _, amount in worker.takes)
        return (worker.takes_gold > 0, worker.gold == 0, -worker.vp, taken)

    def weigh(self, place: int) -> None:
        """Try every sensible number of uses from this craftsman on."""
        if place == len(self.workers):
            self.settle()
            return
        worker = self.workers[place]
        most = self.most_uses(worker, self.left[place])
        least = most if self.has_first_claim(place) else 0
        for times in range(least, most + 1):
            self.use(place, times)
            self.weigh(place + 1)
            self.use(place, -times)

    def use(self, place: int, times: int) -> None:
        worker = self.workers[place]
        for good, amount in worker.takes:
            self.cubes[good] -= amount * times
        self.times[place] += times
        self.vp += worker.vp * times
        self.minted += worker.gold * times
        self.spent += worker.takes_gold * times

    def most_uses(self, worker: Craftsman, left: int) -> int:
        most = left
        for good, amount in worker.takes:
            most = min(most, self.cubes[good] // amount)
        if worker.takes_gold:
            most = min(most, (self.gold + self.minted - self.spent) // worker.takes_gold)
        return most

    def has_first_claim(self, place: int) -> bool:
        """Return whether nobody after this craftsman makes more of the same goods.

        Then it works as often as it can, if a use is worth more than what it takes.
        """
        worker = self.workers[place]
        if worker.gold:
            return False
        price = worker.takes_gold * self.worth.gold
        for good, amount in worker.takes:
            price += amount * self.worth.cubes[good]
        if worker.vp * self.worth.vp < price:
            return False
        return all(
            self.is_better(worker, other)
            for other in self.workers[place + 1 :]
            if self.share_goods(worker, other)
        )

    def share_goods(self, one: Craftsman, other: Craftsman) -> bool:
        if one.takes_gold and other.takes_gold:
            return True
        wanted = [good for good, _ in other.takes]
        return any(good in wanted for good, _ in one.takes)

    def is_better(self, one: Craftsman, other: Craftsman) -> bool:
        """Return whether one use gives at least as much for at most as much of every good."""
        if one.vp < other.vp or one.gold < other.gold or one.takes_gold > other.takes_gold:
            return False
        offered = dict(other.takes)
        return all(amount <= offered.get(good, 0) for good, amount in one.takes)

    def settle(self) -> None:
        """Weigh what this case leaves: points, gold up to the most allowed, the best five cubes."""
        gold = min(self.most_gold, self.gold + self.minted - self.spent)
        total = self.vp * self.worth.vp + gold * self.worth.gold + self.kept_worth()
        if total > self.best:
            self.best = total
            self.best_times = self.times[:]

    def kept_worth(self) -> int:
        """P-13.8: of more than five the ones worth most are kept."""
        room = self.kept_cubes
        total = 0
        goods = sorted(range(EVERY_GOOD), key=lambda good: -self.worth.cubes[good])
        for good in goods:
            kept = min(room, self.cubes[good])
            total += kept * self.worth.cubes[good]
            room -= kept
        return total

    def in_order(self) -> list[int]:
        """Return the uses in an order in which each can be made and no gold is lost.

        Gold is spent first as far as it is there, so that what is made has room; then gold is
        made, by the tool maker before the metal is used up; then the rest.
        """
        early: list[int] = []
        middle: list[int] = []
        late: list[int] = []
        purse = self.gold
        for place, worker in enumerate(self.workers):
            for _ in range(self.times[place]):
                if not worker.takes_gold:
                    middle.append(self.numbers[place])
                elif purse >= worker.takes_gold:
                    purse -= worker.takes_gold
                    early.append(self.numbers[place])
                else:
                    late.append(self.numbers[place])
        return early + middle + late
