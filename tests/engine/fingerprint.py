"""Whole games boiled down to a line each: every position and every menu on the way counts.

Run as a program it prints the lines for whichever engine is found first.
"""

from __future__ import annotations

import json
from hashlib import blake2b

import kingsbridge
from kingsbridge.engine.dice import Dice, FastDice, SealedDice
from kingsbridge.engine.state import State
from kingsbridge.engine.title import Title
from tests.engine.games import TITLES, random_play

GAMES = 12


def fingerprints() -> dict[str, str]:
    """Return a fingerprint for some games of each title, by random and by greedy players."""
    found = {}
    for title in TITLES:
        for number in range(GAMES):
            seats = title.fewest + number % (title.most - title.fewest + 1)
            dice: Dice = FastDice.seeded(number) if number % 2 else SealedDice(bytes([number] * 32))
            state = title.new(seats, dice=dice)
            played = of_random_game if number < GAMES - 3 else of_greedy_game
            found[f"{title.key} {number}"] = played(title, state, number)
    return found


def of_random_game(title: Title, state: State, number: int) -> str:
    digest = blake2b(digest_size=16)
    for moment in random_play(state, number):
        menu = moment.explained()
        seen = moment.as_seen_by(max(0, moment.seat))
        line = [title.to_json(moment), menu.offers, sorted(menu.refusals.items()), seen.ply]
        digest.update(json.dumps(line).encode())
    return digest.hexdigest()


def of_greedy_game(title: Title, state: State, number: int) -> str:
    greedy = kingsbridge.bot("greedy", number)
    moves = []
    while not state.over:
        moves.append(greedy.choose(state.as_seen_by(state.seat)))
        state.apply(moves[-1])
    return json.dumps([moves, state.scores()])


if __name__ == "__main__":
    print(json.dumps({"compiled": kingsbridge.COMPILED, "games": fingerprints()}))
