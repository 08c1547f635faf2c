"""Lay out any position of The Pillars of the Earth in a few words.

A test sets up what its rule needs, walks to the place on the board, and looks at what happened.
"""

from __future__ import annotations

from kingsbridge.engine.journal import Entry, Journal
from kingsbridge.pillars import TITLE
from kingsbridge.pillars.goods import GOODS
from kingsbridge.pillars.moves import (
    ARCHBISHOP,
    CASTLE,
    CATHEDRAL,
    FIRST_SPACE,
    KINGS_COURT,
    KINGSBRIDGE,
    MARKET,
    PRIORY,
    SHIRING,
)
from kingsbridge.pillars.state import NO_CARD, NOBODY, Player, Table
from kingsbridge.pillars.steps import STEP_NAMES

PLACES = {
    "archbishop": ARCHBISHOP,
    "kingsbridge": KINGSBRIDGE,
    "kingsbridge 2": KINGSBRIDGE + 1,
    "priory": PRIORY,
    "kings_court": KINGS_COURT,
    "shiring": SHIRING,
    "shiring 2": SHIRING + 1,
    "castle": CASTLE,
    "market": MARKET,
    "cathedral": CATHEDRAL,
}


def new_game(seats: int = 4, start: int | str = 0, seed: int = 1, **options: object) -> Table:
    """Start a game with a journal; seat 0 begins unless told otherwise."""
    table = TITLE.new(seats, seed, {"start": start, **options}, journal=Journal())
    assert isinstance(table, Table)
    return table


def arrive(table: Table, step: str) -> Table:
    """Walk straight to a step of the round (one of STEP_NAMES) and on to the next decision.

    Steps that need an event get the harmless one that gives 5 gold at `event_strikes`, unless an
    event was turned with `turn`.
    """
    number = STEP_NAMES.index(step)
    if number > STEP_NAMES.index("event_turned") and table.event == NO_CARD:
        turn(table, "royal_gift")
    table.offers = None
    table.drawn = NOBODY
    table.step = number - 1
    table.walk_on()
    return table


def turn(table: Table, event: str) -> None:
    """Turn this event for the round, without its effect yet; `arrive` at a later step goes on."""
    table.event = event_number(table, event)
    table.coming_event = NO_CARD
    table.unseen_events &= ~(1 << table.event)
    if table.unseen_events.bit_count() > 10 - table.round:
        # Events of earlier rounds count as turned, so that the position could stand.
        while table.unseen_events.bit_count() > 10 - table.round:
            table.unseen_events &= table.unseen_events - 1


def bring(table: Table, event: str) -> None:
    """Make this the coming event; `arrive(table, "event_turned")` turns it."""
    table.event = NO_CARD
    table.coming_event = event_number(table, event)
    table.unseen_events |= 1 << table.coming_event


def in_round(table: Table, number: int) -> Table:
    """Say that this is a later round."""
    table.round = number
    return table


def stand(table: Table, seat: int, place: str) -> None:
    """Put a builder of a seat on the first free space of a place, out of the bag."""
    space = table.free_space(PLACES[place])
    assert space != NOBODY, f"{place} is full"
    table.bag[seat] -= 1
    table.spaces[space] = seat


def builders_at(table: Table, place: str) -> list[int]:
    """Return who stands on the spaces of a place, in their order."""
    choice = PLACES[place]
    return table.spaces[FIRST_SPACE[choice] : FIRST_SPACE[choice + 1]]


def own(table: Table, seat: int, **cubes: int) -> Player:
    """Let a seat own exactly these cubes, taken from the fields: own(table, 0, sand=5, metal=1)."""
    player = table.players[seat]
    for good, name in enumerate(GOODS):
        wanted = cubes.pop(name, 0)
        table.fields[good] += player.cubes[good] - wanted
        player.cubes[good] = wanted
    assert not cubes, f"no such goods: {cubes}"
    return player


def employ(table: Table, seat: int, *craftsmen: str) -> Player:
    """Let a seat have exactly these craftsmen: employ(table, 0, "mason_1", "mortar_mixer")."""
    player = table.players[seat]
    player.craftsmen = [craftsman(table, key) for key in craftsmen]
    return player


def grant(table: Table, seat: int, *privileges: str) -> Player:
    """Give a seat privileges that stay with their owner."""
    player = table.players[seat]
    for key in privileges:
        number = privilege(table, key)
        player.privileges.append(number)
        table.unseen_privileges &= ~(1 << number)
        if number in table.kingsbridge:
            # It lay open: put another in its place.
            place = table.kingsbridge.index(number)
            table.kingsbridge[place] = (
                table.unseen_privileges & -table.unseen_privileges
            ).bit_length() - 1
            table.unseen_privileges &= table.unseen_privileges - 1
    return player


def open_privileges(table: Table, first: str, second: str) -> None:
    """Lay these two privileges open at Kingsbridge."""
    for place, key in enumerate((first, second)):
        table.unseen_privileges |= 1 << table.kingsbridge[place]
        table.kingsbridge[place] = privilege(table, key)
    for number in table.kingsbridge:
        table.unseen_privileges &= ~(1 << number)


def craftsman(table: Table, key: str) -> int:
    return table.cards.craftsman_keys.index(key)


def privilege(table: Table, key: str) -> int:
    return table.cards.privilege_keys.index(key)


def event_number(table: Table, key: str) -> int:
    return table.cards.event_keys.index(key)


def resource(table: Table, key: str) -> int:
    return table.cards.resource_keys.index(key)


def offered(table: Table) -> set[int]:
    return set(table.legal())


def refused(table: Table) -> dict[int, str]:
    """Return the refused moves with the clauses that refuse them."""
    return table.explained().refusals


def told(table: Table, what: str) -> list[Entry]:
    """Return the journal's entries of one kind."""
    assert table.journal is not None
    return [entry for entry in table.journal.entries if entry.what == what]
