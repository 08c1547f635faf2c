"""Whose share of what is scarce somebody uses: tables, and the time in which bots think.

An account has a share of its own. Guests cost nothing to make, so that all who came from the same
place have one together.
"""

from __future__ import annotations

from kingsbridge.server.people.person import Person


def share_of(person: Person) -> str:
    """Return the name of the share that somebody uses."""
    return share_named(person.id, person.account, person.origin)


def share_named(number: int, account: bool, origin: str | None) -> str:
    """Return the name of a share; from where a guest came may not be known."""
    if account or origin is None:
        return f"person {number}"
    return f"guests {origin}"
