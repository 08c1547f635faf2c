from __future__ import annotations

import pytest

from kingsbridge.titles.pillars import TITLE
from kingsbridge.titles.pillars.goods import METAL, STONE, WOOD
from kingsbridge.titles.pillars.moves import (
    KEEP_BUILDER,
    PASS,
    PASS_BUILDER,
    PLACE,
    PRIORY,
    RETURN_BUILDER,
    SAVE_CARD,
    USE_EXEMPTION,
    USE_FREE_BUILDER,
)
from kingsbridge.titles.pillars.state import NO_CARD, Table
from tests.rules.pillars.board import (
    arrive,
    at_mill,
    craftsmen_of,
    dismissing,
    employ,
    grant,
    in_round,
    in_the_bag,
    new_game,
    offered,
    open_privileges,
    own,
    play,
    privilege,
    privileges_of,
    stand,
    told,
    turn,
    visit,
)

PERMANENT = [
    "aliena",
    "tom",
    "richard",
    "ellen",
    "francis",
    "prior_philip",
    "otto",
    "jack",
]
ONCE = ["archbishop_thomas", "tax_exemption", "remigius"]
IMMEDIATE = ["madonna", "wool_fair", "toledo", "ceremony", "nearly_complete"]


def taking(key: str) -> Table:
    """Return a table at which seat 0 has just taken this privilege."""
    table = new_game()
    open_privileges(table, key, "madonna" if key != "madonna" else "tom")
    stand(table, 0, "kingsbridge")
    assert not visit(table, "kingsbridge")
    return table


# ---- Taking privileges -----------------------------------------------------------------------


@pytest.mark.clause("P-4.1")
def test_a_builder_takes_the_privilege_of_its_space() -> None:
    table = new_game()
    open_privileges(table, "aliena", "tom")
    stand(table, 2, "kingsbridge")
    stand(table, 3, "kingsbridge 2")
    visit(table, "kingsbridge")
    assert privileges_of(table, 2) == ["aliena"]
    assert privileges_of(table, 3) == ["tom"]


@pytest.mark.clause("P-4.1")
def test_a_builder_on_the_second_space_alone_takes_the_second_privilege() -> None:
    table = new_game()
    open_privileges(table, "aliena", "tom")
    stand(table, 2, "kingsbridge 2")
    visit(table, "kingsbridge")
    assert privileges_of(table, 2) == ["tom"]


@pytest.mark.clause("P-4.1")
def test_a_player_on_both_spaces_takes_both_privileges() -> None:
    table = new_game()
    open_privileges(table, "aliena", "tom")
    stand(table, 1, "kingsbridge")
    stand(table, 1, "kingsbridge 2")
    visit(table, "kingsbridge")
    assert privileges_of(table, 1) == ["aliena", "tom"]


@pytest.mark.clause("P-4.1")
def test_untaken_privileges_leave_the_game() -> None:
    table = new_game()
    open_privileges(table, "aliena", "tom")
    stand(table, 0, "kingsbridge 2")
    visit(table, "kingsbridge")
    assert table.kingsbridge == [NO_CARD, NO_CARD]
    assert not table.unseen_privileges >> privilege(table, "aliena") & 1
    assert "aliena" not in [key for seat in range(4) for key in privileges_of(table, seat)]


@pytest.mark.clause("P-4.1")
def test_two_new_privileges_lie_open_in_the_round_after() -> None:
    table = new_game()
    open_privileges(table, "aliena", "tom")
    arrive(table, "kingsbridge")
    assert table.round == 2
    out = {privilege(table, "aliena"), privilege(table, "tom"), NO_CARD}
    assert not out & set(table.kingsbridge)


@pytest.mark.clause("P-4.2")
@pytest.mark.parametrize("key", PERMANENT + ONCE)
def test_a_permanent_or_one_time_privilege_stays_with_its_owner(key: str) -> None:
    table = taking(key)
    assert privileges_of(table, 0) == [key]


@pytest.mark.clause("P-4.2")
@pytest.mark.parametrize("key", IMMEDIATE)
def test_an_immediate_privilege_is_used_at_once_and_leaves_the_game(key: str) -> None:
    table = taking(key)
    assert privileges_of(table, 0) == []
    assert not table.unseen_privileges >> privilege(table, key) & 1


# ---- For the rest of the game ----------------------------------------------------------------


@pytest.mark.clause("P-4.2", "P-6.2")
@pytest.mark.parametrize(
    ("key", "cubes"),
    [("richard", [1, 0, 0, 0]), ("aliena", [0, 1, 0, 0]), ("tom", [0, 0, 1, 0])],
)
def test_a_resource_privilege_pays_in_the_round_it_is_taken_and_in_every_round_after(
    key: str, cubes: list[int]
) -> None:
    table = taking(key)
    visit(table, "production")
    assert table.players[0].cubes == cubes
    visit(table, "production")
    assert table.players[0].cubes == [2 * number for number in cubes]


@pytest.mark.clause("P-4.2")
def test_ellens_owner_alone_sees_the_coming_event_from_the_next_round_on() -> None:
    table = taking("ellen")
    assert TITLE.view(table, 0)["coming_event"] is None
    arrive(table, "next_start")
    for this_round in (2, 3):
        assert table.round == this_round
        coming = table.cards.event_keys[table.coming_event]
        assert TITLE.view(table, 0)["coming_event"] == coming
        for other in (1, 2, 3, -1):
            assert TITLE.view(table, other)["coming_event"] is None
        turn(table, coming)
        arrive(table, "next_start")


@pytest.mark.clause("P-4.2")
def test_the_journal_tells_the_coming_event_to_ellens_owner_alone() -> None:
    table = taking("ellen")
    arrive(table, "next_start")
    assert table.journal is not None
    [entry] = told(table, "foresees")
    assert entry.a == table.coming_event
    assert entry in table.journal.seen_by(0)
    assert entry not in table.journal.seen_by(1)


@pytest.mark.clause("P-4.2", "P-9.1")
@pytest.mark.parametrize("rolled", [2, 3, 4, 5])
def test_francis_makes_his_owners_tax_2_gold_whatever_is_rolled(rolled: int) -> None:
    table = new_game(cards={"stock": {"tax_die": [rolled] * 6}})
    open_privileges(table, "francis", "tom")
    stand(table, 0, "kingsbridge")
    visit(table, "kingsbridge")
    visit(table, "kings_court")
    assert table.players[0].gold == 20 - 2
    assert table.players[1].gold == 21 - rolled


@pytest.mark.clause("P-4.2", "P-9.4")
@pytest.mark.parametrize(("gold", "lost_vp"), [(2, 0), (1, 0), (0, 1)])
def test_francis_owner_without_2_gold_loses_vp_for_what_is_short_of_2(
    gold: int, lost_vp: int
) -> None:
    table = new_game(cards={"stock": {"tax_die": [5] * 6}})
    player = grant(table, 0, "francis")
    player.gold = gold
    visit(table, "kings_court")
    assert player.gold == 0
    assert player.vp == 2 - lost_vp


@pytest.mark.clause("P-4.2", "P-5.1")
def test_prior_philip_adds_1_vp_for_each_builder_at_the_priory() -> None:
    table = new_game()
    grant(table, 0, "prior_philip")
    stand(table, 0, "priory")
    stand(table, 0, "priory")
    visit(table, "priory")
    assert table.scores() == [2 + (2 + 1) + (1 + 1), 2, 2, 2]


@pytest.mark.clause("P-4.2", "P-5.1")
def test_prior_philip_counts_in_the_round_he_is_taken() -> None:
    table = taking("prior_philip")
    stand(table, 1, "priory")
    stand(table, 0, "priory")
    visit(table, "priory")
    assert table.scores() == [2 + 1 + 1, 2 + 2, 2, 2]


@pytest.mark.clause("P-4.2", "P-5.1")
def test_prior_philip_gives_nothing_without_a_builder_at_the_priory() -> None:
    table = taking("prior_philip")
    visit(table, "priory")
    assert table.scores() == [2, 2, 2, 2]


@pytest.mark.clause("P-4.2")
def test_otto_brings_a_worker_for_the_rest_of_the_game_from_the_next_round() -> None:
    table = new_game()
    at_mill(table, 0, 12)
    open_privileges(table, "otto", "tom")
    stand(table, 0, "kingsbridge")
    arrive(table, "wool_mill")
    [earned] = [entry for entry in told(table, "earns_at_mill") if entry.seat == 0]
    assert earned.b == 12
    for this_round in (2, 3, 4):
        assert table.round == this_round
        assert [player.reserve for player in table.players] == [13, 12, 12, 12]
        arrive(table, "next_start")


@pytest.mark.clause("P-4.2", "P-I.6", "P-10.1")
def test_jack_gives_room_for_a_sixth_craftsman_already_at_shiring_of_the_same_round() -> None:
    table = taking("jack")
    employ(table, 0, "mortar_mixer", "woodworker", "stonecutter", "architect", "bell_maker")
    stand(table, 0, "shiring")
    assert not visit(table, "shiring")
    assert len(craftsmen_of(table, 0)) == 6


@pytest.mark.clause("P-4.2", "P-I.6", "P-10.1")
def test_jack_gives_no_room_for_a_seventh_craftsman() -> None:
    table = taking("jack")
    six = ["mortar_mixer", "woodworker", "stonecutter", "architect", "bell_maker", "potter_2"]
    employ(table, 0, *six)
    stand(table, 0, "shiring")
    assert visit(table, "shiring")
    assert len(offered(table)) == 7
    play(table, dismissing(table, "potter_2"))
    assert len(craftsmen_of(table, 0)) == 6


# ---- Once, when the owner chooses ------------------------------------------------------------


@pytest.mark.clause("P-4.2", "P-9.5")
def test_the_tax_privilege_can_be_used_in_the_round_it_is_taken() -> None:
    table = taking("tax_exemption")
    assert visit(table, "kings_court")
    assert table.seat == 0
    assert offered(table) == {USE_EXEMPTION, SAVE_CARD}
    play(table, USE_EXEMPTION)
    assert privileges_of(table, 0) == []


def drawn_with_remigius(cost: int, gold: int) -> Table:
    """Return a table at which a builder of seat 0, who has the privilege, is drawn."""
    table = new_game()
    player = grant(table, 0, "remigius")
    play(table, *[PASS] * 4)
    table.offers = None
    table.drawn = -1
    in_the_bag(table, 0, 0)
    player.gold = gold
    table.cost = cost
    visit(table, "placement")
    assert table.seat == 0
    assert not offered(table) & {KEEP_BUILDER, RETURN_BUILDER}
    return table


@pytest.mark.clause("P-4.2", "P-II.12")
@pytest.mark.parametrize("gold", [0, 20])
def test_remigius_places_a_drawn_builder_free_whether_or_not_its_owner_could_pay(
    gold: int,
) -> None:
    table = drawn_with_remigius(cost=7, gold=gold)
    play(table, USE_FREE_BUILDER, PLACE + PRIORY)
    assert told(table, "places")[-1].b == 0
    assert table.players[0].gold == gold
    assert privileges_of(table, 0) == []


@pytest.mark.clause("P-4.2", "P-II.12")
def test_remigius_works_once_and_the_cost_falls_all_the_same() -> None:
    table = drawn_with_remigius(cost=7, gold=20)
    play(table, USE_FREE_BUILDER, PLACE + PRIORY)
    assert table.cost == 6
    assert table.seat == 0
    assert USE_FREE_BUILDER not in offered(table)
    assert PASS_BUILDER in offered(table)


@pytest.mark.clause("P-4.2", "P-II.12")
def test_remigius_is_not_offered_where_a_builder_is_free_anyway() -> None:
    table = drawn_with_remigius(cost=0, gold=20)
    assert USE_FREE_BUILDER not in offered(table)


# ---- At once ---------------------------------------------------------------------------------


@pytest.mark.clause("P-4.2")
def test_the_madonna_is_3_vp() -> None:
    assert taking("madonna").scores() == [5, 2, 2, 2]


@pytest.mark.clause("P-4.2")
def test_the_wool_fair_is_8_gold() -> None:
    assert [player.gold for player in taking("wool_fair").players] == [28, 21, 22, 23]


@pytest.mark.clause("P-4.2")
def test_toledo_is_2_metal() -> None:
    table = taking("toledo")
    assert table.players[0].cubes == [0, 0, 0, 2]
    assert table.fields[METAL] == 13 - 1 - 2


@pytest.mark.clause("P-4.2")
@pytest.mark.parametrize("left", [0, 1])
def test_toledo_gives_no_more_metal_than_there_is(left: int) -> None:
    table = new_game()
    own(table, 1, metal=12 - left)
    open_privileges(table, "toledo", "tom")
    stand(table, 0, "kingsbridge")
    visit(table, "kingsbridge")
    assert table.players[0].cubes[METAL] == left
    assert table.fields[METAL] == 0
    assert table.owed[METAL] == 0
    assert table.court_metal == 1


@pytest.mark.clause("P-4.2")
def test_the_ceremony_is_1_metal() -> None:
    table = in_round(new_game(), 6)
    open_privileges(table, "ceremony", "nearly_complete")
    stand(table, 0, "kingsbridge")
    visit(table, "kingsbridge")
    assert table.players[0].cubes == [0, 0, 0, 1]
    assert table.fields[METAL] == 11


@pytest.mark.clause("P-4.2")
def test_the_nearly_complete_cathedral_is_1_stone_and_1_wood_from_the_fields() -> None:
    table = in_round(new_game(), 6)
    open_privileges(table, "ceremony", "nearly_complete")
    stand(table, 0, "kingsbridge 2")
    visit(table, "kingsbridge")
    assert table.players[0].cubes == [0, 1, 1, 0]
    assert (table.fields[WOOD], table.fields[STONE]) == (18, 18)
    assert table.market == [4, 4, 4, 0]


# What the journal tells of them


@pytest.mark.clause("P-4.2")
def test_the_journal_tells_what_an_immediate_privilege_gave() -> None:
    assert [(entry.seat, entry.a) for entry in told(taking("madonna"), "gains_vp")] == [(0, 3)]
    assert [(entry.seat, entry.a) for entry in told(taking("wool_fair"), "earns")] == [(0, 8)]
    for key, goods in {
        "toledo": [(METAL, 2)],
        "ceremony": [(METAL, 1)],
        "nearly_complete": [(WOOD, 1), (STONE, 1)],
    }.items():
        assert [(entry.a, entry.b) for entry in told(taking(key), "gets")] == goods


@pytest.mark.clause("P-4.2", "P-3.2")
def test_the_journal_tells_the_gold_that_was_really_received_at_the_fair() -> None:
    table = new_game()
    open_privileges(table, "wool_fair", "tom")
    stand(table, 0, "kingsbridge")
    table.players[0].gold = 27
    visit(table, "kingsbridge")
    assert [entry.a for entry in told(table, "earns")] == [3]
    assert table.players[0].gold == 30
