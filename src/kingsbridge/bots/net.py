"""A small neural network: what the champion learned, read from a data file and run as plain code.

It looks at the table and at one player, and answers how many more victory points that player
will make, and which moves a good player would look at first. One hidden layer; numbers that are
0, as most are, cost nothing.
"""

from __future__ import annotations

import json
from importlib.resources import files
from math import exp
from typing import Any


class Inputs:
    """The entries of a feature vector that are not 0."""

    def __init__(self, values: list[float]) -> None:
        self.places: list[int] = []
        self.values: list[float] = []
        for place, value in enumerate(values):
            if value != 0.0:
                self.places.append(place)
                self.values.append(value)

    def times(self, rows: list[list[float]]) -> list[float]:
        """Return the sums of the entries weighed by each row. Rows come in fours."""
        places = self.places
        values = self.values
        sums: list[float] = []
        for first in range(0, len(rows), 4):
            a = rows[first]
            b = rows[first + 1]
            c = rows[first + 2]
            d = rows[first + 3]
            sum_a = 0.0
            sum_b = 0.0
            sum_c = 0.0
            sum_d = 0.0
            for nth in range(len(places)):
                place = places[nth]
                value = values[nth]
                sum_a += value * a[place]
                sum_b += value * b[place]
                sum_c += value * c[place]
                sum_d += value * d[place]
            sums.append(sum_a)
            sums.append(sum_b)
            sums.append(sum_c)
            sums.append(sum_d)
        return sums


class Net:
    """The weights: hidden units by row, each over the table's entries and over a player's."""

    def __init__(self, doc: dict[str, Any]) -> None:
        self.table_rows: list[list[float]] = _floats(doc["table"])
        self.player_rows: list[list[float]] = _floats(doc["player"])
        self.bias: list[float] = [float(value) for value in doc["bias"]]
        self.score: list[float] = [float(value) for value in doc["score"]]
        self.score_bias = float(doc["score_bias"])
        self.moves: list[list[float]] = _floats(doc["moves"])
        self.move_bias: list[float] = [float(value) for value in doc["move_bias"]]
        self.warmth: list[float] = [float(value) for value in doc["warmth"]]

    def look(self, table: list[float]) -> list[float]:
        """Return what the hidden units make of the table alone, the same for all players."""
        sums = Inputs(table).times(self.table_rows)
        bias = self.bias
        return [sums[unit] + bias[unit] for unit in range(len(bias))]

    def regard(self, looked: list[float], player: list[float]) -> list[float]:
        """Return the hidden units for one player at that table."""
        sums = Inputs(player).times(self.player_rows)
        return [max(0.0, sums[unit] + looked[unit]) for unit in range(len(sums))]

    def score_to_come(self, hidden: list[float]) -> float:
        """Return how many victory points the player still makes."""
        total = self.score_bias
        for unit in range(len(hidden)):
            total += hidden[unit] * self.score[unit]
        return total

    def warmth_at(self, progress: float) -> float:
        """Return how uncertain expected scores still are; it is learned for parts of the game."""
        return self.warmth[min(int(progress * len(self.warmth)), len(self.warmth) - 1)]

    def priors(self, hidden: list[float], offers: list[int]) -> list[float]:
        """Return how likely a good player is to choose each offer."""
        weights: list[float] = []
        for move in offers:
            row = self.moves[move]
            total = self.move_bias[move]
            for unit in range(len(hidden)):
                total += hidden[unit] * row[unit]
            weights.append(total)
        most = max(weights)
        total = 0.0
        for place in range(len(weights)):
            weights[place] = exp(weights[place] - most)
            total += weights[place]
        return [weight / total for weight in weights]


def _floats(rows: list[list[float]]) -> list[list[float]]:
    return [[float(value) for value in row] for row in rows]


_nets: dict[str, Net] = {}


def trained(title: str) -> Net:
    """Return the network that was trained for a title and comes with the package."""
    if title not in _nets:
        path = files("kingsbridge.bots").joinpath("weights", f"{title}.json")
        _nets[title] = Net(json.loads(path.read_text(encoding="utf-8")))
    return _nets[title]
