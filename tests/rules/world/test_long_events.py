"""Long-term events: how long they act, and the trades they allow (W-1.4, W-6.1, W-7.3)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kingsbridge.titles.world.moves import (
    BUILD,
    DISCARD,
    DONE,
    EXCHANGE,
    FORGO,
    PLAY,
    SELL_WOOL,
)
from kingsbridge.titles.world.state import Table
from tests.rules.world.board import (
    QUIET,
    action,
    arrive,
    begin_project,
    end_chapter,
    event_number,
    favor,
    force,
    goods,
    in_chapter,
    new_game,
    next_round,
    offered,
    own,
    play,
    project,
    refused,
    reprint,
    settle,
    told,
    turn,
    vp,
)

# ---- Whether an event acts -------------------------------------------------------------------
# Each of these lets the active player do what the event changes, and looks whether it did.


def wool_is_cheap(table: Table) -> bool:
    own(table, table.start, wool=1)
    play(arrive(table, "action"), "sales")
    table.apply(SELL_WOOL)
    return goods(table, table.start)["gold"] == 1


def gold_buys_piety(table: Table) -> bool:
    own(table, table.start, gold=1)
    return EXCHANGE in offered(arrive(table, "action"))


def bridge_work_is_backed(table: Table) -> bool:
    own(table, table.start, stone=1)
    before = vp(table, table.start)
    play(arrive(table, "action"), "building")
    table.apply(BUILD + 2 * project(table, "bridge"))
    return vp(table, table.start) == before + 4


def one_resource_is_all(table: Table) -> bool:
    own(table, table.start, stone=2)
    play(arrive(table, "action"), "building")
    table.apply(BUILD + 2 * project(table, "bridge"))
    return BUILD + 2 * project(table, "bridge") not in offered(table)


def grain_buys_loyalty(table: Table) -> bool:
    own(table, table.start, grain=1)
    return EXCHANGE in offered(arrive(table, "action"))


def cloth_is_wanted(table: Table) -> bool:
    own(table, table.start, cloth=1)
    return EXCHANGE in offered(arrive(table, "action"))


def chance_discards(table: Table) -> bool:
    own(table, table.start)
    play(arrive(table, "action"), "grain")
    return not any(DISCARD <= move < DISCARD + 12 for move in offered(table))


def rents_are_halved(table: Table) -> bool:
    own(table, table.start)
    settle(table, table.start, "gold_stone")
    play(arrive(table, "action"), "house_rent")
    return goods(table, table.start)["gold"] == 2


ACTS: dict[str, Callable[[Table], bool]] = {
    "I-02": wool_is_cheap,
    "I-09": gold_buys_piety,
    "I-10": bridge_work_is_backed,
    "II-07": one_resource_is_all,
    "II-08": grain_buys_loyalty,
    "II-11": cloth_is_wanted,
    "III-02": chance_discards,
    "III-09": rents_are_halved,
    "III-10": cloth_is_wanted,
    "IV-06": cloth_is_wanted,
}
CHAPTER = {"I": 1, "II": 2, "III": 3, "IV": 4}


def chapter_of(key: str) -> int:
    return CHAPTER[key.split("-")[0]]


def others_of(key: str) -> list[str]:
    """Return the other long-term events of the same chapter."""
    return [other for other in ACTS if chapter_of(other) == chapter_of(key) and other != key]


def lying(table: Table) -> list[str]:
    """Return the events beside the board, the older first."""
    return [table.cards.event_keys[number] for number in table.long_events]


every_long_event = pytest.mark.parametrize("key", ACTS)
# A chapter with three long-term events is needed to replace one.
every_replaceable_event = pytest.mark.parametrize(
    "key", [key for key in ACTS if len(others_of(key)) == 2]
)


@every_long_event
@pytest.mark.clause("W-1.4")
def test_a_long_term_event_does_not_act_before_it_is_turned(key: str) -> None:
    table = in_chapter(new_game(2), chapter_of(key))
    turn(table, QUIET[chapter_of(key)])
    assert not ACTS[key](table)


@every_long_event
@pytest.mark.clause("W-1.4")
def test_a_long_term_event_acts_in_its_own_round(key: str) -> None:
    table = turn(new_game(2), key)
    assert lying(table) == []
    assert ACTS[key](table)


@every_long_event
@pytest.mark.clause("W-1.4", "W-6.1")
def test_a_long_term_event_acts_from_the_first_space(key: str) -> None:
    table = turn(new_game(2), key)
    next_round(table, QUIET[chapter_of(key)])
    assert lying(table) == [key]
    assert ACTS[key](table)


# Chapter IV has one long-term event only: nothing comes to lie before it.
@pytest.mark.parametrize("key", [key for key in ACTS if others_of(key)])
@pytest.mark.clause("W-1.4", "W-6.1")
def test_a_long_term_event_acts_from_the_second_space(key: str) -> None:
    table = turn(new_game(2), others_of(key)[0])
    next_round(table, key)
    next_round(table, QUIET[chapter_of(key)])
    assert lying(table) == [others_of(key)[0], key]
    assert ACTS[key](table)


@every_replaceable_event
@pytest.mark.clause("W-1.4", "W-6.1")
def test_the_older_event_still_acts_in_the_round_of_the_third(key: str) -> None:
    second, third = others_of(key)
    table = turn(new_game(2), key)
    next_round(table, second)
    next_round(table, third)
    assert lying(table) == [key, second]
    assert ACTS[key](table)


@every_replaceable_event
@pytest.mark.clause("W-6.1")
def test_a_third_long_term_event_replaces_the_older_which_acts_no_more(key: str) -> None:
    second, third = others_of(key)
    table = turn(new_game(2), key)
    next_round(table, second)
    next_round(table, third)
    next_round(table, QUIET[chapter_of(key)])
    assert lying(table) == [second, third]
    assert [entry.a for entry in told(table, "event_ends")] == [event_number(table, key)]
    assert not ACTS[key](table)


@every_replaceable_event
@pytest.mark.clause("W-7.3")
def test_a_long_term_event_does_not_act_in_the_next_chapter(key: str) -> None:
    table = new_game(2)
    for seat in range(2):
        own(table, seat, piety=2, grain=2, gold=5)
    turn(table, key)
    next_round(table, QUIET[chapter_of(key)])
    end_chapter(table)
    turn(table, QUIET[chapter_of(key) + 1])
    assert lying(table) == []
    assert not ACTS[key](table)


@every_long_event
@pytest.mark.clause("W-7.3")
def test_a_long_term_event_of_the_last_round_goes_with_the_others(key: str) -> None:
    table = in_chapter(new_game(2), chapter_of(key), 6)
    turn(table, key)
    for player in table.players:
        player.played, player.discarded, player.hand = list(range(6)), 0b111111 << 6, 0
    arrive(table, "round_end")
    assert table.chapter == chapter_of(key) + 1 or table.over
    assert lying(table) == []


@pytest.mark.clause("W-6.1")
def test_an_immediate_event_is_not_laid_beside_the_board() -> None:
    table = turn(new_game(2), "I-07")
    next_round(table, "I-08")
    next_round(table, "I-02")
    assert lying(table) == []


@pytest.mark.clause("W-1.4")
def test_several_long_term_events_act_together() -> None:
    table = new_game(2)
    own(table, 0, wool=2, gold=1)
    turn(table, "I-02")
    next_round(table, "I-09")
    next_round(table, "I-10")
    arrive(table, "action")
    table.apply(EXCHANGE)
    play(table, "sales")
    table.apply(SELL_WOOL + 1)
    assert goods(table, 0) == {"piety": 1, "gold": 2}


# ---- Their trades ----------------------------------------------------------------------------


def indulgences(gold: int = 4, seats: int = 2) -> Table:
    """Return a table where the active player may trade gold for piety, and has this gold."""
    table = new_game(seats)
    for seat in range(seats):
        own(table, seat, gold=gold)
    turn(table, "I-09")
    return arrive(table, "action")


@pytest.mark.clause("W-1.5")
def test_a_trade_of_a_long_term_event_is_made_once_a_round() -> None:
    table = indulgences()
    table.apply(EXCHANGE)
    assert table.seat == 0
    assert refused(table)[EXCHANGE] == "W-1.5"
    play(table, "grain")
    assert EXCHANGE not in offered(table)
    assert goods(table, 0) == {"gold": 3, "piety": 1, "grain": 1}


@pytest.mark.clause("W-1.5")
def test_a_trade_of_a_long_term_event_can_be_made_again_in_the_next_round() -> None:
    table = indulgences()
    table.apply(EXCHANGE)
    next_round(table, "I-03")
    next_round(table, "I-04")
    arrive(table, "action")
    assert table.seat == 0
    table.apply(EXCHANGE)
    assert goods(table, 0) == {"gold": 2, "piety": 2}


@pytest.mark.clause("W-1.5")
def test_each_player_may_make_the_trade_of_a_long_term_event() -> None:
    table = indulgences(seats=3)
    for seat in range(3):
        assert table.seat == seat
        table.apply(EXCHANGE)
        play(table, "grain")
        table.apply(DISCARD + action(table, "piety"))
    assert [entry.seat for entry in told(table, "trades")] == [0, 1, 2]


@pytest.mark.clause("W-1.6")
def test_what_was_traded_before_the_action_serves_the_action() -> None:
    stone: dict[str, object] = {"do": "trade", "give": {"wool": 1}, "get": {"stone": 1}}
    table = reprint(new_game(2), "IV-06", "long", stone)
    own(table, 0, wool=1)
    turn(table, "IV-06")
    arrive(table, "action")
    table.apply(EXCHANGE)
    play(table, "building")
    table.apply(BUILD + 2 * project(table, "bridge"))
    assert vp(table, 0) == 11
    assert goods(table, 0) == {}


@pytest.mark.clause("W-1.6")
def test_the_trade_may_be_made_after_the_action_instead() -> None:
    table = indulgences()
    play(table, "grain")
    assert offered(table) == {DONE, EXCHANGE}
    table.apply(EXCHANGE)
    assert goods(table, 0) == {"gold": 3, "piety": 1, "grain": 1}
    assert min(offered(table)) == DISCARD + 1


@pytest.mark.clause("W-1.6")
def test_what_the_action_brought_can_be_traded_after_it() -> None:
    table = new_game(2)
    own(table, 0, wool=1)
    turn(table, "I-09")
    play(arrive(table, "action"), "sales")
    table.apply(SELL_WOOL)
    table.apply(EXCHANGE)
    assert goods(table, 0) == {"gold": 1, "piety": 1}


@pytest.mark.clause("W-1.6")
def test_nobody_has_to_trade_after_the_action() -> None:
    table = indulgences()
    play(table, "grain")
    table.apply(DONE)
    assert goods(table, 0) == {"gold": 4, "grain": 1}
    assert min(offered(table)) == DISCARD + 1


@pytest.mark.clause("W-1.6")
def test_whoever_forgoes_the_action_need_not_trade_after_it() -> None:
    table = indulgences()
    table.apply(FORGO)
    assert offered(table) == {PLAY + card for card in range(12)}
    play(table, "grain")
    table.apply(DONE)
    assert goods(table, 0) == {"gold": 4}
    assert offered(table) == {DISCARD + card for card in range(1, 12)}


@pytest.mark.clause("W-1.5", "W-1.6")
def test_whoever_has_traded_and_forgoes_the_action_trades_no_second_time() -> None:
    table = indulgences()
    table.apply(EXCHANGE)
    table.apply(FORGO)
    play(table, "grain")
    assert goods(table, 0) == {"gold": 3, "piety": 1}
    assert offered(table) == {DISCARD + card for card in range(1, 12)}


@pytest.mark.clause("W-1.6", "W-8.7")
def test_whoever_goes_before_the_royal_court_makes_no_trade() -> None:
    table = new_game(2)
    own(table, 0, grain=1)
    table.players[0].court = True
    turn(table, "II-08")
    arrive(table, "action")
    assert offered(table) == {PLAY + card for card in range(12)}
    play(table, "piety")
    assert EXCHANGE not in offered(table)


# ---- Covers last longer than events ----------------------------------------------------------

COVERS = {
    "I-07": ["guild_master"],
    "III-06": ["prior"],
    "IV-09": ["outlaws", "outlaws_2"],
}


def covers(table: Table, key: str) -> int:
    return sum(1 << favor(table, space) for space in COVERS[key])


@pytest.mark.clause("W-6.3")
@pytest.mark.parametrize("key", COVERS)
def test_a_covered_favor_space_stays_covered_while_long_term_events_come_and_go(key: str) -> None:
    table = turn(new_game(2), key)
    for event in [other for other in ACTS if chapter_of(other) == chapter_of(key)]:
        next_round(table, event)
    next_round(table, QUIET[chapter_of(key)])
    assert table.covered == covers(table, key)


@pytest.mark.clause("W-7.2")
@pytest.mark.parametrize("key", COVERS)
def test_a_covered_favor_space_is_uncovered_when_the_chapter_ends(key: str) -> None:
    table = turn(new_game(2), key)
    end_chapter(table)
    assert table.chapter == chapter_of(key) + 1 or table.over
    assert not table.covered & covers(table, key)


@pytest.mark.clause("W-6.3", "W-9.10")
def test_elfric_leads_on_while_long_term_events_come_and_go() -> None:
    table = new_game(2)
    begin_project(table, "priors_palace")
    turn(table, "II-04")
    for key in ("II-07", "II-08", "II-11", "II-02"):
        next_round(table, key)
    assert lying(table) == ["II-08", "II-11"]
    own(table, table.start, stone=1)
    play(arrive(table, "action"), "building")
    assert refused(table)[BUILD + 2 * project(table, "bridge")] == "W-9.10"


@pytest.mark.clause("W-7.3")
def test_all_long_term_events_go_when_a_chapter_ends() -> None:
    table = in_chapter(new_game(2), 3)
    force(table, "III-02", "III-09")
    end_chapter(table)
    assert lying(table) == []
