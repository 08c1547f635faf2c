"""A small neural network: what the champion learned, read from a data file and run as plain code.

It looks at the table and at one player, and answers how many more victory points that player
will make, and which moves a good player would look at first. It has one hidden layer.

The weights of one input for all hidden units stand side by side in one long whole number, a lane
of 32 bits a unit. Adding such numbers adds all lanes at once, at the speed of the machine, and
being whole-number arithmetic it gives the same answer everywhere. A lane below 0 borrows one from
the next, which is less than the weights are exact to.
"""

from __future__ import annotations

import json
from importlib.resources import files
from struct import Struct
from typing import Any, Final

from kingsbridge.bots.exponential import exponential
from kingsbridge.engine.errors import BadOption
from kingsbridge.engine.title import Title

LANE: Final = 32
FINE: Final = 1024  # weights are kept as whole numbers of this fraction
STEPS: Final = 64  # and inputs of this one
UNIT: Final = 1.0 / (FINE * STEPS)


class Lanes:
    """The weights of some inputs for all hidden units, an input a row."""

    def __init__(self, units: list[list[float]]) -> None:
        """Take the weights as they are learned: a list for each unit, over the inputs."""
        self.rows: list[int] = []
        for place in range(len(units[0])):
            self.rows.append(packed([float(weights[place]) for weights in units], FINE))
        # Most inputs are 0 or 1: the row of a 1 is made beforehand.
        self.whole_rows: list[int] = [row * STEPS for row in self.rows]

    def weigh(self, values: list[float]) -> int:
        """Return the sums of the inputs, weighed, for all units side by side."""
        total = 0
        rows = self.rows
        whole_rows = self.whole_rows
        for place in range(len(values)):
            value = values[place]
            if value == 0.0:
                continue
            if value == 1.0:
                total += whole_rows[place]
            else:
                total += int(value * STEPS + 0.5) * rows[place]
        return total


def packed(values: list[float], scale: int) -> int:
    """Lay numbers side by side in one, the first lowest."""
    total = 0
    for lane, value in enumerate(values):
        total += round(value * scale) << (LANE * lane)
    return total


class Net:
    """The weights, and the questions they answer."""

    def __init__(self, doc: dict[str, Any]) -> None:
        self.table = Lanes(doc["table"])
        self.player = Lanes(doc["player"])
        self.bias: int = packed([float(value) for value in doc["bias"]], FINE * STEPS)
        self.score: list[float] = [float(value) for value in doc["score"]]
        self.score_bias = float(doc["score_bias"])
        self.moves: list[list[float]] = [
            [float(value) for value in weights] for weights in doc["moves"]
        ]
        self.move_bias: list[float] = [float(value) for value in doc["move_bias"]]
        self.warmth: list[float] = [float(value) for value in doc["warmth"]]
        self.lanes = Struct(f"<{len(self.score)}i")

    def look(self, table: list[float]) -> int:
        """Return what the hidden units make of the table alone, the same for all players."""
        return self.bias + self.table.weigh(table)

    def regard(self, looked: int, player: list[float]) -> tuple[int, ...]:
        """Return the hidden units for one player at that table, in fractions of `UNIT`.

        Units below 0 count for nothing.
        """
        total = looked + self.player.weigh(player)
        return self.lanes.unpack(total.to_bytes(self.lanes.size, "little", signed=True))

    def score_to_come(self, units: tuple[int, ...]) -> float:
        """Return how many victory points the player still makes."""
        total = 0.0
        score = self.score
        for place in range(len(units)):
            unit = units[place]
            if unit > 0:
                total += unit * score[place]
        return self.score_bias + total * UNIT

    def warmth_at(self, progress: float) -> float:
        """Return how uncertain expected scores still are; it is learned for parts of the game."""
        return self.warmth[min(int(progress * len(self.warmth)), len(self.warmth) - 1)]

    def priors(self, units: tuple[int, ...], offers: list[int]) -> list[float]:
        """Return how likely a good player is to choose each offer."""
        awake = [place for place in range(len(units)) if units[place] > 0]
        hidden = [units[place] * UNIT for place in awake]
        weights: list[float] = []
        most = -1.0e9
        for move in offers:
            row = self.moves[move]
            weight = self.move_bias[move]
            for nth in range(len(awake)):
                weight += hidden[nth] * row[awake[nth]]
            weights.append(weight)
            if weight > most:
                most = weight
        total = 0.0
        for place in range(len(weights)):
            weights[place] = exponential(weights[place] - most)
            total += weights[place]
        return [weight / total for weight in weights]


def read_net(text: str) -> Net:
    """Read a network from the text of its data file."""
    return Net(json.loads(text))


_nets: dict[str, Net] = {}


def trained(title: Title) -> Net | None:
    """Return the network that was trained for a title; None if its package brings none."""
    net = _nets.get(title.key)
    if net is None:
        path = files(title.package).joinpath("bots", "learned.json")
        if path.is_file():
            net = read_net(path.read_text(encoding="utf-8"))
            if len(net.moves) != title.moves:
                raise BadOption(
                    f"what was learned of {title.key} is about {len(net.moves)} moves, and it has "
                    f"{title.moves} now: train it anew (make train)"
                )
            _nets[title.key] = net
    return net
