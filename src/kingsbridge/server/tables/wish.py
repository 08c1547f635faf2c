"""A table as somebody wants it: who sits where, by which options and at what pace."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from typing import Any

from msgspec import Struct

from kingsbridge.bots.levels import LEVELS
from kingsbridge.engine.errors import one_of
from kingsbridge.engine.title import title
from kingsbridge.server.errors import NotYours, Refused
from kingsbridge.server.people.accounts import Person, checked_name
from kingsbridge.server.wire.protocol import Pace, SeatKind
from kingsbridge.table.game import Chair

LONGEST_GAME = 24 * 3600
LONGEST_TURN = 24 * 30


class Wanted(Struct, forbid_unknown_fields=True):
    """Who is to sit in a seat: I, a bot of a level, anybody, or somebody at my own screen."""

    kind: str
    level: str | None = None
    name: str | None = None


class Wish(Struct, forbid_unknown_fields=True):
    """A table as somebody wants it."""

    title: str
    seats: list[Wanted]
    options: dict[str, Any] = {}
    pace: Pace = Pace()
    private: bool = False
    rated: bool = False
    hints: bool = True


ME, BOT, OPEN, HERE = "me", "bot", "open", "here"


def bot_name(level: str, seat: int, taken: Sequence[str]) -> str:
    """Return what a bot is called at the table: somebody who lived in such a town."""
    names = BOT_NAMES[level]
    named = [names[(seat + place) % len(names)] for place in range(len(names))]
    return next((name for name in named if name not in taken), names[seat % len(names)])


def own_name(name: str, chairs: Sequence[Chair]) -> str:
    """Return what somebody is called at a table at which another has the same name already."""
    taken = {chair.name for chair in chairs}
    if name not in taken:
        return name
    return next(shown for number in count(2) if (shown := f"{name} {number}") not in taken)


BOT_NAMES = {
    "apprentice": ["Wat", "Maud", "Hob", "Cecily"],
    "journeyman": ["Osbert", "Avice", "Godwin", "Sabina"],
    "master": ["Thurstan", "Rohesia", "Aldous", "Mabel"],
    "architect": ["Isembard", "Heloise", "Villard", "Ermengard"],
}


def again(chairs: Sequence[Chair], person: Person) -> list[Wanted]:
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


def checked_chairs(person: Person, wish: Wish) -> list[Chair]:
    """Return the chairs of a wish; raise with what is wrong about it."""
    game = title(wish.title)
    if not game.fewest <= len(wish.seats) <= game.most:
        raise Refused(
            f"{wish.title} is for {game.fewest} to {game.most} seats, not {len(wish.seats)}",
            "bad_seats",
        )
    chairs = [_chair(person, wanted, seat) for seat, wanted in enumerate(wish.seats)]
    if sum(wanted.kind == ME for wanted in wish.seats) != 1:
        raise Refused("one seat must be 'me', and only one", "bad_seats")
    names = [chair.name for chair in chairs]
    people = [name for name in names if name]
    if len(set(people)) < len(people):
        raise Refused("everybody at a table needs a name of their own", "bad_seats")
    # Bots make way: a person may have the name of one.
    for seat, chair in enumerate(chairs):
        if chair.level is not None:
            names[seat] = bot_name(chair.level, seat, names)
            chairs[seat] = chair._replace(name=names[seat])
    return chairs


def _chair(person: Person, wanted: Wanted, seat: int) -> Chair:
    if wanted.kind == ME:
        return Chair(SeatKind.PERSON, person.id, person.code, None, person.name)
    if wanted.kind == HERE:
        name = checked_name(wanted.name or "")
        return Chair(SeatKind.PERSON, person.id, person.code, None, name)
    if wanted.kind == BOT:
        level = check_level(wanted.level)
        return Chair(SeatKind.BOT, None, None, level, "")
    if wanted.kind == OPEN:
        return Chair(SeatKind.OPEN, None, None, None, "")
    raise Refused(
        f"seat {seat}: a seat is for {one_of([ME, BOT, OPEN, HERE])}, not {wanted.kind!r}",
        "bad_seats",
    )


def check_level(level: str | None) -> str:
    if level not in LEVELS:
        raise Refused(f"there is no level {level!r}; there is {one_of(LEVELS)}", "bad_level")
    return level


def check_pace(pace: Pace) -> None:
    if pace.seconds and pace.hours:
        raise Refused("a game is played live or by turns, not both", "bad_pace")
    if not 0 <= pace.seconds <= LONGEST_GAME or not 0 <= pace.increment <= 600:
        raise Refused("a clock has at most a day, and ten minutes more a move", "bad_pace")
    if pace.increment and not pace.seconds:
        raise Refused("a clock that gains with every move needs seconds to begin with", "bad_pace")
    if not 0 <= pace.hours <= LONGEST_TURN:
        raise Refused(f"a turn has at most {LONGEST_TURN} hours", "bad_pace")


def check_rated(person: Person, wish: Wish) -> None:
    if not wish.rated:
        return
    if not person.account:
        raise NotYours("a rated game needs an account", "account_needed")
    if any(wanted.kind not in (ME, OPEN) for wanted in wish.seats):
        raise Refused("a rated game is for people with accounts alone", "rated")
    if wish.options.get("cards"):
        raise Refused("a rated game is played with the printed cards", "rated")
