"""A title that Kingsbridge has never heard of, on the command line and in the environments."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.examples.installing import PACKAGE, ROOT, Beside

LEVELS = ["apprentice", "journeyman", "master:looks=1", "architect:looks=1"]


@pytest.fixture(scope="module")
def game(beside: Beside) -> Path:
    """A whole game against bots, played in the terminal by somebody who types numbers."""
    typed = "help\nwhy\nrules F-2.2\nlog\nbest\ntable\n" + "2\n" * 9
    ran = beside.kingsbridge(
        "play", "fleece", "--seats", "5", "--seed", "4", "--bots", "apprentice", typed=typed
    )
    for said in (
        "The Fleece Fair · Lot 1 of 7",
        "which purse for the lot of 6?",
        "Lay the purse with 3 shillings",
        "In the first round nobody may lay their fullest purse.",
        "A purse that was opened is spent: it cannot be laid again.",
        "Purple",
        "Lot of 7",
        "wins.",
    ):
        assert said in ran.out, said
    (path,) = (beside.games / "games").glob("fleece-*.json")
    return path


def test_a_whole_game_is_played_in_the_terminal(game: Path) -> None:
    record = json.loads(game.read_text())
    assert record["title"] == "fleece"
    assert len(record["moves"]) == 5 * 7
    assert record["winners"]


@pytest.mark.parametrize(("language", "said"), [("en", "wins"), ("es", "gana"), ("de", "gewinnt")])
def test_a_game_is_told_again_in_every_language(
    beside: Beside, game: Path, language: str, said: str
) -> None:
    assert said in beside.kingsbridge("replay", str(game), "--language", language).out


def test_a_record_is_checked_and_a_moment_of_it_drawn(beside: Beside, game: Path) -> None:
    checked = beside.kingsbridge("replay", "--verify", str(game)).out
    assert "35 moves, each of them allowed" in checked
    moment = beside.kingsbridge("replay", str(game), "--at", "12", "--json").json()
    assert moment["view"]["title"] == "fleece"
    assert {refusal["clause"] for refusal in moment["refusals"]} <= {"F-2.2", "F-2.4"}


def test_a_game_is_analysed(beside: Beside, game: Path) -> None:
    ran = beside.kingsbridge("analyse", str(game), "--bot", "architect:looks=2", "--json")
    assert len(ran.json()["players"]) == 5


def test_ones_own_history_tells_where_points_came_from(beside: Beside, game: Path) -> None:
    me = json.loads(game.read_text())["players"][0]
    told = beside.kingsbridge("history", str(game.parent), "--player", me, "--json").json()
    (history,) = told["histories"]
    sources = history["sources"]["figures"]
    assert sum(one["mine"] for one in sources) == history["points"]["mine"]
    # It brings no habits, and nobody knows how bots play it.
    assert (history["habits"], history["strength"], history["remarks"]) == ([], None, [])
    assert {one["usual"] for one in sources} == {None}


@pytest.mark.parametrize("language", ["en", "es", "de"])
def test_the_rules_can_be_read(beside: Beside, language: str) -> None:
    sections = beside.kingsbridge("rules", "fleece", "--language", language, "--json").json()
    assert [section["section"] for section in sections] == ["F-0", "F-1", "F-2", "F-3", "F-E"]
    assert sum(len(section["clauses"]) for section in sections) == 15


def test_its_ruling_is_marked(beside: Beside) -> None:
    out = beside.kingsbridge("rules", "fleece", "--rulings").out
    assert "F-3.3‡" in out
    assert "F-3.2" not in out
    assert "Other reading: They could be handed" in out


def test_it_is_listed_beside_our_own(beside: Beside) -> None:
    said = beside.kingsbridge("titles").out
    assert "The Fleece Fair, 2 to 6 players" in said
    assert "The Pillars of the Earth" in said


def test_its_games_are_simulated_at_any_table(beside: Beside) -> None:
    for seats in ("2", "6"):
        words = ["simulate", "fleece", "--seats", seats, "--games", "20", "--option", "lots=9"]
        assert beside.kingsbridge(*words, "--bots", "greedy", "--json").json()["games"] == 20


def test_every_level_plays_it_in_a_tournament_with_a_report(beside: Beside) -> None:
    page = beside.games / "report.html"
    ran = beside.kingsbridge(
        "arena", "fleece", *LEVELS, "--games", "24", "--report", str(page), "--json"
    )
    assert ran.json()["games"] == 24
    assert "Lot of 7" in page.read_text(encoding="utf-8")


def test_the_environments_accept_it(beside: Beside) -> None:
    ran = beside.python(str(ROOT / "tests" / "examples" / "environments.py"), "fleece")
    assert ran.code == 0, ran.out + ran.err
    assert "The Fleece Fair" in ran.out


def test_its_own_tests_pass(beside: Beside) -> None:
    words = ["-m", "pytest", "-q", "-p", "no:cacheprovider", "-c", "/dev/null"]
    ran = beside.python(*words, "--rootdir", str(PACKAGE), str(PACKAGE / "tests"))
    assert ran.code == 0, ran.out + ran.err
