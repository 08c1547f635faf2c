"""A tournament: one bot a seat, every deal played in every arrangement of the bots.

Game k is played on deal k // arrangements in arrangement k % arrangements. It depends on the
tournament and on k alone, never on who plays it, where or when.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import blake2b
from itertools import permutations
from urllib.parse import urlencode

import kingsbridge
from kingsbridge.arena.clock import Stopwatch
from kingsbridge.arena.guests import guests
from kingsbridge.arena.times import count_times
from kingsbridge.bots import Bot, bot, play_to_end
from kingsbridge.bots.player import Fault
from kingsbridge.bots.playing import Asked
from kingsbridge.engine.phrase import Name, Phrase
from kingsbridge.engine.state import State
from kingsbridge.engine.title import Title, title

SEED_BYTES = 6


@dataclass(frozen=True)
class Tournament:
    """Who meets over which deals. The same bot may be named more than once."""

    title_key: str
    bots: Sequence[str]
    seed: int = 1
    options: Mapping[str, object] = field(default_factory=dict)

    def check(self) -> None:
        """Raise with what is wrong before anything is played."""
        for name in self.bots:
            bot(name).rehearse()
        title(self.title_key).new(len(self.bots), self.seed, self.options)

    @cached_property
    def names(self) -> list[str]:
        """Return who takes part, each once, in the order named."""
        return list(dict.fromkeys(self.bots))

    @cached_property
    def arrangements(self) -> list[list[int]]:
        """Return all ways to seat the bots that can be told apart: seat by seat, which bot."""
        seatings: dict[tuple[str, ...], list[int]] = {}
        for seating in permutations(range(len(self.bots))):
            seatings.setdefault(tuple(self.bots[entrant] for entrant in seating), list(seating))
        return list(seatings.values())

    def deal(self, number: int) -> int:
        """Return which deal a game is played on."""
        return number // len(self.arrangements)

    def deal_seed(self, number: int) -> int:
        """Return the seed that a game is dealt by."""
        return seed_of("deal", self.seed, self.deal(number))

    def seating(self, number: int) -> list[int]:
        """Return which bot sits where in a game."""
        return self.arrangements[number % len(self.arrangements)]

    def to_json(self) -> dict[str, object]:
        """Return all that the games depend on."""
        game = title(self.title_key)
        visiting = guests(self.names)
        return {
            "title": self.title_key,
            "title_version": game.version,
            "bots": list(self.bots),
            "seed": self.seed,
            "options": game.resolve(self.options),
            "kingsbridge": kingsbridge.__version__,
            **({"guests": visiting} if visiting else {}),
        }


@dataclass(frozen=True)
class PlayedGame:
    """What came of one game, seat by seat."""

    number: int
    seating: list[int]
    scores: list[float]
    # Each seat's part in the victory.
    wins: list[float]
    # Where the points came from: messages of the locale, with points.
    sources: list[dict[str, float]]
    times: list[Counter[int]]
    decisions: int
    # What was played; nothing if that was not kept.
    moves: list[int] = field(default_factory=list)
    # Where a seat's bot failed and another moved for it, by kind; nothing if none did.
    faults: list[dict[str, Fault]] = field(default_factory=list)


def play(tournament: Tournament, number: int, asked: Asked) -> PlayedGame | None:
    """Play one game, unless somebody asks to stop in the middle of it."""
    game = title(tournament.title_key)
    seating = tournament.seating(number)
    bots = [
        bot(tournament.bots[entrant], seed_of("bot", tournament.seed, number, entrant))
        for entrant in seating
    ]
    clock = Stopwatch(len(bots))
    state = game.new(len(bots), tournament.deal_seed(number), tournament.options)
    try:
        if not play_to_end(state, bots, asked, clock):
            return None
    except Exception as error:
        # Whoever wrote the bot wants to know which it was, and to see it again.
        asked_last = tournament.bots[seating[state.seat]]
        error.add_note(f"in game {number}, when bot {asked_last!r} in seat {state.seat} was asked")
        raise
    return PlayedGame(
        number=number,
        seating=seating,
        scores=state.scores(),
        wins=state.shares(),
        sources=[sources(game, state, seat) for seat in range(state.seats)],
        times=[count_times(spent) for spent in clock.nanoseconds],
        decisions=state.ply,
        moves=clock.moves,
        faults=_faults(bots),
    )


def _faults(bots: list[Bot]) -> list[dict[str, Fault]]:
    faults = [dict(each.faults()) for each in bots]
    return faults if any(faults) else []


def sources(game: Title, state: State, seat: int) -> dict[str, float]:
    """Return where a seat's points came from, cards of one name together."""
    points: dict[str, float] = {}
    for phrase, worth in game.score_sheet(state, seat):
        source = _source(phrase)
        points[source] = points.get(source, 0.0) + worth
    return points


def _source(phrase: Phrase) -> str:
    """Return the message that names a source: that of a card, if it is one, or the line's own.

    What else fills it stands behind it, as in an address: `fleece-sheet-lot?lot=5`.
    """
    for fact in phrase.facts.values():
        if isinstance(fact, Name):
            return f"{fact.kind}-{fact.key}"
    return f"{phrase.message}?{urlencode(phrase.facts)}" if phrase.facts else phrase.message


def seed_of(*parts: str | int) -> int:
    """Return a seed that has nothing in common with that of any other parts."""
    digest = blake2b(repr(parts).encode(), digest_size=SEED_BYTES).digest()
    return int.from_bytes(digest, "little")
