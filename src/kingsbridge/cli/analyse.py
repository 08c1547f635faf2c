"""`kingsbridge analyse`: a bot looks at a finished game again."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Annotated

import typer

from kingsbridge.analysis.document import document, document_text
from kingsbridge.analysis.page import analysis_page
from kingsbridge.analysis.told import Telling
from kingsbridge.analysis.weighing import Analyst
from kingsbridge.bots.levels import ANALYST
from kingsbridge.cli import analysis
from kingsbridge.cli.exits import INTERRUPTED
from kingsbridge.cli.options import Json, Language
from kingsbridge.cli.screen import error_screen, print_json, screen, speak, tell
from kingsbridge.reports.drawing import check_drawing
from kingsbridge.terminal.games import ANALYSIS, read_record
from kingsbridge.work.files import check_writable, write_text


def analyse(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record of a finished game.")],
    bot: Annotated[
        str | None,
        typer.Option(
            help="Who thinks: a bot, or one with settings name:setting=400; "
            f"otherwise the {ANALYST}."
        ),
    ] = None,
    iterations: Annotated[
        int | None,
        typer.Option(help="How far the bot looks ahead; without --bot it is the champion."),
    ] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same analysis.")] = 0,
    jobs: Annotated[int, typer.Option(help="How many processes share the work.")] = 1,
    out: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="Where to write; otherwise beside the record."),
    ] = None,
    page: Annotated[
        bool, typer.Option("--page/--no-page", help="Write the page as well as the JSON file.")
    ] = True,
    language: Language = None,
    as_json: Json = False,
) -> None:
    """Let a bot look at a finished game again: chances, better moves, turning points."""
    words = speak(language)
    record = read_record(file)
    analyst = analyst_of(bot, iterations, seed)
    json_file, page_file = analysis_files(file, out)
    if page:
        check_drawing("the page (without it: --no-page)")
    for path in [json_file, page_file] if page else [json_file]:
        check_writable(path)
    found = analysis.run(record, analyst, jobs, words)
    if found is None:
        error_screen().print(words.say("analysis-interrupted"))
        raise typer.Exit(INTERRUPTED)
    telling = Telling(found, words)
    write_text(json_file, document_text(telling))
    if page:
        write_text(page_file, analysis_page(telling, analyse_command(file, analyst)))
    if as_json:
        print_json(document(telling))
        return
    analysis.print_summary(screen(), telling)
    tell(words.say("analysis-json-file", path=str(json_file)))
    if page:
        tell(words.say("analysis-page-file", path=str(page_file)))


def analyst_of(bot: str | None, iterations: int | None, seed: int) -> Analyst:
    """Return who is to think: by a number of iterations the champion, who takes any."""
    usual = ANALYST if iterations is None else "champion"
    return Analyst(usual if bot is None else bot, iterations, seed)


def analyse_command(file: Path, analyst: Analyst) -> str:
    """Return what to type for the same analysis."""
    command = ["kingsbridge", "analyse", file.name, "--bot", analyst.bot]
    if analyst.iterations is not None:
        command += ["--iterations", str(analyst.iterations)]
    return shlex.join([*command, "--seed", str(analyst.seed)])


def analysis_files(record: Path, folder: Path | None) -> tuple[Path, Path]:
    """Return where the analysis of a record goes, and its page: beside it, or in a folder."""
    beside = record.parent if folder is None else folder
    stem = f"{record.stem}{ANALYSIS}"
    return beside / f"{stem}.json", beside / f"{stem}.html"
