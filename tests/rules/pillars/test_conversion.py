"""`best_conversion` against the examples, and against every way there is to play."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kingsbridge.titles.pillars import TITLE, Conversion, Worth, best_conversion, next_use
from kingsbridge.titles.pillars.conversion import moves_of
from kingsbridge.titles.pillars.goods import GOODS, METAL, SAND, WOOD
from kingsbridge.titles.pillars.moves import FINISH, GIVE_BACK, WORK, ZEAL
from kingsbridge.titles.pillars.state import NO_CARD, Player, Table
from kingsbridge.titles.pillars.steps.cathedral import AT_WORK
from kingsbridge.words import Words
from kingsbridge.words.questions import questions_of
from tests.rules.pillars.board import (
    craftsman,
    employ,
    new_game,
    offered,
    own,
    play,
    turn,
    visit,
    working,
)
from tests.rules.pillars.printed import FORMULAS

pytestmark = pytest.mark.clause("P-13.1")

MIXERS = {"mortar_mixer", "improved_mortar_mixer"}
NOT_ZEALOUS = {"tool_maker", "architect", "organ_builder", "bell_maker"}
POINTS_FIRST = Worth(1_000_000, 1_000, [2, 3, 4, 5])

Cubes = tuple[int, ...]


# ---- Every way to play, by the printed formulas ----------------------------------------------


def best_by_trying_everything(
    craftsmen: list[str], cubes: Cubes, gold: int, zeal: bool, worth: Worth
) -> int:
    """Return the worth of the best end that any order of any uses leads to."""
    zealous = [key for key in craftsmen if key not in NOT_ZEALOUS] if zeal else []
    return max(_best_end(craftsmen, cubes, gold, extra, worth) for extra in (zealous or [""]))


def _best_end(craftsmen: list[str], cubes: Cubes, gold: int, extra: str, worth: Worth) -> int:
    capacity = [FORMULAS[key].capacity + (key == extra) for key in craftsmen]
    mixed = not MIXERS.isdisjoint(craftsmen)
    first = (tuple(cubes), gold, 0, tuple(capacity))
    seen = {first}
    waiting = [first]
    best = -1
    while waiting:
        cubes, gold, vp, left = waiting.pop()
        best = max(best, vp * worth.vp + gold * worth.gold + _kept(cubes, worth))
        for place, key in enumerate(craftsmen):
            formula = FORMULAS[key]
            after = [there - formula.takes.get(GOODS[good], 0) for good, there in enumerate(cubes)]
            purse = gold - formula.takes.get("gold", 0)
            if not left[place] or min(after) < 0 or purse < 0:
                continue
            if key.startswith("mason") and not mixed:
                continue
            if key == "tool_maker" and not cubes[METAL]:
                continue
            fewer = tuple(n - (other == place) for other, n in enumerate(left))
            end = (tuple(after), min(30, purse + formula.gold), vp + formula.vp, fewer)
            if end not in seen:
                seen.add(end)
                waiting.append(end)
    return best


def _kept(cubes: Cubes, worth: Worth) -> int:
    values = [worth.cubes[good] for good, there in enumerate(cubes) for _ in range(there)]
    return sum(sorted(values, reverse=True)[:5])


# ---- Laying out and playing ------------------------------------------------------------------


def scorer(craftsmen: list[str], cubes: dict[str, int], gold: int = 20) -> tuple[Table, Player]:
    """Return a game of two about to score, in which seat 1 has nothing to do."""
    table = new_game(2)
    employ(table, 1)
    employ(table, 0, *craftsmen)
    player = own(table, 0, **cubes)
    player.gold = gold
    return table, player


def plan_and_play(table: Table, worth: Worth = POINTS_FIRST) -> Conversion:
    """Plan for seat 0, play the plan move by move, and see that it brings what it promised."""
    player = table.players[0]
    vp, gold = player.vp, player.gold
    plan = best_conversion(table, 0, worth)
    if visit(table, "cathedral"):
        if plan.zealous != NO_CARD and ZEAL + plan.zealous in offered(table):
            play(table, ZEAL + plan.zealous)
        play(table, *[working(table, table.cards.craftsman_keys[use]) for use in plan.uses])
    else:
        assert plan.uses == []
    assert player.vp - vp == plan.vp
    assert player.gold - gold == plan.gold
    return plan


def times(table: Table, plan: Conversion, key: str) -> int:
    return plan.uses.count(craftsman(table, key))


# ---- Examples --------------------------------------------------------------------------------


def test_the_scoring_example_of_the_rulebooks_is_5_vp_and_2_gold() -> None:
    craftsmen = ["potter_2", "mortar_mixer", "stonecutter", "architect", "tool_maker"]
    table, player = scorer(craftsmen, {"sand": 5, "stone": 3, "metal": 1})
    plan = plan_and_play(table)
    assert (plan.vp, plan.gold) == (5, 2)
    assert player.cubes == [0, 0, 1, 1]


def test_metal_goes_first_to_the_organ_builder_then_to_the_bell_maker() -> None:
    craftsmen = ["glassblower_5", "bell_maker", "organ_builder"]
    table, _ = scorer(craftsmen, {"sand": 3, "wood": 1, "metal": 2})
    plan = plan_and_play(table)
    assert plan.vp == 6 + 4
    assert times(table, plan, "glassblower_5") == 0


def test_metal_beyond_the_bell_makers_capacity_goes_to_the_glassblower() -> None:
    craftsmen = ["glassblower_5", "bell_maker", "organ_builder"]
    table, _ = scorer(craftsmen, {"sand": 3, "metal": 4})
    plan = plan_and_play(table)
    assert plan.vp == 2 * 4 + 2 * 3


def test_the_last_wood_goes_with_metal_to_the_organ_builder_not_to_the_carpenter() -> None:
    table, _ = scorer(["carpenter_2", "organ_builder"], {"wood": 1, "metal": 1})
    plan = plan_and_play(table)
    assert plan.vp == 6
    assert times(table, plan, "carpenter_2") == 0


def test_sand_is_shared_between_glassblower_potter_and_mortar_mixer() -> None:
    craftsmen = ["mortar_mixer", "potter_2", "glassblower_4"]
    table, _ = scorer(craftsmen, {"sand": 6, "metal": 1})
    plan = plan_and_play(table)
    assert plan.vp == 3 + 2 + 1


def test_the_tool_maker_is_paid_before_the_metal_is_used_up() -> None:
    table, _ = scorer(["bell_maker", "tool_maker"], {"metal": 1})
    plan = plan_and_play(table)
    assert (plan.vp, plan.gold) == (4, 2)


def test_masons_count_for_nothing_without_a_mortar_mixer() -> None:
    table, _ = scorer(["mason_4", "stonecutter"], {"stone": 4})
    assert plan_and_play(table).vp == 2


def test_wood_is_for_the_carpenter_before_the_gold_woodworker_when_points_come_first() -> None:
    table, _ = scorer(["gold_woodworker", "carpenter_2"], {"wood": 3})
    plan = plan_and_play(table)
    assert (plan.vp, plan.gold) == (2, 4)


def test_wood_is_for_the_gold_woodworker_where_gold_is_worth_more() -> None:
    table, _ = scorer(["gold_woodworker", "carpenter_2"], {"wood": 3})
    plan = plan_and_play(table, Worth(3, 1, [0, 0, 0, 0]))
    assert (plan.vp, plan.gold) == (1, 8)


def test_gold_of_the_makers_feeds_the_goldsmith() -> None:
    craftsmen = ["goldsmith_5", "tool_maker", "gold_woodworker"]
    table, player = scorer(craftsmen, {"wood": 2, "metal": 1}, gold=2)
    plan = plan_and_play(table)
    assert plan.vp == 4
    assert player.gold == 0


def test_at_30_gold_the_goldsmith_makes_room_for_what_is_made() -> None:
    craftsmen = ["goldsmith_5", "tool_maker", "gold_woodworker"]
    table, player = scorer(craftsmen, {"wood": 2, "metal": 1}, gold=30)
    plan = plan_and_play(table)
    assert plan.vp == 6
    assert player.gold == 30 - 18 + 10


def test_gold_that_would_be_lost_above_30_is_not_promised() -> None:
    table, player = scorer(["gold_woodworker"], {"wood": 1}, gold=29)
    plan = plan_and_play(table)
    assert plan.gold == 1
    assert player.gold == 30


def test_at_30_gold_no_wood_is_spent_for_gold() -> None:
    table, player = scorer(["gold_woodworker", "architect"], {"wood": 2}, gold=30)
    plan = plan_and_play(table)
    assert (plan.vp, plan.gold) == (1, 0)
    assert player.cubes[WOOD] == 2


def test_among_equals_the_cubes_that_sell_for_more_are_kept() -> None:
    table, _ = scorer(["architect"], {"sand": 4, "metal": 1})
    plan = plan_and_play(table)
    assert plan.worth == 1_000_000 + 20_000 + 4 * 2 + 5


def test_the_extra_use_goes_where_it_brings_most() -> None:
    craftsmen = ["potter_2", "sculptor_3", "bell_maker"]
    table, _ = scorer(craftsmen, {"sand": 3, "stone": 2, "metal": 3})
    turn(table, "archbishops_zeal")
    plan = plan_and_play(table)
    assert plan.zealous == craftsman(table, "sculptor_3")
    assert plan.vp == 2 + 2 * 2 + 2 * 4


def test_once_the_extra_use_is_chosen_the_plan_keeps_to_it() -> None:
    table, _ = scorer(["potter_2", "sculptor_3"], {"sand": 3, "stone": 2})
    turn(table, "archbishops_zeal")
    visit(table, "cathedral")
    play(table, ZEAL + craftsman(table, "potter_2"))
    plan = best_conversion(table, 0)
    assert plan.zealous == craftsman(table, "potter_2")
    assert plan.vp == 3 + 2


def test_while_scoring_the_plan_counts_the_uses_that_are_left() -> None:
    table, _ = scorer(["potter_2", "mortar_mixer"], {"sand": 8})
    visit(table, "cathedral")
    play(table, working(table, "potter_2"))
    plan = best_conversion(table, 0)
    assert times(table, plan, "potter_2") == 1
    assert times(table, plan, "mortar_mixer") == 2
    assert plan.vp == 3


def test_by_option_the_tool_maker_is_not_in_the_plan_because_he_is_paid_later() -> None:
    table = new_game(2, toolmaker="end_of_round")
    employ(table, 0, "tool_maker", "architect")
    own(table, 0, metal=1)
    plan = best_conversion(table, 0)
    assert plan.uses == [craftsman(table, "architect")]


def test_a_tool_maker_who_gives_points_works_before_the_metal_is_used_up() -> None:
    cards = {"craftsmen": {"tool_maker": {"gives": {"vp": 1}}}}
    table = new_game(2, cards=cards)
    employ(table, 0, "bell_maker", "tool_maker")
    own(table, 0, metal=1)
    visit(table, "cathedral")
    plan = best_conversion(table, 0)
    assert plan.uses == [craftsman(table, "tool_maker"), craftsman(table, "bell_maker")]
    assert plan.vp == 1 + 4


def test_without_craftsmen_there_is_nothing_to_plan() -> None:
    table, _ = scorer([], {"sand": 3})
    plan = plan_and_play(table)
    assert (plan.uses, plan.vp, plan.gold) == ([], 0, 0)


# ---- Exactness -------------------------------------------------------------------------------

# Those who make gold, take gold, and contend for wood and metal.
CONTENDERS = [
    "bell_maker",
    "carpenter_2",
    "glassblower_5",
    "gold_woodworker",
    "goldsmith_5",
    "goldsmith_6",
    "organ_builder",
    "tool_maker",
    "woodworker",
]


def hands_of(keys: list[str]) -> st.SearchStrategy[list[str]]:
    return st.lists(st.sampled_from(keys), unique=True, min_size=1, max_size=6)


hands = hands_of(sorted(FORMULAS)) | hands_of(CONTENDERS)
cube_counts = st.tuples(*[st.integers(0, 5)] * 3, st.integers(0, 3))
purses = st.one_of(st.integers(0, 12), st.integers(24, 30))


@settings(max_examples=300)
@given(craftsmen=hands, cubes=cube_counts, gold=purses, zeal=st.booleans())
def test_no_way_to_play_is_better_than_the_plan_when_points_come_first(
    craftsmen: list[str], cubes: Cubes, gold: int, zeal: bool
) -> None:
    table, _ = scorer(craftsmen, dict(zip(GOODS, cubes, strict=True)), gold)
    turn(table, "archbishops_zeal" if zeal else "conflict")
    plan = plan_and_play(table)
    assert plan.worth == best_by_trying_everything(craftsmen, cubes, gold, zeal, POINTS_FIRST)


worths = st.builds(
    Worth,
    st.integers(0, 12),
    st.integers(0, 5),
    st.lists(st.integers(0, 6), min_size=4, max_size=4),
)


@settings(max_examples=300)
@given(craftsmen=hands, cubes=cube_counts, gold=purses, zeal=st.booleans(), worth=worths)
def test_no_way_to_play_is_better_than_the_plan_whatever_a_player_values(
    craftsmen: list[str], cubes: Cubes, gold: int, zeal: bool, worth: Worth
) -> None:
    table, _ = scorer(craftsmen, dict(zip(GOODS, cubes, strict=True)), gold)
    turn(table, "archbishops_zeal" if zeal else "conflict")
    plan = plan_and_play(table, worth)
    assert plan.worth == best_by_trying_everything(craftsmen, cubes, gold, zeal, worth)


def work_one_by_one(table: Table, worth: Worth) -> int:
    """Send seat 0's craftsmen to work as advised use by use; return what that is worth."""
    player = table.players[0]
    vp = player.vp
    zealous = best_conversion(table, 0, worth).zealous
    if visit(table, "cathedral"):
        if zealous != NO_CARD and ZEAL + zealous in offered(table):
            play(table, ZEAL + zealous)
        while table.seat == 0 and table.stage == AT_WORK:
            use = next_use(table, worth)
            play(table, WORK + use if use != NO_CARD else FINISH)
    return (
        (player.vp - vp) * worth.vp + player.gold * worth.gold + _kept(tuple(player.cubes), worth)
    )


def test_the_tool_maker_is_sent_before_his_metal_is_taken() -> None:
    table, player = scorer(["bell_maker", "tool_maker"], {"metal": 1})
    work_one_by_one(table, POINTS_FIRST)
    assert (player.gold, player.cubes[METAL]) == (22, 0)


@settings(max_examples=600)
@given(craftsmen=hands, cubes=cube_counts, gold=purses, zeal=st.booleans(), worth=worths)
def test_one_use_after_another_brings_as_much_as_the_plan(
    craftsmen: list[str], cubes: Cubes, gold: int, zeal: bool, worth: Worth
) -> None:
    table, _ = scorer(craftsmen, dict(zip(GOODS, cubes, strict=True)), gold)
    turn(table, "archbishops_zeal" if zeal else "conflict")
    plan = best_conversion(table, 0, worth)
    assert work_one_by_one(table, worth) == plan.worth


# ---- Scoring and giving back, in one proposal ------------------------------------------------


def at_the_cathedral(
    craftsmen: list[str], cubes: dict[str, int], gold: int = 20
) -> tuple[Table, Player]:
    """Return a table at which seat 0, with these craftsmen and cubes, is asked who works."""
    table, player = scorer(craftsmen, cubes, gold)
    assert visit(table, "cathedral")
    return table, player


def carry_out(table: Table) -> list[int]:
    """Make the moves of the proposal, each of which must be offered; return them."""
    seat = table.seat
    moves = moves_of(table, best_conversion(table, seat))
    for move in moves:
        assert table.seat == seat
        play(table, move)
    return moves


@pytest.mark.clause("P-13.8")
def test_what_is_proposed_scores_and_gives_back_and_then_all_is_done() -> None:
    table, player = at_the_cathedral(["potter_2", "architect"], {"sand": 4, "wood": 2, "metal": 3})
    moves = carry_out(table)
    # Two potters and an architect, then nobody can work; two of seven cubes go, sand first.
    assert sorted(moves[:3]) == sorted(
        [working(table, "potter_2")] * 2 + [working(table, "architect")]
    )
    assert moves[3:] == [GIVE_BACK + SAND, GIVE_BACK + SAND]
    assert player.cubes == [0, 2, 0, 3]
    assert player.vp == 2 + 3
    assert table.seat != 0


@pytest.mark.clause("P-13.8")
def test_where_more_could_work_than_should_the_proposal_finishes_before_it_gives_back() -> None:
    table, player = at_the_cathedral(
        ["gold_woodworker", "architect"], {"wood": 4, "stone": 4}, gold=30
    )
    moves = carry_out(table)
    assert moves == [working(table, "architect"), FINISH, *[GIVE_BACK + WOOD] * 3]
    assert player.cubes == [0, 1, 4, 0]


@pytest.mark.clause("P-13.8")
def test_a_proposal_that_is_changed_is_reckoned_anew_from_there() -> None:
    table, player = at_the_cathedral(["potter_2", "architect"], {"sand": 4, "wood": 2, "metal": 3})
    play(table, FINISH)
    # Nothing was made of the nine cubes: the four of least worth go back, in one proposal.
    play(table, GIVE_BACK + METAL)
    assert carry_out(table) == [GIVE_BACK + SAND] * 3
    assert player.cubes == [1, 2, 0, 2]
    assert player.vp == 2


def test_the_extra_use_is_part_of_the_proposal() -> None:
    table = new_game()
    employ(table, 0, "potter_2", "mortar_mixer")
    own(table, 0, sand=3)
    turn(table, "archbishops_zeal")
    assert visit(table, "cathedral")
    moves = carry_out(table)
    assert moves == [ZEAL + craftsman(table, "potter_2"), *[working(table, "potter_2")] * 3]


@pytest.mark.clause("P-13.8")
@pytest.mark.parametrize(
    ("language", "summary"),
    [
        ("en", "architect, potter × 2; give back sand × 2"),
        ("es", "maestro arquitecto, alfarero × 2; devolver: arena × 2"),
        ("de", "Architekt, Töpfer × 2; zurückgeben: Sand × 2"),
    ],
)
def test_the_proposal_says_who_works_and_what_is_given_back(language: str, summary: str) -> None:
    table, _ = at_the_cathedral(["potter_2", "architect"], {"sand": 4, "wood": 2, "metal": 3})
    questions = questions_of("pillars", {}, Words(language))
    proposal = questions.proposal(table, 0)
    assert proposal is not None
    assert (proposal.vp, proposal.gold) == (3, 0)
    assert proposal.summary.split("; ")[1] == summary.split("; ")[1]
    assert set(proposal.summary.split("; ")[0].split(", ")) == set(
        summary.split("; ")[0].split(", ")
    )
    play(table, *proposal.moves[:3])
    left = questions.proposal(table, 0)
    assert left is not None
    assert "× 2" in left.summary
    assert left.moves == proposal.moves[3:]


def test_there_is_no_proposal_where_nothing_is_scored() -> None:
    questions = questions_of("pillars", {}, Words("en"))
    assert questions.proposal(TITLE.new(4, 1), 0) is None
