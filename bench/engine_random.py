"""Measure one engine, compiled or not, whichever is found first: games and copies.

Four random seats, then four greedy ones, then one that looks ahead; one core. Every piece is
measured in the same breath and told as plain data.
"""

from __future__ import annotations

import json
import sys
import time

import kingsbridge
from kingsbridge.arena.simulate import Simulation, play_game
from kingsbridge.bots.champion import ChampionBot
from kingsbridge.bots.random import play_out
from kingsbridge.bots.search import SearchBot, TreeBot
from kingsbridge.engine.dice import FastDice
from kingsbridge.engine.state import State
from kingsbridge.engine.title import Title, title

SEATS = 4
COPIES = 5_000
SLICES = 8


def main() -> None:
    game = title(sys.argv[1])
    seconds = float(sys.argv[2])
    figures = {
        "compiled": kingsbridge.COMPILED,
        **random_games(game, seconds),
        **greedy_games(game, seconds),
        "search": descents(game, SearchBot(1), seconds),
        "champion": descents(game, ChampionBot(1), seconds),
        **copies(game),
    }
    print(json.dumps(figures))


def random_games(game: Title, seconds: float) -> dict[str, float]:
    """Return games and decisions a second, dealing included: the least disturbed of some slices."""
    dice = FastDice.seeded(1)
    play_out(game.new(SEATS, 0), dice)
    best = {"games": 0.0, "decisions": 0.0}
    for part in range(SLICES):
        games = decisions = 0
        begun = time.perf_counter()
        while time.perf_counter() - begun < seconds / SLICES:
            games += 1
            decisions += play_out(game.new(SEATS, SLICES * games + part), dice)
        spent = time.perf_counter() - begun
        best = max(
            best,
            {"games": games / spent, "decisions": decisions / spent},
            key=lambda figures: figures["decisions"],
        )
    return best


def greedy_games(game: Title, seconds: float) -> dict[str, float]:
    """Return simulated games a second of bots that think: the least disturbed of some slices."""
    job = Simulation(game.key, ["greedy"] * SEATS, games=1)
    play_game(job, 0, never)
    best = 0.0
    for part in range(SLICES):
        games = 0
        begun = time.perf_counter()
        while time.perf_counter() - begun < seconds / SLICES:
            games += 1
            play_game(job, SLICES * games + part, never)
        best = max(best, games / (time.perf_counter() - begun))
    return {"greedy games": best}


def descents(game: Title, thinker: TreeBot, seconds: float) -> float:
    """Return iterations a second from the start of a game: the least disturbed of some slices."""
    best = 0.0
    for part in range(SLICES):
        state = game.new(SEATS, part)
        thinker.tree.begin(state.as_seen_by(state.seat))
        number = 0
        begun = time.perf_counter()
        while time.perf_counter() - begun < seconds / SLICES:
            thinker.tree.descend()
            number += 1
        best = max(best, number / (time.perf_counter() - begun))
    return best


def never() -> bool:
    """Nobody asks to stop."""
    return False


def copies(game: Title) -> dict[str, float]:
    """Return the microseconds of a copy and of a copy dealt anew, in the middle of a game."""
    state = halfway(game)
    seat = state.seat
    plain = seen = float("inf")
    for _ in range(5):
        begun = time.perf_counter()
        for _ in range(COPIES):
            state.clone()
        plain = min(plain, time.perf_counter() - begun)
        begun = time.perf_counter()
        for _ in range(COPIES):
            state.as_seen_by(seat)
        seen = min(seen, time.perf_counter() - begun)
    return {"copy": plain / COPIES * 1e6, "seen": seen / COPIES * 1e6}


def halfway(game: Title) -> State:
    """Return a game in its middle, with something on the table."""
    length = play_out(game.new(SEATS, 2), FastDice.seeded(2))
    dice = FastDice.seeded(2)
    state = game.new(SEATS, 2)
    for _ in range(length // 2):
        offers = state.legal()
        state.apply(offers[dice.below(len(offers))])
    return state


if __name__ == "__main__":
    main()
