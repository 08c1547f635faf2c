"""Records again: told, opened at a moment, checked; and records that cannot be."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from kingsbridge.engine.dice import SealedDice
from kingsbridge.engine.record import sealed
from tests.cli.running import finished_game, for_both_titles, refused, run, write_game


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return written_game(tmp_path, "pillars")


def written_game(folder: Path, key: str) -> Path:
    file = folder / "record.json"
    file.write_text(finished_game(key).to_text())
    return file


def change(path: Path, **values: Any) -> None:
    path.write_text(json.dumps({**json.loads(path.read_text()), **values}))


def test_a_replay_tells_the_whole_game_and_its_score_sheets(path: Path) -> None:
    ran = run("replay", str(path))
    assert ran.code == 0
    for number in range(1, 7):
        assert f"Round {number} begins." in ran.out
    assert "P-II.1" in ran.out


def test_a_replay_tells_every_chapter(tmp_path: Path) -> None:
    ran = run("replay", str(written_game(tmp_path, "world")))
    for chapter in ("I", "II", "III", "IV"):
        for number in range(1, 7):
            assert f"Chapter {chapter}, round {number} begins." in ran.out
    assert "alone knows which" not in ran.out


@for_both_titles
def test_a_replay_ends_with_the_result(tmp_path: Path, key: str) -> None:
    ran = run("replay", str(written_game(tmp_path, key)))
    assert "The game is over." in ran.out
    assert "Total" in ran.out


def test_a_replay_speaks_other_languages(path: Path) -> None:
    assert "Runde 1 beginnt" in run("replay", str(path), "--language", "de").out
    assert "LC_ALL" not in run("replay", str(path), LC_ALL="es_ES.UTF-8").out


@for_both_titles
def test_a_replay_as_data_has_every_move_in_words(tmp_path: Path, key: str) -> None:
    path = written_game(tmp_path, key)
    game = run("replay", str(path), "--json").json()
    recorded = json.loads(path.read_text())
    assert [made["move"] for made in game["moves"]] == recorded["moves"]
    assert all(made["text"] for made in game["moves"])
    assert game["scores"] == recorded["scores"]
    assert game["over"]


def test_a_moment_shows_the_table_and_its_choices(path: Path) -> None:
    ran = run("replay", str(path), "--at", "0")
    assert "take a card from the pool" in ran.out
    assert "After 0 of" in ran.out
    assert "Played here:" in ran.out
    data = run("replay", str(path), "--at", "3", "--json").json()
    assert data["at"] == 3
    assert data["view"]["step"] == "selection"
    assert data["offers"]


@pytest.mark.parametrize("at", ["-1", "100000"])
def test_a_moment_must_be_in_the_record(path: Path, at: str) -> None:
    assert "at must be a number of moves from 0 to" in refused("replay", str(path), "--at", at)


@for_both_titles
def test_an_unfinished_game_says_so(tmp_path: Path, key: str) -> None:
    path = written_game(tmp_path, key)
    doc = json.loads(path.read_text())
    change(path, moves=doc["moves"][:10], scores=None, winners=None)
    assert "not finished: 10 moves" in run("replay", str(path)).out
    assert run("replay", str(path), "--verify").code == 0


@for_both_titles
def test_verify_says_what_was_checked(tmp_path: Path, key: str) -> None:
    path = written_game(tmp_path, key)
    ran = run("replay", str(path), "--verify")
    assert ran.code == 0
    assert "moves, each of them allowed." in ran.out
    assert "The scores are as recorded" in ran.out
    assert run("replay", str(path), "--verify", "--json").json()["verified"] is True


def test_a_sealed_deal_must_keep_its_promise(path: Path) -> None:
    record = finished_game()
    record.deal = sealed(SealedDice(bytes(32)))
    record.moves = []
    record.scores = record.winners = None
    path.write_text(record.to_text())
    assert "the one that was promised" in run("replay", str(path), "--verify").out
    change(path, deal={**record.deal.to_json(), "commitment": "00"})
    ran = run("replay", str(path), "--verify")
    assert ran.code == 1
    assert "not the one that the commitment promised" in ran.err


@pytest.mark.parametrize(
    ("tampering", "complaint"),
    [
        ({"scores": [60, 0, 0]}, "the record says [60.0, 0.0, 0.0]"),
        ({"winners": [0, 1, 2]}, "the record names the winners"),
        ({"moves": [0, 300]}, "at move 2 of 2: move 300 is not a move of this moment"),
        ({"deal": {"kind": "seed", "seed": 4711}}, "at move "),
    ],
)
def test_a_tampered_record_does_not_verify(
    path: Path, tampering: dict[str, Any], complaint: str
) -> None:
    change(path, **tampering)
    ran = run("replay", str(path), "--verify")
    assert ran.code == 1
    assert complaint in ran.err
    told = run("replay", str(path), "--verify", "--json")
    assert told.code == 1
    assert complaint in told.json()["wrong"]


def test_a_truncated_record_is_no_record(path: Path) -> None:
    text = path.read_text()
    path.write_text(text[: len(text) // 2])
    for more in ([], ["--verify"], ["--json"]):
        assert "this is no complete record" in refused("replay", str(path), *more)
    assert "this is no complete record" in refused("play", "--resume", str(path))


@pytest.mark.parametrize(
    ("changed", "complaint"),
    [
        ({"format_version": 99}, "this record has format version 99"),
        ({"title_version": 99}, "this record is of version 99 of pillars"),
        ({"format": "chess"}, "this is no record"),
        ({"title": "chess"}, "there is no title 'chess'"),
        ({"options": {"tempo": 1}}, "there is no option 'tempo'"),
        ({"players": ["Ada"]}, "players: expected 3 names, not 1"),
        ({"moves": [1, "2"]}, "moves[1]: expected a whole number"),
        ({"seats": 9, "players": list("ABCDEFGHI")}, "pillars is for 2 to 4 seats"),
    ],
)
def test_a_record_of_another_kind_is_refused(
    path: Path, changed: dict[str, Any], complaint: str
) -> None:
    change(path, **changed)
    assert complaint in refused("replay", str(path))


def test_files_that_are_no_records_are_refused(tmp_path: Path) -> None:
    assert "is a folder" in refused("replay", str(tmp_path))
    assert "there is no file" in refused("replay", str(tmp_path / "missing.json"))
    binary = tmp_path / "binary"
    binary.write_bytes(b"\xff\xfe\x00")
    assert "not UTF-8" in refused("replay", str(binary))
    deep = tmp_path / "deep"
    deep.write_text("[" * 200_000)
    assert "nested too deeply" in refused("replay", str(deep))
    huge = tmp_path / "huge"
    huge.write_text("1" * 10_000)
    assert "this is no record" in refused("replay", str(huge))


def test_a_record_with_a_fault_opens_at_its_last_move(tmp_path: Path) -> None:
    record = finished_game()
    record.moves = record.moves[:30]
    record.scores = record.winners = None
    record.failure = "24 sand, not 23"
    path = write_game(tmp_path / "fault.json", record)
    ran = run("replay", str(path))
    assert ran.code == 0
    assert "A fault was found in this game after 30 moves" in ran.out
    assert "24 sand, not 23" in ran.out
    assert "After 30 of 30 moves." in ran.out


def test_a_record_that_breaks_off_opens_before_the_move_that_broke_it(tmp_path: Path) -> None:
    record = finished_game()
    record.moves = [*record.moves[:30], 9999]
    record.scores = record.winners = None
    record.failure = "Traceback"
    path = write_game(tmp_path / "fault.json", record)
    ran = run("replay", str(path))
    assert "After 30 of 31 moves." in ran.out
    assert "There is no move 9,999" in ran.out
