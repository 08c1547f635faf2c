"""The bot that plays any legal move, each as likely."""

from __future__ import annotations

from kingsbridge.bots.player import BlindBot
from kingsbridge.engine.dice import FastDice
from kingsbridge.engine.state import State


class RandomBot(BlindBot):
    """The measure of all others."""

    def __init__(self, seed: int = 0) -> None:
        self.dice = FastDice.seeded(seed)

    def pick(self, offers: list[int]) -> int:
        return offers[self.dice.below(len(offers))]


def play_out(state: State, dice: FastDice) -> int:
    """Play a game to its end with random moves; return how many decisions that took."""
    decisions = 0
    while not state.over:
        offers = state.legal()
        state.apply(offers[dice.below(len(offers))])
        decisions += 1
    return decisions
