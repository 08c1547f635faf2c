"""Sockets that are slow, idle, greedy or many: each has its deadline and its bounds."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from time import monotonic
from urllib.parse import urlsplit

import pytest

from kingsbridge.server.edge.door import BIGGEST_HEAD, MOST_HEADERS
from kingsbridge.server.server import Patience
from tests.server.conftest import NewDatabase
from tests.server.serving import PATIENCE, Here, serving

SHORT = Patience(head=0.3, request=0.6, idle=1, unread=0.3, ping=0.3)
START = b"GET /api/me HTTP/1.1\r\nHost: here\r\n"


@pytest.fixture(scope="module")
def hasty(new_database: NewDatabase) -> Iterator[Here]:
    """A server that waits for nobody."""
    with serving(new_database("sqlite"), patience=SHORT) as running:
        yield running


@contextmanager
def knock(here: Here, source: str = "127.0.0.1") -> Iterator[socket.socket]:
    """Open a socket."""
    at = urlsplit(here.address)
    assert at.hostname is not None
    with socket.create_connection((at.hostname, at.port or 0), PATIENCE, (source, 0)) as knocking:
        yield knocking


def all_said(knocking: socket.socket) -> bytes:
    """Return everything that is said until the server hangs up."""
    said = b""
    try:
        while part := knocking.recv(1 << 16):
            said += part
    except ConnectionResetError:
        pass
    return said


def answer(knocking: socket.socket) -> bytes:
    """Return the answer to who one is: nobody."""
    said = b""
    while not said.endswith(b'{"me":null}'):
        part = knocking.recv(1 << 16)
        assert part, said
        said += part
    return said


def drip(knocking: socket.socket, drop: bytes, most: float = PATIENCE) -> bytes:
    """Say a little again and again until the server hangs up; return what it said."""
    ends = monotonic() + most
    knocking.settimeout(0.05)
    said = b""
    while monotonic() < ends:
        try:
            knocking.sendall(drop)
            part = knocking.recv(1 << 16)
        except TimeoutError:
            continue
        except OSError:
            return said
        if not part:
            return said
        said += part
    raise AssertionError("the server never hangs up")


# Half-sent requests


def test_a_socket_that_says_nothing_is_closed(hasty: Here) -> None:
    with knock(hasty) as knocking:
        assert all_said(knocking) == b""


def test_a_head_that_never_ends_is_not_waited_for(hasty: Here) -> None:
    with knock(hasty) as knocking:
        knocking.sendall(START)
        assert all_said(knocking).startswith(b"HTTP/1.1 408 ")


@pytest.mark.parametrize("drop", [b"X-Drop: drip\r\n", b"x", b"\r\n"])
def test_a_head_that_drips_is_not_waited_for(hasty: Here, drop: bytes) -> None:
    with knock(hasty) as knocking:
        knocking.sendall(START if drop != b"\r\n" else drop)
        drip(knocking, drop)


def test_a_body_that_never_ends_is_not_waited_for(hasty: Here) -> None:
    with knock(hasty) as knocking:
        knocking.sendall(
            b"POST /api/me/guest HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n"
            b'Content-Length: 100\r\n\r\n{"name": '
        )
        assert b" 408 " in drip(knocking, b" ")
    assert hasty.visitor().get("/health")["healthy"]


def test_a_body_that_is_still_coming_when_it_was_refused_is_not_waited_for(hasty: Here) -> None:
    with knock(hasty) as knocking:
        knocking.sendall(
            b"POST /api/nothing HTTP/1.1\r\nHost: here\r\nContent-Length: 1000000\r\n\r\n"
        )
        assert b" 404 " in drip(knocking, b" ")


def test_blank_lines_between_requests_do_not_keep_a_socket_open(hasty: Here) -> None:
    with knock(hasty) as knocking:
        knocking.sendall(START + b"\r\n")
        assert answer(knocking).startswith(b"HTTP/1.1 200 ")
        drip(knocking, b"\r\n")


# Idle ones, and those who do not read


def test_an_idle_socket_is_closed(hasty: Here) -> None:
    with knock(hasty) as knocking:
        knocking.sendall(START + b"\r\n")
        assert all_said(knocking).startswith(b"HTTP/1.1 200 ")


def test_who_asks_in_time_is_answered_for_as_long_as_they_like(hasty: Here) -> None:
    ends = monotonic() + 1.5 * SHORT.head
    with knock(hasty) as knocking:
        while monotonic() < ends:
            knocking.sendall(START)
            knocking.sendall(b"\r\n")
            assert answer(knocking).startswith(b"HTTP/1.1 200 ")


def test_who_takes_nothing_of_an_answer_is_cut_off(hasty: Here) -> None:
    with knock(hasty) as knocking:
        knocking.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        asked = b"GET /schema/openapi.json HTTP/1.1\r\nHost: here\r\n\r\n"
        knocking.settimeout(0.2)
        ends = monotonic() + PATIENCE

        def ask_on() -> None:
            while monotonic() < ends:
                with suppress(TimeoutError):
                    knocking.sendall(asked)

        with pytest.raises((ConnectionResetError, BrokenPipeError)):
            ask_on()


UPGRADE = (
    b"GET /api/live HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


def test_a_live_client_that_answers_no_ping_is_cut_off(hasty: Here) -> None:
    with knock(hasty) as knocking:
        knocking.sendall(UPGRADE)
        said = all_said(knocking)
    assert said.startswith(b"HTTP/1.1 101 ")
    assert b"\x89\x04" in said, "there was no ping"


def test_a_live_client_that_answers_pings_stays(hasty: Here) -> None:
    with hasty.visitor("Ann").live() as live:
        with pytest.raises(TimeoutError):
            live.hear(4 * SHORT.ping)
        assert live.answer("hall")["problem"] is None


# Greedy ones


def test_too_many_headers_are_refused(hasty: Here) -> None:
    with knock(hasty) as knocking:
        knocking.sendall(START + b"X-More: 1\r\n" * MOST_HEADERS + b"\r\n")
        said = all_said(knocking)
    assert said.startswith(b"HTTP/1.1 431 ")
    assert b'"code":"too_big"' in said


@pytest.mark.parametrize("whole", [True, False])
def test_headers_that_are_too_long_are_refused(hasty: Here, whole: bool) -> None:
    with knock(hasty) as knocking:
        knocking.sendall(START + b"X-Long: ")
        knocking.sendall(b"x" * 2 * BIGGEST_HEAD + (b"\r\n\r\n" if whole else b""))
        assert all_said(knocking).startswith(b"HTTP/1.1 431 ")


def test_an_address_that_is_too_long_is_refused(hasty: Here) -> None:
    with knock(hasty) as knocking:
        knocking.sendall(b"GET /" + b"x" * 2 * BIGGEST_HEAD + b" HTTP/1.1\r\nHost: here\r\n\r\n")
        assert all_said(knocking).startswith(b"HTTP/1.1 431 ")


def test_what_is_no_request_is_refused_in_our_words(hasty: Here) -> None:
    with knock(hasty) as knocking:
        knocking.sendall(b"nonsense\r\n\r\n")
        said = all_said(knocking)
    assert said.startswith(b"HTTP/1.1 400 ")
    assert b'"code":"malformed"' in said


# Many


def test_nobody_holds_all_sockets(new_database: NewDatabase) -> None:
    with serving(new_database("sqlite"), sockets=3) as here, knock(here) as one:
        with knock(here), knock(here), knock(here) as fourth:
            assert b'"code":"too_many"' in all_said(fourth)
            # Somebody else comes in all the same.
            with knock(here, "127.0.0.2") as other:
                other.sendall(START + b"Connection: close\r\n\r\n")
                assert all_said(other).startswith(b"HTTP/1.1 200 ")
        one.sendall(START + b"Connection: close\r\n\r\n")
        assert all_said(one).startswith(b"HTTP/1.1 200 ")


def test_a_websocket_counts_until_it_is_closed(new_database: NewDatabase) -> None:
    with serving(new_database("sqlite"), sockets=2) as here:
        for _ in range(5):
            with knock(here) as one, knock(here) as other:
                for knocking in (one, other):
                    knocking.sendall(UPGRADE)
                    assert knocking.recv(1 << 16).startswith(b"HTTP/1.1 101 ")
                with knock(here) as third:
                    assert b" 429 " in all_said(third)
                for knocking in (one, other):
                    # The frame that ends it, masked with nothing.
                    knocking.sendall(b"\x88\x80\x00\x00\x00\x00")
                    all_said(knocking)
