"""Bots that think less than they could, so that the tests are done sooner."""

from __future__ import annotations

from kingsbridge.bots import Bot, bot
from kingsbridge.bots.levels import Looking
from kingsbridge.bots.search import TreeBot

FEW = 6


def quick(name: str, seed: int) -> Bot:
    """Return a bot of that name; one that looks ahead does so a few times only."""
    slow = bot(name, seed)
    if isinstance(slow, Looking):
        return bot(name, seed, looks=1)
    if isinstance(slow, TreeBot):
        return bot(name, seed, iterations=FEW)
    return slow
