"""Webhooks: web addresses of people's own that are called when it is their turn.

Nobody may use us to reach what only we can: an address is looked up by us, every number it has must
be on the open network, and the connection goes to the very number that was checked. Nobody may hold
us up either: a call has one deadline for everything, and who does not answer is called no more.
"""

from __future__ import annotations

import asyncio
import ipaddress
import json
import re
import socket
import ssl
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import NamedTuple
from urllib.parse import urlsplit

import structlog

from kingsbridge.server.people.errands import Errands
from kingsbridge.table.errors import Refused

log = structlog.get_logger()

# For everything: the name, the connection, TLS, and the first line of the answer.
LONGEST_CALL = 10.0
LONGEST_ADDRESS = 300
LONGEST_LINE = 1024
# So many calls at once, so many under way for one person, and so many in all with those that wait.
MOST_AT_ONCE = 16
MOST_OF_ONE = 4
MOST_UNDER_WAY = 500
# After so many that failed in a row a webhook is switched off.
MOST_FAILURES = 5

HTTPS = 443
Number = ipaddress.IPv4Address | ipaddress.IPv6Address

# All that IANA's registries of special addresses name, whatever a version of Python thinks of it,
# and what once had a meaning or carries another number in disguise.
SPECIAL = [
    ipaddress.ip_network(block)
    for block in (
        # IPv4
        "0.0.0.0/8",
        "10.0.0.0/8",
        "100.64.0.0/10",
        "127.0.0.0/8",
        "169.254.0.0/16",
        "172.16.0.0/12",
        "192.0.0.0/24",
        "192.0.2.0/24",
        "192.31.196.0/24",
        "192.52.193.0/24",
        "192.88.99.0/24",
        "192.168.0.0/16",
        "192.175.48.0/24",
        "198.18.0.0/15",
        "198.51.100.0/24",
        "203.0.113.0/24",
        "224.0.0.0/4",
        "240.0.0.0/4",
        # IPv6: nothing but what is given out to the open network (2000::/3), and of that not ...
        "2001::/23",
        "2001:db8::/32",
        "2002::/16",
        "2620:4f:8000::/48",
        "3ffe::/16",
        "3fff::/20",
    )
]
GIVEN_OUT = ipaddress.ip_network("2000::/3")

# What came of an answer that ends too soon, or never.
CUT_SHORT = (asyncio.IncompleteReadError, asyncio.LimitOverrunError)


class Place(NamedTuple):
    """Where a call goes: the number that was checked, and how one speaks there."""

    number: str
    port: int
    tls: ssl.SSLContext | None


class Webhooks:
    """Calls web addresses, a few at once, and counts which of them fail."""

    def __init__(self, place_of: Callable[[str], Awaitable[Place]] | None = None) -> None:
        """Look addresses up as they should be, unless a program of ours says otherwise.

        There is no setting for it: a test puts another way in here, a host cannot by mistake.
        """
        self.place_of = place_of or self._place_of
        self._lookups = Errands("lookups", 4, 100, LONGEST_CALL)
        self._at_once = asyncio.Semaphore(MOST_AT_ONCE)
        self._under_way: Counter[int] = Counter()
        self._failures: Counter[int] = Counter()
        self._tls = ssl.create_default_context()

    async def check(self, address: str) -> None:
        """Raise if an address cannot be called; one that is not known now may be later."""
        with suppress(OSError, UnicodeError, TimeoutError):
            await self.place_of(check_webhook(address))

    async def call(self, person: int, address: str, said: dict[str, str]) -> bool:
        """Post a few words to somebody's address; return whether it is time to give it up."""
        if self._under_way[person] >= MOST_OF_ONE or self._under_way.total() >= MOST_UNDER_WAY:
            log.warning("webhook_left_out", person=person)
            return False
        self._under_way[person] += 1
        try:
            async with self._at_once:
                good = await self._try(address, said)
        finally:
            self._under_way[person] -= 1
            self._under_way += Counter()
        if good:
            self._failures.pop(person, None)
            return False
        self._failures[person] += 1
        if self._failures[person] < MOST_FAILURES:
            return False
        del self._failures[person]
        return True

    async def _try(self, address: str, said: dict[str, str]) -> bool:
        try:
            async with asyncio.timeout(LONGEST_CALL):
                return 200 <= await self._post(address, said) < 300
        except (OSError, ValueError, TimeoutError, Refused, *CUT_SHORT) as error:
            log.warning("webhook_failed", error=type(error).__name__)
            return False

    async def _post(self, address: str, said: dict[str, str]) -> int:
        """Post a few words to an address; return the status of the answer."""
        host = check_webhook(address)
        place = await self.place_of(host)
        parts = urlsplit(address)
        target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        body = json.dumps(said).encode()
        head = (
            f"POST {target} HTTP/1.1\r\nHost: {parts.netloc}\r\nUser-Agent: Kingsbridge\r\n"
            "Content-Type: application/json\r\n"
            f"Content-Length: {len(body)}\r\nConnection: close\r\n\r\n"
        )
        name = host if place.tls is not None else None
        reader, writer = await asyncio.open_connection(
            place.number, place.port, ssl=place.tls, server_hostname=name, limit=LONGEST_LINE
        )
        try:
            writer.write(head.encode("ascii") + body)
            await writer.drain()
            return status_in(await reader.readuntil(b"\n"))
        finally:
            # At once: whoever does not read what we say would keep it open.
            writer.transport.abort()

    async def _place_of(self, host: str) -> Place:
        return Place(
            await self._lookups.run(lambda: public_address(host)),
            HTTPS,
            self._tls,
        )


def status_in(line: bytes) -> int:
    """Return the status in the first line of an answer."""
    found = re.match(rb"HTTP/1\.[01] ([1-5]\d\d)\b", line)
    if found is None:
        raise ValueError("this is no answer of HTTP")
    return int(found[1])


def check_webhook(address: str) -> str:
    """Return the host of an address; raise if it is no address that can be called."""
    host = None
    # Without blanks and control characters: `urlsplit` would quietly drop some of them.
    if len(address) <= LONGEST_ADDRESS and re.fullmatch(r"[!-~]+", address):
        with suppress(ValueError):
            parts = urlsplit(address)
            if parts.scheme == "https" and parts.port in (None, HTTPS) and "@" not in parts.netloc:
                host = parts.hostname
    if not host:
        raise Refused("a webhook is an address like https://example.org/path", "bad_webhook")
    return host


def public_address(host: str) -> str:
    """Return a host's number; raise if any it has is not on the open network."""
    found = socket.getaddrinfo(host, HTTPS, type=socket.SOCK_STREAM)
    numbers = [ipaddress.ip_address(where[0]) for *_, where in found]
    if not numbers or not all(map(is_open, numbers)):
        raise Refused("a webhook must be on the open network", "bad_webhook")
    return str(numbers[0])


def is_open(number: Number) -> bool:
    """Return whether a number is on the open network, and no other number in disguise."""
    if isinstance(number, ipaddress.IPv6Address):
        if number.ipv4_mapped is not None:
            return is_open(number.ipv4_mapped)
        # What translators and tunnels wrap (64:ff9b::/96 and the like) is outside of this block.
        if number not in GIVEN_OUT or number.scope_id is not None:
            return False
    return number.is_global and not any(number in block for block in SPECIAL)
