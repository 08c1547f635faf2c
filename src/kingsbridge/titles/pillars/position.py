"""A whole position as plain data and back: for tests, puzzles and anything that must be kept."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from kingsbridge.engine.dice import dice_from_json
from kingsbridge.engine.errors import BadPosition
from kingsbridge.engine.position import Reader, card_key, card_keys
from kingsbridge.engine.walk_position import read_options, read_walk, walk_to_json
from kingsbridge.titles.pillars.cards import Cards, load_cards
from kingsbridge.titles.pillars.flaws import flaws
from kingsbridge.titles.pillars.goods import EVERY_GOOD
from kingsbridge.titles.pillars.moves import SPACES
from kingsbridge.titles.pillars.rules import FEWEST_SEATS, MOST_SEATS, SHEET, Rules
from kingsbridge.titles.pillars.state import SOURCES, Player, Table

MOST_TURNS = 20
# More workers, cubes or points than any box, however corrected, brings into play.
MANY = 99_999


def to_json(table: Table) -> dict[str, object]:
    """Write everything there is, hidden things and dice included."""
    cards = table.cards
    return {
        **walk_to_json(table, "pillars", table.rules.options),
        "round": table.round,
        "unseen_events": card_keys(table.unseen_events, cards.event_keys),
        "coming_event": card_key(table.coming_event, cards.event_keys),
        "event": card_key(table.event, cards.event_keys),
        "unseen_privileges": card_keys(table.unseen_privileges, cards.privilege_keys),
        "pool": card_keys(table.pool, cards.resource_keys),
        "for_hire": [cards.craftsman_keys[number] for number in table.for_hire],
        "kingsbridge": [card_key(number, cards.privilege_keys) for number in table.kingsbridge],
        "shiring": [card_key(number, cards.craftsman_keys) for number in table.shiring],
        "spaces": table.spaces[:],
        "bag": table.bag[:],
        "aside": table.aside[:],
        "drawn": table.drawn,
        "returned": table.returned,
        "cost": table.cost,
        "waiting": table.waiting[:],
        "waiting_prices": table.waiting_prices[:],
        "fields": table.fields[:],
        "owed": table.owed[:],
        "market": table.market[:],
        "court_metal": table.court_metal,
        "tax": table.tax,
        "uses": table.uses[:],
        "zealous": card_key(table.zealous, cards.craftsman_keys),
        "pieces": table.pieces,
        "players": [_player_to_json(player, cards) for player in table.players],
    }


def _player_to_json(player: Player, cards: Cards) -> dict[str, object]:
    return {
        "gold": player.gold,
        "vp": player.vp,
        "reserve": player.reserve,
        "mill": player.mill,
        "black": player.black,
        "grey": player.grey,
        "grey_coming": player.grey_coming,
        "two_builders": player.two_builders,
        "two_builders_coming": player.two_builders_coming,
        "protected": player.protected,
        "passed": player.passed,
        "resource_cards": card_keys(player.resource_cards, cards.resource_keys),
        "bought": player.bought,
        "sold": player.sold,
        "cubes": player.cubes[:],
        "craftsmen": [cards.craftsman_keys[number] for number in player.craftsmen],
        "privileges": [cards.privilege_keys[number] for number in player.privileges],
        "sheet": player.score_sheet[:],
    }


def from_json(doc: object) -> Table:
    """Read a position; raise with what is wrong if it cannot stand on the table."""
    reader = Reader(doc, "position")
    options, seats = read_options(reader, "pillars", SHEET, FEWEST_SEATS, MOST_SEATS)
    cards = load_cards(cast("Mapping[str, object]", options["cards"]))
    dice = dice_from_json(reader.take("dice"))
    table = Table(cards, Rules(options), seats, dice)
    read_walk(reader, table, MOST_TURNS)
    table.round = reader.whole("round", 1, 6)
    table.unseen_events = reader.card_set("unseen_events", cards.event_keys)
    table.coming_event = reader.key("coming_event", cards.event_keys)
    table.event = reader.key("event", cards.event_keys)
    table.unseen_privileges = reader.card_set("unseen_privileges", cards.privilege_keys)
    table.pool = reader.card_set("pool", cards.resource_keys)
    table.for_hire = reader.keys("for_hire", cards.craftsman_keys)
    table.kingsbridge = reader.keys("kingsbridge", cards.privilege_keys, 2)
    table.shiring = reader.keys("shiring", cards.craftsman_keys, 2)
    table.spaces = reader.wholes("spaces", SPACES, -1, seats - 1)
    table.bag = reader.wholes("bag", seats, 0, cards.stock.builders)
    table.aside = reader.wholes("aside", seats, 0, cards.stock.builders)
    table.drawn = reader.whole("drawn", -1, seats - 1)
    table.returned = reader.truth("returned")
    table.cost = reader.whole("cost", 0, 30)
    table.waiting = reader.wholes("waiting", -1, 0, seats - 1)
    table.waiting_prices = reader.wholes("waiting_prices", len(table.waiting), 0, 30)
    table.fields = reader.wholes("fields", EVERY_GOOD, 0, 99)
    table.owed = reader.wholes("owed", EVERY_GOOD, 0, MANY)
    table.market = reader.wholes("market", EVERY_GOOD, 0, 99)
    table.court_metal = reader.whole("court_metal", 0, 99)
    table.tax = reader.whole("tax", 0, 30)
    table.uses = reader.wholes("uses", -1, 0, 30)
    table.zealous = reader.key("zealous", cards.craftsman_keys)
    table.pieces = reader.whole("pieces", 0, 6)
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
    player.gold = reader.whole("gold", 0, cards.stock.most_gold)
    player.vp = reader.whole("vp", 0, MANY)
    player.reserve = reader.whole("reserve", 0, MANY)
    player.mill = reader.whole("mill", 0, MANY)
    player.black = reader.whole("black", 0, MANY)
    player.grey = reader.whole("grey", 0, cards.stock.grey_workers)
    player.grey_coming = reader.whole("grey_coming", 0, cards.stock.grey_workers)
    player.two_builders = reader.truth("two_builders")
    player.two_builders_coming = reader.truth("two_builders_coming")
    player.protected = reader.truth("protected")
    player.passed = reader.truth("passed")
    player.resource_cards = reader.card_set("resource_cards", cards.resource_keys)
    player.bought = reader.whole("bought", 0, 15)
    player.sold = reader.whole("sold", 0, 15)
    player.cubes = reader.wholes("cubes", EVERY_GOOD, 0, MANY)
    player.craftsmen = reader.keys("craftsmen", cards.craftsman_keys)
    player.privileges = reader.keys("privileges", cards.privilege_keys)
    player.score_sheet = reader.wholes("sheet", SOURCES, -MANY, MANY)
    reader.close()
    return player
