"""What is played, and at how large a table, if nobody says."""

from __future__ import annotations

from importlib.metadata import entry_points

from kingsbridge.engine.title import Options, title
from kingsbridge.envs.in_play import InPlay
from kingsbridge.envs.rewards import Rewarding, reward_of

# What people like best.
USUAL_SEATS = 4


def new_table(
    wanted: str | None,
    seats: int | None,
    options: Options | None,
    reward: Rewarding,
    skip_forced: bool,
) -> InPlay:
    """Set a table; without a number of seats, one of four or of the most that the title has."""
    key = usual_title(wanted)
    return InPlay(
        title(key), usual_seats(key, seats), options or {}, reward_of(reward), skip_forced
    )


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
