"""The tables of a data set: one row a decision, and one row a game. `docs/data.md` explains them.

A file says by itself what is in it: its metadata has the header of the data set.
"""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pyarrow as pa

from kingsbridge.bots.player import Thinking
from kingsbridge.data.games import Games
from kingsbridge.engine.state import State
from kingsbridge.engine.title import title
from kingsbridge.envs.observation import Vector, vector
from kingsbridge.work.interruption import Asked

# Under this key the metadata of each file has the header of the data set, as JSON.
METADATA_KEY = b"kingsbridge"

THOUGHT = pa.struct([("move", pa.int32()), ("visits", pa.int32()), ("chance", pa.float32())])


def decisions_schema(features: int, moves: int, header: dict[str, object]) -> pa.Schema:
    """Return the columns of decisions."""
    return pa.schema(
        [
            ("game", pa.int32()),
            ("decision", pa.int32()),
            ("seat", pa.int8()),
            ("player", pa.string()),
            ("observation", pa.list_(pa.float32(), features)),
            ("mask", pa.list_(pa.bool_(), moves)),
            ("offers", pa.int16()),
            ("move", pa.int32()),
            ("chances", pa.list_(pa.float32())),
            ("thoughts", pa.list_(THOUGHT)),
            ("share", pa.float32()),
            ("score", pa.float32()),
        ],
        metadata={METADATA_KEY: json.dumps(header)},
    )


def games_schema(features: int, header: dict[str, object]) -> pa.Schema:
    """Return the columns of games."""
    return pa.schema(
        [
            ("game", pa.int32()),
            ("source", pa.string()),
            ("players", pa.list_(pa.string())),
            ("options", pa.string()),
            ("deal", pa.string()),
            ("moves", pa.list_(pa.int32())),
            ("scores", pa.list_(pa.float32())),
            ("shares", pa.list_(pa.float32())),
            ("last_observations", pa.list_(pa.list_(pa.float32(), features))),
        ],
        metadata={METADATA_KEY: json.dumps(header)},
    )


class Tables:
    """Both tables of some games, as they are filled."""

    def __init__(self, games: Games, header: dict[str, object]) -> None:
        self.games = games
        self.header = header
        self.title = title(games.title_key)
        self.features = len(games.features)
        self.decisions: dict[str, list[Any]] = {}
        self.played: dict[str, list[Any]] = {}
        self.observations: list[Vector] = []
        self.masks: list[list[int]] = []

    def add(self, game: int, asked: Asked) -> bool:
        """Add a game with all its decisions; return whether it was walked to its end."""
        seats: list[int] = []

        def note(state: State, move: int, thought: Thinking | None) -> None:
            offers = state.legal()
            self.observations.append(vector(self.title, state, state.seat))
            self.masks.append(list(offers))
            seats.append(state.seat)
            _append(
                self.decisions,
                game=game,
                decision=len(seats) - 1,
                seat=state.seat,
                offers=len(offers),
                move=move,
                chances=None if thought is None else thought.chances,
                thoughts=None if thought is None else [each.to_json() for each in thought.moves],
            )

        walked = self.games.walk(game, note, asked)
        if walked is None:
            return False
        record, end = walked
        shares, scores = end.shares(), end.scores()
        for seat in seats:
            _append(
                self.decisions,
                player=record.players[seat],
                share=shares[seat],
                score=scores[seat],
            )
        _append(
            self.played,
            game=game,
            source=self.games.source(game),
            players=record.players,
            options=json.dumps(record.options),
            deal=json.dumps(record.deal.to_json()),
            moves=record.moves,
            scores=scores,
            shares=shares,
            last_observations=[vector(self.title, end, seat) for seat in range(end.seats)],
        )
        return True

    def decisions_table(self) -> pa.Table:
        """Return the decisions."""
        moves = self.title.moves
        schema = decisions_schema(self.features, moves, self.header)
        mask = np.zeros((len(self.masks), moves), dtype=np.bool_)
        for row, offers in enumerate(self.masks):
            mask[row, offers] = True
        columns: dict[str, Any] = dict(self.decisions)
        columns["observation"] = pa.FixedSizeListArray.from_arrays(
            np.concatenate(self.observations), self.features
        )
        columns["mask"] = pa.FixedSizeListArray.from_arrays(pa.array(mask.reshape(-1)), moves)
        return pa.table({name: columns[name] for name in schema.names}, schema=schema)

    def games_table(self) -> pa.Table:
        """Return the games."""
        schema = games_schema(self.features, self.header)
        return pa.table({name: self.played[name] for name in schema.names}, schema=schema)


def _append(columns: dict[str, list[Any]], **row: Any) -> None:
    for name, value in row.items():
        columns.setdefault(name, []).append(value)
