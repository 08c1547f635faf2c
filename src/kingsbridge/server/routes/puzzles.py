"""Addresses about puzzles: which there are, the next and the daily one, and what somebody tries."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from kingsbridge.engine.title import titles
from kingsbridge.server.people.person import Person
from kingsbridge.server.routes.asking import (
    Asked,
    Lang,
    TheServer,
    address_of,
    language_of,
    somebody,
)
from kingsbridge.study.puzzles import Puzzle, Puzzles, puzzles_of, titles_with_puzzles
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
from kingsbridge.table.errors import NotKnown

TitleKey = Annotated[str, PathParameter(max_length=40)]
Key = Annotated[str, PathParameter(max_length=64)]
Theme = Annotated[str | None, QueryParameter(max_length=40)]
# What a puzzle costs beside a plain request: its table is told with all that cannot be done.
COST = 3


def puzzles_at(key: str) -> Puzzles:
    """Return the puzzles of a title; raise if it is not installed."""
    if key not in titles():
        raise NotKnown(f"there is no title {key!r} here", "no_title")
    return puzzles_of(key)


class PuzzlesController(Controller):
    """Puzzles, and who solves them."""

    path = "/api/puzzles"
    tags = ("puzzles",)

    @get("/{key:str}", summary="The puzzles of a game, and how I stand with them")
    async def hall(
        self, request: Asked, server: TheServer, key: TitleKey, language: Lang = None
    ) -> PuzzleHall:
        found = puzzles_at(key)
        mine = await server.solvers.standing(_person(request), key)
        return told_hall(found, mine, server.solvers.today(), language_of(request, language))

    @get("/{key:str}/next", summary="A puzzle near my rating that I have not seen")
    async def next(
        self,
        request: Asked,
        server: TheServer,
        key: TitleKey,
        theme: Theme = None,
        language: Lang = None,
    ) -> PuzzleTold:
        found = puzzles_at(key)
        mine = await server.solvers.solver(_person(request), key)
        puzzle = found.next(mine.standing.rating, mine.seen, theme or None, mine.known)
        return await _told(request, server, puzzle, language)

    @get("/{key:str}/daily", summary="The puzzle of the day, the same for everybody")
    async def daily(
        self, request: Asked, server: TheServer, key: TitleKey, language: Lang = None
    ) -> PuzzleTold:
        today = server.solvers.today()
        return await _told(request, server, puzzles_at(key).daily(today), language, today)

    @get("/{key:str}/{puzzle:str}", summary="A puzzle by its key")
    async def puzzle(
        self,
        request: Asked,
        server: TheServer,
        key: TitleKey,
        puzzle: Key,
        language: Lang = None,
    ) -> PuzzleTold:
        return await _told(request, server, puzzles_at(key).of(puzzle), language)

    @get("/{key:str}/{puzzle:str}/solution", summary="Its solution, for who has tried it")
    async def solution(
        self,
        request: Asked,
        server: TheServer,
        key: TitleKey,
        puzzle: Key,
        language: Lang = None,
    ) -> PuzzleSolution:
        found = puzzles_at(key).of(puzzle)
        await server.solvers.give_up(somebody(request), found)
        return told_solution(found, language_of(request, language))

    @post(
        "/{key:str}/{puzzle:str}/attempt",
        summary="Try a move: the first try counts",
        status_code=200,
    )
    async def attempt(
        self,
        request: Asked,
        server: TheServer,
        key: TitleKey,
        puzzle: Key,
        data: JSONBody[PuzzleTry],
        language: Lang = None,
    ) -> PuzzleVerdict:
        person = somebody(request)
        server.requests.take(("puzzles", person.id), COST)
        found = puzzles_at(key)
        which, today = found.of(puzzle), server.solvers.today()
        check_offered(which, data.move)
        daily = data.daily and found.daily(today).key == puzzle
        tried = await server.solvers.try_it(person, which, data.move, daily)
        return told_verdict(
            which,
            data.move,
            tried.before,
            tried.now,
            today,
            language_of(request, language),
            counted=tried.counted,
        )


class MyPuzzlesController(Controller):
    """How the person who asks stands with puzzles."""

    path = "/api/me/puzzles"
    tags = ("puzzles",)

    @get(summary="How I stand with the puzzles of each game")
    async def mine(self, request: Asked, server: TheServer) -> list[PuzzleStanding]:
        person, today = somebody(request), server.solvers.today()
        return [
            told_standing(key, await server.solvers.standing(person, key), today)
            for key in titles_with_puzzles(sorted(titles()))
        ]


async def _told(
    request: Asked, server: TheServer, puzzle: Puzzle, language: str | None, day: int | None = None
) -> PuzzleTold:
    server.requests.take(address_of(request), COST)
    mine = await server.solvers.solver(_person(request), puzzle.title)
    rating = mine.known.get(puzzle.key, puzzle.first_rating)
    spoken = language_of(request, language)
    fresh = puzzle.key not in mine.seen
    return told_puzzle(puzzle, rating, spoken, fresh=fresh, day=day)


def _person(request: Asked) -> Person | None:
    found: Person | None = request.scope.get("user")
    return found
