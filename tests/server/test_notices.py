"""Notices wait for somebody until they are put away; a kept seat is told where one is."""

from __future__ import annotations

from sqlalchemy import Connection, insert, select

from kingsbridge.server.database.schema import notices, people
from kingsbridge.server.people.notices import MOST_NOTICES, add_notice
from tests.server.conftest import NewDatabase
from tests.server.playing import listed, together
from tests.server.serving import PASSWORD, Here, Visitor, serving


def number_of(connection: Connection, visitor: Visitor) -> int:
    found = select(people.c.id).where(people.c.code == visitor.code)
    return int(connection.execute(found).scalar_one())


def tell(here: Here, visitor: Visitor, n: int) -> None:
    def write(connection: Connection) -> None:
        person = number_of(connection, visitor)
        add_notice(here.server.store.announce, connection, person, "notice-kicked", {"n": n}, n)

    here.run(here.server.store.write(write))


def test_a_notice_waits_until_it_is_put_away(here: Here) -> None:
    ann, bob = here.visitor("Ann"), here.visitor("Bob")
    for n in (1, 2):
        tell(here, ann, n)
    told = ann.get("/api/me/notices")
    assert [(one["key"], one["facts"], one["at"]) for one in told] == [
        ("notice-kicked", {"n": 2}, 2),
        ("notice-kicked", {"n": 1}, 1),
    ]
    first = f"/api/me/notices/{told[0]['id']}"
    assert bob.get("/api/me/notices") == []
    assert bob.web.delete(first).status_code == 404
    assert ann.web.delete(first).status_code == 204
    assert ann.web.delete(first).status_code == 404
    assert [one["facts"]["n"] for one in ann.get("/api/me/notices")] == [1]
    assert here.visitor().web.get("/api/me/notices").status_code == 401


def test_of_too_many_notices_the_oldest_go(here: Here) -> None:
    ann = here.visitor("Ann")

    def many(connection: Connection) -> None:
        person = number_of(connection, ann)
        rows = [
            {"person": person, "key": "notice-kicked", "facts": '{"n":0}', "at": n}
            for n in range(MOST_NOTICES + 5)
        ]
        connection.execute(insert(notices), rows)

    here.run(here.server.store.write(many))
    tell(here, ann, 99)
    told = ann.get("/api/me/notices")
    assert len(told) == MOST_NOTICES
    assert (told[0]["at"], told[-1]["at"]) == (99, 6)


def test_a_guests_notices_come_along_into_the_account(here: Here) -> None:
    here.account("Noticed Ann")
    guest = here.visitor("Guest")
    tell(here, guest, 7)
    guest.post("/api/me/login", name="Noticed Ann", password=PASSWORD)
    assert [one["facts"] for one in guest.get("/api/me/notices")] == [{"n": 7}]


def test_who_is_at_another_server_hears_of_a_notice_and_of_a_kept_seat(
    new_database: NewDatabase,
) -> None:
    database = new_database("postgresql")
    with serving(database) as one, serving(database) as other:
        (ann, guest), code = together(one, 2)
        bob = other.again(guest)
        ann.post(f"/api/tables/{code}/resign")
        with bob.live() as live:
            live.answer("hall")
            again = ann.post(f"/api/tables/{code}/rematch")["table"]["code"]
            news = live.hear_until(lambda news: news["news"] == "seat")
            assert news["table"] == again
            bob.post(f"/api/tables/{ann.open('pillars', 'me open open')}/join")
            tell(one, bob, 1)
            live.hear_until(lambda news: news["news"] == "notice")


def test_for_whom_a_seat_is_kept_hears_of_it_once_wherever_they_look(here: Here) -> None:
    (ann, bob), code = together(here, 2)
    ann.post(f"/api/tables/{code}/resign")
    elsewhere = bob.open("pillars", "me open")
    with bob.live() as live:
        live.answer("watch", table=elsewhere)
        again = ann.post(f"/api/tables/{code}/rematch")["table"]["code"]
        ann.post(f"/api/tables/{code}/rematch")
        news = live.hear_until(lambda news: news["news"] == "seat")
        assert news["table"] == again
        live.do("hall")
        rest: list[str] = []
        while "answer" not in rest:
            rest.append(live.hear()["news"])
        assert "seat" not in rest
    assert again in listed(bob, "mine")
