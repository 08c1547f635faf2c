"""Puzzles are mined: games are walked through, and moments kept in which one move is clearly best.

Much rock is broken for a little ore, so a moment passes one sieve after another, each finer than
the one before. A bot that plays looks at every decision for an instant; what seems clear to it is
looked at again for longer; what is still clear is confirmed with ten times that thinking, and once
more on fresh deals of all that the deciding seat cannot know, where the move and the ones that
tempt most are each made and the bot thinks about where they lead.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from typing import Any

from kingsbridge.bots import bot
from kingsbridge.bots.player import Thinking, Thought
from kingsbridge.engine.dice import FastDice
from kingsbridge.engine.errors import BadOption
from kingsbridge.engine.record import Record
from kingsbridge.engine.state import State
from kingsbridge.engine.title import title, title_of
from kingsbridge.work.interruption import Asked

# By how much chance to win the best move must be ahead of every other.
CLEAR = 0.10
# A shorter look errs more, and is asked for a little more: so less is confirmed in vain.
CLEARER = 0.11
# Looks at each offer: at play before anything is looked for, at play, and where a move seems clear;
# ten times as many confirm it.
HASTE = 3
GLANCE = 16
BASE = 40
LONGER = 3
TIMES = 10
# Fresh deals, looks at each offer after a move there, and how many other moves are tried.
DEALS = 4
DEAL_LOOKS = 50
RIVALS = 2
# Who is no further ahead than this on the deals so far will not be clearly ahead on all.
FAR_FROM = 0.04
# A move tried less often than this tells nothing of its chance.
ENOUGH_TRIES = 4
# With fewer offers there is little to find; a game that is as good as lost teaches little.
LEAST_OFFERS = 3
LEAST_CHANCE = 0.15
# No more of one game, and not two within so many moves: they would be about the same thing.
MOST_OF_A_GAME = 3
APART = 10
# One choice in so many is the second best and one in so many any: so positions become uneven.
SECOND_BEST = 10
ANY = 40
# What is won late decides more: most games are played in haste until so much of them is over.
LATE = 0.35
FROM_THE_START = 5
# How often those who look less are asked, to see how hard it is.
ASKED = 3
LESS = (1, 3, 10)
SEEDS_A_MINE = 1_000_003
SEEDS_A_MOMENT = 64


@dataclass(frozen=True)
class Mine:
    """Where to dig: games of bots, by the title's usual rules, at tables of these sizes."""

    title_key: str
    seed: int = 1
    sizes: tuple[int, ...] = (2, 2, 3, 2, 4)
    glance: int = GLANCE
    base: int = BASE
    deals: int = DEALS
    deal_looks: int = DEAL_LOOKS

    def check(self) -> None:
        """Raise with what is wrong before the long work begins."""
        for seats in self.sizes:
            title(self.title_key).new(seats, self.seed)
        for name, looks in (("looks", self.base), ("deals", self.deals)):
            if looks < 1:
                raise BadOption(f"{name} must be 1 or more, not {looks}")

    def seed_of(self, game: int, ply: int = 0) -> int:
        """Return the first of the seeds for a moment of a game."""
        return (self.seed * SEEDS_A_MINE + game) * SEEDS_A_MINE + ply * SEEDS_A_MOMENT


@dataclass(frozen=True)
class Tried:
    """A move with the chance it leaves: with ten times the thinking, and on fresh deals."""

    move: int
    chance: float
    dealt: float


@dataclass(frozen=True)
class Ore:
    """A moment in which one move is clearly best, as it was found."""

    game: int
    ply: int
    position: dict[str, Any]  # with nothing in it but what its seat may know
    tried: list[Tried]  # the best first, then those that tempt most
    less: list[float]  # how often it was found with less thinking, and first by rules of thumb

    @property
    def best(self) -> int:
        return self.tried[0].move

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


def ore_from_json(doc: dict[str, Any]) -> Ore:
    """Return what was found, as it was kept."""
    return Ore(**{**doc, "tried": [Tried(**each) for each in doc["tried"]]})


def mine_game(mine: Mine, game: int, asked: Asked) -> list[Ore] | None:
    """Let bots play a game and return what is found in it; None if somebody asks to stop."""
    seats = mine.sizes[game % len(mine.sizes)]
    state = title(mine.title_key).new(seats, mine.seed_of(game) % SEEDS_A_MINE)
    return _dig(mine, game, _played(mine, game, state), asked)


def mine_record(mine: Mine, game: int, record: Record, asked: Asked) -> list[Ore] | None:
    """Return what is found in a recorded game; None if somebody asks to stop."""
    return _dig(mine, game, _recorded(mine, game, record), asked)


def _played(mine: Mine, game: int, state: State) -> Iterator[tuple[State, Thinking]]:
    """Play on, with a slip now and then, telling what was thought of every decision."""
    dice = FastDice.seeded(mine.seed_of(game) + 1)
    late = 0.0 if game % FROM_THE_START == 0 else LATE
    hasty, thorough = (
        [bot(f"architect:looks={looks}", mine.seed_of(game) + 2 + n) for n in range(state.seats)]
        for looks in (HASTE, mine.glance)
    )
    while not state.over:
        offers = state.legal()
        if len(offers) == 1:
            state.apply(offers[0])
            continue
        looks = state.progress() >= late
        player = (thorough if looks else hasty)[state.seat]
        thinking = player.think(state.as_seen_by(state.seat))
        if looks:
            yield state, thinking
        move = thinking.moves[0].move
        if dice.below(SECOND_BEST) == 0 and len(thinking.moves) > 1:
            move = thinking.moves[1].move
        if dice.below(ANY) == 0:
            move = offers[dice.below(len(offers))]
        state.apply(move)


def _recorded(mine: Mine, game: int, record: Record) -> Iterator[tuple[State, Thinking]]:
    for state in record.states():
        if not state.over and len(state.legal()) >= LEAST_OFFERS:
            thinker = bot(f"architect:looks={mine.glance}", mine.seed_of(game, state.ply))
            yield state, thinker.think(state.as_seen_by(state.seat))


def _dig(
    mine: Mine, game: int, decisions: Iterator[tuple[State, Thinking]], asked: Asked
) -> list[Ore] | None:
    found: list[Ore] = []
    for state, thinking in decisions:
        if asked():
            return None
        if len(found) == MOST_OF_A_GAME:
            break
        if found and state.ply < found[-1].ply + APART:
            continue
        if promises(state, thinking):
            ore = assay(mine, game, state)
            if ore is not None:
                found.append(ore)
    return found


def promises(state: State, thinking: Thinking) -> bool:
    """Return whether a first look is worth a second."""
    return (
        len(state.legal()) >= LEAST_OFFERS
        and thinking.moves[0].chance >= LEAST_CHANCE
        and lead(thinking) >= CLEAR
    )


def lead(thinking: Thinking) -> float:
    """Return by how much the move thought best is ahead of every other."""
    best = thinking.moves[0]
    others = [thought.chance for thought in rivals(thinking)]
    return best.chance - max(others) if others else 0.0


def rivals(thinking: Thinking) -> list[Thought]:
    """Return the other moves, the most tempting first."""
    others = [thought for thought in thinking.moves[1:] if thought.visits >= ENOUGH_TRIES]
    return sorted(others, key=lambda thought: -thought.chance)


def assay(mine: Mine, game: int, state: State) -> Ore | None:
    """Confirm that one move of a moment is clearly best; None if it is not."""
    seed = mine.seed_of(game, state.ply)
    seen = state.as_seen_by(state.seat)
    for times in (1, LONGER):
        first = thinks(seen, times * mine.base, seed)
        if lead(first) < CLEARER:
            return None
    others = [each.move for each in rivals(first)[:RIVALS]]
    best = first.moves[0].move
    dealt = on_fresh_deals(mine, seen, [best, *others], seed)
    if ahead(dealt) < CLEAR:
        return None
    sure = thinks(seen, TIMES * mine.base, seed + 1)
    if sure.moves[0].move != best or lead(sure) < CLEAR or sure.moves[0].chance < LEAST_CHANCE:
        return None
    # What tempts most after so much thinking may be another move than before.
    tried = [sure.moves[0], *rivals(sure)[:RIVALS]]
    if [each.move for each in tried] != [best, *others]:
        dealt = on_fresh_deals(mine, seen, [each.move for each in tried], seed)
    if ahead(dealt) < CLEAR:
        return None
    return Ore(
        game=game,
        ply=state.ply,
        position=title_of(seen).to_json(seen),
        tried=[
            Tried(each.move, round(each.chance, 3), round(chance, 3))
            for each, chance in zip(tried, dealt, strict=True)
        ],
        less=found_by(seen, best, seed + 2),
    )


def ahead(chances: list[float]) -> float:
    """Return by how much the first chance is more than every other."""
    return chances[0] - max(chances[1:])


def thinks(seen: State, looks: int, seed: int) -> Thinking:
    """Return what the strongest judgement makes of a moment, with so many looks at each offer."""
    thinker = bot("champion", seed, iterations=looks * len(seen.legal()))
    return thinker.think(seen.as_seen_by(seen.seat))


def on_fresh_deals(mine: Mine, seen: State, moves: list[int], seed: int) -> list[float]:
    """Return the chance after each move, on average over deals that are the same for all."""
    totals = [0.0] * len(moves)
    for deal in range(mine.deals):
        for place, move in enumerate(moves):
            there = seen.as_seen_by(seen.seat, FastDice.seeded(seed + 16 + deal))
            there.apply(move)
            while not there.over and len(there.legal()) == 1:
                there.apply(there.legal()[0])
            if there.over:
                totals[place] += there.shares()[seen.seat]
            else:
                thinking = thinks(there, mine.deal_looks, seed + 32 + deal)
                totals[place] += thinking.chances[seen.seat]
        if ahead(totals) < FAR_FROM * (deal + 1):
            break
    return [total / (deal + 1) for total in totals]


def found_by(seen: State, best: int, seed: int) -> list[float]:
    """Return how often the best move is found by rules of thumb, and with ever more looks."""
    thumb = bot("greedy", seed).choose(seen.as_seen_by(seen.seat))
    found = [float(thumb == best)]
    for looks in LESS:
        times = sum(
            bot("champion", seed + number, iterations=looks * len(seen.legal())).choose(
                seen.as_seen_by(seen.seat, FastDice.seeded(seed + number))
            )
            == best
            for number in range(ASKED)
        )
        found.append(round(times / ASKED, 2))
    return found
