"""How often somebody may do something: by which clock, for whom, and in all processes together."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import Future
from itertools import count
from pathlib import Path

import httpx
import pytest
from sqlalchemy import func, select

from kingsbridge.server.database.schema import buckets
from kingsbridge.server.errors import TooMany
from kingsbridge.server.people.guesses import REMEMBERED
from kingsbridge.server.people.limits import SKEW, Limit, SharedLimit
from tests.server.conftest import NewDatabase
from tests.server.serving import PASSWORD, PATIENCE, PLENTY, Doc, Here, serving

START = 1_800_000_000_000
HOUR = 3_600_000


class Hands:
    """The hands of a clock, which a test moves."""

    def __init__(self, at: int = START) -> None:
        self.at = at

    def __call__(self) -> int:
        return self.at


def from_address(here: Here, address: str) -> httpx.Client:
    """Return a client with another address of this machine."""
    transport = httpx.HTTPTransport(local_address=address)
    return httpx.Client(base_url=here.address, transport=transport, timeout=PATIENCE)


def takes(here: Here, limit: SharedLimit, who: object, most: int = 50) -> int:
    """Take from a bucket until it is empty; return how often it went."""
    for number in range(most):
        try:
            here.run(limit.take(who))
        except TooMany:
            return number
    raise AssertionError(f"nobody minds {most} times")


# In a process


def test_a_bucket_is_emptied_and_fills_again() -> None:
    clock = Hands(0)
    limit = Limit("cakes", 3, 0.5, clock)
    for _ in range(3):
        limit.take("Ann")
    with pytest.raises(TooMany, match=r"too many cakes: try again in 2\.0 seconds"):
        limit.take("Ann")
    limit.take("Bob")
    clock.at += 2000
    limit.take("Ann")
    with pytest.raises(TooMany):
        limit.take("Ann")


@pytest.mark.parametrize("step", [-HOUR, HOUR])
def test_a_clock_that_is_set_neither_locks_anybody_out_nor_lets_a_flood_in(
    tmp_path: Path, step: int
) -> None:
    wall, steady = Hands(), Hands(0)
    database = f"sqlite:///{tmp_path / 'kingsbridge.db'}"
    little: Doc = {"requests_at_once": 3, "requests_a_second": 0.5}
    with serving(database, wall, steady=steady, **little) as here:
        asking = here.visitor().web

        def statuses(number: int) -> list[int]:
            return [asking.get("/api/me").status_code for _ in range(number)]

        assert statuses(4) == [200, 200, 200, 429]
        wall.at += step
        assert statuses(2) == [429, 429]
        # It goes on as if nothing had happened.
        steady.at += 4000
        assert statuses(3) == [200, 200, 429]


# For each person, too


def test_somebody_with_many_addresses_is_one_person(tmp_path: Path) -> None:
    still = Hands()
    database = f"sqlite:///{tmp_path / 'kingsbridge.db'}"
    with serving(database, still, requests_at_once=20, requests_a_second=0.5) as here:
        ann = here.visitor("Ann")
        found: list[int] = []
        for number in range(2, 32):
            with from_address(here, f"127.0.0.{number}") as same:
                same.cookies.update(ann.web.cookies)
                found.append(same.get("/api/me").status_code)
        assert found == [200] * 20 + [429] * 10


# In all processes


@pytest.fixture
def both(new_database: NewDatabase) -> Iterator[tuple[Here, Here, Hands]]:
    """Two servers on one database, with little patience and one clock."""
    database = new_database("postgresql")
    hands = Hands()
    little: Doc = {"requests_at_once": 40, "requests_a_second": 5}
    with serving(database, hands, **little) as one, serving(database, hands, **little) as other:
        yield one, other, hands


def test_who_empties_a_bucket_at_one_server_finds_it_empty_at_the_other(
    both: tuple[Here, Here, Hands],
) -> None:
    one, other, hands = both
    names = count()

    def status(here: Here) -> int:
        body = {"name": f"Somebody {next(names)}", "password": "a first guess"}
        return here.visitor().ask("POST", "/api/me/login", **body).status_code

    statuses = [status(here) for here in (one, other, one, other, one, other)]
    assert statuses == [401] * 4 + [429] * 2
    hands.at += 50_000
    assert status(other) == 401
    assert status(one) == 429


def test_two_servers_at_once_give_no_more_than_there_is(both: tuple[Here, Here, Hands]) -> None:
    one, other, _ = both
    asked: list[Future[None]] = [
        asyncio.run_coroutine_threadsafe(here.server.guests.take("crowd"), here.loop)
        for _ in range(20)
        for here in (one, other)
    ]
    refused = [future.exception(PATIENCE) for future in asked]
    assert sum(error is None for error in refused) == 8
    assert {type(error) for error in refused if error is not None} == {TooMany}


def test_somebody_may_log_in_at_two_servers_at_once(both: tuple[Here, Here, Hands]) -> None:
    one, other, _ = both
    asked: list[Future[None]] = [
        asyncio.run_coroutine_threadsafe(here.server.guesses.right("ann", "192.0.2.1"), here.loop)
        for _ in range(10)
        for here in (one, other)
    ]
    assert [future.result(PATIENCE) for future in asked] == [None] * 20
    for _ in range(10):
        other.run(other.server.guesses.take("ann", "192.0.2.1"))


@pytest.fixture
def shared(database: str) -> Iterator[tuple[Here, SharedLimit, Hands]]:
    """A bucket of five that fills by one a second, on each kind of database."""
    hands = Hands()
    with serving(database, hands) as here:
        server = here.server
        limit = SharedLimit(server.store, server.pseudonyms, "cakes", 5, 1, hands)
        yield here, limit, hands


def test_a_shared_bucket_is_emptied_and_fills_again(
    shared: tuple[Here, SharedLimit, Hands],
) -> None:
    here, limit, hands = shared
    assert takes(here, limit, "Ann") == 5
    with pytest.raises(TooMany, match=r"too many cakes: try again in 1\.0 seconds"):
        here.run(limit.take("Ann"))
    assert takes(here, limit, "Bob") == 5
    hands.at += 2500
    assert takes(here, limit, "Ann") == 2
    hands.at += 500
    assert takes(here, limit, "Ann") == 1
    hands.at += HOUR
    assert takes(here, limit, "Ann") == 5
    with pytest.raises(TooMany):
        here.run(limit.take("Cyn", 6))


def test_a_shared_bucket_does_not_mind_a_clock_that_is_set_back(
    shared: tuple[Here, SharedLimit, Hands],
) -> None:
    here, limit, hands = shared
    assert takes(here, limit, "Ann") == 5
    hands.at -= HOUR
    assert takes(here, limit, "Ann") == 0
    hands.at += 2000
    assert takes(here, limit, "Ann") == 2
    hands.at += 3000
    assert takes(here, limit, "Ann") == 3


def test_what_the_clocks_of_two_machines_differ_by_fills_no_bucket(
    shared: tuple[Here, SharedLimit, Hands],
) -> None:
    here, limit, hands = shared
    assert takes(here, limit, "Ann") == 5
    for _ in range(3):
        hands.at -= SKEW // 2
        assert takes(here, limit, "Ann") == 0
        hands.at += SKEW // 2
        assert takes(here, limit, "Ann") == 0


def test_a_full_bucket_is_forgotten(shared: tuple[Here, SharedLimit, Hands]) -> None:
    here, limit, hands = shared
    store = here.server.store

    def kept() -> int:
        mine = select(func.count()).select_from(buckets).where(buckets.c.what == "cakes")
        return int(here.run(store.read(lambda c: c.execute(mine).scalar())))

    takes(here, limit, "Ann")
    hands.at += 4000
    takes(here, limit, "Bob")
    here.run(store.write_one(limit.sweep))
    assert kept() == 2
    hands.at += 4000
    here.run(store.write_one(limit.sweep))
    assert kept() == 1
    assert takes(here, limit, "Ann") == 5


def test_no_address_is_kept(shared: tuple[Here, SharedLimit, Hands]) -> None:
    here, limit, _ = shared
    here.run(limit.take("192.0.2.1"))
    names = here.run(
        here.server.store.read(lambda c: list(c.execute(select(buckets.c.who)).scalars()))
    )
    assert names
    assert not any("192.0.2.1" in name for name in names)


# Passwords


@pytest.fixture
def guarded(tmp_path: Path) -> Iterator[tuple[Here, Hands]]:
    """A server at which an account can be guessed at four times at once."""
    hands = Hands()
    database = f"sqlite:///{tmp_path / 'kingsbridge.db'}"
    with serving(database, hands) as here:
        strangers = here.server.guesses.strangers
        strangers.at_once, strangers.a_second = 4, 1 / 30
        yield here, hands


def guess(here: Here, address: str, password: str = "not this one", name: str = "Ann") -> int:
    """Try a password from an address; return the status of the answer."""
    with from_address(here, address) as stranger:
        body = {"name": name, "password": password}
        return stranger.post("/api/me/login", json=body).status_code


def test_a_password_is_guessed_slowly_from_however_many_addresses(
    guarded: tuple[Here, Hands],
) -> None:
    here, hands = guarded
    here.account("Ann")
    here.account("Bob")
    statuses = [guess(here, f"127.0.1.{number}") for number in range(1, 7)]
    assert statuses == [401] * 4 + [429] * 2
    # Even the right one is not tried.
    assert guess(here, "127.0.1.20", PASSWORD, "ANN") == 429
    assert guess(here, "127.0.1.20", PASSWORD, "Bob") == 200
    hands.at += 30_000
    assert guess(here, "127.0.1.20", PASSWORD) == 200


def test_nobody_locks_the_owner_out(guarded: tuple[Here, Hands]) -> None:
    here, hands = guarded
    here.account("Ann")
    home = "127.0.2.1"
    assert guess(here, home, PASSWORD) == 200
    while guess(here, "127.0.1.1") != 429:
        pass
    assert guess(here, home, PASSWORD) == 200
    # At home too, a wrong password is a wrong one.
    assert guess(here, home) == 401
    # Who was never seen again for half a year is a stranger.
    hands.at += REMEMBERED + 1
    here.run(here.server.store.write_one(here.server.guesses.sweep))
    while guess(here, "127.0.1.1") != 429:
        pass
    assert guess(here, home, PASSWORD) == 429


def test_many_guests_from_one_address_are_too_many(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'kingsbridge.db'}"
    with serving(database, Hands()) as here:
        here.server.guests.at_once = 3
        body = {"name": "Guest", "language": "en"}
        statuses = [
            here.visitor().ask("POST", "/api/me/guest", **body).status_code for _ in range(4)
        ]
        assert statuses == [201] * 3 + [429]
        with from_address(here, "127.0.0.2") as elsewhere:
            assert elsewhere.post("/api/me/guest", json=body).status_code == 201


def test_many_tables_of_one_person_are_too_many(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'kingsbridge.db'}"
    with serving(database, Hands()) as here:
        here.server.openings.at_once = 3
        ann, bob = here.visitor("Ann"), here.visitor("Bob")
        wish = {"title": "pillars", "seats": [{"kind": "me"}, {"kind": "open"}]}
        statuses = [ann.ask("POST", "/api/tables", **wish).status_code for _ in range(4)]
        assert statuses == [201] * 3 + [429]
        assert bob.ask("POST", "/api/tables", **wish).status_code == 201
        assert here.server.requests.at_once == PLENTY
