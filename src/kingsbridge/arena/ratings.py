"""Ratings by openskill: one number for strength, from who finished before whom.

Games are rated in the order of their numbers, whoever finished first, so that the same games give
the same ratings.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from openskill.models import PlackettLuce

from kingsbridge.arena.tournament import PlayedGame, Tournament


@dataclass(frozen=True)
class Rating:
    """How strong a bot seems, and how sure that is: two spreads to either side."""

    mean: float
    spread: float


def ratings(tournament: Tournament, games: Iterable[PlayedGame]) -> dict[str, Rating]:
    """Rate everybody who takes part. A bot in two seats has one rating, the mean of both."""
    # Without tau, openskill's allowance for players who change over time: bots do not.
    model = PlackettLuce(tau=0.0)
    rated = {name: model.rating() for name in tournament.names}
    for game in sorted(games, key=lambda game: game.number):
        names = [tournament.bots[entrant] for entrant in game.seating]
        after = model.rate([[rated[name]] for name in names], ranks=ranks(game))
        for name in tournament.names:
            own = [team[0] for team, seated in zip(after, names, strict=True) if seated == name]
            rated[name] = model.rating(
                sum(rating.mu for rating in own) / len(own),
                sum(rating.sigma for rating in own) / len(own),
            )
    return {name: Rating(rating.mu, rating.sigma) for name, rating in rated.items()}


def ranks(game: PlayedGame) -> list[float]:
    """Return the places, seat by seat: winners by the rules' own tie-breakers, others by points."""
    standing = [(won > 0, score) for won, score in zip(game.wins, game.scores, strict=True)]
    winners_equal = [(True, 0.0) if won else (won, score) for won, score in standing]
    return [1.0 + sum(other > own for other in winners_equal) for own in winners_equal]
