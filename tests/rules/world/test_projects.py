from __future__ import annotations

import pytest

from kingsbridge.titles.world.goods import STONE, WOOD
from kingsbridge.titles.world.moves import BUILD, DECLINE, DISCARD, DONATE, DONE, GET
from kingsbridge.titles.world.state import FROM_DONATIONS, Table
from tests.rules.world.board import (
    action,
    begin_project,
    building,
    caring,
    discarding,
    donating,
    drain,
    end_chapter,
    force,
    goods,
    housing,
    ill,
    in_chapter,
    make,
    new_game,
    offered,
    own,
    play,
    playing,
    project,
    refused,
    reprint,
    seal,
    told,
    turn,
    vp,
)

# Every project: its grey and brown spaces, and what a donor gets.
PROJECTS: dict[str, tuple[int, int, int, dict[str, int]]] = {
    "bridge": (5, 2, 2, {"gold": 2}),
    "fulling_mill": (2, 3, 1, {"cloth": 1}),
    "st_mark": (3, 2, 2, {"piety": 1}),
    "priors_palace": (3, 2, 2, {"loyalty": 1}),
    "hospital": (2, 3, 1, {}),
    "chapel": (3, 1, 2, {}),
}


def nearly(key: str, *donors: int, chapter: int = 3, start: int = 0) -> Table:
    """Return a table with a project that lacks one wood; the active player has that wood."""
    table = in_chapter(new_game(start=start), chapter)
    for seat in range(4):
        own(table, seat)
    own(table, start, wood=1)
    stone, wood, _, _ = PROJECTS[key]
    begin_project(table, key, stone, wood - 1)
    for seat in donors:
        seal(table, seat, key)
    return table


def completed(table: Table, key: str) -> Table:
    """Let the active player place the wood that is lacking."""
    playing(table, "building")
    table.apply(building(table, key, "wood"))
    return table


def done(table: Table, key: str) -> bool:
    return bool(table.complete >> project(table, key) & 1)


def in_play(table: Table) -> set[str]:
    return {key for key in table.cards.project_keys if table.in_play >> project(table, key) & 1}


# ---- How projects come into play -------------------------------------------------------------


@pytest.mark.clause("W-9.1")
def test_only_the_bridge_is_there_from_the_start() -> None:
    assert in_play(new_game()) == {"bridge"}


@pytest.mark.clause("W-9.1")
@pytest.mark.parametrize(
    ("event", "key"),
    [
        ("I-03", "fulling_mill"),
        ("I-04", "st_mark"),
        ("II-05", "priors_palace"),
        ("III-05", "hospital"),
        ("IV-03", "chapel"),
    ],
)
def test_a_project_comes_into_play_with_its_event(event: str, key: str) -> None:
    table = turn(new_game(), event)
    assert in_play(table) - {"tower"} == {"bridge", key}
    own(table, 0, stone=1)
    playing(table, "building")
    assert building(table, key, "stone") in offered(table)


@pytest.mark.clause("W-9.1")
def test_the_tower_comes_by_itself_and_others_need_not_come_at_all() -> None:
    table = in_chapter(new_game(), 2)
    for seat in range(4):
        own(table, seat, piety=2, grain=2, gold=5)
    end_chapter(table)
    assert table.chapter == 3
    assert in_play(table) - {"hospital"} == {"bridge", "tower"}


# ---- Completion ------------------------------------------------------------------------------


@pytest.mark.clause("W-9.2")
def test_the_example_of_red_and_green_who_each_get_1_point_and_1_cloth() -> None:
    table = completed(nearly("fulling_mill", 1, 2), "fulling_mill")
    assert [vp(table, seat) for seat in range(4)] == [8 + 3, 8 + 1, 8 + 1, 8]
    assert [goods(table, seat) for seat in range(4)] == [{}, {"cloth": 1}, {"cloth": 1}, {}]
    assert table.players[1].seals == table.players[2].seals == 0
    assert done(table, "fulling_mill")


@pytest.mark.clause("W-9.2")
@pytest.mark.parametrize("key", PROJECTS)
def test_each_project_has_its_own_bonus_for_a_donor(key: str) -> None:
    table = completed(nearly(key, 1), key)
    _, _, points, gained = PROJECTS[key]
    assert vp(table, 1) == 8 + points
    assert table.players[1].score_sheet[FROM_DONATIONS] == 2 * points
    assert goods(table, 1) == gained


@pytest.mark.clause("W-9.2")
@pytest.mark.parametrize("key", PROJECTS)
def test_a_project_is_complete_only_when_all_its_spaces_are_filled(key: str) -> None:
    table = nearly(key, 1)
    stone, wood, _, _ = PROJECTS[key]
    begin_project(table, key, stone - 1, wood - 1)
    completed(table, key)
    assert not done(table, key)
    assert vp(table, 1) == 8
    assert table.players[1].seals == 1 << project(table, key)


@pytest.mark.clause("W-9.2")
def test_the_builder_without_a_seal_gets_no_bonus() -> None:
    table = completed(nearly("fulling_mill"), "fulling_mill")
    assert vp(table, 0) == 8 + 3
    assert goods(table, 0) == {}


@pytest.mark.clause("W-9.2")
def test_a_builder_with_a_seal_gets_both() -> None:
    table = completed(nearly("fulling_mill", 0), "fulling_mill")
    assert vp(table, 0) == 8 + 3 + 1
    assert goods(table, 0) == {"cloth": 1}


@pytest.mark.clause("W-9.2")
def test_a_seal_on_another_project_stays_there() -> None:
    table = nearly("fulling_mill", 1)
    seal(table, 1, "bridge")
    completed(table, "fulling_mill")
    assert table.players[1].seals == 1 << project(table, "bridge")


@pytest.mark.clause("W-9.2")
def test_a_complete_project_cannot_be_worked_on_any_more() -> None:
    table = nearly("fulling_mill")
    completed(table, "fulling_mill")
    own(table, 0, stone=1, wood=1)
    player = table.players[0]
    player.played = []
    player.hand = table.cards.all_actions
    playing(table, "building")
    assert refused(table)[building(table, "fulling_mill", "stone")] == "W-9.2"
    assert refused(table)[building(table, "fulling_mill", "wood")] == "W-9.2"


@pytest.mark.clause("W-9.2")
def test_a_project_may_also_be_completed_as_the_chapter_ends() -> None:
    table = nearly("fulling_mill", 1, chapter=2)
    own(table, 1, piety=2, grain=2, gold=5)
    end_chapter(table)
    assert done(table, "fulling_mill")
    assert vp(table, 1) == 8 + 1
    assert table.players[1].seals == 0


@pytest.mark.clause("W-9.7")
def test_resources_on_a_complete_project_do_not_return_to_the_supply() -> None:
    table = nearly("fulling_mill", 1)
    supply = table.supply[STONE], table.supply[WOOD]
    completed(table, "fulling_mill")
    assert (table.supply[STONE], table.supply[WOOD]) == supply
    mill = project(table, "fulling_mill")
    assert table.filled[2 * mill : 2 * mill + 2] == [2, 3]


# ---- A short supply --------------------------------------------------------------------------


@pytest.mark.clause("W-9.3", "W-9.9")
@pytest.mark.parametrize(
    ("key", "good"), [("fulling_mill", "cloth"), ("st_mark", "piety"), ("priors_palace", "loyalty")]
)
def test_goods_that_do_not_suffice_for_all_donors_go_to_none_of_them(key: str, good: str) -> None:
    table = nearly(key, 1, 2)
    drain(table, good, left=1)
    completed(table, key)
    assert goods(table, 1) == goods(table, 2) == {}
    _, _, points, _ = PROJECTS[key]
    assert vp(table, 1) == vp(table, 2) == 8 + points
    assert table.players[1].seals == table.players[2].seals == 0


@pytest.mark.clause("W-9.3")
def test_goods_that_just_suffice_go_to_all_donors() -> None:
    table = nearly("fulling_mill", 1, 2)
    drain(table, "cloth", left=2)
    completed(table, "fulling_mill")
    assert goods(table, 1) == goods(table, 2) == {"cloth": 1}


@pytest.mark.clause("W-9.3")
def test_there_is_always_gold_for_the_donors_of_the_bridge() -> None:
    table = completed(nearly("bridge", 0, 1, 2, 3), "bridge")
    assert [goods(table, seat) for seat in range(4)] == [{"gold": 2}] * 4


@pytest.mark.clause("W-9.9")
def test_an_only_donor_still_scores_when_the_goods_are_missing() -> None:
    table = nearly("st_mark", 1)
    drain(table, "piety")
    completed(table, "st_mark")
    assert vp(table, 1) == 8 + 2
    assert goods(table, 1) == {}


# ---- Chapel and Hospital ---------------------------------------------------------------------


@pytest.mark.clause("W-9.4")
def test_donors_of_the_chapel_get_2_points_and_nothing_else() -> None:
    table = completed(nearly("chapel", 0, 3), "chapel")
    assert [vp(table, seat) for seat in range(4)] == [8 + 3 + 2, 8, 8, 8 + 2]
    assert [goods(table, seat) for seat in range(4)] == [{}] * 4
    assert discarding(table)


@pytest.mark.clause("W-9.4")
def test_donors_of_the_hospital_care_in_turn_from_the_active_player_clockwise() -> None:
    table = nearly("hospital", 0, 1, 3, start=1)
    for seat, location in ((0, 1), (1, 2), (3, 11)):
        own(table, seat, medical=2, wood=1 if seat == 1 else 0)
        ill(table, location, 2)
    completed(table, "hospital")
    order = []
    for location in (11, 2, 1):
        order.append(table.seat)
        assert DECLINE in offered(table)
        table.apply(caring(location))
    assert order == [1, 3, 0]
    assert discarding(table, 1)
    assert [vp(table, seat) for seat in range(4)] == [8 + 1 + 2 + 1, 8 + 3 + 1 + 2, 8, 8 + 1 + 2]
    assert goods(table, 3) == {"medical": 2, "gold": 2}


@pytest.mark.clause("W-9.4")
def test_the_active_player_cares_first_even_if_another_completes_the_hospital() -> None:
    table = nearly("hospital", 0, 1)
    own(table, 0, medical=1)
    own(table, 1, medical=1, wood=1)
    ill(table, 11, 1)
    make(playing(table, "grain"), DISCARD + action(table, "favor"))
    assert table.seat == 1
    make(play(table, "building"), building(table, "hospital", "wood"))
    assert table.seat == 0
    table.apply(caring(11))
    assert discarding(table, 1)


@pytest.mark.clause("W-9.4")
def test_a_donor_of_the_hospital_cares_for_one_location_only() -> None:
    table = nearly("hospital", 2)
    own(table, 2, medical=5)
    ill(table, 2, 1)
    ill(table, 11, 1)
    completed(table, "hospital")
    assert table.seat == 2
    assert offered(table) == {DECLINE, caring(2), caring(11)}
    table.apply(caring(2))
    assert discarding(table, 0)
    assert table.illness[10] == 1


@pytest.mark.clause("W-9.4")
def test_a_donor_of_the_hospital_may_decline_to_care() -> None:
    table = nearly("hospital", 2)
    own(table, 2, medical=1)
    ill(table, 11, 1)
    completed(table, "hospital")
    table.apply(DECLINE)
    assert discarding(table, 0)
    assert vp(table, 2) == 8 + 1
    assert table.illness[10] == 1


@pytest.mark.clause("W-9.4", "W-10.1")
def test_a_donor_without_enough_knowledge_is_passed_over() -> None:
    table = nearly("hospital", 2, 3)
    own(table, 2, medical=1)
    own(table, 3, medical=2)
    ill(table, 11, 2)
    completed(table, "hospital")
    assert table.seat == 3
    table.apply(DECLINE)
    assert discarding(table, 0)


@pytest.mark.clause("W-9.4", "W-10.1")
def test_a_donor_of_the_hospital_needs_the_knowledge_too() -> None:
    table = nearly("hospital", 2)
    own(table, 2, medical=1)
    ill(table, 11, 1)
    ill(table, 2, 2)
    completed(table, "hospital")
    assert refused(table)[caring(2)] == "W-10.1"


@pytest.mark.clause("W-9.4")
@pytest.mark.parametrize("donors", [(2,), (1, 2, 3), (0, 3)])
def test_if_nobody_can_care_the_builder_goes_on_at_once(donors: tuple[int, ...]) -> None:
    table = completed(nearly("hospital", *donors), "hospital")
    assert discarding(table, 0)
    for seat in donors:
        assert goods(table, seat) == {}


@pytest.mark.clause("W-9.4")
def test_what_one_donor_cared_for_is_no_more_there_for_the_next() -> None:
    table = nearly("hospital", 1, 2)
    own(table, 1, medical=1)
    own(table, 2, medical=1)
    ill(table, 11, 1)
    completed(table, "hospital")
    assert table.seat == 1
    table.apply(caring(11))
    assert discarding(table, 0)


@pytest.mark.clause("W-9.4", "W-10.3")
def test_a_donor_builds_the_free_house_before_the_next_donor_cares() -> None:
    table = nearly("hospital", 1, 2)
    own(table, 1, medical=2)
    own(table, 2, medical=1)
    ill(table, 9, 2)
    ill(table, 8, 1)
    completed(table, "hospital")
    table.apply(caring(9))
    assert table.seat == 1
    table.apply(housing(table, "gold_wood"))
    assert table.seat == 2
    table.apply(caring(8))
    assert table.seat == 2
    assert offered(table) == {GET + STONE, GET + WOOD}
    table.apply(GET + STONE)
    assert goods(table, 2) == {"medical": 1, "stone": 1}
    assert discarding(table, 0)


@pytest.mark.clause("W-9.4", "W-1.4")
def test_while_care_is_forbidden_the_hospital_brings_only_its_point() -> None:
    table = nearly("hospital", 2, chapter=4)
    reprint(table, "IV-05", "long", {"do": "no_care"})
    own(table, 2, medical=5)
    ill(table, 11, 1)
    force(table, "IV-05")
    completed(table, "hospital")
    assert discarding(table, 0)
    assert vp(table, 2) == 8 + 1


@pytest.mark.clause("W-9.4")
def test_a_hospital_completed_by_an_event_calls_for_care_before_the_event_goes_on() -> None:
    table = nearly("hospital", 1, chapter=4)
    own(table, 1, medical=1)
    ill(table, 8, 1)
    turn(table, "IV-05")
    assert table.seat == 0
    table.apply(building(table, "hospital", "wood"))
    make(table, caring(8), GET + STONE)
    assert table.seat == 1
    assert offered(table) == {
        DECLINE,
        building(table, "bridge", "stone"),
        building(table, "tower", "stone"),
    }


@pytest.mark.clause("W-9.4")
def test_a_hospital_completed_as_the_chapter_ends_calls_for_care_before_the_duties() -> None:
    table = nearly("hospital", 2)
    own(table, 2, medical=1)
    ill(table, 5, 1)
    end_chapter(table)
    assert table.chapter == 3
    assert table.seat == 2
    assert told(table, "rolls_tax") == []
    table.apply(caring(5))
    assert table.chapter == 4
    assert [entry.b for entry in told(table, "pays_duty") if entry.seat == 2] == [0, 1, 0]


# ---- Elfric ----------------------------------------------------------------------------------


@pytest.mark.clause("W-9.10")
def test_while_elfric_leads_the_council_only_the_palace_is_worked_on() -> None:
    table = in_chapter(new_game(), 2)
    begin_project(table, "priors_palace")
    begin_project(table, "fulling_mill")
    turn(table, "II-04")
    own(table, 0, stone=1, wood=1)
    playing(table, "building")
    assert offered(table) == {
        DONE,
        building(table, "priors_palace", "stone"),
        building(table, "priors_palace", "wood"),
    }
    for key in ("bridge", "fulling_mill"):
        assert refused(table)[building(table, key, "stone")] == "W-9.10"
        assert refused(table)[building(table, key, "wood")] == "W-9.10"


@pytest.mark.clause("W-9.10")
@pytest.mark.parametrize("card", ["building", "donation"])
def test_without_the_palace_elfric_lets_nothing_be_built(card: str) -> None:
    table = turn(in_chapter(new_game(), 2), "II-04")
    own(table, 0, stone=2, wood=2, gold=2)
    playing(table, card)
    assert discarding(table)
    assert goods(table, 0) == {"stone": 2, "wood": 2, "gold": 2}


@pytest.mark.clause("W-9.10")
def test_once_the_palace_comes_it_is_built_under_elfric_too() -> None:
    table = turn(in_chapter(new_game(), 2), "II-04")
    table.round = 2
    turn(table, "II-05")
    own(table, 0, stone=1, gold=1)
    playing(table, "building")
    assert offered(table) == {DONE, building(table, "priors_palace", "stone")}


@pytest.mark.clause("W-9.10")
def test_a_seal_under_a_cover_stays_and_the_project_opens_again_with_the_next_chapter() -> None:
    table = in_chapter(new_game(), 2)
    seal(table, 0, "bridge")
    turn(table, "II-04")
    for seat in range(4):
        own(table, seat, piety=2, grain=2, gold=6)
    end_chapter(table)
    assert table.players[0].seals == 1 << project(table, "bridge")
    own(table, table.start, stone=1)
    playing(table, "building")
    assert building(table, "bridge", "stone") in offered(table)


@pytest.mark.clause("W-9.10")
def test_every_covered_project_is_refused_by_name() -> None:
    table = in_chapter(new_game(), 2)
    begin_project(table, "priors_palace")
    turn(table, "II-04")
    own(table, 0, gold=1)
    playing(table, "donation")
    assert refused(table)[donating(table, "bridge")] == "W-9.10"
    assert not {move for move in offered(table) if BUILD <= move < DONATE}
