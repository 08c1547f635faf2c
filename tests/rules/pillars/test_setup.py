"""P-0: what the table looks like before the first round."""

from __future__ import annotations

import pytest

from kingsbridge import BadOption
from kingsbridge.titles.pillars import TITLE
from kingsbridge.titles.pillars.moves import PASS
from kingsbridge.titles.pillars.state import Table
from tests.rules.pillars.board import (
    arrive,
    craftsmen_of,
    grant,
    new_game,
    open_privileges,
    play_game,
    play_round,
    pool_of,
    stand,
    told,
)

CRAFTSMEN_OF_ROUND = {
    1: {"tool_maker", "gold_woodworker", "improved_mortar_mixer", "mason_1"},
    2: {"carpenter_2", "mason_2", "potter_2", "architect"},
    3: {"mason_3", "carpenter_3", "sculptor_3", "potter_3"},
    4: {"mason_4", "carpenter_4", "sculptor_4", "glassblower_4"},
    5: {"carpenter_5", "goldsmith_5", "sculptor_5", "glassblower_5"},
    6: {"goldsmith_6", "sculptor_6", "organ_builder", "bell_maker"},
}
LAST_ROUND_PRIVILEGES = {"ceremony", "nearly_complete"}


def at_shiring(table: Table) -> set[str]:
    return {table.cards.craftsman_keys[number] for number in table.shiring}


def for_hire(table: Table) -> set[str]:
    return {table.cards.craftsman_keys[number] for number in table.for_hire}


def privileges_laid_open(table: Table) -> list[str]:
    return [table.cards.privilege_keys[entry.a] for entry in told(table, "privilege_open")]


def events_turned(table: Table) -> list[str]:
    return [table.cards.event_keys[entry.a] for entry in told(table, "turns_event")]


@pytest.mark.clause("P-0.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_can_play(seats: int) -> None:
    assert len(new_game(seats).players) == seats


@pytest.mark.clause("P-0.1")
@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_fewer_than_two_or_more_than_four_cannot_play(seats: int) -> None:
    with pytest.raises(BadOption, match="2 to 4 seats"):
        TITLE.new(seats)


@pytest.mark.clause("P-0.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_is_six_rounds(seats: int) -> None:
    table = new_game(seats)
    play_game(table)
    assert [entry.a for entry in told(table, "round_begins")] == [1, 2, 3, 4, 5, 6]


@pytest.mark.clause("P-0.1")
def test_players_sit_clockwise() -> None:
    table = new_game(seats=4, start=2)
    order = []
    for _ in range(4):
        order.append(table.seat)
        table.apply(PASS)
    assert order == [2, 3, 0, 1]


@pytest.mark.clause("P-0.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_starts_with_twelve_workers(seats: int) -> None:
    table = new_game(seats)
    assert [player.reserve for player in table.players] == [12] * seats
    assert [player.mill for player in table.players] == [0] * seats


@pytest.mark.clause("P-0.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_three_builders_of_each_player_are_in_the_bag(seats: int) -> None:
    assert new_game(seats).bag == [3] * seats


@pytest.mark.clause("P-0.3")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_everybody_starts_with_mortar_mixer_woodworker_and_stonecutter(seat: int) -> None:
    assert craftsmen_of(new_game(), seat) == ["mortar_mixer", "woodworker", "stonecutter"]


@pytest.mark.clause("P-0.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_starts_at_two_victory_points(seats: int) -> None:
    assert new_game(seats).scores() == [2] * seats


@pytest.mark.clause("P-0.4")
@pytest.mark.parametrize(
    ("seats", "start", "gold"),
    [
        (4, 0, [20, 21, 22, 23]),
        (4, 1, [23, 20, 21, 22]),
        (4, 2, [22, 23, 20, 21]),
        (4, 3, [21, 22, 23, 20]),
        (3, 0, [20, 21, 22]),
        (3, 2, [21, 22, 20]),
        (2, 0, [20, 21]),
        (2, 1, [21, 20]),
    ],
)
def test_the_starting_player_has_20_gold_and_each_next_clockwise_one_more(
    seats: int, start: int, gold: list[int]
) -> None:
    assert [player.gold for player in new_game(seats, start).players] == gold


@pytest.mark.clause("P-0.5")
def test_each_round_has_its_own_four_craftsmen() -> None:
    table = new_game()
    for number in range(1, 7):
        assert table.round == number
        assert at_shiring(table) | for_hire(table) == CRAFTSMEN_OF_ROUND[number]
        play_round(table)


@pytest.mark.clause("P-0.5")
def test_each_stack_of_craftsmen_is_shuffled() -> None:
    # Of four craftsmen there are six ways to choose the two at Shiring.
    splits = {frozenset(at_shiring(new_game(seed=seed))) for seed in range(100)}
    assert len(splits) == 6


@pytest.mark.clause("P-0.6")
@pytest.mark.parametrize("seed", range(5))
def test_ten_of_fourteen_privileges_come_and_then_the_two_of_the_last_round(seed: int) -> None:
    table = new_game(seed=seed)
    play_game(table, seed)
    laid = privileges_laid_open(table)
    assert len(laid) == len(set(laid)) == 12
    assert set(laid[10:]) == LAST_ROUND_PRIVILEGES
    assert not set(laid[:10]) & LAST_ROUND_PRIVILEGES


@pytest.mark.clause("P-0.6")
def test_any_ordinary_privilege_may_be_among_the_four_that_leave_the_game() -> None:
    missed: set[str] = set()
    for seed in range(20):
        table = new_game(seed=seed)
        play_game(table, seed)
        missed |= set(table.cards.privilege_keys) - set(privileges_laid_open(table))
    assert missed == set(table.cards.privilege_keys) - LAST_ROUND_PRIVILEGES
    assert len(missed) == 14


@pytest.mark.clause("P-0.6")
def test_nobody_sees_which_privileges_left_the_game() -> None:
    table = new_game()
    unseen = TITLE.view(table, 0)["unseen_privileges"]
    assert isinstance(unseen, list)
    # Two of fourteen lie open; of the other twelve nobody knows which eight will come.
    assert len(unseen) == 12
    assert not {table.cards.privilege_keys[number] for number in table.kingsbridge} & set(unseen)


@pytest.mark.clause("P-0.7")
@pytest.mark.parametrize("seed", range(5))
def test_six_different_events_come_one_a_round(seed: int) -> None:
    table = new_game(seed=seed)
    play_game(table, seed)
    turned = events_turned(table)
    assert len(turned) == len(set(turned)) == 6


@pytest.mark.clause("P-0.7")
def test_any_event_may_be_among_the_four_that_leave_the_game() -> None:
    missed: set[str] = set()
    for seed in range(20):
        table = new_game(seed=seed)
        play_game(table, seed)
        missed |= set(table.cards.event_keys) - set(events_turned(table))
    assert len(missed) == 10


@pytest.mark.clause("P-0.7")
def test_nobody_sees_the_coming_event() -> None:
    table = new_game()
    for seat in (-1, 0, 1, 2, 3):
        seen = TITLE.view(table, seat)
        assert seen["coming_event"] is None
        assert seen["event"] is None
        assert seen["unseen_events"] == table.cards.event_keys


@pytest.mark.clause("P-0.7")
def test_only_the_owner_of_that_privilege_sees_the_coming_event() -> None:
    table = new_game()
    grant(table, 2, "ellen")
    coming = table.cards.event_keys[table.coming_event]
    assert [TITLE.view(table, seat)["coming_event"] for seat in range(4)] == [
        None,
        None,
        coming,
        None,
    ]


@pytest.mark.clause("P-0.8")
def test_market_and_court_are_filled_from_23_sand_23_wood_23_stone_and_13_metal() -> None:
    table = new_game()
    assert table.market == [4, 4, 4, 0]
    assert table.court_metal == 1
    assert table.fields == [23 - 4, 23 - 4, 23 - 4, 13 - 1]
    assert all(player.total_cubes() == 0 for player in table.players)


@pytest.mark.clause("P-0.8")
@pytest.mark.parametrize("seed", range(3))
def test_no_cube_is_made_or_lost_in_a_game(seed: int) -> None:
    table = new_game(seed=seed)
    play_game(table, seed)
    for good, printed in enumerate([23, 23, 23, 13]):
        held = sum(player.cubes[good] for player in table.players)
        lying = table.fields[good] - table.owed[good] + table.market[good]
        if good == 3:
            lying += table.court_metal
        assert held + lying == printed


@pytest.mark.clause("P-0.9")
def test_nobody_starts_with_a_grey_or_black_worker() -> None:
    table = new_game()
    for player in table.players:
        assert (player.grey, player.grey_coming, player.black) == (0, 0, 0)


@pytest.mark.clause("P-0.9")
def test_four_grey_workers_can_be_out_but_not_more() -> None:
    table = new_game()
    table.players[0].grey = 2
    table.players[0].reserve += 2
    table.players[1].grey_coming = 2
    assert TITLE.flaws(table) == []
    table.players[2].grey_coming = 2
    assert any("grey workers" in flaw for flaw in TITLE.flaws(table))


@pytest.mark.clause("P-0.9")
def test_the_one_black_worker_comes_with_its_privilege() -> None:
    table = new_game()
    open_privileges(table, "otto", "madonna")
    stand(table, 3, "kingsbridge")
    arrive(table, "kingsbridge")
    assert [player.black for player in table.players] == [0, 0, 0, 1]
    assert table.players[3].reserve == 13


@pytest.mark.clause("P-0.9")
def test_only_one_privilege_brings_a_worker() -> None:
    assert [card.key for card in new_game().cards.privileges if card.workers] == ["otto"]


@pytest.mark.clause("P-0.10")
@pytest.mark.parametrize(("seats", "start"), [(2, 0), (2, 1), (3, 2), (4, 0), (4, 3)])
def test_any_seat_can_be_asked_to_start(seats: int, start: int) -> None:
    table = new_game(seats, start)
    assert table.start == start
    assert table.seat == start


@pytest.mark.clause("P-0.10")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_by_default_chance_decides_who_starts(seats: int) -> None:
    starts = set()
    for seed in range(40):
        table = TITLE.new(seats, seed)
        assert isinstance(table, Table)
        assert table.seat == table.start
        starts.add(table.start)
    assert starts == set(range(seats))


@pytest.mark.clause("P-0.10")
def test_a_random_start_can_be_asked_for_too() -> None:
    assert {new_game(start="random", seed=seed).start for seed in range(40)} == {0, 1, 2, 3}


@pytest.mark.clause("P-0.10")
@pytest.mark.parametrize("start", [-1, 4, True, 0.0, "0", "first", None])
def test_a_seat_that_is_not_there_cannot_start(start: object) -> None:
    with pytest.raises(BadOption, match="'start' must be 'random' or a seat from 0"):
        TITLE.new(4, options={"start": start})


@pytest.mark.clause("P-0.10")
def test_with_two_players_the_third_seat_cannot_start() -> None:
    with pytest.raises(BadOption, match="a seat from 0 to 1, not 2"):
        TITLE.new(2, options={"start": 2})


@pytest.mark.clause("P-0.5", "P-R.3")
def test_the_first_pool_is_two_craftsmen_of_round_one_and_seven_resource_cards() -> None:
    table = new_game()
    assert len(pool_of(table)) == 9
    assert len(pool_of(table) & CRAFTSMEN_OF_ROUND[1]) == 2
