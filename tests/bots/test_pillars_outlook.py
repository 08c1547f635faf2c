"""What greedy reckons with in The Pillars of the Earth."""

from __future__ import annotations

from kingsbridge.titles.pillars.bots.outlook import Outlook
from kingsbridge.titles.pillars.goods import SAND, STONE
from kingsbridge.titles.pillars.state import Table
from tests.rules.pillars.board import craftsman, employ, new_game, own


def outlook(*craftsmen: str, current: int = 6) -> Outlook:
    """Return what seat 0 reckons with, in the last round unless told otherwise."""
    table: Table = new_game(2)
    table.round = current
    employ(table, 0, *craftsmen)
    return Outlook(table, own(table, 0))


def newcomer(company: Outlook, key: str) -> int:
    return company.newcomer_worth(craftsman(company.table, key))


def test_the_best_of_a_trade_get_the_cubes_first() -> None:
    company = outlook("mortar_mixer", "potter_3")
    assert company.cube_worth(SAND, 2) == 100
    assert company.cube_worth(SAND, 3) == 33


def test_nobody_brings_more_with_a_later_cube_than_with_an_earlier_one() -> None:
    company = outlook("mortar_mixer", "potter_2", "mason_2", "sculptor_3", current=3)
    for good in range(4):
        worths = [company.cube_worth(good, nth) for nth in range(15)]
        assert worths == sorted(worths, reverse=True)


def test_masons_make_nothing_without_a_mortar_mixer() -> None:
    assert outlook("mason_4").income() == 0
    assert outlook("mason_4", "mortar_mixer").income() > outlook("mortar_mixer").income()
    assert outlook("mason_4").cube_worth(STONE, 0) < outlook("mason_1", "mortar_mixer").cube_worth(
        STONE, 0
    )


def test_whoever_dismisses_the_only_mixer_loses_the_masons_too() -> None:
    company = outlook("mason_4", "mortar_mixer")
    assert company.after_dismissing(craftsman(company.table, "mortar_mixer")) == 0


def test_a_newcomer_is_worth_what_every_round_left_brings() -> None:
    in_last = newcomer(outlook("mortar_mixer", current=6), "potter_3")
    assert newcomer(outlook("mortar_mixer", current=4), "potter_3") == 3 * in_last


def test_where_there_is_no_room_the_newcomer_brings_less() -> None:
    roomy = outlook("mortar_mixer", "stonecutter", "woodworker", "architect")
    full = outlook("mortar_mixer", "stonecutter", "woodworker", "architect", "potter_3")
    assert newcomer(roomy, "sculptor_4") > newcomer(full, "sculptor_4") > 0


def test_reckoning_with_a_newcomer_leaves_the_company_as_it_was() -> None:
    company = outlook("mortar_mixer", "stonecutter", "woodworker", "architect", "potter_3")
    before = list(company.company)
    newcomer(company, "improved_mortar_mixer")
    assert company.company == before
    assert company.mixers == 1


def test_the_tool_maker_is_not_counted_on() -> None:
    assert newcomer(outlook("mortar_mixer", current=1), "tool_maker") == 0


def test_cubes_that_resource_cards_will_bring_count_as_owned() -> None:
    table = new_game(2)
    table.players[0].resource_cards = 0b111
    cubes = [0] * 4
    for card in table.cards.resources[:3]:
        cubes[card.good] += card.cubes
    assert Outlook(table, table.players[0]).coming == cubes
