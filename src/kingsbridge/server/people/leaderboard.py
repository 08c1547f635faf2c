"""The leaderboard of a title: who is strong, as far as their games show it.

People are ranked by a cautious figure, the mean less three spreads: their strength is almost surely
more than that. Who has played few games has a wide spread and is not ranked before others have
had a chance to be met.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, Select, and_, func, or_, select

from kingsbridge.server.clock import Clock
from kingsbridge.server.database.schema import people, ratings
from kingsbridge.server.database.store import Store
from kingsbridge.server.people.person import Person

# Who has played fewer rated games of a title has no place yet.
FEWEST_GAMES = 5


class Standing(Struct):
    """Somebody's place: their code and name, the figure that ranks them, and what it is made of."""

    place: int
    code: str
    name: str
    cautious: float
    mean: float
    spread: float
    games: int


class Leaderboard(Struct):
    """Some of those who are ranked in a title, how many there are in all, and my own place."""

    title: str
    fewest_games: int
    count: int
    standings: list[Standing]
    mine: Standing | None


class Leaderboards:
    """Who leads in each title."""

    def __init__(self, store: Store, now: Clock) -> None:
        self.store = store
        self.now = now

    async def of(self, title: str, reader: Person | None, start: int, most: int) -> Leaderboard:
        """Return the standings of a title from a place on, counted from 0."""
        found = _ranked(title, self.now())
        shown = found.order_by(ratings.c.cautious.desc(), ratings.c.person)

        def read(connection: Connection) -> Leaderboard:
            rows = connection.execute(shown.offset(start).limit(most)).all()
            standings = [Standing(start + at + 1, *row) for at, row in enumerate(rows)]
            count = connection.execute(_count(found)).scalar_one()
            mine = None if reader is None else self._place_of(connection, found, reader)
            return Leaderboard(title, FEWEST_GAMES, count, standings, mine)

        return await self.store.read(read)

    def _place_of(
        self, connection: Connection, found: Select[Any], reader: Person
    ) -> Standing | None:
        mine = connection.execute(found.where(ratings.c.person == reader.id)).first()
        if mine is None:
            return None
        before = connection.execute(_count(found.where(_before(mine.cautious, reader.id))))
        return Standing(before.scalar_one() + 1, *mine)


def _ranked(title: str, now: int) -> Select[Any]:
    """Find everybody who has a place: nobody who was banned, nor an account that is no more."""
    welcome = or_(people.c.banned_until.is_(None), people.c.banned_until <= now)
    return (
        select(
            people.c.code,
            people.c.name,
            ratings.c.cautious,
            ratings.c.mu,
            ratings.c.sigma,
            ratings.c.games,
        )
        .join(people, people.c.id == ratings.c.person)
        .where(
            ratings.c.title == title,
            ratings.c.games >= FEWEST_GAMES,
            people.c.deleted.is_(None),
            welcome,
        )
    )


def _before(cautious: float, person: int) -> ColumnElement[bool]:
    same = and_(ratings.c.cautious == cautious, ratings.c.person < person)
    return or_(ratings.c.cautious > cautious, same)


def _count(found: Select[Any]) -> Select[Any]:
    return select(func.count()).select_from(found.subquery())
