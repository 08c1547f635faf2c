from __future__ import annotations

import pytest

from kingsbridge.titles.world.goods import STONE, WOOD
from kingsbridge.titles.world.moves import DONE
from kingsbridge.titles.world.state import Table
from tests.rules.world.board import (
    begin_project,
    building,
    discarding,
    force,
    goods,
    in_chapter,
    new_game,
    offered,
    own,
    playing,
    project,
    refused,
    told,
    vp,
)


def site(**resources: int) -> Table:
    """Return a table with Bridge and Fulling Mill in play; the active player has these."""
    table = in_chapter(new_game(), 2)
    begin_project(table, "fulling_mill")
    own(table, 0, **resources)
    return table


@pytest.mark.clause("W-5.13")
def test_the_example_of_1_stone_and_1_wood_on_the_fulling_mill_for_6_points() -> None:
    table = playing(site(stone=1, wood=1), "building")
    table.apply(building(table, "fulling_mill", "stone"))
    table.apply(building(table, "fulling_mill", "wood"))
    assert vp(table, 0) == 8 + 6
    assert goods(table, 0) == {}
    mill = project(table, "fulling_mill")
    assert table.filled[2 * mill : 2 * mill + 2] == [1, 1]
    assert discarding(table)


@pytest.mark.clause("W-5.13")
def test_spaces_may_be_filled_in_any_order_of_any_project() -> None:
    table = playing(site(stone=2, wood=2), "building")
    assert offered(table) == {
        DONE,
        building(table, "bridge", "stone"),
        building(table, "bridge", "wood"),
        building(table, "fulling_mill", "stone"),
        building(table, "fulling_mill", "wood"),
    }
    table.apply(building(table, "fulling_mill", "wood"))
    assert offered(table) == {
        DONE,
        building(table, "fulling_mill", "stone"),
        building(table, "fulling_mill", "wood"),
    }
    table.apply(building(table, "fulling_mill", "wood"))
    assert goods(table, 0) == {"stone": 2}
    assert vp(table, 0) == 8 + 6


@pytest.mark.clause("W-5.13")
def test_one_resource_is_enough() -> None:
    table = playing(site(stone=2), "building")
    table.apply(building(table, "bridge", "stone"))
    assert vp(table, 0) == 8 + 3
    table.apply(DONE)
    assert discarding(table)
    assert goods(table, 0) == {"stone": 1}


@pytest.mark.clause("W-5.13")
def test_after_two_resources_the_action_is_over() -> None:
    table = playing(site(stone=3, wood=1), "building")
    table.apply(building(table, "bridge", "stone"))
    table.apply(building(table, "bridge", "stone"))
    assert discarding(table)
    assert goods(table, 0) == {"stone": 1, "wood": 1}
    assert vp(table, 0) == 8 + 6


@pytest.mark.clause("W-5.13")
def test_both_resources_go_to_the_same_project() -> None:
    table = playing(site(stone=2, wood=2), "building")
    table.apply(building(table, "bridge", "stone"))
    assert refused(table)[building(table, "fulling_mill", "stone")] == "W-5.13"
    assert refused(table)[building(table, "fulling_mill", "wood")] == "W-5.13"


@pytest.mark.clause("W-5.13")
def test_stone_goes_only_on_grey_spaces_and_wood_only_on_brown_ones() -> None:
    table = site(stone=1, wood=1)
    begin_project(table, "fulling_mill", stone=2)
    begin_project(table, "bridge", wood=2)
    playing(table, "building")
    assert refused(table)[building(table, "fulling_mill", "stone")] == "W-5.13"
    assert refused(table)[building(table, "bridge", "wood")] == "W-5.13"
    assert offered(table) == {
        DONE,
        building(table, "fulling_mill", "wood"),
        building(table, "bridge", "stone"),
    }


@pytest.mark.clause("W-5.13")
def test_only_resources_of_ones_own_can_be_placed() -> None:
    table = site(wood=1)
    own(table, 1, stone=5)
    playing(table, "building")
    assert refused(table)[building(table, "bridge", "stone")] == "W-5.13"
    supply = table.supply[:]
    table.apply(building(table, "bridge", "wood"))
    assert table.supply == supply
    assert goods(table, 0) == {}


@pytest.mark.clause("W-5.13")
def test_with_the_last_free_space_the_action_is_over() -> None:
    table = site(stone=2, wood=2)
    begin_project(table, "fulling_mill", stone=2, wood=2)
    playing(table, "building")
    table.apply(building(table, "fulling_mill", "wood"))
    assert discarding(table)
    assert goods(table, 0) == {"stone": 2, "wood": 1}
    assert vp(table, 0) == 8 + 3


@pytest.mark.clause("W-5.13")
def test_only_the_builder_scores() -> None:
    table = playing(site(stone=1), "building")
    table.apply(building(table, "bridge", "stone"))
    assert [vp(table, seat) for seat in range(4)] == [11, 8, 8, 8]
    (entry,) = told(table, "builds")
    assert (entry.seat, entry.b, entry.c) == (0, STONE, 3)


@pytest.mark.clause("W-5.13", "W-9.1")
def test_a_project_that_is_not_in_play_cannot_be_worked_on() -> None:
    table = playing(site(stone=1, wood=1), "building")
    for key in ("st_mark", "priors_palace", "hospital", "chapel", "tower"):
        assert refused(table)[building(table, key, "stone")] == "W-9.1"
        assert refused(table)[building(table, key, "wood")] == "W-9.1"


# ---- Long-term events ------------------------------------------------------------------------


@pytest.mark.clause("W-5.13", "W-1.4")
def test_with_edmund_wooler_work_on_the_bridge_scores_1_more_an_action() -> None:
    table = site(stone=2)
    force(table, "I-10")
    playing(table, "building")
    table.apply(building(table, "bridge", "stone"))
    assert vp(table, 0) == 8 + 3 + 1
    table.apply(building(table, "bridge", "stone"))
    assert vp(table, 0) == 8 + 3 + 1 + 3


@pytest.mark.clause("W-5.13", "W-1.4")
def test_edmund_wooler_does_not_care_for_other_projects() -> None:
    table = site(wood=2)
    force(table, "I-10")
    playing(table, "building")
    table.apply(building(table, "fulling_mill", "wood"))
    table.apply(building(table, "fulling_mill", "wood"))
    assert vp(table, 0) == 8 + 6


@pytest.mark.clause("W-5.13", "W-1.4")
def test_without_merthin_an_action_places_only_1_resource() -> None:
    table = site(stone=2, wood=2)
    force(table, "II-07")
    playing(table, "building")
    table.apply(building(table, "bridge", "wood"))
    assert discarding(table)
    assert table.filled[WOOD] == 1
    assert vp(table, 0) == 8 + 3
