from __future__ import annotations

import pytest

from kingsbridge.titles.pillars.state import NO_CARD, Table
from tests.rules.pillars.board import (
    arrive,
    craftsman,
    craftsmen_of,
    dismissing,
    employ,
    new_game,
    offered,
    play,
    stand,
    step_of,
    visit,
)

FIVE = ["mortar_mixer", "woodworker", "stonecutter", "architect", "bell_maker"]


def shiring(first: str = "mason_1", second: str = "tool_maker") -> Table:
    """Return a table at which these two craftsmen lie open at Shiring."""
    table = new_game()
    table.shiring = [craftsman(table, first), craftsman(table, second)]
    table.for_hire = []
    return table


@pytest.mark.clause("P-10.1")
def test_a_builder_at_shiring_takes_the_craftsman_of_its_space() -> None:
    table = shiring("mason_1", "tool_maker")
    stand(table, 2, "shiring")
    stand(table, 1, "shiring 2")
    visit(table, "shiring")
    assert craftsmen_of(table, 2)[3:] == ["mason_1"]
    assert craftsmen_of(table, 1)[3:] == ["tool_maker"]


@pytest.mark.clause("P-10.1")
def test_a_builder_on_the_second_space_alone_takes_the_second_craftsman() -> None:
    table = shiring("mason_1", "tool_maker")
    stand(table, 1, "shiring 2")
    visit(table, "shiring")
    assert craftsmen_of(table, 1)[3:] == ["tool_maker"]


@pytest.mark.clause("P-10.1")
def test_a_craftsman_of_shiring_is_free() -> None:
    table = shiring("mason_1")
    stand(table, 0, "shiring")
    table.players[0].gold = 0
    visit(table, "shiring")
    assert table.players[0].gold == 0
    assert "mason_1" in craftsmen_of(table, 0)


@pytest.mark.clause("P-10.1")
def test_untaken_craftsmen_of_shiring_leave_the_game() -> None:
    table = shiring("mason_1", "tool_maker")
    stand(table, 1, "shiring 2")
    visit(table, "shiring")
    assert table.shiring == [NO_CARD, NO_CARD]
    assert table.for_hire == []
    assert all("mason_1" not in craftsmen_of(table, seat) for seat in range(4))


@pytest.mark.clause("P-10.1", "P-I.6")
def test_a_sixth_craftsman_makes_the_player_dismiss_one_at_once() -> None:
    table = shiring("mason_1")
    employ(table, 0, *FIVE)
    stand(table, 0, "shiring")
    arrive(table, "shiring")
    assert step_of(table) == "shiring"
    assert table.seat == 0
    assert offered(table) == {dismissing(table, key) for key in [*FIVE, "mason_1"]}
    play(table, dismissing(table, "stonecutter"))
    assert craftsmen_of(table, 0) == [
        "mortar_mixer",
        "woodworker",
        "architect",
        "bell_maker",
        "mason_1",
    ]


@pytest.mark.clause("P-10.1", "P-I.6")
def test_the_one_dismissed_may_be_the_new_one() -> None:
    table = shiring("mason_1")
    employ(table, 0, *FIVE)
    stand(table, 0, "shiring")
    visit(table, "shiring")
    play(table, dismissing(table, "mason_1"))
    assert craftsmen_of(table, 0) == FIVE


@pytest.mark.clause("P-10.1", "P-I.6")
def test_a_fifth_craftsman_fits() -> None:
    table = shiring("mason_1")
    employ(table, 0, *FIVE[:4])
    stand(table, 0, "shiring")
    assert not visit(table, "shiring")
    assert len(craftsmen_of(table, 0)) == 5


@pytest.mark.clause("P-10.1", "P-I.6")
def test_a_player_with_two_builders_at_shiring_dismisses_after_each_craftsman_too_many() -> None:
    table = shiring("mason_1", "tool_maker")
    employ(table, 0, *FIVE)
    stand(table, 0, "shiring")
    stand(table, 0, "shiring 2")
    assert visit(table, "shiring")
    assert dismissing(table, "tool_maker") not in offered(table)
    play(table, dismissing(table, "bell_maker"))
    assert step_of(table) == "shiring"
    play(table, dismissing(table, "mason_1"))
    assert craftsmen_of(table, 0) == [*FIVE[:4], "tool_maker"]


@pytest.mark.clause("P-10.1")
def test_without_a_builder_nobody_hires_at_shiring() -> None:
    table = shiring()
    assert not visit(table, "shiring")
    assert all(len(craftsmen_of(table, seat)) == 3 for seat in range(4))
