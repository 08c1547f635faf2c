from __future__ import annotations

import pytest

from kingsbridge.titles.world.moves import DISCARD, DONE
from kingsbridge.titles.world.state import Table
from tests.rules.world.board import (
    action,
    begin_project,
    building,
    discarding,
    donating,
    goods,
    in_chapter,
    make,
    new_game,
    offered,
    own,
    play,
    playing,
    project,
    refused,
    seal,
    turn,
    vp,
)


def giver(**owned: int) -> Table:
    """Return a table with Bridge, Fulling Mill and St. Mark; the active player owns these."""
    table = in_chapter(new_game(), 2)
    begin_project(table, "fulling_mill")
    begin_project(table, "st_mark")
    own(table, 0, **owned)
    return table


def sealed(table: Table, seat: int) -> set[str]:
    """Return the projects on which a seat's seals lie."""
    seals = table.players[seat].seals
    return {key for key in table.cards.project_keys if seals >> project(table, key) & 1}


@pytest.mark.clause("W-5.18")
def test_a_donation_costs_1_gold_and_lays_a_seal_on_a_project() -> None:
    table = playing(giver(gold=3), "donation")
    assert offered(table) == {
        DONE,
        donating(table, "bridge"),
        donating(table, "fulling_mill"),
        donating(table, "st_mark"),
    }
    table.apply(donating(table, "fulling_mill"))
    assert sealed(table, 0) == {"fulling_mill"}
    assert goods(table, 0) == {"gold": 2}
    assert vp(table, 0) == 8
    assert discarding(table)


@pytest.mark.clause("W-5.18")
def test_a_second_seal_may_lie_on_another_project() -> None:
    table = giver(gold=1)
    seal(table, 0, "bridge")
    playing(table, "donation")
    table.apply(donating(table, "st_mark"))
    assert sealed(table, 0) == {"bridge", "st_mark"}


@pytest.mark.clause("W-5.18")
def test_nobody_donates_twice_to_the_same_project() -> None:
    table = giver(gold=1)
    seal(table, 0, "bridge")
    playing(table, "donation")
    assert refused(table)[donating(table, "bridge")] == "W-5.18"


@pytest.mark.clause("W-5.18", "W-5.2")
def test_there_is_no_third_seal() -> None:
    table = giver(gold=5)
    seal(table, 0, "bridge")
    seal(table, 0, "fulling_mill")
    playing(table, "donation")
    assert discarding(table)
    assert sealed(table, 0) == {"bridge", "fulling_mill"}
    assert goods(table, 0) == {"gold": 5}


@pytest.mark.clause("W-5.18", "W-5.2")
def test_without_gold_there_is_no_donation() -> None:
    table = playing(giver(wool=3, stone=3), "donation")
    assert discarding(table)
    assert sealed(table, 0) == set()


@pytest.mark.clause("W-5.18")
def test_several_players_may_donate_to_the_same_project() -> None:
    table = giver(gold=1)
    own(table, 1, gold=1)
    make(playing(table, "donation"), donating(table, "bridge"), DISCARD + action(table, "grain"))
    make(play(table, "donation"), donating(table, "bridge"))
    assert sealed(table, 0) == sealed(table, 1) == {"bridge"}


@pytest.mark.clause("W-5.18", "W-9.2")
def test_nobody_donates_to_a_finished_project() -> None:
    table = giver(gold=1)
    begin_project(table, "bridge", stone=5, wood=2)
    table.complete |= 1 << project(table, "bridge")
    playing(table, "donation")
    assert refused(table)[donating(table, "bridge")] == "W-9.2"


@pytest.mark.clause("W-5.18", "W-9.1")
def test_nobody_donates_to_a_project_that_is_not_in_play() -> None:
    table = playing(giver(gold=1), "donation")
    for key in ("priors_palace", "hospital", "chapel", "tower"):
        assert refused(table)[donating(table, key)] == "W-9.1"


@pytest.mark.clause("W-5.18", "W-9.10")
def test_nobody_donates_to_a_project_that_may_not_be_worked_on() -> None:
    table = giver()
    begin_project(table, "priors_palace")
    turn(table, "II-04")
    own(table, 0, gold=1)
    playing(table, "donation")
    assert offered(table) == {DONE, donating(table, "priors_palace")}
    for key in ("bridge", "fulling_mill", "st_mark"):
        assert refused(table)[donating(table, key)] == "W-9.10"


@pytest.mark.clause("W-5.18", "W-9.2")
def test_a_seal_that_came_back_can_be_given_again() -> None:
    table = giver(stone=1)
    begin_project(table, "bridge", stone=4, wood=2)
    own(table, 1, gold=1)
    seal(table, 1, "bridge")
    seal(table, 1, "fulling_mill")
    playing(table, "building")
    make(table, building(table, "bridge", "stone"), DISCARD + action(table, "grain"))
    play(table, "donation")
    table.apply(donating(table, "st_mark"))
    assert sealed(table, 1) == {"fulling_mill", "st_mark"}
