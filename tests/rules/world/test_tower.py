from __future__ import annotations

import pytest

from kingsbridge.titles.world.goods import STONE, WOOD
from kingsbridge.titles.world.state import FROM_METAL, Table
from tests.rules.world.board import (
    begin_project,
    building,
    drain,
    end_chapter,
    goods,
    in_chapter,
    new_game,
    own,
    playing,
    project,
    seal,
    told,
    turn,
    vp,
)


def tower(*loyalty: int, stone: int = 6, wood: int = 1) -> Table:
    """Return a table with a Tower of so many filled spaces; each player has so much loyalty."""
    table = in_chapter(new_game(seats=len(loyalty)), 3)
    begin_project(table, "tower", stone, wood)
    for seat, number in enumerate(loyalty):
        own(table, seat, loyalty=number)
    own(table, 0, loyalty=loyalty[0], wood=1)
    return table


def crowned(table: Table) -> Table:
    """Let the active player place the wood that is lacking."""
    playing(table, "building")
    table.apply(building(table, "tower", "wood"))
    return table


def done(table: Table) -> bool:
    return bool(table.complete >> project(table, "tower") & 1)


def metal(table: Table) -> list[int]:
    """Return what each player scored for the metal."""
    return [player.score_sheet[FROM_METAL] // 2 for player in table.players]


# ---- The metal -------------------------------------------------------------------------------


@pytest.mark.clause("W-9.5")
def test_the_most_loyal_sets_the_metal_on_the_tower_for_3_points() -> None:
    table = crowned(tower(1, 3, 2, 0))
    assert done(table)
    assert metal(table) == [0, 3, 0, 0]
    assert [vp(table, seat) for seat in range(4)] == [8 + 3, 8 + 3, 8, 8]
    assert goods(table, 1) == {"loyalty": 3}


@pytest.mark.clause("W-9.5")
def test_if_several_are_tied_for_the_most_loyalty_each_scores_1() -> None:
    table = crowned(tower(2, 1, 2, 0))
    assert metal(table) == [1, 0, 1, 0]
    assert [vp(table, seat) for seat in range(4)] == [8 + 3 + 1, 8, 8 + 1, 8]


@pytest.mark.clause("W-9.5")
def test_a_tie_for_less_than_the_most_is_no_tie() -> None:
    assert metal(crowned(tower(2, 3, 2, 2))) == [0, 3, 0, 0]


@pytest.mark.clause("W-9.5")
@pytest.mark.parametrize(("stone", "wood"), [(6, 0), (5, 1)])
def test_before_all_6_stone_and_2_wood_spaces_are_full_there_is_no_metal(
    stone: int, wood: int
) -> None:
    table = crowned(tower(1, 0, stone=stone, wood=wood))
    assert not done(table)
    assert metal(table) == [0, 0]


@pytest.mark.clause("W-9.5")
def test_the_metal_is_awarded_also_if_the_chapter_end_completes_the_tower() -> None:
    table = tower(0, 1, 0)
    for seat in range(3):
        own(table, seat, loyalty=int(seat == 1), piety=2, grain=2, gold=5)
    end_chapter(table)
    assert done(table)
    assert metal(table) == [0, 3, 0]


@pytest.mark.clause("W-9.5")
def test_no_other_project_is_crowned() -> None:
    table = tower(1, 0)
    begin_project(table, "bridge", stone=5, wood=1)
    playing(table, "building")
    table.apply(building(table, "bridge", "wood"))
    assert metal(table) == [0, 0]


@pytest.mark.clause("W-9.5")
def test_a_tower_that_is_never_completed_brings_nobody_the_metal() -> None:
    table = in_chapter(tower(3, 0, stone=0, wood=0), 4)
    begin_project(table, "tower", stone=2)
    for seat in range(2):
        own(table, seat, piety=2, grain=2, gold=5, loyalty=3 - seat)
    end_chapter(table)
    assert table.over
    assert metal(table) == [0, 0]
    assert told(table, "sets_metal") == []


@pytest.mark.clause("W-9.4", "W-9.5")
def test_donors_of_the_tower_get_2_points_each() -> None:
    table = tower(0, 0, 1, 0)
    seal(table, 1, "tower")
    seal(table, 2, "tower")
    crowned(table)
    assert [vp(table, seat) for seat in range(4)] == [8 + 3, 8 + 2, 8 + 2 + 3, 8]
    assert [goods(table, seat) for seat in range(4)] == [{}, {}, {"loyalty": 1}, {}]
    assert table.players[1].seals == table.players[2].seals == 0


@pytest.mark.clause("W-9.8")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_if_nobody_is_loyal_all_are_tied_and_score_1(seats: int) -> None:
    assert metal(crowned(tower(*[0] * seats))) == [1] * seats


# ---- The event that completes the Tower ------------------------------------------------------


@pytest.mark.clause("W-9.6")
def test_the_event_fills_the_tower_from_the_supply_and_awards_the_metal() -> None:
    table = tower(0, 2, stone=2, wood=1)
    seal(table, 0, "tower")
    supply = table.supply[STONE], table.supply[WOOD]
    turn(table, "IV-01")
    assert done(table)
    assert (table.supply[STONE], table.supply[WOOD]) == (supply[0] - 4, supply[1] - 1)
    assert table.substitutes == [0, 0]
    assert metal(table) == [0, 3]
    assert [vp(table, seat) for seat in range(2)] == [8 + 2, 8 + 3]
    assert table.players[0].seals == 0


@pytest.mark.clause("W-9.6")
def test_the_event_completes_even_a_tower_that_nobody_has_begun() -> None:
    table = turn(tower(1, 1, stone=0, wood=0), "IV-01")
    assert done(table)
    number = project(table, "tower")
    assert table.filled[2 * number : 2 * number + 2] == [6, 2]
    assert metal(table) == [1, 1]


@pytest.mark.clause("W-9.6")
def test_substitutes_stand_in_for_what_the_supply_lacks() -> None:
    table = tower(1, 0, stone=1, wood=0)
    drain(table, "stone", left=2)
    drain(table, "wood")
    turn(table, "IV-01")
    assert done(table)
    assert (table.supply[STONE], table.supply[WOOD]) == (0, 0)
    assert table.substitutes == [3, 2]
    number = project(table, "tower")
    assert table.filled[2 * number : 2 * number + 2] == [6, 2]
    assert metal(table) == [3, 0]


@pytest.mark.clause("W-9.11")
def test_if_the_tower_is_complete_already_the_event_does_nothing() -> None:
    table = crowned(tower(1, 0))
    supply = table.supply[:]
    before = table.scores()
    turn(table, "IV-01")
    assert table.scores() == before
    assert table.supply == supply
    assert len(told(table, "sets_metal")) == 1
    assert len(told(table, "completes")) == 1
