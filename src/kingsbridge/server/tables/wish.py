"""A table as somebody wants it: who sits where, by which options and at what pace."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from kingsbridge.bots.levels import LEVELS
from kingsbridge.engine.errors import one_of
from kingsbridge.server.people.person import Person, checked_name
from kingsbridge.server.tables.stored import StoredTable
from kingsbridge.table.chairs import (
    Chair,
    Player,
    bots_chair,
    check_count,
    checked_chairs,
    open_chair,
    persons_chair,
)
from kingsbridge.table.errors import NotYours, Refused
from kingsbridge.table.told import Pace, SeatKind

ME, BOT, OPEN, HERE = "me", "bot", "open", "here"

# A salt for the deal, or what pledges it.
Digits = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]


class Wanted(Struct, forbid_unknown_fields=True):
    """Who is to sit in a seat: I, a bot of a level, anybody, or somebody at my own screen."""

    kind: str
    level: str | None = None
    name: str | None = None


class WantedPace(Struct, forbid_unknown_fields=True, frozen=True):
    """How fast is to be played: a pace, of which nothing may be misspelt."""

    seconds: int = 0
    increment: int = 0
    hours: int = 0
    patience: int = Pace.patience


class Wish(Struct, forbid_unknown_fields=True):
    """A table as somebody wants it. Hints are as asked, otherwise for who plays against bots.

    `pledge` is the SHA-256 of the 32 bytes that I add to the chance of the deal, if I do.
    """

    title: str
    seats: list[Wanted]
    options: dict[str, Any] = {}
    pace: WantedPace = WantedPace()
    private: bool = False
    rated: bool = False
    hints: bool | None = None
    pledge: Digits | None = None


def player_of(person: Person) -> Player:
    """Return somebody as they sit down at a table."""
    return Player(person.id, person.code, person.name)


def again(table: StoredTable, person: Person, pledge: str | None = None) -> Wish:
    """Return the wish for the same table again."""
    terms = table.terms
    pace = terms.pace
    return Wish(
        title=terms.title,
        seats=_seated_again(table.chairs, person),
        options=terms.options,
        pace=WantedPace(pace.seconds, pace.increment, pace.hours, pace.patience),
        private=terms.private,
        rated=terms.rated,
        hints=terms.hints,
        pledge=pledge,
    )


def _seated_again(chairs: list[Chair], person: Person) -> list[Wanted]:
    """Return who is to sit where when the same play again, whatever they are called now."""
    mine = [seat for seat, chair in enumerate(chairs) if chair.person == person.id]
    me = next((seat for seat in mine if chairs[seat].name == person.name), mine[0])
    wanted = []
    for seat, chair in enumerate(chairs):
        if chair.kind == SeatKind.BOT:
            wanted.append(Wanted(BOT, level=chair.level))
        elif seat not in mine:
            wanted.append(Wanted(OPEN))
        elif seat == me:
            wanted.append(Wanted(ME))
        else:
            wanted.append(Wanted(HERE, name=chair.name))
    return wanted


def those_who_played(table: StoredTable, person: Person) -> dict[int, Player]:
    """Return for whom the seats of another person are to be kept when the same play again."""
    return {
        seat: Player(chair.person, chair.code, chair.name)
        for seat, chair in enumerate(table.chairs)
        if chair.person is not None and chair.code is not None and chair.person != person.id
    }


def chairs_of(person: Person, wish: Wish) -> list[Chair]:
    """Return the chairs of a wish; raise with what is wrong about it."""
    check_count(wish.title, len(wish.seats))
    chairs = [_chair(person, wanted, seat) for seat, wanted in enumerate(wish.seats)]
    if sum(wanted.kind == ME for wanted in wish.seats) != 1:
        raise Refused("one seat must be 'me', and only one", "bad_seats")
    return checked_chairs(wish.title, chairs)


def _chair(person: Person, wanted: Wanted, seat: int) -> Chair:
    if wanted.kind == ME:
        return persons_chair(player_of(person))
    if wanted.kind == HERE:
        return persons_chair(player_of(person)._replace(name=checked_name(wanted.name or "")))
    if wanted.kind == BOT:
        return bots_chair(check_level(wanted.level))
    if wanted.kind == OPEN:
        return open_chair()
    raise Refused(
        f"seat {seat}: a seat is for {one_of([ME, BOT, OPEN, HERE])}, not {wanted.kind!r}",
        "bad_seats",
    )


def hints_of(wish: Wish) -> bool:
    """Return whether there are hints: as asked, otherwise where no other person could mind."""
    if wish.rated:
        return False
    if wish.hints is None:
        return all(wanted.kind in (ME, BOT) for wanted in wish.seats)
    return wish.hints


def check_level(level: str | None) -> str:
    """Return the level of a bot; raise if there is none of that name."""
    if level not in LEVELS:
        raise Refused(f"there is no level {level!r}; there is {one_of(LEVELS)}", "bad_level")
    return level


def pace_of(wish: Wish) -> Pace:
    """Return the pace of a wish."""
    pace = wish.pace
    return Pace(pace.seconds, pace.increment, pace.hours, pace.patience)


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
