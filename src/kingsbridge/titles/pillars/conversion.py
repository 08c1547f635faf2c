"""The exact best use of a player's craftsmen at the cathedral (P-13), for suggestions and bots."""

from __future__ import annotations

from kingsbridge.titles.pillars.cards import CRAFTSMEN, Craftsman
from kingsbridge.titles.pillars.goods import EVERY_GOOD, METAL
from kingsbridge.titles.pillars.moves import FINISH, GIVE_BACK, WORK, ZEAL
from kingsbridge.titles.pillars.state import NO_CARD, Player, Table
from kingsbridge.titles.pillars.steps.cathedral import (
    AT_WORK,
    CHOOSE_ZEALOUS,
    GIVING_BACK,
    capacity,
)


class Worth:
    """What a player values, in one currency: a victory point, a gold, a cube kept of each good."""

    def __init__(self, vp: int, gold: int, cubes: list[int]) -> None:
        self.vp = vp
        self.gold = gold
        self.cubes = cubes

    def of_use(self, craftsman: Craftsman) -> int:
        """Return what one use brings in points and gold."""
        return craftsman.vp * self.vp + (craftsman.gold - craftsman.takes_gold) * self.gold

    def of_goods(self, craftsman: Craftsman) -> int:
        """Return what the cubes that one use takes are worth if they are kept."""
        worth = 0
        for good, amount in craftsman.takes:
            worth += amount * self.cubes[good]
        return worth


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
        candidates = zeal_candidates(table, player)
    best: Conversion | None = None
    for candidate in candidates:
        plan = _Plan(table, seat, used, candidate, worth).solve()
        if best is None or plan.worth > best.worth:
            best = plan
    assert best is not None
    return best


def moves_of(table: Table, plan: Conversion) -> list[int]:
    """Return the moves that carry out the scoring player's plan, as they will be asked for.

    When the work is done, what is worth least of more than five cubes is given back (P-13.8).
    """
    ahead = table.clone()
    uses = plan.uses[:]
    moves: list[int] = []
    while not ahead.over and ahead.step == table.step and ahead.turn == table.turn:
        if ahead.stage == CHOOSE_ZEALOUS:
            move = ZEAL + plan.zealous
        elif ahead.stage == AT_WORK:
            move = WORK + uses.pop(0) if uses else FINISH
        else:
            move = min(ahead.legal(), key=lambda move: POINTS_FIRST.cubes[move - GIVE_BACK])
        moves.append(move)
        ahead.apply(move)
    return moves


def zeal_candidates(table: Table, player: Player) -> list[int]:
    """Return who may get the extra use; of those who lack the goods for it one stands for all."""
    candidates: list[int] = []
    idle = NO_CARD
    for number in player.craftsmen:
        if not table.cards.zealous[number]:
            continue
        if lacks_goods_for_more(table.cards.craftsmen[number], player):
            if idle != NO_CARD:
                continue
            idle = number
        candidates.append(number)
    return candidates or [NO_CARD]


def lacks_goods_for_more(craftsman: Craftsman, player: Player) -> bool:
    """Return whether not even every cube a player owns would let a craftsman work once more."""
    for good, amount in craftsman.takes:
        if player.cubes[good] < (craftsman.capacity + 1) * amount:
            return True
    return False


def next_use(table: Table, worth: Worth) -> int:
    """Return whom the scoring player does best to send to work now, or NO_CARD to leave off.

    Playing what it returns, again and again, brings as much as `best_conversion`. Mostly somebody
    has a plain claim to the goods; only where the goods are disputed is every case weighed.
    """
    if gold_is_disputed(table):
        return first_use_of_best_plan(table, worth)
    able = willing(table, worth)
    left = able
    while left:
        # By number the tool maker comes before all who would take the metal that he holds.
        number = (left & -left).bit_length() - 1
        left &= left - 1
        if has_plain_claim(table, worth, number, able):
            return number
    return first_use_of_best_plan(table, worth) if able else NO_CARD


def first_use_of_best_plan(table: Table, worth: Worth) -> int:
    uses = best_conversion(table, table.seat, worth).uses
    return uses[0] if uses else NO_CARD


def gold_is_disputed(table: Table) -> bool:
    """Return whether gold can be made, and there may be too much of it or somebody to take it.

    Otherwise every gold made or spent is worth the same.
    """
    craftsmen = table.cards.craftsmen
    made = 0
    for move in table.legal():
        number = move - WORK
        if number < CRAFTSMEN and craftsmen[number].gold:
            made += craftsmen[number].gold * capacity(table, number)
    if made == 0:
        return False
    player = table.players[table.seat]
    for number in player.craftsmen:
        if craftsmen[number].takes_gold:
            return True
    return player.gold + made > table.cards.stock.most_gold


def willing(table: Table, worth: Worth) -> int:
    """Return as bits who can work and, where every cube can be kept, loses nothing by it."""
    player = table.players[table.seat]
    all_kept = player.total_cubes() <= table.cards.stock.kept_cubes
    able = 0
    for move in table.legal():
        number = move - WORK
        if number < CRAFTSMEN and not (all_kept and loses(table.cards.craftsmen[number], worth)):
            able |= 1 << number
    return able


def loses(craftsman: Craftsman, worth: Worth) -> bool:
    """Return whether a use brings less than the cubes it takes are worth."""
    return worth.of_use(craftsman) < worth.of_goods(craftsman)


def has_plain_claim(table: Table, worth: Worth, number: int, able: int) -> bool:
    """Return whether a use is right whatever follows.

    It loses nothing, and nobody able to work makes more of the same goods or makes do with less.
    """
    cards = table.cards
    craftsman = cards.craftsmen[number]
    if loses(craftsman, worth):
        return False
    rivals = cards.rivals[number] & able
    if rivals & ~cards.thirstier[number]:
        return False
    brings = worth.of_use(craftsman)
    while rivals:
        rival = (rivals & -rivals).bit_length() - 1
        rivals &= rivals - 1
        if worth.of_use(cards.craftsmen[rival]) > brings:
            return False
    return True


class _Plan:
    """A search over how often each craftsman works, exact because every case is weighed."""

    def __init__(
        self, table: Table, seat: int, used: list[int], zealous: int, worth: Worth
    ) -> None:
        player = table.players[seat]
        self.cards = table.cards
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
        self.first_claims: list[bool] = []
        self.dearest_first = sorted(range(EVERY_GOOD), key=lambda good: -worth.cubes[good])
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
        for good, amount in craftsman.takes:
            if player.cubes[good] < amount:
                return
        most = craftsman.capacity
        if number == self.zealous and table.event != NO_CARD:
            most += table.cards.events[table.event].zeal
        if most > used:
            self.numbers.append(number)
            self.workers.append(craftsman)
            self.left.append(most - used)

    def solve(self) -> Conversion:
        """Weigh every case and return the best."""
        self.sort()
        for place in range(len(self.workers)):
            self.first_claims.append(self.has_first_claim(place))
        self.weigh(0)
        self.times = self.best_times
        vp = 0
        gold = self.gold
        for place, worker in enumerate(self.workers):
            vp += self.times[place] * worker.vp
            gold += self.times[place] * (worker.gold - worker.takes_gold)
        gold = min(self.most_gold, gold) - self.gold
        return Conversion(self.best, self.zealous, self.in_order(), vp, gold)

    def sort(self) -> None:
        """Put gold makers first, gold takers last, better uses of the same goods before worse.

        Before all others comes who only holds metal, while it is there (P-13.5).
        """
        order = sorted(range(len(self.workers)), key=self.rank)
        self.numbers = [self.numbers[i] for i in order]
        self.workers = [self.workers[i] for i in order]
        self.left = [self.left[i] for i in order]

    def rank(self, place: int) -> tuple[bool, bool, bool, int, int]:
        worker = self.workers[place]
        taken = sum(amount for _, amount in worker.takes)
        return (not worker.holds_metal, worker.takes_gold > 0, worker.gold == 0, -worker.vp, taken)

    def weigh(self, place: int) -> None:
        """Try every sensible number of uses from this craftsman on."""
        if place == len(self.workers):
            self.settle()
            return
        worker = self.workers[place]
        most = self.most_uses(worker, self.left[place])
        least = most if self.first_claims[place] else 0
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
        if worker.gold or loses(worker, self.worth):
            return False
        number = self.numbers[place]
        for rival in range(place + 1, len(self.workers)):
            if self.cards.rivals[number] >> self.numbers[rival] & 1 == 0:
                continue
            other = self.workers[rival]
            if self.cards.thirstier[number] >> self.numbers[rival] & 1 == 0:
                return False
            if worker.vp < other.vp or worker.gold < other.gold:
                return False
        return True

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
        for good in self.dearest_first:
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
