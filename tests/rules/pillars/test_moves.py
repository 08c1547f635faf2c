"""The numbers of the moves: records, agents and clients rely on them."""

from __future__ import annotations

from kingsbridge.titles.pillars import moves
from kingsbridge.titles.pillars.cards import CRAFTSMEN, HIRED, RESOURCE_CARDS, load_cards
from kingsbridge.titles.pillars.goods import EVERY_GOOD, FIELD_GOODS

NUMBERS = {
    "PASS": 0,
    "TAKE": 1,
    "HIRE": 10,
    "DENY": 34,
    "DISMISS": 58,
    "RETURN_BUILDER": 85,
    "KEEP_BUILDER": 86,
    "PASS_BUILDER": 87,
    "PLACE": 88,
    "USE_FREE_BUILDER": 98,
    "USE_PROTECTION": 99,
    "USE_EXEMPTION": 100,
    "SAVE_CARD": 101,
    "PROTECTION": 102,
    "CUBE": 103,
    "WITHDRAW": 106,
    "BUY": 107,
    "SELL": 119,
    "ZEAL": 199,
    "WORK": 226,
    "FINISH": 253,
    "GIVE_BACK": 254,
    "DECLINE": 258,
    "MOVES": 259,
}


def test_every_move_keeps_its_number() -> None:
    assert {name: getattr(moves, name) for name in NUMBERS} == NUMBERS


def test_every_block_has_a_move_for_each_thing_it_is_about() -> None:
    stock = load_cards({}).stock
    assert moves.CARDS_TO_TAKE == RESOURCE_CARDS
    assert moves.CRAFTSMEN_FOR_HIRE == HIRED
    assert moves.CRAFTSMEN_IN_ALL == CRAFTSMEN
    assert moves.GOODS_OF_FIELDS == FIELD_GOODS
    assert moves.GOODS_IN_ALL == EVERY_GOOD
    assert max(stock.market) <= moves.MOST_BOUGHT
    assert len(moves.LAST_SPACE) == moves.CHOICES
