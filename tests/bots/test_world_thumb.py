"""The rules of thumb for World Without End weigh by the numbers of the box that is played with."""

from __future__ import annotations

from kingsbridge.titles.world.bots.thumb import POINT, good_worth, move_worth
from kingsbridge.titles.world.goods import GRAIN
from kingsbridge.titles.world.moves import TREAT
from tests.rules.world.board import in_chapter, new_game, own


def test_a_good_is_worth_most_up_to_what_the_duty_asks_for() -> None:
    """In the last chapter each grain that is due saves points, and none beyond."""
    for due in (2, 3):
        stock = {"duties": {"piety": 2, "grain": due}, "last_chapter_factor": 3}
        table = in_chapter(new_game(2, cards={"stock": stock}), 4)
        player = own(table, 0, grain=due - 1)
        assert good_worth(table, player, GRAIN, 0) == 3 * 2 * POINT
        assert good_worth(table, player, GRAIN, 1) < POINT


def test_medicine_is_worth_what_the_card_gives() -> None:
    table = new_game(2, cards={"stock": {"medicine": {"gold": 0, "vp": 4}}})
    assert move_worth(table, table.players[0], TREAT) == 4 * POINT
