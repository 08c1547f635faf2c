"""Puzzles that people solve here: how they stand, what they tried, and how hard puzzles are.

All of a try is stored at once, and one after another for each person.
"""

from __future__ import annotations

from dataclasses import asdict
from typing import NamedTuple

from sqlalchemy import Connection, Insert, Table, delete, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from kingsbridge.server.clock import Clock
from kingsbridge.server.database.schema import (
    people,
    puzzle_ratings,
    puzzle_standings,
    puzzle_tries,
)
from kingsbridge.server.database.store import Store
from kingsbridge.server.people.person import Person
from kingsbridge.study.puzzles import Puzzle
from kingsbridge.study.rating import Rating
from kingsbridge.study.solving import Standing, dated, day_of, rated
from kingsbridge.table.errors import NotKnown


class Solver(NamedTuple):
    """What is known of somebody who solves the puzzles of a title."""

    standing: Standing
    seen: frozenset[str]
    known: dict[str, Rating]


class Tried(NamedTuple):
    """What came of a try: how somebody stood before and stands now, and whether it counted."""

    before: Standing
    now: Standing
    counted: bool


class Solvers:
    """Everybody's puzzles."""

    def __init__(self, store: Store, now: Clock) -> None:
        self.store = store
        self.now = now

    def today(self) -> int:
        """Return what day it is."""
        return day_of(self.now())

    async def standing(self, person: Person | None, title: str) -> Standing:
        """Return how somebody stands."""
        if person is None:
            return Standing()
        return await self.store.read(lambda c: _standing(c, person.id, title))

    async def solver(self, person: Person | None, title: str) -> Solver:
        """Return all that decides which puzzle comes next for somebody."""
        return await self.store.read(lambda c: _solver(c, person, title))

    async def try_it(self, person: Person, puzzle: Puzzle, move: int, daily: bool) -> Tried:
        """Keep what somebody tried; only their first try at a puzzle counts."""
        at = self.now()
        return await self.store.write(lambda c: _try(c, person, puzzle, move, daily, at))

    async def give_up(self, person: Person, puzzle: Puzzle) -> None:
        """Raise unless somebody has tried a puzzle: only then its solution is told."""
        mine = (puzzle_tries.c.person == person.id, puzzle_tries.c.puzzle == puzzle.key)
        tried = await self.store.read(
            lambda c: c.execute(select(puzzle_tries.c.solved).where(*mine)).first()
        )
        if tried is None:
            raise NotKnown("try the puzzle first: then its solution is told", "try_first")


def _solver(connection: Connection, person: Person | None, title: str) -> Solver:
    ratings = select(puzzle_ratings).where(puzzle_ratings.c.title == title)
    known = {row.puzzle: Rating(row.mu, row.sigma) for row in connection.execute(ratings)}
    if person is None:
        return Solver(Standing(), frozenset(), known)
    tried = select(puzzle_tries.c.puzzle).where(
        puzzle_tries.c.person == person.id, puzzle_tries.c.title == title
    )
    seen = frozenset(connection.execute(tried).scalars())
    return Solver(_standing(connection, person.id, title), seen, known)


def _standing(connection: Connection, person: int, title: str) -> Standing:
    mine = select(puzzle_standings).where(
        puzzle_standings.c.person == person, puzzle_standings.c.title == title
    )
    row = connection.execute(mine).first()
    if row is None:
        return Standing()
    kept = dict(row._mapping)
    del kept["person"], kept["title"]
    return Standing(**kept)


def _try(
    connection: Connection, who: Person, puzzle: Puzzle, move: int, daily: bool, at: int
) -> Tried:
    person, title = who.id, puzzle.title
    # Two tries of the same person wait for each other, and whoever leaves for good for both.
    connection.execute(select(people.c.id).where(people.c.id == person).with_for_update())
    before = now = _standing(connection, person, title)
    solved = move == puzzle.best
    mine = (puzzle_tries.c.person == person, puzzle_tries.c.puzzle == puzzle.key)
    counted = connection.execute(select(puzzle_tries.c.at).where(*mine)).first() is None
    if counted:
        row = {"person": person, "puzzle": puzzle.key, "title": title, "move": move}
        connection.execute(insert(puzzle_tries).values(**row, solved=solved, at=at))
        now, harder = rated(now, _rating(connection, puzzle), solved)
        change = update(puzzle_ratings).where(puzzle_ratings.c.puzzle == puzzle.key)
        tries = puzzle_ratings.c.tries + 1
        connection.execute(change.values(mu=harder.mu, sigma=harder.sigma, tries=tries))
    if daily:
        now = dated(now, day_of(at), solved)
    if now != before:
        _keep(connection, person, title, now)
    return Tried(before, now, counted)


def _rating(connection: Connection, puzzle: Puzzle) -> Rating:
    """Return how hard a puzzle is, held until the try is stored."""
    first = puzzle.first_rating
    row = {"puzzle": puzzle.key, "title": puzzle.title, "tries": 0}
    new = _insert_for(connection, puzzle_ratings).values(**row, mu=first.mu, sigma=first.sigma)
    connection.execute(new.on_conflict_do_nothing())  # type: ignore[attr-defined]
    this = select(puzzle_ratings).where(puzzle_ratings.c.puzzle == puzzle.key)
    found = connection.execute(this.with_for_update()).one()
    return Rating(found.mu, found.sigma)


def _insert_for(connection: Connection, table: Table) -> Insert:
    shared = connection.dialect.name == "postgresql"
    return postgresql.insert(table) if shared else sqlite.insert(table)


def _keep(connection: Connection, person: int, title: str, standing: Standing) -> None:
    mine = (puzzle_standings.c.person == person, puzzle_standings.c.title == title)
    values = asdict(standing)
    if not connection.execute(update(puzzle_standings).where(*mine).values(values)).rowcount:
        row = {"person": person, "title": title, **values}
        connection.execute(insert(puzzle_standings).values(row))


def merge_puzzles(connection: Connection, guest: int, account: int) -> None:
    """Let a guest's puzzles be the account's, as far as it has none of the same."""
    for table, same in ((puzzle_tries, "puzzle"), (puzzle_standings, "title")):
        mine = select(table.c[same]).where(table.c.person == account)
        there = list(connection.execute(mine).scalars())
        own = table.c.person == guest
        connection.execute(delete(table).where(own, table.c[same].in_(there)))
        connection.execute(update(table).where(own).values(person=account))
