"""Many games between bots, with a progress bar while they are played and a table afterwards."""

from __future__ import annotations

from rich import box
from rich.console import Console
from rich.table import Table

import kingsbridge
from kingsbridge.arena.simulate import Simulation, Summary, simulate
from kingsbridge.cli.progress import games_bar
from kingsbridge.terminal.layout import ink
from kingsbridge.words import Words
from kingsbridge.words.numbers import number, percent, plain_number


def run(job: Simulation, words: Words) -> Summary:
    """Play all games; after an interrupt the summary counts those that were played."""
    job.check()
    with games_bar(job.games, words) as show:
        return simulate(job, lambda played: show(played, ""))


def print_summary(console: Console, summary: Summary, words: Words) -> None:
    """Print how each seat fared, and how fast it went."""
    grid = Table(
        title=words.say("arena-simulated", games=summary.games),
        title_justify="left",
        title_style="bold",
        box=box.SIMPLE_HEAD,
        pad_edge=False,
    )
    grid.add_column(words.say("arena-seat"), justify="right")
    grid.add_column(words.say("arena-bot"), overflow="fold")
    for column in ("wins", "win-rate", "interval", "mean-score", "interval"):
        grid.add_column(words.say(f"arena-{column}"), justify="right")
    for seat in summary.seats:
        grid.add_row(
            str(seat.seat),
            seat.bot,
            plain_number(round(seat.wins, 1), words),
            percent(seat.win_rate, 1, words),
            f"{percent(seat.win_low, 1, words)} – {percent(seat.win_high, 1, words)}",
            number(seat.mean_score, 2, words),
            f"{number(seat.score_low, 2, words)} – {number(seat.score_high, 2, words)}",
        )
    console.print(grid)
    speed = words.say(
        "arena-speed",
        games=round(summary.games_per_second),
        decisions=round(summary.decisions_per_second),
        seconds=number(summary.seconds, 1, words),
    )
    build = words.say("arena-compiled" if kingsbridge.COMPILED else "arena-pure")
    console.print(ink(f"{speed} {build}", style="dim"))
