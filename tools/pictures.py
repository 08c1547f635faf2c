"""Draw the tables for the README and the docs: each title in the middle of a game.

make pictures        writes docs/pictures/<title>-terminal.svg
"""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console

from kingsbridge.bots import bot
from kingsbridge.engine.state import State
from kingsbridge.engine.title import Title, titles
from kingsbridge.terminal.seating import Seating
from kingsbridge.terminal.table import table_of
from kingsbridge.words import words
from kingsbridge.words.seats import seat_names

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "pictures"
SEATS = 4
SEED = 3
WIDTH = 132


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for title in titles().values():
        path = FOLDER / f"{title.key}-terminal.svg"
        path.write_text(picture(title), encoding="utf-8")
        print(path.relative_to(FOLDER.parents[1]))


def picture(title: Title) -> str:
    """Draw a title's table as its first seat sees it, in the middle of a game."""
    state = halfway(title)
    said = words("en")
    table = table_of(title.key, {}, said)
    bots = [None, *["journeyman"] * (SEATS - 1)]
    seating = Seating(seat_names(SEATS, said), 0, bots)
    console = Console(
        record=True, width=WIDTH, file=io.StringIO(), force_terminal=True, color_system="truecolor"
    )
    view = title.view(state, 0)
    console.print(table.whole(view, seating, WIDTH))
    console.print()
    console.print(table.questions.prompt(view, seating.names), style="bold")
    drawn = console.export_svg(title=said.say(f"{title.key}-title"), unique_id=title.key)
    # A picture must not fetch a font: the viewer's own will do.
    return re.sub(r"@font-face \{.*?\}", "", drawn, flags=re.DOTALL)


def halfway(title: Title) -> State:
    """Play greedily to the middle of a game, on to a decision of the first seat."""
    length = play(title.new(SEATS, SEED), 1_000_000).ply
    state = play(title.new(SEATS, SEED), length // 2)
    while state.seat != 0:
        state = play(state, 1)
    return state


def play(state: State, moves: int) -> State:
    """Let greedy play so many moves for everybody."""
    greedy = bot("greedy")
    while moves and not state.over:
        state.apply(greedy.choose(state.as_seen_by(state.seat)))
        moves -= 1
    return state


if __name__ == "__main__":
    main()
