"""P-R: what is done before each round."""

from __future__ import annotations

import pytest

from kingsbridge.titles.pillars.goods import METAL, SAND, STONE, WOOD
from kingsbridge.titles.pillars.moves import KEEP_BUILDER, PASS, RETURN_BUILDER
from kingsbridge.titles.pillars.state import Table
from tests.rules.pillars.board import (
    arrive,
    in_round,
    new_game,
    offered,
    own,
    play_game,
    play_round,
    pool_of,
    stand,
    told,
)

RESOURCE_CARDS = {
    "sand_2",
    "sand_3",
    "sand_4",
    "wood_2",
    "wood_3",
    "wood_4",
    "stone_2",
    "stone_3",
    "stone_4",
}


def open_privileges_of(table: Table) -> set[str]:
    return {table.cards.privilege_keys[number] for number in table.kingsbridge}


@pytest.mark.clause("P-R.1")
def test_two_privileges_are_laid_open_each_round_and_none_comes_twice() -> None:
    table = new_game()
    seen: set[str] = set()
    for _ in range(6):
        assert len(open_privileges_of(table)) == 2
        assert not open_privileges_of(table) & seen
        seen |= open_privileges_of(table)
        play_round(table)


@pytest.mark.clause("P-R.1")
@pytest.mark.parametrize("seed", range(5))
def test_the_two_privileges_of_round_six_are_always_the_same(seed: int) -> None:
    table = in_round(new_game(seed=seed), 6)
    arrive(table, "round_setup")
    assert open_privileges_of(table) == {"ceremony", "nearly_complete"}


@pytest.mark.clause("P-R.1")
def test_the_privileges_of_the_last_round_do_not_come_earlier() -> None:
    for seed in range(10):
        table = new_game(seed=seed)
        while table.round < 6:
            assert not open_privileges_of(table) & {"ceremony", "nearly_complete"}
            play_round(table, seed)


@pytest.mark.clause("P-R.2")
def test_two_craftsmen_lie_at_shiring_and_the_other_two_join_the_pool() -> None:
    table = new_game()
    for _ in range(6):
        assert len(table.shiring) == 2
        assert len(table.for_hire) == 2
        assert len({*table.shiring, *table.for_hire}) == 4
        play_round(table)


@pytest.mark.clause("P-R.2")
def test_every_craftsman_of_the_round_may_lie_on_either_space_of_shiring() -> None:
    tables = [new_game(seed=seed) for seed in range(60)]
    for space in range(2):
        assert len({table.shiring[space] for table in tables}) == 4


@pytest.mark.clause("P-R.3")
def test_seven_of_nine_resource_cards_join_the_pool_each_round() -> None:
    table = new_game()
    for _ in range(6):
        assert len(pool_of(table) & RESOURCE_CARDS) == 7
        assert len(pool_of(table)) == 9
        play_round(table)


@pytest.mark.clause("P-R.3")
def test_any_two_resource_cards_may_sit_out() -> None:
    # There are 36 pairs of nine cards.
    pairs = {frozenset(RESOURCE_CARDS - pool_of(new_game(seed=seed))) for seed in range(400)}
    assert len(pairs) == 36


@pytest.mark.clause("P-R.3")
def test_the_resource_cards_are_shuffled_anew_each_round() -> None:
    table = new_game()
    sitting_out = []
    for _ in range(6):
        sitting_out.append(frozenset(RESOURCE_CARDS - pool_of(table)))
        play_round(table)
    assert len(set(sitting_out)) > 1


@pytest.mark.clause("P-R.4")
def test_the_market_is_refilled_to_four_of_each_from_the_fields() -> None:
    table = new_game()
    own(table, 0, wood=3)
    table.market = [1, 0, 4, 0]
    fields = table.fields[:]
    arrive(table, "round_setup")
    assert table.market == [4, 4, 4, 0]
    assert table.fields[:3] == [fields[SAND] - 3, fields[WOOD] - 4, fields[STONE]]


@pytest.mark.clause("P-R.4")
def test_a_short_field_refills_the_market_as_far_as_it_can() -> None:
    table = new_game()
    table.market = [1, 1, 1, 0]
    table.fields[:3] = [2, 0, 3]
    arrive(table, "round_setup")
    assert table.market == [3, 1, 4, 0]
    assert table.fields[:3] == [0, 0, 0]


@pytest.mark.clause("P-R.4")
def test_no_metal_comes_to_the_market() -> None:
    table = new_game()
    for _ in range(6):
        assert table.market[METAL] == 0
        play_round(table)


@pytest.mark.clause("P-R.5")
def test_a_metal_is_laid_at_the_court_if_none_lies_there() -> None:
    table = new_game()
    own(table, 0, metal=1)
    table.fields[METAL] += 1
    table.court_metal = 0
    supply = table.fields[METAL]
    arrive(table, "round_setup")
    assert table.court_metal == 1
    assert table.fields[METAL] == supply - 1


@pytest.mark.clause("P-R.5")
def test_no_metal_is_added_where_one_still_lies() -> None:
    table = new_game()
    arrive(table, "next_start")
    assert table.round == 2
    assert table.court_metal == 1
    assert table.fields[METAL] == 12


@pytest.mark.clause("P-R.5")
def test_no_metal_is_laid_at_the_court_when_the_supply_is_empty() -> None:
    table = new_game()
    own(table, 0, metal=12)
    table.court_metal = 0
    arrive(table, "round_setup")
    assert table.court_metal == 0
    assert table.fields[METAL] == 0


@pytest.mark.clause("P-R.6")
def test_grey_workers_come_for_one_round_and_go_back_to_the_castle() -> None:
    table = new_game()
    stand(table, 1, "castle")
    arrive(table, "castle")
    assert table.round == 2
    assert [player.reserve for player in table.players] == [12, 14, 12, 12]
    assert [player.grey for player in table.players] == [0, 2, 0, 0]
    arrive(table, "next_start")
    assert table.round == 3
    assert [player.reserve for player in table.players] == [12, 12, 12, 12]
    assert [player.grey for player in table.players] == [0, 0, 0, 0]


@pytest.mark.clause("P-R.6")
def test_who_hires_grey_workers_again_returns_the_first_two() -> None:
    table = new_game()
    for _ in range(2):
        stand(table, 1, "castle")
        arrive(table, "castle")
        assert table.players[1].reserve == 14


@pytest.mark.clause("P-R.6")
def test_grey_workers_used_last_round_go_back_while_another_player_has_the_new_ones() -> None:
    table = new_game()
    stand(table, 1, "castle")
    arrive(table, "castle")
    stand(table, 2, "castle")
    arrive(table, "castle")
    assert [player.reserve for player in table.players] == [12, 12, 14, 12]


@pytest.mark.clause("P-R.7")
def test_the_cost_marker_is_at_seven_before_each_round() -> None:
    table = new_game()
    for _ in range(6):
        assert table.cost == 7
        play_round(table)


@pytest.mark.clause("P-R.7", "P-II.1")
@pytest.mark.parametrize("seed", range(3))
def test_the_first_builder_of_each_round_is_drawn_at_a_cost_of_seven(seed: int) -> None:
    table = new_game(seed=seed)
    play_game(table, seed)
    beginnings = [entry.ply for entry in told(table, "round_begins")]
    for begun in beginnings:
        first = next(entry for entry in told(table, "draws") if entry.ply > begun)
        assert first.b == 7


@pytest.mark.clause("P-R.7", "P-II.10")
def test_all_builders_are_back_in_the_bag_for_the_next_round() -> None:
    table = new_game()
    table.bag[2] -= 1
    table.aside[2] = 1
    arrive(table, "next_start")
    assert table.bag == [3, 3, 3, 3]
    assert table.aside == [0, 0, 0, 0]


@pytest.mark.clause("P-II.2")
def test_the_right_to_return_a_builder_comes_back_each_round() -> None:
    table = new_game()
    for _ in range(2):
        while offered(table) != {KEEP_BUILDER, RETURN_BUILDER}:
            table.apply(PASS)
        table.apply(RETURN_BUILDER)
        play_round(table)
