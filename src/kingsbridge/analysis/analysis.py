"""A finished game, looked at again: every decision weighed, what it gave away, and luck.

The analysis depends on the record and the analyst alone, not on how many processes share the work.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from kingsbridge.analysis.grades import FLAWS, Grade, grade
from kingsbridge.analysis.weighing import Analyst, Weighed, weigh
from kingsbridge.bots.playing import Asked
from kingsbridge.engine.errors import BadOption, BadRecord
from kingsbridge.engine.record import Record, record_from_text
from kingsbridge.engine.state import State
from kingsbridge.work.interruption import interrupts_held
from kingsbridge.work.sharing import here

# Decisions weighed one after another before a result is reported.
CHUNK = 4


@dataclass(frozen=True)
class Decision:
    """A decision, weighed, and how everybody stood at the next, seen by the same eyes."""

    number: int  # counted from 1, for people
    weighed: Weighed
    after: list[float]

    @property
    def seat(self) -> int:
        return self.weighed.seat

    @property
    def before(self) -> list[float]:
        return self.weighed.chances

    @property
    def given_away(self) -> float:
        """Return how much better the best move was; nothing if it was not."""
        return self.weighed.given_away

    @property
    def grade(self) -> Grade:
        return grade(self.given_away)

    @property
    def lucky(self) -> bool:
        """Return whether chance had a hand in what followed."""
        return bool(self.weighed.surprises)

    @property
    def expected(self) -> list[float]:
        """Return every seat's chance once the move is made and before anything is drawn.

        The bot tells that of the deciding seat; the others share the rest as they did before.
        """
        made = self.weighed.made.chance
        rest = 1.0 - self.before[self.seat]
        others = (1.0 - made) / rest if rest > 0 else 0.0
        return [
            made if seat == self.seat else chance * others
            for seat, chance in enumerate(self.before)
        ]

    @property
    def luck(self) -> list[float]:
        """Return what chance did to every seat; where it had no hand, nothing."""
        if not self.lucky:
            return [0.0] * len(self.before)
        return [after - expected for after, expected in zip(self.after, self.expected, strict=True)]


@dataclass(frozen=True)
class SeatSummary:
    """One player's game: what their choices gave away, and what chance gave or took."""

    seat: int
    decisions: int
    given_away: float
    grades: dict[Grade, int]
    luck: float
    worst: int | None  # the number of the decision that gave away the most, if it was a flaw
    mistakes: list[int]  # the numbers of all decisions that gave chances away, in their order


@dataclass(frozen=True)
class Analysis:
    """What was found about a game."""

    record: Record
    analyst: Analyst
    decisions: list[Decision]
    scores: list[float]
    winners: list[int]
    result: list[float]

    def summaries(self) -> list[SeatSummary]:
        """Return every player's game."""
        return [self.summary(seat) for seat in range(self.record.seats)]

    def summary(self, seat: int) -> SeatSummary:
        """Return one player's game."""
        own = [decision for decision in self.decisions if decision.seat == seat]
        flawed = [decision for decision in own if decision.grade in FLAWS]
        worst = max(flawed, key=lambda decision: decision.given_away, default=None)
        return SeatSummary(
            seat=seat,
            decisions=len(own),
            given_away=sum(decision.given_away for decision in flawed),
            grades={flaw: sum(found.grade == flaw for found in flawed) for flaw in FLAWS},
            luck=sum(decision.luck[seat] for decision in self.decisions),
            worst=None if worst is None else worst.number,
            mistakes=[decision.number for decision in flawed],
        )


def check(record: Record, analyst: Analyst, jobs: int = 1) -> State:
    """Raise with what is wrong before the long work begins; return how the game ended."""
    if jobs < 1:
        raise BadOption(f"jobs must be 1 or more, not {jobs}")
    analyst.check()
    end = record.verify()
    if not end.over:
        raise BadRecord(
            f"this game is not finished: after {len(record.moves)} moves nobody has won yet; "
            "only a finished game can be analysed"
        )
    return end


def analyse(
    record: Record,
    analyst: Analyst,
    jobs: int = 1,
    report: Callable[[int], None] | None = None,
) -> Analysis | None:
    """Weigh every decision, reporting now and then how many are done.

    An interrupt ends the work; then there is no analysis.
    """
    end = check(record, analyst, jobs)
    plies = decisions_in(record)
    found: list[Weighed] = []
    chunks = (plies[first : first + CHUNK] for first in range(0, len(plies), CHUNK))
    work = partial(weigh_some, record.to_text(), analyst)
    with interrupts_held() as interruption:
        for some in here(jobs)(work, chunks, interruption):
            found += some
            if report is not None:
                report(len(found))
    if len(found) < len(plies):
        return None
    return analysis_of(record, analyst, found, end)


def analysis_of(record: Record, analyst: Analyst, found: Sequence[Weighed], end: State) -> Analysis:
    """Return the analysis of a game whose decisions were weighed, and that ended so."""
    return Analysis(
        record, analyst, in_order(found, end.shares()), end.scores(), end.winners(), end.shares()
    )


def decisions_in(record: Record) -> list[int]:
    """Return after how many moves there was something to decide."""
    return [state.ply for state in record.states() if len(state.legal()) > 1]


def weigh_some(
    text: str, analyst: Analyst, plies: Sequence[int], asked: Asked
) -> list[Weighed] | None:
    """Weigh some decisions of a record, unless somebody asks to stop."""
    record = record_from_text(text)
    found: list[Weighed] = []
    for state in record.states():
        if state.ply in plies:
            if asked():
                return None
            found.append(weigh(state, record.moves[state.ply], analyst))
        if len(found) == len(plies):
            break
    return found


def in_order(found: Sequence[Weighed], end: list[float]) -> list[Decision]:
    """Return the decisions as they were made, each with how everybody stood after it."""
    ordered = sorted(found, key=lambda weighed: weighed.ply)
    following = [weighed.chances for weighed in ordered[1:]] + [end]
    return [
        Decision(number, weighed, following[number - 1] if weighed.after is None else weighed.after)
        for number, weighed in enumerate(ordered, 1)
    ]
