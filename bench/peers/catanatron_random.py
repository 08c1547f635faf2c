"""Measure catanatron: four random players, and the time of a copy. Runs in its own environment."""

import json
import sys
import time

from catanatron import Color, Game, RandomPlayer

SLICES = 8  # the least disturbed one counts
COLOURS = (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)


def play(seed: int) -> Game:
    game = Game([RandomPlayer(colour) for colour in COLOURS], seed=seed)
    game.play()
    return game


def main() -> None:
    seconds = float(sys.argv[1])
    play(0)
    best = (0.0, 0.0)
    for part in range(SLICES):
        games = decisions = 0
        begun = time.perf_counter()
        while time.perf_counter() - begun < seconds / SLICES:
            games += 1
            decisions += len(play(SLICES * games + part).state.actions)
        spent = time.perf_counter() - begun
        best = max(best, (decisions / spent, games / spent))

    game = Game([RandomPlayer(colour) for colour in COLOURS], seed=1)
    for _ in range(150):
        game.play_tick()
    copies = 2_000
    begun = time.perf_counter()
    for _ in range(copies):
        game.copy()
    copy = (time.perf_counter() - begun) / copies
    print(json.dumps({"games": best[1], "decisions": best[0], "copy": copy * 1e6}))


if __name__ == "__main__":
    main()
