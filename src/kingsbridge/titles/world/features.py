"""What a seat knows, as numbers, for learning: first the table, then a block for each player.

Counts are scaled to about 0 to 1; a card that is there is 1, a house the share of the game in
which it still pays. Of the cards another player has not played, nobody knows which are held and
which lie face down: each stands with the share that is held. The names of the entries
(`table_names`, `player_names`) stand in the same order as their values.
"""

from __future__ import annotations

from typing import Final, cast

from kingsbridge.engine.features import FeatureWriter
from kingsbridge.engine.state import State
from kingsbridge.engine.vecs import i64, vec
from kingsbridge.engine.walk import names_of_stages, names_of_steps
from kingsbridge.titles.world.cards import (
    ACTIONS,
    EVENTS,
    FAVORS,
    HOUSE_SPACES,
    LOCATIONS,
    NONE,
    PROJECTS,
    Cards,
)
from kingsbridge.titles.world.goods import GOODS, OWNED, SUPPLIED
from kingsbridge.titles.world.rules import FEWEST_SEATS, MOST_SEATS
from kingsbridge.titles.world.state import CHAPTERS, CURED, ROUNDS, Player, Table
from kingsbridge.titles.world.steps import WALK

STEPS: Final = 9
STAGES: Final = 5
ACTION_STEP: Final = names_of_steps(WALK).index("action")

# The table: where each group of entries begins.
CHAPTER: Final = 0
ROUND: Final = CHAPTER + CHAPTERS
STEP: Final = ROUND + ROUNDS
STAGE: Final = STEP + STEPS
SEATS: Final = STAGE + STAGES
SUPPLY: Final = SEATS + 3
EVENT: Final = SUPPLY + SUPPLIED
LONG_EVENT: Final = EVENT + EVENTS
MARKER: Final = LONG_EVENT + EVENTS
COVERED: Final = MARKER + FAVORS
CLOTH_OPEN: Final = COVERED + FAVORS
IN_PLAY: Final = CLOTH_OPEN + 1
COMPLETE: Final = IN_PLAY + PROJECTS
FILLED: Final = COMPLETE + PROJECTS
ILL: Final = FILLED + 2 * PROJECTS
CURES: Final = ILL + LOCATIONS
TAX: Final = CURES + LOCATIONS
USED: Final = TAX + 1
ERRAND: Final = USED + 1
TABLE_SIZE: Final = ERRAND + 1

# A player.
VP: Final = 0
OWNS: Final = VP + 1
OWNS_ONE: Final = OWNS + OWNED
OWNS_TWO: Final = OWNS_ONE + OWNED
OWNS_FOUR: Final = OWNS_TWO + OWNED
HOLDS: Final = OWNS_FOUR + OWNED
PLAYED: Final = HOLDS + ACTIONS
LAST_PLAYED: Final = PLAYED + ACTIONS
ACTING: Final = LAST_PLAYED + ACTIONS
HELD: Final = ACTING + ACTIONS
HOUSE: Final = HELD + 1
SEAL: Final = HOUSE + HOUSE_SPACES
PENANCE: Final = SEAL + PROJECTS
BEGGING: Final = PENANCE + 1
COURT: Final = BEGGING + 1
TRADED: Final = COURT + 1
MISSING: Final = TRADED + 1
DECIDES: Final = MISSING + 3
ACTED: Final = DECIDES + 1
DISTANCE: Final = ACTED + 1
CORNER: Final = DISTANCE + MOST_SEATS
PLAYER_SIZE: Final = CORNER + OWNED + 1


def table_names(cards: Cards) -> list[str]:
    """Return the names of what is written of the table, in its order."""
    return [
        *[f"chapter_{number}" for number in range(1, CHAPTERS + 1)],
        *[f"round_{number}" for number in range(1, ROUNDS + 1)],
        *[f"step_{name}" for name in names_of_steps(WALK)],
        *[f"stage_{name}" for name in names_of_stages(WALK)],
        *[f"seats_{number}" for number in range(FEWEST_SEATS, MOST_SEATS + 1)],
        *[f"supply_{good}" for good in GOODS[:SUPPLIED]],
        *[f"event_{key}" for key in cards.event_keys],
        *[f"long_event_{key}" for key in cards.event_keys],
        *[f"favor_marker_{key}" for key in cards.favor_keys],
        *[f"favor_covered_{key}" for key in cards.favor_keys],
        "cloth_market_open",
        *[f"in_play_{key}" for key in cards.project_keys],
        *[f"complete_{key}" for key in cards.project_keys],
        *[f"free_{kind}_{key}" for key in cards.project_keys for kind in ("stone", "wood")],
        *[f"illness_{location}" for location in range(1, LOCATIONS + 1)],
        *[f"cured_{location}" for location in range(1, LOCATIONS + 1)],
        "tax",
        "action_used",
        "errand",
    ]


def player_names(cards: Cards) -> list[str]:
    """Return the names of what is written of a player, in its order."""
    return [
        "vp",
        *[f"owns_{good}" for good in GOODS[:OWNED]],
        *[f"owns_1_{good}" for good in GOODS[:OWNED]],
        *[f"owns_2_{good}" for good in GOODS[:OWNED]],
        *[f"owns_4_{good}" for good in GOODS[:OWNED]],
        *[f"holds_{key}" for key in cards.action_keys],
        *[f"played_{key}" for key in cards.action_keys],
        *[f"last_played_{key}" for key in cards.action_keys],
        *[f"acting_{key}" for key in cards.action_keys],
        "cards_held",
        *[f"house_{key}" for key in cards.house_keys],
        *[f"seal_{key}" for key in cards.project_keys],
        "penance",
        "begging",
        "royal_court",
        "traded",
        *[f"missing_{duty}" for duty in ("piety", "grain", "gold")],
        "decides",
        "acted",
        *[f"after_start_{places}" for places in range(MOST_SEATS)],
        *[f"corner_{good}" for good in GOODS],
    ]


class Features(FeatureWriter):
    """Writes what `table_names` and `player_names` name."""

    def __init__(self) -> None:
        super().__init__(TABLE_SIZE, PLAYER_SIZE)

    def write_table(self, state: State, into: vec[float], at: i64) -> None:
        """Write what lies open to everybody."""
        table = cast(Table, state)
        into[at + CHAPTER + table.chapter - 1] = 1.0
        into[at + ROUND + table.round - 1] = 1.0
        into[at + STEP + table.step] = 1.0
        into[at + STAGE + table.stage] = 1.0
        into[at + SEATS + table.seats - FEWEST_SEATS] = 1.0
        supply = table.supply
        for good in range(SUPPLIED):
            into[at + SUPPLY + good] = min(supply[good], 6) / 6
        if table.event != NONE:
            into[at + EVENT + table.event] = 1.0
        for number in table.long_events:
            into[at + LONG_EVENT + number] = 1.0
        into[at + MARKER + table.marker] = 1.0
        covered = table.covered
        for space in range(FAVORS):
            if covered >> space & 1:
                into[at + COVERED + space] = 1.0
        into[at + CLOTH_OPEN] = 1.0 if table.cloth_open else 0.0
        complete = table.complete
        in_play = table.in_play
        for number in range(PROJECTS):
            if complete >> number & 1:
                into[at + COMPLETE + number] = 1.0
            elif in_play >> number & 1:
                into[at + IN_PLAY + number] = 1.0
                spaces = table.cards.projects[number].spaces
                into[at + FILLED + 2 * number] = (spaces[0] - table.filled[2 * number]) / 6
                into[at + FILLED + 2 * number + 1] = (spaces[1] - table.filled[2 * number + 1]) / 6
        for location in range(LOCATIONS):
            illness = table.illness[location]
            if illness == CURED:
                into[at + CURES + location] = 1.0
            elif illness:
                into[at + ILL + location] = illness / 5
        into[at + TAX] = table.tax / 6
        into[at + USED] = table.used / 4
        into[at + ERRAND] = 1.0 if table.errands else 0.0

    def write_player(self, state: State, seat: int, viewer: int, into: vec[float], at: i64) -> None:
        """Write a player as `viewer` knows them: who counts knows all goods, and one's own hand."""
        table = cast(Table, state)
        player = table.players[seat]
        into[at + VP] = player.halves / 100
        goods = player.goods
        for good in range(OWNED):
            owned = goods[good]
            if owned:
                into[at + OWNS + good] = owned / 8
                into[at + OWNS_ONE + good] = 1.0
                into[at + OWNS_TWO + good] = 1.0 if owned >= 2 else 0.0
                into[at + OWNS_FOUR + good] = 1.0 if owned >= 4 else owned / 4
        _write_cards(table, seat, player, seat == viewer, into, at)
        houses = player.houses
        if houses:
            still = 1.0 - table.progress()
            for space in range(HOUSE_SPACES):
                if houses >> space & 1:
                    into[at + HOUSE + space] = still
        seals = player.seals
        if seals:
            for project in range(PROJECTS):
                if seals >> project & 1:
                    into[at + SEAL + project] = 1.0
        into[at + PENANCE] = 1.0 if player.penance else 0.0
        into[at + BEGGING] = 1.0 if player.begging else 0.0
        # The court takes the next action, and so does an event that was told it is forgone.
        into[at + COURT] = 1.0 if player.court or player.forgoes else 0.0
        into[at + TRADED] = 1.0 if player.traded else 0.0
        missing = player.missing
        for duty in range(3):
            if missing[duty]:
                into[at + MISSING + duty] = missing[duty] / 2
        into[at + DECIDES] = 1.0 if table.seat == seat else 0.0
        place = (seat - table.start) % table.seats
        into[at + DISTANCE + place] = 1.0
        acts = table.step == ACTION_STEP and place >= table.turn
        into[at + ACTED] = 0.0 if acts or table.step < ACTION_STEP else 1.0
        if table.rotation != NONE:
            good, number = table.corner(seat, table.rotation)
            into[at + CORNER + good] = number / 2


def _write_cards(
    table: Table, seat: int, player: Player, knows_hand: bool, into: vec[float], at: i64
) -> None:
    """Write the action cards: those held, those played, the last of them, and the one at work."""
    held = player.hand.bit_count()
    down = player.discarded.bit_count()
    into[at + HELD] = held / ACTIONS
    hand = player.hand if knows_hand else player.hand | player.discarded
    share = 1.0 if knows_hand or not held else held / (held + down)
    if hand and held:
        for card in range(ACTIONS):
            if hand >> card & 1:
                into[at + HOLDS + card] = share
    for card in player.played:
        into[at + PLAYED + card] = 1.0
    if player.played:
        into[at + LAST_PLAYED + player.played[-1]] = 1.0
    if table.seat == seat and table.acting != NONE:
        into[at + ACTING + table.acting] = 1.0


FEATURES: Final = Features()
