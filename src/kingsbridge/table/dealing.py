"""A deal that nobody chose: players add to its chance, from their seats, before it is dealt.

The secret was fixed when the table was opened. Whoever sits down may pledge a salt: nobody knows it
yet, and it cannot be changed any more once every seat is taken. Then all of them are told, and the
deal is made of the secret and of what was told. So neither who knows the secret chooses the deal,
nor who sits down last.
"""

from __future__ import annotations

from kingsbridge.engine.dice import pledge_of
from kingsbridge.table.errors import NotNow, NotYours, Refused
from kingsbridge.table.seating import check_not_dealing
from kingsbridge.table.table import Table
from kingsbridge.table.told import Status

# So many milliseconds there are to tell what was pledged: a browser that looks on does it at once.
TELL_WITHIN = 10_000


def pledge(table: Table, person: int, pledged: str) -> int:
    """Pledge a salt for the deal, or another one; return for which seat."""
    if table.status != Status.OPEN:
        raise NotNow("the cards have been dealt", "begun")
    check_not_dealing(table)
    seat = _own_seat(table, person)
    table.chairs[seat] = table.chairs[seat]._replace(pledge=pledged)
    return seat


def tell(table: Table, person: int, salt: str) -> int | None:
    """Tell the salt that was pledged; return of which seat, or nothing if it was told before."""
    seat = _own_seat(table, person)
    chair = table.chairs[seat]
    if chair.pledge is None:
        raise NotNow("nothing was pledged from this seat", "no_pledge")
    if chair.salt == salt:
        return None
    if table.status != Status.OPEN:
        raise NotNow("the cards have been dealt without it", "begun")
    if table.dealing_until is None:
        raise NotNow("a salt is told when every seat is taken, not before", "not_dealing")
    if pledge_of(salt) != chair.pledge:
        raise Refused("this is not the salt that was pledged", "bad_salt")
    table.chairs[seat] = chair._replace(salt=salt)
    return seat


def _own_seat(table: Table, person: int) -> int:
    """Return the seat from which a person adds something: the first of theirs."""
    for seat, chair in enumerate(table.chairs):
        if chair.person == person:
            return seat
    raise NotYours("you do not sit at this table")


def waits_for_salts(table: Table) -> bool:
    """Return whether somebody pledged a salt and has not told it yet."""
    return any(chair.pledge is not None and chair.salt is None for chair in table.chairs)
