"""Kingsbridge: play, host and study The Pillars of the Earth and World Without End.

import kingsbridge as kb

first, *others = kb.title_names()
state = kb.title(first).new(seats=4, seed=7)
table = [kb.bot("greedy"), kb.bot("random"), kb.bot("random"), kb.bot("random")]
while not state.over:
    seen = state.as_seen_by(state.seat)
    state.apply(table[state.seat].choose(seen))
print(state.scores())
"""

from __future__ import annotations

from kingsbridge.bots import Bot, bot
from kingsbridge.engine import state as _state
from kingsbridge.engine.errors import (
    BadCards,
    BadOption,
    BadPosition,
    BadRecord,
    IllegalMove,
    KingsbridgeError,
)
from kingsbridge.engine.journal import Journal
from kingsbridge.engine.record import Record, record_from_text
from kingsbridge.engine.state import State, Step
from kingsbridge.engine.title import Title, title, title_names

__version__ = "0.1.0"

# Python's own compiled form of a source (".pyc") is still plain Python.
COMPILED = not str(_state.__file__).endswith((".py", ".pyc"))

__all__ = [
    "COMPILED",
    "BadCards",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "Bot",
    "IllegalMove",
    "Journal",
    "KingsbridgeError",
    "Record",
    "State",
    "Step",
    "Title",
    "bot",
    "record_from_text",
    "title",
    "title_names",
]
