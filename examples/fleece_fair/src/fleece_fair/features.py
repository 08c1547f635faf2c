"""What a seat knows as numbers from 0 to 1, for learning: the fair, then each merchant."""

from __future__ import annotations

from fleece_fair.rules import MOST_LOTS
from fleece_fair.state import NOTHING, Fair, numbers

LOTS = range(1, MOST_LOTS + 1)
# More sacks than this are nowhere.
MOST_WOOL = sum(LOTS)


def table_names(cards: object) -> list[str]:
    """Return the names of what `table_features` tells."""
    return ["round", "lots", "lot", "waiting", *(f"unsold_{lot}" for lot in LOTS)]


def table_features(fair: Fair) -> list[float]:
    """Return what everybody sees of the fair."""
    return [
        fair.round / MOST_LOTS,
        fair.lots / MOST_LOTS,
        fair.lot / MOST_LOTS,
        sum(numbers(fair.waiting)) / MOST_WOOL,
        *(float(fair.unsold >> lot & 1) for lot in LOTS),
    ]


def player_names(cards: object) -> list[str]:
    """Return the names of what `player_features` tells."""
    return ["wool", "sat_out", "decides", "has_laid", "laid", *(f"purse_{lot}" for lot in LOTS)]


def player_features(fair: Fair, seat: int, seen_by: int) -> list[float]:
    """Return what one seat knows of a merchant: only of itself, what it has laid."""
    laid = fair.laid[seat]
    return [
        sum(numbers(fair.taken[seat])) / MOST_WOOL,
        float(fair.sat_out[seat]),
        float(fair.seat == seat),
        float(laid != NOTHING),
        laid / MOST_LOTS if seat == seen_by and laid != NOTHING else 0.0,
        *(float(fair.purses[seat] >> lot & 1) for lot in LOTS),
    ]
