"""Why one move is better than another: what each brings when the game is played on.

Both are made on the same deals of what the player could not know, and by rules of thumb everybody
plays on, to the end of the round and to the end of the game. What the better move brings more of,
on average, is the reason: points by where they come from, and what others get out of it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from kingsbridge.analysis.analyst import Analyst
from kingsbridge.bots.craft import Craft, craft_of
from kingsbridge.engine.journal import ROUND_BEGINS, Journal
from kingsbridge.engine.phrase import Name, Phrase
from kingsbridge.engine.state import State
from kingsbridge.engine.title import title_of

# On so many deals the game is played on at most.
DEALS = 8
# Less is chance, and is not told; and so much at most is told.
LEAST_POINTS = 0.5
MOST_GAINS = 3

Fact = int | float | str
# Where points come from: a message, what fills it, and the names in it by kind and key.
Source = tuple[str, tuple[tuple[str, Fact], ...], tuple[tuple[str, str, str], ...]]


@dataclass(frozen=True)
class Gain:
    """Points that the better move brings from one source: more than none, or less."""

    source: str
    facts: dict[str, Fact]
    names: dict[str, list[str]]  # by fact: kind and key
    points: float

    def phrase(self) -> Phrase:
        """Return the words for where the points come from."""
        names = {fact: Name(kind, key) for fact, (kind, key) in self.names.items()}
        return Phrase(self.source, {**self.facts, **names})


@dataclass(frozen=True)
class Outlook:
    """What the better move brings until some moment, on average over the deals."""

    points: list[float]  # more of them, for each seat
    gains: list[Gain]  # of the seat that decides, the largest first


@dataclass(frozen=True)
class Reason:
    """What the better move brings by the end of the round, and by the end of the game."""

    round: Outlook
    game: Outlook


def reason(state: State, best: int, made: int, analyst: Analyst, deals: int) -> Reason | None:
    """Return what the better move brings on so many deals; None without rules of thumb."""
    craft = craft_of(state)
    if craft is None:
        return None
    by_round, by_end = Sums(state, deals), Sums(state, deals)
    for deal in range(deals):
        for move, sign in ((best, 1), (made, -1)):
            there = analyst.deal(state, state.seat, deal)
            there.apply(move)
            play_round(there, craft)
            by_round.add(there, sign)
            play_on(there, craft)
            by_end.add(there, sign)
    return Reason(by_round.outlook(), by_end.outlook())


def play_round(state: State, craft: Craft) -> None:
    """Play by rules of thumb until another round begins, or the game is over."""
    journal = Journal()
    state.journal = journal
    seen = 0
    while not state.over:
        state.apply(craft.choose(state))
        entries = journal.entries
        if any(entry.what == ROUND_BEGINS for entry in entries[seen:]):
            break
        seen = len(entries)
    state.journal = None


def play_on(state: State, craft: Craft) -> None:
    """Play by rules of thumb to the end."""
    while not state.over:
        state.apply(craft.choose(state))


class Sums:
    """Differences of points, added up over the deals."""

    def __init__(self, state: State, deals: int) -> None:
        self.deals = deals
        self.title = title_of(state)
        self.seat = state.seat
        self.points = [0.0] * state.seats
        self.sources: dict[Source, float] = {}

    def add(self, state: State, sign: int) -> None:
        """Add how everybody stands, or take it off."""
        for seat, points in enumerate(state.scores()):
            self.points[seat] += sign * points / self.deals
        for phrase, points in self.title.score_sheet(state, self.seat):
            source = source_of(phrase)
            self.sources[source] = self.sources.get(source, 0.0) + sign * points / self.deals

    def outlook(self) -> Outlook:
        """Return what there is to tell."""
        largest = sorted(self.sources.items(), key=lambda item: (-abs(item[1]), item[0][0]))
        gains = [
            Gain(message, dict(facts), {fact: [kind, key] for fact, kind, key in names}, points)
            for (message, facts, names), points in largest[:MOST_GAINS]
            if abs(points) >= LEAST_POINTS
        ]
        return Outlook(self.points, gains)


def source_of(phrase: Phrase) -> Source:
    """Return a phrase as something that can be compared and kept."""
    facts = tuple(
        (fact, value) for fact, value in phrase.facts.items() if not isinstance(value, Name)
    )
    names = tuple(
        (fact, value.kind, value.key)
        for fact, value in phrase.facts.items()
        if isinstance(value, Name)
    )
    return phrase.message, facts, names


def reason_from_json(doc: Mapping[str, Any] | None) -> Reason | None:
    """Return a reason as it was kept."""
    if doc is None:
        return None
    return Reason(_outlook(doc["round"]), _outlook(doc["game"]))


def _outlook(doc: Mapping[str, Any]) -> Outlook:
    return Outlook(doc["points"], [Gain(**gain) for gain in doc["gains"]])
