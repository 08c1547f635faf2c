"""What a seat knows, as numbers, for learning: first the table, then a block for each player.

Counts are scaled to about 0 to 1; a card or a place that is there is 1, but craftsmen and
privileges count for the rounds they will still serve, so that a sixth is one round. The names
of the entries (`table_names`, `player_names`) stand in the same order as their values.
"""

from __future__ import annotations

from typing import Final

from kingsbridge.engine.state import NOBODY
from kingsbridge.engine.walk import names_of_stages, names_of_steps
from kingsbridge.titles.pillars.cards import (
    CRAFTSMEN,
    EVENTS,
    HIRED,
    PRIVILEGES,
    RESOURCE_CARDS,
    Cards,
)
from kingsbridge.titles.pillars.goods import EVERY_GOOD, GOODS
from kingsbridge.titles.pillars.moves import CHOICES, FIRST_SPACE, SPACES
from kingsbridge.titles.pillars.rules import FEWEST_SEATS, MOST_SEATS
from kingsbridge.titles.pillars.state import NO_CARD, ROUNDS, Player, Table
from kingsbridge.titles.pillars.steps import WALK

STEPS: Final = 16
STAGES: Final = 4
CATHEDRAL_STEP: Final = names_of_steps(WALK).index("cathedral")

# The table: where each group of entries begins.
ROUND: Final = 0
STEP: Final = ROUND + 6
STAGE: Final = STEP + STEPS
SEATS: Final = STAGE + STAGES
COST: Final = SEATS + 3
BAG: Final = COST + 1
TAX: Final = BAG + 1
COURT_METAL: Final = TAX + 1
PIECES: Final = COURT_METAL + 1
FIELDS: Final = PIECES + 1
MARKET: Final = FIELDS + EVERY_GOOD
EVENT: Final = MARKET + EVERY_GOOD
POOL: Final = EVENT + EVENTS
FOR_HIRE: Final = POOL + RESOURCE_CARDS
KINGSBRIDGE: Final = FOR_HIRE + HIRED
SHIRING: Final = KINGSBRIDGE + PRIVILEGES
FREE: Final = SHIRING + HIRED
TABLE_SIZE: Final = FREE + CHOICES

# A player.
VP: Final = 0
GOLD: Final = VP + 1
SOME_GOLD: Final = GOLD + 1
LITTLE_GOLD: Final = SOME_GOLD + 1
EARLY_GOLD: Final = LITTLE_GOLD + 1
RESERVE: Final = EARLY_GOLD + 1
MILL: Final = RESERVE + 1
BLACK: Final = MILL + 1
GREY: Final = BLACK + 1
GREY_COMING: Final = GREY + 1
TWO_BUILDERS: Final = GREY_COMING + 1
PROTECTED: Final = TWO_BUILDERS + 2
PASSED: Final = PROTECTED + 1
DECIDES: Final = PASSED + 1
DISTANCE: Final = DECIDES + 1
CUBES: Final = DISTANCE + MOST_SEATS
FIRST_CUBES: Final = CUBES + EVERY_GOOD
COMING: Final = FIRST_CUBES + EVERY_GOOD
USABLE: Final = COMING + EVERY_GOOD
CAPACITY: Final = USABLE + EVERY_GOOD
BUILDERS: Final = CAPACITY + EVERY_GOOD
WAITING: Final = BUILDERS + 1
SPACE: Final = WAITING + 1
BOUGHT: Final = SPACE + SPACES
SOLD: Final = BOUGHT + EVERY_GOOD
PRIVILEGE: Final = SOLD + EVERY_GOOD
CRAFTSMAN: Final = PRIVILEGE + PRIVILEGES
USES: Final = CRAFTSMAN + CRAFTSMEN
COMING_EVENT: Final = USES + CRAFTSMEN
PLAYER_SIZE: Final = COMING_EVENT + EVENTS


def table_names(cards: Cards) -> list[str]:
    """Return the names of what `table_features` writes, in its order."""
    return [
        *[f"round_{number}" for number in range(1, 7)],
        *[f"step_{name}" for name in names_of_steps(WALK)],
        *[f"stage_{name}" for name in names_of_stages(WALK)],
        *[f"seats_{number}" for number in range(FEWEST_SEATS, MOST_SEATS + 1)],
        "builder_cost",
        "bag",
        "tax",
        "court_metal",
        "cathedral_pieces",
        *[f"field_{good}" for good in GOODS],
        *[f"market_{good}" for good in GOODS],
        *[f"event_{key}" for key in cards.event_keys],
        *[f"pool_{key}" for key in cards.resource_keys],
        *[f"for_hire_{key}" for key in cards.craftsman_keys[:HIRED]],
        *[f"kingsbridge_{key}" for key in cards.privilege_keys],
        *[f"shiring_{key}" for key in cards.craftsman_keys[:HIRED]],
        *[f"free_place_{choice}" for choice in range(CHOICES)],
    ]


def player_names(cards: Cards) -> list[str]:
    """Return the names of what `player_features` writes, in its order."""
    return [
        "vp",
        "gold",
        "gold_to_12",
        "gold_to_4",
        "gold_by_rounds_left",
        "workers_free",
        "workers_in_mill",
        "workers_black",
        "workers_grey",
        "workers_grey_coming",
        "two_builders",
        "two_builders_coming",
        "protected",
        "passed",
        "decides",
        *[f"after_start_{places}" for places in range(MOST_SEATS)],
        *[f"cubes_{good}" for good in GOODS],
        *[f"cubes_to_2_{good}" for good in GOODS],
        *[f"coming_{good}" for good in GOODS],
        *[f"usable_{good}" for good in GOODS],
        *[f"capacity_{good}" for good in GOODS],
        "builders_in_bag",
        "builders_waiting",
        *[f"space_{space}" for space in range(SPACES)],
        *[f"bought_{good}" for good in GOODS],
        *[f"sold_{good}" for good in GOODS],
        *[f"privilege_{key}" for key in cards.privilege_keys],
        *[f"craftsman_{key}" for key in cards.craftsman_keys],
        *[f"uses_left_{key}" for key in cards.craftsman_keys],
        *[f"coming_event_{key}" for key in cards.event_keys],
    ]


def table_features(table: Table) -> list[float]:
    """Return what lies open to everybody."""
    values = [0.0] * TABLE_SIZE
    values[ROUND + table.round - 1] = 1.0
    values[STEP + table.step] = 1.0
    values[STAGE + table.stage] = 1.0
    values[SEATS + table.seats - FEWEST_SEATS] = 1.0
    values[COST] = table.cost / 7
    values[BAG] = sum(table.bag) / 12
    values[TAX] = table.tax / 5
    values[COURT_METAL] = table.court_metal / 2
    values[PIECES] = table.pieces / 6
    for good in range(EVERY_GOOD):
        values[FIELDS + good] = table.fields[good] / 16
        values[MARKET + good] = table.market[good] / 4
    if table.event != NO_CARD:
        values[EVENT + table.event] = 1.0
    for card in range(RESOURCE_CARDS):
        if table.pool >> card & 1:
            values[POOL + card] = 1.0
    for number in table.for_hire:
        values[FOR_HIRE + number] = 1.0
    for number in table.kingsbridge:
        if number != NO_CARD:
            values[KINGSBRIDGE + number] = 1.0
    for number in table.shiring:
        if number != NO_CARD:
            values[SHIRING + number] = 1.0
    for choice in range(CHOICES):
        free = 0
        for space in range(FIRST_SPACE[choice], FIRST_SPACE[choice + 1]):
            if table.spaces[space] == NOBODY:
                free += 1
        values[FREE + choice] = free / (FIRST_SPACE[choice + 1] - FIRST_SPACE[choice])
    return values


def player_features(table: Table, seat: int, viewer: int) -> list[float]:
    """Return a player as `viewer` knows them; only oneself may have seen the coming event."""
    player = table.players[seat]
    values = [0.0] * PLAYER_SIZE
    values[VP] = player.vp / 40
    values[GOLD] = player.gold / 30
    values[SOME_GOLD] = min(player.gold, 12) / 12
    values[LITTLE_GOLD] = min(player.gold, 4) / 4
    values[EARLY_GOLD] = player.gold * (ROUNDS - table.round) / (30 * ROUNDS)
    values[RESERVE] = player.reserve / 12
    values[MILL] = player.mill / 12
    values[BLACK] = player.black / 2
    values[GREY] = player.grey / 2
    values[GREY_COMING] = player.grey_coming / 2
    values[TWO_BUILDERS] = 1.0 if player.two_builders else 0.0
    values[TWO_BUILDERS + 1] = 1.0 if player.two_builders_coming else 0.0
    values[PROTECTED] = 1.0 if player.protected else 0.0
    values[PASSED] = 1.0 if player.passed else 0.0
    values[DECIDES] = 1.0 if table.seat == seat else 0.0
    values[DISTANCE + (seat - table.start) % table.seats] = 1.0
    values[BUILDERS] = table.bag[seat] / 3
    for waiting in table.waiting:
        if waiting == seat:
            values[WAITING] += 1 / 3
    for space in range(SPACES):
        if table.spaces[space] == seat:
            values[SPACE + space] = 1.0
    for good in range(EVERY_GOOD):
        if player.bought >> good & 1:
            values[BOUGHT + good] = 1.0
        if player.sold >> good & 1:
            values[SOLD + good] = 1.0
    for privilege in player.privileges:
        values[PRIVILEGE + privilege] = (ROUNDS + 1 - table.round) / ROUNDS
    _write_work(table, seat, player, values)
    if seat == viewer and table.coming_event != NO_CARD and table.foresees(seat):
        values[COMING_EVENT + table.coming_event] = 1.0
    return values


def _write_work(table: Table, seat: int, player: Player, values: list[float]) -> None:
    """Write the craftsmen, what they can still use this round, and the cubes there are for it."""
    capacity = [0] * EVERY_GOOD
    at_cathedral = table.step == CATHEDRAL_STEP
    scoring = at_cathedral and table.seat == seat and len(table.uses) == len(player.craftsmen)
    scored = at_cathedral and (seat - table.start) % table.seats < table.turn and not scoring
    for place, number in enumerate(player.craftsmen):
        craftsman = table.cards.craftsmen[number]
        values[CRAFTSMAN + number] = (ROUNDS + 1 - table.round) / ROUNDS
        used = table.uses[place] if scoring else 0
        left = 0 if scored else max(0, craftsman.capacity - used)
        values[USES + number] = left / craftsman.capacity
        for good, amount in craftsman.takes:
            capacity[good] += craftsman.capacity * amount
    coming = [0] * EVERY_GOOD
    if player.resource_cards:
        for card in range(RESOURCE_CARDS):
            if player.resource_cards >> card & 1:
                resource = table.cards.resources[card]
                coming[resource.good] += resource.cubes
    for good in range(EVERY_GOOD):
        cubes = player.cubes[good]
        values[CUBES + good] = cubes / 6
        values[FIRST_CUBES + good] = min(cubes, 2) / 2
        values[COMING + good] = coming[good] / 4
        values[USABLE + good] = min(cubes + coming[good], capacity[good]) / 6
        values[CAPACITY + good] = min(capacity[good], 10) / 10
