"""One decision of a recorded game, weighed by a bot that is shown what the player could know.

The chance of a move is what the bot's search made of it. A move that it hardly tried gets second
thoughts: it and the favourite are both played, each on the same few deals of what the player could
not know, and the bot thinks about where they lead. By how much they differ there is by how much
they are taken to differ.
"""

from __future__ import annotations

from dataclasses import dataclass

from kingsbridge.bots import Bot, bot
from kingsbridge.bots.levels import ANALYST
from kingsbridge.bots.player import weighs_chances
from kingsbridge.engine.dice import FastDice
from kingsbridge.engine.errors import BadOption
from kingsbridge.engine.journal import Entry, Journal
from kingsbridge.engine.state import State

# A move tried less often than this gets second thoughts, on so many deals.
ENOUGH_TRIES = 8
SECOND_DEALS = 3
# On so many deals it is looked whether what followed a move could have been foreseen.
LOOKS = 6
# No decision shares its dice with another.
SEEDS_A_DECISION = 16
SEEDS_AN_ANALYSIS = 1_000_003


@dataclass(frozen=True)
class Analyst:
    """Who weighs the decisions: a bot by name, its settings behind it, and for how long."""

    bot: str = ANALYST
    iterations: int | None = None
    seed: int = 0

    def sit_down(self, ply: int) -> Bot:
        """Return the bot with a fresh mind, so that no decision depends on those before it."""
        settings = {} if self.iterations is None else {"iterations": self.iterations}
        return bot(self.bot, self.seed_of(ply), **settings)

    def deal(self, moment: State, seat: int, number: int) -> State:
        """Return a moment with a deal of its own of all that a seat cannot know."""
        return moment.as_seen_by(seat, FastDice.seeded(self.seed_of(moment.ply) + number))

    def seed_of(self, ply: int) -> int:
        """Return the first of the seeds for a decision."""
        return self.seed * SEEDS_AN_ANALYSIS + ply * SEEDS_A_DECISION

    def check(self) -> None:
        """Raise if this bot cannot weigh decisions."""
        if not weighs_chances(self.sit_down(0)):
            raise BadOption(
                f"bot {self.bot!r} chooses without weighing chances; "
                "an analysis needs one that does, such as 'architect' or 'champion:iterations=400'"
            )


@dataclass(frozen=True)
class Choice:
    """A move with the chance to win it leaves, and how often the search tried it."""

    move: int
    chance: float
    tries: int


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


def weigh(state: State, move: int, analyst: Analyst) -> Weighed:
    """Weigh the move that was made at a moment against all the others."""
    seat = state.seat
    thinking = analyst.sit_down(state.ply).think(state.as_seen_by(seat))
    tried = {
        thought.move: Choice(thought.move, thought.chance, thought.visits)
        for thought in thinking.moves
    }
    best = tried[thinking.moves[0].move]
    made = tried.get(move, Choice(move, 0.0, 0))
    reconsidered = made.tries < ENOUGH_TRIES and made.move != best.move
    if reconsidered:
        behind = gap(state, best.move, move, analyst)
        made = Choice(move, min(1.0, max(0.0, best.chance - behind)), made.tries)
    return Weighed(
        ply=state.ply,
        seat=seat,
        offers=len(state.legal()),
        chances=thinking.chances,
        made=made,
        best=best,
        reconsidered=reconsidered,
        surprises=surprises(state, move, analyst),
        after=chances_after(state, move, analyst),
    )


def gap(state: State, best: int, made: int, analyst: Analyst) -> float:
    """Return by how much one move leaves a better chance than another, on the same deals."""
    total = 0.0
    for deal in range(SECOND_DEALS):
        total += chance_after(state, best, deal, analyst)
        total -= chance_after(state, made, deal, analyst)
    return total / SECOND_DEALS


def chance_after(state: State, move: int, deal: int, analyst: Analyst) -> float:
    """Return what the bot thinks of a seat's chance once it has made a move on some deal."""
    there = analyst.deal(state, state.seat, deal)
    go_on(there, move)
    if there.over:
        return there.shares()[state.seat]
    thinking = analyst.sit_down(state.ply).think(there.as_seen_by(there.seat))
    return thinking.chances[state.seat]


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
    total = [0.0] * there.seats
    for deal in range(SECOND_DEALS):
        thinking = analyst.sit_down(there.ply).think(analyst.deal(there, state.seat, deal))
        total = [a + b for a, b in zip(total, thinking.chances, strict=True)]
    return [chances / SECOND_DEALS for chances in total]


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


def go_on(state: State, move: int) -> None:
    """Make a move, and all moves after it that are the only ones offered."""
    state.apply(move)
    while not state.over and len(state.legal()) == 1:
        state.apply(state.legal()[0])


def _what_happened(entry: Entry) -> tuple[str, int, int, int, int]:
    return entry.what, entry.seat, entry.a, entry.b, entry.c
