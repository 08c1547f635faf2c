"""Puzzles at the terminal: solved, failed, and mined."""

from __future__ import annotations

import json
from pathlib import Path

from kingsbridge.cli.puzzles.solve import book_file
from kingsbridge.study.puzzles import from_line, puzzles_of
from kingsbridge.study.rating import Rating
from tests.cli.running import run


def test_a_puzzle_is_failed_and_solved_at_the_terminal(tmp_path: Path) -> None:
    kept = {"KINGSBRIDGE_DATA": str(tmp_path)}
    puzzle = puzzles_of("world").next(Rating(), ())
    shown = run("puzzles", "solve", "world", typed="s\nq\n", **kept)
    assert shown.code == 0
    assert "to win" in shown.out
    tried = json.loads((tmp_path / "puzzles" / "world.json").read_text())
    assert list(tried["known"]) == [puzzle.key]
    assert tried["standing"]["tried"] == 1
    assert book_file("world").name == "world.json"


def test_the_puzzle_of_the_day_is_tried_at_the_terminal(tmp_path: Path) -> None:
    answer = run(
        "puzzles", "solve", "pillars", "--daily", typed="1\ns\n", KINGSBRIDGE_DATA=str(tmp_path)
    )
    assert answer.code == 0
    assert "Puzzle of the day" in answer.out
    assert "Rating" in answer.out


def test_themes_are_listed_and_one_that_is_not_there_is_told_so() -> None:
    assert "orientation: Turning the event" in run("puzzles", "solve", "world", "--theme=list").out
    refused = run("puzzles", "solve", "world", "--theme=chess")
    assert refused.code == 2
    assert "orientation" in refused.err


def test_mining_goes_on_where_it_was_left_and_becomes_puzzles(tmp_path: Path) -> None:
    ore, out = str(tmp_path / "ore.jsonl"), str(tmp_path / "mined.jsonl")
    mine = ("puzzles", "mine", "world", "--seed=3", "--seats=2", "--looks=1", f"--out={ore}")
    assert run(*mine, "--games=1").code == 0
    assert run(*mine, "--games=2").code == 0
    lines = [json.loads(line) for line in Path(ore).read_text().splitlines()]
    assert [line.get("game") for line in lines] == [None, 0, 1]
    # Another mine does not go on with the file of this one.
    assert "--out" in run(*mine[:3], "--seed=4", "--looks=1", f"--out={ore}").err
    found = sum(len(line.get("found", [])) for line in lines)
    if found:
        assert run("puzzles", "choose", ore, f"--out={out}").code == 0
        for line in Path(out).read_text().splitlines():
            assert from_line("world", line).state().legal()
    else:
        assert run("puzzles", "choose", ore, f"--out={out}").code == 2
