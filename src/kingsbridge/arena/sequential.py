"""A sequential probability ratio test (SPRT): a tournament that stops when it knows.

What is tested is the first bot's rate of first places: is it one margin below the rate that was
claimed, or one above? After every deal the likelihoods of both are compared, and the first time
that one of them is so much the greater that a wrong answer is rare enough, the answer is given.

Games of one deal are not independent of each other, so it is whole deals, played in all their
seatings, that are observed. How their outcomes are distributed nobody knows: the test is the
generalized one, in which each hypothesis is represented by that distribution with its mean which
makes what was observed most likely (empirical likelihood), as engines of chess are tested by pairs
of games. Deals count in the order of their numbers, so that the answer is the same however many
processes play and whichever game ends first.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from math import isclose, log, log1p

from kingsbridge.arena.tournament import PlayedGame, Tournament
from kingsbridge.engine.errors import BadOption

USUAL_MARGIN = 0.04
# How often a bot at either end of the margin is misjudged: alpha and beta alike.
ERROR = 0.05
BOUND = log((1 - ERROR) / ERROR)
# What has not been seen is not impossible: losing and winning all games of a deal count so much.
UNSEEN = 1e-3
PRECISION = 1e-12
MOST_STEPS = 200


class Decision(StrEnum):
    """What is known of a claim."""

    REACHED = "reached"
    MISSED = "missed"
    OPEN = "open"


@dataclass(frozen=True)
class Claim:
    """That the first bot comes first at this rate or more, in each seat it holds.

    Within a margin to either side of the rate, it does not matter which answer is given.
    """

    rate: float
    margin: float = USUAL_MARGIN

    @property
    def low(self) -> float:
        return self.rate - self.margin

    @property
    def high(self) -> float:
        return self.rate + self.margin

    def check(self, tournament: Tournament) -> None:
        """Raise if these bots cannot be asked for it."""
        held = _held(tournament)
        if held == len(tournament.bots):
            raise BadOption(f"bot {tournament.bots[0]!r} holds all seats: there is nothing to test")
        if self.margin <= 0:
            raise BadOption(f"a margin must be more than 0%, not {_percent(self.margin)}")
        if self.low <= PRECISION or self.high >= 1 / held - PRECISION:
            raise BadOption(
                f"{_percent(self.rate)} with a margin of {_percent(self.margin)} to either side "
                f"must lie between 0% and {_percent(1 / held)}, all that {held} of "
                f"{len(tournament.bots)} seats can win"
            )


@dataclass(frozen=True)
class Verdict:
    """What a test has found: the ratio of likelihoods decides when it reaches a bound."""

    bot: str
    rate: float
    margin: float
    error: float
    decision: Decision
    log_likelihood_ratio: float
    bound: float
    deals: int
    games: int


class Trial:
    """A claim that is being tested, game by game."""

    def __init__(self, tournament: Tournament, claim: Claim) -> None:
        claim.check(tournament)
        self.tournament = tournament
        self.claim = claim
        self.most = 1 / _held(tournament)
        self.ratio = 0.0
        self.deals = 0
        # How many deals had which outcome.
        self.outcomes: dict[float, float] = {0.0: UNSEEN, self.most: UNSEEN}
        # By deal, what the games won of those deals whose turn has not come.
        self.waiting: dict[int, list[float]] = {}

    @property
    def decision(self) -> Decision:
        if abs(self.ratio) < BOUND:
            return Decision.OPEN
        return Decision.REACHED if self.ratio > 0 else Decision.MISSED

    @property
    def decided(self) -> bool:
        return self.decision is not Decision.OPEN

    @property
    def games(self) -> int:
        """Return how many games have been weighed."""
        return self.deals * len(self.tournament.arrangements)

    @property
    def verdict(self) -> Verdict:
        return Verdict(
            bot=self.tournament.bots[0],
            rate=self.claim.rate,
            margin=self.claim.margin,
            error=ERROR,
            decision=self.decision,
            log_likelihood_ratio=self.ratio,
            bound=BOUND,
            deals=self.deals,
            games=self.games,
        )

    def add(self, game: PlayedGame) -> None:
        """Note a game; what comes after a decision changes nothing."""
        bots = self.tournament.bots
        own = [
            won
            for entrant, won in zip(game.seating, game.wins, strict=True)
            if bots[entrant] == bots[0]
        ]
        self.waiting.setdefault(self.tournament.deal(game.number), []).append(sum(own) / len(own))
        seatings = len(self.tournament.arrangements)
        while not self.decided and len(self.waiting.get(self.deals, ())) == seatings:
            self._observe(sum(self.waiting.pop(self.deals)) / seatings)

    def _observe(self, outcome: float) -> None:
        """Weigh one more deal."""
        self.deals += 1
        # Thirds of victories that are equal must not differ by how they were added.
        known = next((each for each in self.outcomes if isclose(each, outcome)), outcome)
        self.outcomes[known] = self.outcomes.get(known, 0.0) + 1
        self.ratio = log_likelihood(self.outcomes, self.claim.high) - log_likelihood(
            self.outcomes, self.claim.low
        )


def log_likelihood(outcomes: dict[float, float], mean: float) -> float:
    """Return how likely these outcomes are at most by a distribution with this mean.

    It is told beside what they are by the distribution that they have themselves, and there must
    be outcomes below the mean and above it.
    """
    tilt = _tilt(outcomes, mean)
    return -sum(
        count * log1p(tilt * (outcome - mean)) for outcome, count in outcomes.items() if count
    )


def _tilt(outcomes: dict[float, float], mean: float) -> float:
    """Return by how much outcomes above the mean must be made rarer for it to be their mean.

    An outcome's probability is then its share, divided by 1 + tilt * (outcome - mean). It is found
    by Newton's method, kept between the tilts at which a probability would be infinite.
    """
    low, high = -1 / (max(outcomes) - mean), 1 / (mean - min(outcomes))
    tilt = 0.0
    for _ in range(MOST_STEPS):
        excess = slope = 0.0
        for outcome, count in outcomes.items():
            above = (outcome - mean) / (1 + tilt * (outcome - mean))
            excess += count * above
            slope += count * above * above
        if excess > 0:
            low = tilt
        else:
            high = tilt
        before, tilt = tilt, tilt + excess / slope
        if not low < tilt < high:
            tilt = (low + high) / 2
        if abs(tilt - before) < PRECISION:
            break
    return tilt


def _held(tournament: Tournament) -> int:
    return list(tournament.bots).count(tournament.bots[0])


def _percent(rate: float) -> str:
    return f"{100 * rate:g}%"
