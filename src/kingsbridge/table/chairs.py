"""Chairs: who sits where, and what everybody is called at the table."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from typing import NamedTuple

from kingsbridge.engine.title import title
from kingsbridge.table.errors import Refused
from kingsbridge.table.told import SeatKind

# Those who lived in such a town, by how well they build.
BOT_NAMES = {
    "apprentice": ["Wat", "Maud", "Hob", "Cecily"],
    "journeyman": ["Osbert", "Avice", "Godwin", "Sabina"],
    "master": ["Thurstan", "Rohesia", "Aldous", "Mabel"],
    "architect": ["Isembard", "Heloise", "Villard", "Ermengard"],
    "visionary": ["Hildegard", "Suger", "Herrad", "Honnecourt"],
}


class Player(NamedTuple):
    """Somebody who may sit down: a number of their own, a code that others know, a name."""

    number: int
    code: str
    name: str


class Chair(NamedTuple):
    """A seat as it is stored: a person's (by number and code), a bot's, or open.

    An open one may be kept for somebody, and is called by their name until they come. Who sits
    there may have pledged a salt for the deal, and told it by now.
    """

    kind: SeatKind
    person: int | None
    code: str | None
    level: str | None
    name: str
    kept_for: Player | None = None
    pledge: str | None = None
    salt: str | None = None


def persons_chair(player: Player) -> Chair:
    """Return a chair with somebody in it."""
    return Chair(SeatKind.PERSON, player.number, player.code, None, player.name)


def bots_chair(level: str, name: str = "") -> Chair:
    """Return a chair with a bot of a level in it; without a name it gets one when all are known."""
    return Chair(SeatKind.BOT, None, None, level, name)


def open_chair() -> Chair:
    """Return a chair for whoever comes."""
    return Chair(SeatKind.OPEN, None, None, None, "")


def kept_chair(player: Player) -> Chair:
    """Return a chair for one person alone, who is not there yet."""
    return Chair(SeatKind.OPEN, None, None, None, player.name, player)


def checked_chairs(title_key: str, chairs: Sequence[Chair]) -> list[Chair]:
    """Return the chairs of a new table with its bots named; raise with what is wrong."""
    check_count(title_key, len(chairs))
    names = [chair.name for chair in chairs]
    people = [name for name in names if name]
    if len(set(people)) < len(people):
        raise Refused("everybody at a table needs a name of their own", "bad_seats")
    named: list[Chair] = []
    for seat, chair in enumerate(chairs):
        # Bots make way: a person may have the name of one.
        if chair.level is not None and not chair.name:
            names[seat] = bot_name(chair.level, seat, names)
            chair = chair._replace(name=names[seat])
        named.append(chair)
    return named


def check_count(title_key: str, seats: int) -> None:
    """Raise unless a title can be played at so many seats."""
    game = title(title_key)
    if not game.fewest <= seats <= game.most:
        raise Refused(
            f"{title_key} is for {game.fewest} to {game.most} seats, not {seats}", "bad_seats"
        )


def bot_name(level: str, seat: int, taken: Sequence[str]) -> str:
    """Return what a bot is called at the table: somebody who lived in such a town."""
    names = BOT_NAMES.get(level) or [level.partition(":")[0].capitalize()]
    named = [names[(seat + place) % len(names)] for place in range(len(names))]
    free = next((name for name in named if name not in taken), None)
    return numbered(named[0], taken) if free is None else free


def own_name(name: str, chairs: Sequence[Chair]) -> str:
    """Return what somebody is called at a table at which another has the same name already."""
    taken = [chair.name for chair in chairs]
    return numbered(name, taken) if name in taken else name


def numbered(name: str, taken: Sequence[str]) -> str:
    """Return a name with the first number that makes it another than those taken."""
    return next(shown for number in count(2) if (shown := f"{name} {number}") not in taken)
