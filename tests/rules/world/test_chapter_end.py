"""W-7: the end of a chapter."""

from __future__ import annotations

import pytest

from kingsbridge.titles.world.cards import NONE
from kingsbridge.titles.world.goods import STONE, WOOD
from kingsbridge.titles.world.moves import CARE, SELL_CLOTH, SELL_WOOL
from kingsbridge.titles.world.state import HEALTHY, Table
from tests.rules.world.board import (
    arrive,
    begin_project,
    close_chapter,
    drain,
    favor,
    force,
    goods,
    ill,
    in_chapter,
    keys_of,
    new_game,
    offered,
    own,
    play,
    project,
    reprint,
    seal,
    step_of,
    told,
    turn,
    vp,
)

ORDER = ["bridge", "fulling_mill", "st_mark", "priors_palace", "hospital", "chapel", "tower"]
NO_TAX: dict[str, object] = {"stock": {"tax_die": [0] * 6}}


def late(chapter: int = 1, start: int = 0, seats: int = 4, single_pass: bool = False) -> Table:
    """Return a table in this chapter where everybody can pay the duties."""
    table = new_game(seats, start=start, cards=NO_TAX, single_pass=single_pass)
    in_chapter(table, chapter)
    for seat in range(seats):
        own(table, seat, piety=2, grain=2)
    return table


def spaces(table: Table, key: str) -> tuple[int, int]:
    """Return how many stone and wood lie on a project."""
    number = project(table, key)
    return table.filled[2 * number], table.filled[2 * number + 1]


# Resources for the projects


@pytest.mark.clause("W-7.1")
def test_each_project_on_the_board_gets_one_stone_from_the_supply() -> None:
    table = late()
    begin_project(table, "bridge", stone=2)
    begin_project(table, "st_mark")
    stone = table.supply[STONE]
    close_chapter(table)
    assert spaces(table, "bridge") == (3, 0)
    assert spaces(table, "st_mark") == (1, 0)
    assert spaces(table, "fulling_mill") == (0, 0)
    assert table.supply[STONE] == stone - 2


@pytest.mark.clause("W-7.1")
def test_a_wood_space_is_filled_only_when_no_stone_space_is_free() -> None:
    table = late()
    begin_project(table, "bridge", stone=4, wood=1)
    begin_project(table, "fulling_mill", stone=2, wood=1)
    wood = table.supply[WOOD]
    close_chapter(table)
    assert spaces(table, "bridge") == (5, 1)
    assert spaces(table, "fulling_mill") == (2, 2)
    assert table.supply[WOOD] == wood - 1


@pytest.mark.clause("W-7.1")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_no_project_gets_anything_before_six_rounds_are_over(number: int) -> None:
    table = in_chapter(late(), 1, number)
    arrive(table, "round_end")
    assert spaces(table, "bridge") == (0, 0)
    assert not told(table, "chapter_ends")


@pytest.mark.clause("W-7.1")
def test_a_complete_project_gets_nothing_more() -> None:
    table = late()
    number = begin_project(table, "bridge", stone=5, wood=2)
    table.complete |= 1 << number
    close_chapter(table)
    assert spaces(table, "bridge") == (5, 2)
    assert not told(table, "progresses")


@pytest.mark.clause("W-7.6")
def test_nobody_scores_the_resource_a_project_gets() -> None:
    table = late()
    close_chapter(table)
    assert spaces(table, "bridge") == (1, 0)
    assert [vp(table, seat) for seat in range(4)] == [8, 8, 8, 8]


@pytest.mark.clause("W-7.6", "W-9.2")
def test_the_resource_of_the_chapters_end_may_complete_a_project() -> None:
    table = late()
    begin_project(table, "bridge", stone=5, wood=1)
    seal(table, 1, "bridge")
    close_chapter(table)
    assert table.complete == 1 << project(table, "bridge")
    assert [vp(table, seat) for seat in range(4)] == [8, 8 + 2, 8, 8]
    assert goods(table, 1).get("gold") == 2
    assert table.players[1].seals == 0


@pytest.mark.clause("W-7.6")
def test_a_project_gets_nothing_that_the_supply_lacks() -> None:
    table = late()
    begin_project(table, "bridge", stone=1, wood=2)
    drain(table, "stone")
    close_chapter(table)
    assert spaces(table, "bridge") == (1, 2)


@pytest.mark.clause("W-7.6")
def test_a_project_without_a_stone_to_get_gets_a_wood() -> None:
    table = late()
    begin_project(table, "bridge", stone=1)
    drain(table, "stone")
    close_chapter(table)
    assert spaces(table, "bridge") == (1, 1)


@pytest.mark.clause("W-7.9")
def test_the_projects_get_their_resource_in_a_fixed_order() -> None:
    table = late(3)
    for key in ORDER:
        begin_project(table, key)
    close_chapter(table)
    progress = [table.cards.project_keys[entry.a] for entry in told(table, "progresses")]
    assert progress == ORDER


@pytest.mark.clause("W-7.9")
def test_the_last_stones_go_to_the_first_projects() -> None:
    table = late(3)
    for key in ORDER:
        begin_project(table, key)
    drain(table, "stone", left=2)
    drain(table, "wood")
    close_chapter(table)
    assert [spaces(table, key) for key in ORDER] == [(1, 0)] * 2 + [(0, 0)] * 5


# Elfric


@pytest.mark.clause("W-7.7")
def test_under_elfric_only_the_priors_palace_gets_a_resource() -> None:
    table = late(2)
    begin_project(table, "priors_palace")
    begin_project(table, "st_mark")
    turn(table, "II-04")
    close_chapter(table)
    assert spaces(table, "priors_palace") == (1, 0)
    assert spaces(table, "bridge") == (0, 0)
    assert spaces(table, "st_mark") == (0, 0)


@pytest.mark.clause("W-7.7")
def test_under_elfric_no_project_gets_a_resource_without_the_palace() -> None:
    table = turn(late(2), "II-04")
    close_chapter(table)
    assert spaces(table, "bridge") == (0, 0)
    assert spaces(table, "priors_palace") == (0, 0)


# What goes


@pytest.mark.clause("W-7.2")
def test_favor_spaces_are_uncovered() -> None:
    table = turn(late(), "I-07")
    assert table.covered == 1 << favor(table, "guild_master")
    close_chapter(table)
    assert table.covered == 0


@pytest.mark.clause("W-7.2")
def test_projects_are_uncovered() -> None:
    table = turn(late(2), "II-04")
    close_chapter(table)
    assert table.only_project == NONE


@pytest.mark.clause("W-7.2")
def test_the_cloth_market_is_open_after_chapter_i() -> None:
    table = late(start=2)
    own(table, 0, piety=2, grain=2, cloth=1)
    assert not table.cloth_open
    close_chapter(table)
    arrive(table, "action")
    play(table, "sales")
    assert SELL_CLOTH in offered(table)


@pytest.mark.clause("W-7.2")
def test_the_cloth_market_stays_covered_while_chapter_i_lasts() -> None:
    table = in_chapter(late(), 1, 4)
    arrive(table, "round_end")
    assert not table.cloth_open


@pytest.mark.clause("W-7.2")
def test_a_cloth_market_that_an_event_opened_stays_open() -> None:
    table = turn(late(), "I-05")
    assert table.cloth_open
    close_chapter(table)
    assert table.cloth_open


@pytest.mark.clause("W-7.3")
def test_long_term_events_go() -> None:
    table = late()
    force(table, "I-02", "I-09")
    close_chapter(table)
    assert table.long_events == []


@pytest.mark.clause("W-7.3")
def test_long_term_events_have_no_effect_in_the_next_chapter() -> None:
    table = late(start=2)
    force(table, "I-02")
    own(table, 0, piety=2, grain=2, wool=1)
    close_chapter(table)
    arrive(table, "action")
    play(table, "sales")
    table.apply(SELL_WOOL)
    assert goods(table, 0)["gold"] == 2


@pytest.mark.clause("W-7.3", "W-9.4")
def test_long_term_events_go_only_after_the_projects_were_served() -> None:
    table = late(3)
    begin_project(table, "hospital", stone=2, wood=2)
    seal(table, 1, "hospital")
    own(table, 1, piety=2, grain=2, medical=1)
    ill(table, 2, 1)
    close_chapter(table)
    assert table.seat == 1
    assert CARE + 1 in offered(table)

    # The same under an event by which nobody may be cared for.
    barred = reprint(late(4), "IV-05", "long", {"do": "no_care"})
    begin_project(barred, "hospital", stone=2, wood=2)
    seal(barred, 1, "hospital")
    own(barred, 1, piety=2, grain=2, medical=1)
    ill(barred, 2, 1)
    force(barred, "IV-05")
    close_chapter(barred)
    assert barred.over
    assert barred.illness[1] == 1


# Duties and the start player


@pytest.mark.clause("W-7.4")
def test_the_duties_come_after_the_projects_and_before_the_start_player_changes() -> None:
    table = close_chapter(late(start=1))
    assert table.journal is not None
    order = [entry.what for entry in table.journal.entries]
    assert order.index("progresses") < order.index("rolls_tax") < order.index("pays_duty")
    assert told(table, "rolls_tax")[0].seat == 2
    assert told(table, "round_begins")[-1].seat == 3


@pytest.mark.clause("W-7.4")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_no_duties_are_paid_before_six_rounds_are_over(number: int) -> None:
    table = in_chapter(late(), 1, number)
    arrive(table, "round_end")
    assert not told(table, "pays_duty")
    assert not told(table, "rolls_tax")


@pytest.mark.clause("W-7.4", "W-7.8")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_after_the_last_round_the_start_player_piece_passes_twice(seats: int) -> None:
    for start in range(seats):
        table = close_chapter(late(1, start, seats))
        assert (table.chapter, table.round) == (2, 1)
        assert table.start == (start + 2) % seats


@pytest.mark.clause("W-7.8")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_by_an_option_the_piece_passes_once_after_the_last_round(seats: int) -> None:
    for start in range(seats):
        table = close_chapter(late(1, start, seats, single_pass=True))
        assert (table.chapter, table.round) == (2, 1)
        assert table.start == (start + 1) % seats


@pytest.mark.clause("W-7.8", "W-8.3")
@pytest.mark.parametrize(("single_pass", "roller"), [(False, 3), (True, 2)])
def test_the_piece_passes_before_the_duties_unless_it_passes_only_once(
    single_pass: bool, roller: int
) -> None:
    table = close_chapter(late(1, start=2, single_pass=single_pass))
    assert told(table, "rolls_tax")[0].seat == roller


def openers(table: Table) -> list[int]:
    """Play to the end; return who was the active player of each round."""
    while not table.over:
        table.apply(table.legal()[-1])
    return [entry.seat for entry in told(table, "round_begins")]


@pytest.mark.clause("W-7.8")
def test_the_start_player_piece_goes_round_with_a_step_more_between_chapters() -> None:
    starts = openers(new_game(3, start=1))
    assert starts == [(1 + number + number // 6) % 3 for number in range(24)]


@pytest.mark.clause("W-7.8")
def test_with_four_players_each_opens_one_chapter() -> None:
    assert openers(new_game(4, start=1))[::6] == [1, 0, 3, 2]


@pytest.mark.clause("W-7.8")
def test_by_an_option_the_piece_passes_once_a_round_through_all_chapters() -> None:
    starts = openers(new_game(3, start=1, single_pass=True))
    assert starts == [(1 + number) % 3 for number in range(24)]


# The Tower and the plague


@pytest.mark.clause("W-7.5")
@pytest.mark.parametrize(("chapter", "there"), [(1, False), (2, True)])
def test_the_tower_comes_into_play_after_chapter_ii(chapter: int, there: bool) -> None:
    table = close_chapter(late(chapter))
    assert ("tower" in keys_of(table.in_play, table.cards.project_keys)) == there


@pytest.mark.clause("W-7.5")
def test_the_tower_gets_no_resource_when_chapter_ii_ends() -> None:
    table = close_chapter(late(2))
    assert spaces(table, "tower") == (0, 0)
    assert spaces(table, "bridge") == (1, 0)


@pytest.mark.clause("W-7.5")
def test_after_chapter_ii_a_plague_marker_lies_on_each_location() -> None:
    table = late(2)
    assert table.illness == [HEALTHY] * 11
    close_chapter(table)
    # The first event of chapter III turns the marker of its own location, 11.
    assert step_of(table) == "orient"
    assert table.illness[:10] == [HEALTHY] * 10
    turned = table.illness[10]
    assert 1 <= turned <= 5
    table.markers[turned] += 1
    assert table.markers == [0, 2, 3, 3, 2, 1]


@pytest.mark.clause("W-7.5")
def test_the_plague_markers_are_shuffled() -> None:
    turned = set()
    for seed in range(60):
        turned.add(turn(new_game(seed=seed), "III-11").illness[10])
    assert turned == {1, 2, 3, 4, 5}


@pytest.mark.clause("W-7.4")
def test_after_the_duties_of_chapter_iv_the_game_is_over() -> None:
    table = close_chapter(late(4))
    assert table.over
    assert len(told(table, "pays_duty")) == 12
