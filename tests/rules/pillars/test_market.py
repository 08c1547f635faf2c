from __future__ import annotations

import pytest

from kingsbridge.titles.pillars import TITLE
from kingsbridge.titles.pillars.goods import FIELD_GOODS, METAL, SAND, STONE, WOOD
from kingsbridge.titles.pillars.moves import BUY, SELL, WITHDRAW
from kingsbridge.titles.pillars.state import Table
from tests.rules.pillars.board import (
    arrive,
    builders_at,
    buying,
    employ,
    new_game,
    offered,
    own,
    play,
    refused,
    selling,
    stand,
    step_of,
    told,
    visit,
)

EVERY_PURCHASE = {buying(good, number) for good in range(FIELD_GOODS) for number in (1, 2, 3, 4)}


def market(*seats: int) -> Table:
    """Return a table at whose market these seats stand, in this order; nobody owns a cube."""
    table = new_game()
    for seat in seats:
        stand(table, seat, "market")
    assert visit(table, "market")
    return table


# ---- Turns -----------------------------------------------------------------------------------


@pytest.mark.clause("P-12.1", "P-12.2", "P-12.3")
def test_the_market_example_of_the_rulebooks() -> None:
    table = new_game(2)
    green, red = own(table, 0, metal=1), own(table, 1, stone=1)
    green.gold = 7
    red.gold = 2
    stand(table, 0, "market")
    stand(table, 1, "market")
    visit(table, "market")

    assert refused(table).get(buying(WOOD, 3)) == "P-12.3"
    play(table, buying(WOOD, 2))
    assert green.gold == 1
    play(table, selling(STONE, 1))
    assert red.gold == 6
    play(table, selling(METAL, 1))
    assert green.gold == 6
    play(table, buying(WOOD, 2))
    assert red.gold == 0
    assert table.market[WOOD] == 0
    play(table, buying(SAND, 3))
    assert green.gold == 0
    assert table.seat == 1
    play(table, WITHDRAW)
    assert table.seat == 0
    play(table, WITHDRAW)

    assert step_of(table) != "market"
    assert green.cubes == [3, 2, 0, 0]
    assert red.cubes == [0, 2, 0, 0]


@pytest.mark.clause("P-12.1")
def test_actions_are_taken_in_the_order_of_the_spaces_not_of_the_seats() -> None:
    table = market(3, 0, 2)
    order = []
    for _ in range(6):
        order.append(table.seat)
        play(table, buying(SAND if len(order) < 4 else STONE, 1))
    assert order == [3, 0, 2, 3, 0, 2]


@pytest.mark.clause("P-12.1")
def test_who_withdraws_is_out_while_the_others_go_on() -> None:
    table = market(3, 0, 2)
    play(table, buying(SAND, 1), WITHDRAW, buying(SAND, 1))
    order = []
    for _ in range(4):
        order.append(table.seat)
        play(table, buying(STONE, 1))
    assert order == [3, 2, 3, 2]


@pytest.mark.clause("P-12.1")
def test_the_market_ends_when_all_have_withdrawn() -> None:
    table = market(3, 0)
    play(table, WITHDRAW)
    assert step_of(table) == "market"
    assert table.seat == 0
    play(table, WITHDRAW)
    assert step_of(table) != "market"
    assert [entry.seat for entry in told(table, "withdraws")] == [3, 0]


@pytest.mark.clause("P-12.1")
def test_the_last_one_at_the_market_may_go_on_alone() -> None:
    table = market(0)
    play(table, buying(SAND, 1), buying(WOOD, 1), buying(STONE, 1), buying(SAND, 1))
    assert table.players[0].cubes == [2, 1, 1, 0]


@pytest.mark.clause("P-12.1")
def test_a_player_with_two_builders_has_a_turn_at_each_place() -> None:
    table = market(1, 0, 1)
    order = []
    for _ in range(3):
        order.append(table.seat)
        play(table, buying(SAND, 1))
    assert order == [1, 0, 1]
    play(table, WITHDRAW)
    assert builders_at(table, "market") == [-1, 0, 1, -1]
    play(table, WITHDRAW)
    assert table.seat == 1
    assert step_of(table) == "market"


# ---- Actions ---------------------------------------------------------------------------------


@pytest.mark.clause("P-12.2")
def test_an_action_buys_any_number_of_one_kind_or_withdraws() -> None:
    table = market(0)
    table.players[0].gold = 30
    assert offered(table) == EVERY_PURCHASE | {WITHDRAW}


@pytest.mark.clause("P-12.2")
def test_an_action_sells_any_number_of_one_kind() -> None:
    table = new_game()
    player = own(table, 0, sand=3, metal=2)
    player.gold = 0
    stand(table, 0, "market")
    visit(table, "market")
    sales = {move for move in offered(table) if move >= SELL}
    assert sales == {
        selling(SAND, 1),
        selling(SAND, 2),
        selling(SAND, 3),
        selling(METAL, 1),
        selling(METAL, 2),
    }


@pytest.mark.clause("P-12.2")
def test_what_a_player_does_not_own_cannot_be_sold() -> None:
    table = market(0)
    for good in (SAND, WOOD, STONE, METAL):
        assert refused(table).get(selling(good, 1)) == "P-12.2"


@pytest.mark.clause("P-12.2")
def test_an_action_is_one_turn_however_many_are_sold() -> None:
    table = new_game()
    own(table, 0, wood=9)
    stand(table, 0, "market")
    stand(table, 1, "market")
    table.players[0].gold = 0
    visit(table, "market")
    play(table, selling(WOOD, 9))
    assert table.players[0].gold == 27
    assert table.seat == 1


@pytest.mark.clause("P-12.3")
@pytest.mark.parametrize(("good", "price"), [(SAND, 2), (WOOD, 3), (STONE, 4)])
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_buying_stone_costs_4_wood_3_and_sand_2_gold_each(
    good: int, price: int, number: int
) -> None:
    table = market(0)
    play(table, buying(good, number))
    assert table.players[0].gold == 20 - number * price
    assert table.players[0].cubes[good] == number


@pytest.mark.clause("P-12.3")
@pytest.mark.parametrize(("good", "price"), [("sand", 2), ("wood", 3), ("stone", 4), ("metal", 5)])
@pytest.mark.parametrize("number", [1, 3])
def test_selling_metal_brings_5_stone_4_wood_3_and_sand_2_gold_each(
    good: str, price: int, number: int
) -> None:
    table = new_game()
    player = own(table, 0, **{good: 3})
    player.gold = 0
    stand(table, 0, "market")
    visit(table, "market")
    play(table, selling(["sand", "wood", "stone", "metal"].index(good), number))
    assert player.gold == number * price
    assert player.total_cubes() == 3 - number


@pytest.mark.clause("P-12.3")
def test_by_option_a_stone_sells_for_5_and_still_costs_4() -> None:
    table = new_game(stone_sale=5)
    player = own(table, 0, stone=2)
    player.gold = 0
    stand(table, 0, "market")
    stand(table, 1, "market")
    visit(table, "market")
    play(table, selling(STONE, 2))
    assert player.gold == 10
    play(table, buying(STONE, 2))
    assert table.players[1].gold == 21 - 8


@pytest.mark.clause("P-12.3")
@pytest.mark.parametrize(("edition", "price"), [("mayfair", 4), ("devir", 5), ("kosmos", 4)])
def test_a_stone_sells_for_4_and_by_devirs_rule_for_5(edition: str, price: int) -> None:
    table = new_game(edition=edition)
    player = own(table, 0, stone=1)
    player.gold = 0
    stand(table, 0, "market")
    visit(table, "market")
    assert TITLE.phrase(table, selling(STONE, 1)).facts["gold"] == price
    play(table, selling(STONE, 1))
    assert player.gold == price


@pytest.mark.clause("P-12.3")
def test_who_has_too_little_gold_cannot_buy() -> None:
    table = market(0)
    table.players[0].gold = 7
    assert offered(table) == {
        WITHDRAW,
        buying(SAND, 1),
        buying(SAND, 2),
        buying(SAND, 3),
        buying(WOOD, 1),
        buying(WOOD, 2),
        buying(STONE, 1),
    }
    for good, number in ((SAND, 4), (WOOD, 3), (STONE, 2)):
        assert refused(table).get(buying(good, number)) == "P-12.3"


@pytest.mark.clause("P-12.3")
def test_metal_is_sold_but_never_bought() -> None:
    table = new_game()
    own(table, 0, metal=1).gold = 30
    stand(table, 0, "market")
    visit(table, "market")
    purchases = {move for move in offered(table) if BUY <= move < SELL}
    assert purchases == EVERY_PURCHASE
    assert selling(METAL, 1) in offered(table)
    assert table.market[METAL] == 0


@pytest.mark.clause("P-12.4")
def test_only_what_lies_on_the_market_can_be_bought() -> None:
    table = new_game()
    stand(table, 0, "market")
    table.market[SAND] = 1
    table.fields[SAND] += 3
    visit(table, "market")
    assert buying(SAND, 1) in offered(table)
    for number in (2, 3, 4):
        assert refused(table).get(buying(SAND, number)) == "P-12.4"


@pytest.mark.clause("P-12.4")
def test_the_market_is_not_refilled_during_the_round() -> None:
    table = market(0, 1)
    play(table, buying(SAND, 4))
    assert table.market == [0, 4, 4, 0]
    assert table.fields[SAND] == 19
    for number in (1, 2, 3, 4):
        assert refused(table).get(buying(SAND, number)) == "P-12.4"


@pytest.mark.clause("P-12.4", "P-12.5")
def test_what_was_just_sold_cannot_be_bought() -> None:
    table = new_game()
    own(table, 0, wood=2)
    stand(table, 0, "market")
    stand(table, 1, "market")
    table.fields[WOOD] += table.market[WOOD]
    table.market[WOOD] = 0
    visit(table, "market")
    play(table, selling(WOOD, 2))
    assert table.seat == 1
    assert refused(table).get(buying(WOOD, 1)) == "P-12.4"


@pytest.mark.clause("P-12.5")
@pytest.mark.parametrize("good", [SAND, WOOD, STONE, METAL])
def test_sold_cubes_go_to_the_fields_and_metal_beside_the_board(good: int) -> None:
    table = new_game()
    own(table, 0, sand=2, wood=2, stone=2, metal=2)
    stand(table, 0, "market")
    visit(table, "market")
    before = table.fields[good]
    play(table, selling(good, 2))
    assert table.fields[good] == before + 2
    assert table.market == [4, 4, 4, 0]
    assert table.court_metal == 1


# ---- What may not be done --------------------------------------------------------------------


@pytest.mark.clause("P-12.6")
@pytest.mark.parametrize("ban", ["no_resale", "either_way"])
def test_what_was_bought_may_not_be_sold_in_the_same_round(ban: str) -> None:
    table = new_game(market_ban=ban)
    own(table, 0, wood=2, stone=1)
    stand(table, 0, "market")
    visit(table, "market")
    play(table, buying(WOOD, 1))
    assert refused(table).get(selling(WOOD, 1)) == "P-12.6"
    assert not offered(table) & {selling(WOOD, number) for number in (1, 2, 3)}
    assert selling(STONE, 1) in offered(table)
    assert buying(WOOD, 1) in offered(table)


@pytest.mark.clause("P-12.6")
def test_what_was_sold_may_be_bought_again() -> None:
    table = new_game()
    own(table, 0, wood=2)
    stand(table, 0, "market")
    visit(table, "market")
    play(table, selling(WOOD, 1))
    assert buying(WOOD, 1) in offered(table)
    assert selling(WOOD, 1) in offered(table)


@pytest.mark.clause("P-12.6")
def test_by_option_what_was_sold_may_not_be_bought_either() -> None:
    table = new_game(market_ban="either_way")
    own(table, 0, wood=2)
    stand(table, 0, "market")
    visit(table, "market")
    play(table, selling(WOOD, 1))
    for number in (1, 2, 3, 4):
        assert refused(table).get(buying(WOOD, number)) == "P-12.6"
    assert selling(WOOD, 1) in offered(table)
    assert buying(SAND, 1) in offered(table)


@pytest.mark.clause("P-12.6")
@pytest.mark.parametrize(
    ("edition", "banned"), [("mayfair", True), ("devir", False), ("kosmos", False)]
)
def test_only_mayfairs_edition_bans_it_either_way(edition: str, banned: bool) -> None:
    table = new_game(edition=edition)
    own(table, 0, sand=1)
    stand(table, 0, "market")
    visit(table, "market")
    play(table, selling(SAND, 1))
    assert (buying(SAND, 1) not in offered(table)) == banned


@pytest.mark.clause("P-12.6")
@pytest.mark.parametrize("ban", ["no_resale", "either_way"])
def test_the_ban_is_each_players_own(ban: str) -> None:
    table = new_game(market_ban=ban)
    own(table, 1, wood=1)
    stand(table, 0, "market")
    stand(table, 1, "market")
    visit(table, "market")
    play(table, buying(WOOD, 1))
    assert table.seat == 1
    assert selling(WOOD, 1) in offered(table)


@pytest.mark.clause("P-12.6")
def test_the_ban_holds_for_both_builders_of_a_player() -> None:
    table = market(0, 0)
    play(table, buying(WOOD, 1))
    assert refused(table).get(selling(WOOD, 1)) == "P-12.6"


@pytest.mark.clause("P-12.6")
def test_the_ban_ends_with_the_round() -> None:
    table = new_game(market_ban="either_way")
    own(table, 0, stone=1)
    employ(table, 0, "woodworker", "stonecutter")
    stand(table, 0, "market")
    visit(table, "market")
    play(table, buying(WOOD, 1), selling(STONE, 1), WITHDRAW)
    assert table.round == 2
    stand(table, 0, "market")
    arrive(table, "market")
    assert selling(WOOD, 1) in offered(table)
    assert buying(STONE, 1) in offered(table)


@pytest.mark.clause("P-12.7")
def test_without_a_builder_at_the_market_a_player_neither_buys_nor_sells() -> None:
    table = market(2)
    own(table, 0, sand=3)
    assert table.seat == 2
    play(table, buying(SAND, 1))
    assert table.seat == 2
    play(table, WITHDRAW)
    assert step_of(table) != "market"


@pytest.mark.clause("P-12.7")
def test_with_nobody_there_there_is_no_market() -> None:
    table = new_game()
    own(table, 0, sand=3)
    assert not visit(table, "market")
    assert told(table, "buys") + told(table, "sells") + told(table, "withdraws") == []
    assert table.market == [4, 4, 4, 0]


@pytest.mark.clause("P-12.8")
def test_a_player_without_stonecutter_cannot_sell_stone() -> None:
    table = new_game()
    employ(table, 0, "mortar_mixer", "woodworker", "mason_1", "sculptor_3")
    own(table, 0, stone=2)
    stand(table, 0, "market")
    visit(table, "market")
    assert refused(table).get(selling(STONE, 1)) == "P-12.8"
    assert not offered(table) & {selling(STONE, 1), selling(STONE, 2)}
    assert buying(STONE, 1) in offered(table)


@pytest.mark.clause("P-12.8")
def test_a_player_without_woodworker_cannot_buy_wood() -> None:
    table = new_game()
    employ(table, 0, "mortar_mixer", "stonecutter", "carpenter_2")
    own(table, 0, wood=2)
    stand(table, 0, "market")
    visit(table, "market")
    for number in (1, 2, 3, 4):
        assert refused(table).get(buying(WOOD, number)) == "P-12.8"
    assert {selling(WOOD, 1), buying(SAND, 1), buying(STONE, 1)} <= offered(table)


@pytest.mark.clause("P-12.8")
def test_the_mortar_mixer_matters_to_nothing_at_the_market() -> None:
    table = new_game()
    employ(table, 0, "woodworker", "stonecutter")
    own(table, 0, sand=1, wood=1, stone=1, metal=1).gold = 30
    stand(table, 0, "market")
    visit(table, "market")
    sales = {selling(good, 1) for good in (SAND, WOOD, STONE, METAL)}
    assert offered(table) == EVERY_PURCHASE | sales | {WITHDRAW}


@pytest.mark.clause("P-12.8", "P-13.4")
def test_the_gold_woodworker_buys_wood_as_a_woodworker_does() -> None:
    table = new_game()
    employ(table, 0, "gold_woodworker")
    stand(table, 0, "market")
    visit(table, "market")
    assert buying(WOOD, 4) in offered(table)
