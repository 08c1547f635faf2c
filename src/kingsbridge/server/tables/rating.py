"""Ratings by openskill, of people who play rated games."""

from __future__ import annotations

from collections.abc import Sequence

from openskill.models import PlackettLuce
from sqlalchemy import Connection, func, insert, select, update

from kingsbridge.server.database.schema import people, rating_steps, ratings
from kingsbridge.table.game import Game
from kingsbridge.table.told import Unrated

_model = PlackettLuce()

# Whoever decided less often than this has not played: there is nothing to rate.
FEWEST_DECISIONS = 5
# So many rated games the same two may play in so many milliseconds; more say nothing new of them.
MOST_OF_A_PAIR = 5
A_DAY = 24 * 3_600_000


def why_unrated(connection: Connection, game: Game, now: int) -> Unrated | None:
    """Return why a game that was to be rated changes no rating, if it does not."""
    if any(decisions_of(game, seat) < FEWEST_DECISIONS for seat in range(len(game.chairs))):
        return Unrated.FEW_MOVES
    persons = [chair.person for chair in game.chairs if chair.person is not None]
    if most_of_a_pair(connection, persons, now - A_DAY) >= MOST_OF_A_PAIR:
        return Unrated.SAME_PLAYERS
    return None


def decisions_of(game: Game, seat: int) -> int:
    """Return how often the person of a seat decided something themselves."""
    return sum(
        decider == seat and not by_bot and not followed
        for decider, by_bot, followed in zip(game.deciders, game.by_bot, game.followed, strict=True)
    )


def most_of_a_pair(connection: Connection, persons: Sequence[int], since: int) -> int:
    """Return how many rated games any two of these people played with each other since a time."""
    one, other = rating_steps.alias(), rating_steps.alias()
    together = (
        select(func.count())
        .select_from(one.join(other, one.c.table == other.c.table))
        .where(
            one.c.person.in_(persons),
            other.c.person.in_(persons),
            one.c.person < other.c.person,
            one.c.at > since,
        )
        .group_by(one.c.person, other.c.person)
    )
    return max(connection.execute(together).scalars(), default=0)


def rate(connection: Connection, table: int, title_key: str, game: Game, now: int) -> None:
    """Rate everybody who played a finished game, by who came before whom; note what it made.

    Whoever left for good meanwhile counts for the others, and has no rating any more.
    """
    persons = [chair.person for chair in game.chairs]
    # They may be about to leave (`people/farewell.py`): one waits for the other.
    still = select(people.c.id).where(people.c.id.in_(persons), people.c.deleted.is_(None))
    locked = still.order_by(people.c.id).with_for_update(read=True, key_share=True)
    staying = set(connection.execute(locked).scalars())
    found = select(ratings).where(ratings.c.title == title_key, ratings.c.person.in_(persons))
    # In the order of their numbers, so that two games that end at once wait and do not deadlock.
    known = {
        row.person: row
        for row in connection.execute(found.order_by(ratings.c.person).with_for_update())
    }
    before = [
        [
            _model.rating(known[person].mu, known[person].sigma)
            if person in known
            else _model.rating()
        ]
        for person in persons
    ]
    after = _model.rate(before, ranks=[float(rank) for rank in game.ranks()])
    for person, (rating,) in zip(persons, after, strict=True):
        if person not in staying:
            continue
        values = {"mu": rating.mu, "sigma": rating.sigma}
        step = insert(rating_steps).values(table=table, person=person, title=title_key, at=now)
        connection.execute(step.values(**values))
        values["cautious"] = rating.mu - 3 * rating.sigma
        if person in known:
            mine = (ratings.c.person == person, ratings.c.title == title_key)
            change = update(ratings).where(*mine)
            connection.execute(change.values(**values, games=ratings.c.games + 1))
        else:
            connection.execute(
                insert(ratings).values(person=person, title=title_key, games=1, **values)
            )
