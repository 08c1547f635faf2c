"""Blocks and kicks: nobody must sit with somebody, and neither hears the other."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.server.conftest import NewDatabase
from tests.server.playing import listed, together
from tests.server.serving import PASSWORD, Doc, Here, Visitor, serving, until

CANNOT_SIT = (403, "cannot_sit")


@pytest.fixture(scope="module")
def both(new_database: NewDatabase) -> Iterator[tuple[Here, Here]]:
    """Two servers of this test file's own, on one database."""
    database = new_database("postgresql")
    with serving(database) as one, serving(database) as other:
        yield one, other


def block(person: Visitor, other: Visitor) -> None:
    person.post(f"/api/me/blocks/{other.code}")


def unblock(person: Visitor, other: Visitor) -> None:
    assert person.web.delete(f"/api/me/blocks/{other.code}").status_code == 204


def names(visitor: Visitor, code: str) -> list[str]:
    return [seat["name"] for seat in visitor.table(code)["table"]["seats"]]


# Never seated together


def test_who_cannot_sit_down_is_told_before_they_try(here: Here) -> None:
    ann, bob, cyn = here.visitor("Ann"), here.visitor("Bob"), here.visitor("Cyn")
    code = ann.open("pillars", "me open open")
    asked = f"/api/tables/{code}/welcome"
    assert bob.get(asked) == {"why_not": None}
    bob.post(f"/api/tables/{code}/join")
    ann.post(f"/api/tables/{code}/kick", seat=1)
    assert bob.get(asked) == {"why_not": "sent_away"}
    # Whoever is blocked learns no more than by trying.
    block(ann, cyn)
    assert cyn.get(asked) == {"why_not": "cannot_sit"}


def test_who_blocks_and_who_is_blocked_do_not_sit_together_in_either_direction(here: Here) -> None:
    ann, bob = here.visitor("Ann"), here.visitor("Bob")
    hers, his = ann.open("pillars", "me open"), bob.open("pillars", "me open")
    block(ann, bob)
    assert bob.refused(f"/api/tables/{hers}/join") == CANNOT_SIT
    assert ann.refused(f"/api/tables/{his}/join") == CANNOT_SIT
    unblock(ann, bob)
    assert bob.post(f"/api/tables/{hers}/join")["table"]["status"] == "playing"


def test_the_blocked_hears_nothing_of_who_blocks_them(here: Here) -> None:
    ann, bob, cyn = here.visitor("Ann"), here.visitor("Bob"), here.visitor("Cyn")
    code = cyn.open("pillars", "me open open open")
    ann.post(f"/api/tables/{code}/join")
    block(ann, bob)
    answer = bob.ask("POST", f"/api/tables/{code}/join")
    assert answer.json()["message"] == "you cannot sit at this table"
    assert bob.get("/api/me/blocks") == []
    assert bob.get("/api/me")["me"]["blocked"] == []


def test_tables_of_those_who_are_kept_apart_are_not_in_their_halls(here: Here) -> None:
    ann, bob = here.visitor("Ann"), here.visitor("Bob")
    waits = ann.open("pillars", "me open")
    plays = ann.open("pillars", "me here")
    block(bob, ann)
    for which, code in ("open", waits), ("playing", plays):
        assert code not in listed(bob, which)
        assert code in listed(ann, which)
        assert code in listed(here.visitor("Cyn"), which)
        assert code in listed(here.visitor(), which)
    assert bob.open("pillars", "me open") not in listed(ann, "open")


def test_only_the_two_hear_that_their_halls_have_changed(here: Here) -> None:
    ann, bob, cyn = here.visitor("Ann"), here.visitor("Bob"), here.visitor("Cyn")
    with ann.live() as hers, bob.live() as his, cyn.live() as other:
        for live in (hers, his, other):
            live.answer("hall")
        block(ann, bob)
        assert hers.hear()["news"] == his.hear()["news"] == "hall"
        other.do("hall")
        assert other.hear()["news"] == "answer"


def test_a_game_that_both_played_stays_in_their_lists(here: Here) -> None:
    (ann, bob), code = together(here, 2)
    ann.post(f"/api/tables/{code}/resign")
    block(ann, bob)
    assert code in listed(ann, "finished")
    assert code in listed(bob, "finished")


def test_who_blocks_somebody_beside_them_goes_or_at_their_own_table_the_other(here: Here) -> None:
    ann, bob, cyn = here.visitor("Ann"), here.visitor("Bob"), here.visitor("Cyn")
    hers, third = ann.open("pillars", "me open open"), cyn.open("pillars", "me open open open")
    for code in hers, third:
        bob.post(f"/api/tables/{code}/join")
    ann.post(f"/api/tables/{third}/join")
    block(ann, bob)
    assert names(ann, hers) == ["Ann", "", ""]
    assert names(ann, third) == ["Cyn", "Bob", "", ""]
    # A game that has begun goes on.
    (dan, eve), playing = together(here, 2)
    block(dan, eve)
    assert dan.table(playing)["table"]["status"] == "playing"


def test_a_seat_kept_for_somebody_is_not_blocked_by_who_comes_first(here: Here) -> None:
    (ann, _bob, cyn), code = together(here, 3)
    for player in (ann, cyn):
        player.post(f"/api/tables/{code}/resign")
    new = ann.post(f"/api/tables/{code}/rematch")["table"]["code"]
    ann.post(f"/api/tables/{new}/free", seat=1)
    eve = here.visitor("Eve")
    block(eve, cyn)
    assert eve.refused(f"/api/tables/{new}/join") == CANNOT_SIT
    assert cyn.post(f"/api/tables/{new}/join")["table"]["seats"][2]["person"] == cyn.code


def kept(told: Doc) -> list[str | None]:
    return [seat["kept_for"] or seat["person"] for seat in told["table"]["seats"]]


def test_in_a_rematch_no_seat_is_kept_for_who_is_blocked(here: Here) -> None:
    (ann, bob, cyn), code = together(here, 3)
    for player in (ann, bob):
        player.post(f"/api/tables/{code}/resign")
    block(bob, ann)
    told = ann.post(f"/api/tables/{code}/rematch")
    assert kept(told) == [ann.code, None, cyn.code]
    assert told["table"]["code"] not in listed(bob, "mine")


def test_of_two_who_are_kept_apart_one_is_asked_to_the_rematch(here: Here) -> None:
    (ann, bob, cyn), code = together(here, 3)
    for player in (ann, bob):
        player.post(f"/api/tables/{code}/resign")
    block(cyn, bob)
    told = ann.post(f"/api/tables/{code}/rematch")
    assert kept(told) == [ann.code, bob.code, None]
    bob.post(f"/api/tables/{told['table']['code']}/join")


# Not heard


def test_neither_hears_what_the_other_says(here: Here) -> None:
    (ann, bob, cyn), code = together(here, 3)
    chat = f"/api/tables/{code}/chat"
    with ann.live() as hers, bob.live() as his:
        for live in (hers, his):
            live.answer("watch", table=code)
        block(ann, bob)
        for player in (ann, bob, cyn):
            player.post(chat, text=f"said by {player.name}")
        for live, mine in (hers, "Ann"), (his, "Bob"):
            heard = [live.hear_until(lambda news: news["news"] == "chat") for _ in range(2)]
            said = [news["line"]["text"] for news in heard]
            assert said == [f"said by {mine}", "said by Cyn"]
    assert [line["name"] for line in ann.get(chat)] == ["Ann", "Cyn"]
    assert [line["name"] for line in bob.get(chat)] == ["Bob", "Cyn"]
    assert [line["name"] for line in cyn.get(chat)] == ["Ann", "Bob", "Cyn"]


def test_who_unblocks_somebody_muted_still_does_not_hear_them(here: Here) -> None:
    (ann, bob), code = together(here, 2)
    ann.post(f"/api/me/mutes/{bob.code}")
    block(ann, bob)
    unblock(ann, bob)
    bob.post(f"/api/tables/{code}/chat", text="muted")
    assert ann.get(f"/api/tables/{code}/chat") == []
    assert len(bob.get(f"/api/tables/{code}/chat")) == 1


def test_a_block_is_heard_of_by_other_processes(both: tuple[Here, Here]) -> None:
    one, other = both
    ann, bob = one.visitor("Ann"), other.visitor("Bob")
    cyn = one.visitor("Cyn")
    code = ann.open("pillars", "me open open")
    for player in (bob, cyn):
        player.post(f"/api/tables/{code}/join")
    with bob.live() as his:
        his.answer("watch", table=code)
        here_now = other.server.live.clients
        until(lambda: any(client.person for client in here_now), "nobody came")
        block(ann, bob)
        until(
            lambda: any(ann.code in client.muted for client in here_now),
            "the other process does not know of the block",
        )
        ann.post(f"/api/tables/{code}/chat", text="not for Bob")
        cyn.post(f"/api/tables/{code}/chat", text="for all")
        news = his.hear_until(lambda news: news["news"] == "chat")
        assert news["line"]["text"] == "for all"


def test_who_sits_down_while_they_are_blocked_does_not_stay(both: tuple[Here, Here]) -> None:
    one, other = both
    ann, bob = one.visitor("Ann"), other.visitor("Bob")
    with ThreadPoolExecutor(2) as at_once:
        for _ in range(12):
            code = ann.open("pillars", "me open open")
            bob.table(code)
            blocking = at_once.submit(block, ann, bob)
            joining = at_once.submit(bob.ask, "POST", f"/api/tables/{code}/join")
            blocking.result()
            joining.result()
            assert names(ann, code) == ["Ann", "", ""]
            unblock(ann, bob)


# The list


def test_i_see_whom_i_block_by_name(here: Here) -> None:
    ann, bob, cyn = here.visitor("Ann"), here.visitor("Bob"), here.visitor("Cyn")
    for other in (cyn, bob, bob):
        block(ann, other)
    assert ann.get("/api/me/blocks") == [
        {"code": bob.code, "name": "Bob"},
        {"code": cyn.code, "name": "Cyn"},
    ]
    assert ann.get("/api/me")["me"]["blocked"] == [bob.code, cyn.code]
    assert ann.refused(f"/api/me/blocks/{ann.code}") == (400, "refused")
    assert ann.refused("/api/me/blocks/nobody") == (404, "not_found")
    assert here.visitor().refused(f"/api/me/blocks/{ann.code}") == (401, "who_are_you")


def test_blocks_come_along_into_an_account(here: Here) -> None:
    bob = here.visitor("Bob")
    here.account("Blocking Ann")
    guest = here.visitor("Passing")
    block(guest, bob)
    guest.post("/api/me/login", name="Blocking Ann", password=PASSWORD)
    assert [one["code"] for one in guest.get("/api/me/blocks")] == [bob.code]
    assert bob.refused(f"/api/tables/{guest.open('pillars', 'me open')}/join") == CANNOT_SIT


# Sent away before the start


def test_who_opened_a_table_sends_somebody_away_for_good(here: Here) -> None:
    ann, bob, cyn = here.visitor("Ann"), here.visitor("Bob"), here.visitor("Cyn")
    code = ann.open("pillars", "me open open")
    kick, join = f"/api/tables/{code}/kick", f"/api/tables/{code}/join"
    bob.post(join)
    assert bob.refused(kick, seat=0) == cyn.refused(kick, seat=1) == (403, "not_yours")
    assert ann.refused(kick, seat=0) == (400, "refused")
    assert ann.refused(kick, seat=2) == ann.refused(kick, seat=7) == (409, "not_taken")
    with bob.live() as live:
        live.answer("watch", table=code)
        seats = ann.post(kick, seat=1)["table"]["seats"]
        assert [seat["kind"] for seat in seats] == ["person", "open", "open"]
        live.hear_until(lambda news: news["news"] == "notice")
    assert bob.refused(join) == CANNOT_SIT
    assert code not in listed(bob, "open")
    assert code in listed(cyn, "open")
    (notice,) = bob.get("/api/me/notices")
    assert notice["key"] == "notice-kicked"
    assert notice["facts"] == {"person": ann.code, "name": "Ann", "title": "pillars"}
    # At another table of hers there is room for him.
    bob.post(f"/api/tables/{ann.open('pillars', 'me open')}/join")


def test_nobody_is_sent_away_from_a_game_that_has_begun(here: Here) -> None:
    (ann, _bob), code = together(here, 2)
    assert ann.refused(f"/api/tables/{code}/kick", seat=1) == (409, "begun")


def test_who_was_sent_away_does_not_come_back_with_an_account(here: Here) -> None:
    ann, bob = here.visitor("Ann"), here.visitor("Bob")
    here.account("Robert the Second")
    code = ann.open("pillars", "me open open")
    bob.post(f"/api/tables/{code}/join")
    ann.post(f"/api/tables/{code}/kick", seat=1)
    bob.post("/api/me/login", name="Robert the Second", password=PASSWORD)
    assert bob.refused(f"/api/tables/{code}/join") == CANNOT_SIT
