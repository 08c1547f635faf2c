"""What is scarce is shared: tables, and the time in which bots think, however many guests come."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, update

from kingsbridge.server.database.schema import people
from kingsbridge.server.people.house import HouseRules
from tests.server.serving import Doc, Here, LiveClient, Visitor, serving

ME, OPEN = {"kind": "me"}, {"kind": "open"}
FEW = HouseRules(open_tables=2, running_tables=2)
# Long enough for somebody who waits behind all of a flood to notice.
FLOOD = 30


@pytest.fixture
def small(tmp_path: Path) -> Iterator[Here]:
    """A server with small quotas."""
    with serving(f"sqlite:///{tmp_path / 'kingsbridge.db'}") as here:
        here.run(here.server.house.change(FEW))
        yield here


def came_from(here: Here, origin: str, *visitors: Visitor) -> None:
    """Note from where some people came."""
    codes = [visitor.code for visitor in visitors]

    def write(connection: Connection) -> None:
        theirs = update(people).where(people.c.code.in_(codes))
        connection.execute(theirs.values(origin=origin))

    here.run(here.server.store.write(write))


def test_nobody_has_more_games_running_than_the_house_allows(small: Here) -> None:
    ann, bob = small.account("Ann"), small.account("Bob")
    codes = [ann.open("world", "me here") for _ in range(2)]
    wish = {"title": "world", "seats": [ME, {"kind": "here", "name": "Bob"}]}
    assert ann.refused("/api/tables", **wish) == (409, "too_many_running")
    # Nor can others, or bots, sit down at more of them.
    waiting = ann.open("world", "me open")
    assert bob.refused(f"/api/tables/{waiting}/join") == (409, "too_many_running")
    assert ann.refused(f"/api/tables/{waiting}/start") == (409, "too_many_running")
    assert ann.table(waiting)["table"]["status"] == "open"
    # Whoever sits at them may have tables of their own.
    assert small.account("Eve").open("world", "me here")
    ann.post(f"/api/tables/{codes[0]}/resign")
    bob.post(f"/api/tables/{waiting}/join")
    assert ann.table(waiting)["table"]["status"] == "playing"


def test_what_the_house_allows_holds_for_tables_that_wait_for_players(small: Here) -> None:
    ann = small.visitor("Ann")
    for _ in range(2):
        ann.open("world", "me open")
    refused = ann.ask("POST", "/api/tables", title="world", seats=[ME, OPEN])
    assert (refused.status_code, refused.json()["code"]) == (409, "too_many_tables")
    assert refused.json()["message"] == (
        "Ann has 2 tables open, as many as one person may have here: close one first"
    )
    small.run(small.server.house.change(HouseRules(open_tables=3)))
    assert ann.open("world", "me open")


def test_guests_from_the_same_place_have_a_quota_together(small: Here) -> None:
    guests = [small.visitor(f"Guest {number}") for number in range(4)]
    away = small.visitor("Away")
    came_from(small, "here", *guests)
    came_from(small, "away", away)
    for guest in guests[:3]:
        for _ in range(2):
            guest.open("world", "me here")
    wish = {"title": "world", "seats": [ME, {"kind": "here", "name": "Bob"}]}
    assert guests[3].refused("/api/tables", **wish) == (409, "too_many_of_guests")
    assert away.open("world", "me here")
    # Whoever has an account has a quota of their own, wherever they are.
    assert guests[3].post("/api/me/account", name="Dan", password="correct horse")
    assert guests[3].open("world", "me here")


def test_a_flood_of_architects_delays_a_newcomer_by_one_thought_at_a_time(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'kingsbridge.db'}", thinkers=1) as here:
        flood = [here.visitor(f"Flood {number}") for number in range(3)]
        came_from(here, "one address", *flood)
        for number in range(FLOOD):
            flood[number % 3].open("pillars", "me architect architect architect")
        thinkers = here.server.thinkers
        assert thinkers.waiting
        bob = here.visitor("Bob")
        code = bob.open("pillars", "me apprentice")
        answered = 0
        with bob.live() as live:
            live.do("watch", table=code)
            moment = next_decision(live, 0)
            while answered < 6:
                before = thinkers.done
                bob.move(code, moment, moment["menu"]["offers"][0]["move"])
                version = moment["version"]
                moment = next_decision(live, version)
                moves = moment["version"] - version - 1
                answered += moves
                # The apprentice's own thoughts, before each at most one that was begun, and what
                # was done until we heard of it.
                assert thinkers.done - before <= 2 * moves + 4


def next_decision(live: LiveClient, version: int) -> Doc:
    """Wait until one has something to decide after a version."""
    news = live.hear_until(
        lambda news: (
            news["news"] == "moment"
            and news["moment"]["version"] > version
            and news["moment"]["menu"] is not None
        )
    )
    moment: Doc = news["moment"]
    return moment
