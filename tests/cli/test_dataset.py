"""Games as data, from the command line."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from kingsbridge.extras import how_to_get
from tests.cli.ringer import invite
from tests.cli.running import finished_game, refused, run
from tests.data.sets import decisions, games

PAIR = ["dataset", "pillars", "random", "random", "--games", "2", "--out", "set"]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Make data sets where only this test finds them."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("MINARI_DATASETS_PATH", str(tmp_path / "minari"))
    return tmp_path


def test_a_data_set_is_made_and_told_and_not_made_twice(folder: Path) -> None:
    ran = run(*PAIR, "--minari", "duels-v0")
    assert ran.code == 0
    made = decisions(folder / "set").height
    assert f"2 games with {made} decisions, in 1 piece" in ran.out
    assert "Data set: set" in ran.out
    assert "For Minari: duels-v0" in ran.out
    assert (folder / "minari" / "duels-v0" / "data" / "metadata.json").exists()
    again = run(*PAIR, "--minari", "duels-v0", "--json").json()
    assert (again["games"], again["decisions"], again["minari"]) == (2, made, "duels-v0")
    assert "2 games were there already." in run(*PAIR).out


def test_recorded_games_of_a_folder_are_data_too(folder: Path) -> None:
    (folder / "played").mkdir()
    for seed in (1, 2):
        text = finished_game(seed=seed).to_text()
        (folder / "played" / f"game-{seed}.json").write_text(text)
    (folder / "played" / "two.json").write_text(finished_game(seats=2).to_text())
    (folder / "played" / "world.json").write_text(finished_game("world").to_text())
    (folder / "played" / "game-1.analysis.json").write_text("{}")
    ran = run("dataset", "pillars", "--records", "played", "--out", "set")
    assert "2 records were left out" in ran.out
    table = games(folder / "set")
    assert table["source"].to_list() == ["played/game-1.json", "played/game-2.json"]
    assert table["players"].to_list() == [["Red", "Blue", "Green"]] * 2
    assert table["moves"].to_list() == [finished_game(seed=seed).moves for seed in (1, 2)]
    other = run("dataset", "pillars", "--records", "played", "--seats", "2", "--out", "two")
    assert "1 game with" in other.out


def test_what_a_tournament_kept_is_data_too(folder: Path) -> None:
    run("arena", "pillars", "greedy", "random", "--games", "3", "--games-to", "games.jsonl")
    run("dataset", "pillars", "--records", "games.jsonl", "--out", "set", "--piece", "2")
    kept = [json.loads(line) for line in (folder / "games.jsonl").read_text().splitlines()]
    assert games(folder / "set")["moves"].to_list() == [record["moves"] for record in kept]
    assert games(folder / "set")["source"].to_list()[2] == "games.jsonl, line 3"


def test_a_record_that_is_broken_is_named(folder: Path) -> None:
    good = json.dumps(finished_game().to_json())
    (folder / "games.jsonl").write_text(f"{good}\n{good[:-40]}\n")
    words = ["dataset", "pillars", "--records", "games.jsonl", "--out", "set"]
    assert "'games.jsonl, line 2': this is no complete record" in refused(*words)
    wrong = {**finished_game().to_json(), "scores": [1, 2, 3]}
    (folder / "games.jsonl").write_text(f"{good}\n{json.dumps(wrong)}\n")
    assert "'games.jsonl, line 2': the record says [1.0, 2.0, 3.0], but" in refused(*words)


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["chess", "greedy", "greedy"], "there is no title 'chess'"),
        (["pillars"], "a data set needs bots, one for each seat, or --records"),
        (["pillars", "greedy"], "pillars is for 2 to 4 seats, not 1"),
        (["pillars", "greedy", "nobody"], "there is no bot 'nobody'"),
        (["pillars", "greedy", "greedy", "--games", "0"], "games must be 1 or more, not 0"),
        (["pillars", "greedy", "greedy", "--jobs", "0"], "jobs must be 1 or more, not 0"),
        (["pillars", "greedy", "greedy", "--piece", "0"], "a piece has 1 game or more, not 0"),
        (["pillars", "greedy", "greedy", "--seats", "2"], "--seats is for --records"),
        (["pillars", "greedy", "greedy", "--edition", "x"], "there is no edition 'x'"),
        (["pillars", "greedy", "greedy", "--minari", "x"], "is called group/name-v0, with its"),
        (["pillars", "greedy", "greedy", "--minari", "../x-v0"], "is called group/name-v0"),
        (["pillars", "greedy", "--records", "."], "a bot is for games that bots play"),
        (["pillars", "--games", "3", "--records", "."], "--games is for games that bots play"),
        (["pillars", "--records", "."], "there is no finished game of pillars in '.'"),
        (["pillars", "--records", "none"], "there is no file or folder 'none'"),
        (["pillars", "--records", "file"], "'file': this is no complete record"),
    ],
)
def test_a_data_set_that_cannot_be_made_is_told_and_leaves_nothing(
    folder: Path, words: list[str], complaint: str
) -> None:
    (folder / "file").write_text("notes")
    assert complaint in refused("dataset", *words, "--out", "set")
    assert [path.name for path in folder.iterdir() if path.name != "minari"] == ["file"]


def test_a_place_that_cannot_be_written_is_told(folder: Path) -> None:
    (folder / "file").write_text("notes")
    words = ["dataset", "pillars", "random", "random", "--games", "2", "--out"]
    assert "'file' is a file: a data set is a folder" in refused(*words, "file")
    assert "'file/set' cannot be written: " in refused(*words, "file/set")


@pytest.mark.parametrize("library", ["pyarrow", "minari"])
def test_without_the_extra_the_way_to_get_it_is_told(
    folder: Path, monkeypatch: pytest.MonkeyPatch, library: str
) -> None:
    monkeypatch.setitem(sys.modules, library, None)
    complaint = refused(*PAIR, "--minari", "duels-v0")
    assert f"a data set needs {library}, which is not installed: {how_to_get('data')}" in complaint
    assert not (folder / "set").exists()


def test_an_interrupt_keeps_the_pieces_that_are_finished_and_says_how_to_go_on(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    invite(monkeypatch)
    words = ["dataset", "pillars", "ringer:rings=300", "random", "--games", "9", "--piece", "1"]
    ran = run(*words, "--out", "my set")
    assert ran.code == 130
    assert "--out 'my set' --piece 1 --jobs 1 --games 9" in ran.err
    kept = games(folder / "my set").height
    assert 0 < kept < 9
    assert run(*words, "--out", "my set", "--json").json()["games"] == 9
    assert games(folder / "my set")["game"].to_list() == list(range(9))
