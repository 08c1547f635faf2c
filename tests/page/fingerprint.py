"""Games and what bots think of them, boiled down to a line each, to the last bit of every number.

Run as a program it prints the lines for whichever Python runs it. It needs nothing but Kingsbridge
and the standard library, so that a Python in a browser can run it too.
"""

from __future__ import annotations

import json
from hashlib import blake2b
from itertools import count

import kingsbridge
from kingsbridge.bots import Bot
from kingsbridge.bots.levels import LEVELS, LOOKING_AHEAD
from kingsbridge.engine.dice import FastDice, SealedDice
from kingsbridge.engine.state import State
from kingsbridge.engine.title import Title, titles

# So many games of each title are played, each with other seats and options.
GAMES = 4
# Those who look ahead are asked about every so many decisions.
EVERY = 61
LOOKS = 12
AN_HOUR = 1_000_000


def fingerprints() -> dict[str, str]:
    """Return a line for each game."""
    found = {}
    for key, title in sorted(titles().items()):
        for number in range(GAMES):
            found[f"{key} {number}"] = of_game(title, number)
    return found


def of_game(title: Title, number: int) -> str:
    """Play a game by bots of all levels; every position, menu and thought counts."""
    seats = title.fewest + number % (title.most - title.fewest + 1)
    dice = FastDice.seeded(number) if number % 2 else SealedDice(bytes([number] * 32))
    state = title.new(seats, options=options(title, seats, number), dice=dice)
    quick = [kingsbridge.bot(level, number) for level in LEVELS if level not in LOOKING_AHEAD]
    digest = blake2b(digest_size=16)
    for ply in count(number):
        if state.over:
            break
        menu = state.explained()
        seen = state.as_seen_by(state.seat)
        line = [title.to_json(state), menu.offers, sorted(menu.refusals.items()), seen.ply]
        move = quick[ply % len(quick)].choose(seen)
        if ply % EVERY == 0:
            # By looks alone: how many there are in a second depends on the machine.
            bots = [f"{level}:looks={LOOKS},milliseconds={AN_HOUR}" for level in LOOKING_AHEAD]
            line += [thought(kingsbridge.bot(bot, ply), state) for bot in bots]
        digest.update(json.dumps([line, move]).encode())
        state.apply(move)
    return f"{digest.hexdigest()} {state.scores()}"


def thought(bot: Bot, state: State) -> list[object]:
    """Return what a bot thinks of a moment, to the last bit."""
    thinking = bot.think(state.as_seen_by(state.seat))
    moves = [[each.move, each.visits, each.chance.hex()] for each in thinking.moves]
    return [moves, [float(chance).hex() for chance in thinking.chances]]


def options(title: Title, seats: int, number: int) -> dict[str, object]:
    """Return options of a title: with every number others of their values."""
    choices = title.choices(seats).items()
    return {
        name: values[(number + place) % len(values)]
        for place, (name, values) in enumerate(choices)
        if number
    }


if __name__ == "__main__":
    print(json.dumps(fingerprints()))
