"""Puzzles in a page: they lie in a file beside it, and what was tried is kept in the browser."""

from __future__ import annotations

from kingsbridge.engine.title import titles
from kingsbridge.page.addresses import Addresses, Asked
from kingsbridge.page.bridge import SOLVED
from kingsbridge.study.puzzles import Puzzle, Puzzles, titles_with_puzzles
from kingsbridge.study.puzzles_told import (
    PuzzleHall,
    PuzzleSolution,
    PuzzleStanding,
    PuzzleTold,
    PuzzleTry,
    PuzzleVerdict,
    check_offered,
    told_hall,
    told_puzzle,
    told_solution,
    told_standing,
    told_verdict,
)
from kingsbridge.study.solver_book import Book, book_from_text
from kingsbridge.study.solving import day_of
from kingsbridge.table.errors import NotKnown

ADDRESSES = Addresses()
# By title, read once.
_brought: dict[str, Puzzles] = {}


@ADDRESSES.at("GET", "/puzzles/{title}")
async def hall(asked: Asked) -> PuzzleHall:
    """The puzzles of a game, and how I stand with them."""
    puzzles, book = await _puzzles(asked), await _book(asked, asked.parts["title"])
    return told_hall(puzzles, book.standing, _today(asked), asked.language)


@ADDRESSES.at("GET", "/puzzles/{title}/next")
async def coming(asked: Asked) -> PuzzleTold:
    """A puzzle near my rating that I have not seen."""
    puzzles, book = await _puzzles(asked), await _book(asked, asked.parts["title"])
    theme = asked.query.get("theme") or None
    return _told(asked, book, book.next(puzzles, None if theme is None else str(theme)))


@ADDRESSES.at("GET", "/puzzles/{title}/daily")
async def daily(asked: Asked) -> PuzzleTold:
    """The puzzle of the day, the same for everybody."""
    puzzles, book = await _puzzles(asked), await _book(asked, asked.parts["title"])
    today = _today(asked)
    return _told(asked, book, puzzles.daily(today), today)


@ADDRESSES.at("GET", "/puzzles/{title}/{puzzle}")
async def puzzle(asked: Asked) -> PuzzleTold:
    """A puzzle by its key."""
    puzzles, book = await _puzzles(asked), await _book(asked, asked.parts["title"])
    return _told(asked, book, puzzles.of(asked.parts["puzzle"]))


@ADDRESSES.at("GET", "/puzzles/{title}/{puzzle}/solution")
async def solution(asked: Asked) -> PuzzleSolution:
    """Its solution, for who has tried it."""
    puzzles, book = await _puzzles(asked), await _book(asked, asked.parts["title"])
    which = puzzles.of(asked.parts["puzzle"])
    if which.key not in book.known:
        raise NotKnown("try the puzzle first: then its solution is told", "try_first")
    return told_solution(which, asked.language)


@ADDRESSES.at("POST", "/puzzles/{title}/{puzzle}/attempt")
async def attempt(asked: Asked) -> PuzzleVerdict:
    """Try a move: the first try counts."""
    said = asked.data(PuzzleTry)
    puzzles, book = await _puzzles(asked), await _book(asked, asked.parts["title"])
    which, today = puzzles.of(asked.parts["puzzle"]), _today(asked)
    check_offered(which, said.move)
    on = today if said.daily and puzzles.daily(today).key == which.key else None
    after = book.after(which, said.move == which.best, on)
    change = {"store": SOLVED, "key": which.title, "value": after.to_text(), "new": False}
    await asked.house.tables.write([change])
    return told_verdict(
        which,
        said.move,
        book.standing,
        after.standing,
        today,
        asked.language,
        counted=which.key not in book.known,
    )


@ADDRESSES.at("GET", "/me/puzzles")
async def mine(asked: Asked) -> list[PuzzleStanding]:
    """How I stand with the puzzles of each game."""
    today = _today(asked)
    return [
        told_standing(key, (await _book(asked, key)).standing, today)
        for key in titles_with_puzzles(sorted(titles()))
    ]


async def _puzzles(asked: Asked) -> Puzzles:
    key = asked.parts["title"]
    if key not in titles():
        raise NotKnown(f"there is no title {key!r} here", "no_title")
    found = _brought.get(key)
    if found is None:
        text = await asked.house.bridge.lying(f"puzzles/{key}.jsonl")
        found = _brought[key] = Puzzles(titles()[key], text)
    return found


async def _book(asked: Asked, title: str) -> Book:
    return book_from_text(await asked.house.bridge.read(SOLVED, title))


def _today(asked: Asked) -> int:
    return day_of(asked.house.now())


def _told(asked: Asked, book: Book, which: Puzzle, day: int | None = None) -> PuzzleTold:
    fresh = which.key not in book.known
    return told_puzzle(which, book.rating_of(which), asked.language, fresh=fresh, day=day)
