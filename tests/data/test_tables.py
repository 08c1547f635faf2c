"""Tables of decisions: what polars reads is what was played."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet as pq
import pytest

import kingsbridge
from kingsbridge.bots import bot
from kingsbridge.data.games import BotGames, weighs_chances
from kingsbridge.engine.record import record_from_json
from kingsbridge.engine.state import State
from kingsbridge.engine.title import title
from kingsbridge.envs.observation import vector
from tests.data.sets import PAIR, THINKERS, decisions, games, made


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("data") / "set"
    made(path)
    return path


def begun(game: dict[str, Any]) -> State:
    """Return a game of the table as it was dealt."""
    doc = {
        "format": "kingsbridge-record",
        "format_version": 1,
        "title": "pillars",
        "title_version": title("pillars").version,
        "seats": len(game["players"]),
        "options": json.loads(game["options"]),
        "deal": json.loads(game["deal"]),
        "players": game["players"],
        "moves": game["moves"],
    }
    return record_from_json(doc).begin()


def test_every_decision_of_every_game_is_a_row_and_says_what_its_seat_knew(folder: Path) -> None:
    rows = decisions(folder).sort("game", "decision")
    assert games(folder).height == 4
    for game in games(folder).to_dicts():
        own = rows.filter(rows["game"] == game["game"]).to_dicts()
        assert [row["move"] for row in own] == game["moves"]
        assert [row["decision"] for row in own] == list(range(len(own)))
        state = begun(game)
        for row in own:
            assert row["seat"] == state.seat
            assert row["player"] == game["players"][state.seat]
            assert np.flatnonzero(row["mask"]).tolist() == sorted(state.legal())
            assert row["offers"] == len(state.legal())
            assert row["observation"] == vector(title("pillars"), state, state.seat).tolist()
            state.apply(row["move"])
        assert state.over
        assert (game["scores"], game["shares"]) == (state.scores(), state.shares())
        assert {(row["seat"], row["score"], row["share"]) for row in own} == {
            (seat, state.scores()[seat], state.shares()[seat]) for seat in range(2)
        }
        told = [vector(title("pillars"), state, seat).tolist() for seat in range(2)]
        assert game["last_observations"] == told


def test_bots_sit_in_every_seat_in_turn_and_meet_deals_of_their_own(folder: Path) -> None:
    assert games(folder)["players"].to_list() == [["random", "greedy"], ["greedy", "random"]] * 2
    assert games(folder)["deal"].n_unique() == 4


def test_a_file_says_by_itself_what_is_in_it(folder: Path) -> None:
    for path in folder.glob("*/*.parquet"):
        header = json.loads(pq.read_schema(path).metadata[b"kingsbridge"])
        assert header["format"] == "kingsbridge-dataset-1"
        assert header["kingsbridge"] == kingsbridge.__version__
        assert (header["title"], header["title_version"]) == ("pillars", title("pillars").version)
        assert (header["bots"], header["seed"]) == (["random", "greedy"], 3)
        assert header["options"]["edition"] == "kosmos"
        assert header["features"] == title("pillars").feature_names(2)


def test_chances_are_there_where_a_bot_told_them(tmp_path: Path) -> None:
    made(tmp_path / "told", THINKERS)
    for row in decisions(tmp_path / "told").to_dicts():
        if row["player"] == "random" or row["offers"] == 1:
            assert row["chances"] is row["thoughts"] is None
        else:
            assert sum(row["chances"]) == pytest.approx(1, abs=1e-5)
            assert row["move"] == row["thoughts"][0]["move"]
            assert {thought["move"] for thought in row["thoughts"]} <= set(
                np.flatnonzero(row["mask"])
            )


def test_bots_are_not_asked_for_chances_that_nobody_wants(tmp_path: Path) -> None:
    quiet = BotGames(THINKERS.tournament, 1, chances=False)
    made(tmp_path / "quiet", quiet)
    assert decisions(tmp_path / "quiet")["chances"].null_count() == len(
        decisions(tmp_path / "quiet")
    )


def test_a_bot_without_thoughts_of_its_own_tells_no_chances() -> None:
    assert weighs_chances(bot("champion"))
    assert weighs_chances(bot("master"))
    assert not weighs_chances(bot("greedy"))
    assert not weighs_chances(bot("apprentice"))


def test_the_number_of_processes_changes_nothing(folder: Path, tmp_path: Path) -> None:
    made(tmp_path / "two", PAIR, jobs=2)
    assert decisions(tmp_path / "two").equals(decisions(folder))
    assert games(tmp_path / "two").equals(games(folder))
