"""The table as the terminal draws it, for `render`."""

from __future__ import annotations

import io

from rich.console import Console

from kingsbridge.engine.errors import BadOption, one_of
from kingsbridge.engine.state import State
from kingsbridge.engine.title import Options, Title
from kingsbridge.terminal.seating import Seating, seat_names
from kingsbridge.terminal.table import table_of
from kingsbridge.words import words

RENDER_MODES = ("human", "ansi")
WIDTH = 132


def known_mode(mode: str | None) -> str | None:
    """Return a way to render, or none; one that does not exist raises."""
    if mode is not None and mode not in RENDER_MODES:
        raise BadOption(f"there is no render mode {mode!r}; there is {one_of(RENDER_MODES)}")
    return mode


def picture(title: Title, options: Options, state: State, seat: int) -> str:
    """Draw the table as a seat sees it, with what it is asked, in the colours of a terminal."""
    said = words()
    view = title.view(state, seat)
    table = table_of(title.key, options, said)
    seating = Seating(seat_names(state.seats, said), seat, [None] * state.seats)
    canvas = Console(
        file=io.StringIO(),
        width=WIDTH,
        force_terminal=True,
        color_system="standard",
        highlight=False,
        markup=False,
        emoji=False,
    )
    with canvas.capture() as drawn:
        canvas.print(table.whole(view, seating, WIDTH))
        if not state.over:
            canvas.print()
            canvas.print(table.questions.prompt(view, seating.names), style="bold")
    return drawn.get()


def show(drawn: str, mode: str | None) -> str | None:
    """Give a picture to a person, on the screen, or to a program, as text."""
    if mode is None:
        raise BadOption(f"nothing can be rendered without a render mode: {one_of(RENDER_MODES)}")
    if mode == "ansi":
        return drawn
    print(drawn)
    return None
