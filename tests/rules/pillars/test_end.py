from __future__ import annotations

import pytest

from kingsbridge.engine.errors import IllegalMove
from kingsbridge.titles.pillars.moves import PASS
from kingsbridge.titles.pillars.state import Table
from tests.rules.pillars.board import arrive, in_round, new_game, play_game, told

EDITIONS = ["mayfair", "devir", "kosmos"]


def ended(vp: list[int], gold: list[int], edition: str = "kosmos") -> Table:
    """Return a game of four that ends with these victory points and this gold."""
    table = in_round(new_game(edition=edition), 6)
    for seat, player in enumerate(table.players):
        player.vp = vp[seat]
        player.gold = gold[seat]
    arrive(table, "next_start")
    assert table.over
    return table


@pytest.mark.clause("P-E.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_most_vp_win(edition: str) -> None:
    table = ended([40, 52, 51, 3], [30, 0, 29, 30], edition)
    assert table.winners() == [1]


@pytest.mark.clause("P-E.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_of_those_tied_in_vp_the_one_with_most_gold_wins(edition: str) -> None:
    table = ended([52, 40, 52, 52], [3, 30, 5, 4], edition)
    assert table.winners() == [2]


@pytest.mark.clause("P-E.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_is_still_tied_shares_the_win(edition: str) -> None:
    table = ended([52, 40, 52, 52], [5, 30, 5, 4], edition)
    assert table.winners() == [0, 2]
    assert [(entry.seat, entry.a, entry.b) for entry in told(table, "wins")] == [
        (0, 52, 5),
        (2, 52, 5),
    ]


@pytest.mark.clause("P-E.1")
def test_cubes_and_craftsmen_that_are_left_count_for_nothing() -> None:
    table = in_round(new_game(2), 6)
    table.players[0].cubes[3] = 5
    table.players[1].vp = 3
    arrive(table, "next_start")
    assert table.winners() == [1]


@pytest.mark.clause("P-E.1")
@pytest.mark.parametrize("this_round", [1, 2, 3, 4, 5])
def test_the_game_does_not_end_before_the_sixth_round(this_round: int) -> None:
    table = in_round(new_game(), this_round)
    arrive(table, "next_start")
    assert not table.over
    assert table.round == this_round + 1


@pytest.mark.clause("P-E.1")
def test_the_game_ends_after_the_sixth_round() -> None:
    table = new_game(3)
    play_game(table, seed=5)
    assert [entry.a for entry in told(table, "round_begins")] == [1, 2, 3, 4, 5, 6]
    assert table.winners() == [
        seat
        for seat, player in enumerate(table.players)
        if all((player.vp, player.gold) >= (other.vp, other.gold) for other in table.players)
    ]


@pytest.mark.clause("P-E.1")
def test_nobody_moves_once_the_game_is_over() -> None:
    table = ended([9, 8, 7, 6], [0, 0, 0, 0])
    assert table.legal() == []
    with pytest.raises(IllegalMove, match="over"):
        table.apply(PASS)
