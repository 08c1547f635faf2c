"""A tournament under way: the games that are missing are played, and kept as they end."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from kingsbridge.arena.results import Results
from kingsbridge.arena.sequential import Trial
from kingsbridge.arena.tournament import PlayedGame, Tournament, play
from kingsbridge.engine.errors import BadOption
from kingsbridge.work.interruption import interrupts_held
from kingsbridge.work.sharing import Share

Report = Callable[[PlayedGame], None]
Resume = Callable[[int], None]


def say_nothing(_what: PlayedGame | int) -> None:
    """Report to nobody."""


def hold(
    tournament: Tournament,
    games: int,
    path: Path,
    share: Share,
    report: Report = say_nothing,
    resume: Resume = say_nothing,
    trial: Trial | None = None,
) -> list[PlayedGame]:
    """Play what is missing of so many games, and return all there are, in order.

    Each game is reported, those that were in the file first; how many of these there are is told
    before. An interrupt ends the work; what was played until then is kept and returned.

    With a trial, the work also ends when that is decided, and the games it took are returned; any
    that were played beyond them are kept.
    """
    if games < 1:
        raise BadOption(f"games must be 1 or more, not {games}")
    tournament.check()
    with Results(path, tournament) as results, interrupts_held() as interruption:
        there = _of(results, games)
        if there:
            resume(len(there))
        for game in there:
            _tell(game, report, trial)
        missing = [number for number in range(games) if number not in results.games]
        # A cluster is not started for nothing.
        if missing and not _decided(trial):
            for game in share(partial(play, tournament), missing, interruption):
                results.append(game)
                _tell(game, report, trial)
                if _decided(trial):
                    interruption.ask()
        return _of(results, trial.games if trial is not None and trial.decided else games)


def _tell(game: PlayedGame, report: Report, trial: Trial | None) -> None:
    if trial is not None:
        trial.add(game)
    report(game)


def _decided(trial: Trial | None) -> bool:
    return trial is not None and trial.decided


def _of(results: Results, games: int) -> list[PlayedGame]:
    return [results.games[number] for number in sorted(results.games) if number < games]
