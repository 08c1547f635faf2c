"""Games of tournaments, made up or played, for tests."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from kingsbridge.arena.match import hold
from kingsbridge.arena.tournament import PlayedGame, Tournament
from kingsbridge.work.sharing import here

PAIR = Tournament("pillars", ["greedy", "random"], seed=5)


def played(tournament: Tournament, games: int, path: Path, jobs: int = 1) -> list[PlayedGame]:
    """Play a tournament; times are left out, for no two runs agree on them."""
    return without_times(hold(tournament, games, path, here(jobs)))


def without_times(games: Sequence[PlayedGame]) -> list[PlayedGame]:
    return [replace(game, times=[]) for game in games]


def made_up(tournament: Tournament, number: int, scores: Sequence[float]) -> PlayedGame:
    """Return a game that ended with these scores, seat by seat; the best shares the victory."""
    best = [score == max(scores) for score in scores]
    return PlayedGame(
        number=number,
        seating=tournament.seating(number),
        scores=list(scores),
        wins=[won / sum(best) for won in best],
        sources=[{"pillars-sheet-priory": score} for score in scores],
        times=[Counter({300: 1}) for _ in scores],
        decisions=10,
    )
