"""What a bot is: it is shown a seat's knowledge and answers with a move, or with its thoughts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from kingsbridge.engine.errors import undefined
from kingsbridge.engine.marks import mypyc_attr
from kingsbridge.engine.pickling import Picklable, Remade, remade
from kingsbridge.engine.state import State


class Thought:
    """One move a bot has thought of: how often it tried it, and how it stands after it."""

    def __init__(self, move: int, visits: int, chance: float) -> None:
        self.move = move
        self.visits = visits
        self.chance = chance  # to win, for the seat that decides

    def __reduce__(self) -> Remade:
        return remade(self, self.move, self.visits, self.chance)

    def to_json(self) -> dict[str, object]:
        return {"move": self.move, "visits": self.visits, "chance": self.chance}


class Thinking:
    """What a bot thinks of a moment: its moves, the best first, and every seat's chance to win."""

    def __init__(self, moves: list[Thought], chances: list[float]) -> None:
        self.moves = moves
        self.chances = chances

    def __reduce__(self) -> Remade:
        return remade(self, self.moves, self.chances)

    def to_json(self) -> dict[str, object]:
        return {"moves": [thought.to_json() for thought in self.moves], "chances": self.chances}


def thinking_from_json(doc: Mapping[str, Any]) -> Thinking:
    """Return what a bot thought elsewhere."""
    moves = [Thought(each["move"], each["visits"], each["chance"]) for each in doc["moves"]]
    return Thinking(moves, [float(chance) for chance in doc["chances"]])


class Fault(NamedTuple):
    """How often something went wrong with a bot, and what it was the first time."""

    times: int
    first: str


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(Picklable):
    """A player. `seen` comes from `as_seen_by`: all that its seat cannot know is dealt anew."""

    def choose(self, seen: State) -> int:
        """Return one of the moves offered; `seen` is the bot's own, to play with as it likes."""
        raise undefined(self, "choose")

    def think(self, seen: State) -> Thinking:
        """Return the best moves with chances to win; a bot that weighs no chances thinks of one."""
        even = 1 / seen.seats
        return Thinking([Thought(self.choose(seen), 1, even)], [even] * seen.seats)

    def rehearse(self) -> None:
        """Raise if it could not play, before anything depends on it."""

    def faults(self) -> dict[str, Fault]:
        """Return where it failed and another moved for it, by kind; most bots never fail so."""
        return {}


def weighs_chances(bot: Bot) -> bool:
    """Return whether a bot thinks in chances to win, and not only of a move."""
    return type(bot).think is not Bot.think


@mypyc_attr(allow_interpreted_subclasses=True)
class BlindBot(Bot):
    """A player who looks at nothing but the offers: nothing need be dealt anew for it."""

    def pick(self, offers: list[int]) -> int:
        """Return one of the offers; the list is the bot's own."""
        raise undefined(self, "pick")

    def choose(self, seen: State) -> int:
        return self.pick(seen.legal()[:])
