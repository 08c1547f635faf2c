"""A tournament under way: the games that are missing are played, and kept as they end."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from kingsbridge.arena.results import Results
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
) -> list[PlayedGame]:
    """Play what is missing of so many games, and return all there are, in order.

    Each game is reported, those that were in the file first; how many of these there are is told
    before. An interrupt ends the work; what was played until then is kept and returned.
    """
    if games < 1:
        raise BadOption(f"games must be 1 or more, not {games}")
    tournament.check()
    with Results(path, tournament) as results, interrupts_held() as interruption:
        there = _of(results, games)
        if there:
            resume(len(there))
        for game in there:
            report(game)
        missing = [number for number in range(games) if number not in results.games]
        # A cluster is not started for nothing.
        for game in share(partial(play, tournament), missing, interruption) if missing else ():
            results.append(game)
            report(game)
        return _of(results, games)


def _of(results: Results, games: int) -> list[PlayedGame]:
    return [results.games[number] for number in sorted(results.games) if number < games]
