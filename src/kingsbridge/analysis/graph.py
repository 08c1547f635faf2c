"""The graph of a game: every seat's chance to win, from decision to decision."""

from __future__ import annotations

from typing import Any

from kingsbridge.analysis.told import Telling
from kingsbridge.analysis.turning import turning_points
from kingsbridge.reports.drawing import COLORS, INK, PERCENT, drawn

INCHES = (9.0, 4.0)
# A seat is told by its colour, by its line and by its mark; the page shows the mark as well.
LINES = ("-", "--", "-.", ":")
MARKS = ("o", "s", "^", "D")
SIGNS = ("●", "■", "▲", "◆")
# A fifth seat and those after it have the same marks again, but hollow.
HOLLOW_SIGNS = ("○", "□", "△", "◇")
# About so many marks on a line.
MARKS_A_LINE = 10
# Numbers of turning points that are closer than this part of the graph stand at other heights.
CLOSE = 0.025
ABOVE = 106
STEP_UP = 8


def sign(seat: int) -> str:
    """Return the mark of a seat, as the page shows it."""
    return (SIGNS + HOLLOW_SIGNS)[seat % (2 * len(SIGNS))]


def graph(telling: Telling) -> str:
    """Draw the chances of all, the rounds, and the turning points by number."""

    def draw(axes: Any) -> None:
        _draw_rounds(axes, telling)
        _draw_chances(axes, telling)
        highest = _draw_turning_points(axes, telling)
        axes.set_ylim(0, highest + STEP_UP / 2)
        axes.set_yticks(range(0, PERCENT + 1, 25))
        axes.spines["left"].set_bounds(0, PERCENT)
        axes.set_xlim(0.5, len(telling.decisions) + 1.5)
        axes.set_xlabel(telling.words.say("analysis-axis-decision"))
        axes.set_ylabel(telling.words.say("analysis-axis-chance"))
        axes.grid(axis="y")
        # Without the space, a name that begins with a low line would be left out.
        labels = [f" {name}" for name in telling.names]
        axes.figure.legend(
            axes.lines[-len(labels) :],
            labels,
            loc="outside lower left",
            ncols=len(labels),
            frameon=False,
            handlelength=4,
        )

    return drawn("graph", telling.words.say("analysis-graph"), INCHES, draw)


def _draw_rounds(axes: Any, telling: Telling) -> None:
    named = [begun for begun in telling.rounds if begun.tick]
    for begun in telling.rounds:
        strong = begun in named
        axes.axvline(begun.decision - 0.5, color=INK, linewidth=0.7, alpha=0.45 if strong else 0.15)
    top = axes.secondary_xaxis("top")
    top.set_xticks(
        [begun.decision - 0.5 for begun in named], [begun.tick for begun in named], ha="left"
    )
    top.tick_params(length=0)
    top.spines["top"].set_visible(False)


def _draw_turning_points(axes: Any, telling: Telling) -> float:
    """Number the turning points; return how high the numbers reach."""
    ranked = enumerate(turning_points(telling.analysis), 1)
    close = CLOSE * len(telling.decisions)
    height, before = float(ABOVE), -close
    highest = height
    for rank, point in sorted(ranked, key=lambda pair: pair[1].decision.number):
        at = point.decision.number + 0.5
        height = height + STEP_UP if at - before <= close else ABOVE
        before, highest = at, max(highest, height)
        axes.vlines(at, 0, height, color=INK, linewidth=0.8, linestyle=(0, (1, 2)))
        axes.text(
            at,
            height,
            str(rank),
            ha="center",
            va="center",
            fontweight="bold",
            bbox={"boxstyle": "circle,pad=0.2", "facecolor": "#d9b45f", "edgecolor": "none"},
            color="black",
        )
    return highest


def _draw_chances(axes: Any, telling: Telling) -> None:
    decisions = telling.analysis.decisions
    places = range(1, len(decisions) + 2)
    every = max(1, len(decisions) // MARKS_A_LINE)
    for seat in range(len(telling.names)):
        chances = [decision.before[seat] for decision in decisions] + [
            telling.analysis.result[seat]
        ]
        axes.plot(
            places,
            [PERCENT * chance for chance in chances],
            color=COLORS[seat % len(COLORS)],
            linestyle=LINES[seat % len(LINES)],
            linewidth=1.6,
            marker=MARKS[seat % len(MARKS)],
            markersize=5,
            fillstyle="full" if seat < len(MARKS) else "none",
            # Marks of several seats at one place would hide each other.
            markevery=(seat * every // len(telling.names), every),
            clip_on=False,
        )
