"""What a game is worth to each seat. Every reward sums to zero over the seats."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from kingsbridge.engine.errors import BadOption, one_of
from kingsbridge.engine.state import State


def win(state: State) -> list[float]:
    """Return 1 for a sole winner and -1 shared out among the others; winners who tie share."""
    winners = state.winners()
    rivals = state.seats - 1
    won = (state.seats / len(winners) - 1) / rivals
    return [won if seat in winners else -1 / rivals for seat in range(state.seats)]


def margin(state: State) -> list[float]:
    """Return by how many points each seat is ahead of the others' average."""
    scores = state.scores()
    total = sum(scores)
    return [score - (total - score) / (state.seats - 1) for score in scores]


@dataclass(frozen=True)
class Reward:
    """A measure of success, when it is paid, and what an illegal action costs instead."""

    worth: Callable[[State], list[float]]
    as_it_comes: bool  # after every decision what it changed, rather than once at the end
    forfeit: float  # worse than any game that was played to its end


REWARDS = {
    "win": Reward(win, as_it_comes=False, forfeit=-1.0),
    "margin": Reward(margin, as_it_comes=False, forfeit=-100.0),
    "gain": Reward(margin, as_it_comes=True, forfeit=-100.0),
}


def reward_named(name: str) -> Reward:
    """Return the reward of that name."""
    if name not in REWARDS:
        raise BadOption(f"there is no reward {name!r}; there is {one_of(REWARDS)}")
    return REWARDS[name]
