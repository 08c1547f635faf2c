"""Who sits at the tables of self-play: the champion so far, its earlier selves, and specialists.

A champion that only ever meets itself learns what beats itself. So some seats are taken by the
champions of earlier generations, and some by specialists, who for a whole game lean towards some
moves, however little the champion thinks of them.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from kingsbridge.bots.learned import LearnedJudge
from kingsbridge.bots.net import Net
from kingsbridge.bots.tree import Node, Tree
from kingsbridge.engine.dice import FastDice
from kingsbridge.engine.state import State
from training.leanings import Leaning

EXPLORATION = 2.0
# How much of the first looks goes to all moves alike: more than in earnest.
CURIOSITY = 0.15
# How uneven the noise is that is mixed into the root's priors.
UNEVEN = 0.5
# How much a moment of play likes a point beside the chance to win.
POINT = 0.02


@dataclass
class Thoughts:
    """What a pupil makes of a moment."""

    choice: int  # a place among the offers
    policy: list[float]  # of each offer: how likely a good player is to choose it
    expected: list[float]  # scores in the end, by seat
    chances: list[float]  # to win, by seat


class Pupil:
    """A seat at self-play that looks ahead."""

    def __init__(self, title_key: str, net: Net, seed: int, leaning: Leaning | None) -> None:
        self.judge = LearnedJudge({title_key: net}, CURIOSITY)
        self.tree = Tree(self.judge, EXPLORATION, FastDice.seeded(seed))
        self.leaning = leaning
        self.chance = np.random.default_rng(seed)

    def think(self, seen: State, looks: int, noise: float) -> Thoughts:
        """Think a moment over; with some noise also what seems hopeless is tried."""
        node = self.tree.begin(seen)
        self.tree.point = POINT
        plain = node.priors
        bonus = [0.0] * len(node.moves)
        if self.leaning is not None:
            bonus = [self.leaning.bonus(seen, move) for move in node.moves]
        node.priors = self._tried_first(plain, bonus, noise)
        for _ in range(looks):
            self.tree.descend()
        node.priors = plain
        return Thoughts(
            choice=preferred(node, bonus),
            policy=improved(node),
            expected=[total / looks for total in self.tree.scores],
            chances=[total / looks for total in self.tree.chances],
        )

    def glance(self, seen: State) -> list[float]:
        """Return the priors alone."""
        return self.judge.judge(seen).priors

    def _tried_first(self, priors: list[float], bonus: list[float], noise: float) -> list[float]:
        """Return the priors of this search: with noise, and with what a specialist leans to."""
        tried = list(priors)
        if noise:
            drawn = self.chance.dirichlet([UNEVEN] * len(priors))
            tried = [
                (1 - noise) * old + noise * new for old, new in zip(priors, drawn, strict=True)
            ]
        if any(bonus):
            share = 1 / len(priors)
            tried = [
                max(old, share) if extra > 0 else old
                for old, extra in zip(tried, bonus, strict=True)
            ]
        return tried


def preferred(node: Node, bonus: list[float]) -> int:
    """Return the place of the move tried most, unless a leaning outweighs what it is worse by."""
    best = node.favourite()
    if any(bonus):
        tried = [place for place in range(len(bonus)) if node.visits[place]]
        best = max(tried, key=lambda place: (node.mean(place) + bonus[place], node.visits[place]))
    return best


def improved(node: Node) -> list[float]:
    """Return the share of the looks that each move got: more where it did better."""
    return [tried / node.total for tried in node.visits]
