"""A whole position as plain data and back: for tests, puzzles and anything that must be kept."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from kingsbridge.engine.dice import dice_from_json
from kingsbridge.engine.errors import BadPosition
from kingsbridge.engine.position import Reader, card_key, card_keys
from kingsbridge.engine.walk_position import read_options, read_walk, walk_to_json
from kingsbridge.titles.world.cards import (
    EVENTS,
    LOCATIONS,
    MOST_ILLNESS,
    PROJECTS,
    Cards,
    load_cards,
)
from kingsbridge.titles.world.flaws import flaws
from kingsbridge.titles.world.goods import OWNED, SUPPLIED
from kingsbridge.titles.world.rules import FEWEST_SEATS, MOST_SEATS, SHEET, Rules
from kingsbridge.titles.world.state import KINDS_OF_ERRAND, SOURCES, Player, Table

MOST_TURNS = 20


def to_json(table: Table) -> dict[str, object]:
    """Write everything there is, hidden things and dice included."""
    cards = table.cards
    return {
        **walk_to_json(table, "world", table.rules.options),
        "chapter": table.chapter,
        "round": table.round,
        "supply": table.supply[:],
        "unseen_events": card_keys(table.unseen_events, cards.event_keys),
        "event": card_key(table.event, cards.event_keys),
        "rotation": table.rotation,
        "effect": table.effect,
        "left": table.left,
        "long_events": [cards.event_keys[number] for number in table.long_events],
        "marker": cards.favor_keys[table.marker],
        "covered": card_keys(table.covered, cards.favor_keys),
        "cloth_open": table.cloth_open,
        "only_project": card_key(table.only_project, cards.project_keys),
        "in_play": card_keys(table.in_play, cards.project_keys),
        "complete": card_keys(table.complete, cards.project_keys),
        "filled": table.filled[:],
        "substitutes": table.substitutes[:],
        "illness": table.illness[:],
        "markers": table.markers[:],
        "tax": table.tax,
        "acting": card_key(table.acting, cards.action_keys),
        "used": table.used,
        "focus": table.focus,
        "errands": table.errands[:],
        "players": [_player_to_json(player, cards) for player in table.players],
    }


def _player_to_json(player: Player, cards: Cards) -> dict[str, object]:
    return {
        "halves": player.halves,
        "goods": player.goods[:],
        "hand": card_keys(player.hand, cards.action_keys),
        "played": [cards.action_keys[number] for number in player.played],
        "discarded": card_keys(player.discarded, cards.action_keys),
        "unused": card_keys(player.unused, cards.action_keys),
        "houses": card_keys(player.houses, cards.house_keys),
        "seals": card_keys(player.seals, cards.project_keys),
        "penance": player.penance,
        "begging": player.begging,
        "court": player.court,
        "traded": card_keys(player.traded, cards.event_keys),
        "forgoes": player.forgoes,
        "missing": player.missing[:],
        "sheet": player.score_sheet[:],
    }


def from_json(doc: object) -> Table:
    """Read a position; raise with what is wrong if it cannot stand on the table."""
    reader = Reader(doc, "position")
    options, seats = read_options(reader, "world", SHEET, FEWEST_SEATS, MOST_SEATS)
    cards = load_cards(cast("Mapping[str, object]", options["cards"]))
    dice = dice_from_json(reader.take("dice"))
    table = Table(cards, Rules(options), seats, dice)
    read_walk(reader, table, MOST_TURNS)
    table.chapter = reader.whole("chapter", 1, 4)
    table.round = reader.whole("round", 1, 6)
    table.supply = reader.wholes("supply", SUPPLIED, 0, 99)
    table.unseen_events = reader.card_set("unseen_events", cards.event_keys)
    table.event = reader.key("event", cards.event_keys)
    table.rotation = reader.whole("rotation", -1, 3)
    table.effect = reader.whole("effect", 0, 9)
    table.left = reader.whole("left", 0, 9)
    table.long_events = reader.keys("long_events", cards.event_keys)
    table.marker = reader.key("marker", cards.favor_keys)
    table.covered = reader.card_set("covered", cards.favor_keys)
    table.cloth_open = reader.truth("cloth_open")
    table.only_project = reader.key("only_project", cards.project_keys)
    table.in_play = reader.card_set("in_play", cards.project_keys)
    table.complete = reader.card_set("complete", cards.project_keys)
    table.filled = reader.wholes("filled", 2 * PROJECTS, 0, 99)
    table.substitutes = reader.wholes("substitutes", 2, 0, 99)
    table.illness = reader.wholes("illness", LOCATIONS, -1, MOST_ILLNESS)
    table.markers = reader.wholes("markers", MOST_ILLNESS + 1, 0, LOCATIONS)
    table.tax = reader.whole("tax", 0, 30)
    table.acting = reader.key("acting", cards.action_keys)
    table.used = reader.whole("used", 0, 99)
    table.focus = reader.whole("focus", 0, (1 << EVENTS) - 1)
    most_errand = KINDS_OF_ERRAND * MOST_SEATS * max(1, len(cards.choices)) - 1
    table.errands = reader.wholes("errands", -1, 0, most_errand)
    table.players = [
        _player_from_json(player, cards) for player in reader.children("players", seats)
    ]
    reader.close()
    wrong = flaws(table)
    if wrong:
        raise BadPosition("this position cannot stand on the table: " + "; ".join(wrong))
    return table


def _player_from_json(reader: Reader, cards: Cards) -> Player:
    player = Player()
    player.halves = reader.whole("halves", 0, 9999)
    player.goods = reader.wholes("goods", OWNED, 0, 999)
    player.hand = reader.card_set("hand", cards.action_keys)
    player.played = reader.keys("played", cards.action_keys)
    player.discarded = reader.card_set("discarded", cards.action_keys)
    player.unused = reader.card_set("unused", cards.action_keys)
    player.houses = reader.card_set("houses", cards.house_keys)
    player.seals = reader.card_set("seals", cards.project_keys)
    player.penance = reader.truth("penance")
    player.begging = reader.truth("begging")
    player.court = reader.truth("court")
    player.traded = reader.card_set("traded", cards.event_keys)
    player.forgoes = reader.truth("forgoes")
    player.missing = reader.wholes("missing", 3, 0, 99)
    player.score_sheet = reader.wholes("sheet", SOURCES, -9999, 9999)
    reader.close()
    return player
