from __future__ import annotations

import pytest

from kingsbridge.titles.world.cards import LOCATIONS
from kingsbridge.titles.world.goods import MEDICAL, STONE, WOOD
from kingsbridge.titles.world.moves import DECLINE, DONE, GET, HOUSE, TREAT
from kingsbridge.titles.world.state import CURED, Table
from tests.rules.world.board import (
    caring,
    discarding,
    drain,
    end_chapter,
    goods,
    house,
    housing,
    ill,
    in_chapter,
    make,
    new_game,
    offered,
    own,
    playing,
    refused,
    settle,
    told,
    turn,
    vp,
)

# What each location brings beside the 2 victory points of every care.
BENEFITS: dict[int, tuple[int, dict[str, int]]] = {
    1: (1, {}),
    2: (0, {"gold": 2}),
    3: (0, {"loyalty": 1}),
    4: (0, {"cloth": 1}),
    5: (0, {"grain": 1}),
    6: (0, {"piety": 1}),
    7: (0, {"gold": 3}),
    10: (2, {}),
    11: (0, {}),
}


def plague(knowledge: int, **needs: int) -> Table:
    """Let the active player know so much, and locations be ill: plague(3, at_2=1)."""
    table = in_chapter(new_game(), 3)
    for seat in range(4):
        own(table, seat)
    own(table, 0, medical=knowledge)
    for location, number in needs.items():
        ill(table, int(location.removeprefix("at_")), number)
    return table


# ---- Knowledge -------------------------------------------------------------------------------


@pytest.mark.clause("W-10.1")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_a_location_needs_as_much_knowledge_as_its_marker_says(number: int) -> None:
    table = playing(plague(number, at_11=number), "medicine")
    assert caring(11) in offered(table)


@pytest.mark.clause("W-10.1")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_with_less_knowledge_a_location_cannot_be_cared_for(number: int) -> None:
    table = playing(plague(number - 1, at_11=number), "medicine")
    assert refused(table)[caring(11)] == "W-10.1"
    assert offered(table) == {DONE, TREAT}


@pytest.mark.clause("W-10.1", "W-10.5")
def test_knowledge_is_shown_and_not_paid() -> None:
    table = playing(plague(3, at_11=3), "medicine")
    supply = table.supply[MEDICAL]
    table.apply(caring(11))
    assert goods(table, 0) == {"medical": 3}
    assert table.supply[MEDICAL] == supply


@pytest.mark.clause("W-10.1")
def test_whoever_is_not_ill_needs_no_care() -> None:
    table = playing(plague(5, at_11=1), "medicine")
    for location in range(1, 11):
        assert refused(table)[caring(location)] == "W-1.2"


@pytest.mark.clause("W-10.2")
def test_one_medicine_action_cares_for_several_locations() -> None:
    table = playing(plague(6, at_1=3, at_2=2, at_11=1), "medicine")
    make(table, caring(2), caring(11), caring(1))
    assert vp(table, 0) == 8 + 3 * 2 + 1
    assert goods(table, 0) == {"medical": 6, "gold": 2}
    assert discarding(table)


@pytest.mark.clause("W-10.2")
def test_knowledge_must_cover_the_sum_of_the_numbers() -> None:
    table = playing(plague(5, at_1=3, at_2=2, at_11=1), "medicine")
    table.apply(caring(1))
    assert offered(table) == {DONE, caring(2), caring(11)}
    table.apply(caring(2))
    assert table.illness[10] == 1
    assert discarding(table)


@pytest.mark.clause("W-10.2")
def test_what_the_rest_of_the_knowledge_does_not_cover_is_refused() -> None:
    table = playing(plague(4, at_1=3, at_2=2, at_11=1), "medicine")
    table.apply(caring(1))
    assert refused(table)[caring(2)] == "W-10.2"
    assert offered(table) == {DONE, caring(11)}


@pytest.mark.clause("W-10.2", "W-10.1")
def test_in_another_action_all_the_knowledge_counts_anew() -> None:
    table = plague(3, at_2=3, at_11=3)
    make(playing(table, "medicine"), caring(2))
    assert discarding(table)
    playing(table, "privilege")
    table.apply(caring(11))
    assert vp(table, 0) == 8 + 4


@pytest.mark.clause("W-10.5")
def test_no_event_takes_medical_knowledge() -> None:
    table = new_game()
    for event in table.cards.events:
        for effect in event.effects:
            taken = [good for good, _ in [*effect.give, *effect.pay, *effect.lose]]
            taken += [good for good, _ in effect.otherwise] + effect.first + effect.goods
            assert MEDICAL not in taken


@pytest.mark.clause("W-10.5")
@pytest.mark.parametrize("event", ["III-03", "III-04", "III-08", "IV-08"])
def test_who_has_nothing_but_knowledge_loses_none_of_it(event: str) -> None:
    table = in_chapter(new_game(), 3)
    for seat in range(4):
        own(table, seat, medical=2)
    turn(table, event)
    assert [goods(table, seat) for seat in range(4)] == [{"medical": 2}] * 4


@pytest.mark.clause("W-10.5")
def test_the_duties_leave_medical_knowledge_alone() -> None:
    table = in_chapter(new_game(), 3)
    for seat in range(4):
        own(table, seat, medical=2)
    end_chapter(table)
    assert all(player.goods[MEDICAL] >= 2 for player in table.players)


# ---- Benefits --------------------------------------------------------------------------------


@pytest.mark.clause("W-10.3")
@pytest.mark.parametrize("location", BENEFITS)
def test_care_brings_2_victory_points_and_the_benefit_of_the_location(location: int) -> None:
    table = playing(plague(1, **{f"at_{location}": 1}), "medicine")
    table.apply(caring(location))
    points, gained = BENEFITS[location]
    assert vp(table, 0) == 8 + 2 + points
    assert goods(table, 0) == {"medical": 1} | gained
    assert discarding(table)


@pytest.mark.clause("W-10.3")
@pytest.mark.parametrize(("good", "name"), [(STONE, "stone"), (WOOD, "wood")])
def test_house_8_brings_a_stone_or_a_wood(good: int, name: str) -> None:
    table = make(playing(plague(1, at_8=1), "medicine"), caring(8))
    assert table.seat == 0
    assert offered(table) == {GET + STONE, GET + WOOD}
    supply = table.supply[good]
    table.apply(GET + good)
    assert goods(table, 0) == {"medical": 1, name: 1}
    assert table.supply[good] == supply - 1
    assert vp(table, 0) == 8 + 2
    assert discarding(table)


@pytest.mark.clause("W-10.3")
def test_the_example_of_house_nine_2_points_and_a_house_without_paying() -> None:
    table = make(playing(plague(3, at_9=3), "medicine"), caring(9))
    assert vp(table, 0) == 8 + 2
    assert offered(table) == {DECLINE} | {HOUSE + space for space in range(14)}
    table.apply(housing(table, "gold_stone"))
    assert table.players[0].houses == 1 << house(table, "gold_stone")
    assert goods(table, 0) == {"medical": 3}
    assert discarding(table)


@pytest.mark.clause("W-10.3", "W-10.2")
def test_a_benefit_is_taken_before_the_next_location_is_cared_for() -> None:
    table = plague(5, at_9=2, at_8=1, at_11=1)
    make(playing(table, "medicine"), caring(9))
    assert max(offered(table)) < caring(1)
    make(table, housing(table, "wool_wood"), caring(8), GET + WOOD)
    assert offered(table) == {DONE, caring(11)}
    table.apply(caring(11))
    assert vp(table, 0) == 8 + 6
    assert goods(table, 0) == {"medical": 5, "wood": 1}


@pytest.mark.clause("W-10.4")
def test_the_marker_of_a_location_that_was_cared_for_leaves_the_game() -> None:
    table = plague(5, at_2=3, at_11=1)
    make(playing(table, "medicine"), caring(2))
    assert table.illness[1] == CURED
    assert refused(table)[caring(2)] == "W-10.4"
    assert sum(table.markers) == LOCATIONS - 2


@pytest.mark.clause("W-10.4")
def test_who_was_cared_for_does_not_fall_ill_again() -> None:
    table = plague(5, at_4=3)
    make(playing(table, "medicine"), caring(4))
    markers = table.markers[:]
    turn(table, "IV-10")
    assert table.illness[3] == CURED
    assert table.markers == markers
    assert told(table, "falls_ill") == []


# ---- What cannot be given --------------------------------------------------------------------


@pytest.mark.clause("W-10.6")
@pytest.mark.parametrize(
    ("location", "good"), [(3, "loyalty"), (4, "cloth"), (5, "grain"), (6, "piety")]
)
def test_a_benefit_that_the_supply_lacks_is_not_received(location: int, good: str) -> None:
    table = plague(1, **{f"at_{location}": 1})
    drain(table, good)
    make(playing(table, "medicine"), caring(location))
    assert goods(table, 0) == {"medical": 1}
    assert vp(table, 0) == 8 + 2
    assert discarding(table)


@pytest.mark.clause("W-10.6")
def test_if_only_wood_is_left_house_8_brings_wood_unasked() -> None:
    table = plague(2, at_8=1, at_11=1)
    drain(table, "stone")
    make(playing(table, "medicine"), caring(8))
    assert goods(table, 0) == {"medical": 2, "wood": 1}
    assert table.seat == 0
    assert offered(table) == {DONE, caring(11)}


@pytest.mark.clause("W-10.6")
def test_if_no_resource_is_left_house_8_brings_nothing_more() -> None:
    table = plague(1, at_8=1)
    drain(table, "stone")
    drain(table, "wood")
    make(playing(table, "medicine"), caring(8))
    assert goods(table, 0) == {"medical": 1}
    assert discarding(table)


@pytest.mark.clause("W-10.6")
def test_a_free_house_can_be_declined_for_nothing() -> None:
    table = make(playing(plague(1, at_9=1), "medicine"), caring(9), DECLINE)
    assert table.players[0].houses == 0
    assert goods(table, 0) == {"medical": 1}
    assert vp(table, 0) == 8 + 2
    assert discarding(table)


@pytest.mark.clause("W-10.6")
def test_a_free_house_follows_the_rules_for_spaces_and_incomes() -> None:
    table = plague(1, at_9=1)
    settle(table, 0, "grain_stone")
    settle(table, 2, "wool_wood")
    make(playing(table, "medicine"), caring(9))
    for space in ("grain_stone", "grain_wood", "wool_wood"):
        assert refused(table)[housing(table, space)] == "W-5.16"
    assert len(offered(table)) == 1 + 14 - 3


@pytest.mark.clause("W-10.6")
def test_who_has_no_house_left_gets_none_for_house_nine() -> None:
    table = plague(1, at_9=1)
    settle(table, 0, "grain_stone", "wool_wood", "gold_wood", "piety_wood")
    before = table.players[0].houses
    make(playing(table, "medicine"), caring(9))
    assert table.players[0].houses == before
    assert vp(table, 0) == 8 + 2
    assert discarding(table)
