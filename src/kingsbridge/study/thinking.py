"""What the strongest bot thinks of a moment: chances, the best moves, and a line after each.

It looks ahead by the tree of the levels. A line is read from that tree on the very deal that is
looked at: at each decision the move that was tried most by who decides, as long as the tree knows
enough of it. So every line can be played as it is told.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from time import perf_counter

from kingsbridge.bots.judge import FirstToKnow
from kingsbridge.bots.learned import LearnedJudge
from kingsbridge.bots.play_outs import PlayOutJudge
from kingsbridge.bots.player import Thought
from kingsbridge.bots.search import NO_BUDGET, USUAL_EXPLORATION, TreeBot
from kingsbridge.bots.thumb import ThumbJudge
from kingsbridge.engine.state import State

MOST_LOOKS = 20_000
# Among so many of its best moves, each with at most so many moves after it.
BEST = 5
LONGEST_LINE = 10
# A move is only said to follow if it was tried so often.
ENOUGH_TRIES = 4
# A move that is asked about and was hardly tried is thought about on its own, so much shorter.
FAIR_TRIES = 40
SHORTER = 4


@dataclass(frozen=True)
class Considered:
    """A move, how often it was tried, the chance to win it leaves, and what would follow."""

    move: int
    tries: int
    chance: float
    line: list[int]


@dataclass(frozen=True)
class Pondered:
    """What came of so many looks."""

    looks: int
    chances: list[float]
    best: list[Considered]
    # Of the moves that were asked about.
    about: list[Considered]


def ponder(
    state: State, looks: int, milliseconds: int = NO_BUDGET, about: Sequence[int] = ()
) -> Pondered:
    """Think about a moment, by what the deciding seat knows of it."""
    if state.over:
        return Pondered(0, state.shares(), [], [])
    began = perf_counter()
    bot = thinker(looks, milliseconds)
    thinking = bot.think(state.as_seen_by(state.seat))
    found = {thought.move: thought for thought in thinking.moves}
    best = [considered(bot, state, thought) for thought in thinking.moves[:BEST]]
    asked = []
    for move in about:
        thought = found.get(move)
        if thought is None or thought.visits < FAIR_TRIES:
            left = milliseconds - round(1000 * (perf_counter() - began)) if milliseconds else 0
            thought = second_thought(state, move, looks, max(left, 1) if milliseconds else 0)
        asked.append(considered(bot, state, thought))
    return Pondered(bot.tree.descents, thinking.chances, best, asked)


def thinker(looks: int, milliseconds: int) -> TreeBot:
    """Return the judgement of the strongest level, with a fresh mind and so many looks."""
    judge = FirstToKnow([LearnedJudge(), ThumbJudge(), PlayOutJudge(0)])
    return TreeBot(judge, 0, looks, milliseconds, USUAL_EXPLORATION)


def second_thought(state: State, move: int, looks: int, milliseconds: int) -> Thought:
    """Return what is to be thought of a move that the search left aside."""
    there = state.as_seen_by(state.seat)
    there.apply(move)
    if there.over:
        return Thought(move, FAIR_TRIES, there.shares()[state.seat])
    bot = thinker(max(FAIR_TRIES, looks // SHORTER), milliseconds)
    thinking = bot.think(there.as_seen_by(there.seat))
    return Thought(move, bot.tree.descents, thinking.chances[state.seat])


def considered(bot: TreeBot, state: State, thought: Thought) -> Considered:
    """Return a move with what would follow it."""
    line = line_after(bot, state, thought.move)
    return Considered(thought.move, thought.visits, thought.chance, line)


def line_after(bot: TreeBot, state: State, move: int) -> list[int]:
    """Return a move and those after it that the search tried most, on this very deal."""
    there = state.clone()
    there.apply(move)
    line = [move]
    while not there.over and len(line) < LONGEST_LINE:
        offers = there.legal()
        if len(offers) == 1:
            follows = offers[0]
        else:
            node = bot.tree.nodes.get(there.knowledge(there.seat))
            if node is None:
                break
            place = node.favourite()
            follows = node.moves[place]
            if node.visits[place] < ENOUGH_TRIES or follows not in offers:
                break
        there.apply(follows)
        line.append(follows)
    return line
