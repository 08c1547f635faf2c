"""Puzzles: a position with one clearly best move, what it is about, and what the move brings.

Those that come with a title lie in `puzzles/mined.jsonl` of its package, one a line; a position is
written down as what differs from a table that has just been set up. A page has the same text from a
file beside it. Which is the daily one, and which comes next for somebody, depends on the date, the
puzzles and what they have solved, and on nothing else.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from hashlib import blake2b
from importlib.resources import files
from typing import Any

from kingsbridge.engine.errors import BadOption, one_of
from kingsbridge.engine.state import State
from kingsbridge.engine.title import Title, title
from kingsbridge.study.mining import Tried
from kingsbridge.study.puzzle_craft import craft_of
from kingsbridge.study.rating import Rating
from kingsbridge.table.errors import NotKnown

# How little is known at first of how hard a puzzle is.
FIRST_SIGMA = 5.0
# The next puzzle is one of so many that are nearest to somebody's rating.
NEAREST = 6
Doc = dict[str, Any]


@dataclass(frozen=True)
class Gain:
    """How much more of something the best move brought than the one that tempts most.

    It is a line of the score sheet or a good: a message of the words, and what fills it.
    """

    message: str
    facts: Doc
    more: float


@dataclass(frozen=True)
class Gains:
    """What was gained on average, where both moves were made on the same deals and played on."""

    deals: int
    lead: float  # victory points ahead of the best other, in the end
    lines: tuple[Gain, ...]  # of the score sheet, in the end
    goods: tuple[Gain, ...]  # when the round was over


@dataclass(frozen=True)
class Puzzle:
    """A position, seen by the seat that decides, and what is known of its best move."""

    key: str
    title: str
    position: Doc
    tried: tuple[Tried, ...]  # the best move first, then those that tempt most
    themes: tuple[str, ...]
    mu: float
    gains: Gains

    @property
    def best(self) -> int:
        return self.tried[0].move

    @property
    def first_rating(self) -> Rating:
        """Return how hard it is taken to be before anybody tried it."""
        return Rating(self.mu, FIRST_SIGMA)

    def state(self) -> State:
        """Return the table as it stands."""
        return title(self.title).from_json(whole(self.title, self.position))


def key_of(title_key: str, position: Doc) -> str:
    """Return by what a puzzle is known: the same position has the same key."""
    written = json.dumps(position, sort_keys=True, separators=(",", ":"))
    return f"{title_key}-{blake2b(written.encode(), digest_size=4).hexdigest()}"


# Positions as they are written down


def lessened(title_key: str, position: Doc) -> Doc:
    """Return what of a position differs from a table that has just been set up."""
    seats = position["seats"]
    found = _less(position, _set_up(title_key, seats))
    return {"seats": seats, **(found if isinstance(found, dict) else {})}


def whole(title_key: str, short: Doc) -> Doc:
    """Return the position again of which this is what differs."""
    found = _more(short, _set_up(title_key, short["seats"]))
    assert isinstance(found, dict)
    return found


def _set_up(title_key: str, seats: int) -> Doc:
    game = title(title_key)
    return game.to_json(game.new(seats, seed=0))


def _less(value: object, base: object) -> object:
    if isinstance(value, dict) and isinstance(base, dict) and value.keys() == base.keys():
        return {name: _less(value[name], base[name]) for name in value if value[name] != base[name]}
    if _of_records(value) and _of_records(base):
        assert isinstance(value, list)
        assert isinstance(base, list)
        if len(value) == len(base):
            return [_less(one, other) for one, other in zip(value, base, strict=True)]
    return value


def _more(value: object, base: object) -> object:
    if isinstance(value, dict) and isinstance(base, dict):
        return {**base, **{name: _more(value[name], base.get(name)) for name in value}}
    if _of_records(value) and _of_records(base):
        assert isinstance(value, list)
        assert isinstance(base, list)
        if len(value) == len(base):
            return [_more(one, other) for one, other in zip(value, base, strict=True)]
    return value


def _of_records(value: object) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(one, dict) for one in value)


# Puzzles as they are written down


def to_line(puzzle: Puzzle) -> str:
    """Write a puzzle down in one line."""
    gains = puzzle.gains
    doc = {
        "key": puzzle.key,
        "position": puzzle.position,
        "tried": [[one.move, one.chance, one.dealt] for one in puzzle.tried],
        "themes": puzzle.themes,
        "mu": puzzle.mu,
        "deals": gains.deals,
        "lead": gains.lead,
        "lines": [[gain.message, gain.facts, gain.more] for gain in gains.lines],
        "goods": [[gain.message, gain.facts, gain.more] for gain in gains.goods],
    }
    return json.dumps(doc, separators=(",", ":"), ensure_ascii=False)


def from_line(title_key: str, line: str) -> Puzzle:
    """Read a puzzle that was written down."""
    doc: Doc = json.loads(line)
    lines, goods = (tuple(Gain(*gain) for gain in doc[name]) for name in ("lines", "goods"))
    return Puzzle(
        key=doc["key"],
        title=title_key,
        position=doc["position"],
        tried=tuple(Tried(*one) for one in doc["tried"]),
        themes=tuple(doc["themes"]),
        mu=doc["mu"],
        gains=Gains(doc["deals"], doc["lead"], lines, goods),
    )


class Puzzles:
    """All puzzles of a title."""

    def __init__(self, game: Title, text: str) -> None:
        craft = craft_of(game)
        self.title = game.key
        self.themes = () if craft is None else craft.themes
        found = [from_line(game.key, line) for line in text.splitlines() if line]
        self.all = {puzzle.key: puzzle for puzzle in found}

    def of(self, key: str) -> Puzzle:
        """Return the puzzle of a key; raise if there is none."""
        if key not in self.all:
            raise NotKnown(f"there is no puzzle {key!r} of {self.title}", "no_puzzle")
        return self.all[key]

    def about(self, theme: str | None) -> list[Puzzle]:
        """Return those that are about a theme, or all; raise if there is no such theme."""
        if theme is not None and theme not in self.themes:
            listed = one_of(self.themes) if self.themes else "none"
            raise BadOption(f"there is no theme {theme!r}; there is {listed}")
        return [one for one in self.all.values() if theme is None or theme in one.themes]

    def counts(self) -> dict[str, int]:
        """Return how many there are about each theme that has any."""
        counted = {theme: len(self.about(theme)) for theme in self.themes}
        return {theme: count for theme, count in counted.items() if count}

    def daily(self, day: int) -> Puzzle:
        """Return the one of a day, counted from 1970: each comes once before any comes again."""
        if not self.all:
            raise NotKnown(f"there are no puzzles of {self.title}", "no_puzzles")
        cycle, place = divmod(day, len(self.all))
        return self.all[sorted(self.all, key=lambda key: _shuffled(f"{cycle} {key}"))[place]]

    def next(
        self,
        mine: Rating,
        seen: Collection[str],
        theme: str | None = None,
        known: Mapping[str, Rating] | None = None,
    ) -> Puzzle:
        """Return one that is about as hard as somebody is strong, and that they have not seen.

        `known` is how hard puzzles turned out to be. Who has seen all sees them once more.
        """
        among = self.about(theme)
        if not among:
            raise NotKnown(f"there are no puzzles of {self.title} about this", "no_puzzles")
        fresh = [one for one in among if one.key not in seen] or among
        known = known or {}

        def how_far(puzzle: Puzzle) -> float:
            return abs(known.get(puzzle.key, puzzle.first_rating).mu - mine.mu)

        nearest = sorted(fresh, key=lambda one: (how_far(one), one.key))[:NEAREST]
        return min(nearest, key=lambda one: _shuffled(f"{len(seen)} {one.key}"))


def _shuffled(text: str) -> bytes:
    return blake2b(text.encode(), digest_size=8).digest()


_kept: dict[str, Puzzles] = {}


def puzzles_of(title_key: str) -> Puzzles:
    """Return the puzzles that come with a title, read once."""
    found = _kept.get(title_key)
    if found is None:
        found = _kept[title_key] = Puzzles(title(title_key), mined_text(title_key))
    return found


def mined_text(title_key: str) -> str:
    """Return the text of the puzzles that come with a title; nothing if it has none."""
    path = files(title(title_key).package).joinpath("puzzles", "mined.jsonl")
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def titles_with_puzzles(keys: Iterable[str]) -> list[str]:
    """Return which titles say anything of puzzles."""
    return [key for key in keys if craft_of(title(key)) is not None]
