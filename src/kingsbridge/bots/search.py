"""The bot that looks ahead: tree search within a budget of iterations, of time, or both."""

from __future__ import annotations

import gc
from time import perf_counter
from typing import Final

from kingsbridge.bots.judge import Judge
from kingsbridge.bots.player import Bot, Thinking
from kingsbridge.bots.thumb import ThumbJudge
from kingsbridge.bots.tree import Node, Tree
from kingsbridge.engine.dice import FastDice
from kingsbridge.engine.errors import BadOption
from kingsbridge.engine.marks import mypyc_attr
from kingsbridge.engine.state import State

USUAL_ITERATIONS: Final = 400
USUAL_EXPLORATION: Final = 2.0
NO_BUDGET: Final = 0
# A million descents grow a tree of about a gigabyte.
MOST_BUDGET: Final = 1_000_000


def whole_budget(name: str, given: float | None) -> int:
    """Return a budget that somebody set, if they did; one that makes no sense raises."""
    if given is None:
        return NO_BUDGET
    if given < 1:
        raise BadOption(f"{name} must be 1 or more, not {given:g}")
    if given > MOST_BUDGET:
        raise BadOption(f"{name} must be {MOST_BUDGET:,} or less, not {given:g}")
    if given != int(given):
        raise BadOption(f"{name} must be a whole number, not {given:g}")
    return int(given)


class Undisturbed:
    """Garbage is not collected meanwhile: that can take longer than a bot may think.

    A tree has no cycles, so nothing of it is left that only a collector would find.
    """

    def __init__(self) -> None:
        self.collects = False

    def __enter__(self) -> None:
        self.collects = gc.isenabled()
        gc.disable()

    def __exit__(self, *_error: object) -> None:
        if self.collects:
            gc.enable()


@mypyc_attr(allow_interpreted_subclasses=True)
class TreeBot(Bot):
    """It grows a tree by a judge's advice, and keeps it while the game goes on."""

    def __init__(
        self, judge: Judge, seed: int, iterations: int, milliseconds: int, exploration: float
    ) -> None:
        if exploration <= 0:
            raise BadOption(f"exploration must be more than 0, not {exploration}")
        unlimited = iterations == NO_BUDGET and milliseconds == NO_BUDGET
        self.iterations = USUAL_ITERATIONS if unlimited else iterations
        self.milliseconds = milliseconds
        self.tree = Tree(judge, exploration, FastDice.seeded(seed))

    def choose(self, seen: State) -> int:
        begun = perf_counter()
        offers = seen.legal()
        if len(offers) == 1:
            return offers[0]
        with Undisturbed():
            node = self.tree.begin(seen)
            self.search(node, self.budget(seen), True, begun)
        return node.moves[node.favourite()]

    def think(self, seen: State) -> Thinking:
        begun = perf_counter()
        with Undisturbed():
            node = self.tree.begin(seen)
            self.search(node, self.budget(seen), False, begun)
        return self.tree.thinking()

    def budget(self, seen: State) -> int:
        """Return how many iterations this choice is worth."""
        return self.iterations

    def search(self, node: Node, iterations: int, hurries: bool, begun: float) -> None:
        """Descend until the budget is used up, or nothing could change the choice any more.

        The time is counted from when the bot was asked: a judge may have to read what it learned
        before it can judge for the first time.
        """
        first = perf_counter()
        done = 0
        while iterations == NO_BUDGET or done < iterations:
            if self.milliseconds and done:
                now = perf_counter()
                if self.is_late(now - begun, (now - first) / done):
                    return
            if hurries and iterations and node.lead() > iterations - done:
                return
            if hurries and self.is_settled(node, done):
                return
            self.tree.descend()
            done += 1

    def is_settled(self, node: Node, done: int) -> bool:
        """Return whether more looks would hardly change the choice."""
        return False

    def is_late(self, seconds: float, descent: float) -> bool:
        """Return whether one more descent, as long as those so far, could miss the deadline."""
        return seconds + 2 * descent >= self.milliseconds / 1000


class SearchBot(TreeBot):
    """It judges by rules of thumb."""

    def __init__(
        self,
        seed: int = 0,
        iterations: float | None = None,
        milliseconds: float | None = None,
        exploration: float = USUAL_EXPLORATION,
    ) -> None:
        super().__init__(
            ThumbJudge(),
            seed,
            whole_budget("iterations", iterations),
            whole_budget("milliseconds", milliseconds),
            exploration,
        )
