"""The games of a tournament as records, a line for each: to be replayed and learned from."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path

from kingsbridge.arena.results import BadResults
from kingsbridge.arena.tournament import PlayedGame, Tournament
from kingsbridge.engine.record import Record, seeded
from kingsbridge.work.files import write_text


def record_of(tournament: Tournament, game: PlayedGame) -> Record:
    """Return a game as a record; its players are the bots, seat by seat."""
    record = Record(
        tournament.title_key,
        len(tournament.bots),
        tournament.options,
        seeded(tournament.deal_seed(game.number)),
        game.moves,
        [tournament.bots[entrant] for entrant in game.seating],
    )
    record.scores = game.scores
    record.winners = [seat for seat, won in enumerate(game.wins) if won]
    return record


def write_records(path: Path, tournament: Tournament, games: Iterable[PlayedGame]) -> None:
    """Write all games into a file of JSON lines, in one go."""
    write_text(
        path,
        "".join(json.dumps(record_of(tournament, game).to_json()) + "\n" for game in games),
    )


def check_moves(path: Path, game: PlayedGame) -> None:
    """Raise if a game was kept in a results file without what was played in it."""
    if not game.moves:
        raise BadResults(
            f"{str(path)!r} has games of an earlier Kingsbridge, which did not keep their moves: "
            "choose another file with --results"
        )
