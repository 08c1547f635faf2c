"""Many tables side by side: what is asked at all of them stands in buffers, one row for each table.

NumPy sees the buffers without a copy (`tables.py`). It is compiled, and knows no library.
"""

from __future__ import annotations

from collections.abc import Callable

from kingsbridge.engine.dice import FastDice
from kingsbridge.engine.errors import IllegalMove
from kingsbridge.engine.vecs import i64, u8, vec
from kingsbridge.envs.in_play import InPlay


class Batch:
    """Some tables of one title, all with as many seats; `deal` is told which one needs a game."""

    def __init__(self, tables: list[InPlay], size: int, deal: Callable[[int], None]) -> None:
        """Take tables whose seats are told `size` numbers each."""
        first = tables[0]
        self.tables = tables
        self.deal = deal
        self.size: i64 = size
        self.moves: i64 = first.title.moves
        self.seats: i64 = first.seats
        number = len(tables)
        self.features: vec[float] = vec[float]([0.0] * (number * size))
        self.mask: vec[u8] = vec[u8]([0] * (number * first.title.moves))
        self.asked: vec[i64] = vec[i64]([0] * number)
        self.rewards: vec[float] = vec[float]([0.0] * (number * first.seats))
        self.scores: vec[float] = vec[float]([0.0] * (number * first.seats))  # as they stand
        self.results: vec[float] = vec[float]([0.0] * (number * first.seats))  # of the last game
        self.over: vec[u8] = vec[u8]([0] * number)
        self.offered: list[list[int]] = [[] for _ in tables]  # what stands in the mask
        self.illegal: dict[int, str] = {}  # why the games of this step that were forfeited were

    def __reduce__(self) -> tuple[object, ...]:
        told = [*self.rewards], [*self.results], [*self.over], self.illegal
        return remade_batch, (self.tables, int(self.size), self.deal, *told)

    def reset(self) -> None:
        """Deal a new game at every table."""
        self.illegal = {}
        for number in range(len(self.tables)):
            self.pay(number, None)
            self.over[number] = 0
            self.deal_at(number)

    def step(self, actions: list[int]) -> None:
        """Make a move at every table; one whose game is over gets a new one instead."""
        if self.illegal:
            self.illegal = {}
        for number in range(len(self.tables)):
            if self.tables[number].over:
                self.pay(number, None)
                self.deal_at(number)
            else:
                self.play_at(number, actions[number])
                self.write(number)
            self.over[number] = 0
            if self.tables[number].over:
                self.over[number] = 1
                self.write_scores(number, self.results)

    def any_legal(self, dice: FastDice) -> list[int]:
        """Return a move for every table, each of those offered as likely."""
        return [offers[dice.below(len(offers))] for offers in self.offered]

    def renew(self) -> None:
        """Deal a new game wherever one is over; what was paid and who ended stays as it is."""
        for number in range(len(self.tables)):
            if self.tables[number].over:
                self.deal_at(number)

    def refusal(self, actions: list[int]) -> IllegalMove | None:
        """Return what is wrong with the first of these actions that is illegal; None if none is."""
        for number in range(len(self.tables)):
            table = self.tables[number]
            if not table.over and actions[number] not in self.offered[number]:
                return IllegalMove(f"table {number}: {table.state.refusal(actions[number])}")
        return None

    def deal_at(self, number: int) -> None:
        """Have a new game dealt at one table, and tell of it."""
        self.deal(number)
        self.write(number)

    def play_at(self, number: int, action: int) -> None:
        """Make a move at one table, and pay for it; an illegal one is a forfeit."""
        table = self.tables[number]
        try:
            table.play(action)
            self.pay(number, table.earned())
        except IllegalMove as refused:
            self.illegal[number] = str(refused)
            self.pay(number, table.forfeit())

    def pay(self, number: int, earned: list[float] | None) -> None:
        """Write what each seat of a table earned by the last step."""
        at = self.seats * number
        for seat in range(self.tables[number].seats):
            self.rewards[at + seat] = 0.0 if earned is None else earned[seat]

    def write(self, number: int) -> None:
        """Write what who is asked at one table knows and is offered, and how all stand."""
        table = self.tables[number]
        asked = table.asked
        self.asked[number] = asked
        table.title.write_features(table.state, asked, self.features, self.size * number)
        at = self.moves * number
        for move in self.offered[number]:
            self.mask[at + move] = 0
        offers = table.offers(asked)
        for move in offers:
            self.mask[at + move] = 1
        self.offered[number] = offers
        self.write_scores(number, self.scores)

    def write_scores(self, number: int, into: vec[float]) -> None:
        """Write the points of all seats of a table."""
        at = self.seats * number
        for score in self.tables[number].state.scores():
            into[at] = score
            at += 1


def remade_batch(
    tables: list[InPlay],
    size: int,
    deal: Callable[[int], None],
    rewards: list[float],
    results: list[float],
    over: list[int],
    illegal: dict[int, str],
) -> Batch:
    """Return a batch as it was: of pickle, or a copy of another."""
    batch = Batch(tables, size, deal)
    for place in range(len(rewards)):
        batch.rewards[place] = rewards[place]
        batch.results[place] = results[place]
    for number in range(len(tables)):
        batch.over[number] = u8(over[number])
        batch.write(number)
    batch.illegal = illegal
    return batch
