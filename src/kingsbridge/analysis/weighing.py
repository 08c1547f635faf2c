"""One decision of a recorded game, weighed by a bot that is shown what the player could know."""

from __future__ import annotations

from dataclasses import dataclass

from kingsbridge.analysis.analyst import Analyst, Choice, go_on
from kingsbridge.analysis.grades import FLAWS, grade
from kingsbridge.analysis.opinion import Opinion, chances_at, opinion
from kingsbridge.analysis.reasons import DEALS, Reason, reason
from kingsbridge.engine.journal import Entry, Journal
from kingsbridge.engine.state import State

__all__ = ["Analyst", "Choice", "Weighed", "weigh"]

# On so many deals it is looked whether what followed a move could have been foreseen.
LOOKS = 6
# For so many tries of the move made the game is played on once, to say why another was better.
TRIES_A_DEAL = 4


@dataclass(frozen=True)
class Weighed:
    """What a bot thinks of a decision."""

    ply: int
    seat: int
    offers: int
    chances: list[float]  # of every seat, before the decision
    made: Choice
    best: Choice
    reconsidered: bool  # the move made got second thoughts
    surprises: list[int]  # which of the entries told until the next decision nobody could foresee
    # At the next decision, by what the same player can know there; None if that is all there is
    # to know for the one who decides next.
    after: list[float] | None
    # What the best move would have brought; None if the move made was sound, or nobody knows how
    # to play the game on.
    reason: Reason | None = None

    @property
    def given_away(self) -> float:
        """Return how much better the best move was; nothing if it was not."""
        return behind(self.made, self.best)


def weigh(state: State, move: int, analyst: Analyst) -> Weighed:
    """Weigh the move that was made at a moment against all the others."""
    found = opinion(state, move, analyst)
    flawed = grade(behind(found.made, found.best)) in FLAWS
    return Weighed(
        ply=state.ply,
        seat=state.seat,
        offers=len(state.legal()),
        chances=found.chances,
        made=found.made,
        best=found.best,
        reconsidered=found.reconsidered,
        surprises=surprises(state, move, analyst),
        after=chances_after(state, move, analyst),
        reason=why(state, found, analyst) if flawed else None,
    )


def why(state: State, found: Opinion, analyst: Analyst) -> Reason | None:
    """Return what the best move would have brought; who hardly thought cannot say."""
    deals = min(DEALS, found.made.tries // TRIES_A_DEAL)
    if not deals:
        return None
    return reason(state, found.best.move, found.made.move, analyst, deals)


def behind(made: Choice, best: Choice) -> float:
    """Return by how much one move leaves a better chance than another, if it does."""
    return max(0.0, best.chance - made.chance)


def chances_after(state: State, move: int, analyst: Analyst) -> list[float] | None:
    """Return everybody's chances after the move that was made, still seen by its player's eyes.

    Who decides next holds other cards and sees other chances: that alone must not look like a
    change.
    """
    there = state.clone()
    go_on(there, move)
    if there.over:
        return there.shares()
    seen = there.as_seen_by(state.seat)
    if seen.knowledge(there.seat) == there.knowledge(there.seat):
        return None
    return chances_at(there, state.seat, analyst)


def surprises(state: State, move: int, analyst: Analyst) -> list[int]:
    """Return which entries of the journal do not follow from the move and what its player knew."""
    told = told_after(state.clone(), move)
    foreseen = set(map(_what_happened, told))
    for deal in range(LOOKS):
        foreseen &= set(
            map(_what_happened, told_after(analyst.deal(state, state.seat, deal), move))
        )
    return [place for place, entry in enumerate(told) if _what_happened(entry) not in foreseen]


def told_after(state: State, move: int) -> list[Entry]:
    """Return what everybody may read between a move and the next decision."""
    journal = Journal()
    state.journal = journal
    go_on(state, move)
    return journal.everybodys()


def _what_happened(entry: Entry) -> tuple[str, int, int, int, int]:
    return entry.what, entry.seat, entry.a, entry.b, entry.c
