"""What a seat knows, as numbers, for learning: first the table, then a block for each player.

Counts are scaled to about 0 to 1; a card or a place that is there is 1, but craftsmen and
privileges count for the rounds they will still serve, so that a sixth is one round. The names
of the entries (`table_names`, `player_names`) stand in the same order as their values.
"""

from __future__ import annotations

from typing import Final, cast

from kingsbridge.engine.features import FeatureWriter
from kingsbridge.engine.state import NOBODY, State
from kingsbridge.engine.vecs import i64, vec
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
    """Return the names of what is written of the table, in its order."""
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
    """Return the names of what is written of a player, in its order."""
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


class Features(FeatureWriter):
    """Writes what `table_names` and `player_names` name."""

    def __init__(self) -> None:
        super().__init__(TABLE_SIZE, PLAYER_SIZE)

    def write_table(self, state: State, into: vec[float], at: i64) -> None:
        """Write what lies open to everybody."""
        table = cast(Table, state)
        into[at + ROUND + table.round - 1] = 1.0
        into[at + STEP + table.step] = 1.0
        into[at + STAGE + table.stage] = 1.0
        into[at + SEATS + table.seats - FEWEST_SEATS] = 1.0
        into[at + COST] = table.cost / 7
        into[at + BAG] = table.builders_in_bag() / 12
        into[at + TAX] = table.tax / 5
        into[at + COURT_METAL] = table.court_metal / 2
        into[at + PIECES] = table.pieces / 6
        for good in range(EVERY_GOOD):
            into[at + FIELDS + good] = table.fields[good] / 16
            into[at + MARKET + good] = table.market[good] / 4
        if table.event != NO_CARD:
            into[at + EVENT + table.event] = 1.0
        pool = table.pool
        for card in range(RESOURCE_CARDS):
            if pool >> card & 1:
                into[at + POOL + card] = 1.0
        for number in table.for_hire:
            into[at + FOR_HIRE + number] = 1.0
        for number in table.kingsbridge:
            if number != NO_CARD:
                into[at + KINGSBRIDGE + number] = 1.0
        for number in table.shiring:
            if number != NO_CARD:
                into[at + SHIRING + number] = 1.0
        spaces = table.spaces
        for choice in range(CHOICES):
            first = FIRST_SPACE[choice]
            beyond = FIRST_SPACE[choice + 1]
            free = 0
            for space in range(first, beyond):
                if spaces[space] == NOBODY:
                    free += 1
            into[at + FREE + choice] = free / (beyond - first)

    def write_player(self, state: State, seat: int, viewer: int, into: vec[float], at: i64) -> None:
        """Write a player as `viewer` knows them; only oneself may have seen the coming event."""
        table = cast(Table, state)
        player = table.players[seat]
        into[at + VP] = player.vp / 40
        into[at + GOLD] = player.gold / 30
        into[at + SOME_GOLD] = min(player.gold, 12) / 12
        into[at + LITTLE_GOLD] = min(player.gold, 4) / 4
        into[at + EARLY_GOLD] = player.gold * (ROUNDS - table.round) / (30 * ROUNDS)
        into[at + RESERVE] = player.reserve / 12
        into[at + MILL] = player.mill / 12
        into[at + BLACK] = player.black / 2
        into[at + GREY] = player.grey / 2
        into[at + GREY_COMING] = player.grey_coming / 2
        into[at + TWO_BUILDERS] = 1.0 if player.two_builders else 0.0
        into[at + TWO_BUILDERS + 1] = 1.0 if player.two_builders_coming else 0.0
        into[at + PROTECTED] = 1.0 if player.protected else 0.0
        into[at + PASSED] = 1.0 if player.passed else 0.0
        into[at + DECIDES] = 1.0 if table.seat == seat else 0.0
        into[at + DISTANCE + (seat - table.start) % table.seats] = 1.0
        into[at + BUILDERS] = table.bag[seat] / 3
        for waiting in table.waiting:
            if waiting == seat:
                into[at + WAITING] += 1 / 3
        spaces = table.spaces
        for space in range(SPACES):
            if spaces[space] == seat:
                into[at + SPACE + space] = 1.0
        bought = player.bought
        sold = player.sold
        for good in range(EVERY_GOOD):
            if bought >> good & 1:
                into[at + BOUGHT + good] = 1.0
            if sold >> good & 1:
                into[at + SOLD + good] = 1.0
        for privilege in player.privileges:
            into[at + PRIVILEGE + privilege] = (ROUNDS + 1 - table.round) / ROUNDS
        _write_work(table, seat, player, into, at)
        if seat == viewer and table.coming_event != NO_CARD and table.foresees(seat):
            into[at + COMING_EVENT + table.coming_event] = 1.0


def _write_work(table: Table, seat: int, player: Player, into: vec[float], at: i64) -> None:
    """Write the craftsmen, what they can still use this round, and the cubes there are for it."""
    at_cathedral = table.step == CATHEDRAL_STEP
    scoring = at_cathedral and table.seat == seat and len(table.uses) == len(player.craftsmen)
    scored = at_cathedral and (seat - table.start) % table.seats < table.turn and not scoring
    # Whole numbers are summed where they belong, and scaled below.
    coming = at + COMING
    capacity = at + CAPACITY
    for place, number in enumerate(player.craftsmen):
        craftsman = table.cards.craftsmen[number]
        into[at + CRAFTSMAN + number] = (ROUNDS + 1 - table.round) / ROUNDS
        used = table.uses[place] if scoring else 0
        left = 0 if scored else max(0, craftsman.capacity - used)
        into[at + USES + number] = left / craftsman.capacity
        for good, amount in craftsman.takes:
            into[capacity + good] += craftsman.capacity * amount
    held = player.resource_cards
    if held:
        for card in range(RESOURCE_CARDS):
            if held >> card & 1:
                resource = table.cards.resources[card]
                into[coming + resource.good] += resource.cubes
    for good in range(EVERY_GOOD):
        cubes = player.cubes[good]
        most = into[capacity + good]
        soon = into[coming + good]
        into[at + CUBES + good] = cubes / 6
        into[at + FIRST_CUBES + good] = min(cubes, 2) / 2
        into[coming + good] = soon / 4
        into[at + USABLE + good] = min(cubes + soon, most) / 6
        into[capacity + good] = min(most, 10.0) / 10


FEATURES: Final = Features()
