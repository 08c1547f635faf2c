"""`kingsbridge puzzles mine`: look through games for moments with one clearly best move."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from kingsbridge.cli.exits import INTERRUPTED
from kingsbridge.cli.options import USUAL_TITLE, Language, TitleKey
from kingsbridge.cli.progress import bar
from kingsbridge.cli.puzzles.ore import games_done, note, ores_in
from kingsbridge.cli.screen import speak, tell
from kingsbridge.engine.errors import BadOption
from kingsbridge.engine.record import Record
from kingsbridge.study.mining import BASE, DEAL_LOOKS, GLANCE, Mine, Ore, mine_game, mine_record
from kingsbridge.terminal.games import read_record
from kingsbridge.work.files import BadFile
from kingsbridge.work.interruption import Asked, interrupts_held
from kingsbridge.work.sharing import here


def mine(
    title_key: TitleKey = USUAL_TITLE,
    games: Annotated[int, typer.Option(help="How many games to look through.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed digs in the same games.")] = 1,
    seats: Annotated[
        list[int] | None, typer.Option(help="A size of table; may be repeated, in turn.")
    ] = None,
    looks: Annotated[
        int,
        typer.Option(help="Looks at each offer of what seems clear; ten times as many confirm."),
    ] = BASE,
    records: Annotated[
        Path | None,
        typer.Option(
            metavar="FOLDER",
            help="Records of finished games to look through instead, of people who agreed to it.",
        ),
    ] = None,
    jobs: Annotated[int, typer.Option(help="How many processes share the work.")] = 1,
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="Where to keep what is found; otherwise TITLE.ore.jsonl."
        ),
    ] = None,
    language: Language = None,
) -> None:
    """Look through games for puzzles. What was found is kept after every game: go on any time."""
    words = speak(language)
    if games < 1:
        raise BadOption(f"games must be 1 or more, not {games}")
    digging = Mine(
        title_key,
        seed,
        tuple(seats) if seats else Mine.sizes,
        # Nobody glances for longer than they look.
        glance=min(GLANCE, looks),
        base=looks,
        deal_looks=min(DEAL_LOOKS, 2 * looks),
    )
    digging.check()
    kept = out or Path(f"{title_key}.ore.jsonl")
    brought = None if records is None else records_in(records, title_key)
    numbers = range(games if brought is None else len(brought))
    done = games_done(kept, digging)
    missing = [number for number in numbers if number not in done]
    found = len(ores_in(kept))
    behind = len(numbers) - len(missing)
    with bar(words.say("puzzle-mining"), len(numbers)) as show, interrupts_held() as interruption:
        for number, ores in here(jobs)(partial(dig, digging, brought), missing, interruption):
            note(kept, number, ores)
            found, behind = found + len(ores), behind + 1
            show(behind, words.say("puzzle-mined", found=found))
    tell(words.say("puzzle-mined", found=found))
    if interruption.asked:
        raise typer.Exit(INTERRUPTED)


def dig(
    digging: Mine, records: list[Record] | None, number: int, asked: Asked
) -> tuple[int, list[Ore]] | None:
    """Look through one game."""
    if records is None:
        found = mine_game(digging, number, asked)
    else:
        found = mine_record(digging, number, records[number], asked)
    return None if found is None else (number, found)


def records_in(folder: Path, title_key: str) -> list[Record]:
    """Return the finished games of a title in a folder, by the names of their files."""
    if not folder.is_dir():
        raise BadFile(f"{str(folder)!r} is no folder of records")
    found = [read_record(path) for path in sorted(folder.glob("*.json"))]
    games = [record for record in found if record.title_key == title_key and record.verify().over]
    if not games:
        raise BadFile(f"{str(folder)!r} has no record of a finished game of {title_key}")
    return games
