"""Passwords: kept as Argon2 hashes, and checked in threads of their own."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from kingsbridge.server.errors import TooMany
from kingsbridge.server.people.errands import SOON, Errands
from kingsbridge.table.errors import Refused

T = TypeVar("T")

PASSWORD_LENGTHS = range(8, 201)
# A hash takes some 50 ms of a processor: who waits behind so many others still gets an answer.
THREADS, MOST_WAITING, LONGEST = 2, 64, 20.0

# Argon2id with the library's own choices, which follow RFC 9106.
_hasher = PasswordHasher()
# Checked when there is no such account, so that the answer takes as long as with one.
_nobodys_password = _hasher.hash("nobody's password")


class Passwords:
    """Makes and checks hashes, a few at once."""

    def __init__(self) -> None:
        self._errands = Errands("passwords", THREADS, MOST_WAITING, LONGEST)

    async def hash(self, password: str) -> str:
        """Return what is kept of a new password."""
        checked = checked_password(password)
        return await self._run(lambda: _hasher.hash(checked))

    async def fits(self, hashed: str | None, password: str) -> bool:
        """Return whether it is the password; if there is none, after as long a time."""

        def fits() -> bool:
            try:
                _hasher.verify(hashed or _nobodys_password, password)
            except (VerificationError, InvalidHashError):
                return False
            return hashed is not None

        return await self._run(fits)

    async def _run(self, work: Callable[[], T]) -> T:
        try:
            return await self._errands.run(work)
        except TimeoutError:
            raise TooMany("too many passwords at this moment", SOON) from None


def hash_of(password: str) -> str:
    """Return what is kept of a new password; it takes a while."""
    return _hasher.hash(checked_password(password))


def checked_password(password: str) -> str:
    """Return a password that can be one."""
    if len(password) not in PASSWORD_LENGTHS:
        raise Refused("a password must have 8 to 200 letters", "bad_password")
    return password
