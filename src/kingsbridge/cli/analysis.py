"""An analysis in the terminal: a progress bar while a bot thinks, and what matters afterwards."""

from __future__ import annotations

from rich import box
from rich.console import Console
from rich.table import Table

from kingsbridge.analysis.analysis import Analysis, analyse, check, decisions_in
from kingsbridge.analysis.grades import FLAWS
from kingsbridge.analysis.told import Telling
from kingsbridge.analysis.turning import Cause, TurningPoint, turning_points
from kingsbridge.analysis.weighing import Analyst
from kingsbridge.cli.progress import bar
from kingsbridge.engine.record import Record
from kingsbridge.terminal.layout import ink
from kingsbridge.words import Words


def run(record: Record, analyst: Analyst, jobs: int, words: Words) -> Analysis | None:
    """Weigh all decisions; after an interrupt there is nothing."""
    check(record, analyst, jobs)
    with bar(words.say("analysis-decisions"), len(decisions_in(record))) as show:
        return analyse(record, analyst, jobs, lambda done: show(done, ""))


def print_summary(console: Console, telling: Telling) -> None:
    """Print who won, what turned the game, and each player's worst choice."""
    console.print(ink(telling.title_name(), style="bold"))
    console.print(ink(telling.winners(), style="bold"))
    console.print(ink(telling.weighed_by(), style="dim"))
    console.print(players_grid(telling))
    for found in telling.analysis.summaries():
        console.print(telling.sum(found))
    console.print()
    console.print(ink(telling.words.say("judged-mistakes"), style="bold"))
    console.print(mistakes_grid(telling))
    console.print(ink(telling.words.say("analysis-turning-points"), style="bold"))
    console.print(turns_grid(telling))


def players_grid(telling: Telling) -> Table:
    """Return what everybody gave away, and their luck."""
    words = telling.words
    grid = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    grid.add_column(words.say("analysis-player"))
    heads = [
        "analysis-points",
        "analysis-given-away",
        *(f"analysis-grades-{flaw.value}" for flaw in FLAWS),
    ]
    for head in (*heads, "analysis-luck"):
        grid.add_column(words.say(head), justify="right")
    for found in telling.analysis.summaries():
        grid.add_row(
            telling.names[found.seat],
            words.say("number-plain", number=telling.analysis.scores[found.seat]),
            telling.percent(found.given_away),
            *(str(found.grades[flaw]) for flaw in FLAWS),
            telling.change(found.luck),
        )
    return grid


def mistakes_grid(telling: Telling) -> Table:
    """Return every player's mistakes, with the better moves and why they were better."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(justify="right", no_wrap=True)
    grid.add_column(overflow="fold")
    for found in telling.analysis.summaries():
        for number in found.mistakes:
            told = telling.decisions[number - 1]
            made = f"{telling.names[found.seat]}: {told.made}"
            grid.add_row(str(number), f"{made} ({telling.mistake(told.decision)})")
            for line in (telling.better(told), *telling.why(told.decision)):
                grid.add_row("", ink(line, style="dim"))
        if not found.mistakes:
            said = telling.words.say("judged-no-mistakes", player=telling.names[found.seat])
            grid.add_row("", said)
    return grid


def turns_grid(telling: Telling) -> Table:
    """Return the turning points, and since when the game was settled."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(justify="right", no_wrap=True)
    grid.add_column(overflow="fold")
    points = turning_points(telling.analysis)
    for rank, point in enumerate(points, 1):
        grid.add_row(str(rank), telling.turn(point))
        for line in _what_turned(point, telling):
            grid.add_row("", ink(line, style="dim"))
    grid.add_row("", telling.settled() if points else telling.no_turns())
    return grid


def _what_turned(point: TurningPoint, telling: Telling) -> list[str]:
    decision = point.decision
    told = telling.told(decision)
    lines = [f"{decision.number} {telling.names[decision.seat]}: {told.made}"]
    if decision.grade in FLAWS:
        lines.append(telling.better(told))
    return lines + (told.surprises if point.cause is Cause.CHANCE else [])
