"""P-II: master builders are drawn from the bag and placed, or passed."""

from __future__ import annotations

import pytest

from kingsbridge import IllegalMove
from kingsbridge.engine.state import NOBODY
from kingsbridge.titles.pillars import TITLE
from kingsbridge.titles.pillars.moves import (
    ARCHBISHOP,
    CASTLE,
    CATHEDRAL,
    CHOICES,
    KEEP_BUILDER,
    KINGS_COURT,
    KINGSBRIDGE,
    MARKET,
    PASS_BUILDER,
    PLACE,
    PRIORY,
    PROTECTION,
    RETURN_BUILDER,
    SHIRING,
    USE_FREE_BUILDER,
    USE_PROTECTION,
)
from kingsbridge.titles.pillars.state import Table
from kingsbridge.titles.pillars.steps.placement import can_be_returned
from tests.rules.pillars.board import (
    arrive,
    bring,
    builders_at,
    grant,
    in_the_bag,
    new_game,
    offered,
    play_game,
    privilege,
    refused,
    stand,
    step_of,
    told,
)

RED, BLUE, GREEN, YELLOW = range(4)
EVERY_PLACE = {PLACE + choice for choice in range(CHOICES)}
KEPT = {RETURN_BUILDER: "P-II.2"}  # once its owner is asked, a builder goes back no more


def drawing(*colours: int, seats: int = 4, **options: object) -> Table:
    """Start a game at Phase II in which just these builders are in the bag, the first drawn."""
    table = new_game(seats, 0, 1, **options)
    in_the_bag(table, colours[0])
    arrive(table, "placement")
    in_the_bag(table, *colours[1:])
    return table


def rich(table: Table) -> Table:
    for player in table.players:
        player.gold = 30
    return table


def costs_drawn_at(table: Table) -> list[int]:
    return [entry.b for entry in told(table, "draws")]


def pass_all(table: Table) -> None:
    """Keep every builder that is drawn and pass it, while that is offered."""
    while step_of(table) == "placement":
        if KEEP_BUILDER in table.legal():
            table.apply(KEEP_BUILDER)
        elif PASS_BUILDER in table.legal():
            table.apply(PASS_BUILDER)
        else:
            return


def place_all(table: Table) -> None:
    """Keep every builder that is drawn and place it somewhere."""
    while step_of(table) == "placement":
        if KEEP_BUILDER in table.legal():
            table.apply(KEEP_BUILDER)
        else:
            table.apply(next(move for move in table.legal() if move >= PLACE))


# P-II.1: drawn blindly, placed by its owner


@pytest.mark.clause("P-II.1")
def test_any_builder_in_the_bag_may_be_drawn() -> None:
    drawn = {arrive(new_game(seed=seed), "placement").drawn for seed in range(40)}
    assert drawn == {RED, BLUE, GREEN, YELLOW}


@pytest.mark.clause("P-II.1")
def test_every_builder_in_the_bag_is_as_likely_to_be_drawn() -> None:
    red = 0
    for seed in range(400):
        table = new_game(seats=2, seed=seed)
        in_the_bag(table, RED, RED, RED, BLUE)
        red += arrive(table, "placement").drawn == RED
    # Three of four are red: about 300 of 400.
    assert 270 < red < 330


@pytest.mark.clause("P-II.1")
def test_the_owner_of_the_drawn_builder_decides() -> None:
    table = drawing(GREEN)
    assert table.seat == GREEN
    assert table.start == RED


@pytest.mark.clause("P-II.1")
def test_the_owner_places_the_builder_for_the_current_cost() -> None:
    table = drawing(GREEN, BLUE)
    assert table.players[GREEN].gold == 22
    table.apply(PLACE + CASTLE)
    assert table.players[GREEN].gold == 22 - 7
    assert builders_at(table, "castle") == [GREEN]


@pytest.mark.clause("P-II.1")
def test_the_owner_may_pass_and_pays_nothing() -> None:
    table = drawing(GREEN, BLUE)
    table.apply(PASS_BUILDER)
    assert table.players[GREEN].gold == 22
    assert GREEN not in table.spaces


@pytest.mark.clause("P-II.1")
def test_at_first_every_place_and_a_pass_are_offered() -> None:
    assert offered(drawing(RED, BLUE)) == EVERY_PLACE | {PASS_BUILDER}


@pytest.mark.clause("P-II.1")
def test_then_the_next_builder_is_drawn_until_the_bag_is_empty() -> None:
    table = rich(new_game())
    arrive(table, "placement")
    place_all(table)
    colours = [entry.a for entry in told(table, "draws")]
    assert sorted(colours) == [RED] * 3 + [BLUE] * 3 + [GREEN] * 3 + [YELLOW] * 3
    assert len(told(table, "places")) == 12


# P-II.2: back into the bag


@pytest.mark.clause("P-II.2")
@pytest.mark.parametrize("start", [0, 1, 2, 3])
def test_the_starting_player_may_return_whatever_builder_is_drawn(start: int) -> None:
    for seed in range(10):
        table = arrive(new_game(start=start, seed=seed), "placement")
        assert table.seat == start
        assert offered(table) == {KEEP_BUILDER, RETURN_BUILDER}


@pytest.mark.clause("P-II.2")
def test_a_kept_builder_is_placed_by_its_owner() -> None:
    for seed in range(10):
        table = arrive(new_game(seed=seed), "placement")
        drawn = table.drawn
        table.apply(KEEP_BUILDER)
        assert table.seat == drawn
        assert PLACE + MARKET in offered(table)


@pytest.mark.clause("P-II.2")
def test_a_returned_builder_is_back_in_the_bag_and_another_is_drawn_at_the_same_cost() -> None:
    for seed in range(10):
        table = arrive(new_game(seed=seed), "placement")
        table.apply(RETURN_BUILDER)
        assert table.cost == 7
        assert sum(table.bag) == 11
        assert table.bag[table.drawn] == 2
        assert table.waiting == []


@pytest.mark.clause("P-II.2")
def test_everybody_sees_which_builder_was_returned() -> None:
    table = arrive(new_game(), "placement")
    drawn = table.drawn
    table.apply(RETURN_BUILDER)
    (entry,) = told(table, "returns_builder")
    assert entry.a == drawn
    assert table.journal is not None
    assert all(entry in table.journal.seen_by(seat) for seat in range(4))


@pytest.mark.clause("P-II.2")
def test_the_same_colour_may_come_again() -> None:
    came_again = set()
    for seed in range(40):
        table = arrive(new_game(seed=seed), "placement")
        drawn = table.drawn
        table.apply(RETURN_BUILDER)
        came_again.add(table.drawn == drawn)
    assert came_again == {True, False}


@pytest.mark.clause("P-II.2")
def test_a_builder_is_returned_only_once_a_round() -> None:
    table = rich(arrive(new_game(), "placement"))
    table.apply(RETURN_BUILDER)
    while step_of(table) == "placement":
        assert RETURN_BUILDER not in offered(table)
        table.apply(next(move for move in table.legal() if move >= PLACE))
    assert len(told(table, "returns_builder")) == 1


@pytest.mark.clause("P-II.2")
@pytest.mark.parametrize("seed", range(4))
def test_a_second_return_is_refused_by_the_clause_that_allows_the_first(seed: int) -> None:
    table = arrive(new_game(seed=seed), "placement")
    table.apply(RETURN_BUILDER)
    assert refused(table)[RETURN_BUILDER] == "P-II.2"
    with pytest.raises(IllegalMove, match=r"refused by P-II\.2"):
        table.apply(RETURN_BUILDER)


@pytest.mark.clause("P-II.2")
def test_who_keeps_a_builder_may_still_return_a_later_one() -> None:
    table = arrive(new_game(), "placement")
    table.apply(KEEP_BUILDER)
    table.apply(PASS_BUILDER)
    assert table.seat == table.start
    assert offered(table) == {KEEP_BUILDER, RETURN_BUILDER}
    table.apply(RETURN_BUILDER)
    assert table.cost == 6


@pytest.mark.clause("P-II.2")
def test_nothing_is_asked_where_only_the_same_colour_could_come_again() -> None:
    table = new_game()
    in_the_bag(table, BLUE, BLUE)
    arrive(table, "placement")
    assert table.seat == BLUE
    assert RETURN_BUILDER not in offered(table)


@pytest.mark.clause("P-II.2", "P-II.10")
@pytest.mark.parametrize(("reds", "asked"), [(1, False), (2, True)])
def test_nothing_is_asked_where_the_other_colour_would_only_be_laid_aside(
    reds: int, asked: bool
) -> None:
    table = new_game()
    table.players[RED].two_builders = True
    in_the_bag(table, BLUE)
    arrive(table, "placement")
    in_the_bag(table, *[RED] * reds)
    assert can_be_returned(table) == asked


@pytest.mark.clause("P-II.2")
@pytest.mark.parametrize("seed", range(3))
def test_in_a_game_at_most_one_builder_a_round_is_returned(seed: int) -> None:
    table = new_game(seed=seed)
    play_game(table, seed)
    begun = [entry.ply for entry in told(table, "round_begins")]
    rounds = [sum(entry.ply > ply for ply in begun) for entry in told(table, "returns_builder")]
    assert len(rounds) == len(set(rounds))


# P-II.3: one builder a space


@pytest.mark.clause("P-II.3")
@pytest.mark.parametrize(
    ("place", "choice", "spaces"),
    [
        ("archbishop", ARCHBISHOP, 1),
        ("kingsbridge", KINGSBRIDGE, 1),
        ("kingsbridge 2", KINGSBRIDGE + 1, 1),
        ("priory", PRIORY, 2),
        ("kings_court", KINGS_COURT, 4),
        ("shiring", SHIRING, 1),
        ("shiring 2", SHIRING + 1, 1),
        ("castle", CASTLE, 1),
        ("market", MARKET, 4),
        ("cathedral", CATHEDRAL, 1),
    ],
)
def test_where_every_space_is_taken_no_builder_can_be_placed(
    place: str, choice: int, spaces: int
) -> None:
    table = new_game()
    for seat in range(spaces):
        assert table.free_space(choice) != NOBODY
        stand(table, seat, place)
    in_the_bag(table, RED)
    arrive(table, "placement")
    assert offered(table) == EVERY_PLACE - {PLACE + choice} | {PASS_BUILDER}
    assert refused(table) == {PLACE + choice: "P-II.3"} | KEPT
    with pytest.raises(IllegalMove, match=r"refused by P-II\.3"):
        table.apply(PLACE + choice)


@pytest.mark.clause("P-II.3")
def test_a_player_may_hold_several_spaces_of_one_location() -> None:
    table = drawing(RED)
    table.players[RED].gold = 7 + 6 + 5
    for colour in (RED, RED, BLUE):
        in_the_bag(table, colour)
        table.apply(PLACE + MARKET)
    assert builders_at(table, "market") == [RED, RED, RED, NOBODY]
    assert table.players[RED].gold == 0


@pytest.mark.clause("P-II.3")
def test_a_player_may_hold_both_spaces_of_kingsbridge() -> None:
    table = drawing(RED)
    for card, colour in ((0, RED), (1, BLUE)):
        in_the_bag(table, colour)
        table.apply(PLACE + KINGSBRIDGE + card)
    assert builders_at(table, "kingsbridge") == [RED]
    assert builders_at(table, "kingsbridge 2") == [RED]


@pytest.mark.clause("P-II.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_builder_ends_up_on_a_space_of_its_own(seats: int) -> None:
    table = new_game(seats)
    arrive(table, "placement")
    pass_all(table)
    while step_of(table) == "placement":
        table.apply(max(table.legal()))
    assert len(told(table, "places")) == 3 * seats


# P-II.4: the cost falls


@pytest.mark.clause("P-II.4")
def test_the_cost_falls_from_seven_to_one_and_then_it_is_free() -> None:
    table = rich(arrive(new_game(), "placement"))
    place_all(table)
    assert costs_drawn_at(table) == [7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0]
    assert [entry.b for entry in told(table, "places")] == costs_drawn_at(table)


@pytest.mark.clause("P-II.4")
def test_the_cost_falls_after_a_pass_just_as_well() -> None:
    table = arrive(new_game(), "placement")
    pass_all(table)
    assert costs_drawn_at(table) == [7, 6, 5, 4, 3, 2, 1, 0]


@pytest.mark.clause("P-II.4")
@pytest.mark.parametrize(("move", "gold"), [(PLACE + CASTLE, 20 - 7 - 6), (PASS_BUILDER, 20 - 6)])
def test_the_second_builder_costs_six_whatever_became_of_the_first(move: int, gold: int) -> None:
    table = drawing(RED, RED)
    table.apply(move)
    assert table.cost == 6
    in_the_bag(table, BLUE)
    table.apply(PLACE + MARKET)
    assert table.players[RED].gold == gold
    assert table.cost == 5


@pytest.mark.clause("P-II.4")
def test_a_free_builder_costs_its_owner_nothing() -> None:
    table = drawing(RED, BLUE)
    table.cost = 0
    table.players[RED].gold = 0
    assert offered(table) == EVERY_PLACE
    table.apply(PLACE + CATHEDRAL)
    assert table.players[RED].gold == 0
    assert table.cost == 0


# P-II.5: without the gold


@pytest.mark.clause("P-II.5")
@pytest.mark.parametrize("cost", [7, 6, 5, 4, 3, 2, 1])
def test_without_the_gold_a_player_must_pass(cost: int) -> None:
    table = drawing(RED, BLUE)
    table.cost = cost
    table.players[RED].gold = cost - 1
    assert offered(table) == {PASS_BUILDER}
    assert refused(table) == dict.fromkeys(EVERY_PLACE, "P-II.5") | KEPT


@pytest.mark.clause("P-II.5")
@pytest.mark.parametrize("cost", [7, 6, 5, 4, 3, 2, 1])
def test_the_last_gold_places_a_builder(cost: int) -> None:
    table = drawing(RED, BLUE)
    table.cost = cost
    table.players[RED].gold = cost
    table.apply(PLACE + CASTLE)
    assert table.players[RED].gold == 0
    assert builders_at(table, "castle") == [RED]


# P-II.6: passed builders wait


@pytest.mark.clause("P-II.6", "P-II.4")
def test_red_passes_at_seven_so_the_marker_goes_to_six_and_red_waits_at_seven() -> None:
    table = drawing(RED, BLUE)
    table.apply(PASS_BUILDER)
    assert table.cost == 6
    assert TITLE.view(table, BLUE)["waiting"] == [{"seat": RED, "price": 7}]


@pytest.mark.clause("P-II.6")
def test_each_passed_builder_waits_at_its_own_price() -> None:
    table = drawing(RED)
    for colour in (BLUE, RED, GREEN):
        in_the_bag(table, colour)
        table.apply(PASS_BUILDER)
    in_the_bag(table, YELLOW)
    table.apply(PLACE + MARKET)
    in_the_bag(table, GREEN)
    table.apply(PASS_BUILDER)
    assert table.waiting == [RED, BLUE, RED, YELLOW]
    assert table.waiting_prices == [7, 6, 5, 3]
    assert builders_at(table, "market") == [GREEN, NOBODY, NOBODY, NOBODY]


# P-II.7: free builders must be placed


@pytest.mark.clause("P-II.7")
def test_at_cost_zero_a_builder_must_be_placed() -> None:
    table = drawing(RED, BLUE)
    table.cost = 0
    assert offered(table) == EVERY_PLACE
    assert refused(table)[PASS_BUILDER] == "P-II.7"


@pytest.mark.clause("P-II.7")
def test_at_a_cost_of_one_a_builder_may_still_be_passed() -> None:
    table = drawing(RED, BLUE)
    table.cost = 1
    assert PASS_BUILDER in offered(table)


@pytest.mark.clause("P-II.7")
def test_by_option_a_builder_may_be_passed_at_cost_zero_and_is_placed_last() -> None:
    table = drawing(RED, pass_at_zero=True)
    table.cost = 0
    in_the_bag(table, BLUE)
    table.apply(PASS_BUILDER)
    assert (table.waiting, table.waiting_prices) == ([RED], [0])
    table.apply(PASS_BUILDER)
    # The bag is empty: now both are placed, in the order they passed.
    assert table.seat == RED
    assert offered(table) == EVERY_PLACE
    table.apply(PLACE + MARKET)
    assert table.seat == BLUE
    assert offered(table) == EVERY_PLACE


# P-II.8: two players


@pytest.mark.clause("P-II.8")
def test_with_two_players_the_six_draws_cost_seven_to_two() -> None:
    table = rich(arrive(new_game(seats=2), "placement"))
    place_all(table)
    assert costs_drawn_at(table) == [7, 6, 5, 4, 3, 2]


@pytest.mark.clause("P-II.8", "P-II.9")
def test_with_two_players_the_marker_is_set_to_zero_after_six_draws() -> None:
    table = arrive(new_game(seats=2), "placement")
    for player in table.players:
        player.gold = 0
    pass_all(table)
    assert len(table.waiting) == 5
    assert table.cost == 0
    while step_of(table) == "placement":
        assert offered(table) <= EVERY_PLACE
        table.apply(table.legal()[-1])
    assert [entry.b for entry in told(table, "places")] == [0] * 6


@pytest.mark.clause("P-II.8")
def test_with_two_players_a_builder_passed_at_two_is_placed_free() -> None:
    table = drawing(RED, seats=2)
    table.cost = 2
    table.apply(PASS_BUILDER)
    assert table.cost == 0
    assert table.seat == RED
    table.apply(PLACE + CATHEDRAL)
    assert told(table, "places")[0].b == 0


# P-II.9: passed builders are placed


@pytest.mark.clause("P-II.9")
def test_red_blue_and_red_passed_so_they_are_placed_red_blue_red_and_free() -> None:
    table = drawing(RED)
    in_the_bag(table, BLUE)
    table.apply(PASS_BUILDER)
    in_the_bag(table, RED)
    table.apply(PASS_BUILDER)
    in_the_bag(table, GREEN)
    table.apply(PASS_BUILDER)
    gold = [player.gold for player in table.players]
    # Green, drawn last, pays 4; then the bag is empty.
    assert table.seat == GREEN
    table.apply(PLACE + MARKET)
    gold[GREEN] -= 4
    for colour in (RED, BLUE):
        assert table.seat == colour
        table.apply(PLACE + MARKET)
    assert table.seat == RED
    assert builders_at(table, "market") == [GREEN, RED, BLUE, NOBODY]
    assert [player.gold for player in table.players] == gold
    assert [(entry.seat, entry.b) for entry in told(table, "places")] == [
        (GREEN, 4),
        (RED, 0),
        (BLUE, 0),
    ]
    table.apply(PLACE + CATHEDRAL)
    assert [entry.seat for entry in told(table, "places")] == [GREEN, RED, BLUE, RED]
    assert told(table, "places")[-1].b == 0


@pytest.mark.clause("P-II.9")
def test_a_passed_builder_cannot_be_passed_again() -> None:
    table = drawing(RED)
    table.players[RED].gold = 0
    table.apply(PASS_BUILDER)
    assert table.seat == RED
    assert offered(table) == EVERY_PLACE
    with pytest.raises(IllegalMove):
        table.apply(PASS_BUILDER)


@pytest.mark.clause("P-II.9", "P-II.3")
def test_a_passed_builder_finds_only_the_spaces_that_are_left() -> None:
    table = drawing(RED, BLUE)
    table.apply(PASS_BUILDER)
    table.apply(PLACE + CASTLE)
    assert table.seat == RED
    assert refused(table) == {PLACE + CASTLE: "P-II.3", PASS_BUILDER: "P-II.9"} | KEPT
    assert offered(table) == EVERY_PLACE - {PLACE + CASTLE}


@pytest.mark.clause("P-II.9")
def test_no_passed_builder_is_placed_before_the_bag_is_empty() -> None:
    table = drawing(RED, BLUE)
    table.apply(PASS_BUILDER)
    assert table.seat == BLUE
    assert table.cost == 6
    table.apply(PASS_BUILDER)
    assert table.seat == RED


# P-II.10: only two builders


@pytest.mark.clause("P-II.10")
def test_after_that_event_everybody_has_two_builders_for_one_round() -> None:
    table = new_game()
    bring(table, "town_wall")
    arrive(table, "event_turned")
    assert table.round == 2
    rich(arrive(table, "placement"))
    place_all(table)
    assert len(told(table, "places")) == 8
    assert sorted(entry.seat for entry in told(table, "places")) == [0, 0, 1, 1, 2, 2, 3, 3]
    assert sorted(entry.seat for entry in told(table, "lays_aside")) == [0, 1, 2, 3]
    assert costs_drawn_at(table) == [7, 6, 5, 4, 3, 2, 1, 0]
    while table.round == 2:
        table.apply(table.legal()[-1])
    assert table.bag == [3, 3, 3, 3]
    drawn_before = len(told(table, "draws"))
    rich(arrive(table, "placement"))
    place_all(table)
    assert len(told(table, "draws")) - drawn_before == 12


@pytest.mark.clause("P-II.10")
def test_the_third_builder_of_a_colour_is_laid_aside_and_the_cost_does_not_move() -> None:
    for seed in range(10):
        table = new_game(seats=2, seed=seed)
        table.players[RED].two_builders = True
        table.bag = [1, 3]
        table.spaces[0] = table.spaces[1] = RED
        arrive(table, "placement")
        while step_of(table) == "placement":
            assert table.drawn == BLUE
            if RETURN_BUILDER in offered(table):
                table.apply(KEEP_BUILDER)
            table.apply(PASS_BUILDER if PASS_BUILDER in offered(table) else PLACE + MARKET)
        assert costs_drawn_at(table) == [7, 6, 5]
        assert [entry.seat for entry in told(table, "lays_aside")] == [RED]


@pytest.mark.clause("P-II.10")
def test_a_builder_that_was_returned_to_the_bag_was_not_drawn() -> None:
    table = new_game(seats=2)
    for player in table.players:
        player.two_builders = True
    rich(arrive(table, "placement"))
    table.apply(RETURN_BUILDER)
    place_all(table)
    assert sorted(entry.seat for entry in told(table, "places")) == [RED, RED, BLUE, BLUE]


@pytest.mark.clause("P-II.10")
@pytest.mark.parametrize(("builders", "laid_aside"), [(2, 0), (3, 1), (4, 2)])
def test_however_many_builders_the_box_has_two_remain(builders: int, laid_aside: int) -> None:
    table = new_game(cards={"stock": {"builders": builders}})
    table.players[RED].two_builders = True
    rich(arrive(table, "placement"))
    place_all(table)
    placed = [entry.seat for entry in told(table, "places")]
    assert [placed.count(seat) for seat in range(4)] == [2, builders, builders, builders]
    assert [entry.seat for entry in told(table, "lays_aside")] == [RED] * laid_aside


@pytest.mark.clause("P-II.2", "P-II.10")
@pytest.mark.parametrize(("reds", "asked"), [(2, False), (3, True)])
def test_of_four_builders_two_would_only_be_laid_aside(reds: int, asked: bool) -> None:
    table = new_game(cards={"stock": {"builders": 4}})
    table.players[RED].two_builders = True
    in_the_bag(table, BLUE)
    arrive(table, "placement")
    in_the_bag(table, *[RED] * reds)
    assert can_be_returned(table) == asked


@pytest.mark.clause("P-II.10", "P-1.2")
def test_who_was_protected_at_the_archbishop_keeps_three_builders() -> None:
    table = new_game()
    bring(table, "town_wall")
    stand(table, BLUE, "archbishop")
    arrive(table, "event_turned")
    table.apply(PROTECTION)
    assert table.round == 2
    rich(arrive(table, "placement"))
    place_all(table)
    assert sorted(entry.seat for entry in told(table, "places")) == [0, 0, 1, 1, 1, 2, 2, 3, 3]
    assert sorted(entry.seat for entry in told(table, "lays_aside")) == [RED, GREEN, YELLOW]


@pytest.mark.clause("P-II.10", "P-1.5")
def test_who_was_protected_by_the_privilege_keeps_three_builders() -> None:
    table = new_game()
    grant(table, GREEN, "archbishop_thomas")
    bring(table, "town_wall")
    arrive(table, "event_turned")
    assert table.seat == GREEN
    table.apply(USE_PROTECTION)
    assert [player.two_builders for player in table.players] == [True, True, False, True]


@pytest.mark.clause("P-II.10")
def test_without_that_event_no_builder_is_laid_aside() -> None:
    table = new_game()
    bring(table, "conflict")
    arrive(table, "event_turned")
    rich(arrive(table, "placement"))
    place_all(table)
    assert told(table, "lays_aside") == []


# P-II.11: the spaces


@pytest.mark.clause("P-II.11")
@pytest.mark.parametrize(
    ("place", "spaces"),
    [
        ("archbishop", 1),
        ("kingsbridge", 1),
        ("kingsbridge 2", 1),
        ("priory", 2),
        ("kings_court", 4),
        ("shiring", 1),
        ("shiring 2", 1),
        ("castle", 1),
        ("market", 4),
        ("cathedral", 1),
    ],
)
def test_each_place_has_its_spaces(place: str, spaces: int) -> None:
    assert builders_at(new_game(), place) == [NOBODY] * spaces


@pytest.mark.clause("P-II.11")
def test_there_are_seventeen_spaces_for_builders() -> None:
    assert len(new_game().spaces) == 1 + 2 + 2 + 4 + 2 + 1 + 4 + 1


@pytest.mark.clause("P-II.11")
@pytest.mark.parametrize(
    ("place", "choice"), [("priory", PRIORY), ("kings_court", KINGS_COURT), ("market", MARKET)]
)
def test_spaces_of_one_location_are_taken_in_order(place: str, choice: int) -> None:
    table = rich(drawing(YELLOW))
    order = []
    while table.free_space(choice) != NOBODY:
        order.append(table.seat)
        in_the_bag(table, table.seat - 1 if table.seat else YELLOW)
        table.apply(PLACE + choice)
    assert builders_at(table, place) == order
    assert order == [YELLOW, GREEN, BLUE, RED][: len(order)]


@pytest.mark.clause("P-II.11")
def test_at_kingsbridge_a_builder_is_placed_under_the_card_of_choice() -> None:
    table = drawing(RED, BLUE)
    table.apply(PLACE + KINGSBRIDGE + 1)
    assert builders_at(table, "kingsbridge") == [NOBODY]
    assert builders_at(table, "kingsbridge 2") == [RED]


@pytest.mark.clause("P-II.11")
def test_at_shiring_a_builder_is_placed_under_the_card_of_choice() -> None:
    table = drawing(RED, BLUE)
    table.apply(PLACE + SHIRING + 1)
    assert builders_at(table, "shiring") == [NOBODY]
    assert builders_at(table, "shiring 2") == [RED]


# P-II.12: a free builder


@pytest.mark.clause("P-II.12")
def test_the_privilege_places_one_drawn_builder_free_and_the_cost_still_falls() -> None:
    table = drawing(RED, RED)
    grant(table, RED, "remigius")
    table.apply(USE_FREE_BUILDER)
    assert table.seat == RED
    assert offered(table) == EVERY_PLACE
    table.apply(PLACE + CASTLE)
    assert table.players[RED].gold == 20
    assert builders_at(table, "castle") == [RED]
    assert table.cost == 6
    # The card is used up: the next builder is paid for.
    assert table.seat == RED
    assert USE_FREE_BUILDER not in offered(table)
    in_the_bag(table, BLUE)
    table.apply(PLACE + MARKET)
    assert table.players[RED].gold == 20 - 6


@pytest.mark.clause("P-II.12")
def test_the_used_privilege_leaves_the_game() -> None:
    table = drawing(RED, BLUE)
    grant(table, RED, "remigius")
    table.apply(USE_FREE_BUILDER)
    assert table.players[RED].privileges == []
    assert not table.unseen_privileges >> privilege(table, "remigius") & 1


@pytest.mark.clause("P-II.12", "P-II.5")
def test_the_privilege_helps_a_player_without_gold() -> None:
    table = drawing(RED, BLUE)
    grant(table, RED, "remigius")
    table.players[RED].gold = 0
    assert offered(table) == {USE_FREE_BUILDER, PASS_BUILDER}
    table.apply(USE_FREE_BUILDER)
    table.apply(PLACE + PRIORY)
    assert builders_at(table, "priory") == [RED, NOBODY]


@pytest.mark.clause("P-II.12")
def test_the_owner_may_save_the_privilege_and_pay() -> None:
    table = drawing(RED, BLUE)
    grant(table, RED, "remigius")
    assert offered(table) == EVERY_PLACE | {USE_FREE_BUILDER, PASS_BUILDER}
    table.apply(PLACE + CASTLE)
    assert table.players[RED].gold == 13
    assert table.players[RED].privileges == [privilege(table, "remigius")]


@pytest.mark.clause("P-II.12")
def test_the_privilege_helps_only_its_owner() -> None:
    table = drawing(RED, BLUE)
    grant(table, BLUE, "remigius")
    assert USE_FREE_BUILDER not in offered(table)


@pytest.mark.clause("P-II.12")
def test_other_privileges_place_no_builder_free() -> None:
    table = drawing(RED, BLUE)
    grant(table, RED, "tax_exemption", "archbishop_thomas", "aliena")
    assert USE_FREE_BUILDER not in offered(table)


@pytest.mark.clause("P-II.12")
def test_where_a_builder_is_free_anyway_the_privilege_is_not_asked_for() -> None:
    table = drawing(RED, BLUE)
    grant(table, RED, "remigius")
    table.cost = 0
    assert offered(table) == EVERY_PLACE


@pytest.mark.clause("P-II.12", "P-II.3")
def test_a_free_builder_needs_a_free_space_too() -> None:
    table = new_game()
    grant(table, RED, "remigius")
    stand(table, YELLOW, "castle")
    in_the_bag(table, RED)
    arrive(table, "placement")
    table.apply(USE_FREE_BUILDER)
    assert refused(table) == {PLACE + CASTLE: "P-II.3", PASS_BUILDER: "P-II.12"} | KEPT
