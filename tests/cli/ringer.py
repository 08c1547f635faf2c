"""A bot that interrupts what it plays in, as a person would with Ctrl-C."""

from __future__ import annotations

import signal

import pytest

from kingsbridge import bots
from kingsbridge.bots import Bot
from kingsbridge.engine.state import State


class Ringer(Bot):
    """Plays the first offer, and rings the bell when it has been asked so often."""

    asked = 0

    def __init__(self, seed: int = 0, rings: int = 1000) -> None:
        self.rings = rings

    def choose(self, seen: State) -> int:
        Ringer.asked += 1
        if Ringer.asked == self.rings:
            signal.raise_signal(signal.SIGINT)
        return seen.legal()[0]


def invite(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the bot be seated as `ringer`, or as `ringer:rings=300`."""
    monkeypatch.setitem(bots._known(), "ringer", Ringer)
    monkeypatch.setattr(Ringer, "asked", 0)
