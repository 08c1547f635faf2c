"""kingsbridge analyse: files, a summary, and what is refused before the long work."""

from __future__ import annotations

import json
import shutil
import sys
from pathlib import Path

import pytest

from kingsbridge import bots
from kingsbridge.extras import how_to_get
from tests.analysis.games import FILES, for_both_titles
from tests.analysis.test_analysis import Opinionated, Ringer
from tests.cli.running import only_game, refused, run


@pytest.fixture(autouse=True)
def guests(monkeypatch: pytest.MonkeyPatch) -> None:
    for guest in (Opinionated, Ringer):
        monkeypatch.setitem(bots._known(), guest.__name__.lower(), guest)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    return Path(shutil.copy(FILES["pillars"], tmp_path / "game.json"))


QUICKLY = ("--bot", "opinionated")


@for_both_titles
def test_an_analysis_is_written_beside_the_record(tmp_path: Path, key: str) -> None:
    record = shutil.copy(FILES[key], tmp_path / "game.json")
    ran = run("analyse", str(record), *QUICKLY)
    assert ran.code == 0
    assert {path.name for path in tmp_path.glob("game.*")} == {
        "game.json",
        "game.analysis.json",
        "game.analysis.html",
    }
    assert "greedy wins." in ran.out
    assert "Turning points" in ran.out
    assert "random gave away" in ran.out
    assert "Better:" in ran.out
    assert f"Page: {tmp_path / 'game.analysis.html'}" in ran.out


def test_an_analysis_can_be_written_elsewhere_and_without_a_page(record: Path) -> None:
    out = record.parent / "new" / "folder"
    ran = run("analyse", str(record), *QUICKLY, "--out", str(out), "--no-page")
    assert ran.code == 0
    assert [path.name for path in out.iterdir()] == ["game.analysis.json"]
    assert "Page:" not in ran.out


def test_an_analysis_as_data_is_what_was_written(record: Path) -> None:
    ran = run("analyse", str(record), *QUICKLY, "--no-page", "--json")
    assert ran.json() == json.loads((record.parent / "game.analysis.json").read_text())
    assert ran.json()["bot"] == "opinionated"


def test_an_analysis_speaks_other_languages(record: Path) -> None:
    ran = run("analyse", str(record), *QUICKLY, "--language", "de")
    assert "greedy gewinnt." in ran.out
    assert "Wendepunkte" in (record.parent / "game.analysis.html").read_text()


def test_iterations_alone_ask_the_champion(record: Path) -> None:
    doc = run("analyse", str(record), "--iterations", "1", "--no-page", "--json").json()
    assert (doc["bot"], doc["iterations"]) == ("champion", 1)


def test_the_page_says_how_to_make_it_again(record: Path) -> None:
    run("analyse", str(record), "--bot", "opinionated:tries=9", "--seed", "3")
    text = (record.parent / "game.analysis.html").read_text()
    assert "kingsbridge analyse game.json --bot opinionated:tries=9 --seed 3" in text


def test_an_interrupt_writes_nothing(record: Path) -> None:
    ran = run("analyse", str(record), "--bot", "ringer")
    assert ran.code == 130
    assert "nothing was written" in ran.err
    assert list(record.parent.glob("*.analysis.*")) == []


def test_an_analysis_among_the_kept_games_hides_no_game(data: Path) -> None:
    run("play", "pillars", typed="quit\n")
    game = only_game(data)
    game.with_name("zzz.analysis.json").write_text("{}")
    assert f"An unfinished game is waiting. To go on: kingsbridge play --resume {game}" in (
        run("play", "pillars", typed="quit\n").out
    )


# What is refused


def test_a_game_that_is_not_finished_is_refused(record: Path) -> None:
    doc = json.loads(record.read_text())
    doc |= {"moves": doc["moves"][:20], "scores": None, "winners": None}
    record.write_text(json.dumps(doc))
    assert "not finished: after 20 moves" in refused("analyse", str(record), *QUICKLY)


def test_a_broken_record_is_refused(record: Path) -> None:
    text = record.read_text()
    record.write_text(text[:200])
    assert "no complete record" in refused("analyse", str(record))
    record.write_text(json.dumps(json.loads(text) | {"moves": [0, 300]}))
    assert "at move 2 of 2" in refused("analyse", str(record))
    assert "there is no file" in refused("analyse", str(record.parent / "missing.json"))


def test_a_bot_without_an_opinion_is_refused(record: Path) -> None:
    complaint = refused("analyse", str(record), "--bot", "greedy")
    assert "without weighing chances" in complaint
    assert "'architect'" in complaint


def test_an_unwritable_folder_is_refused_before_the_work(record: Path) -> None:
    complaint = refused("analyse", str(record), "--bot", "ringer", "--out", str(record / "inside"))
    assert "game.analysis.json' cannot be written" in complaint


def test_a_page_needs_matplotlib(record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    complaint = refused("analyse", str(record), "--bot", "ringer")
    assert f"needs matplotlib: {how_to_get('report')}" in complaint
    assert "--no-page" in complaint
