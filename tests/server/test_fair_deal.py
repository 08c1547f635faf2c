"""A deal that nobody chose: salts that are pledged, told, left out, recorded and checked."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path

import pytest
from sqlalchemy import update

from kingsbridge.engine.dice import SealedDice, salted, sealed_from_hex
from kingsbridge.engine.record import Deal
from kingsbridge.engine.title import title
from kingsbridge.server.database.engines import open_engine, writing
from kingsbridge.server.database.schema import seats
from kingsbridge.server.tables.overdue import look_after
from kingsbridge.table.dealing import TELL_WITHIN
from tests.cli.running import run
from tests.server.conftest import STORES, NewDatabase
from tests.server.playing import played
from tests.server.serving import Doc, Here, Visitor, serving

ANNS, BOBS, CYNS = (bytes([number] * 32).hex() for number in (1, 2, 3))
Wait = Callable[[int], None]


def pledged(salt: str) -> str:
    """Return what pledges a salt, as any program can make it."""
    return sha256(bytes.fromhex(salt)).hexdigest()


@pytest.fixture(scope="module", params=STORES)
def timed(request: pytest.FixtureRequest, new_database: NewDatabase) -> Iterator[tuple[Here, Wait]]:
    """A server whose clock goes only when it is told to, on each kind of database."""
    now = [1_800_000_000_000]

    with serving(new_database(request.param), lambda: now[0]) as here:

        def wait(milliseconds: int) -> None:
            now[0] += milliseconds
            here.run(look_after(here.server.play, here.server.bots))

        yield here, wait


def waiting(here: Here, title: str = "world", **more: str | None) -> tuple[Visitor, Visitor, str]:
    """Return two who pledged a salt each, at a table where every seat is taken."""
    ann, bob = here.visitor("Ann"), here.visitor("Bob")
    pledges = {"ann": pledged(ANNS), "bob": pledged(BOBS), **more}
    code = ann.open(title, "me open", pledge=pledges["ann"])
    bob.post(f"/api/tables/{code}/join", pledge=pledges["bob"])
    return ann, bob, code


def tell(player: Visitor, code: str, salt: str) -> Doc:
    told: Doc = player.post(f"/api/tables/{code}/salt", salt=salt)
    return told


def dealt_with(here: Here, code: str, salts: list[str | None]) -> bool:
    """Return whether a game was dealt from the secret and these salts, and nothing else."""
    table = here.server.tables.at_hand[code]
    dice = sealed_from_hex(table.terms.deal.secret)
    again = title(table.terms.title).new(
        len(table.chairs), options=table.terms.options, dice=salted(dice, salts)
    )
    view = title(table.terms.title).view
    seen = table.the_game().beginning.begin()
    return bool(view(again, 0) == view(seen, 0) and view(again, 1) == view(seen, 1))


def test_a_deal_is_made_of_the_secret_and_of_what_every_player_told(
    timed: tuple[Here, Wait],
) -> None:
    here, _ = timed
    ann, bob, code = waiting(here)
    told = ann.table(code)
    # Nothing is dealt yet, and nobody's salt is known, but nobody can pledge another one.
    assert told["moment"] is None
    assert told["table"]["status"] == "open"
    assert told["table"]["dealing_until"] == here.server.now() + TELL_WITHIN
    assert [seat["pledge"] for seat in told["table"]["seats"]] == [pledged(ANNS), pledged(BOBS)]
    pledge = f"/api/tables/{code}/pledge"
    assert bob.refused(pledge, pledge=pledged(CYNS)) == (409, "dealing")
    assert tell(ann, code, ANNS)["table"]["status"] == "open"
    seats = bob.table(code)["table"]["seats"]
    assert [seat["salt"] for seat in seats] == [None, None]
    # But everybody knows for whom the deal waits.
    assert [seat["waited_for"] for seat in seats] == [False, True]
    told = tell(bob, code, BOBS)
    assert told["table"]["status"] == "playing"
    assert told["table"]["dealing_until"] is None
    assert [seat["salt"] for seat in told["table"]["seats"]] == [ANNS, BOBS]
    assert told["table"]["secret"] is None
    assert dealt_with(here, code, [ANNS, BOBS])
    # Sent again it was told once, also to a server that has to read the table.
    here.server.tables.forget(code)
    assert tell(ann, code, ANNS)["table"]["status"] == "playing"
    assert dealt_with(here, code, [ANNS, BOBS])


def test_who_leaves_for_good_while_a_deal_is_made_plays_in_no_game(
    timed: tuple[Here, Wait],
) -> None:
    here, _ = timed
    ann, bob, code = waiting(here)
    assert bob.ask("POST", "/api/me/delete").status_code == 204
    assert ann.table(code)["table"]["status"] == "closed"


def test_whoever_sits_last_cannot_choose_the_deal(timed: tuple[Here, Wait]) -> None:
    here, _ = timed
    ann, bob, code = waiting(here)
    salt = f"/api/tables/{code}/salt"
    # Who knows the secret and sees the salts of the others has pledged theirs before.
    tell(ann, code, ANNS)
    assert bob.refused(salt, salt=CYNS) == (400, "bad_salt")
    # Nor do they begin anew with another pledge, by standing up, closing or starting.
    for way in ("leave", "join", "start", "close"):
        for player in (ann, bob):
            status, _ = player.refused(f"/api/tables/{code}/{way}")
            assert status in (403, 409)
    assert tell(bob, code, BOBS)["table"]["status"] == "playing"


def test_a_salt_is_not_told_before_every_seat_is_taken(timed: tuple[Here, Wait]) -> None:
    here, _ = timed
    ann, eve = here.visitor("Ann"), here.visitor("Eve")
    code = ann.open("world", "me open")
    salt, pledge = f"/api/tables/{code}/salt", f"/api/tables/{code}/pledge"
    assert ann.refused(salt, salt=ANNS) == (409, "no_pledge")
    # Another one may be pledged until then.
    ann.post(pledge, pledge=pledged(CYNS))
    ann.post(pledge, pledge=pledged(ANNS))
    assert ann.refused(salt, salt=ANNS) == (409, "not_dealing")
    assert eve.refused(pledge, pledge=pledged(ANNS)) == (403, "not_yours")
    for bad in ("", "00", pledged(ANNS).upper(), pledged(ANNS) + "00"):
        assert ann.refused(pledge, pledge=bad)[0] == 400
    # Who pledges nothing plays all the same.
    eve.post(f"/api/tables/{code}/join")
    assert tell(ann, code, ANNS)["table"]["status"] == "playing"
    assert dealt_with(here, code, [ANNS, None])


def test_what_is_not_told_in_time_is_left_out_and_that_is_told(timed: tuple[Here, Wait]) -> None:
    here, wait = timed
    ann, bob, code = waiting(here)
    tell(ann, code, ANNS)
    wait(TELL_WITHIN - 1)
    assert ann.table(code)["table"]["status"] == "open"
    wait(1)
    told = ann.table(code)["table"]
    assert told["status"] == "playing"
    assert [seat["pledge"] for seat in told["seats"]] == [pledged(ANNS), pledged(BOBS)]
    assert [seat["salt"] for seat in told["seats"]] == [ANNS, None]
    assert bob.refused(f"/api/tables/{code}/salt", salt=BOBS) == (409, "begun")
    assert dealt_with(here, code, [ANNS, None])


def test_where_nobody_pledged_the_game_begins_at_once_as_ever(timed: tuple[Here, Wait]) -> None:
    here, _ = timed
    ann, bob = here.visitor("Ann"), here.visitor("Bob")
    code = ann.open("world", "me open")
    assert bob.post(f"/api/tables/{code}/join")["table"]["status"] == "playing"
    table = here.server.tables.at_hand[code]
    assert isinstance(table.the_game().state.dice, SealedDice)
    assert table.the_game().beginning.deal.to_json() == table.terms.deal.to_json()


def test_against_bots_and_once_more_one_adds_chance_too(timed: tuple[Here, Wait]) -> None:
    here, _ = timed
    ann = here.visitor("Ann")
    code = ann.open("world", "me bot", pledge=pledged(ANNS))
    assert ann.table(code)["table"]["status"] == "open"
    assert tell(ann, code, ANNS)["table"]["status"] == "playing"
    ann.post(f"/api/tables/{code}/resign")
    answer = ann.web.post(f"/api/tables/{code}/rematch", params={"pledge": pledged(BOBS)})
    again = answer.json()["table"]
    assert (again["status"], again["seats"][0]["pledge"]) == ("open", pledged(BOBS))
    assert tell(ann, again["code"], BOBS)["table"]["status"] == "playing"


def test_the_record_has_all_of_it_and_a_stored_salt_that_was_changed_shows(
    new_database: NewDatabase,
) -> None:
    database = new_database("sqlite")
    with serving(database) as here:
        ann, bob, code = waiting(here)
        promised = ann.table(code)["table"]["commitment"]
        tell(ann, code, ANNS)
        tell(bob, code, BOBS)
        bob.post(f"/api/tables/{code}/resign")
        deal = ann.get(f"/api/tables/{code}/record")["deal"]
        assert deal["commitment"] == promised
        assert deal["pledges"] == [pledged(ANNS), pledged(BOBS)]
        assert deal["salts"] == [ANNS, BOBS]
        assert ann.get(f"/api/tables/{code}/verify")["good"]
    assert run("server", "verify", "--database", database).code == 0
    engine = open_engine(database)
    with writing(engine) as connection:
        change = update(seats).where(seats.c.table == 1, seats.c.seat == 1)
        connection.execute(change.values(salt=CYNS))
    engine.dispose()
    said = run("server", "verify", "--database", database)
    assert said.code == 1
    assert f"{code}: the salt of seat 1 is not the one that was pledged" in said.err


def test_a_record_says_whose_randomness_is_in_its_deal_and_anybody_can_check_it(
    here: Here, tmp_path: Path
) -> None:
    dice = SealedDice(bytes(range(32)))
    pledges, salts = [pledged(ANNS), pledged(BOBS)], [ANNS, BOBS]
    deal = Deal(None, dice.commitment(), dice.secret.hex(), pledges, salts)
    record = played("world", deal)
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record))
    said = run("replay", str(file), "--verify")
    assert said.code == 0
    names = " and ".join(record["players"])
    assert f"The randomness of {names} is in the deal, as each pledged it." in said.out
    # Brought to another place, it is still what it says.
    ann = here.visitor("Ann")
    brought = ann.post("/api/records", **record)["table"]
    assert [seat["salt"] for seat in brought["seats"]] == salts
    kept = ann.get(f"/api/tables/{brought['code']}/record")
    assert kept == {**record, "imported": brought["imported"]}
    # Whatever of it is another, it shows.
    nothing: list[None] = [None, None]
    changes: dict[str, Doc] = {
        "the secret is not the one that the commitment promised": {"secret": bytes(32).hex()},
        "the salt of seat 1 is not the one that was pledged": {"salts": [ANNS, CYNS]},
        "at move ": {"salts": [ANNS, None]},
        " of ": {"pledges": nothing, "salts": nothing},
        "salts: expected one for each of the 2 seats": {"salts": [ANNS]},
        "pledges: expected 64 hexadecimal digits": {"pledges": [pledged(ANNS), "x"]},
    }
    for wrong, changed in changes.items():
        other = {**record, "deal": {**record["deal"], **changed}}
        file.write_text(json.dumps(other))
        said = run("replay", str(file), "--verify")
        assert said.code != 0
        assert wrong in said.err
        assert ann.refused("/api/records", **other) == (400, "refused")


def test_a_salt_that_was_left_out_is_named_when_the_record_is_checked(
    timed: tuple[Here, Wait], tmp_path: Path
) -> None:
    here, wait = timed
    ann, bob, code = waiting(here)
    tell(ann, code, ANNS)
    wait(TELL_WITHIN)
    bob.post(f"/api/tables/{code}/resign")
    file = tmp_path / "record.json"
    file.write_text(json.dumps(ann.get(f"/api/tables/{code}/record")))
    said = run("replay", str(file), "--verify")
    assert said.code == 0
    assert "The randomness of Ann is in the deal, as they pledged it." in said.out
    assert "Bob pledged randomness and did not send it in time: it is not in the deal." in said.out
