"""Games to look into: played by rules of thumb, as records."""

from __future__ import annotations

from functools import cache
from typing import Any

import kingsbridge as kb
from kingsbridge.engine.record import Record, seeded
from kingsbridge.study.document import of_record, study_from_json

NAMES = ["Aliena", "Jack", "Ellen", "Tom"]


@cache
def record(title: str, seats: int = 2, seed: int = 3) -> Record:
    """Return a finished game."""
    bot = kb.bot("greedy")
    found = Record(title, seats, {}, seeded(seed), [], NAMES[:seats])
    state = found.begin()
    while not state.over:
        found.moves.append(bot.choose(state.as_seen_by(state.seat)))
        state.apply(found.moves[-1])
    found.close(state)
    return found


def study_of(key: str, *tree: dict[str, Any], **changes: Any) -> dict[str, Any]:
    """Return a study of a finished game with these moves in its tree."""
    return {**of_record(record(key)).to_json(), "tree": list(tree), **changes}


def other_moves(title: str, ply: int) -> list[int]:
    """Return what else could have been done after so many moves."""
    state = record(title).replay(ply)
    return [move for move in state.legal() if move != record(title).moves[ply]]


def choice(title: str, at_least: int = 3, after: int = 20) -> int:
    """Return after how many moves there is a choice among so many."""
    played = record(title)
    return next(
        ply
        for ply, state in enumerate(played.states())
        if ply >= after and not state.over and len(state.legal()) >= at_least
    )


def checked(doc: dict[str, Any]) -> dict[str, Any]:
    """Return a study as it is read and written again."""
    return study_from_json(doc).to_json()
