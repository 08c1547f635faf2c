"""Moves, journal entries and score sheets as phrases; `locale/` says them in each language."""

from __future__ import annotations

from fleece_fair.rules import SIT_OUT
from fleece_fair.state import Fair
from kingsbridge.engine.journal import Entry
from kingsbridge.engine.phrase import Phrase

# What the numbers of each kind of entry are.
STORIES: dict[str, list[str]] = {
    "round_begins": ["round", "lot"],
    "lays": [],
    "chose": ["purse"],
    "sits_out": [],
    "opens": ["purse"],
    "waits": ["lot"],
    "buys": ["sacks", "purse"],
    "wins": ["sacks"],
}


def phrase(fair: Fair, move: int) -> Phrase:
    """Return the words for a move."""
    if move == SIT_OUT:
        return Phrase("fleece-move-sit_out", {})
    return Phrase("fleece-move-lay", {"purse": move})


def story(fair: Fair, entry: Entry) -> Phrase:
    """Return the words for what happened."""
    told = dict(zip(STORIES[entry.what], (entry.a, entry.b, entry.c), strict=False))
    return Phrase(f"fleece-story-{entry.what}", {"seat": entry.seat, **told})


def score_sheet(fair: Fair, seat: int) -> list[tuple[Phrase, float]]:
    """Return the lots, the best first, and what each of them counts for a seat."""
    return [
        (Phrase("fleece-sheet-lot", {"lot": lot}), float(lot if fair.taken[seat] >> lot & 1 else 0))
        for lot in range(fair.lots, 0, -1)
    ]
