"""Tournaments from the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import kingsbridge
from kingsbridge import bots
from kingsbridge.bots import Bot
from kingsbridge.engine.record import record_from_text
from kingsbridge.engine.state import State
from tests.cli.ringer import invite
from tests.cli.running import for_both_titles, refused, run

PAIR = ["greedy", "random", "--games", "4"]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Hold tournaments where only this test finds their files."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


@for_both_titles
def test_a_tournament_tells_who_is_ahead_and_where_its_games_are(key: str) -> None:
    ran = run("arena", key, *PAIR)
    assert ran.code == 0
    assert "4 games on 2 deals, each dealt to all 2 seatings" in ran.out
    assert "greedy above random" in ran.out
    assert "Seat advantage" in ran.out
    assert "99th percentile" in ran.out
    assert f"Results: arena-{key}-greedy-random-seed1.jsonl" in ran.out
    assert ran.err == ""


@for_both_titles
def test_a_tournament_as_data_is_nothing_but_data(key: str) -> None:
    found = run("arena", key, *PAIR, "--json").json()
    assert (found["games"], found["deals"], found["seed"]) == (4, 2, 1)
    assert [standing["bot"] for standing in found["standings"]] == ["greedy", "random"]
    assert sum(standing["wins"] for standing in found["standings"]) == pytest.approx(4)
    assert found["standings"][0]["win_rate"].keys() == {"value", "low", "high"}
    assert found["standings"][0]["rating"].keys() == {"mean", "spread"}
    assert len(found["win_rate_by_seat"]) == 2
    assert found["compiled"] is kingsbridge.COMPILED


def test_the_same_command_again_plays_nothing_and_more_games_follow(folder: Path) -> None:
    path = folder / "arena-pillars-greedy-random-seed1.jsonl"
    first = run("arena", "pillars", *PAIR).out
    before = path.read_text()
    again = run("arena", "pillars", *PAIR)
    assert again.out == first
    assert again.err == f"4 games were in {path.name} already.\n"
    assert path.read_text() == before
    run("arena", "pillars", "greedy", "random", "--games", "6", "--jobs", "2")
    assert path.read_text().startswith(before)
    assert len(path.read_text().splitlines()) == 7


def test_a_tournament_until_a_rate_stops_when_it_is_known_and_says_so() -> None:
    words = ["arena", "pillars", "greedy", "random", "--until", "60%", "--margin", "20%"]
    ran = run(*words)
    assert ran.code == 0
    assert "greedy comes first in 60% of games or more: known after " in ran.out
    assert "greedy came first in 100.0% (95 %: " in ran.out
    assert "decided at ±2.94: 80% against 40%, with errors of 5%." in ran.out
    test = run(*words, "--report", "report.html", "--json").json()["test"]
    assert (test["bot"], test["decision"], test["rate"]) == ("greedy", "reached", 0.6)
    assert test["log_likelihood_ratio"] >= test["bound"]
    page = Path("report.html").read_text()
    assert "Is the rate reached?" in page
    assert "--games 1000 --seed 1 --until 60% --margin 20%" in page


def test_a_rate_that_is_not_known_after_all_games_is_said_to_be_open() -> None:
    ran = run("arena", "pillars", *PAIR, "--until", "75 %")
    assert ran.code == 0
    said = " ".join(ran.out.split())
    assert "or more is not known yet, after 4 games on 2 deals. More games will tell" in said


def test_a_report_is_written_beside_the_results(folder: Path) -> None:
    ran = run("arena", "pillars", *PAIR, "--edition", "mayfair", "--report", "out/report.html")
    assert "Report: out/report.html" in ran.out
    page = (folder / "out" / "report.html").read_text()
    assert "kingsbridge arena pillars greedy random --games 4 --seed 1 --edition mayfair" in page


def test_what_was_played_is_kept_as_records_that_replay(folder: Path) -> None:
    words = ["arena", "pillars", *PAIR, "--games-to", "out/games.jsonl"]
    assert "Records: out/games.jsonl" in run(*words).out
    written = (folder / "out" / "games.jsonl").read_text()
    results = (folder / "arena-pillars-greedy-random-seed1.jsonl").read_text().splitlines()[1:]
    records = [record_from_text(line) for line in written.splitlines()]
    assert [record.players for record in records] == [
        ["greedy", "random"],
        ["random", "greedy"],
    ] * 2
    for record, line in zip(records, results, strict=True):
        assert record.verify().over
        assert record.scores == json.loads(line)["scores"]
    # The same command plays nothing, and writes the same.
    (folder / "out" / "games.jsonl").unlink()
    run(*words)
    assert (folder / "out" / "games.jsonl").read_text() == written


def test_games_that_were_kept_without_their_moves_cannot_be_records(folder: Path) -> None:
    run("arena", "pillars", *PAIR, "--results", "old.jsonl")
    lines = [json.loads(line) for line in (folder / "old.jsonl").read_text().splitlines()]
    for line in lines:
        line.pop("moves", None)
    old = "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines)
    (folder / "old.jsonl").write_text(old)
    assert run("arena", "pillars", *PAIR, "--results", "old.jsonl").code == 0
    words = ["arena", "pillars", "greedy", "random", "--results", "old.jsonl"]
    complaint = "'old.jsonl' has games of an earlier Kingsbridge, which did not keep their moves"
    ran = run(*words, "--games-to", "games.jsonl")
    assert ran.code == 2
    assert complaint in ran.err
    assert (folder / "old.jsonl").read_text() == old
    assert not (folder / "games.jsonl").exists()


def test_a_tournament_speaks_the_language_asked_for() -> None:
    assert "Punktabstände" in run("arena", "pillars", *PAIR, "--language", "de").out


def test_games_that_do_not_fill_the_last_deal_are_counted_and_told() -> None:
    ran = run("arena", "pillars", "greedy", "random", "--games", "3")
    assert "3 games on 2 deals" in ran.out
    assert "Not every deal has been played in all seatings" in ran.out


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["chess", "greedy", "random"], "there is no title 'chess'"),
        (["pillars", "greedy"], "pillars is for 2 to 4 seats, not 1"),
        (["pillars", *["greedy"] * 5], "pillars is for 2 to 4 seats, not 5"),
        (["pillars", "greedy", "nobody"], "there is no bot 'nobody'"),
        (["pillars", "greedy", "random:budget=lots"], "'budget' must be a number, not 'lots'"),
        (["pillars", "greedy", "random:budget=3"], "bot 'random' has no settings"),
        (["pillars", *PAIR, "--games", "0"], "games must be 1 or more, not 0"),
        (["pillars", *PAIR, "--jobs", "0"], "jobs must be 1 or more, not 0"),
        (["pillars", *PAIR, "--margin", "2%"], "--margin is for --until"),
        (["pillars", *PAIR, "--until", "0.75"], "--until is written as a percentage, such as 4%"),
        (["pillars", *PAIR, "--until", "75%", "--margin", "x"], "--margin is written as a perc"),
        (["pillars", *PAIR, "--until", "99%"], "99% with a margin of 4% to either side must"),
        (["pillars", *PAIR, "--edition", "mine"], "there is no edition 'mine'"),
        (["pillars", *PAIR, "--report", "."], "'.' is a folder, not a file"),
        (["pillars", *PAIR, "--report", "file/r.html"], "'file/r.html' cannot be written: "),
        (["pillars", *PAIR, "--results", "file/r.jsonl"], "'file/r.jsonl' cannot be written: "),
        (["pillars", *PAIR, "--results", "file"], "line 1: this is not the beginning of a"),
        (["pillars", *PAIR, "--ray-address", "h:1"], "--ray-address is for --engine ray"),
        (
            ["pillars", *PAIR, "--engine", "ray", "--ray-address", "h:1", "--jobs", "2"],
            "--jobs is for one machine",
        ),
        (
            ["pillars", *PAIR, "--engine", "ray", "--ray-address", "head"],
            "a Ray address is written as host:port, not 'head'",
        ),
        (["pillars", *PAIR, "--games", "0", "--report", "new/r.html"], "games must be 1 or more"),
        (["pillars", *PAIR, "--games-to", "."], "'.' is a folder, not a file"),
        (["pillars", *PAIR, "--results", "g.x", "--games-to", "g.x"], "'g.x' is where games"),
        (["pillars", *PAIR, "--report", "g.x", "--games-to", "g.x"], "'g.x' cannot be both"),
        (["pillars", *PAIR, "--results", "g.x", "--report", "g.x"], "'g.x' is where games"),
    ],
)
def test_a_tournament_that_cannot_be_held_is_told_and_leaves_nothing(
    folder: Path, words: list[str], complaint: str
) -> None:
    (folder / "file").write_text("notes")
    assert complaint in refused("arena", *words)
    assert [path.name for path in folder.iterdir()] == ["file"]
    assert (folder / "file").read_text() == "notes"


def test_the_file_of_another_tournament_is_not_mixed_with_this_one() -> None:
    run("arena", "pillars", *PAIR, "--results", "games.jsonl")
    complaint = refused("arena", "pillars", *PAIR, "--results", "games.jsonl", "--seed", "2")
    assert "holds another tournament: seed is 1 there and 2 here" in complaint


def test_a_report_does_not_take_the_place_of_games(folder: Path) -> None:
    run("arena", "pillars", *PAIR, "--results", "games.jsonl")
    before = (folder / "games.jsonl").read_bytes()
    words = ["arena", "pillars", *PAIR, "--seed", "2", "--report", "games.jsonl"]
    assert "'games.jsonl' is where games are kept: choose another file" in refused(*words)
    assert (folder / "games.jsonl").read_bytes() == before


class Cheat(Bot):
    """It plays what is not offered."""

    def __init__(self, seed: int = 0) -> None:
        pass

    def choose(self, seen: State) -> int:
        return 999_999


def test_a_bot_that_breaks_the_rules_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bots._known(), "cheat", Cheat)
    complaint = refused("arena", "pillars", "cheat", "random", "--games", "1")
    assert "move 999999 is not a move of this moment" in complaint
    assert "in game 0, when bot 'cheat' in seat" in complaint


@pytest.fixture(autouse=True)
def ringer(monkeypatch: pytest.MonkeyPatch) -> None:
    invite(monkeypatch)


def test_an_interrupt_keeps_what_was_played_and_says_how_to_go_on(folder: Path) -> None:
    words = ["arena", "pillars", "ringer", "random", "--games", "1000000"]
    ran = run(*words, "--results", "my games.jsonl", "--json")
    assert ran.code == 130
    again = "kingsbridge arena pillars ringer random --games 1000000 --seed 1"
    assert ran.err == f"To go on: {again} --results 'my games.jsonl'\n"
    lines = (folder / "my games.jsonl").read_text().splitlines()
    assert ran.json()["games"] == len(lines) - 1 > 0
    assert json.loads(lines[-1])["game"] == len(lines) - 2


def test_an_interrupt_in_the_first_game_has_nothing_to_tell(folder: Path) -> None:
    ran = run("arena", "pillars", "ringer:rings=1", "random", "--report", "report.html")
    assert (ran.code, ran.out) == (130, "")
    assert ran.err.startswith("To go on: kingsbridge arena pillars ringer:rings=1 random")
    assert not (folder / "report.html").exists()
