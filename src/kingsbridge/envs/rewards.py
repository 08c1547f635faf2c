"""What a game is worth to each seat, at a scale near 1. Ours all sum to zero over the seats."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from kingsbridge.engine.errors import BadOption, one_of
from kingsbridge.engine.state import State

Worth = Callable[[State], Sequence[float]]

# By so many points a game between players of different strength is often won.
CLEAR_LEAD = 20.0


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


def scaled_margin(state: State) -> list[float]:
    """Return the margin in clear leads, as a learner likes it."""
    return [points / CLEAR_LEAD for points in margin(state)]


@dataclass(frozen=True)
class Reward:
    """A measure of success, when it is paid, and what an illegal action costs instead.

    `worth` tells of a table what it is worth to each seat.
    """

    worth: Worth
    as_it_comes: bool = False  # after every decision what it changed, rather than once at the end
    forfeit: float = -1.0  # ours: no better than any game that was played to its end


REWARDS = {
    "win": Reward(win),
    "margin": Reward(scaled_margin, forfeit=-5.0),
    "gain": Reward(scaled_margin, as_it_comes=True, forfeit=-5.0),
}

Rewarding = str | Worth | Reward


def reward_of(wanted: Rewarding) -> Reward:
    """Return the reward of that name, or the one that was brought along."""
    if isinstance(wanted, Reward):
        return wanted
    if callable(wanted):
        return Reward(wanted)
    if wanted not in REWARDS:
        raise BadOption(
            f"there is no reward {wanted!r}; there is {one_of(REWARDS)}, "
            "or a function that tells of a table what it is worth to each seat"
        )
    return REWARDS[wanted]


def paid(worth: Worth, state: State) -> list[float]:
    """Return what a table is worth to each seat; what is no number for each raises."""
    told: Any = worth(state)
    try:
        numbers = [float(number) for number in told]
    except (TypeError, ValueError):
        numbers = []
    if len(numbers) != state.seats:
        raise BadOption(f"a reward is a number for each of {state.seats} seats, not {told!r}")
    return numbers
