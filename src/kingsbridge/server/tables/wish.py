"""Somebody as they sit down at a table of a server, and whether a game there can be rated."""

from __future__ import annotations

from kingsbridge.server.people.person import Person
from kingsbridge.table.asked import Wish
from kingsbridge.table.chairs import Player
from kingsbridge.table.errors import NotYours, Refused
from kingsbridge.table.wish import ME, OPEN


def player_of(person: Person) -> Player:
    """Return somebody as they sit down at a table."""
    return Player(person.id, person.code, person.name)


def check_rated(person: Person, wish: Wish) -> None:
    """Raise if a game cannot be rated."""
    if not wish.rated:
        return
    if not person.account:
        raise NotYours("a rated game needs an account", "account_needed")
    if any(wanted.kind not in (ME, OPEN) for wanted in wish.seats):
        raise Refused("a rated game is for people with accounts alone", "rated")
    if wish.options.get("cards"):
        raise Refused("a rated game is played with the printed cards", "rated")
