"""What a terminal would show, as an image of coloured dots: for videos, and for libraries that ask.

The letters are those of a font of fixed width that comes with Pillow, so that the image is the same
on every machine; the few signs that it lacks are drawn.
"""

from __future__ import annotations

import unicodedata

from rich.color import Color
from rich.console import Console, RenderableType
from rich.segment import Segment
from rich.style import Style
from rich.terminal_theme import TerminalTheme

from kingsbridge.envs import without_extra

try:
    import numpy as np
    from numpy.typing import NDArray
    from PIL import Image, ImageDraw, ImageFont
except ModuleNotFoundError as missing:
    raise without_extra(missing) from None

# A letter with the space around it, in dots.
CELL_WIDTH = 6
CELL_HEIGHT = 11

Colour = tuple[int, int, int]
Dots = list[tuple[int, int]]

PAPER: Colour = (24, 24, 28)
INK: Colour = (222, 222, 222)
# What a terminal calls black, red, green, yellow, blue, magenta, cyan and white; then the same,
# bright.
PALETTE = TerminalTheme(
    PAPER,
    INK,
    [
        PAPER,
        (212, 72, 72),
        (72, 176, 88),
        (212, 176, 64),
        (88, 128, 236),
        (196, 108, 204),
        (72, 184, 192),
        INK,
    ],
    [
        (128, 128, 128),
        (255, 112, 112),
        (124, 224, 124),
        (248, 220, 112),
        (136, 172, 255),
        (232, 152, 240),
        (120, 224, 232),
        (255, 255, 255),
    ],
)

# Signs by lines through dots of their cell, outlines around such, and the same filled in.
LINES: dict[str, list[Dots]] = {
    "–": [[(0, 5), (5, 5)]],
    "—": [[(0, 5), (5, 5)]],
    "─": [[(0, 5), (5, 5)]],
    "│": [[(3, 0), (3, 10)]],
    "→": [[(0, 5), (5, 5)], [(3, 3), (5, 5), (3, 7)]],
    "←": [[(0, 5), (5, 5)], [(2, 3), (0, 5), (2, 7)]],
    "›": [[(2, 3), (4, 5), (2, 7)]],
    "✓": [[(1, 5), (2, 7), (5, 2)]],
    "✗": [[(1, 3), (5, 7)], [(5, 3), (1, 7)]],
}
OUTLINES: dict[str, Dots] = {
    "□": [(1, 3), (5, 3), (5, 7), (1, 7)],
    "○": [(2, 3), (4, 3), (5, 4), (5, 6), (4, 7), (2, 7), (1, 6), (1, 4)],
    "△": [(3, 3), (5, 7), (1, 7)],
}
FILLED: dict[str, Dots] = {
    "■": OUTLINES["□"],
    "●": OUTLINES["○"],
    "▲": OUTLINES["△"],
    "▶": [(1, 2), (5, 5), (1, 8)],
    "▒": [(1, 2), (5, 2), (5, 8), (1, 8)],
    "█": [(0, 0), (5, 0), (5, 10), (0, 10)],
}


def image(console: Console, shown: RenderableType, width: int, height: int) -> NDArray[np.uint8]:
    """Return the dots of so many lines and columns: rows of red, green and blue."""
    sheet = Image.new("RGB", (width * CELL_WIDTH, height * CELL_HEIGHT), PAPER)
    pen = ImageDraw.Draw(sheet)
    for row, line in enumerate(console.render_lines(shown, pad=False)[:height]):
        column = 0
        for segment in line:
            write(pen, segment, column * CELL_WIDTH, row * CELL_HEIGHT)
            column += segment.cell_length
    return np.asarray(sheet)


FONT = ImageFont.load_default_imagefont()


def write(pen: ImageDraw.ImageDraw, segment: Segment, left: int, top: int) -> None:
    """Write a piece of text that has one style."""
    front, back = colours(segment.style or Style.null())
    if back != PAPER:
        right = left + len(segment.text) * CELL_WIDTH - 1
        pen.rectangle((left, top, right, top + CELL_HEIGHT - 1), fill=back)
    for sign in segment.text:
        if sign != " ":
            draw(pen, sign, left, top, front)
        left += CELL_WIDTH


def draw(pen: ImageDraw.ImageDraw, sign: str, left: int, top: int, colour: Colour) -> None:
    """Draw one sign."""

    def moved(dots: Dots) -> Dots:
        return [(left + x, top + y) for x, y in dots]

    if sign in LINES:
        for stroke in LINES[sign]:
            pen.line(moved(stroke), fill=colour)
    elif sign in OUTLINES:
        outline = moved(OUTLINES[sign])
        pen.line([*outline, outline[0]], fill=colour)
    elif sign in FILLED:
        pen.polygon(moved(FILLED[sign]), fill=colour)
    else:
        pen.text((left, top), known_letter(sign), font=FONT, fill=colour)


def known_letter(sign: str) -> str:
    """Return a letter that the font has: this one, or the nearest to it, or a question mark."""
    for letter in (sign, unicodedata.normalize("NFKD", sign)[:1]):
        if letter.isprintable() and ord(letter) < 256:  # Latin-1
            return letter
    return "?"


def colours(style: Style) -> tuple[Colour, Colour]:
    """Return what a style is written with, and on."""
    front = told_colour(style.color, INK)
    back = told_colour(style.bgcolor, PAPER)
    if style.reverse:
        front, back = back, front
    if style.dim:
        front = between(front, back)
    return front, back


def told_colour(colour: Color | None, usual: Colour) -> Colour:
    if colour is None or colour.is_default:
        return usual
    red, green, blue = colour.get_truecolor(PALETTE)
    return red, green, blue


def between(one: Colour, other: Colour) -> Colour:
    return (one[0] + other[0]) // 2, (one[1] + other[1]) // 2, (one[2] + other[2]) // 2
