"""Small pieces of layout that every table is drawn with."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

SEPARATOR = " · "
COLUMN_GAP = 3


def ink(text: str, style: str) -> Text:
    """Return a text in a style that ends with it, whatever is set after it."""
    return Text().append(text, style=style)


def flow(pieces: Sequence[Text], width: int, separator: str = SEPARATOR) -> Text:
    """Set pieces one after another, breaking lines only between them."""
    lines: list[Text] = []
    for piece in pieces:
        if lines and lines[-1].cell_len + len(separator) + piece.cell_len <= width:
            lines[-1].append(separator, style="dim").append_text(piece)
        else:
            lines.append(Text().append_text(piece))
    return Text("\n").join(lines)


def in_columns(pieces: Sequence[Text], width: int) -> Table:
    """Set pieces in as many equal columns as fit, reading down."""
    widest = max(piece.cell_len for piece in pieces)
    columns = max(1, (width + COLUMN_GAP) // (widest + COLUMN_GAP))
    rows = -(-len(pieces) // columns)
    columns = -(-len(pieces) // rows)
    grid = Table.grid(padding=(0, COLUMN_GAP, 0, 0))
    for _ in range(columns):
        grid.add_column(overflow="fold")
    for row in range(rows):
        grid.add_row(*pieces[row::rows])
    return grid


def labelled(widths: Sequence[int]) -> Table:
    """Return a grid whose rows begin with columns of these widths, and end with all the rest."""
    grid = Table.grid(padding=(0, 1, 0, 0), expand=True)
    for width in widths:
        grid.add_column(width=width, overflow="fold")
    grid.add_column(ratio=1, overflow="fold")
    return grid


def abreast(pieces: Sequence[RenderableType], gap: int = 0) -> Table:
    """Set pieces side by side, all of one width."""
    grid = Table.grid(padding=(0, gap, 0, 0), expand=True)
    for _ in pieces:
        grid.add_column(ratio=1)
    grid.add_row(*pieces)
    return grid
