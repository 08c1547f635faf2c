"""`kingsbridge replay`: a recorded game again, or a check that it is what it says."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer

from kingsbridge.cli.exits import NOT_AS_RECORDED
from kingsbridge.cli.options import Json, Language
from kingsbridge.cli.replay_data import game_as_data, moment_as_data
from kingsbridge.cli.screen import complain, print_json, screen, speak
from kingsbridge.engine.errors import BadRecord
from kingsbridge.terminal.games import read_record
from kingsbridge.terminal.replay import Replay


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record, as play keeps it.")],
    at: Annotated[
        int | None, typer.Option(metavar="N", help="Show the table after so many moves.")
    ] = None,
    verify: Annotated[
        bool, typer.Option("--verify", help="Play it again and check everything.")
    ] = False,
    language: Language = None,
    as_json: Json = False,
) -> None:
    """Show a recorded game again, or check it."""
    record = read_record(file)
    shown = Replay(record, speak(language), screen())
    if verify:
        check(shown, as_json)
        return
    if at is None and record.failure is not None:
        at = len(record.moves)
    if at is None and as_json:
        print_json(game_as_data(shown))
    elif at is None:
        shown.tell()
    elif as_json:
        print_json(moment_as_data(shown, at))
    else:
        shown.show(at)


def check(shown: Replay, as_json: bool) -> None:
    """Verify a record and say what was checked, or what is wrong."""
    try:
        checked = checks(shown)
    except BadRecord as error:
        if as_json:
            print_json({"verified": False, "wrong": str(error)})
        else:
            complain(shown.words.say("terminal-not-verified", reason=str(error)))
        raise typer.Exit(NOT_AS_RECORDED) from None
    if as_json:
        print_json({"verified": True, "checked": checked})
        return
    for line in checked:
        shown.console.print(f"✓ {line}")


def checks(shown: Replay) -> list[str]:
    """Replay the game and compare everything; return what was checked, raise what is wrong."""
    record, say = shown.record, shown.words.say
    state = record.verify()
    for played, moment in enumerate(record.states()):
        wrong = shown.title.flaws(moment)
        if wrong:
            raise BadRecord(f"after move {played}: {'; '.join(wrong)}")
    name, version = shown.words.title(record.title_key), record.title_version
    deal = "terminal-checked-deal" if record.deal.seed is None else "terminal-checked-seed"
    checked = [
        say("terminal-checked-rules", title=name, version=version),
        say(deal),
        *salts(shown),
        say("terminal-checked-moves", moves=len(record.moves)),
        say("terminal-checked-table", moments=len(record.moves) + 1),
    ]
    if record.scores is not None:
        scores = ", ".join(
            f"{name} {shown.narrator.number(score)}"
            for name, score in zip(record.players, record.scores, strict=True)
        )
        checked.append(say("terminal-checked-scores", scores=scores))
    if record.winners is not None:
        checked.append(shown.narrator.winners(state))
    if not state.over:
        checked.append(say("terminal-unfinished", moves=len(record.moves)))
    if record.imported is not None:
        checked.append(say("terminal-imported", date=day_of(record.imported)))
    return checked


def salts(shown: Replay) -> list[str]:
    """Say whose randomness is in the deal, and whose was pledged and is not."""
    deal, players = shown.record.deal, shown.record.players
    seats = {"terminal-checked-salts": deal.added, "terminal-left-out": deal.left_out}
    return [
        shown.words.say(
            message,
            names=shown.words.say("table-and").join(players[seat] for seat in found),
            count=len(found),
        )
        for message, found in seats.items()
        if found
    ]


def day_of(milliseconds: int) -> str:
    """Return the day of a time, as every language can read it."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC).date().isoformat()
