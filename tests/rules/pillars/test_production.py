from __future__ import annotations

import pytest

from kingsbridge.titles.pillars import TITLE
from kingsbridge.titles.pillars.goods import GOODS, SAND, STONE, WOOD
from kingsbridge.titles.pillars.moves import FINISH
from tests.rules.pillars.board import (
    arrive,
    at_field,
    employ,
    grant,
    new_game,
    offered,
    own,
    play,
    selling,
    stand,
    turn,
    visit,
    working,
)


@pytest.mark.clause("P-6.1")
@pytest.mark.parametrize("kind", ["sand", "wood", "stone"])
@pytest.mark.parametrize("cubes", [2, 3, 4])
def test_a_resource_card_yields_its_cubes_from_its_field(kind: str, cubes: int) -> None:
    table = new_game()
    good = GOODS.index(kind)
    player = at_field(table, 0, f"{kind}_{cubes}")
    visit(table, "production")
    assert player.cubes[good] == cubes
    assert player.total_cubes() == cubes
    assert table.fields[good] == 19 - cubes
    assert table.market == [4, 4, 4, 0]


@pytest.mark.clause("P-6.1")
def test_all_cards_of_a_player_yield() -> None:
    table = new_game()
    player = at_field(table, 0, "sand_2", "sand_3", "wood_2")
    visit(table, "production")
    assert player.cubes == [5, 2, 0, 0]


@pytest.mark.clause("P-6.1")
def test_everybody_produces_what_their_own_cards_say() -> None:
    table = new_game()
    at_field(table, 0, "stone_4")
    at_field(table, 1, "wood_2", "stone_3")
    visit(table, "production")
    assert table.players[0].cubes == [0, 0, 4, 0]
    assert table.players[1].cubes == [0, 2, 3, 0]
    assert table.players[2].cubes == [0, 0, 0, 0]


@pytest.mark.clause("P-6.1")
def test_after_production_the_workers_return() -> None:
    table = new_game()
    player = at_field(table, 0, "sand_3", "wood_3")
    assert player.reserve == 12 - 4 - 6
    visit(table, "production")
    assert player.reserve == 12


@pytest.mark.clause("P-6.1")
def test_after_production_the_cards_are_ready_for_the_next_round() -> None:
    table = new_game()
    player = at_field(table, 0, "sand_2", "wood_3")
    arrive(table, "production")
    play(table, FINISH)
    assert table.round == 2
    assert player.resource_cards == 0
    assert table.pool.bit_count() == 7
    assert TITLE.flaws(table) == []


@pytest.mark.clause("P-6.2")
@pytest.mark.parametrize(("key", "good"), [("richard", SAND), ("aliena", WOOD), ("tom", STONE)])
def test_a_resource_privilege_adds_1_cube_of_its_kind_from_the_field(key: str, good: int) -> None:
    table = new_game()
    player = grant(table, 0, key)
    visit(table, "production")
    assert player.cubes[good] == 1
    assert player.total_cubes() == 1
    assert table.fields[good] == 18
    assert table.market == [4, 4, 4, 0]


@pytest.mark.clause("P-6.2")
def test_a_resource_privilege_adds_to_what_the_cards_yield() -> None:
    table = new_game()
    at_field(table, 0, "wood_3")
    player = grant(table, 0, "aliena")
    visit(table, "production")
    assert player.cubes == [0, 4, 0, 0]


@pytest.mark.clause("P-6.3")
def test_a_field_that_is_short_owes_the_cubes_and_they_count_as_owned() -> None:
    table = new_game()
    own(table, 1, wood=18)
    player = at_field(table, 0, "wood_3")
    visit(table, "production")
    assert player.cubes == [0, 3, 0, 0]
    assert table.fields[WOOD] == 0
    assert table.owed[WOOD] == 2


@pytest.mark.clause("P-6.3")
@pytest.mark.parametrize("shortage", ["owed", "lost"])
def test_a_field_that_is_short_never_takes_from_the_market(shortage: str) -> None:
    table = new_game(shortage=shortage)
    own(table, 1, wood=19)
    at_field(table, 0, "wood_3")
    visit(table, "production")
    assert table.market == [4, 4, 4, 0]


@pytest.mark.clause("P-6.3")
def test_owed_cubes_can_be_sold_and_used() -> None:
    table = new_game()
    own(table, 1, wood=19)
    employ(table, 0, "carpenter_2")
    player = at_field(table, 0, "wood_2")
    player.gold = 0
    visit(table, "production")
    stand(table, 0, "market")
    visit(table, "market")
    play(table, selling(WOOD, 1))
    assert player.gold == 3
    visit(table, "cathedral")
    play(table, working(table, "carpenter_2"))
    assert player.vp == 3
    assert player.cubes[WOOD] == 0


@pytest.mark.clause("P-6.3")
def test_cubes_that_come_back_first_make_good_what_the_field_owes() -> None:
    table = new_game()
    own(table, 1, wood=19)
    at_field(table, 0, "wood_2")
    visit(table, "production")
    assert table.owed[WOOD] == 2
    stand(table, 1, "market")
    visit(table, "market")
    play(table, selling(WOOD, 3))
    assert table.owed[WOOD] == 0
    assert table.fields[WOOD] == 1
    assert TITLE.flaws(table) == []


@pytest.mark.clause("P-6.3")
def test_by_option_what_a_short_field_cannot_give_is_lost() -> None:
    table = new_game(shortage="lost")
    own(table, 1, wood=18)
    player = at_field(table, 0, "wood_3")
    visit(table, "production")
    assert player.cubes == [0, 1, 0, 0]
    assert table.fields[WOOD] == 0
    assert table.owed == [0, 0, 0, 0]
    assert player.reserve == 12


@pytest.mark.clause("P-6.3")
@pytest.mark.parametrize("edition", ["mayfair", "devir", "kosmos"])
def test_in_every_edition_a_short_field_owes(edition: str) -> None:
    table = new_game(edition=edition)
    own(table, 1, sand=19)
    player = at_field(table, 0, "sand_2")
    visit(table, "production")
    assert player.cubes == [2, 0, 0, 0]


@pytest.mark.clause("P-6.3")
def test_the_cube_of_a_resource_privilege_is_owed_too() -> None:
    table = new_game()
    own(table, 1, stone=19)
    player = grant(table, 0, "tom")
    visit(table, "production")
    assert player.cubes == [0, 0, 1, 0]
    assert table.owed[STONE] == 1


@pytest.mark.clause("P-6.1")
def test_production_asks_nobody() -> None:
    table = new_game()
    at_field(table, 0, "stone_2")
    stand(table, 0, "market")
    turn(table, "richards_ore")
    assert not visit(table, "production")
    arrive(table, "production")
    assert selling(STONE, 1) in offered(table)
