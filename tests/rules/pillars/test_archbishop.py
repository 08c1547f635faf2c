from __future__ import annotations

import pytest

from kingsbridge.titles.pillars.goods import SAND, STONE, WOOD
from kingsbridge.titles.pillars.moves import CUBE, DECLINE, PROTECTION
from kingsbridge.titles.pillars.state import Table
from tests.rules.pillars.board import (
    arrive,
    buying,
    new_game,
    offered,
    play,
    refused,
    stand,
    step_of,
    told,
    turn,
    visit,
)

CUBES = {CUBE + SAND, CUBE + WOOD, CUBE + STONE}


def audience(event: str) -> Table:
    """Return a table at which seat 1 decides at the Archbishop's, this event having been turned."""
    table = new_game()
    stand(table, 1, "archbishop")
    stand(table, 1, "market")
    turn(table, event)
    arrive(table, "archbishop")
    assert step_of(table) == "archbishop"
    assert table.seat == 1
    return table


@pytest.mark.clause("P-2.1")
@pytest.mark.parametrize(
    "event", ["hamleighs_levy", "conflict", "town_wall", "cold_winters", "collapse"]
)
def test_at_a_bad_event_the_archbishops_guest_has_protection_or_a_cube(event: str) -> None:
    table = audience(event)
    assert offered(table) == {PROTECTION} | CUBES
    assert refused(table) == {DECLINE: "P-2.1"}


@pytest.mark.clause("P-2.1", "P-1.2")
@pytest.mark.parametrize(
    "event", ["royal_gift", "richards_ore", "priors_blessing", "volunteers", "archbishops_zeal"]
)
def test_at_a_good_event_the_archbishops_guest_has_a_cube_or_declines_it(event: str) -> None:
    table = audience(event)
    assert offered(table) == CUBES | {DECLINE}
    assert refused(table) == {PROTECTION: "P-1.2"}


@pytest.mark.clause("P-2.1")
def test_the_archbishops_guest_decides_after_the_event_is_seen_and_before_it_strikes() -> None:
    table = audience("conflict")
    assert table.cards.event_keys[table.event] == "conflict"
    assert table.scores() == [2, 2, 2, 2]


@pytest.mark.clause("P-2.1")
def test_who_takes_protection_gets_no_cube() -> None:
    table = audience("conflict")
    play(table, PROTECTION)
    assert table.scores() == [0, 2, 0, 0]
    assert table.players[1].cubes == [0, 0, 0, 0]


@pytest.mark.clause("P-2.1")
def test_who_takes_a_cube_is_not_protected() -> None:
    table = audience("conflict")
    play(table, CUBE + WOOD)
    assert table.scores() == [0, 0, 0, 0]
    assert table.players[1].cubes == [0, 1, 0, 0]


@pytest.mark.clause("P-2.1")
def test_who_declines_takes_nothing_and_the_builder_goes_back_to_the_bag() -> None:
    table = audience("royal_gift")
    play(table, DECLINE)
    assert table.players[1].cubes == [0, 0, 0, 0]
    assert table.market == [4, 4, 4, 0]
    assert table.bag[1] == 2
    assert [(entry.seat, entry.clause) for entry in told(table, "declines_cube")] == [(1, "P-2.1")]
    assert told(table, "takes_cube") == []


@pytest.mark.clause("P-2.1")
def test_who_declines_has_the_good_event_all_the_same() -> None:
    table = audience("royal_gift")
    play(table, DECLINE)
    assert [entry.seat for entry in told(table, "earns")] == [0, 1, 2, 3]


@pytest.mark.clause("P-2.1", "P-2.2")
@pytest.mark.parametrize("good", [SAND, WOOD, STONE])
def test_the_cube_comes_from_the_market_not_from_the_fields(good: int) -> None:
    table = audience("royal_gift")
    play(table, CUBE + good)
    assert table.players[1].cubes[good] == 1
    assert table.market[good] == 3
    assert sum(table.market) == 11
    assert table.fields == [19, 19, 19, 12]


@pytest.mark.clause("P-2.1")
def test_a_cube_that_does_not_lie_on_the_market_cannot_be_taken() -> None:
    table = new_game()
    stand(table, 1, "archbishop")
    turn(table, "conflict")
    table.fields[STONE] += table.market[STONE]
    table.market[STONE] = 0
    assert visit(table, "archbishop")
    assert offered(table) == {PROTECTION, CUBE + SAND, CUBE + WOOD}
    assert refused(table).get(CUBE + STONE) == "P-2.1"


@pytest.mark.clause("P-2.1")
def test_with_an_empty_market_and_a_good_event_there_is_nothing_to_decide() -> None:
    table = new_game()
    stand(table, 1, "archbishop")
    turn(table, "royal_gift")
    table.market = [0, 0, 0, 0]
    assert not visit(table, "archbishop")
    assert table.bag[1] == 3


@pytest.mark.clause("P-2.1")
def test_with_an_empty_market_the_guest_still_has_protection_from_a_bad_event() -> None:
    table = new_game()
    stand(table, 1, "archbishop")
    turn(table, "conflict")
    table.market = [0, 0, 0, 0]
    assert visit(table, "archbishop")
    assert offered(table) == {PROTECTION}


@pytest.mark.clause("P-2.1")
def test_without_a_builder_there_nobody_has_the_archbishops_favour() -> None:
    table = new_game()
    turn(table, "conflict")
    assert not visit(table, "archbishop")
    visit(table, "event_strikes")
    assert told(table, "is_protected") == []
    assert table.scores() == [0, 0, 0, 0]


@pytest.mark.clause("P-2.2")
def test_the_cube_taken_is_missing_from_this_rounds_market() -> None:
    table = audience("royal_gift")
    play(table, CUBE + SAND)
    assert step_of(table) == "market"
    assert buying(SAND, 3) in offered(table)
    assert refused(table).get(buying(SAND, 4)) == "P-12.4"


@pytest.mark.clause("P-2.2")
def test_the_market_is_full_again_the_round_after() -> None:
    table = new_game()
    stand(table, 1, "archbishop")
    turn(table, "royal_gift")
    arrive(table, "archbishop")
    play(table, CUBE + SAND)
    assert table.round == 2
    assert table.market == [4, 4, 4, 0]
