"""The plots of a tournament."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any
from urllib.parse import parse_qsl

from kingsbridge.arena.figures import SPREADS, name_parts
from kingsbridge.arena.standings import Standing, Summary
from kingsbridge.arena.statistics import Estimate
from kingsbridge.reports.drawing import COLORS, INK, PERCENT, check_drawing, drawn
from kingsbridge.words import Words
from kingsbridge.words.numbers import plain_number

MORE_COLORS = (
    *COLORS,
    "#8c6bb8",
    "#a8b545",
    "#4fb5c4",
    "#b0643c",
)
OTHER_COLOR = "#8f8f8f"
WIDTH_INCHES = 4.5
ROW_INCHES = 0.4
LINE_INCHES = 0.17
# Names no longer than this stand in two columns below a plot, longer ones in a single one.
LONGEST_ABREAST = 26


def check_plots() -> None:
    """Raise if plots cannot be drawn; say what is missing."""
    check_drawing("--report")


class Plots:
    """Draws one tournament."""

    def __init__(self, found: Summary, words: Words) -> None:
        self.found = found
        self.words = words
        self.colors = {
            standing.bot: MORE_COLORS[number % len(MORE_COLORS)]
            for number, standing in enumerate(found.standings)
        }
        # From the bottom up, as rows are drawn; settings are on lines of their own.
        self.row_names = [
            "\n".join(name_parts(standing.bot)) for standing in reversed(found.standings)
        ]

    def ratings(self) -> str:
        """Draw how strong each bot seems, and how sure that is."""

        def draw(axes: Any) -> None:
            for row, standing in enumerate(reversed(self.found.standings)):
                rating = standing.rating
                axes.errorbar(
                    rating.mean,
                    row,
                    xerr=SPREADS * rating.spread,
                    fmt="o",
                    capsize=4,
                    color=self.colors[standing.bot],
                )
            self._name_rows(axes)
            self._write_numbers(axes.xaxis)
            axes.set_xlabel(self.words.say("arena-axis-rating"))
            axes.grid(axis="x")

        return self._drawn("ratings", 0.9 + self._rows_inches(), draw)

    def scores(self) -> str:
        """Draw how often each score was reached, and the mean scores above."""

        def draw(axes: Any) -> None:
            top = 0.0
            for standing in self.found.standings:
                values, heights = _shares(standing.scores)
                top = max(top, *heights)
                axes.stairs(
                    heights,
                    values,
                    color=self.colors[standing.bot],
                    linewidth=1.3,
                    label=standing.bot,
                )
            for row, standing in enumerate(reversed(self.found.standings)):
                mean = standing.mean_score
                axes.errorbar(
                    mean.value,
                    top * (1.08 + 0.08 * row),
                    xerr=_reach(mean, 1),
                    fmt="o",
                    markersize=3,
                    capsize=3,
                    color=self.colors[standing.bot],
                )
            axes.set_ylim(bottom=0)
            self._write_numbers(axes.xaxis, axes.yaxis)
            axes.set_xlabel(self.words.say("arena-axis-score"))
            axes.set_ylabel(self.words.say("arena-axis-share"))
            axes.grid(axis="y")
            self._legend(axes)

        return self._drawn("scores", 3.4, draw)

    def sources(self) -> str:
        """Draw where each bot's points come from, stacked; losses to the left."""
        shown = main_sources(self.found.standings, len(MORE_COLORS))
        ranked = list(reversed(self.found.standings))
        stacks = [
            (source_name(source, self.words), color, [_worth(bot, source) for bot in ranked])
            for source, color in zip(shown, MORE_COLORS, strict=False)
        ]
        rest = [
            sum(bot.sources.values()) - sum(_worth(bot, key) for key in shown) for bot in ranked
        ]
        stacks.append((self.words.say("arena-other-sources"), OTHER_COLOR, rest))

        def draw(axes: Any) -> None:
            gained, lost = [0.0] * len(ranked), [0.0] * len(ranked)
            for name, color, worths in stacks:
                starts = [
                    gained[row] if worth > 0 else lost[row] for row, worth in enumerate(worths)
                ]
                axes.barh(range(len(ranked)), worths, 0.6, starts, color=color, label=name)
                for row, worth in enumerate(worths):
                    gained[row] += max(0.0, worth)
                    lost[row] += min(0.0, worth)
            self._name_rows(axes)
            self._write_numbers(axes.xaxis)
            axes.axvline(0, color=INK, linewidth=0.8)
            axes.set_xlabel(self.words.say("arena-axis-points"))
            axes.grid(axis="x")
            self._legend(axes)

        return self._drawn("sources", 2.0 + self._rows_inches(), draw)

    def seats(self) -> str:
        """Draw how often each bot wins in each seat, and each seat whoever sits in it."""
        series = [
            (standing.bot, self.colors[standing.bot], standing.win_rate_by_seat)
            for standing in self.found.standings
        ]
        if len(series) > 1:
            everybody = (self.words.say("arena-all-bots"), INK, self.found.win_rate_by_seat)
            series.append(everybody)

        def draw(axes: Any) -> None:
            seats = len(self.found.bots)
            for place, (name, color, rates) in enumerate(series):
                at = [seat + 0.13 * (place - (len(series) - 1) / 2) for seat in range(seats)]
                for x, rate in zip(at, rates, strict=True):
                    axes.errorbar(
                        x,
                        PERCENT * rate.value,
                        yerr=_reach(rate, PERCENT),
                        fmt="o",
                        markersize=4,
                        capsize=3,
                        color=color,
                        label=name if x == at[0] else None,
                    )
            axes.axhline(PERCENT / seats, color=INK, linewidth=0.8, linestyle="--")
            axes.set_xticks(range(seats))
            axes.set_ylim(bottom=0)
            self._write_numbers(axes.yaxis)
            axes.set_xlabel(self.words.say("arena-axis-seat"))
            axes.set_ylabel(self.words.say("arena-axis-chance"))
            axes.grid(axis="y")
            self._legend(axes)

        return self._drawn("seats", 3.4, draw)

    def _name_rows(self, axes: Any) -> None:
        axes.set_yticks(range(len(self.row_names)), self.row_names)
        axes.set_ylim(-0.6, len(self.row_names) - 0.4)

    def _rows_inches(self) -> float:
        """Return how high the rows must be together, for the names of none to touch the next."""
        lines = max(name.count("\n") + 1 for name in self.row_names)
        return len(self.row_names) * max(ROW_INCHES, (lines + 0.5) * LINE_INCHES)

    def _write_numbers(self, *axes: Any) -> None:
        """Let the numbers along axes be written as the page writes its own."""
        for axis in axes:
            axis.set_major_formatter(lambda value, _: plain_number(float(value), self.words))

    def _legend(self, axes: Any) -> None:
        figure, names = axes.figure, axes.get_legend_handles_labels()[1]
        columns = 2 if max(map(len, names), default=0) <= LONGEST_ABREAST else 1
        if columns == 1:
            # What the legend needs more is not taken from the plot.
            figure.set_figheight(figure.get_figheight() + len(names) // 2 * LINE_INCHES)
        figure.legend(loc="outside lower center", ncols=columns, frameon=False)

    def _drawn(self, name: str, height: float, draw: Any) -> str:
        """Return a plot as SVG, with the title that the page gives it as its label."""
        label = self.words.say(f"arena-plot-{name}")
        return drawn(name, label, (WIDTH_INCHES, height), draw)


def main_sources(standings: Sequence[Standing], number: int) -> list[str]:
    """Return the sources that bring, or cost, the most over all bots, the greatest first."""
    weight: dict[str, float] = {}
    for standing in standings:
        for source, points in standing.sources.items():
            weight[source] = weight.get(source, 0.0) + abs(points)
    return sorted(weight, key=lambda source: (-weight[source], source))[:number]


def source_name(source: str, words: Words) -> str:
    """Return the name of a source, beginning with a capital letter; one unknown names itself."""
    message, _, behind = source.partition("?")
    facts = {fact: int(value) if value.isdecimal() else value for fact, value in parse_qsl(behind)}
    name = words.say(message, **facts) if words.has(message) else source
    return name[:1].upper() + name[1:]


def _worth(standing: Standing, source: str) -> float:
    return standing.sources.get(source, 0.0)


def _shares(scores: dict[float, int]) -> tuple[list[float], list[float]]:
    """Return the edges and heights, in per cent, of a histogram of whole points."""
    lowest, highest = int(min(scores)), int(max(scores))
    total = sum(scores.values())
    counts = [0] * (highest - lowest + 1)
    for score, number in scores.items():
        counts[int(score) - lowest] += number
    edges = [lowest + step - 0.5 for step in range(len(counts) + 1)]
    return edges, [PERCENT * count / total for count in counts]


def _reach(estimate: Estimate, scale: float) -> list[list[float]] | None:
    """Return how far an interval reaches to either side, as error bars want it."""
    if estimate.low is None or estimate.high is None:
        return None
    return [
        [max(0.0, scale * (estimate.value - estimate.low))],
        [max(0.0, scale * (estimate.high - estimate.value))],
    ]
