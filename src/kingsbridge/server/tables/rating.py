"""Ratings by openskill, of people who play rated games."""

from __future__ import annotations

from openskill.models import PlackettLuce
from sqlalchemy import Connection, insert, select, update

from kingsbridge.server.database.schema import rating_steps, ratings
from kingsbridge.table.game import Game

_model = PlackettLuce()


def rate(connection: Connection, title_key: str, table: int, game: Game, now: int) -> None:
    """Rate everybody who played a finished game, by who came before whom."""
    persons = [chair.person for chair in game.chairs]
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
