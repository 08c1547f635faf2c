"""The program as a whole: its commands, its version, and what it does without a command."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from typer.core import TyperGroup

import kingsbridge
from kingsbridge.cli.analyse import analyse
from kingsbridge.cli.arena import arena
from kingsbridge.cli.browser import play_in_browser
from kingsbridge.cli.calibrate import calibrate_chances
from kingsbridge.cli.cards import cards
from kingsbridge.cli.dataset import dataset
from kingsbridge.cli.exits import BAD_INPUT
from kingsbridge.cli.history import own_history
from kingsbridge.cli.mcp import mcp
from kingsbridge.cli.page import page
from kingsbridge.cli.play import PlayCommand, play
from kingsbridge.cli.puzzles import puzzles_app
from kingsbridge.cli.replay import replay
from kingsbridge.cli.rules import rules
from kingsbridge.cli.screen import complain, forgive_old_screens
from kingsbridge.cli.serve import serve
from kingsbridge.cli.server import server_app
from kingsbridge.cli.simulate import simulate
from kingsbridge.cli.titles import list_titles
from kingsbridge.engine.errors import KingsbridgeError


class Commands(TyperGroup):
    """All commands: what cannot be used is told in one line, never as a traceback."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except KingsbridgeError as error:
            complain("; ".join([str(error), *getattr(error, "__notes__", [])]))
            raise typer.Exit(BAD_INPUT) from None


app = typer.Typer(
    name="kingsbridge",
    cls=Commands,
    add_completion=False,
    pretty_exceptions_enable=False,
)

# In the order in which they are listed.
app.command(cls=PlayCommand)(play)
app.command()(serve)
app.command()(page)
app.command()(mcp)
app.command()(simulate)
app.command()(arena)
app.command("calibrate")(calibrate_chances)
app.command()(dataset)
app.command()(replay)
app.command()(analyse)
app.command("history")(own_history)
app.add_typer(puzzles_app, name="puzzles")
app.command()(rules)
app.command()(cards)
app.command("titles")(list_titles)
app.add_typer(server_app, name="server")


def print_version(wanted: bool) -> None:
    """Print the version, and whether the engine is compiled."""
    if wanted:
        build = "compiled" if kingsbridge.COMPILED else "pure Python"
        typer.echo(f"kingsbridge {kingsbridge.__version__} ({build})")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def begin(
    context: typer.Context,
    _version: Annotated[
        bool,
        typer.Option("--version", callback=print_version, is_eager=True, help="Print the version."),
    ] = False,
) -> None:
    """Play, host and study The Pillars of the Earth and World Without End.

    Without a command, the hall opens in your browser.
    """
    if context.invoked_subcommand is None:
        play_in_browser()


def main() -> None:
    """Run the program."""
    forgive_old_screens()
    app()
