"""Profiles: what somebody played, how it went, and how their rating became what it is.

Whatever is read here is of one person: the newest of it, and never a log.
"""

from __future__ import annotations

from collections import defaultdict
from enum import StrEnum
from typing import Any

from msgspec import Struct, json
from sqlalchemy import Connection, Select, exists, func, or_, select

from kingsbridge.server.database.schema import rating_steps, seats, tables
from kingsbridge.server.database.store import Store
from kingsbridge.server.people.person import Person
from kingsbridge.server.tables.listing import list_rows
from kingsbridge.table.game import ranks_of
from kingsbridge.table.told import Listed, SeatKind, Status

# Results are of so many games, the newest; and so many steps of a rating are told.
MOST_COUNTED = 1000
MOST_STEPS = 500


class Against(StrEnum):
    """Who sat at the other seats: at least one person, or bots alone."""

    PEOPLE = "people"
    BOTS = "bots"


class Results(Struct):
    """How the games of a title with so many players went; a place is counted from 1."""

    title: str
    players: int
    against: Against
    games: int
    wins: int
    place: float


class History(Struct):
    """Finished games, the newest first; `before` asks for those that come after them, if any."""

    games: list[Listed]
    before: int | None


class RatingStep(Struct):
    """What a rated game made of somebody's rating."""

    at: int
    mean: float
    spread: float


class _Ended(Struct):
    """Of how a game ended, what is needed to tell who came before whom."""

    winners: list[int]
    scores: list[float]
    resigned: list[int]


class Profiles:
    """What is told of people by what they did."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def results(self, person: Person) -> list[Results]:
        """Return how somebody's games went, by title, number of players and opponents.

        Games with oneself at the same screen are no results.
        """
        other, own = seats.alias(), seats.alias()
        people_there = (
            select(func.count())
            .where(
                other.c.table == tables.c.id,
                other.c.kind == SeatKind.PERSON,
                or_(other.c.person.is_(None), other.c.person != person.id),
            )
            .scalar_subquery()
        )
        alone = select(func.count()).where(own.c.table == tables.c.id, own.c.person == person.id)
        found = (
            games_of(person)
            .add_columns(tables.c.title, tables.c.seats, tables.c.result, seats.c.seat)
            .add_columns(people_there.label("others"))
            .where(alone.scalar_subquery() == 1)
            .limit(MOST_COUNTED)
        )
        rows = await self.store.read(lambda c: c.execute(found).all())
        places: dict[tuple[str, int, Against], list[int]] = defaultdict(list)
        for row in rows:
            ended = json.decode(row.result, type=_Ended)
            place = ranks_of(ended.resigned, ended.winners, ended.scores)[row.seat] + 1
            against = Against.PEOPLE if row.others else Against.BOTS
            places[row.title, row[2], against].append(place)
        return [
            Results(*key, len(all_), all_.count(1), sum(all_) / len(all_))
            for key, all_ in sorted(places.items())
        ]

    async def history(
        self, person: Person, reader: Person | None, before: int | None, most: int
    ) -> History:
        """Return somebody's finished games as far as a reader may know of them.

        A private table is known to those who sat there.
        """
        there = seats.alias()
        sat = exists().where(
            there.c.table == tables.c.id, there.c.person == (reader.id if reader else 0)
        )
        found = games_of(person).where(or_(tables.c.private.is_(False), sat))
        if before is not None:
            found = found.where(seats.c.table < before)

        def read(connection: Connection) -> History:
            numbers = list(connection.execute(found.limit(most + 1)).scalars())
            which = select(tables).where(tables.c.id.in_(numbers[:most]))
            games = list_rows(connection, which.order_by(tables.c.id.desc()), reader)
            return History(games, numbers[most - 1] if len(numbers) > most else None)

        return await self.store.read(read)

    async def rating_steps(self, person: Person, title: str) -> list[RatingStep]:
        """Return how somebody's rating in a title went, the last of it, in its order."""
        found = select(rating_steps.c.at, rating_steps.c.mu, rating_steps.c.sigma).where(
            rating_steps.c.person == person.id, rating_steps.c.title == title
        )
        last = found.order_by(rating_steps.c.at.desc(), rating_steps.c.table.desc())
        rows = await self.store.read(lambda c: c.execute(last.limit(MOST_STEPS)).all())
        return [RatingStep(*row) for row in reversed(rows)]


def games_of(person: Person) -> Select[Any]:
    """Find the finished games of a person, each once, by the index of their seats."""
    first = seats.alias()
    is_first = ~exists().where(
        first.c.table == seats.c.table,
        first.c.person == person.id,
        first.c.seat < seats.c.seat,
    )
    return (
        select(seats.c.table)
        .join(tables, tables.c.id == seats.c.table)
        .where(seats.c.person == person.id, tables.c.status == Status.FINISHED, is_first)
        .order_by(seats.c.table.desc())
    )
