"""What a bot thinks of a moment: of its best move, and of the one that was made.

A bot that grows a tree is watched while it does. It stops as soon as more thought could not change
the grade of the move made: where the favourite is clear, and where no move is better by enough to
matter. Then it looks at the favourite and at the move made in turns, until it is sure between
which bounds of the grades their difference lies, or has looked at each as often as it looked at
all moves before.

Any other bot is asked what it thinks. A move that it hardly tried gets second thoughts: it and the
favourite are both played, each on the same few deals of what the player could not know, and the
bot thinks about where they lead.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import inf, sqrt

from kingsbridge.analysis.analyst import Analyst, Choice, go_on
from kingsbridge.analysis.grades import BOUNDS
from kingsbridge.bots.search import NO_BUDGET, TreeBot, Undisturbed
from kingsbridge.bots.tree import Node, Tree
from kingsbridge.engine.state import State

# A move that any other bot tried less often than this gets second thoughts, on so many deals.
ENOUGH_TRIES = 8
SECOND_DEALS = 3
# A prior beside which all others are nothing.
CERTAIN = 1e9
# How things stand after a move is looked at on so many deals, so many times each at most.
DEALS_AFTER = 8
LOOKS_AFTER = 32


@dataclass(frozen=True)
class Care:
    """How sure a bot makes itself before it stops thinking, in standard errors."""

    # Whether it could stop is asked every so many looks, after so many for each offer.
    glance: int = 16
    least_looks: int = 12
    # That the favourite is the best.
    favourite: float = 4.0
    # That no move is better than the one made by enough to matter.
    sound: float = 3.0
    # Between which grades the difference of two moves lies, each tried so many times at least.
    grade: float = 2.0
    least_tries: int = 32


USUAL = Care()
# It never stops before it has thought as long as it may.
UNHURRIED = Care(favourite=inf, sound=inf, grade=inf)


@dataclass(frozen=True)
class Opinion:
    """Everybody's chances, the best move, the one made, and whether that got second thoughts."""

    chances: list[float]
    made: Choice
    best: Choice
    reconsidered: bool


def opinion(state: State, move: int, analyst: Analyst, care: Care = USUAL) -> Opinion:
    """Return what a bot thinks that is shown what the deciding player could know."""
    bot = analyst.sit_down(state.ply)
    seen = state.as_seen_by(state.seat)
    if isinstance(bot, TreeBot) and bot.budget(seen) != NO_BUDGET:
        with Undisturbed():
            return Scales(bot, seen, move, care).weigh()
    return asked(state, move, analyst)


def chances_at(there: State, eyes: int, analyst: Analyst) -> list[float]:
    """Return everybody's chances at a moment, as a seat sees them that does not decide there."""
    total = [0.0] * there.seats
    deals = 0
    bot = analyst.sit_down(there.ply)
    if isinstance(bot, TreeBot) and bot.budget(there) != NO_BUDGET:
        with Undisturbed():
            for deal in range(DEALS_AFTER):
                seen = analyst.deal(there, eyes, deal)
                bot.tree.begin(seen)
                for _ in range(min(LOOKS_AFTER, bot.budget(seen))):
                    bot.tree.descend()
                _add(total, bot.tree.thinking().chances)
                deals += 1
    else:
        for deal in range(SECOND_DEALS):
            thinking = analyst.sit_down(there.ply).think(analyst.deal(there, eyes, deal))
            _add(total, thinking.chances)
            deals += 1
    return [chances / deals for chances in total]


def _add(total: list[float], more: list[float]) -> None:
    for seat, chance in enumerate(more):
        total[seat] += chance


class Scales:
    """A decision on the scales: a tree grown until the grade of the move made is plain."""

    def __init__(self, bot: TreeBot, seen: State, move: int, care: Care) -> None:
        self.care = care
        self.budget = bot.budget(seen)
        self.tree: Tree = bot.tree
        self.node: Node = self.tree.begin(seen)
        self.made = self.node.moves.index(move)
        self.looks = 0

    def weigh(self) -> Opinion:
        """Look at all moves, then at the favourite and the move made in turns."""
        while not self.is_plain():
            self.tree.descend()
            self.looks += 1
        # What follows looks at the move made more often than it deserves.
        chances = self.tree.thinking().chances
        best = self.node.favourite()
        again = False
        while best != self.made and not self.is_graded(best):
            again = True
            fewer = min((best, self.made), key=lambda place: self.node.visits[place])
            self.look_at(fewer)
        return Opinion(chances, self.choice(self.made), self.choice(best), again)

    def choice(self, place: int) -> Choice:
        """Return what was found out about a move."""
        node = self.node
        return Choice(node.moves[place], node.chance(place), node.visits[place])

    def look_at(self, place: int) -> None:
        """Look once at what follows a move, however promising it is."""
        priors = self.node.priors
        self.node.priors = [CERTAIN if other == place else 0.0 for other in range(len(priors))]
        self.tree.descend()
        self.node.priors = priors

    def is_plain(self) -> bool:
        """Return whether more looks at all moves would hardly change the grade."""
        care, node = self.care, self.node
        if self.looks >= self.budget:
            return True
        if self.looks % care.glance or self.looks < care.least_looks * len(node.moves):
            return False
        spread = self.tree.spread()
        return (
            (care.favourite < inf and node.lead() > self.budget - self.looks)
            or node.leads_by(care.favourite * spread)
            or self.is_sound(care.sound * spread)
        )

    def is_sound(self, errors: float) -> bool:
        """Return whether no move is better than the one made by enough to matter."""
        node, made = self.node, self.made
        if not node.visits[made]:
            return False
        flawed = BOUNDS[0]
        return all(
            node.chance(place) - node.chance(made) + self.error(errors, place, made) < flawed
            for place, tried in enumerate(node.visits)
            if tried and place != made
        )

    def is_graded(self, best: int) -> bool:
        """Return whether the move made and the best lie plainly so far apart as one grade says."""
        care, node, made = self.care, self.node, self.made
        fewest = min(node.visits[best], node.visits[made])
        if fewest >= self.budget:
            return True
        if fewest < min(care.least_tries, self.budget):
            return False
        apart = node.chance(best) - node.chance(made)
        error = self.error(care.grade * self.tree.spread(), best, made)
        return apart < BOUNDS[0] - error or all(abs(apart - at) > error for at in BOUNDS)

    def error(self, errors: float, one: int, other: int) -> float:
        """Return by how much the difference of two moves' chances may be off."""
        visits = self.node.visits
        return errors * sqrt(1 / visits[one] + 1 / visits[other])


# Any other bot


def asked(state: State, move: int, analyst: Analyst) -> Opinion:
    """Return what a bot thinks that does not let itself be watched."""
    thinking = analyst.sit_down(state.ply).think(state.as_seen_by(state.seat))
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
    return Opinion(thinking.chances, made, best, reconsidered)


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
