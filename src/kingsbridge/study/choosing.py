"""From ore to puzzles: which of what was mined is kept, how hard it is, what its move brings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from kingsbridge.bots import bot
from kingsbridge.engine.dice import FastDice
from kingsbridge.engine.phrase import Name, Phrase
from kingsbridge.engine.state import State
from kingsbridge.engine.title import title, title_of
from kingsbridge.study.mining import CLEAR, TIMES, Mine, Ore, ahead, lead, on_fresh_deals, thinks
from kingsbridge.study.puzzle_craft import Goods, craft_of
from kingsbridge.study.puzzles import Gain, Gains, Puzzle, key_of, lessened

# On so many deals both moves are made, and the game is played on by what was learned of it.
DEALS = 16
PLAYED_BY = "champion:iterations=4"
# What is told: so many lines and goods, if they differ by as much.
MOST_TOLD = 3
WORTH_TELLING = 0.25
# No more puzzles of one game.
MOST_OF_A_GAME = 2
# How hard it is: found by those who look least, and by nobody but who looks for long.
EASIEST, HARDEST = 17.0, 35.0
# How much each way of thinking less says: rules of thumb, and 1, 3 and 10 looks at each offer.
WEIGHTS = (0.2, 0.25, 0.25, 0.3)
# How far a chance may come out otherwise when it is thought about again.
NOISE = 0.03

Kept = tuple[str, Ore]


def choose(found: Iterable[Kept], most: int) -> list[Kept]:
    """Return which ore to keep: no more than a few of a game, and themes that are rare first."""
    ores: list[tuple[Kept, list[str]]] = []
    seen: set[str] = set()
    for mine, ore in found:
        key = key_of(ore.position["title"], ore.position)
        if key not in seen:
            seen.add(key)
            ores.append(((mine, ore), themes_of(ore)))
    taken: list[Kept] = []
    themes: Counter[str] = Counter()
    games: Counter[tuple[str, int]] = Counter()
    while ores and len(taken) < most:
        # Of the rarest theme the one that is hardest to find: what all find at once teaches least.
        at = min(
            range(len(ores)),
            key=lambda n: (min(themes[theme] for theme in ores[n][1]), sum(ores[n][0][1].less), n),
        )
        (mine, ore), about = ores.pop(at)
        game = (mine, ore.game)
        if games[game] == MOST_OF_A_GAME:
            continue
        games[game] += 1
        themes.update(about)
        taken.append((mine, ore))
    return taken


def themes_of(ore: Ore) -> list[str]:
    """Return what an ore is about."""
    game = title(ore.position["title"])
    craft = craft_of(game)
    return [] if craft is None else craft.themes_of(game.from_json(ore.position), ore.best)


def puzzle_of(ore: Ore, deals: int = DEALS) -> Puzzle:
    """Return the puzzle that an ore is."""
    title_key = ore.position["title"]
    seen = title(title_key).from_json(ore.position)
    return Puzzle(
        key=key_of(title_key, ore.position),
        title=title_key,
        position=lessened(title_key, ore.position),
        tried=tuple(ore.tried),
        themes=tuple(themes_of(ore)),
        mu=hardness(ore.less),
        gains=gains(seen, ore.tried[0].move, ore.tried[1].move, deals),
    )


def hardness(less: Sequence[float]) -> float:
    """Return the first rating of a puzzle, by how often those find its move who think less."""
    missed = sum(weight * (1 - found) for weight, found in zip(WEIGHTS, less, strict=True))
    return round(EASIEST + (HARDEST - EASIEST) * missed, 1)


def gains(seen: State, best: int, tempting: int, deals: int) -> Gains:
    """Return what one move brought more than another, on the same deals."""
    game = title_of(seen)
    lines, goods = Sums(), Sums()
    lead = 0.0
    for deal in range(deals):
        for move, sign in ((best, 1), (tempting, -1)):
            state = seen.as_seen_by(seen.seat, FastDice.seeded(deal))
            for name, count in played_on(state, move, deal):
                goods.add(Phrase(f"{name.kind}-{name.key}", {}), sign * count)
            lead += sign * ahead_of_others(state, seen.seat)
            for phrase, worth in game.score_sheet(state, seen.seat):
                lines.add(phrase, sign * worth)
    return Gains(deals, round(lead / deals, 1), lines.most(deals), goods.most(deals))


def ahead_of_others(state: State, seat: int) -> float:
    """Return by how many points a seat is ahead of the best of the others."""
    scores = state.scores()
    mine = scores.pop(seat)
    return mine - max(scores)


def played_on(state: State, move: int, seed: int) -> Goods:
    """Make a move and play on to the end; return what the seat had when the round was over."""
    seat = state.seat
    craft = craft_of(title_of(state))
    player = bot(PLAYED_BY, seed)
    time = () if craft is None else craft.time(state)
    goods: Goods | None = None
    while True:
        state.apply(move)
        if craft is not None and goods is None and (state.over or craft.time(state) != time):
            goods = craft.goods(state, seat)
        if state.over:
            return goods or []
        offers = state.legal()
        move = offers[0] if len(offers) == 1 else player.choose(state.as_seen_by(state.seat))


class Sums:
    """How much more of what, in all."""

    def __init__(self) -> None:
        self.found: dict[str, tuple[Phrase, float]] = {}

    def add(self, phrase: Phrase, amount: float) -> None:
        key = f"{phrase.message} {sorted(plain(phrase).items())}"
        _, before = self.found.get(key, (phrase, 0.0))
        self.found[key] = (phrase, before + amount)

    def most(self, deals: int) -> tuple[Gain, ...]:
        """Return what differs most, on average."""
        means = [
            Gain(phrase.message, plain(phrase), round(total / deals, 1))
            for phrase, total in self.found.values()
        ]
        means.sort(key=lambda gain: -abs(gain.more))
        return tuple(gain for gain in means[:MOST_TOLD] if abs(gain.more) >= WORTH_TELLING)


def plain(phrase: Phrase) -> dict[str, Any]:
    """Return what fills a phrase as plain data: a name is a list of its kind and key."""
    return {
        name: [fact.kind, fact.key] if isinstance(fact, Name) else fact
        for name, fact in phrase.facts.items()
    }


def found_again(puzzle: Puzzle, seed: int, looks: int) -> bool:
    """Return whether a search with dice of its own finds the move clearly best once more.

    What was confirmed just above the line may now fall a little below it.
    """
    again = thinks(puzzle.state(), looks, seed)
    return again.moves[0].move == puzzle.best and lead(again) >= CLEAR - NOISE


def holds(puzzle: Puzzle, seed: int) -> bool:
    """Return whether the move is still clearly best, thought over and on fresh deals."""
    mine = Mine(puzzle.title, seed)
    seen = puzzle.state()
    dealt = on_fresh_deals(mine, seen, [one.move for one in puzzle.tried], seed)
    return found_again(puzzle, seed, TIMES * mine.base) and ahead(dealt) >= CLEAR - NOISE
