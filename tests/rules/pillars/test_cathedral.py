from __future__ import annotations

import pytest

from kingsbridge.titles.pillars import TITLE
from kingsbridge.titles.pillars.goods import METAL, SAND, STONE, WOOD
from kingsbridge.titles.pillars.moves import FINISH, GIVE_BACK, WITHDRAW, ZEAL
from kingsbridge.titles.pillars.state import Player, Table
from kingsbridge.words import LANGUAGES, Words
from tests.rules.pillars.board import (
    arrive,
    buying,
    craftsman,
    employ,
    in_round,
    new_game,
    offered,
    own,
    play,
    play_game,
    refused,
    stand,
    step_of,
    told,
    turn,
    visit,
    working,
)
from tests.rules.pillars.printed import FORMULAS

MASONS = ["mason_1", "mason_2", "mason_3", "mason_4"]
EVERY_GOOD = {GIVE_BACK + good for good in (SAND, WOOD, STONE, METAL)}


def scoring(table: Table) -> Player:
    """Go to the cathedral, where seat 0 is first to decide, and return that player."""
    assert visit(table, "cathedral")
    assert table.seat == 0
    return table.players[0]


# ---- The worked examples ---------------------------------------------------------------------


@pytest.mark.clause("P-13.1", "P-13.5", "P-13.6")
def test_the_scoring_example_of_the_rulebooks() -> None:
    table = new_game()
    employ(table, 0, "potter_2", "mortar_mixer", "stonecutter", "architect", "tool_maker")
    own(table, 0, sand=5, stone=3, metal=1)
    player = scoring(table)
    gold = player.gold
    play(table, working(table, "potter_2"), working(table, "potter_2"))
    assert player.vp == 2 + 2
    play(table, working(table, "mortar_mixer"))
    assert player.vp == 2 + 3
    play(table, working(table, "stonecutter"))
    assert player.vp == 2 + 4
    play(table, working(table, "architect"))
    assert player.vp == 2 + 5
    play(table, working(table, "tool_maker"))
    assert player.gold == gold + 2
    assert player.vp == 2 + 5
    assert player.cubes == [0, 0, 1, 1]


@pytest.mark.clause("P-13.1")
def test_the_goldsmith_example_of_the_rulebooks() -> None:
    table = new_game()
    employ(table, 0, "goldsmith_5")
    player = scoring(table)
    play(table, *[working(table, "goldsmith_5")] * 4)
    assert player.gold == 20 - 12
    assert player.vp == 2 + 4


@pytest.mark.clause("P-13.1")
def test_the_woodworker_example_of_the_rulebooks() -> None:
    table = new_game()
    employ(table, 0, "woodworker", "architect")
    own(table, 0, wood=10)
    player = scoring(table)
    play(table, *[working(table, "woodworker")] * 4)
    assert player.cubes[WOOD] == 2
    assert player.vp == 2 + 4
    assert refused(table).get(working(table, "woodworker")) == "P-13.1"


@pytest.mark.clause("P-13.1")
@pytest.mark.parametrize(
    ("key", "stone", "vp"), [("stonecutter", 2, 1), ("mason_1", 1, 1), ("sculptor_3", 1, 2)]
)
def test_the_stone_example_of_the_rulebooks(key: str, stone: int, vp: int) -> None:
    table = new_game()
    employ(table, 0, key, "mortar_mixer")
    own(table, 0, stone=2)
    player = scoring(table)
    play(table, working(table, key))
    assert player.cubes[STONE] == 2 - stone
    assert player.vp == 2 + vp


@pytest.mark.clause("P-13.1")
def test_the_gold_woodworker_turns_at_most_2_wood_into_8_gold() -> None:
    table = new_game()
    employ(table, 0, "gold_woodworker", "architect")
    own(table, 0, wood=3)
    player = scoring(table)
    play(table, *[working(table, "gold_woodworker")] * 2)
    assert player.gold == 28
    assert player.cubes[WOOD] == 1
    assert refused(table).get(working(table, "gold_woodworker")) == "P-13.1"


# ---- Formulas and capacities -----------------------------------------------------------------


@pytest.mark.clause("P-13.1", "P-13.2")
@pytest.mark.parametrize("key", FORMULAS)
def test_a_craftsman_works_by_its_formula_and_at_most_capacity_times(key: str) -> None:
    formula = FORMULAS[key]
    table = new_game()
    # Somebody else has work left, so that the capacity alone ends this one's.
    other = "architect" if key != "architect" else "potter_2"
    mixer = ["mortar_mixer"] if key in MASONS else []
    employ(table, 0, key, other, *mixer)
    more = {good: n * (formula.capacity + 1) for good, n in formula.takes.items()}
    gold = more.pop("gold", 0)
    if key == "tool_maker":
        more["metal"] = 1
    if other == "potter_2":
        more["sand"] = 1
    own(table, 0, **more)
    fields = table.fields[:]
    player = scoring(table)
    player.gold = gold
    play(table, *[working(table, key)] * formula.capacity)

    used = [formula.takes.get(good, 0) * formula.capacity for good in ("sand", "wood", "stone")]
    used.append(formula.takes.get("metal", 0) * formula.capacity)
    assert player.vp == 2 + formula.vp * formula.capacity
    spent = formula.takes.get("gold", 0) * formula.capacity
    assert player.gold == gold - spent + formula.gold * formula.capacity
    assert table.fields == [there + back for there, back in zip(fields, used, strict=True)]
    assert refused(table).get(working(table, key)) == "P-13.1"


@pytest.mark.clause("P-13.1")
@pytest.mark.parametrize(
    ("key", "cubes"),
    [
        ("mortar_mixer", {"sand": 2}),
        ("improved_mortar_mixer", {"sand": 1}),
        ("woodworker", {"wood": 1}),
        ("stonecutter", {"stone": 1}),
        ("potter_2", {"wood": 1}),
        ("carpenter_2", {"sand": 1}),
    ],
)
def test_a_craftsman_without_the_goods_of_its_formula_does_not_work(
    key: str, cubes: dict[str, int]
) -> None:
    table = new_game()
    employ(table, 0, key, "architect")
    own(table, 0, **cubes)
    scoring(table)
    assert refused(table).get(working(table, key)) == "P-13.1"
    assert working(table, key) not in offered(table)


@pytest.mark.clause("P-13.1")
def test_a_goldsmith_without_3_gold_does_not_work() -> None:
    table = new_game()
    employ(table, 0, "goldsmith_6", "architect")
    table.players[0].gold = 5
    player = scoring(table)
    play(table, working(table, "goldsmith_6"))
    assert player.gold == 2
    assert refused(table).get(working(table, "goldsmith_6")) == "P-13.1"


@pytest.mark.clause("P-13.1")
def test_players_score_clockwise_from_the_starting_player() -> None:
    table = new_game(start=2)
    for seat in range(4):
        employ(table, seat, "architect")
    assert visit(table, "cathedral")
    order = []
    for _ in range(4):
        order.append(table.seat)
        play(table, working(table, "architect"))
    assert order == [2, 3, 0, 1]
    assert table.scores() == [3, 3, 3, 3]


@pytest.mark.clause("P-13.1")
def test_a_player_may_stop_and_keep_the_cubes() -> None:
    table = new_game(2)
    own(table, 0, wood=4)
    own(table, 1, wood=2)
    player = scoring(table)
    play(table, working(table, "woodworker"), FINISH)
    assert table.seat == 1
    assert player.cubes[WOOD] == 2
    assert player.vp == 3


@pytest.mark.clause("P-13.1")
def test_who_can_do_nothing_is_not_asked() -> None:
    table = new_game(2)
    own(table, 1, wood=2)
    assert visit(table, "cathedral")
    assert table.seat == 1


@pytest.mark.clause("P-13.1")
def test_the_capacity_is_fresh_each_round() -> None:
    table = new_game(2)
    employ(table, 0, "sculptor_3")
    own(table, 0, stone=2)
    scoring(table)
    play(table, working(table, "sculptor_3"))
    assert table.round == 2
    arrive(table, "cathedral")
    play(table, working(table, "sculptor_3"))
    assert table.players[0].vp == 6


@pytest.mark.clause("P-13.1")
def test_two_craftsmen_of_one_trade_each_have_their_own_capacity() -> None:
    table = new_game()
    employ(table, 0, "potter_2", "potter_3")
    own(table, 0, sand=6)
    player = scoring(table)
    play(table, *[working(table, "potter_2")] * 2, *[working(table, "potter_3")] * 3)
    assert player.vp == 2 + 5


# ---- The extra use of the Archbishop's zeal --------------------------------------------------


@pytest.mark.clause("P-1.1", "P-13.1")
def test_the_archbishops_zeal_gives_one_craftsman_of_choice_one_more_use() -> None:
    table = new_game()
    employ(table, 0, "potter_2", "carpenter_2", "architect")
    own(table, 0, sand=4, wood=4)
    turn(table, "archbishops_zeal")
    player = scoring(table)
    assert offered(table) == {
        ZEAL + craftsman(table, "potter_2"),
        ZEAL + craftsman(table, "carpenter_2"),
    }
    play(table, ZEAL + craftsman(table, "potter_2"))
    play(table, *[working(table, "potter_2")] * 3, *[working(table, "carpenter_2")] * 2)
    assert player.vp == 2 + 5
    assert refused(table).get(working(table, "potter_2")) == "P-13.1"
    assert refused(table).get(working(table, "carpenter_2")) == "P-13.1"


@pytest.mark.clause("P-1.1", "P-13.1")
def test_the_zeal_is_not_for_organ_builder_bell_maker_or_those_without_a_capacity() -> None:
    table = new_game()
    excepted = ["organ_builder", "bell_maker", "architect", "tool_maker"]
    employ(table, 0, "glassblower_4", "sculptor_3", *excepted)
    own(table, 0, sand=1, wood=1, metal=5)
    turn(table, "archbishops_zeal")
    scoring(table)
    assert offered(table) == {
        ZEAL + craftsman(table, "glassblower_4"),
        ZEAL + craftsman(table, "sculptor_3"),
    }
    for key in excepted:
        assert refused(table).get(ZEAL + craftsman(table, key)) == "P-13.1"


@pytest.mark.clause("P-1.1", "P-13.1")
def test_where_only_one_craftsman_can_have_the_extra_use_nobody_is_asked() -> None:
    table = new_game()
    employ(table, 0, "potter_2", "architect")
    own(table, 0, sand=3)
    turn(table, "archbishops_zeal")
    player = scoring(table)
    play(table, *[working(table, "potter_2")] * 3)
    assert player.vp == 2 + 3


@pytest.mark.clause("P-1.1", "P-13.1")
def test_the_journal_tells_who_has_the_extra_use_also_where_nobody_was_asked() -> None:
    table = new_game()
    employ(table, 0, "potter_2", "architect")
    turn(table, "archbishops_zeal")
    scoring(table)
    [entry] = told(table, "is_zealous")
    assert (entry.seat, entry.a) == (0, craftsman(table, "potter_2"))


@pytest.mark.clause("P-1.1", "P-13.1")
@pytest.mark.parametrize(
    ("zeal", "said"),
    [
        (1, ["once more than usual", "una vez más de lo normal", "einmal öfter"]),
        (3, ["3 times more than usual", "3 veces más de lo normal", "3-mal öfter"]),
    ],
)
def test_the_journal_tells_how_many_extra_uses_there_are(zeal: int, said: list[str]) -> None:
    table = new_game(cards={"events": {"archbishops_zeal": {"zeal": zeal}}})
    employ(table, 0, "potter_2", "architect")
    turn(table, "archbishops_zeal")
    scoring(table)
    [entry] = told(table, "is_zealous")
    for language, part in zip(("en", "es", "de"), said, strict=True):
        assert part in Words(language).tell(TITLE.story(table, entry), ["Ana"] * 4)


@pytest.mark.clause("P-3.2", "P-13.1")
@pytest.mark.parametrize(
    ("gives", "gold", "said"),
    [
        ({"vp": 2, "gold": 3}, 20, ["work: 2 VP and 3 gold.", " y 3 de oro.", "e und 3 Gold."]),
        ({"vp": 1, "gold": 3}, 20, ["work: 1 VP and 3 gold.", "to de victoria y 3", "kt und 3"]),
        ({"vp": 2, "gold": 3}, 30, ["work: 2 VP.", ": 2 puntos de victoria.", ", 2 Siegpunkte."]),
        ({"gold": 3}, 20, ["work: 3 gold.", ": 3 de oro.", ", 3 Gold."]),
        ({"gold": 3}, 30, ["but already has as much", "pero ya tiene", "hat aber schon"]),
        ({}, 20, ["(capacity 1) work.", "(capacidad 1).", "(Kapazität 1)."]),
    ],
)
def test_the_journal_tells_all_that_a_craftsman_brought(
    gives: dict[str, int], gold: int, said: list[str]
) -> None:
    table = new_game(cards={"craftsmen": {"architect": {"gives": gives}}})
    employ(table, 0, "architect")
    scoring(table).gold = gold
    play(table, working(table, "architect"))
    [entry] = told(table, "works")
    for language, part in zip(("en", "es", "de"), said, strict=True):
        assert part in Words(language).tell(TITLE.story(table, entry), ["Ana"] * 4)


@pytest.mark.clause("P-3.2", "P-13.1")
@pytest.mark.parametrize(("gold", "received"), [(26, [4, 0]), (25, [4, 1]), (30, [0, 0])])
def test_the_journal_tells_the_gold_that_was_really_received(
    gold: int, received: list[int]
) -> None:
    table = new_game()
    employ(table, 0, "gold_woodworker", "architect")
    own(table, 0, wood=2)
    player = scoring(table)
    player.gold = gold
    play(table, *[working(table, "gold_woodworker")] * 2)
    assert [entry.c for entry in told(table, "works")] == received
    assert player.gold == 30


@pytest.mark.clause("P-3.2", "P-13.5")
def test_the_journal_tells_the_gold_a_late_tool_maker_really_brought() -> None:
    table = new_game(toolmaker="end_of_round")
    employ(table, 0, "tool_maker")
    own(table, 0, metal=1).gold = 29
    assert not visit(table, "cathedral")
    assert [entry.c for entry in told(table, "works")] == [1]


@pytest.mark.clause("P-13.1")
def test_the_journal_tells_which_of_two_masons_worked() -> None:
    table = new_game()
    employ(table, 0, "mortar_mixer", "mason_1", "mason_3")
    own(table, 0, stone=2)
    scoring(table)
    play(table, working(table, "mason_1"), working(table, "mason_3"))
    for language in LANGUAGES:
        words = Words(language)
        said = [
            words.tell(TITLE.story(table, entry), ["Ana"] * 4) for entry in told(table, "works")
        ]
        assert ["2" in said[0], "4" in said[1]] == [True, True]
        assert said[0] != said[1]


@pytest.mark.clause("P-1.1", "P-13.1")
def test_everybody_has_the_extra_use_for_one_of_their_own_craftsmen() -> None:
    table = new_game(2)
    for seat in (0, 1):
        employ(table, seat, "woodworker", "stonecutter")
        own(table, seat, wood=10)
    turn(table, "archbishops_zeal")
    assert visit(table, "cathedral")
    for _ in (0, 1):
        play(table, ZEAL + craftsman(table, "woodworker"))
        play(table, *[working(table, "woodworker")] * 5)
    assert table.scores() == [7, 7]


@pytest.mark.clause("P-1.1", "P-13.1")
def test_the_extra_use_is_for_this_round_only() -> None:
    table = new_game(2)
    employ(table, 0, "potter_2", "architect")
    employ(table, 1)
    own(table, 0, sand=5)
    turn(table, "archbishops_zeal")
    scoring(table)
    play(table, *[working(table, "potter_2")] * 3, FINISH)
    assert table.round == 2
    own(table, 0, sand=5)
    arrive(table, "cathedral")
    play(table, *[working(table, "potter_2")] * 2)
    assert refused(table).get(working(table, "potter_2")) == "P-13.1"


# ---- Where the cubes go, and who needs whom --------------------------------------------------


@pytest.mark.clause("P-13.2")
def test_used_cubes_return_to_the_fields_not_to_the_market() -> None:
    table = new_game()
    employ(table, 0, "woodworker", "organ_builder", "glassblower_4")
    own(table, 0, sand=1, wood=3, metal=2)
    table.market = [0, 0, 0, 0]
    scoring(table)
    fields = table.fields[:]
    for key in ("woodworker", "organ_builder", "glassblower_4"):
        play(table, working(table, key))
        if key != "glassblower_4":
            assert table.market == [0, 0, 0, 0]
    # The next round's market was filled from the fields.
    back = [there + 4 for there in table.market[:3]]
    assert back == [8, 8, 8]
    assert [table.fields[good] + table.market[good] for good in range(4)] == [
        fields[SAND] + 1,
        fields[WOOD] + 3,
        fields[STONE],
        fields[METAL] + 2,
    ]


@pytest.mark.clause("P-13.3")
@pytest.mark.parametrize("mason", MASONS)
def test_a_mason_does_not_work_without_a_mortar_mixer(mason: str) -> None:
    table = new_game()
    employ(table, 0, mason, "architect")
    own(table, 0, stone=1)
    scoring(table)
    assert refused(table).get(working(table, mason)) == "P-13.3"
    assert working(table, mason) not in offered(table)


@pytest.mark.clause("P-13.3")
def test_one_mortar_mixer_serves_all_masons_of_its_owner() -> None:
    table = new_game()
    employ(table, 0, "mortar_mixer", *MASONS)
    own(table, 0, stone=5)
    player = scoring(table)
    for mason in MASONS:
        play(table, working(table, mason))
    assert player.vp == 2 + 4


@pytest.mark.clause("P-13.3")
def test_a_mortar_mixer_serves_masons_also_once_its_own_work_is_done() -> None:
    table = new_game()
    employ(table, 0, "mortar_mixer", "mason_1")
    own(table, 0, sand=9, stone=1)
    player = scoring(table)
    play(table, *[working(table, "mortar_mixer")] * 3, working(table, "mason_1"))
    assert player.vp == 2 + 4


@pytest.mark.clause("P-13.3")
def test_the_mortar_mixer_of_somebody_else_does_not_help() -> None:
    table = new_game()
    employ(table, 0, "mason_1", "architect")
    employ(table, 1, "mortar_mixer")
    own(table, 0, stone=1)
    scoring(table)
    assert refused(table).get(working(table, "mason_1")) == "P-13.3"


@pytest.mark.clause("P-13.3")
def test_stonecutter_and_sculptor_need_no_mortar_mixer() -> None:
    table = new_game()
    employ(table, 0, "stonecutter", "sculptor_3")
    own(table, 0, stone=3)
    player = scoring(table)
    play(table, working(table, "stonecutter"), working(table, "sculptor_3"))
    assert player.vp == 2 + 1 + 2


@pytest.mark.clause("P-13.4")
def test_the_improved_mortar_mixer_counts_as_a_mortar_mixer() -> None:
    table = new_game()
    employ(table, 0, "improved_mortar_mixer", "mason_1")
    own(table, 0, stone=1)
    player = scoring(table)
    play(table, working(table, "mason_1"))
    assert player.vp == 3


@pytest.mark.clause("P-13.4", "P-12.8")
def test_the_gold_woodworker_counts_as_a_woodworker() -> None:
    table = new_game()
    employ(table, 0, "gold_woodworker")
    stand(table, 0, "market")
    assert visit(table, "market")
    play(table, buying(WOOD, 1), WITHDRAW)
    assert table.players[0].cubes[WOOD] == 1


@pytest.mark.clause("P-13.4", "P-12.8")
def test_other_craftsmen_who_work_wood_do_not_count_as_woodworkers() -> None:
    table = new_game()
    employ(table, 0, "carpenter_2", "organ_builder")
    stand(table, 0, "market")
    assert visit(table, "market")
    assert refused(table).get(buying(WOOD, 1)) == "P-12.8"


# ---- Tool maker, architect, and those who use metal ------------------------------------------


@pytest.mark.clause("P-13.5")
def test_the_tool_maker_pays_2_gold_once_to_an_owner_of_metal_who_keeps_it() -> None:
    table = new_game()
    employ(table, 0, "tool_maker", "architect")
    own(table, 0, metal=3)
    player = scoring(table)
    play(table, working(table, "tool_maker"))
    assert player.gold == 22
    assert player.cubes[METAL] == 3
    assert refused(table).get(working(table, "tool_maker")) == "P-13.1"


@pytest.mark.clause("P-13.5")
def test_the_tool_maker_pays_nothing_to_a_player_without_metal() -> None:
    table = new_game()
    employ(table, 0, "tool_maker", "architect")
    own(table, 0, sand=2, wood=2)
    scoring(table)
    assert refused(table).get(working(table, "tool_maker")) == "P-13.5"
    assert working(table, "tool_maker") not in offered(table)


@pytest.mark.clause("P-13.5")
def test_the_metal_that_served_the_tool_maker_may_then_be_used() -> None:
    table = new_game()
    employ(table, 0, "tool_maker", "bell_maker")
    own(table, 0, metal=1)
    player = scoring(table)
    play(table, working(table, "tool_maker"), working(table, "bell_maker"))
    assert player.gold == 22
    assert player.vp == 2 + 4
    assert player.cubes[METAL] == 0


@pytest.mark.clause("P-13.5")
def test_metal_that_was_used_up_does_not_serve_the_tool_maker_any_more() -> None:
    table = new_game()
    employ(table, 0, "tool_maker", "bell_maker", "architect")
    own(table, 0, metal=1)
    scoring(table)
    play(table, working(table, "bell_maker"))
    assert refused(table).get(working(table, "tool_maker")) == "P-13.5"


@pytest.mark.clause("P-13.5")
def test_by_option_the_tool_maker_pays_at_the_end_of_the_round_for_metal_still_there() -> None:
    table = new_game(toolmaker="end_of_round")
    employ(table, 0, "tool_maker", "architect")
    own(table, 0, metal=1)
    player = scoring(table)
    assert refused(table).get(working(table, "tool_maker")) == "P-13.5"
    play(table, FINISH)
    assert player.gold == 22
    assert player.cubes[METAL] == 1


@pytest.mark.clause("P-13.5")
def test_by_option_the_tool_maker_pays_nothing_for_metal_that_was_used() -> None:
    table = new_game(toolmaker="end_of_round")
    employ(table, 0, "tool_maker", "bell_maker")
    own(table, 0, metal=1)
    player = scoring(table)
    play(table, working(table, "bell_maker"))
    assert player.gold == 20
    assert player.vp == 6


@pytest.mark.clause("P-13.5")
def test_by_option_the_tool_maker_pays_nothing_for_metal_that_was_given_back() -> None:
    table = new_game(toolmaker="end_of_round")
    employ(table, 0, "tool_maker")
    own(table, 0, wood=5, metal=1)
    player = scoring(table)
    play(table, GIVE_BACK + METAL)
    assert player.gold == 20


@pytest.mark.clause("P-13.5")
def test_by_option_the_tool_maker_pays_2_gold_however_much_metal_there_is() -> None:
    table = new_game(toolmaker="end_of_round")
    employ(table, 0, "tool_maker")
    player = own(table, 0, metal=4)
    assert not visit(table, "cathedral")
    assert player.gold == 22


@pytest.mark.clause("P-13.5")
def test_a_tool_maker_who_was_not_sent_to_work_brings_nothing() -> None:
    table = new_game()
    employ(table, 0, "tool_maker")
    own(table, 0, metal=1)
    player = scoring(table)
    play(table, FINISH)
    assert player.gold == 20


SMITH = {
    "craftsmen": {
        "tool_maker": {
            "holds": {"metal": 2},
            "gives": {"vp": 1, "gold": 3},
            "capacity": 2,
            "needs": "stonecutter",
        }
    }
}


@pytest.mark.clause("P-13.5")
@pytest.mark.parametrize("toolmaker", ["first", "end_of_round"])
def test_a_corrected_tool_maker_does_what_his_card_says_sooner_or_later(toolmaker: str) -> None:
    table = new_game(toolmaker=toolmaker, cards=SMITH)
    employ(table, 0, "tool_maker", "stonecutter")
    player = own(table, 0, metal=2)
    visit(table, "cathedral")
    if toolmaker == "first":
        play(table, *[working(table, "tool_maker")] * 2)
    assert (player.vp, player.gold) == (2 + 2 * 1, 20 + 2 * 3)
    assert [entry.clause for entry in told(table, "works")] == ["P-13.5"] * 2


@pytest.mark.clause("P-13.5")
@pytest.mark.parametrize(("metal", "beside"), [(1, "stonecutter"), (2, "woodworker")])
def test_by_option_a_corrected_tool_maker_lacks_what_his_card_asks_for(
    metal: int, beside: str
) -> None:
    table = new_game(toolmaker="end_of_round", cards=SMITH)
    employ(table, 0, "tool_maker", beside)
    player = own(table, 0, metal=metal)
    visit(table, "cathedral")
    assert (player.vp, player.gold) == (2, 20)


@pytest.mark.clause("P-13.5")
@pytest.mark.parametrize("edition", ["mayfair", "devir", "kosmos"])
def test_in_every_edition_the_tool_maker_works_with_the_others(edition: str) -> None:
    table = new_game(edition=edition)
    employ(table, 0, "tool_maker", "bell_maker")
    own(table, 0, metal=1)
    player = scoring(table)
    play(table, working(table, "tool_maker"), working(table, "bell_maker"))
    assert (player.gold, player.vp) == (22, 6)


@pytest.mark.clause("P-13.6")
def test_the_architect_gives_1_vp_a_round_and_needs_nothing() -> None:
    table = new_game()
    employ(table, 0, "architect")
    player = scoring(table)
    player.gold = 0
    play(table, working(table, "architect"))
    assert player.vp == 3
    assert player.gold == 0
    assert table.round == 2  # there was nothing more to decide


@pytest.mark.clause("P-13.7")
@pytest.mark.parametrize(
    ("key", "takes", "vp"),
    [
        ("bell_maker", {"metal": 1}, 4),
        ("glassblower_4", {"sand": 1, "metal": 1}, 3),
        ("glassblower_5", {"sand": 1, "metal": 1}, 3),
        ("organ_builder", {"wood": 1, "metal": 1}, 6),
    ],
)
def test_bell_maker_glassblower_and_organ_builder_use_up_their_metal(
    key: str, takes: dict[str, int], vp: int
) -> None:
    table = new_game()
    employ(table, 0, key, "architect")
    own(table, 0, **takes)
    beside = table.fields[METAL]
    player = scoring(table)
    play(table, working(table, key))
    assert player.vp == 2 + vp
    assert player.cubes == [0, 0, 0, 0]
    assert table.fields[METAL] == beside + 1


@pytest.mark.clause("P-13.7")
@pytest.mark.parametrize("key", ["bell_maker", "glassblower_4", "glassblower_5", "organ_builder"])
def test_without_metal_bell_maker_glassblower_and_organ_builder_do_not_work(key: str) -> None:
    table = new_game()
    employ(table, 0, key, "architect")
    own(table, 0, sand=1, wood=1, stone=1)
    scoring(table)
    assert refused(table).get(working(table, key)) == "P-13.7"
    assert working(table, key) not in offered(table)


@pytest.mark.clause("P-13.7")
@pytest.mark.parametrize(
    ("key", "cubes"),
    [("glassblower_4", {"wood": 1, "metal": 1}), ("organ_builder", {"sand": 1, "metal": 1})],
)
def test_the_glassblower_needs_sand_and_the_organ_builder_wood_besides(
    key: str, cubes: dict[str, int]
) -> None:
    table = new_game()
    employ(table, 0, key, "architect")
    own(table, 0, **cubes)
    scoring(table)
    assert refused(table).get(working(table, key)) == "P-13.7"


# ---- What is kept, and the end of the scoring ------------------------------------------------


@pytest.mark.clause("P-13.8")
def test_at_most_5_resources_are_kept_of_the_owners_choice() -> None:
    table = new_game()
    employ(table, 0, "architect")
    own(table, 0, sand=3, wood=2, stone=1, metal=1)
    player = scoring(table)
    play(table, working(table, "architect"))
    assert table.seat == 0
    assert offered(table) == EVERY_GOOD
    play(table, GIVE_BACK + SAND)
    assert offered(table) == EVERY_GOOD
    play(table, GIVE_BACK + STONE)
    assert player.cubes == [2, 2, 0, 1]
    assert table.round == 2


@pytest.mark.clause("P-13.8")
def test_metal_counts_among_the_5() -> None:
    table = new_game()
    employ(table, 0, "architect")
    own(table, 0, stone=5, metal=1)
    player = scoring(table)
    play(table, FINISH)
    assert offered(table) == {GIVE_BACK + STONE, GIVE_BACK + METAL}
    assert refused(table) == {GIVE_BACK + SAND: "P-13.8", GIVE_BACK + WOOD: "P-13.8"}
    play(table, GIVE_BACK + METAL)
    assert player.cubes == [0, 0, 5, 0]


@pytest.mark.clause("P-13.8")
def test_what_is_too_much_goes_back_for_nothing() -> None:
    table = new_game()
    employ(table, 0, "architect")
    own(table, 0, stone=5, metal=1)
    player = scoring(table)
    beside = table.fields[METAL]
    play(table, FINISH, GIVE_BACK + METAL)
    assert player.gold == 20
    assert player.vp == 2
    assert table.fields[METAL] == beside + 1


@pytest.mark.clause("P-13.8")
def test_5_resources_may_all_be_kept() -> None:
    table = new_game()
    employ(table, 0)
    own(table, 0, sand=2, wood=1, stone=1, metal=1)
    assert not visit(table, "cathedral")
    assert table.players[0].cubes == [2, 1, 1, 1]


@pytest.mark.clause("P-13.8")
def test_where_all_is_of_one_kind_nothing_is_asked() -> None:
    table = new_game()
    employ(table, 0)
    own(table, 0, sand=9)
    assert not visit(table, "cathedral")
    assert table.players[0].cubes == [5, 0, 0, 0]
    assert table.fields[SAND] == 19 - 5


@pytest.mark.clause("P-13.8")
def test_nothing_is_given_back_before_the_craftsmen_have_worked() -> None:
    table = new_game()
    employ(table, 0, "potter_3")
    own(table, 0, sand=8)
    player = scoring(table)
    assert player.cubes[SAND] == 8
    play(table, *[working(table, "potter_3")] * 3)
    assert player.vp == 5
    assert player.cubes[SAND] == 5


@pytest.mark.clause("P-13.9")
def test_vp_above_60_simply_count_on() -> None:
    table = new_game()
    employ(table, 0, "bell_maker")
    own(table, 0, metal=2)
    player = scoring(table)
    player.vp = 58
    play(table, *[working(table, "bell_maker")] * 2)
    assert player.vp == 66


@pytest.mark.clause("P-13.10")
def test_the_starting_player_adds_a_piece_to_the_cathedral_when_all_have_scored() -> None:
    table = new_game(start=3)
    employ(table, 0, "architect")
    visit(table, "cathedral")
    assert table.seat == 0
    assert table.pieces == 0
    play(table, FINISH)
    assert table.pieces == 1
    [entry] = told(table, "adds_piece")
    assert entry.seat == 3
    assert entry.a == 1


@pytest.mark.clause("P-13.10")
def test_the_cathedral_has_six_pieces_one_a_round() -> None:
    table = new_game()
    play_game(table)
    assert [entry.a for entry in told(table, "adds_piece")] == [1, 2, 3, 4, 5, 6]
    assert table.pieces == 6


@pytest.mark.clause("P-13.1", "P-13.2", "P-13.8")
def test_a_scoring_round_loses_and_makes_no_cube() -> None:
    table = in_round(new_game(), 6)
    employ(table, 0, "woodworker", "potter_3", "organ_builder", "goldsmith_6", "bell_maker")
    own(table, 0, sand=4, wood=3, stone=5, metal=2)
    arrive(table, "cathedral")
    play(table, working(table, "organ_builder"), working(table, "potter_3"))
    assert step_of(table) == "cathedral"
    assert TITLE.flaws(table) == []
