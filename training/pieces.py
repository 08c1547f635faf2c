"""The games of one generation, played and kept in pieces: none is played twice."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import typer

from kingsbridge.cli.exits import INTERRUPTED
from kingsbridge.cli.progress import bar
from kingsbridge.work.interruption import Asked, interrupts_held
from kingsbridge.work.sharing import Share
from training.games import Class, Lesson, load, play_some, together

GAMES_A_PIECE = 20
NAME = "{first:05}.npz"


@dataclass(frozen=True)
class Playing:
    """The work that is shared out: some games of a plan, and which."""

    plan: Class

    def __call__(self, games: range, asked: Asked) -> tuple[int, Lesson] | None:
        return None if asked() else (games.start, play_some(self.plan, games))


def play_all(plan: Class, games: int, folder: Path, share: Share) -> Lesson:
    """Return all games of a plan; those that are in the folder were played before."""
    folder.mkdir(parents=True, exist_ok=True)
    pieces = [
        range(first, min(first + GAMES_A_PIECE, games)) for first in range(0, games, GAMES_A_PIECE)
    ]
    paths = [folder / NAME.format(first=piece.start) for piece in pieces]
    missing = [piece for piece, path in zip(pieces, paths, strict=True) if not path.exists()]
    done = len(pieces) - len(missing)
    with interrupts_held() as interruption, bar(folder.name, len(pieces)) as show:
        show(done, "")
        for first, lesson in share(Playing(plan), missing, interruption):
            lesson.save(folder / NAME.format(first=first))
            done += 1
            show(done, "")
    if done < len(pieces):
        raise typer.Exit(INTERRUPTED)
    return together([load(path) for path in paths])
