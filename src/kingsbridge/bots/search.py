"""The bot that looks ahead: tree search within a budget of iterations, of time, or both."""

from __future__ import annotations

from time import perf_counter
from typing import Final

from kingsbridge.bots.judge import Judge
from kingsbridge.bots.player import Bot, Thinking
from kingsbridge.bots.thumb import ThumbJudge
from kingsbridge.bots.tree import Tree
from kingsbridge.engine.dice import FastDice
from kingsbridge.engine.errors import BadOption
from kingsbridge.engine.marks import mypyc_attr
from kingsbridge.engine.state import State

USUAL_ITERATIONS: Final = 400
USUAL_EXPLORATION: Final = 2.0
NO_BUDGET: Final = 0


@mypyc_attr(allow_interpreted_subclasses=True)
class TreeBot(Bot):
    """It grows a tree by a judge's advice, and keeps it while the game goes on."""

    def __init__(
        self, judge: Judge, seed: int, iterations: int, milliseconds: int, exploration: float
    ) -> None:
        for name, budget in (("iterations", iterations), ("milliseconds", milliseconds)):
            if budget < NO_BUDGET:
                raise BadOption(f"{name} must be 1 or more, not {budget}")
        if exploration <= 0:
            raise BadOption(f"exploration must be more than 0, not {exploration}")
        unlimited = iterations == NO_BUDGET and milliseconds == NO_BUDGET
        self.iterations = USUAL_ITERATIONS if unlimited else iterations
        self.milliseconds = milliseconds
        self.tree = Tree(judge, exploration, FastDice.seeded(seed))

    def choose(self, seen: State) -> int:
        offers = seen.legal()
        if len(offers) == 1:
            return offers[0]
        node = self.tree.begin(seen)
        self.search(True)
        return node.moves[node.favourite()]

    def think(self, seen: State) -> Thinking:
        self.tree.begin(seen)
        self.search(False)
        return self.tree.thinking()

    def search(self, hurries: bool) -> None:
        """Descend until the budget is used up, or nothing could change the choice any more."""
        start = self.tree.start
        assert start is not None
        deadline = perf_counter() + self.milliseconds / 1000 if self.milliseconds else 0.0
        done = 0
        while self.iterations == NO_BUDGET or done < self.iterations:
            if deadline and done and perf_counter() >= deadline:
                return
            if hurries and self.iterations and start.lead() > self.iterations - done:
                return
            self.tree.descend()
            done += 1


class SearchBot(TreeBot):
    """It judges by rules of thumb."""

    def __init__(
        self,
        seed: int = 0,
        iterations: int = NO_BUDGET,
        milliseconds: int = NO_BUDGET,
        exploration: float = USUAL_EXPLORATION,
    ) -> None:
        super().__init__(ThumbJudge(), seed, iterations, milliseconds, exploration)
