"""A small neural network: what the champion learned, read from a data file and run as plain code.

It looks at the table, at one player and at all others together, through one layer of hidden units.
It answers how many more victory points that player will make, how well they stand beside the
others, and which moves a good player would look at first.

The weights of one input for all hidden units stand side by side in one long whole number, a lane
of 16 bits a unit. Adding such numbers adds all lanes at once, at the speed of the machine, and
being whole-number arithmetic it gives the same answer everywhere. A lane below 0 borrows one from
the next, which is less than the weights are exact to.

What a move changes is little, so a `Sight` keeps what its inputs weighed when it last looked, and
the next look pays only for those that changed.
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final

from kingsbridge.bots.exponential import exponential
from kingsbridge.engine.errors import BadOption
from kingsbridge.engine.features import clear
from kingsbridge.engine.title import Title
from kingsbridge.engine.vecs import i64, vec

FINE: Final = 512  # weights and hidden units are kept as whole numbers of this fraction
UNIT: Final = 1.0 / FINE
LANE: Final = 16
BELOW_0: Final = 1 << (LANE - 1)  # a lane that reads as this or more is below 0
STEPS: Final = 128  # inputs are read as whole numbers of this fraction


def packed(values: list[float]) -> int:
    """Lay numbers side by side in one, the first lowest."""
    total = 0
    for place, value in enumerate(values):
        total += round(value * FINE) << (LANE * place)
    return total


class Lanes:
    """The weights of some inputs for all hidden units."""

    def __init__(self, units: list[list[float]]) -> None:
        """Take the weights as they are learned: a list for each unit, over the inputs."""
        self.inputs = [
            [float(weights[place]) for weights in units] for place in range(len(units[0]))
        ]
        # By input, what it adds at each of the values that it was seen to have.
        self.rows: list[dict[int, int]] = [{} for _ in self.inputs]

    def change(self, place: int, old: float, new: float) -> int:
        """Return what all units gain when an input changes."""
        if old == 0.0:
            return self.row(place, new)
        if new == 0.0:
            return -self.row(place, old)
        return self.row(place, new) - self.row(place, old)

    def row(self, place: int, value: float) -> int:
        """Return what an input of this value adds to all units."""
        steps = int(value * STEPS + 0.5)
        rows = self.rows[place]
        row = rows.get(steps)
        if row is None:
            row = packed([weight * steps / STEPS for weight in self.inputs[place]])
            rows[steps] = row
        return row


class Sight:
    """Some inputs as they were last seen, and what they weighed: by one set of weights or more."""

    def __init__(self, lanes: list[Lanes]) -> None:
        self.lanes = lanes
        size = len(lanes[0].inputs)
        self.size: i64 = size
        self.values: vec[float] = vec[float]([0.0] * size)
        self.weighed: vec[float] = vec[float]([0.0] * size)
        self.totals = [0] * len(lanes)

    def blank(self) -> vec[float]:
        """Return where to write what is to be seen now: there is nothing but zeros."""
        clear(self.values, 0, self.size)
        return self.values

    def weigh(self) -> None:
        """Weigh what was written."""
        values = self.values
        weighed = self.weighed
        for place in range(self.size):
            new = values[place]
            old = weighed[place]
            if new != old:
                weighed[place] = new
                for number in range(len(self.lanes)):
                    self.totals[number] += self.lanes[number].change(place, old, new)


class Net:
    """The weights, and the questions they answer."""

    def __init__(self, doc: dict[str, Any]) -> None:
        self.doc = doc
        self.table = Lanes(doc["table"])
        self.player = Lanes(doc["player"])
        self.others = Lanes(doc["others"])
        self.bias = packed(floats(doc["bias"]))
        self.score: vec[float] = vec[float](floats(doc["score"]))
        self.score_bias = float(doc["score_bias"])
        self.standing: vec[float] = vec[float](floats(doc["standing"]))
        self.moves: list[vec[float]] = [vec[float](floats(weights)) for weights in doc["moves"]]
        self.move_bias = floats(doc["move_bias"])
        # By number of seats, counted from 2, and part of the game.
        self.warmth: list[list[float]] = [floats(parts) for parts in doc["warmth"]]
        self.size = len(doc["score"])
        self.every_lane = (1 << (LANE * self.size)) - 1

    def __reduce__(self) -> tuple[type[Net], tuple[dict[str, Any]]]:
        return Net, (self.doc,)

    def sight_of_table(self) -> Sight:
        return Sight([self.table])

    def sight_of_player(self) -> Sight:
        return Sight([self.player, self.others])

    def units(self, total: int) -> vec[float]:
        """Return the hidden units from the sum of all that was weighed; none is below 0."""
        found = vec[float]([0.0] * self.size)
        lanes = ((total + self.bias) & self.every_lane).to_bytes(2 * self.size, "little")
        for place in range(self.size):
            unit = lanes[2 * place] + (lanes[2 * place + 1] << 8)
            if unit < BELOW_0:
                found[place] = unit * UNIT
        return found

    def score_to_come(self, units: vec[float]) -> float:
        """Return how many victory points the player still makes."""
        return self.score_bias + product(units, self.score)

    def stands(self, units: vec[float]) -> float:
        """Return how many points more than expected the player's place at the table is worth."""
        return product(units, self.standing)

    def warmth_at(self, seats: int, progress: float) -> float:
        """Return how uncertain expected scores still are; it is learned for parts of the game."""
        parts = self.warmth[seats - 2]
        return parts[min(int(progress * len(parts)), len(parts) - 1)]

    def priors(self, units: vec[float], offers: list[int]) -> list[float]:
        """Return how likely a good player is to choose each offer."""
        weights: list[float] = []
        most = -1.0e9
        for move in offers:
            weight = self.move_bias[move] + product(units, self.moves[move])
            weights.append(weight)
            if weight > most:
                most = weight
        total = 0.0
        for place in range(len(weights)):
            weights[place] = exponential(weights[place] - most)
            total += weights[place]
        return [weight / total for weight in weights]


def floats(values: list[Any]) -> list[float]:
    return [float(value) for value in values]


def product(units: vec[float], weights: vec[float]) -> float:
    """Return what hidden units weigh."""
    total = 0.0
    for place in range(len(units)):
        unit = units[place]
        if unit != 0.0:
            total += unit * weights[place]
    return total


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
