"""A person at the terminal: a whole game, and everything that can be asked on the way."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kingsbridge.engine.errors import one_of
from kingsbridge.engine.record import Record, seeded
from kingsbridge.engine.title import title
from kingsbridge.words import LANGUAGES
from tests.cli.running import (
    NAMES,
    for_both_titles,
    game_at,
    kept_games,
    make,
    moves_of,
    only_game,
    refused,
    run,
    write_game,
)

ALWAYS_THE_FIRST = "1\n" * 400


@for_both_titles
@pytest.mark.parametrize(("seats", "language"), [(2, "es"), (3, "de"), (4, "en")])
def test_a_whole_game_can_be_played_by_answering_with_numbers(
    data: Path, key: str, seats: int, language: str
) -> None:
    game = ["play", key, "--terminal", "--seats", str(seats), "--seed", "5"]
    ran = run(*game, "--bots", "random", "--language", language, typed=ALWAYS_THE_FIRST)
    assert ran.code == 0, ran.err
    path = only_game(data)
    assert str(path) in ran.out
    assert json.loads(path.read_text())["winners"] is not None
    assert "\x1b" not in ran.out
    assert run("replay", str(path), "--verify").code == 0


@pytest.mark.parametrize(("key", "step"), [("pillars", "cathedral"), ("world", "orient")])
def test_the_end_shows_the_score_sheet_and_the_winner(tmp_path: Path, key: str, step: str) -> None:
    path = game_at(tmp_path / "game.json", step, "at_work" if key == "pillars" else "", key=key)
    ran = run("play", "--resume", str(path), typed=ALWAYS_THE_FIRST)
    end = ran.out[ran.out.index("Victory points") :]
    assert "Start of the game" in end
    assert "Total" in end
    assert "The game is over." in end
    assert " wins." in end or " share the victory." in end


@for_both_titles
def test_the_same_seed_deals_the_same_game(data: Path, key: str) -> None:
    for _ in range(2):
        run("play", key, "--seed", "8", "--bots", "random", typed="1\n1\n1\n")
    first, second = kept_games(data)
    assert moves_of(first) == moves_of(second)


@for_both_titles
def test_the_person_may_sit_anywhere_and_have_a_name(data: Path, key: str) -> None:
    ran = run("play", key, "--seat", "2", "--name", "Ada", "--bots", "random", typed="1\n")
    assert "Ada (you)" in ran.out
    doc = json.loads(only_game(data).read_text())
    assert doc["players"][2] == "Ada"
    assert doc["seating"] == {"seat": 2, "bots": ["random", "random", None, "random"]}


# Leaving and going on


@for_both_titles
def test_quit_saves_and_says_how_to_go_on(data: Path, key: str) -> None:
    ran = run("play", key, "--bots", "random", typed="1\nquit\n")
    path = only_game(data)
    assert ran.code == 0
    assert f"kingsbridge play --resume {path}" in ran.out


@for_both_titles
def test_the_end_of_input_saves_too(data: Path, key: str) -> None:
    ran = run("play", key, "--bots", "random", typed="1\n1\n")
    assert ran.code == 0
    assert "--resume" in ran.out
    assert run("replay", str(only_game(data)), "--verify").code == 0


@for_both_titles
def test_a_resumed_game_goes_on_as_if_it_had_not_been_left(data: Path, key: str) -> None:
    game = ["play", key, "--seed", "3", "--seats", "3", "--bots", "random,greedy"]
    run(*game, typed="1\n" * 25)
    at_once = moves_of(only_game(data))
    run(*game, typed="1\n" * 7)
    run("play", "--resume", typed="1\n" * 10)
    run("play", "--resume", typed="1\n" * 8)
    first, second = kept_games(data)
    assert moves_of(first) == moves_of(second) == at_once


def test_resume_alone_finds_the_game_played_last(data: Path) -> None:
    run("play", "--seed", "3", "--bots", "random", typed="1\n1\n")
    path = only_game(data)
    made = len(moves_of(path))
    ran = run("play", "--resume", "--language", "en", typed="1\n")
    assert str(path) in ran.out
    assert len(moves_of(path)) > made


def test_a_new_game_mentions_one_that_is_unfinished(data: Path) -> None:
    run("play", "--bots", "random", typed="1\n")
    first = only_game(data)
    assert f"--resume {first}" in run("play", "--bots", "random").out


def test_there_may_be_nothing_to_resume() -> None:
    assert "no unfinished game" in refused("play", "--resume")


def test_what_is_settled_cannot_be_changed_on_resuming(tmp_path: Path) -> None:
    path = str(game_at(tmp_path / "game.json", "market"))
    assert "--seats cannot be changed" in refused("play", "--resume", path, "--seats", "2")
    assert "--option cannot" in refused("play", "--resume", path, "--option", "stone_sale=5")


# Undo


@for_both_titles
def test_undo_goes_back_to_before_the_last_decision(data: Path, key: str) -> None:
    run("play", key, "--seed", "3", "--bots", "random", typed="1\n")
    path = only_game(data)
    made = moves_of(path)
    before = run("play", "--resume", typed="table\n").out
    undone = run("play", "--resume", typed="1\nundo\n").out
    assert "taken back" in undone
    assert moves_of(path) == made
    (question,) = {line for line in before.splitlines() if line.startswith("Red: ")}
    assert undone.splitlines().count(question) == 2


@for_both_titles
def test_undo_reaches_back_to_the_first_decision(data: Path, key: str) -> None:
    ran = run(
        "play", key, "--seed", "3", "--bots", "random", typed="1\n1\n1\nundo\nundo\nundo\nundo\n"
    )
    assert ran.out.count("taken back") == 3
    assert "There is nothing to take back." in ran.out


@for_both_titles
def test_the_same_move_after_an_undo_leads_to_the_same_game(data: Path, key: str) -> None:
    game = ["play", key, "--seed", "6", "--bots", "random"]
    run(*game, typed="1\n1\n1\n")
    run(*game, typed="1\n1\n1\nundo\nundo\n1\n1\n")
    first, second = kept_games(data)
    assert moves_of(first) == moves_of(second)


# Asking


def test_why_shows_what_is_refused_and_the_clause(tmp_path: Path) -> None:
    path = game_at(tmp_path / "game.json", "placement", "place_late")
    ran = run("play", "--resume", str(path), typed="why\n")
    assert "P-II.3" in ran.out
    assert "A space holds one master builder" in ran.out
    assert "✗ Place the builder at" in ran.out


def test_why_marks_a_ruling_and_tells_the_other_reading(tmp_path: Path) -> None:
    path = game_at(tmp_path / "game.json", "placement", "place_late")
    ran = run("play", "--resume", str(path), typed="why\n")
    assert "P-II.9‡" in ran.out
    assert "Other reading:" in ran.out
    assert "Why ours:" in ran.out
    assert "P-II.3‡" not in ran.out


def test_why_shows_the_cards_that_have_had_their_turn(tmp_path: Path) -> None:
    path = game_at(tmp_path / "game.json", "action", "choose_discard", key="world")
    ran = run("play", "--resume", str(path), typed="why\n")
    assert "W-5.4" in ran.out
    assert "✗ Discard " in ran.out


def test_best_proposes_a_conversion_and_best_with_a_bang_plays_it(tmp_path: Path) -> None:
    path = game_at(tmp_path / "game.json", "cathedral", "at_work")
    made = len(moves_of(path))
    shown = run("play", "--resume", str(path), typed="best\n")
    assert "VP can be scored now" in shown.out
    assert len(moves_of(path)) == made
    played = run("play", "--resume", str(path), typed="best!\nundo\n")
    assert "Red lets the" in played.out
    assert len(moves_of(path)) == made


def test_best_gives_back_what_is_too_much_and_is_taken_back_at_once(tmp_path: Path) -> None:
    path = game_at(tmp_path / "game.json", "cathedral", "giving_back")
    made = len(moves_of(path))
    assert "give back: " in run("play", "--resume", str(path), typed="best\n").out
    played = run("play", "--resume", str(path), typed="best!\n")
    assert "Red gives back" in played.out
    assert "too many to keep" in played.out
    run("play", "--resume", str(game_at(path, "cathedral", "giving_back")), typed="best!\nundo\n")
    assert len(moves_of(path)) == made


def test_who_draws_may_keep_every_builder_of_the_round(tmp_path: Path) -> None:
    asked = "put it back and draw again?"
    path = str(red_draws(tmp_path / "game.json"))
    ran = run("play", "--resume", path, typed="all!\n1\n1\n1\n")
    assert ran.out.count(asked) == 1
    assert "Type all! to choose 1 here for the rest of this round." in ran.out


def test_in_a_later_round_who_draws_is_asked_again(tmp_path: Path) -> None:
    path = str(red_draws(tmp_path / "game.json", seed=2))
    ran = run("play", "--resume", path, typed="all!\n" + ALWAYS_THE_FIRST)
    # With this deal and these choices the person begins the third round as well.
    rounds = " ".join(ran.out.split()).split(" begins. ")
    assert rounds[1].count("put it back and draw again?") == 1
    assert any("put it back and draw again?" in later for later in rounds[2:])


def test_an_answer_for_the_round_is_taken_back_with_the_choice(tmp_path: Path) -> None:
    path = red_draws(tmp_path / "game.json")
    made = len(moves_of(path))
    ran = run("play", "--resume", str(path), typed="all!\nundo\n")
    assert len(moves_of(path)) == made
    assert ran.out.count("put it back and draw again?") == 2


def test_only_some_questions_can_be_answered_for_the_round() -> None:
    ran = run("play", "--bots", "random", typed="all!\n")
    assert "Nothing here can be answered for the whole round." in ran.out


def red_draws(path: Path, seed: int = 3) -> Path:
    """Write a game in which the person, who begins, draws the first builder."""
    record = Record("pillars", 3, {"start": 0}, seeded(seed), [], NAMES[:3])
    state = record.begin()
    while title("pillars").view(state, 0)["stage"] != "return_it":
        make(record, state, state.legal()[0])
    return write_game(path, record)


def test_best_is_for_scoring_only() -> None:
    assert "nothing to calculate" in run("play", "--bots", "random", typed="best\nbest!\n").out


def test_log_cards_rules_help_and_table_answer(tmp_path: Path) -> None:
    path = str(game_at(tmp_path / "game.json", "market"))
    typed = "log\ncards\nrules P-12.8\nrules P-99\nhelp\ntable\nnonsense\n0\n999\n\n"
    ran = run("play", "--resume", path, typed=typed)
    assert "Stone can only be sold by a player who has a stonecutter" in ran.out
    assert "there is no clause 'P-99'" in ran.out
    assert "quit           save the game and leave" in ran.out
    assert ran.out.count("Choose a number from 1 to") == 3
    assert "each use" in ran.out


def test_what_is_asked_of_the_world_is_answered(tmp_path: Path) -> None:
    path = str(game_at(tmp_path / "game.json", "action", "choose_card", key="world"))
    ran = run("play", "--resume", path, typed="log\ncards\nrules W-5.14\nhelp\nbest\n")
    assert "for example: rules W-5.14" in ran.out
    assert "at most 1 cloth" in ran.out
    assert "best!" not in ran.out
    assert "nothing to calculate" in ran.out
    assert "Action cards" in ran.out


def test_save_writes_a_copy_and_a_bad_path_does_not_end_the_game(
    data: Path, tmp_path: Path
) -> None:
    copy = tmp_path / "copy.json"
    typed = f"save {copy}\nsave {tmp_path}\nsave\n"
    ran = run("play", "--bots", "random", typed=typed)
    assert ran.code == 0
    assert copy.read_text() == only_game(data).read_text()
    assert "cannot be written" in ran.out


def test_the_coming_event_is_told_to_nobody_else(tmp_path: Path) -> None:
    seed = 0
    while True:
        path = game_at(tmp_path / "game.json", "market", seed=seed)
        shown = run("replay", str(path), "--at", str(len(moves_of(path))), "--json").json()
        owners = [
            seat
            for seat, player in enumerate(shown["view"]["players"])
            if "ellen" in player["privileges"]
        ]
        if owners and owners != [0]:
            break
        seed += 1
    ran = run("play", "--resume", str(path), typed="1\n" * 20)
    assert "looks at the coming event" not in ran.out
    assert "looks at the coming event" not in run("replay", str(path)).out
    assert shown["view"]["coming_event"] is None


# What cannot be


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--seats", "5"], "pillars is for 2 to 4 seats, not 5"),
        (["--bots", "nobody"], "there is no bot 'nobody'; there is "),
        (["--bots", "random,random"], "4 seats need 3 bots beside you"),
        (["--seat", "4"], "seat must be from 0 to 3, not 4"),
        (["--edition", "mine"], "there is no edition 'mine'; there is 'mayfair', 'devir'"),
        (["--option", "tempo=1"], "there is no option 'tempo'; there is "),
        (["--option", "stone_sale=6"], "option 'stone_sale' must be 4 or 5, not 6"),
        (["--option", "stone_sale"], "an option is written as name=value"),
        (["--option", "start=7"], "option 'start' must be 'random' or a seat from 0"),
        (["--language", "xx"], f"there is no language 'xx'; there is {one_of(LANGUAGES)}"),
        (["--name", ""], "a name must have 1 to 20 letters"),
        (["--cards", "/nowhere.toml"], "there is no file '/nowhere.toml'"),
        (["--resume", "/nowhere.json"], "there is no file '/nowhere.json'"),
    ],
)
def test_what_cannot_be_is_told_in_one_line(words: list[str], complaint: str) -> None:
    assert complaint in refused("play", *words)


def test_an_unknown_title_is_told() -> None:
    assert "there is no title 'chess'; there is 'pillars'" in refused("play", "chess")


def test_without_a_place_for_the_game_there_is_no_game(tmp_path: Path) -> None:
    occupied = tmp_path / "file"
    occupied.touch()
    complaint = refused("play", "--bots", "random", KINGSBRIDGE_DATA=str(occupied))
    assert "cannot be written" in complaint
    assert "KINGSBRIDGE_DATA" in complaint


def test_a_game_with_a_broken_seating_is_refused(tmp_path: Path) -> None:
    path = game_at(tmp_path / "game.json", "market")
    doc = json.loads(path.read_text())
    for seating in ({"seat": 9, "bots": []}, {"seat": 0}, 7, {"seat": 0, "bots": [None, "x", "y"]}):
        path.write_text(json.dumps({**doc, "seating": seating}))
        assert "seating: " in refused("play", "--resume", str(path))


def test_a_game_of_another_kind_of_seating_can_be_taken_over(tmp_path: Path) -> None:
    path = game_at(tmp_path / "game.json", "market")
    doc = json.loads(path.read_text())
    del doc["seating"]
    path.write_text(json.dumps(doc))
    ran = run("play", "--resume", str(path), "--seat", "1", "--bots", "random", typed="1\n")
    assert ran.code == 0
    assert "Blue (you)" in ran.out
