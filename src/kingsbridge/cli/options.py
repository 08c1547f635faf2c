"""What several commands ask alike: which game, by which rules and cards, in which language."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from importlib.metadata import entry_points
from pathlib import Path
from typing import Annotated

import typer

from kingsbridge.bots import bots_in
from kingsbridge.engine.components import Box
from kingsbridge.engine.errors import BadCards, BadOption
from kingsbridge.engine.title import title
from kingsbridge.engine.toml_lines import line_of
from kingsbridge.words import LANGUAGES
from kingsbridge.words.card_data import written
from kingsbridge.work.files import BadFile, read_text

# What people like best, where a game has room for so many.
USUAL_SEATS = 4

# Their names alone: the titles themselves need not be loaded to tell how to ask for them.
_installed = entry_points(group="kingsbridge.titles")
_ours = [entry.name for entry in _installed if entry.dist and entry.dist.name == "kingsbridge"]
TITLE_KEYS = sorted(_installed.names)
# One of our own, so that it stays the same when somebody installs another.
USUAL_TITLE = [*_ours, *TITLE_KEYS, ""][0]
_listed = " or ".join(filter(None, (", ".join(TITLE_KEYS[:-1]), *TITLE_KEYS[-1:])))

TitleKey = Annotated[str, typer.Argument(metavar="TITLE", help=f"Which game: {_listed}.")]
Seats = Annotated[
    int | None,
    typer.Option(help=f"How many sit at the table; otherwise {USUAL_SEATS}, or the most it has."),
]
Bots = Annotated[
    str | None,
    typer.Option(
        help="Bots by name, with commas between them; one alone sits in every seat. "
        "For people: apprentice, journeyman, master, architect, visionary."
    ),
]
Edition = Annotated[
    str | None,
    typer.Option(help="Whose rulebook is followed, such as mayfair or kosmos."),
]
Option = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="Set one option; may be repeated."),
]
CardsFile = Annotated[
    Path | None, typer.Option("--cards", metavar="FILE.toml", help="Corrected cards.")
]
Language = Annotated[
    str | None,
    typer.Option(help=f"{', '.join(LANGUAGES)}; otherwise that of your surroundings."),
]
Json = Annotated[bool, typer.Option("--json", help="Print plain data and nothing else.")]


def usual_seats(title_key: str) -> int:
    """Return how many sit at the table if nobody says."""
    game = title(title_key)
    return max(game.fewest, min(game.most, USUAL_SEATS))


def bot_list(bots: str | None, usual: str) -> list[str]:
    """Return the names of the bots asked for."""
    return bots_in(usual if bots is None else bots)


def gather_options(
    title_key: str, edition: str | None, given: Sequence[str] | None, cards: Path | None
) -> dict[str, object]:
    """Return the options asked for; the title says which there are."""
    options: dict[str, object] = {}
    for pair in given or []:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise BadOption(f"an option is written as name=value, not {pair!r}")
        options[name.strip()] = option_value(value.strip())
    if edition is not None:
        options["edition"] = edition
    if cards is not None:
        options["cards"] = read_cards(title_key, cards)
    return options


def option_value(written: str) -> object:
    """Return what a value means: true, false, a whole number, or a word."""
    if written in ("true", "false"):
        return written == "true"
    if written.isdecimal() and written.isascii() and len(written) < 10:
        return int(written)
    return written


def read_cards(title_key: str, path: Path) -> dict[str, object]:
    """Read an owner's corrections of cards, as the title's box allows them."""
    text = read_text(path)
    part = title(title_key).part("box")
    box = None if part is None else part.make("open_box", Box)
    try:
        corrections = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        hint = "" if box is None else f"; {_example(box)}"
        raise BadFile(f"{str(path)!r} is not TOML: {error}{hint}") from None
    if box is not None:
        try:
            box.check(corrections)
        except BadCards as error:
            line = line_of(text, error.at)
            raise BadFile(f"{str(path)!r}, line {line}: {error}") from None
    return corrections


def _example(box: Box) -> str:
    """Say what a correction looks like, by one that this box accepts."""
    where, name, value = box.example()
    return f"a correction looks like [{where}] and below it {name} = {written(value)}"
