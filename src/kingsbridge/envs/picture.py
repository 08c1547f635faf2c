"""The table as the terminal draws it, for `render`: on the screen, as text, or as an image."""

from __future__ import annotations

import io

from rich.console import Console, Group, RenderableType
from rich.text import Text

from kingsbridge.engine.errors import BadOption, one_of
from kingsbridge.engine.state import State
from kingsbridge.engine.title import Options, Title
from kingsbridge.envs import without_extra
from kingsbridge.envs.in_play import InPlay
from kingsbridge.terminal.layout import ink
from kingsbridge.terminal.seating import Seating
from kingsbridge.terminal.table import table_of
from kingsbridge.words import words
from kingsbridge.words.seats import seat_names

try:
    import numpy as np
    from numpy.typing import NDArray
except ModuleNotFoundError as missing:
    raise without_extra(missing) from None

RENDER_MODES = ("human", "ansi", "rgb_array")
WIDTH = 132
# An image has room for so many lines, more than any game of ours has needed: every image of a video
# is as large as the next.
HEIGHT = 52

Image = NDArray[np.uint8]
Frame = str | Image | None


def known_mode(mode: str | None) -> str | None:
    """Return a way to render, or none; one that does not exist raises."""
    if mode is not None and mode not in RENDER_MODES:
        raise BadOption(f"there is no render mode {mode!r}; there is {one_of(RENDER_MODES)}")
    return mode


def rendered(table: InPlay, seat: int, mode: str | None) -> Frame:
    """Show the table as a seat sees it to a person, or return it for a program, as the mode says.

    `human` prints it, `ansi` returns it as text, `rgb_array` as an image.
    """
    if mode is None:
        raise BadOption(f"nothing can be rendered without a render mode: {one_of(RENDER_MODES)}")
    if mode == "rgb_array":
        # Only whoever wants images needs what draws them.
        from kingsbridge.envs.image import image

        whole = drawing(table.title, table.options, table.state, seat)
        return image(canvas(), whole, WIDTH, HEIGHT)
    drawn = picture(table.title, table.options, table.state, seat)
    if mode == "ansi":
        return drawn
    print(drawn)
    return None


def picture(title: Title, options: Options, state: State, seat: int) -> str:
    """Draw the table as a seat sees it, with what it is asked, in the colours of a terminal."""
    paper = canvas()
    with paper.capture() as drawn:
        paper.print(drawing(title, options, state, seat))
    return drawn.get()


def drawing(title: Title, options: Options, state: State, seat: int) -> RenderableType:
    """Return the table as a seat sees it, with what it is asked, ready to be laid out."""
    said = words()
    view = title.view(state, seat)
    table = table_of(title.key, options, said)
    seating = Seating(seat_names(state.seats, said), seat, [None] * state.seats)
    whole = table.whole(view, seating, WIDTH)
    if state.over:
        return whole
    return Group(whole, Text(), ink(table.questions.prompt(view, seating.names), style="bold"))


def canvas() -> Console:
    """Return a terminal of our own, the same everywhere."""
    return Console(
        file=io.StringIO(),
        width=WIDTH,
        force_terminal=True,
        color_system="standard",
        highlight=False,
        markup=False,
        emoji=False,
    )
