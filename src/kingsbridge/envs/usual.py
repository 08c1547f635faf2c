"""What is played, and at how large a table, if nobody says."""

from __future__ import annotations

from importlib.metadata import entry_points

from kingsbridge.engine.title import title

# What people like best.
USUAL_SEATS = 4


def usual_title(wanted: str | None) -> str:
    """Return the title that is wanted, or else the first of our own, whatever else is installed."""
    if wanted is not None:
        return wanted
    titles = entry_points(group="kingsbridge.titles")
    return min(entry.name for entry in titles if entry.dist and entry.dist.name == "kingsbridge")


def usual_seats(title_key: str, wanted: int | None) -> int:
    """Return how many seats are wanted, or else four, or the nearest number that a title has."""
    if wanted is not None:
        return wanted
    game = title(title_key)
    return max(game.fewest, min(USUAL_SEATS, game.most))
