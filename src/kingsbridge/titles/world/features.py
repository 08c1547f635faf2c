"""What a seat knows, as numbers, for learning: first the table, then a block for each player.

Counts are scaled to about 0 to 1; a card that is there is 1, a house the share of the game in
which it still pays. Of the cards another player has not played, nobody knows which are held and
which lie face down: each stands with the share that is held. The names of the entries
(`table_names`, `player_names`) stand in the same order as their values.
"""

from __future__ import annotations

from typing import Final

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
    """Return the names of what `table_features` writes, in its order."""
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
    """Return the names of what `player_features` writes, in its order."""
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


def table_features(table: Table) -> list[float]:
    """Return what lies open to everybody."""
    values = [0.0] * TABLE_SIZE
    values[CHAPTER + table.chapter - 1] = 1.0
    values[ROUND + table.round - 1] = 1.0
    values[STEP + table.step] = 1.0
    values[STAGE + table.stage] = 1.0
    values[SEATS + table.seats - FEWEST_SEATS] = 1.0
    for good in range(SUPPLIED):
        values[SUPPLY + good] = min(table.supply[good], 6) / 6
    if table.event != NONE:
        values[EVENT + table.event] = 1.0
    for number in table.long_events:
        values[LONG_EVENT + number] = 1.0
    values[MARKER + table.marker] = 1.0
    for space in range(FAVORS):
        if table.covered >> space & 1:
            values[COVERED + space] = 1.0
    values[CLOTH_OPEN] = 1.0 if table.cloth_open else 0.0
    for number in range(PROJECTS):
        if table.complete >> number & 1:
            values[COMPLETE + number] = 1.0
        elif table.in_play >> number & 1:
            values[IN_PLAY + number] = 1.0
            spaces = table.cards.projects[number].spaces
            values[FILLED + 2 * number] = (spaces[0] - table.filled[2 * number]) / 6
            values[FILLED + 2 * number + 1] = (spaces[1] - table.filled[2 * number + 1]) / 6
    for location in range(LOCATIONS):
        illness = table.illness[location]
        if illness == CURED:
            values[CURES + location] = 1.0
        else:
            values[ILL + location] = illness / 5
    values[TAX] = table.tax / 6
    values[USED] = table.used / 4
    values[ERRAND] = 1.0 if table.errands else 0.0
    return values


def player_features(table: Table, seat: int, viewer: int) -> list[float]:
    """Return a player as `viewer` knows them: who counts knows all goods, and one's own cards."""
    player = table.players[seat]
    values = [0.0] * PLAYER_SIZE
    values[VP] = player.halves / 100
    for good in range(OWNED):
        owned = player.goods[good]
        if owned:
            values[OWNS + good] = owned / 8
            values[OWNS_ONE + good] = 1.0
            values[OWNS_TWO + good] = 1.0 if owned >= 2 else 0.0
            values[OWNS_FOUR + good] = min(owned, 4) / 4
    _write_cards(table, seat, player, seat == viewer, values)
    still = 1.0 - table.progress()
    for space in range(HOUSE_SPACES):
        if player.houses >> space & 1:
            values[HOUSE + space] = still
    for project in range(PROJECTS):
        if player.seals >> project & 1:
            values[SEAL + project] = 1.0
    values[PENANCE] = 1.0 if player.penance else 0.0
    values[BEGGING] = 1.0 if player.begging else 0.0
    # The court takes the next action, and so does an event that was told it is forgone.
    values[COURT] = 1.0 if player.court or player.forgoes else 0.0
    values[TRADED] = 1.0 if player.traded else 0.0
    for duty in range(3):
        values[MISSING + duty] = player.missing[duty] / 2
    values[DECIDES] = 1.0 if table.seat == seat else 0.0
    place = (seat - table.start) % table.seats
    values[DISTANCE + place] = 1.0
    acts = table.step == ACTION_STEP and place >= table.turn
    values[ACTED] = 0.0 if acts or table.step < ACTION_STEP else 1.0
    if table.rotation != NONE:
        good, number = table.corner(seat, table.rotation)
        values[CORNER + good] = number / 2
    return values


def _write_cards(
    table: Table, seat: int, player: Player, knows_hand: bool, values: list[float]
) -> None:
    """Write the action cards: those held, those played, the last of them, and the one at work."""
    held = player.hand.bit_count()
    down = player.discarded.bit_count()
    values[HELD] = held / ACTIONS
    hand = player.hand if knows_hand else player.hand | player.discarded
    share = 1.0 if knows_hand or not held else held / (held + down)
    if hand and held:
        for card in range(ACTIONS):
            if hand >> card & 1:
                values[HOLDS + card] = share
    for card in player.played:
        values[PLAYED + card] = 1.0
    if player.played:
        values[LAST_PLAYED + player.played[-1]] = 1.0
    if table.seat == seat and table.acting != NONE:
        values[ACTING + table.acting] = 1.0
