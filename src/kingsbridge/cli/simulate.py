"""`kingsbridge simulate`: many games between bots."""

from __future__ import annotations

from typing import Annotated

import typer

import kingsbridge
from kingsbridge.arena.simulate import Simulation
from kingsbridge.cli import simulation
from kingsbridge.cli.exits import INTERRUPTED
from kingsbridge.cli.options import (
    USUAL_TITLE,
    Bots,
    CardsFile,
    Edition,
    Json,
    Language,
    Option,
    Seats,
    TitleKey,
    bot_list,
    gather_options,
    usual_seats,
)
from kingsbridge.cli.screen import print_json, screen, speak
from kingsbridge.engine.errors import BadOption
from kingsbridge.engine.title import title
from kingsbridge.programs.command import is_program

USUAL_BOT = "greedy"


def simulate(
    title_key: TitleKey = USUAL_TITLE,
    seats: Seats = None,
    bots: Bots = None,
    games: Annotated[int, typer.Option(help="How many games to play.")] = 1000,
    seed: Annotated[int, typer.Option(help="The same seed deals the same games.")] = 1,
    jobs: Annotated[int, typer.Option(help="How many processes share the work.")] = 1,
    edition: Edition = None,
    option: Option = None,
    cards: CardsFile = None,
    language: Language = None,
    as_json: Json = False,
) -> None:
    """Play many games between bots and report how they fared. Ctrl-C ends it early."""
    words = speak(language)
    names = bot_list(bots, USUAL_BOT)
    if seats is None:
        seats = len(names) if len(names) > 1 else usual_seats(title_key)
    if len(names) == 1:
        names = names * seats
    if len(names) != seats:
        raise BadOption(
            f"{seats} seats need {seats} bots (or one, for every seat), not {len(names)}"
        )
    if any(map(is_program, names)):
        raise BadOption("programs play in `kingsbridge arena`, which tells where they failed")
    options = gather_options(title_key, edition, option, cards)
    job = Simulation(title_key, names, games, seed, jobs, title(title_key).resolve(options))
    summary = simulation.run(job, words)
    if as_json:
        print_json({**summary.to_json(), "compiled": kingsbridge.COMPILED})
    else:
        simulation.print_summary(screen(), summary, words)
    if summary.games < games:
        raise typer.Exit(INTERRUPTED)
