"""A tournament, with a progress bar and the standing while it is played and tables afterwards."""

from __future__ import annotations

from pathlib import Path

from rich import box
from rich.console import Console
from rich.table import Table

from kingsbridge.arena import figures
from kingsbridge.arena.match import hold
from kingsbridge.arena.standings import Summary, summary
from kingsbridge.arena.tournament import Game, Tournament
from kingsbridge.arena.workers import Share
from kingsbridge.locale import Words
from kingsbridge.terminal.layout import SEPARATOR, ink
from kingsbridge.terminal.progress import games_bar


class StandingSoFar:
    """Who has won how often, game by game: all that a progress bar has room for."""

    def __init__(self, tournament: Tournament) -> None:
        self.tournament = tournament
        self.games = 0
        self.wins = dict.fromkeys(tournament.names, 0.0)

    def add(self, game: Game) -> None:
        """Count one more game."""
        self.games += 1
        for entrant, won in zip(game.seating, game.wins, strict=True):
            self.wins[self.tournament.bots[entrant]] += won

    def said(self) -> str:
        """Return the standing in a line, the best first. A rate is that of one seat."""
        bots = list(self.tournament.bots)
        rates = {name: self.wins[name] / bots.count(name) / self.games for name in self.wins}
        ranked = sorted(rates, key=lambda name: -rates[name])
        return SEPARATOR.join(f"{name} {figures.percent(rates[name])}" for name in ranked)


def run(tournament: Tournament, games: int, path: Path, share: Share, words: Words) -> Summary:
    """Play all games; after an interrupt the summary counts those that were played."""
    so_far = StandingSoFar(tournament)
    with games_bar(games, words) as show:

        def report(game: Game) -> None:
            so_far.add(game)
            show(so_far.games, so_far.said())

        return summary(tournament, hold(tournament, games, path, share, report))


def print_summary(console: Console, found: Summary, words: Words) -> None:
    """Print who is ahead, by how much, and what a seat is worth."""
    played = words.say(
        "arena-played", games=found.games, deals=found.deals, seatings=found.arrangements
    )
    console.print(standings_sheet(found, played, words))
    console.print(times_sheet(found, words))
    if found.differences:
        console.print(differences_sheet(found, words))
    console.print(seats_sheet(found, words))
    if not found.evened_out:
        console.print(ink(words.say("arena-incomplete"), style="dim"))


def standings_sheet(found: Summary, played: str, words: Words) -> Table:
    """Return the standings: first places, scores and ratings."""
    sheet = _sheet(played)
    sheet.add_column(words.say("bot"))
    for column in ("first-places", "interval", "mean-score", "interval", "rating"):
        sheet.add_column(words.say(f"arena-{column}"), justify="right")
    for standing in found.standings:
        sheet.add_row(
            standing.bot,
            figures.percent(standing.win_rate.value),
            figures.percent_interval(standing.win_rate),
            figures.points(standing.mean_score.value),
            figures.points_interval(standing.mean_score),
            f"{standing.rating.mean:.1f} ± {standing.rating.spread:.1f}",
        )
    return sheet


def times_sheet(found: Summary, words: Words) -> Table:
    """Return how long each bot thinks about a move."""
    sheet = _sheet(None)
    sheet.add_column(words.say("bot"))
    for column in ("median", "p99"):
        sheet.add_column(words.say(f"arena-{column}"), justify="right")
    for standing in found.standings:
        sheet.add_row(
            standing.bot,
            figures.time(standing.median_seconds, words),
            figures.time(standing.p99_seconds, words),
        )
    return sheet


def differences_sheet(found: Summary, words: Words) -> Table:
    """Return by how many points each bot ends above each other."""
    sheet = _sheet(words.say("arena-differences"))
    sheet.add_column(words.say("arena-compared"))
    for column in ("difference", "interval"):
        sheet.add_column(words.say(f"arena-{column}"), justify="right")
    for difference in found.differences:
        sheet.add_row(
            words.say("arena-above", bot=difference.bot, other=difference.other),
            figures.lead(difference.points.value),
            figures.lead_interval(difference.points),
        )
    return sheet


def seats_sheet(found: Summary, words: Words) -> Table:
    """Return how often each seat wins, whoever sits in it."""
    sheet = _sheet(words.say("arena-seat-advantage"))
    for column in ("terminal-seat", "arena-first-places", "arena-interval"):
        sheet.add_column(words.say(column), justify="right")
    for seat, rate in enumerate(found.win_rate_by_seat):
        sheet.add_row(str(seat), figures.percent(rate.value), figures.percent_interval(rate))
    return sheet


def _sheet(title: str | None) -> Table:
    return Table(
        title=title,
        title_justify="left",
        title_style="bold",
        box=box.SIMPLE_HEAD,
        pad_edge=False,
    )
