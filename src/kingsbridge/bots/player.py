"""What a bot is: it is shown a seat's knowledge and answers with a move, or with its thoughts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from kingsbridge.engine.errors import undefined
from kingsbridge.engine.marks import mypyc_attr
from kingsbridge.engine.state import State

# Whether somebody has asked to stop.
Asked = Callable[[], bool]


class Thought:
    """One move a bot has thought of: how often it tried it, and how it stands after it."""

    def __init__(self, move: int, visits: int, chance: float) -> None:
        self.move = move
        self.visits = visits
        self.chance = chance  # to win, for the seat that decides

    def to_json(self) -> dict[str, object]:
        return {"move": self.move, "visits": self.visits, "chance": self.chance}


class Thinking:
    """What a bot thinks of a moment: its moves, the best first, and every seat's chance to win."""

    def __init__(self, moves: list[Thought], chances: list[float]) -> None:
        self.moves = moves
        self.chances = chances

    def to_json(self) -> dict[str, object]:
        return {"moves": [thought.to_json() for thought in self.moves], "chances": self.chances}


def thinking_from_json(doc: Mapping[str, Any]) -> Thinking:
    """Return what a bot thought elsewhere."""
    moves = [Thought(each["move"], each["visits"], each["chance"]) for each in doc["moves"]]
    return Thinking(moves, [float(chance) for chance in doc["chances"]])


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player. `seen` comes from `as_seen_by`: all that its seat cannot know is dealt anew."""

    def choose(self, seen: State) -> int:
        """Return one of the moves offered; `seen` is the bot's own, to play with as it likes."""
        raise undefined(self, "choose")

    def think(self, seen: State) -> Thinking:
        """Return the best moves with chances to win; a bot that weighs no chances thinks of one."""
        even = 1 / seen.seats
        return Thinking([Thought(self.choose(seen), 1, even)], [even] * seen.seats)


def play_to_end(state: State, bots: list[Bot], asked: Asked) -> bool:
    """Play on until the game is over, or somebody asks to stop; return whether it is over.

    Each bot is shown only what its seat knows.
    """
    while not state.over:
        if asked():
            return False
        seat = state.seat
        state.apply(bots[seat].choose(state.as_seen_by(seat)))
    return True
