"""`kingsbridge puzzles choose`: make puzzles of what was mined."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from kingsbridge.cli.exits import INTERRUPTED
from kingsbridge.cli.options import Language
from kingsbridge.cli.progress import bar
from kingsbridge.cli.puzzles.ore import ores_in
from kingsbridge.cli.screen import speak, tell
from kingsbridge.engine.errors import BadOption
from kingsbridge.study.choosing import Kept, choose, puzzle_of
from kingsbridge.study.puzzles import to_line
from kingsbridge.work.files import BadFile, check_writable, write_text
from kingsbridge.work.interruption import Asked, interrupts_held
from kingsbridge.work.sharing import here


def choose_puzzles(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="What was mined.")],
    out: Annotated[Path, typer.Option(metavar="FILE", help="Where to write the puzzles.")],
    most: Annotated[int, typer.Option(help="How many to keep at most.")] = 320,
    jobs: Annotated[int, typer.Option(help="How many processes share the work.")] = 1,
    language: Language = None,
) -> None:
    """Make puzzles of what was mined: at most two of a game, of all themes, with what they gain."""
    words = speak(language)
    if most < 1:
        raise BadOption(f"most must be 1 or more, not {most}")
    check_writable(out)
    found = [(path.name, ore) for path in files for ore in ores_in(path)]
    titles = {ore.position["title"] for _, ore in found}
    if len(titles) != 1:
        raise BadFile(f"puzzles are written for one title at a time, not for {len(titles)}")
    kept = choose(found, most)
    lines: list[str] = []
    with bar(words.say("puzzle-choosing"), len(kept)) as show, interrupts_held() as interruption:
        for line in here(jobs)(line_of, kept, interruption):
            lines.append(line)
            show(len(lines), "")
    if interruption.asked:
        raise typer.Exit(INTERRUPTED)
    write_text(out, "".join(f"{line}\n" for line in sorted(lines)))
    tell(words.say("puzzle-written", count=len(lines), path=str(out)))


def line_of(kept: Kept, asked: Asked) -> str | None:
    """Return a puzzle as it is written down."""
    _, ore = kept
    return None if asked() else to_line(puzzle_of(ore))
