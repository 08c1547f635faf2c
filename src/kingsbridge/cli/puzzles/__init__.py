"""`kingsbridge puzzles`: solve them, and mine for new ones."""

from __future__ import annotations

import typer

from kingsbridge.cli.puzzles.check import check
from kingsbridge.cli.puzzles.choose import choose_puzzles
from kingsbridge.cli.puzzles.mine import mine
from kingsbridge.cli.puzzles.solve import solve

puzzles_app = typer.Typer(
    help="Find the best move: puzzles from real games, and how they are mined."
)
puzzles_app.command()(solve)
puzzles_app.command()(mine)
puzzles_app.command("choose")(choose_puzzles)
puzzles_app.command()(check)
