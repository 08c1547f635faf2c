"""Where everybody's points came from, side by side."""

from __future__ import annotations

from kingsbridge.engine.state import State
from kingsbridge.engine.title import Title
from kingsbridge.words import Words


def score_rows(title: Title, state: State, words: Words) -> dict[str, list[float]]:
    """Return the points of each seat by their source, as the sheets have them, losses last."""
    order: list[str] = []
    rows: dict[str, list[float]] = {}
    for seat in range(state.seats):
        place = 0
        for phrase, points in title.score_sheet(state, seat):
            said = words.tell(phrase)
            if said not in rows:
                order.insert(place, said)
                rows[said] = [0.0] * state.seats
            rows[said][seat] += points
            place = order.index(said) + 1
    order.sort(key=lambda said: max(rows[said]) <= 0)
    return {said: rows[said] for said in order}
