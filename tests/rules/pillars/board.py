"""Lay out any position of The Pillars of the Earth in a few words.

A test sets up what its rule needs, walks to the place on the board, and looks at what happened.
"""

from __future__ import annotations

import random

from kingsbridge.engine.journal import Entry, Journal
from kingsbridge.engine.state import NOBODY
from kingsbridge.engine.walk import names_of_steps
from kingsbridge.titles.pillars import TITLE
from kingsbridge.titles.pillars.goods import GOODS
from kingsbridge.titles.pillars.moves import (
    ARCHBISHOP,
    BUY,
    CASTLE,
    CATHEDRAL,
    DISMISS,
    FIRST_SPACE,
    KINGS_COURT,
    KINGSBRIDGE,
    MARKET,
    MOST_BOUGHT,
    MOST_SOLD,
    PRIORY,
    SELL,
    SHIRING,
    WORK,
)
from kingsbridge.titles.pillars.state import NO_CARD, Player, Table
from kingsbridge.titles.pillars.steps import WALK

STEPS = names_of_steps(WALK)
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
    """Walk straight to a step of the round (by its name) and on to the next decision.

    Steps that need an event get the harmless one that gives 5 gold at `event_strikes`, unless an
    event was turned with `turn`.
    """
    number = STEPS.index(step)
    if number > STEPS.index("event_turned") and table.event == NO_CARD:
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


def lay_pool(table: Table, *keys: str) -> None:
    """Let the pool be exactly these resource cards and craftsmen."""
    table.offers = None
    table.pool = 0
    displaced = table.for_hire
    table.for_hire = []
    for key in keys:
        if key in table.cards.resource_keys:
            table.pool |= 1 << resource(table, key)
        else:
            table.for_hire.append(craftsman(table, key))
    for place, number in enumerate(table.shiring):
        if number in table.for_hire:
            # It lay at Shiring: put another in its place.
            table.shiring[place] = next((n for n in displaced if n not in table.for_hire), NO_CARD)
            displaced = [n for n in displaced if n != table.shiring[place]]


def pool_of(table: Table) -> set[str]:
    """Return the keys of everything in the pool."""
    resources = {
        key for number, key in enumerate(table.cards.resource_keys) if table.pool >> number & 1
    }
    return resources | {table.cards.craftsman_keys[number] for number in table.for_hire}


def craftsmen_of(table: Table, seat: int) -> list[str]:
    """Return the keys of a seat's craftsmen."""
    return [table.cards.craftsman_keys[number] for number in table.players[seat].craftsmen]


def in_the_bag(table: Table, *seats: int) -> None:
    """Let the bag hold just these builders, so that they are drawn next; the rest is set aside."""
    for seat in range(table.seats):
        out = table.spaces.count(seat) + table.waiting.count(seat) + (table.drawn == seat)
        table.bag[seat] = seats.count(seat)
        table.aside[seat] = table.cards.stock.builders - out - table.bag[seat]


def step_of(table: Table) -> str:
    """Return where the walk through the round is (by its name)."""
    return table.step_name()


def play_round(table: Table, seed: int = 0) -> None:
    """Play with moves at random until the next round begins or the game is over."""
    moves = random.Random(seed)
    this_round = table.round
    while table.round == this_round and not table.over:
        table.apply(moves.choice(table.legal()))


def play_game(table: Table, seed: int = 0) -> None:
    """Play with moves at random until the game is over."""
    moves = random.Random(seed)
    while not table.over:
        table.apply(moves.choice(table.legal()))


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


def visit(table: Table, step: str) -> bool:
    """Resolve this one step and go no further; return whether somebody must decide there."""
    if STEPS.index(step) > STEPS.index("event_turned") and table.event == NO_CARD:
        turn(table, "royal_gift")
    table.offers = None
    table.drawn = NOBODY
    table.step = STEPS.index(step)
    return WALK[table.step].enter(table)


def play(table: Table, *moves: int) -> None:
    """Make these moves, each of which must be offered."""
    for move in moves:
        assert move in offered(table), f"move {move} is not offered: {sorted(offered(table))}"
        table.apply(move)


def at_mill(table: Table, seat: int, workers: int) -> Player:
    """Let so many of a seat's free workers stand in the wool mill."""
    player = table.players[seat]
    player.reserve += player.mill - workers
    player.mill = workers
    return player


def at_field(table: Table, seat: int, *cards: str) -> Player:
    """Let a seat have taken these resource cards: at_field(table, 0, "wood_3", "sand_2")."""
    player = table.players[seat]
    for key in cards:
        number = resource(table, key)
        table.pool &= ~(1 << number)
        player.resource_cards |= 1 << number
        player.reserve -= table.cards.resources[number].workers
    return player


def buying(good: int, number: int) -> int:
    """Return the move that buys so many of a good."""
    return BUY + good * MOST_BOUGHT + number - 1


def selling(good: int, number: int) -> int:
    """Return the move that sells so many of a good."""
    return SELL + good * MOST_SOLD + number - 1


def working(table: Table, key: str) -> int:
    """Return the move that uses a craftsman once."""
    return WORK + craftsman(table, key)


def dismissing(table: Table, key: str) -> int:
    """Return the move that dismisses a craftsman."""
    return DISMISS + craftsman(table, key)


def privileges_of(table: Table, seat: int) -> list[str]:
    return [table.cards.privilege_keys[number] for number in table.players[seat].privileges]
