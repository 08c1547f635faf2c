"""A tournament, with a progress bar and the standing while it is played and tables afterwards."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from textwrap import fill

from rich import box
from rich.console import Console, ConsoleOptions
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from kingsbridge.arena import figures
from kingsbridge.arena.match import hold
from kingsbridge.arena.records import check_moves, write_records
from kingsbridge.arena.sequential import Claim, Trial
from kingsbridge.arena.standings import Summary, summary
from kingsbridge.arena.tournament import PlayedGame, Tournament
from kingsbridge.cli.progress import games_bar
from kingsbridge.cli.screen import error_screen
from kingsbridge.terminal.layout import SEPARATOR, flow, ink
from kingsbridge.words import Words
from kingsbridge.work.sharing import Share

# Where the screen is narrower, figures are broken too, or a name would have no room at all.
ROOM_FOR_FIGURES = 70


class StandingSoFar:
    """Who has won how often, game by game: all that a progress bar has room for."""

    def __init__(self, tournament: Tournament) -> None:
        self.tournament = tournament
        self.games = 0
        self.wins = dict.fromkeys(tournament.names, 0.0)

    def add(self, game: PlayedGame) -> None:
        """Count one more game."""
        self.games += 1
        for entrant, won in zip(game.seating, game.wins, strict=True):
            self.wins[self.tournament.bots[entrant]] += won

    def said(self, words: Words) -> str:
        """Return the standing in a line, the best first. A rate is that of one seat."""
        bots = list(self.tournament.bots)
        rates = {name: self.wins[name] / bots.count(name) / self.games for name in self.wins}
        ranked = sorted(rates, key=lambda name: -rates[name])
        return SEPARATOR.join(f"{name} {figures.percent(rates[name], words)}" for name in ranked)


class Name:
    """A bot's name, or what is said of bots: broken between settings, but never cut."""

    def __init__(self, said: str) -> None:
        self.parts = [Text(part) for part in figures.name_parts(said)]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        yield flow(self.parts, options.max_width, separator="")

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widths = [part.cell_len for part in self.parts]
        return Measurement(max(widths), sum(widths))


def run(
    tournament: Tournament,
    games: int,
    path: Path,
    share: Share,
    words: Words,
    claim: Claim | None = None,
    games_to: Path | None = None,
) -> Summary:
    """Play all games, or until a claim is decided, and write their records if they are wanted.

    After an interrupt the summary counts those that were played.
    """
    so_far = StandingSoFar(tournament)
    trial = None if claim is None else Trial(tournament, claim)
    with games_bar(games, words) as show:

        def report(game: PlayedGame) -> None:
            if games_to is not None:
                check_moves(path, game)
            so_far.add(game)
            known = [] if trial is None else [figures.ratio(trial, words)]
            show(so_far.games, SEPARATOR.join([*known, so_far.said(words)]))

        def resume(there: int) -> None:
            said = words.say("arena-there", games=there, path=str(path))
            error_screen().print(said, style="dim", soft_wrap=True)

        played = hold(tournament, games, path, share, report, resume, trial)
    if games_to is not None and played:
        write_records(games_to, tournament, played)
    return summary(tournament, played, None if trial is None else trial.verdict)


def print_summary(console: Console, found: Summary, words: Words) -> None:
    """Print who is ahead, by how much, and what a seat is worth."""
    console.print(standings_grid(found, words, console.width >= ROOM_FOR_FIGURES))
    console.print(times_grid(found, words))
    if found.differences:
        console.print(differences_grid(found, words))
    console.print(seats_grid(found, words))
    if found.test is not None:
        for line in figures.verdict(found.test, found, words):
            console.print(line)
    if any(standing.faults for standing in found.standings):
        console.print(faults_grid(found, words))
        console.print(ink(words.say("arena-faults-note"), style="dim"))
    if not found.evened_out:
        console.print(ink(words.say("arena-incomplete"), style="dim"))


def standings_grid(found: Summary, words: Words, whole_figures: bool = True) -> Table:
    """Return the standings: first places, scores and ratings."""
    grid = _grid(figures.played(found, words))
    # There are many columns: they stand closer than those of other tables.
    grid.padding = (0, 1, 0, 0)
    rows = [
        [
            figures.percent(standing.win_rate.value, words),
            figures.percent_interval(standing.win_rate, words),
            figures.points(standing.mean_score.value, words),
            figures.points_interval(standing.mean_score, words),
            figures.rating(standing.rating, words),
        ]
        for standing in found.standings
    ]
    columns = ("first-places", "interval", "mean-score", "interval", "rating-spreads")
    _add_names(grid, words.say("arena-bot"))
    for column, cells in zip(columns, zip(*rows, strict=True), strict=True):
        # A heading that is wider than its figures would take room from the names.
        heading = fill(words.say(f"arena-{column}"), max(map(len, cells)), break_long_words=False)
        grid.add_column(heading, justify="right", no_wrap=whole_figures, overflow="fold")
    for standing, row in zip(found.standings, rows, strict=True):
        grid.add_row(Name(standing.bot), *row)
    return grid


def times_grid(found: Summary, words: Words) -> Table:
    """Return how long each bot thinks about a move."""
    grid = _grid(None)
    _add_names(grid, words.say("arena-bot"))
    for column in ("median", "p99"):
        grid.add_column(words.say(f"arena-{column}"), justify="right", no_wrap=True)
    for standing in found.standings:
        grid.add_row(
            Name(standing.bot),
            figures.time(standing.median_seconds, words),
            figures.time(standing.p99_seconds, words),
        )
    return grid


def differences_grid(found: Summary, words: Words) -> Table:
    """Return by how many points each bot ends above each other."""
    grid = _grid(words.say("arena-differences"))
    _add_names(grid, words.say("arena-compared"))
    for column in ("difference", "interval"):
        grid.add_column(words.say(f"arena-{column}"), justify="right", no_wrap=True)
    for difference in found.differences:
        grid.add_row(
            Name(words.say("arena-above", bot=difference.bot, other=difference.other)),
            figures.lead(difference.points.value, words),
            figures.lead_interval(difference.points, words),
        )
    return grid


def seats_grid(found: Summary, words: Words) -> Table:
    """Return how often each seat wins, whoever sits in it."""
    grid = _grid(words.say("arena-seat-advantage"))
    for column in ("arena-seat", "arena-first-places", "arena-interval"):
        grid.add_column(words.say(column), justify="right")
    for seat, rate in enumerate(found.win_rate_by_seat):
        share = figures.percent(rate.value, words)
        grid.add_row(str(seat), share, figures.percent_interval(rate, words))
    return grid


def faults_grid(found: Summary, words: Words) -> Table:
    """Return where bots that are programs failed, and another moved for them."""
    grid = _grid(words.say("arena-faults"))
    _add_names(grid, words.say("arena-bot"))
    grid.add_column(words.say("arena-fault"), overflow="fold")
    grid.add_column(words.say("arena-fault-moves"), justify="right", no_wrap=True)
    grid.add_column(words.say("arena-fault-first"), overflow="fold")
    for bot, kind, fault in figures.faults(found, words):
        grid.add_row(Name(bot), kind, str(fault.times), fault.first)
    return grid


def _add_names(grid: Table, heading: str) -> None:
    grid.add_column(heading, overflow="fold")


def _grid(title: str | None) -> Table:
    return Table(
        title=title,
        title_justify="left",
        title_style="bold",
        box=box.SIMPLE_HEAD,
        pad_edge=False,
    )
