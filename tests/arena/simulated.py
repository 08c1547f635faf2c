"""Tests of made-up bots whose rate is known: how often they are wrong, and how long they take.

    python -m tests.arena.simulated 2000

prints it for so many tests of each kind, at both ends of the margin and in the middle.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from random import Random

from kingsbridge.arena.sequential import Claim, Decision, Trial
from kingsbridge.arena.tournament import PlayedGame, Tournament
from tests.arena.games import made_up

DUEL = Tournament("pillars", ["ada", "bea"])
AMONG_THREE = Tournament("pillars", ["ada", "bea", "bea", "bea"])

# The chance of the first bot in each game of a deal.
Dealt = Callable[[Random], list[float]]


def seat_helps(rate: float) -> Dealt:
    """In each deal one of two seats is the better: what a bot wins there it loses in the other."""
    return lambda chance: [rate + 0.2, rate - 0.2]


def hand_helps(rate: float, games: int) -> Dealt:
    """Some deals suit the bot and some do not, in whichever seat: games of a deal are alike."""
    return lambda chance: [chance.betavariate(3 * rate, 3 * (1 - rate))] * games


def game(tournament: Tournament, number: int, won: bool) -> PlayedGame:
    """Return a game that the first bot wins, or the last."""
    winner = 0 if won else len(tournament.bots) - 1
    scores = [float(entrant == winner) for entrant in tournament.seating(number)]
    return made_up(tournament, number, scores)


def tried(tournament: Tournament, claim: Claim, dealt: Dealt, chance: Random) -> Trial:
    """Test a claim on games that were never played, until it is decided."""
    trial = Trial(tournament, claim)
    number = 0
    while not trial.decided:
        for rate in dealt(chance):
            trial.add(game(tournament, number, chance.random() < rate))
            number += 1
    return trial


KINDS: dict[str, tuple[Tournament, Claim, Callable[[float], Dealt]]] = {
    "a duel at 75%, one seat the better": (DUEL, Claim(0.75), seat_helps),
    "a duel at 75%, deals that suit or do not": (DUEL, Claim(0.75), lambda r: hand_helps(r, 2)),
    "a duel at 50%, one seat the better": (DUEL, Claim(0.5), seat_helps),
    "one among three at 40%": (AMONG_THREE, Claim(0.4), lambda r: hand_helps(r, 4)),
}


def main(trials: int) -> None:
    """Print how often each kind of test says that a rate is reached, and after how many deals."""
    chance = Random(1)
    for kind, (tournament, claim, dealt) in KINDS.items():
        print(kind)
        for rate in (claim.low, claim.rate, claim.high):
            done = [tried(tournament, claim, dealt(rate), chance) for _ in range(trials)]
            reached = sum(trial.decision is Decision.REACHED for trial in done) / trials
            deals = sum(trial.deals for trial in done) / trials
            print(f"  true rate {rate:.0%}: reached {reached:6.1%}, after {deals:.0f} deals")


if __name__ == "__main__":
    main(int(sys.argv[1]))
