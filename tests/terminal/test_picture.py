"""The table as a picture: legible at any width, in colour and without, in every language."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from rich.console import Console, RenderableType

from kingsbridge.engine.state import State
from kingsbridge.engine.title import title
from kingsbridge.terminal.seating import COLOURS, Seating, letters
from kingsbridge.terminal.table import table_of
from kingsbridge.words import LANGUAGES, words
from kingsbridge.words.seats import seat_names
from tests.cli.running import finished_game, for_both_titles, game_at, run

ANSI = re.compile(r"\x1b\[[0-9;]*m")


def drawn(picture: RenderableType, width: int, **settings: str) -> str:
    out = io.StringIO()
    console = Console(
        file=out, width=width, height=24, markup=False, highlight=False, _environ=settings
    )
    console.print(picture)
    return out.getvalue()


@for_both_titles
@pytest.mark.parametrize("width", [60, 80, 120, 140])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_of_a_game_fits_the_screen(key: str, width: int, language: str) -> None:
    said = words(language)
    table = table_of(key, {}, said)
    record = finished_game(key, seats=4)
    seating = Seating(seat_names(4, said), 0, [None, "greedy", "greedy", "random"])
    for moment in (*range(0, len(record.moves), 37), len(record.moves)):
        state = record.replay(moment)
        view = title(key).view(state, 0)
        for picture in (table.whole(view, seating, width), table.part(view, seating, width)):
            for line in drawn(picture, width).splitlines():
                assert len(line) <= width


def test_the_picture_shows_the_whole_table() -> None:
    state = finished_game(seats=4).replay(0)
    shown = the_whole_table("pillars", state)
    for place in ("Archbishop", "Kingsbridge", "Priory", "King's Court", "Shiring", "Market"):
        assert place in shown
    assert "▶" in shown
    assert "R×3 B×3 G×3 Y×3" in shown
    assert "cost 7 6 5 4 3 2 1 0" in shown
    assert "4 sand at 2" in shown
    assert "3 sand → 1 VP ×3" in shown
    assert "workers: 12 free" in shown
    for key in title("pillars").view(state, -1)["kingsbridge"]:  # type: ignore[attr-defined]
        assert words("en").say(f"pillars-privilege-{key}") in shown


def test_the_picture_shows_the_whole_world() -> None:
    shown = the_whole_table("world", finished_game("world", seats=4).replay(0))
    for row in ("Event", "Income", "Favor", "Supply", "Market", "Projects", "Houses", "Duties"):
        assert f"\n{row} " in shown or f"  {row} " in shown
    assert "World Without End · Chapter I, round 1 of 6" in shown
    assert "cloth 4 gold (closed)" in shown
    assert "stone □□□□□  wood □□" in shown
    assert "✗ 2 piety (0 in store): 2 short, 6 VP lost" in shown
    assert shown.count("behind the screen") == 3
    assert "hand: Grain · Piety" in shown


def test_the_four_orientations_stand_side_by_side() -> None:
    record = finished_game("world", seats=4)
    moments = (record.replay(played) for played in range(len(record.moves)))
    state = next(moment for moment in moments if title("world").view(moment, 0)["step"] == "orient")
    shown = the_whole_table("world", state)
    (head,) = [line for line in shown.splitlines() if "+1 " in line]
    assert head.index("stays") < head.index("+1 ") < head.index("+2 ") < head.index("+3 ")
    for letter in "RBGY":
        assert re.search(rf"^ +{letter} +\d", shown, re.MULTILINE)


def test_the_plague_is_shown_when_it_comes() -> None:
    record = finished_game("world", seats=4)
    assert "Plague" not in the_whole_table("world", record.replay(0))
    last = the_whole_table("world", record.replay(len(record.moves) - 1))
    assert "Plague" in last
    assert "9 [" in last or "9 ✓" in last


def test_goods_are_hidden_unless_they_lie_open() -> None:
    record = finished_game("world", seats=4)
    assert "behind the screen" not in the_whole_table("world", record.replay())
    state = title("world").new(4, 1, {"open_goods": True})
    assert "behind the screen" not in the_whole_table("world", state)


def the_whole_table(key: str, state: State) -> str:
    seating = Seating(seat_names(4, words("en")), 0, [None, "random", "random", "random"])
    table = table_of(key, {}, words("en"))
    return drawn(table.whole(title(key).view(state, 0), seating, 120), 120)


def test_players_differ_by_letter_and_by_colour() -> None:
    for language in LANGUAGES:
        names = seat_names(4, words(language))
        assert len(set(letters(names))) == 4
    assert letters(["Ada", "Ada", "Ada"]) == ["A", "D", "B"]
    assert len(set(COLOURS)) == len(COLOURS)


@for_both_titles
def test_without_colours_nothing_is_lost(key: str) -> None:
    seating = Seating(seat_names(4, words("en")), 0, [None] * 4)
    table = table_of(key, {}, words("en"))
    view = title(key).view(finished_game(key, seats=4).replay(60), 0)
    picture = table.whole(view, seating, 100)
    plain = drawn(picture, 100)
    coloured = drawn(picture, 100, FORCE_COLOR="1", TERM="xterm-256color")
    assert "\x1b[" not in plain
    assert "\x1b[" in coloured
    assert ANSI.sub("", coloured) == plain
    grey = drawn(picture, 100, FORCE_COLOR="1", TERM="xterm-256color", NO_COLOR="1")
    assert not re.search(r"\x1b\[[0-9;]*(3[0-7]|4[0-7])m", grey)


def test_while_scoring_the_uses_are_counted(tmp_path: Path) -> None:
    path = game_at(tmp_path / "game.json", "cathedral", "at_work")
    assert "○" in run("play", "--resume", str(path)).out
