"""Small pieces of layout that every table is drawn with."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

SEPARATOR = " · "


def flow(pieces: Sequence[Text], width: int, separator: str = SEPARATOR) -> Text:
    """Set pieces one after another, breaking lines only between them."""
    lines: list[Text] = []
    for piece in pieces:
        if lines and lines[-1].cell_len + len(separator) + piece.cell_len <= width:
            lines[-1].append(separator, style="dim").append_text(piece)
        else:
            lines.append(piece.copy())
    return Text("\n").join(lines)


def in_columns(pieces: Sequence[Text], width: int) -> Table:
    """Set pieces in as many equal columns as fit, reading down."""
    widest = max(piece.cell_len for piece in pieces)
    columns = max(1, (width + 3) // (widest + 3))
    rows = -(-len(pieces) // columns)
    columns = -(-len(pieces) // rows)
    grid = Table.grid(padding=(0, 3, 0, 0))
    for _ in range(columns):
        grid.add_column(overflow="fold")
    for row in range(rows):
        grid.add_row(*pieces[row::rows])
    return grid


def rule(console: Console, heading: Text | str) -> None:
    """Print a heading with a line across."""
    console.rule(heading, align="left", style="dim", characters="─")
