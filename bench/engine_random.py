"""Measure one engine, compiled or not, whichever is found first: games and copies.

Four random seats, by the engine alone and by `simulate`, four greedy ones, then one that looks
ahead; one core. Every piece is measured in the same breath and told as plain data.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable

import kingsbridge
from kingsbridge.arena.simulate import CHUNK, Simulation, simulate
from kingsbridge.bots.champion import ChampionBot
from kingsbridge.bots.random import play_out
from kingsbridge.bots.search import SearchBot, TreeBot
from kingsbridge.engine.dice import FastDice
from kingsbridge.engine.state import State
from kingsbridge.engine.title import Title, title

SEATS = 4
COPIES = 5_000
SLICES = 8

# Plays some games of a number, and says how many, and how many decisions they had.
Turn = Callable[[int], tuple[int, int]]


def main() -> None:
    game = title(sys.argv[1])
    seconds = float(sys.argv[2])
    figures = {
        "compiled": kingsbridge.COMPILED,
        **whole_games(game, seconds),
        "search": descents(game, SearchBot(1), seconds),
        "champion": descents(game, ChampionBot(1), seconds),
        **copies(game),
    }
    print(json.dumps(figures))


def whole_games(game: Title, seconds: float) -> dict[str, float]:
    """Return games and decisions a second: by the engine, and as `kingsbridge simulate` plays them.

    Dealing is included. The three take turns, and of each the least disturbed turn counts, so that
    they can be compared on a machine that does something else now and then.
    """
    dice = FastDice.seeded(1)
    turns: dict[str, Turn] = {
        "": lambda number: (1, play_out(game.new(SEATS, number), dice)),
        "simulated ": lambda number: simulated(game, "random", number),
        "greedy ": lambda number: simulated(game, "greedy", number),
    }
    best = dict.fromkeys(turns, (0.0, 0.0))
    for turn in turns.values():
        turn(0)
    for part in range(SLICES):
        for name, turn in turns.items():
            best[name] = max(best[name], speed(turn, part, seconds / SLICES))
    return {
        name + what: figure
        for name, figures in best.items()
        for what, figure in zip(("decisions", "games"), figures, strict=True)
    }


def speed(turn: Turn, part: int, seconds: float) -> tuple[float, float]:
    """Return decisions and games a second of one turn."""
    games = decisions = rounds = 0
    begun = time.perf_counter()
    while time.perf_counter() - begun < seconds:
        rounds += 1
        played, decided = turn(SLICES * rounds + part)
        games += played
        decisions += decided
    spent = time.perf_counter() - begun
    return decisions / spent, games / spent


def simulated(game: Title, bot: str, seed: int) -> tuple[int, int]:
    """Play some games as `kingsbridge simulate` does; return how many, and how many decisions."""
    summary = simulate(Simulation(game.key, [bot] * SEATS, games=CHUNK, seed=seed))
    return summary.games, summary.decisions


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
