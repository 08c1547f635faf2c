"""The habits of a game: what somebody did how often, and where their points came from.

What is counted are the lines of the journal, by kinds that the title's part `habits` names. A title
without that part still has points by source, and decisions.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from kingsbridge.engine.errors import BadRecord
from kingsbridge.engine.journal import Entry, Journal
from kingsbridge.engine.phrase import Name, Phrase
from kingsbridge.engine.record import Record
from kingsbridge.engine.state import State
from kingsbridge.engine.title import Title, title

# A game has so many parts of about the same length: its opening, its middle, its end.
THIRDS: Final = 3
# Raised when something else comes to be counted: what was kept by another number is counted anew.
COUNTED_AS: Final = 1


@dataclass(frozen=True)
class Group:
    """Habits of one kind, such as the places where builders stood: by what their names begin with.

    The title says `<title>-habits-<key>` of the group, and names its things as it does elsewhere.
    """

    key: str
    named: str
    things: Sequence[str]

    def habit(self, thing: str) -> str:
        """Return the key of one habit."""
        return f"{self.key}.{thing}"

    def name(self, thing: str) -> Name:
        """Return how a thing is called."""
        return Name(self.named, thing)


# A seat did something so many times: the key of a habit, and how much it counts for.
Count = tuple[int, str, float]


@dataclass(frozen=True)
class Kinds:
    """What a title's part `habits` brings as `KINDS`: its groups, and what counts for which.

    `count` is given a state and what was told of one decision, up to the next. Lines of the score
    sheet that differ only in the facts of `alike`, which their words do not say, are one source.
    """

    groups: Sequence[Group]
    count: Callable[[State, Sequence[Entry]], Iterable[Count]]
    alike: Collection[str] = ()


def kinds_of(game: Title) -> Kinds | None:
    """Return which habits a title tells apart, if it does."""
    part = game.part("habits")
    return None if part is None else part.bring("KINDS", Kinds)


@dataclass(frozen=True)
class Habits:
    """What one seat did in a game that was played to its end."""

    title: str
    seats: int
    seat: int
    points: float
    # Points beyond the mean of the table, the place from 1, and the part in the victory.
    ahead: float
    place: int
    share: float
    decisions: int
    # Before which decisions of the game, as moves made, its second and its last third begin.
    thirds: list[int]
    counts: dict[str, float] = field(default_factory=dict)
    sources: dict[str, float] = field(default_factory=dict)
    version: int = COUNTED_AS

    def amounts(self) -> dict[str, float]:
        """Return all that is compared, by key: habits, and points by their source."""
        return {**self.counts, **{SOURCE + key: vp for key, vp in self.sources.items()}}

    def third_of(self, ply: int) -> int:
        """Return in which third of the game a decision was made."""
        return sum(ply >= begins for begins in self.thirds)


# What keys of points by source begin with where they stand beside habits.
SOURCE: Final = "vp:"


def habits_from_json(doc: Mapping[str, Any]) -> Habits | None:
    """Return habits as they were kept, unless other things are counted by now."""
    return Habits(**doc) if doc.get("version") == COUNTED_AS else None


def habits_of(record: Record) -> list[Habits]:
    """Return the habits of every seat of a finished game; raise if it is not finished."""
    game = title(record.title_key)
    kinds = kinds_of(game)
    journal = Journal()
    counts: list[defaultdict[str, float]] = [defaultdict(float) for _ in range(record.seats)]
    decisions = [0] * record.seats
    thirds: list[int] = []
    told = 0
    state = record.begin(journal)
    for played, move in enumerate(record.moves):
        while len(thirds) < THIRDS - 1 and state.progress() * THIRDS >= len(thirds) + 1:
            thirds.append(played)
        decisions[state.seat] += 1
        record.step(state, played, move)
        if kinds is not None:
            for seat, habit, amount in kinds.count(state, journal.entries[told:]):
                counts[seat][habit] += amount
            told = len(journal.entries)
    if not state.over:
        raise BadRecord(f"the game is not over after its {len(record.moves)} moves")
    thirds += [len(record.moves)] * (THIRDS - 1 - len(thirds))
    scores, shares = state.scores(), state.shares()
    mean = sum(scores) / len(scores)
    return [
        Habits(
            title=record.title_key,
            seats=record.seats,
            seat=seat,
            points=scores[seat],
            ahead=round(scores[seat] - mean, 3),
            place=place_of(seat, scores, shares),
            share=shares[seat],
            decisions=decisions[seat],
            thirds=thirds,
            counts=dict(counts[seat]),
            sources=sources_of(game, state, seat),
        )
        for seat in range(record.seats)
    ]


def place_of(seat: int, scores: Sequence[float], shares: Sequence[float]) -> int:
    """Return a seat's place from 1: who has won comes first, then who has more points."""
    mine = (shares[seat] > 0, scores[seat])
    return 1 + sum((share > 0, score) > mine for score, share in zip(scores, shares, strict=True))


def sources_of(game: Title, state: State, seat: int) -> dict[str, float]:
    """Return a seat's points by source; what is called alike is one source."""
    kinds = kinds_of(game)
    alike = kinds.alike if kinds is not None else ()
    found: defaultdict[str, float] = defaultdict(float)
    for phrase, points in game.score_sheet(state, seat):
        found[key_of(phrase, alike)] += points
    return dict(found)


def key_of(phrase: Phrase, alike: Collection[str] = ()) -> str:
    """Return a line of a score sheet as it is kept: its message, and what fills it.

    Lines that differ in nothing but facts of these names are alike.
    """
    facts = {
        name: [fact.kind, fact.key] if isinstance(fact, Name) else fact
        for name, fact in phrase.facts.items()
        if name not in alike
    }
    return json.dumps([phrase.message, facts], separators=(",", ":")) if facts else phrase.message


def phrase_of(key: str) -> Phrase:
    """Return the line that was kept."""
    if not key.startswith("["):
        return Phrase(key, {})
    message, facts = json.loads(key)
    return Phrase(
        message,
        {name: Name(*fact) if isinstance(fact, list) else fact for name, fact in facts.items()},
    )
