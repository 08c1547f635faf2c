"""Profiles and leaderboards: what somebody played, how it went, and who is strong."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import Connection, insert, select, update

from kingsbridge.server.database.schema import people, rating_steps, ratings, tables
from kingsbridge.server.people.leaderboard import FEWEST_GAMES
from kingsbridge.server.people.person import find
from kingsbridge.server.people.profiles import games_of
from kingsbridge.server.tables.rating import rate
from tests.server.playing import together
from tests.server.serving import Doc, Here, Visitor, serving

DAY = 24 * 3_600_000


def number_of(connection: Connection, visitor: Visitor) -> int:
    found = select(people.c.id).where(people.c.code == visitor.code)
    return int(connection.execute(found).scalar_one())


def write(here: Here, work: Any) -> Any:
    return here.run(here.server.store.write(work))


def rated(here: Here, visitor: Visitor, title: str, mu: float, games: int = FEWEST_GAMES) -> None:
    """Let somebody have a rating."""
    values = {"title": title, "mu": mu, "sigma": 2.0, "games": games, "cautious": mu - 6}
    write(
        here,
        lambda c: c.execute(insert(ratings).values(person=number_of(c, visitor), **values)),
    )


def results(visitor: Visitor, other: Visitor) -> dict[tuple[str, int, str], Doc]:
    found = visitor.get(f"/api/people/{other.code}/results")
    return {(one["title"], one["players"], one["against"]): one for one in found}


def history(reader: Visitor, other: Visitor, **query: Any) -> Doc:
    found: Doc = reader.get(f"/api/people/{other.code}/history", **query)
    return found


def codes(found: Doc) -> list[str]:
    return [game["code"] for game in found["games"]]


def played_against_bots(ann: Visitor, **more: Any) -> str:
    code = ann.open("pillars", "me bot", **more)
    ann.post(f"/api/tables/{code}/resign")
    return code


# Who somebody is


def test_a_profile_says_since_when_somebody_is_here(database: str) -> None:
    with serving(database, now=lambda: 5 * DAY) as here:
        ann = here.account("Old Ann")
        profile = here.visitor().get(f"/api/people/{ann.code}")
        assert (profile["name"], profile["account"], profile["since"]) == ("Old Ann", True, 5 * DAY)


def test_who_deleted_their_account_has_no_profile(here: Here) -> None:
    ann = here.account("Gone Ann")
    gone = update(people).where(people.c.code == ann.code).values(deleted=1)
    write(here, lambda c: c.execute(gone))
    for rest in "", "/results", "/history", "/ratings/world":
        assert here.visitor().web.get(f"/api/people/{ann.code}{rest}").status_code == 404


# Results


def test_results_are_told_by_title_players_and_opponents(here: Here) -> None:
    (ann, bob, cyn), code = together(here, 3)
    bob.post(f"/api/tables/{code}/resign")
    ann.post(f"/api/tables/{code}/resign")
    for _ in range(2):
        played_against_bots(ann)
    theirs = results(bob, ann)
    assert list(theirs) == [("pillars", 2, "bots"), ("pillars", 3, "people")]
    assert theirs["pillars", 2, "bots"]["games"] == 2
    assert theirs["pillars", 2, "bots"]["wins"] == 0
    assert theirs["pillars", 2, "bots"]["place"] == 2
    assert theirs["pillars", 3, "people"]["place"] > 1
    won = results(bob, cyn)["pillars", 3, "people"]
    assert (won["games"], won["wins"], won["place"]) == (1, 1, 1)


def test_games_with_oneself_are_no_results_and_in_the_history_once(here: Here) -> None:
    ann = here.visitor("Ann")
    code = ann.open("pillars", "me here")
    ann.post(f"/api/tables/{code}/resign", seat=0)
    assert results(ann, ann) == {}
    assert codes(history(ann, ann)) == [code]


# History


def test_the_history_is_told_page_by_page_the_newest_first(here: Here) -> None:
    ann = here.visitor("Ann")
    games = [played_against_bots(ann) for _ in range(5)]
    ann.open("pillars", "me open")
    ann.open("pillars", "me bot")
    reader, before = here.visitor(), None
    seen: list[str] = []
    for size in (2, 2, 1):
        page = history(reader, ann, most=2, **({} if before is None else {"before": before}))
        assert len(page["games"]) == size
        seen += codes(page)
        before = page["before"]
    assert before is None
    assert seen == games[::-1]


def test_a_private_game_is_shown_to_those_who_sat_there_alone(here: Here) -> None:
    (ann, bob), code = together(here, 2, private=True)
    bob.post(f"/api/tables/{code}/resign")
    assert codes(history(ann, ann)) == codes(history(bob, ann)) == [code]
    assert codes(history(here.visitor("Eve"), ann)) == codes(history(here.visitor(), ann)) == []


def test_a_history_is_read_by_the_index_of_seats(here: Here) -> None:
    ann = here.visitor("Ann")
    played_against_bots(ann)

    def explained(connection: Connection) -> str:
        person = find(connection, people.c.code == ann.code)
        assert person is not None
        said = games_of(person).compile(connection, compile_kwargs={"literal_binds": True})
        rows = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {said}").all()
        return "\n".join(row[3] for row in rows)

    plan = here.run(here.server.store.read(explained))
    assert "SCAN" not in plan
    assert "TEMP B-TREE" not in plan
    assert "ix_seats_person_table" in plan


# Ratings over time


def test_every_rated_game_is_a_step_of_both_ratings(here: Here) -> None:
    ann, bob = here.account("Stepping Ann"), here.account("Stepping Bob")
    code = ann.open("world", "me open", rated=True)
    bob.post(f"/api/tables/{code}/join")
    table = here.server.tables.at_hand[code]
    write(here, lambda c: rate(c, table.number, "world", table.the_game(), 7))
    for player in (ann, bob):
        (step,) = here.visitor().get(f"/api/people/{player.code}/ratings/world")
        (rating,) = here.visitor().get(f"/api/people/{player.code}")["ratings"]
        assert (step["mean"], step["spread"]) == (rating["mean"], rating["spread"])
        assert step["at"] == 7

    def figure(connection: Connection) -> Any:
        mine = ratings.c.person == number_of(connection, ann)
        return connection.execute(select(ratings).where(mine)).one()

    # By this people are ranked.
    row = here.run(here.server.store.read(figure))
    assert row.cautious == row.mu - 3 * row.sigma


def test_a_rating_is_told_in_the_order_in_which_it_went(here: Here) -> None:
    ann = here.account("Rising Ann")
    numbers = [played_against_bots(ann) for _ in range(3)]

    def steps(connection: Connection) -> None:
        person = number_of(connection, ann)
        for at, code in enumerate(reversed(numbers)):
            found = select(tables.c.id).where(tables.c.code == code)
            table = connection.execute(found).scalar_one()
            connection.execute(
                insert(rating_steps).values(
                    table=table, person=person, title="pillars", mu=20 + at, sigma=8 - at, at=at
                )
            )

    write(here, steps)
    told = ann.get(f"/api/people/{ann.code}/ratings/pillars")
    assert [(step["at"], step["mean"], step["spread"]) for step in told] == [
        (0, 20, 8),
        (1, 21, 7),
        (2, 22, 6),
    ]
    assert ann.get(f"/api/people/{ann.code}/ratings/world") == []
    assert ann.web.get(f"/api/people/{ann.code}/ratings/chess").status_code == 400


# Leaderboards


@pytest.fixture
def club(database: str) -> Any:
    """A server with five who are ranked in Pillars, and more who are not."""
    with serving(database) as here:
        members = {name: here.account(name) for name in ["Ann", "Bob", "Cyn", "Dan", "Eve"]}
        for place, member in enumerate(members.values()):
            rated(here, member, "pillars", 30 - place)
        yield here, members


def standings(board: Doc) -> list[tuple[int, str]]:
    return [(one["place"], one["name"]) for one in board["standings"]]


def test_people_are_ranked_by_what_they_surely_are_page_by_page(club: Any) -> None:
    here, members = club
    rated(here, here.account("Lucky"), "pillars", 60, FEWEST_GAMES - 1)
    rated(here, here.account("Elsewhere"), "world", 60)
    board = here.visitor().get("/api/leaderboard/pillars", most=2)
    assert standings(board) == [(1, "Ann"), (2, "Bob")]
    assert (board["count"], board["fewest_games"], board["mine"]) == (5, FEWEST_GAMES, None)
    first = board["standings"][0]
    assert first["cautious"] == first["mean"] - 3 * first["spread"]
    board = members["Dan"].get("/api/leaderboard/pillars", most=2, start=2)
    assert standings(board) == [(3, "Cyn"), (4, "Dan")]
    assert (board["mine"]["place"], board["mine"]["name"]) == (4, "Dan")
    assert here.visitor().web.get("/api/leaderboard/chess").status_code == 400


def test_who_is_banned_or_deleted_has_no_place(club: Any) -> None:
    here, members = club
    here.host("Warden").post(f"/api/host/people/{members['Bob'].code}/ban")
    gone = update(people).where(people.c.code == members["Cyn"].code).values(deleted=1)
    write(here, lambda c: c.execute(gone))
    board = members["Dan"].get("/api/leaderboard/pillars")
    assert standings(board) == [(1, "Ann"), (2, "Dan"), (3, "Eve")]
    assert board["mine"]["place"] == 2
    assert here.visitor("Guest").get("/api/leaderboard/pillars")["mine"] is None
