"""The plain table: for a title that brings no drawings, or no cards, or no rules in words."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.console import Console, RenderableType

from kingsbridge.engine.title import titles
from kingsbridge.terminal.facts import Facts
from kingsbridge.terminal.plain import PlainTable
from kingsbridge.terminal.seating import Seating, spectators
from kingsbridge.terminal.table import table_of
from kingsbridge.words import LANGUAGES, words
from tests.cli.running import finished_game, for_both_titles, only_game, refused, run
from tests.engine.matches import MatchesTitle

ALWAYS_THE_FIRST = "1\n" * 400


@pytest.fixture
def drawn_plainly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every title be drawn as if it brought no drawings."""
    for place in ("terminal.play", "terminal.replay", "cli.cards"):
        monkeypatch.setattr(f"kingsbridge.{place}.table_of", PlainTable)


@pytest.fixture
def matches(monkeypatch: pytest.MonkeyPatch) -> MatchesTitle:
    """Return a title that brings its rules and nothing else."""
    title = MatchesTitle()
    monkeypatch.setitem(titles(), title.key, title)
    return title


def shown(picture: RenderableType, width: int = 80) -> str:
    console = Console(width=width, highlight=False, color_system=None)
    with console.capture() as drawn:
        console.print(picture)
    return "\n".join(line.rstrip() for line in drawn.get().splitlines())


@for_both_titles
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.usefixtures("drawn_plainly")
def test_a_whole_game_of_any_title_is_played_at_a_plain_table(
    data: Path, key: str, language: str
) -> None:
    game = ["play", key, "--seats", "2", "--seed", "5", "--bots", "random", "--language", language]
    typed = "help\ncards\nwhy\nlog\ntable\nrules\n" + ALWAYS_THE_FIRST
    ran = run(*game, typed=typed)
    assert ran.code == 0, ran.err
    assert "\x1b" not in ran.out
    assert run("replay", str(only_game(data)), "--verify").code == 0


@for_both_titles
@pytest.mark.usefixtures("drawn_plainly")
def test_a_game_of_any_title_is_shown_again(tmp_path: Path, key: str) -> None:
    path = tmp_path / "game.json"
    path.write_text(finished_game(key).to_text())
    assert "wins." in run("replay", str(path)).out
    moment = run("replay", str(path), "--at", "20").out
    assert "After 20 of" in moment
    assert "R Red" in moment
    assert "players" not in moment


@pytest.mark.usefixtures("drawn_plainly")
def test_cards_are_listed_from_their_data() -> None:
    told = run("cards", "world").out
    assert "Building projects" in told
    assert "You get 1 grain." in told
    assert "stone D" in run("cards", "world", "--provenance").out
    assert "workers 4 · cubes 3" in run("cards", "pillars").out


def test_a_view_is_told_line_by_line(matches: MatchesTitle) -> None:
    state = matches.new(2, 1)
    table = table_of("matches", {}, words("en"))
    seating = Seating(["Ada", "Bea"], 0, [None, "greedy"])
    lines = shown(table.whole(matches.view(state, 0), seating, 80)).splitlines()
    assert lines == [
        "matches",
        "left  11",
        "taken 0 · 0",
        "lucky –",
        "A Ada (you) · B Bea (greedy)",
    ]


def test_what_lies_in_front_of_players_stands_behind_their_names(matches: MatchesTitle) -> None:
    players = [
        {"gold": 3, "cards": ["old_mill", "ox"], "passed": False, "cubes": {"sand": 0}},
        {"gold": 0, "cards": [], "passed": True, "cubes": {"sand": 2, "wood": 1.5}},
    ]
    view = {"over": True, "seat": 1, "in_market": {"sand": 4}, "players": players}
    table = table_of("matches", {}, words("en"))
    told = shown(table.whole(view, spectators(["Ada", "Bea"]), 80))
    assert told.splitlines() == [
        "matches · the game is over",
        "in market sand 4",
        "",
        "A Ada gold 3 · cards (old mill, ox) · cubes (sand 0)",
        "B Bea gold 0 · passed · cubes (sand 2, wood 1.5)",
    ]


def test_a_fact_is_called_as_the_title_says() -> None:
    class Saying:
        def has(self, message: str) -> bool:
            return message == "chess-view-to_move"

        def say(self, message: str) -> str:
            return {"chess-view-to_move": "to move"}[message]

    facts = Facts("chess", Saying())  # type: ignore[arg-type]
    assert facts.name("to_move") == "to move"
    assert facts.name("half_moves") == "half moves"


def test_a_title_without_cards_says_so(matches: MatchesTitle) -> None:
    for flags in ([], ["--json"], ["--provenance"]):
        assert "matches has no cards to show" in refused("cards", "matches", *flags)


def test_a_title_without_written_rules_says_so(matches: MatchesTitle) -> None:
    assert "the rules of matches are not written down" in refused("rules", "matches")
