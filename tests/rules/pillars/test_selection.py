"""P-I: resource cards and craftsmen are chosen from the pool."""

from __future__ import annotations

import pytest

from kingsbridge import IllegalMove
from kingsbridge.titles.pillars.moves import DENY, DISMISS, HIRE, PASS, TAKE
from kingsbridge.titles.pillars.state import Table
from tests.rules.pillars.board import (
    arrive,
    craftsman,
    craftsmen_of,
    employ,
    grant,
    lay_pool,
    new_game,
    offered,
    play_game,
    pool_of,
    refused,
    resource,
    stand,
    step_of,
    told,
)

# Workers shown by each card: the small gravel pit needs fewest, the large quarry most.
WORKERS = [
    ("sand_2", 2),
    ("sand_3", 4),
    ("sand_4", 7),
    ("wood_2", 3),
    ("wood_3", 6),
    ("wood_4", 9),
    ("stone_2", 5),
    ("stone_3", 8),
    ("stone_4", 10),
]
COSTS_OF_ROUND_ONE = [
    ("tool_maker", 2),
    ("gold_woodworker", 3),
    ("improved_mortar_mixer", 4),
    ("mason_1", 5),
]
FULL_HOUSE = ["mortar_mixer", "woodworker", "stonecutter", "tool_maker", "mason_1"]


def take(table: Table, key: str) -> int:
    return TAKE + resource(table, key)


def hire(table: Table, key: str) -> int:
    return HIRE + craftsman(table, key)


def deny(table: Table, key: str) -> int:
    return DENY + craftsman(table, key)


def dismiss(table: Table, key: str) -> int:
    return DISMISS + craftsman(table, key)


def cards_of(table: Table, seat: int) -> set[str]:
    cards = table.players[seat].resource_cards
    return {key for number, key in enumerate(table.cards.resource_keys) if cards >> number & 1}


def everybody_passes(table: Table) -> None:
    while step_of(table) == "selection":
        table.apply(PASS)


# P-I.1: in turn


@pytest.mark.clause("P-I.1")
@pytest.mark.parametrize("start", [0, 1, 2, 3])
def test_the_starting_player_chooses_first(start: int) -> None:
    table = new_game(start=start)
    assert step_of(table) == "selection"
    assert table.seat == start


@pytest.mark.clause("P-I.1")
def test_cards_are_taken_one_at_a_time_clockwise_round_and_round() -> None:
    table = new_game(start=2)
    lay_pool(table, "sand_2", "sand_3", "wood_2", "stone_2", "wood_3", "stone_3")
    for seat, card in [
        (2, "sand_2"),
        (3, "sand_3"),
        (0, "wood_2"),
        (1, "stone_2"),
        (2, "wood_3"),
    ]:
        assert table.seat == seat
        table.apply(take(table, card))
    assert table.seat == 3
    assert [cards_of(table, seat) for seat in range(4)] == [
        {"wood_2"},
        {"stone_2"},
        {"sand_2", "wood_3"},
        {"sand_3"},
    ]
    assert pool_of(table) == {"stone_3"}


@pytest.mark.clause("P-I.1")
def test_a_craftsman_hired_is_a_turn_like_a_resource_card() -> None:
    table = new_game()
    lay_pool(table, "sand_2", "tool_maker", "mason_1")
    table.apply(hire(table, "tool_maker"))
    assert table.seat == 1
    table.apply(hire(table, "mason_1"))
    assert table.seat == 2


@pytest.mark.clause("P-I.1")
def test_everything_in_the_pool_and_a_pass_are_offered_and_nothing_else() -> None:
    table = new_game()
    lay_pool(table, "sand_2", "wood_2", "tool_maker")
    assert offered(table) == {
        PASS,
        take(table, "sand_2"),
        take(table, "wood_2"),
        hire(table, "tool_maker"),
    }


@pytest.mark.clause("P-I.1")
def test_a_card_that_is_not_in_the_pool_cannot_be_taken() -> None:
    table = new_game()
    lay_pool(table, "sand_2")
    with pytest.raises(IllegalMove):
        table.apply(take(table, "wood_2"))


# P-I.2: who passed is out


@pytest.mark.clause("P-I.2")
def test_who_has_passed_is_not_asked_again() -> None:
    table = new_game()
    lay_pool(table, "sand_2", "sand_3", "wood_2", "wood_3", "stone_2", "stone_3")
    table.apply(take(table, "sand_2"))
    table.apply(PASS)
    table.apply(take(table, "sand_3"))
    table.apply(PASS)
    order = []
    for card in ("wood_2", "wood_3", "stone_2"):
        order.append(table.seat)
        table.apply(take(table, card))
    assert order == [0, 2, 0]


@pytest.mark.clause("P-I.2")
def test_who_has_passed_takes_part_again_in_the_next_round() -> None:
    table = new_game()
    everybody_passes(table)
    arrive(table, "next_start")
    assert table.round == 2
    order = []
    while step_of(table) == "selection":
        order.append(table.seat)
        table.apply(PASS)
    assert order == [1, 2, 3, 0]


# P-I.3: the end of the phase


@pytest.mark.clause("P-I.3")
def test_the_phase_ends_when_all_have_passed() -> None:
    table = new_game()
    for _ in range(4):
        assert step_of(table) == "selection"
        table.apply(PASS)
    assert step_of(table) == "placement"


@pytest.mark.clause("P-I.3")
def test_the_phase_ends_when_the_pool_is_empty() -> None:
    table = new_game()
    lay_pool(table, "sand_2", "tool_maker")
    table.apply(take(table, "sand_2"))
    assert step_of(table) == "selection"
    table.apply(hire(table, "tool_maker"))
    assert step_of(table) == "placement"


@pytest.mark.clause("P-I.3")
def test_the_phase_ends_when_a_resource_card_is_the_last_to_go() -> None:
    table = new_game()
    lay_pool(table, "sand_2", "tool_maker")
    table.apply(hire(table, "tool_maker"))
    assert step_of(table) == "selection"
    table.apply(take(table, "sand_2"))
    assert step_of(table) == "placement"


@pytest.mark.clause("P-I.3")
def test_the_last_who_has_not_passed_may_take_card_after_card() -> None:
    table = new_game()
    lay_pool(table, "sand_2", "sand_3", "wood_2", "stone_4")
    for _ in range(3):
        table.apply(PASS)
    for card in ("sand_2", "sand_3", "wood_2"):
        assert table.seat == 3
        table.apply(take(table, card))
    assert table.seat == 3
    table.apply(PASS)
    assert step_of(table) == "placement"


@pytest.mark.clause("P-I.3")
def test_all_nine_cards_may_be_taken() -> None:
    table = new_game()
    for player in table.players:
        player.reserve = 60
    taken = 0
    while step_of(table) == "selection":
        table.apply(next(move for move in table.legal() if move != PASS))
        taken += 1
    assert taken == 9


# P-I.4: workers for resource cards


@pytest.mark.clause("P-I.4")
@pytest.mark.parametrize(("card", "workers"), WORKERS)
def test_a_resource_card_needs_as_many_free_workers_as_it_shows(card: str, workers: int) -> None:
    table = new_game()
    lay_pool(table, card, "tool_maker")
    table.players[0].reserve = workers
    assert take(table, card) in offered(table)


@pytest.mark.clause("P-I.4")
@pytest.mark.parametrize(("card", "workers"), WORKERS)
def test_with_one_worker_too_few_a_resource_card_is_refused(card: str, workers: int) -> None:
    table = new_game()
    lay_pool(table, card, "tool_maker")
    table.players[0].reserve = workers - 1
    assert take(table, card) not in offered(table)
    assert refused(table)[take(table, card)] == "P-I.4"
    with pytest.raises(IllegalMove, match=r"refused by P-I\.4"):
        table.apply(take(table, card))


@pytest.mark.clause("P-I.4")
def test_after_the_large_quarry_two_of_twelve_workers_are_left_for_the_small_gravel_pit() -> None:
    table = new_game()
    lay_pool(table, "stone_4", "sand_2", "sand_3", "wood_2")
    for seat in (1, 2, 3):
        table.players[seat].passed = True
    table.apply(take(table, "stone_4"))
    assert table.players[0].reserve == 2
    assert offered(table) == {PASS, take(table, "sand_2")}
    assert refused(table) == {take(table, "sand_3"): "P-I.4", take(table, "wood_2"): "P-I.4"}


@pytest.mark.clause("P-I.4")
def test_workers_stay_at_their_field_until_production() -> None:
    table = new_game()
    lay_pool(table, "wood_3", "sand_2")
    table.apply(take(table, "wood_3"))
    everybody_passes(table)
    assert (table.players[0].reserve, table.players[0].mill) == (0, 12 - 6)
    assert cards_of(table, 0) == {"wood_3"}
    stand(table, 0, "market")
    arrive(table, "wool_mill")
    assert step_of(table) == "market"
    assert table.players[0].reserve == 12
    assert cards_of(table, 0) == set()


@pytest.mark.clause("P-I.4", "P-R.6")
def test_grey_workers_work_like_the_others() -> None:
    table = new_game()
    stand(table, 1, "castle")
    arrive(table, "castle")
    assert table.seat == 1
    lay_pool(table, "stone_4", "sand_3")
    table.apply(take(table, "stone_4"))
    for _ in range(3):
        table.apply(PASS)
    assert table.seat == 1
    assert take(table, "sand_3") in offered(table)


# P-I.5: craftsmen are paid


@pytest.mark.clause("P-I.5")
@pytest.mark.parametrize(("card", "cost"), COSTS_OF_ROUND_ONE)
def test_a_craftsman_of_the_pool_costs_the_gold_it_shows(card: str, cost: int) -> None:
    table = new_game()
    lay_pool(table, card, "sand_2")
    table.apply(hire(table, card))
    assert table.players[0].gold == 20 - cost
    assert craftsmen_of(table, 0) == ["mortar_mixer", "woodworker", "stonecutter", card]
    assert pool_of(table) == {"sand_2"}


@pytest.mark.clause("P-I.5")
@pytest.mark.parametrize(("card", "cost"), COSTS_OF_ROUND_ONE)
def test_the_last_gold_pays_a_craftsman(card: str, cost: int) -> None:
    table = new_game()
    lay_pool(table, card, "sand_2")
    table.players[0].gold = cost
    table.apply(hire(table, card))
    assert table.players[0].gold == 0


@pytest.mark.clause("P-I.5")
@pytest.mark.parametrize(("card", "cost"), COSTS_OF_ROUND_ONE)
def test_without_the_gold_a_craftsman_cannot_be_taken(card: str, cost: int) -> None:
    table = new_game(edition="mayfair")
    lay_pool(table, card, "sand_2")
    table.players[0].gold = cost - 1
    assert offered(table) == {PASS, take(table, "sand_2")}
    assert refused(table) == {hire(table, card): "P-I.5", deny(table, card): "P-I.5"}


@pytest.mark.clause("P-I.5")
def test_a_craftsman_needs_no_worker() -> None:
    table = new_game()
    lay_pool(table, "mason_1", "sand_2")
    table.players[0].reserve = 0
    table.apply(hire(table, "mason_1"))
    assert table.players[0].reserve == 0


# P-I.6: five cottages


@pytest.mark.clause("P-I.6")
def test_a_fourth_and_fifth_craftsman_have_room() -> None:
    table = new_game(seats=2)
    lay_pool(table, "tool_maker", "mason_1", "sand_2", "wood_2")
    table.apply(hire(table, "tool_maker"))
    table.apply(take(table, "sand_2"))
    table.apply(hire(table, "mason_1"))
    assert table.seat == 1
    assert len(table.players[0].craftsmen) == 5


@pytest.mark.clause("P-I.6")
def test_who_takes_a_sixth_craftsman_discards_one_at_once() -> None:
    table = new_game()
    employ(table, 0, *FULL_HOUSE)
    lay_pool(table, "gold_woodworker", "sand_2")
    table.apply(hire(table, "gold_woodworker"))
    assert table.seat == 0
    assert offered(table) == {dismiss(table, key) for key in [*FULL_HOUSE, "gold_woodworker"]}
    table.apply(dismiss(table, "woodworker"))
    assert craftsmen_of(table, 0) == [
        "mortar_mixer",
        "stonecutter",
        "tool_maker",
        "mason_1",
        "gold_woodworker",
    ]
    assert table.seat == 1


@pytest.mark.clause("P-I.6")
def test_the_new_craftsman_may_be_the_one_that_is_discarded() -> None:
    table = new_game()
    employ(table, 0, *FULL_HOUSE)
    lay_pool(table, "gold_woodworker", "sand_2")
    table.apply(hire(table, "gold_woodworker"))
    table.apply(dismiss(table, "gold_woodworker"))
    assert craftsmen_of(table, 0) == FULL_HOUSE
    assert table.players[0].gold == 20 - 3


@pytest.mark.clause("P-I.6")
def test_a_discarded_craftsman_leaves_the_game() -> None:
    table = new_game()
    employ(table, 0, *FULL_HOUSE)
    lay_pool(table, "gold_woodworker", "sand_2")
    table.apply(hire(table, "gold_woodworker"))
    table.apply(dismiss(table, "mason_1"))
    assert pool_of(table) == {"sand_2"}
    assert all("mason_1" not in craftsmen_of(table, seat) for seat in range(4))


@pytest.mark.clause("P-I.6", "P-I.3")
def test_who_takes_the_last_card_of_the_pool_still_discards() -> None:
    table = new_game()
    employ(table, 0, *FULL_HOUSE)
    lay_pool(table, "gold_woodworker")
    table.apply(hire(table, "gold_woodworker"))
    assert step_of(table) == "selection"
    table.apply(dismiss(table, "stonecutter"))
    assert step_of(table) == "placement"


@pytest.mark.clause("P-I.6")
def test_the_privilege_gives_room_for_a_sixth_craftsman() -> None:
    table = new_game()
    grant(table, 0, "jack")
    employ(table, 0, *FULL_HOUSE)
    lay_pool(table, "gold_woodworker", "sand_2")
    table.apply(hire(table, "gold_woodworker"))
    assert table.seat == 1
    assert craftsmen_of(table, 0) == [*FULL_HOUSE, "gold_woodworker"]


@pytest.mark.clause("P-I.6")
def test_even_with_the_privilege_a_seventh_craftsman_is_one_too_many() -> None:
    table = new_game()
    grant(table, 0, "jack")
    employ(table, 0, *FULL_HOUSE, "improved_mortar_mixer")
    lay_pool(table, "gold_woodworker", "sand_2")
    table.apply(hire(table, "gold_woodworker"))
    assert table.seat == 0
    assert len(offered(table)) == 7
    assert offered(table) == {DISMISS + number for number in table.players[0].craftsmen}


@pytest.mark.clause("P-I.6")
def test_the_privilege_gives_room_only_to_its_owner() -> None:
    table = new_game()
    grant(table, 1, "jack")
    employ(table, 0, *FULL_HOUSE)
    lay_pool(table, "gold_woodworker", "sand_2")
    table.apply(hire(table, "gold_woodworker"))
    assert dismiss(table, "gold_woodworker") in offered(table)


@pytest.mark.clause("P-I.6")
def test_nobody_discards_a_craftsman_without_need() -> None:
    table = new_game()
    employ(table, 0, *FULL_HOUSE)
    assert not any(dismiss(table, key) in offered(table) for key in FULL_HOUSE)


@pytest.mark.clause("P-I.6")
@pytest.mark.parametrize("seed", range(5))
def test_nobody_ever_keeps_more_craftsmen_than_there_is_room_for(seed: int) -> None:
    table = new_game(seed=seed)
    play_game(table, seed)
    for player in table.players:
        owns_jack = table.cards.privilege_keys.index("jack") in player.privileges
        assert len(player.craftsmen) <= (6 if owns_jack else 5)


# P-I.7: paid to deny


@pytest.mark.clause("P-I.7")
def test_a_craftsman_may_be_paid_and_discarded_to_deny_it() -> None:
    table = new_game(deny_craftsman=True)
    lay_pool(table, "mason_1", "sand_2")
    table.apply(deny(table, "mason_1"))
    assert table.players[0].gold == 20 - 5
    assert craftsmen_of(table, 0) == ["mortar_mixer", "woodworker", "stonecutter"]
    assert pool_of(table) == {"sand_2"}
    assert table.seat == 1


@pytest.mark.clause("P-I.7")
def test_without_the_option_nobody_denies_a_craftsman_with_room_to_spare() -> None:
    table = new_game(deny_craftsman=False)
    lay_pool(table, "mason_1", "sand_2")
    assert hire(table, "mason_1") in offered(table)
    assert deny(table, "mason_1") not in offered(table)
    assert refused(table)[deny(table, "mason_1")] == "P-I.7"


# P-I.8: what nobody took


@pytest.mark.clause("P-I.8")
def test_untaken_resource_cards_return_for_the_next_round() -> None:
    returned = set()
    for seed in range(10):
        table = new_game(seed=seed)
        everybody_passes(table)
        assert pool_of(table) == set()
        arrive(table, "next_start")
        returned |= pool_of(table)
    assert {key for key, _ in WORKERS} <= returned


@pytest.mark.clause("P-I.8", "P-6.1")
def test_resource_cards_that_were_used_return_as_well() -> None:
    table = new_game()
    lay_pool(table, *(key for key, _ in WORKERS))
    table.apply(take(table, "stone_4"))
    everybody_passes(table)
    arrive(table, "production")
    while table.round == 1:
        table.apply(table.legal()[-1])
    assert len(pool_of(table) & {key for key, _ in WORKERS}) == 7
    assert cards_of(table, 0) == set()


@pytest.mark.clause("P-I.8")
@pytest.mark.parametrize("seed", range(5))
def test_untaken_craftsmen_of_the_pool_leave_the_game(seed: int) -> None:
    table = new_game(seed=seed)
    left = set(table.for_hire)
    assert len(left) == 2
    everybody_passes(table)
    assert table.for_hire == []
    while not table.over:
        arrive(table, "next_start")
        assert not left & {*table.for_hire, *table.shiring}
        assert not any(left & set(player.craftsmen) for player in table.players)


# P-I.9: the wool mill


@pytest.mark.clause("P-I.9")
def test_workers_still_in_reserve_go_to_the_wool_mill() -> None:
    table = new_game()
    lay_pool(table, "sand_2", "stone_4", "wood_3", "sand_3")
    table.apply(take(table, "sand_2"))
    table.apply(take(table, "stone_4"))
    table.apply(take(table, "wood_3"))
    everybody_passes(table)
    assert [player.mill for player in table.players] == [12 - 2, 12 - 10, 12 - 6, 12]
    assert [player.reserve for player in table.players] == [0, 0, 0, 0]
    assert [entry.a for entry in told(table, "sends_to_mill")] == [10, 2, 6, 12]


@pytest.mark.clause("P-I.9")
def test_a_player_without_free_workers_sends_none_to_the_mill() -> None:
    table = new_game()
    lay_pool(table, "stone_4", "sand_2")
    table.apply(take(table, "stone_4"))
    for _ in range(3):
        table.apply(PASS)
    table.apply(take(table, "sand_2"))
    assert step_of(table) == "placement"
    assert table.players[0].mill == 0


@pytest.mark.clause("P-I.9", "P-R.6")
def test_grey_and_black_workers_go_to_the_mill_too() -> None:
    table = new_game()
    grant(table, 1, "otto")
    table.players[1].black = 1
    table.players[1].reserve = 13
    stand(table, 1, "castle")
    arrive(table, "castle")
    everybody_passes(table)
    assert [player.mill for player in table.players] == [12, 15, 12, 12]
