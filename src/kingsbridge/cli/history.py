"""`kingsbridge history`: what somebody does well and badly, from a folder of records."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from kingsbridge.cli.options import Json, Language
from kingsbridge.cli.screen import print_json, screen, speak
from kingsbridge.engine.errors import BadRecord
from kingsbridge.engine.record import Record
from kingsbridge.engine.title import title
from kingsbridge.study.habits import habits_of
from kingsbridge.study.history import Opponents, OwnHistory, Played, Wanted, history
from kingsbridge.table.told import as_json as written
from kingsbridge.terminal.games import ANALYSIS, read_record
from kingsbridge.words import Words
from kingsbridge.words.numbers import number


def own_history(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="Where records lie.")],
    player: Annotated[str, typer.Option(help="Whose history: the name in the records.")],
    only: Annotated[str | None, typer.Option("--title", help="Only games of this title.")] = None,
    seats: Annotated[int | None, typer.Option(help="Only games with so many players.")] = None,
    last: Annotated[int | None, typer.Option(min=1, help="Only the last so many.")] = None,
    level: Annotated[str | None, typer.Option(help="Compare with bots of this level.")] = None,
    language: Language = None,
    as_json: Json = False,
) -> None:
    """Tell what somebody does well and badly beside bots of their strength."""
    words = speak(language)
    games = games_of(folder, player, only)
    wanted = Wanted(seats=seats, last=last, level=level)
    told = [history(key, those, wanted, words.language) for key, those in games.items()]
    if as_json:
        print_json({"player": player, "histories": [json.loads(written(one)) for one in told]})
        return
    for one in told:
        show(one, words, screen())


def games_of(folder: Path, player: str, only: str | None) -> dict[str, list[Played]]:
    """Return the finished games of somebody, by title, in the order of the names of their files.

    Raise if there are none.
    """
    if not folder.is_dir():
        raise BadRecord(f"{str(folder)!r} is no folder: name one in which records lie")
    known = None if only is None else title(only).key
    found: dict[str, list[Played]] = {}
    paths = [path for path in folder.glob("**/*.json") if not path.stem.endswith(ANALYSIS)]
    for at, path in enumerate(sorted(paths)):
        record = read_record(path)
        mine = [seat for seat, name in enumerate(record.players) if name == player]
        if len(mine) != 1 or known not in (None, record.title_key) or not is_over(record):
            continue
        played = Played(path.stem, at, Opponents.BOTS, habits_of(record)[mine[0]])
        found.setdefault(record.title_key, []).append(played)
    if not found:
        raise BadRecord(
            f"no finished game in {str(folder)!r} was played by {player!r}; "
            "--player is the name as it stands in the records"
        )
    return found


def is_over(record: Record) -> bool:
    """Return whether a record is of a game that was played to its end."""
    return record.replay().over


def show(told: OwnHistory, words: Words, console: Console) -> None:
    """Tell one history: sentences, then figures."""
    console.print(f"\n{words.title(told.title)}", style="bold")
    if told.strength is not None:
        console.print(told.strength.why)
    console.print(told.doubt)
    for remark in told.remarks:
        console.print(f"· {remark.text}")
    for group in [*([told.sources] if told.sources else []), *told.habits]:
        figures = [one for one in group.figures if one.mine or (one.usual or 0) >= 0.05]
        if not figures:
            continue
        table = Table(group.name, *([""] * 3), box=None, header_style="bold")
        for one in figures:
            reach = ""
            if one.low is not None and one.high is not None:
                reach = f"({number(one.low, 1, words)} – {number(one.high, 1, words)})"
            usual = "" if one.usual is None else number(one.usual, 1, words)
            table.add_row(one.name, number(one.mine, 1, words), reach, usual)
        if told.strength is not None:
            table.columns[3].header = told.strength.name
        console.print(table)
