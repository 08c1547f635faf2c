"""A game in which chance, too, is somebody's to decide: the table, and how the dice are to fall.

The engine keeps its dice inside the state. Here each fall of them stands by itself, as a node at
which every outcome is as likely, so that a tree search or a solver meets chance openly.
"""

from __future__ import annotations

from kingsbridge.engine.dice import FastDice
from kingsbridge.engine.errors import IllegalMove
from kingsbridge.engine.state import State
from kingsbridge.engine.title import Options, Title, title
from kingsbridge.engine.told_dice import NotTold, ToldDice

DEAL = -1  # what is under way before the first decision


class Node:
    """Where a game stands: a decision, a fall of the dice, or its end.

    The table is never changed, only replaced, so copies of a node share it.
    """

    def __init__(self, game: Title, seats: int, options: Options) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.table: State | None = None  # as it was before the move under way; none before the deal
        self.under_way = DEAL
        self.falls: list[int] = []  # what chance has decided of the move under way
        self.ways = 0  # in which the dice can fall now; 0 if somebody else decides
        self.carry_on()

    @property
    def over(self) -> bool:
        return self.table is not None and self.ways == 0 and self.table.over

    @property
    def seat(self) -> int:
        """Return the seat that decides, if it is not chance."""
        return -1 if self.table is None or self.ways else self.table.seat

    def legal(self) -> list[int]:
        """Return the moves offered, in the order of their numbers."""
        return [] if self.table is None or self.ways else sorted(self.table.legal())

    def decide(self, move: int) -> None:
        """Make a move; one that is not offered raises and changes nothing."""
        if self.table is None or self.ways:
            raise IllegalMove(f"move {move}: the dice are to fall first, in {self.ways} ways")
        if move not in self.table.legal():
            raise self.table.refusal(move)
        self.under_way = move
        self.carry_on()

    def fall(self, way: int) -> None:
        """Let the dice fall in one of the ways they can."""
        if not 0 <= way < self.ways:
            raise IllegalMove(f"the dice cannot fall {way}: there are {self.ways} ways, from 0")
        self.falls = [*self.falls, way]
        self.carry_on()

    def carry_on(self) -> None:
        """Carry out what is under way, as far as chance has decided."""
        dice = ToldDice(self.falls)
        try:
            if self.table is None:
                reached = self.game.new(self.seats, options=self.options, dice=dice)
            else:
                reached = self.table.clone()
                reached.dice = dice
                reached.apply(self.under_way)
        except NotTold as open_question:
            self.ways = open_question.ways
            return
        self.rest(reached)

    def rest(self, reached: State) -> None:
        """Stand at a decision or at the end. The dice left on the table are never rolled."""
        reached.dice = FastDice.seeded(0)
        self.table = reached
        self.falls = []
        self.ways = 0

    def as_seen_by(self, seat: int, seed: int) -> Node:
        """Return a node in which everything that seat cannot know is dealt anew."""
        seen = self.copy()
        if self.table is not None:
            seen.table = self.table.as_seen_by(seat, FastDice.seeded(seed))
            seen.table.dice = FastDice.seeded(0)
        return seen

    def copy(self) -> Node:
        twin = Node.__new__(Node)
        twin.__dict__.update(self.__dict__)
        return twin

    def __deepcopy__(self, memo: dict[int, object]) -> Node:
        return self.copy()

    def __getstate__(self) -> dict[str, object]:
        """Write the node down as plain data, for pickle."""
        table = None if self.table is None else self.game.to_json(self.table)
        return {**self.__dict__, "game": self.game.key, "table": table}

    def __setstate__(self, written: dict[str, object]) -> None:
        self.__dict__.update(written)
        self.game = title(str(written["game"]))
        if self.table is not None:
            self.table = self.game.from_json(self.table)
