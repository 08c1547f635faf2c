"""A game in which chance, too, is somebody's to decide: the table, and how the dice are to fall.

The engine keeps its dice inside the state. Here each fall of them stands by itself, as a node at
which every outcome is as likely, so that a tree search or a solver meets chance openly.
"""

from __future__ import annotations

from typing import cast

from kingsbridge.engine.dice import FastDice
from kingsbridge.engine.errors import BadPosition, IllegalMove
from kingsbridge.engine.position import Reader
from kingsbridge.engine.state import State
from kingsbridge.engine.title import Options, Title, title
from kingsbridge.engine.told_dice import NotTold, ToldDice
from kingsbridge.envs import recall

DEAL = -1  # what is under way before the first decision
# In which the dice fall at once: well beyond what any game has reached.
MOST_WAYS = 64


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
        self.memory: recall.Memory | None = None  # of all that was decided before
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
        if self.table is not None:
            self.memory = recall.Memory(self.memory, self.table, self.under_way)
        self.table = reached
        self.falls = []
        self.ways = 0

    def information(self, seat: int) -> dict[str, object]:
        """Return all that a seat knows by now: what it remembers, sees and is offered.

        While the dice fall it also knows what it has decided itself. A seat of -1 is a spectator.
        """
        if self.table is None:
            return {}
        known: dict[str, object] = {
            "remembers": recall.recall(self.game, self.memory, seat),
            "sees": self.game.view(self.table, seat),
        }
        if seat == self.table.seat:
            known["decided" if self.ways else "offered"] = (
                self.under_way if self.ways else self.legal()
            )
        return known

    def as_seen_by(self, seat: int, seed: int) -> Node:
        """Return a node in which everything that seat cannot know is dealt anew.

        It remembers what it did; the others go on with memories of another deal.
        """
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

    def stands(self) -> dict[str, object]:
        """Return where the game stands as plain data, hidden things included."""
        return {
            "under_way": self.under_way if self.ways and self.table is not None else None,
            "falls": self.falls,
            "table": None if self.table is None else self.game.to_json(self.table),
        }

    def to_json(self) -> dict[str, object]:
        """Write down where the game stands and what everybody remembers, as plain data."""
        return {**self.stands(), "remembered": recall.written(self.game, self.memory, self.seats)}

    def put(self, doc: object) -> None:
        """Stand where `to_json` says; what cannot be raises and changes nothing."""
        reader = Reader(doc, "state")
        position = reader.take("table")
        moves = reader.take("under_way") is not None
        falls = reader.wholes("falls", -1, 0, MOST_WAYS - 1)
        placed = Node(self.game, self.seats, self.options)
        if position is not None:
            table = self.game.from_json(position)
            if table.seats != self.seats:
                raise BadPosition(
                    f"state.table: it has {table.seats} seats, and the game {self.seats}"
                )
            placed.rest(table)
        placed.memory = recall.read(reader.take("remembered"), self.seats)
        if moves:
            placed.decide(reader.whole("under_way", 0, self.game.moves - 1))
        reader.close()
        for way in falls:
            placed.fall(way)
        self.__dict__.update(placed.__dict__)

    def __getstate__(self) -> dict[str, object]:
        """Write the node down as plain data, for pickle."""
        return {
            "game": self.game.key,
            "seats": self.seats,
            "options": dict(self.options),
            **self.to_json(),
        }

    def __setstate__(self, written: dict[str, object]) -> None:
        self.game = title(str(written.pop("game")))
        self.seats = cast(int, written.pop("seats"))
        self.options = cast(Options, written.pop("options"))
        self.put(written)
