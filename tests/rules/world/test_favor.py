"""W-4: the favor track."""

from __future__ import annotations

import pytest

from kingsbridge.titles.world.cards import FAVORS
from kingsbridge.titles.world.state import Table
from tests.rules.world.board import (
    arrive,
    drain,
    favor,
    goods,
    in_chapter,
    new_game,
    own,
    play,
    settle,
    told,
    turn,
    vp,
)

TRACK = [
    *("merchants", "king", "outlaws", "earl", "bishop"),
    *("queen", "prior", "outlaws_2", "guild_master", "prioress"),
]


def favored(space: str, steps: int = 1, table: Table | None = None, **owned: int) -> Table:
    """Let the marker come to a space, so many steps on; the active player owns just this."""
    table = table or new_game()
    own(table, table.start, **owned)
    table.marker = (favor(table, space) - steps) % FAVORS
    table.rotation = steps
    return arrive(table, "favor")


def space_of(table: Table) -> str:
    return table.cards.favor_keys[table.marker]


# Moving the marker


@pytest.mark.clause("W-4.6")
def test_the_track_is_as_printed() -> None:
    assert new_game().cards.favor_keys == TRACK


@pytest.mark.clause("W-4.1", "W-4.6")
@pytest.mark.parametrize("space", TRACK)
@pytest.mark.parametrize("steps", [0, 1, 2, 3])
def test_the_marker_moves_clockwise_as_far_as_the_arrow_says(space: str, steps: int) -> None:
    table = new_game()
    own(table, 0, gold=1)
    table.marker = favor(table, space)
    table.rotation = steps
    arrive(table, "favor")
    assert space_of(table) == TRACK[(TRACK.index(space) + steps) % 10]


@pytest.mark.clause("W-4.1")
def test_the_queen_follows_the_bishop_and_the_merchants_the_prioress() -> None:
    table = new_game()
    table.rotation = 1
    table.marker = favor(table, "bishop")
    assert space_of(arrive(table, "favor")) == "queen"
    table.marker = favor(table, "prioress")
    assert space_of(arrive(table, "favor")) == "merchants"


@pytest.mark.clause("W-4.1")
@pytest.mark.parametrize(("steps", "space"), [(1, "guild_master"), (2, "merchants"), (3, "king")])
def test_covered_spaces_are_not_counted(steps: int, space: str) -> None:
    table = new_game()
    table.covered = 1 << favor(table, "outlaws_2") | 1 << favor(table, "prioress")
    table.marker = favor(table, "prior")
    table.rotation = steps
    assert space_of(arrive(table, "favor")) == space


@pytest.mark.clause("W-4.1")
def test_a_space_covered_by_an_event_is_passed_by() -> None:
    table = turn(new_game(), "I-07")
    own(table, 0, medical=1)
    table.marker = favor(table, "outlaws_2")
    table.rotation = 1
    arrive(table, "favor")
    assert space_of(table) == "prioress"
    assert vp(table, 0) == 8 + 2


@pytest.mark.clause("W-4.5")
def test_a_marker_whose_space_is_covered_stays_until_it_moves_again() -> None:
    table = new_game()
    table.marker = favor(table, "guild_master")
    turn(table, "I-07")
    assert space_of(table) == "guild_master"
    table.rotation = 2
    arrive(table, "favor")
    assert space_of(table) == "merchants"


@pytest.mark.clause("W-4.6")
def test_everybody_moves_the_same_marker() -> None:
    table = in_chapter(new_game(2), 2)
    table.marker = favor(table, "bishop")
    arrive(table, "action")
    for space in ("queen", "prior"):
        play(table, "favor")
        assert space_of(table) == space
        table.apply(table.legal()[0])


# Who receives the award


@pytest.mark.clause("W-4.2")
@pytest.mark.parametrize("start", [0, 1, 2, 3])
def test_only_the_active_player_receives_the_award(start: int) -> None:
    table = new_game(start=start)
    for seat in range(4):
        own(table, seat, loyalty=2)
    favored("king", 1, table, loyalty=2)
    assert [vp(table, seat) for seat in range(4)] == [
        10 if seat == start else 8 for seat in range(4)
    ]


@pytest.mark.clause("W-4.2")
@pytest.mark.parametrize("space", TRACK)
def test_a_marker_that_did_not_move_gives_and_takes_nothing(space: str) -> None:
    table = new_game()
    settle(table, 0, "grain_stone")
    favored(space, 0, table, loyalty=1, piety=1, medical=1, gold=1)
    assert goods(table, 0) == {"loyalty": 1, "piety": 1, "medical": 1, "gold": 1}
    assert vp(table, 0) == 8
    assert not told(table, "wins_favor")


# The awards


@pytest.mark.clause("W-4.3")
@pytest.mark.parametrize(
    ("space", "award"),
    [("merchants", {"wool": 1}), ("earl", {"grain": 1}), ("prior", {"piety": 1})],
)
def test_the_merchants_the_earl_and_the_prior_give_a_good(
    space: str, award: dict[str, int]
) -> None:
    table = favored(space)
    assert goods(table, 0) == award
    assert vp(table, 0) == 8


@pytest.mark.clause("W-4.3")
@pytest.mark.parametrize("number", [0, 1, 3])
def test_the_king_gives_1_vp_for_each_loyalty(number: int) -> None:
    assert vp(favored("king", loyalty=number, piety=4, medical=4), 0) == 8 + number


@pytest.mark.clause("W-4.3")
@pytest.mark.parametrize("number", [0, 1, 3])
def test_the_bishop_gives_1_vp_for_each_piety(number: int) -> None:
    assert vp(favored("bishop", piety=number, loyalty=4, medical=4), 0) == 8 + number


@pytest.mark.clause("W-4.3")
def test_the_guild_master_gives_1_vp_for_each_house_on_the_board() -> None:
    table = new_game()
    settle(table, 0, "grain_stone", "wool_wood", "gold_stone")
    settle(table, 1, "piety_stone")
    assert vp(favored("guild_master", 1, table), 0) == 8 + 3
    assert vp(table, 1) == 8


@pytest.mark.clause("W-4.3")
def test_the_guild_master_gives_nothing_to_who_has_no_house() -> None:
    assert vp(favored("guild_master"), 0) == 8


@pytest.mark.clause("W-4.3")
@pytest.mark.parametrize(("number", "points"), [(0, 0), (1, 2), (5, 2)])
def test_the_queen_gives_2_vp_for_any_loyalty(number: int, points: int) -> None:
    assert vp(favored("queen", loyalty=number, piety=1, medical=1), 0) == 8 + points


@pytest.mark.clause("W-4.3")
@pytest.mark.parametrize(("number", "points"), [(0, 0), (1, 2), (5, 2)])
def test_the_prioress_gives_2_vp_for_any_medical_knowledge(number: int, points: int) -> None:
    assert vp(favored("prioress", medical=number, piety=1, loyalty=1), 0) == 8 + points


@pytest.mark.clause("W-4.3")
@pytest.mark.parametrize("space", ["outlaws", "outlaws_2"])
def test_the_outlaws_take_1_gold(space: str) -> None:
    table = favored(space, gold=3)
    assert goods(table, 0) == {"gold": 2}
    assert vp(table, 0) == 8


@pytest.mark.clause("W-4.4")
@pytest.mark.parametrize("space", ["king", "bishop", "queen", "prioress"])
def test_nothing_is_given_up_for_an_award(space: str) -> None:
    table = favored(space, loyalty=2, piety=2, medical=2)
    assert vp(table, 0) == 10
    assert goods(table, 0) == {"loyalty": 2, "piety": 2, "medical": 2}


@pytest.mark.clause("W-4.4")
@pytest.mark.parametrize(
    ("space", "good"), [("merchants", "wool"), ("earl", "grain"), ("prior", "piety")]
)
def test_an_award_that_the_supply_lacks_is_nothing_and_no_vp_instead(space: str, good: str) -> None:
    table = new_game()
    own(table, 0)
    drain(table, good)
    favored(space, 1, table)
    assert goods(table, 0).get(good) is None
    assert vp(table, 0) == 8


@pytest.mark.clause("W-4.2")
def test_the_award_comes_after_the_income() -> None:
    # I-04 with its arrow at 1 brings the first seat 1 loyalty, which the King then counts.
    table = turn(new_game(), "I-04")
    own(table, 0)
    table.marker = favor(table, "merchants")
    table.rotation = 1
    arrive(table, "income")
    assert goods(table, 0) == {"loyalty": 1}
    assert vp(table, 0) == 9
