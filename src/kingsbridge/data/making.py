"""A data set in the making: the pieces that are missing are made, by as many processes as asked."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from kingsbridge.data.folder import Folder, Written, write_piece
from kingsbridge.work.interruption import interrupts_held
from kingsbridge.work.sharing import Share

Report = Callable[[int], None]


@dataclass
class Made:
    """How much of a data set there is."""

    games: int = 0
    decisions: int = 0
    pieces: int = 0
    # Of the games, how many were there before.
    found: int = 0
    complete: bool = False

    def add(self, piece: Written) -> None:
        self.games += piece.games
        self.decisions += piece.decisions
        self.pieces += 1


def make(folder: Folder, share: Share, report: Report) -> Made:
    """Make all pieces that are missing, reporting how many games are there.

    An interrupt ends the work; the pieces that were finished until then are kept.
    """
    made = Made()
    with folder.opened(), interrupts_held() as interruption:
        missing = []
        for piece in folder.pieces():
            there = folder.there(piece)
            if there is None:
                missing.append(piece)
            else:
                made.add(there)
        made.found = made.games
        report(made.games)
        work = partial(write_piece, folder.path, folder.header())
        for written in share(work, missing, interruption):
            made.add(written)
            report(made.games)
        made.complete = made.pieces == len(folder.pieces())
    return made
