"""One's own history in the terminal: from a folder of records."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from kingsbridge.engine.record import record_from_text
from tests.cli.running import refused, run

RECORDS = Path(__file__).parents[1] / "records" / "world"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Two games of which one was played by Ellen, and the analysis of it."""
    paths = sorted(RECORDS.glob("3-seats-*.json"))
    record = record_from_text(paths[0].read_text())
    record.players[1] = "Ellen"
    (tmp_path / "hers.json").write_text(record.to_text())
    (tmp_path / "hers.analysis.json").write_text("{}")
    shutil.copy(paths[-1], tmp_path / "not-hers.json")
    return tmp_path


def test_a_history_is_told_from_the_records_of_somebody(folder: Path) -> None:
    told = run("history", str(folder), "--player", "Ellen", "--level", "master").out
    for words in ("Compared with masters", "This is 1 game", "Action cards played", "Donation"):
        assert words in told


def test_a_history_is_told_as_data(folder: Path) -> None:
    told = run("history", str(folder), "--player", "Ellen", "--json", "--language", "de").json()
    (history,) = told["histories"]
    record = record_from_text((folder / "hers.json").read_text())
    assert record.scores is not None
    assert [game["points"] for game in history["games"]] == [record.scores[1]]
    assert history["points"]["name"] == "Punkte"


def test_who_played_nothing_there_is_told_what_to_say(folder: Path) -> None:
    assert "--player is the name" in refused("history", str(folder), "--player", "Nobody")
    assert "is no folder" in refused("history", str(folder / "x"), "--player", "Ellen")
    said = refused("history", str(folder), "--player", "Ellen", "--level", "abbot")
    assert "no games of level 'abbot'" in said
