"""The numbers of the moves: records, agents and clients rely on them."""

from __future__ import annotations

from kingsbridge.engine.values import Several
from kingsbridge.titles.world import moves
from kingsbridge.titles.world.cards import (
    ACTIONS,
    HOUSE_SPACES,
    LOCATIONS,
    PROJECTS,
    load_cards,
)
from kingsbridge.titles.world.effects import LANGUAGE
from kingsbridge.titles.world.goods import OWNED, RESOURCES, WOOL

NUMBERS = {
    "PLAY": 0,
    "DISCARD": 12,
    "FORGO": 24,
    "DONE": 25,
    "DECLINE": 26,
    "PAY": 27,
    "LOSE": 28,
    "EXCHANGE": 29,
    "GET": 31,
    "GIVE": 40,
    "ORIENT": 49,
    "BUILD": 53,
    "HOUSE": 67,
    "RENT": 81,
    "REMOVE": 95,
    "DONATE": 109,
    "WEAVE": 116,
    "SELL_WOOL": 118,
    "SELL_CLOTH": 133,
    "TREAT": 134,
    "CARE": 135,
    "PROTECT": 146,
    "SUFFER": 147,
    "MOVES": 148,
}


def test_every_move_keeps_its_number() -> None:
    assert {name: getattr(moves, name) for name in NUMBERS} == NUMBERS


def test_every_block_has_a_move_for_each_thing_it_is_about() -> None:
    cards = load_cards({})
    assert moves.ACTION_CARDS == ACTIONS
    assert moves.GOODS_OWNED == OWNED
    assert moves.PROJECT_TILES == PROJECTS
    assert moves.BUILDING_GOODS == RESOURCES
    assert moves.BUILDING_SITES == HOUSE_SPACES
    assert moves.ILL_LOCATIONS == LOCATIONS
    assert cards.stock.weave_most == moves.MOST_WOVEN
    assert cards.stock.supplies[WOOL] == moves.MOST_WOOL
    choice = LANGUAGE["trade"].fields["get_one"]
    assert isinstance(choice, Several)
    assert choice.most == moves.GOODS_OF_A_TRADE
