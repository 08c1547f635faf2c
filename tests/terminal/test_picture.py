"""The table as a picture: legible at any width, in colour and without, in every language."""

from __future__ import annotations

import io
import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message
from rich.console import Console, RenderableType

from kingsbridge.engine.state import State
from kingsbridge.locale import LANGUAGES, words
from kingsbridge.pillars import TITLE
from kingsbridge.terminal.seating import COLOURS, Seating, letters, seat_names
from kingsbridge.terminal.table import table_of
from tests.terminal.running import finished_game, game_at, run

ANSI = re.compile(r"\x1b\[[0-9;]*m")


def drawn(picture: RenderableType, width: int, **settings: str) -> str:
    out = io.StringIO()
    console = Console(
        file=out, width=width, height=24, markup=False, highlight=False, _environ=settings
    )
    console.print(picture)
    return out.getvalue()


@pytest.mark.parametrize("width", [60, 80, 120, 140])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_of_a_game_fits_the_screen(width: int, language: str) -> None:
    said = words(language)
    table = table_of("pillars", {}, said)
    record = finished_game(seats=4)
    seating = Seating(seat_names(4, said), 0, [None, "greedy", "greedy", "random"])
    for moment in (*range(0, len(record.moves), 37), len(record.moves)):
        state = record.replay(moment)
        view = TITLE.view(state, 0)
        for picture in (table.whole(view, seating, width), table.part(view, seating, width)):
            for line in drawn(picture, width).splitlines():
                assert len(line) <= width


def test_the_picture_shows_the_whole_table() -> None:
    state = finished_game(seats=4).replay(0)
    shown = the_whole_table(state)
    for place in ("Archbishop", "Kingsbridge", "Priory", "King's Court", "Shiring", "Market"):
        assert place in shown
    assert "▶" in shown
    assert "R×3 B×3 G×3 Y×3" in shown
    assert "cost 7 6 5 4 3 2 1 0" in shown
    assert "4 sand at 2" in shown
    assert "3 sand → 1 VP ×3" in shown
    assert "workers: 12 free" in shown
    for key in TITLE.view(state, -1)["kingsbridge"]:  # type: ignore[attr-defined]
        assert words("en").say(f"privilege-{key}") in shown


def the_whole_table(state: State) -> str:
    seating = Seating(seat_names(4, words("en")), 0, [None, "random", "random", "random"])
    table = table_of("pillars", {}, words("en"))
    return drawn(table.whole(TITLE.view(state, 0), seating, 120), 120)


def test_players_differ_by_letter_and_by_colour() -> None:
    for language in LANGUAGES:
        names = seat_names(4, words(language))
        assert len(set(letters(names))) == 4
    assert letters(["Ada", "Ada", "Ada"]) == ["A", "D", "B"]
    assert len(set(COLOURS)) == len(COLOURS)


def test_without_colours_nothing_is_lost() -> None:
    seating = Seating(seat_names(4, words("en")), 0, [None] * 4)
    table = table_of("pillars", {}, words("en"))
    picture = table.whole(TITLE.view(finished_game(seats=4).replay(60), 0), seating, 100)
    plain = drawn(picture, 100)
    coloured = drawn(picture, 100, FORCE_COLOR="1", TERM="xterm-256color")
    assert "\x1b[" not in plain
    assert "\x1b[" in coloured
    assert ANSI.sub("", coloured) == plain
    grey = drawn(picture, 100, FORCE_COLOR="1", TERM="xterm-256color", NO_COLOR="1")
    assert not re.search(r"\x1b\[[0-9;]*(3[0-7]|4[0-7])m", grey)


def test_while_scoring_the_uses_are_counted(tmp_path: Path) -> None:
    path = game_at(tmp_path / "game.json", "cathedral", 1)
    assert "○" in run("play", "--resume", str(path)).out


@pytest.mark.parametrize("sheet", ["terminal.ftl", "pillars-terminal.ftl"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_has_the_same_words_in_every_language(sheet: str, language: str) -> None:
    def messages(spoken: str) -> list[str]:
        text = files("kingsbridge.locale").joinpath(spoken, sheet).read_text(encoding="utf-8")
        body = FluentParser().parse(text).body
        return sorted(entry.id.name for entry in body if isinstance(entry, Message))

    assert messages(language) == messages("en")
