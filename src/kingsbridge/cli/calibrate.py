"""`kingsbridge calibrate`: whether the chances that bots tell come true."""

from __future__ import annotations

from typing import Annotated

import typer
from rich import box
from rich.console import Console
from rich.table import Table

from kingsbridge.arena.calibration import Calibration, Reliability, calibrate, to_json
from kingsbridge.bots.levels import ADVISER
from kingsbridge.cli.exits import INTERRUPTED
from kingsbridge.cli.options import (
    USUAL_TITLE,
    CardsFile,
    Edition,
    Json,
    Language,
    Option,
    TitleKey,
    gather_options,
)
from kingsbridge.cli.progress import games_bar
from kingsbridge.cli.screen import print_json, screen, speak
from kingsbridge.engine.title import title
from kingsbridge.terminal.layout import ink
from kingsbridge.words import Words
from kingsbridge.words.numbers import number, percent, plain_number


def calibrate_chances(
    title_key: TitleKey = USUAL_TITLE,
    bot: Annotated[str, typer.Option(help="Whose chances; it plays in all seats.")] = ADVISER,
    seats: Annotated[
        int | None, typer.Option(help="The size of the table; otherwise all that there are.")
    ] = None,
    games: Annotated[int, typer.Option(help="How many games to play at each size.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed deals the same games.")] = 1,
    jobs: Annotated[int, typer.Option(help="How many processes share the work.")] = 1,
    edition: Edition = None,
    option: Option = None,
    cards: CardsFile = None,
    language: Language = None,
    as_json: Json = False,
) -> None:
    """Play games and print how often the chances told came true. Ctrl-C ends it early."""
    words = speak(language)
    options = gather_options(title_key, edition, option, cards)
    game = title(title_key)
    sizes = [seats] if seats is not None else list(range(game.fewest, game.most + 1))
    job = Calibration(title_key, bot, sizes, games, seed, jobs, game.resolve(options))
    job.check()
    played = 0

    with games_bar(games * len(sizes), words) as show:

        def report(done: int) -> None:
            nonlocal played
            played = done
            show(done, "")

        tables = calibrate(job, report)
    if as_json:
        print_json({"title": title_key, "bot": bot, "seed": seed, "tables": to_json(tables)})
    else:
        for table in tables:
            print_table(screen(), table, words)
    if played < games * len(sizes):
        raise typer.Exit(INTERRUPTED)


def print_table(console: Console, table: Reliability, words: Words) -> None:
    """Print how true the chances of one size of table and one stage were."""
    stage = "whole" if table.stage is None else str(table.stage)
    heading = words.say("arena-calibrated", seats=table.seats, games=table.games)
    grid = Table(
        title=f"{heading} {words.say(f'arena-stage-{stage}')}",
        title_justify="left",
        title_style="bold",
        box=box.SIMPLE_HEAD,
        pad_edge=False,
    )
    for column in ("told", "moments", "told-mean", "came-true", "interval", "difference"):
        grid.add_column(words.say(f"arena-{column}"), justify="right")
    for tenth in table.tenths:
        came = tenth.came
        interval = "–"
        if came.low is not None and came.high is not None:
            interval = f"{percent(max(0.0, came.low), 1, words)} – {percent(came.high, 1, words)}"
        grid.add_row(
            f"{percent(tenth.low, 0, words)} – {percent(tenth.low + 0.1, 0, words)}",
            plain_number(tenth.moments, words),
            percent(tenth.told, 1, words),
            percent(came.value, 1, words),
            interval,
            number(100 * (came.value - tenth.told), 1, words),
        )
    console.print(grid)
    brier = words.say(
        "arena-brier", brier=number(table.brier, 4, words), even=number(table.even, 4, words)
    )
    console.print(ink(brier, style="dim"))
