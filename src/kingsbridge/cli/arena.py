"""`kingsbridge arena`: a tournament between bots."""

from __future__ import annotations

import re
import shlex
from collections.abc import Mapping, Sequence
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

import kingsbridge
from kingsbridge.arena.plots import check_plots
from kingsbridge.arena.report import report_page
from kingsbridge.arena.results import default_path, holds_results
from kingsbridge.arena.sequential import USUAL_MARGIN, Claim
from kingsbridge.arena.tournament import Tournament
from kingsbridge.cli import tournament as tournament_table
from kingsbridge.cli.exits import INTERRUPTED
from kingsbridge.cli.options import (
    CardsFile,
    Edition,
    Json,
    Language,
    Option,
    TitleKey,
    gather_options,
)
from kingsbridge.cli.screen import error_screen, print_json, screen, speak, tell
from kingsbridge.engine.errors import BadOption
from kingsbridge.engine.title import title
from kingsbridge.words import Words
from kingsbridge.work.cluster import Cluster
from kingsbridge.work.files import check_writable, write_text
from kingsbridge.work.sharing import Share, here

PERCENTAGE = re.compile(r"([0-9]+(?:\.[0-9]+)?) ?%")


class Engine(StrEnum):
    """Who plays the games of a tournament."""

    LOCAL = "local"
    RAY = "ray"


def arena(
    title_key: TitleKey,
    bots: Annotated[
        list[str],
        typer.Argument(
            metavar="BOT",
            help="One for each seat: greedy, with settings name:setting=400, or program:COMMAND.",
        ),
    ],
    games: Annotated[
        int, typer.Option(help="How many games to play; with --until, the most.")
    ] = 1000,
    until: Annotated[
        str | None,
        typer.Option(
            metavar="RATE%",
            help="Stop when it is known whether the first bot comes first that often.",
        ),
    ] = None,
    margin: Annotated[
        str | None,
        typer.Option(
            metavar="POINTS%",
            help="How near to the rate either answer will do; "
            f"otherwise {USUAL_MARGIN:.0%} to either side.",
        ),
    ] = None,
    seed: Annotated[int, typer.Option(help="The same seed deals the same games.")] = 1,
    jobs: Annotated[
        int | None, typer.Option(help="How many processes share the work; otherwise 1.")
    ] = None,
    results: Annotated[
        Path | None,
        typer.Option(metavar="FILE.jsonl", help="Where games are kept, and gone on with."),
    ] = None,
    report: Annotated[
        Path | None, typer.Option(metavar="FILE.html", help="Write a report with plots.")
    ] = None,
    games_to: Annotated[
        Path | None,
        typer.Option(metavar="FILE.jsonl", help="Write what was played, a record a line."),
    ] = None,
    engine: Annotated[
        Engine, typer.Option(help="Processes of this machine, or a Ray cluster.")
    ] = Engine.LOCAL,
    ray_address: Annotated[
        str | None, typer.Option(metavar="HOST:PORT", help="A Ray cluster that is running.")
    ] = None,
    edition: Edition = None,
    option: Option = None,
    cards: CardsFile = None,
    language: Language = None,
    as_json: Json = False,
) -> None:
    """Hold a tournament: every deal in every seating. Ctrl-C ends it, the same command goes on."""
    words = speak(language)
    options = title(title_key).resolve(gather_options(title_key, edition, option, cards))
    tournament = Tournament(title_key, bots, seed, options)
    tournament.check()
    claim = claim_of(until, margin)
    if claim is not None:
        claim.check(tournament)
    share = share_of(engine, ray_address, jobs)
    kept = default_path(tournament) if results is None else results
    if report is not None:
        check_plots()
        check_apart(report, kept, "the report")
    if games_to is not None:
        check_apart(games_to, kept, "the records")
        if report is not None and report.resolve() == games_to.resolve():
            raise BadOption(f"{str(report)!r} cannot be both the report and the records")
    found = tournament_table.run(tournament, games, kept, share, words, claim, games_to)
    command = arena_command(title_key, bots, games, seed, edition, option, cards)
    for flag, asked in {"--until": until, "--margin": margin}.items():
        command += [] if asked is None else [flag, asked]
    if report is not None and found.games:
        write_text(report, report_page(tournament, found, shlex.join(command), words))
    if as_json:
        print_json({**found.to_json(), "results": str(kept), "compiled": kingsbridge.COMPILED})
    elif found.games:
        tournament_table.print_summary(screen(), found, words)
        tell_files({"results": kept, "records": games_to, "report": report}, words)
    if found.games < games and not found.decided:
        flags: dict[str, object] = {"--results": kept, "--jobs": jobs, "--report": report}
        flags |= {"--games-to": games_to, "--language": language}
        if engine == Engine.RAY:
            flags |= {"--engine": engine.value, "--ray-address": ray_address}
        for flag, value in flags.items():
            command += [] if value is None else [flag, str(value)]
        said = words.say("terminal-resume", command=shlex.join(command))
        error_screen().print(said, soft_wrap=True)
        raise typer.Exit(INTERRUPTED)


def claim_of(until: str | None, margin: str | None) -> Claim | None:
    """Return what is to be found out, if anything is."""
    if until is None:
        if margin is not None:
            raise BadOption("--margin is for --until")
        return None
    rate = percentage("--until", until)
    return Claim(rate) if margin is None else Claim(rate, percentage("--margin", margin))


def percentage(flag: str, written: str) -> float:
    """Return the rate that a percentage says."""
    found = PERCENTAGE.fullmatch(written.strip())
    if found is None:
        raise BadOption(f"{flag} is written as a percentage, such as 4% or 62.5%, not {written!r}")
    return float(found[1]) / 100


def check_apart(path: Path, kept: Path, what: str) -> None:
    """Raise if a file cannot be written there, or only in place of the games themselves."""
    if path.resolve() == kept.resolve() or holds_results(path):
        raise BadOption(f"{str(path)!r} is where games are kept: choose another file for {what}")
    check_writable(path)


def share_of(engine: Engine, ray_address: str | None, jobs: int | None) -> Share:
    """Return how the games are to be shared out."""
    if jobs is not None and jobs < 1:
        raise BadOption(f"jobs must be 1 or more, not {jobs}")
    if engine == Engine.LOCAL and ray_address is not None:
        raise BadOption("--ray-address is for --engine ray")
    if ray_address is not None and jobs is not None:
        raise BadOption("--jobs is for one machine: a cluster uses all the processors it has")
    if engine == Engine.RAY:
        return Cluster(ray_address, jobs or 1)
    return here(jobs or 1)


def arena_command(
    title_key: str,
    bots: Sequence[str],
    games: int,
    seed: int,
    edition: str | None,
    option: Sequence[str] | None,
    cards: Path | None,
) -> list[str]:
    """Return what to type for the same games."""
    command = ["kingsbridge", "arena", title_key, *bots]
    command += ["--games", str(games), "--seed", str(seed)]
    if edition is not None:
        command += ["--edition", edition]
    for pair in option or []:
        command += ["--option", pair]
    if cards is not None:
        command += ["--cards", str(cards)]
    return command


def tell_files(files: Mapping[str, Path | None], words: Words) -> None:
    """Say where the games are kept, and what else was written."""
    for what, path in files.items():
        if path is not None:
            tell(words.say(f"arena-{what}", path=str(path)))
