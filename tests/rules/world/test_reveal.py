"""W-1: turning an event, and what all events have in common."""

from __future__ import annotations

import pytest

from kingsbridge.titles.world.cards import NONE
from kingsbridge.titles.world.goods import GRAIN
from kingsbridge.titles.world.moves import DECLINE, DISCARD, DONE, EXCHANGE, FORGO, PLAY, SELL_WOOL
from kingsbridge.titles.world.state import CURED, HEALTHY, Table
from tests.rules.world.board import (
    action,
    arrive,
    drain,
    force,
    goods,
    ill,
    in_chapter,
    new_game,
    next_round,
    offered,
    own,
    play,
    refused,
    settle,
    step_of,
    told,
    turn,
    vp,
)


def poor(table: Table) -> Table:
    """Let nobody own anything."""
    for seat in range(table.seats):
        own(table, seat)
    return table


def acting(table: Table) -> Table:
    """Return the table as its active player chooses an action card."""
    return arrive(table, "action")


# Turning an event


@pytest.mark.clause("W-1.1")
@pytest.mark.parametrize("start", [0, 1, 2, 3])
def test_the_start_player_turns_the_event_and_is_active(start: int) -> None:
    table = turn(new_game(start=start), "I-08")
    assert told(table, "turns_event")[-1].seat == start
    assert table.seat == start


@pytest.mark.clause("W-1.1")
@pytest.mark.parametrize("chapter", [1, 2, 3, 4])
def test_an_event_of_the_chapter_is_turned(chapter: int) -> None:
    for seed in range(4):
        table = in_chapter(new_game(seed=seed), chapter, 2)
        unseen = table.unseen_events
        arrive(table, "next_round")
        assert table.cards.events[table.event].chapter == chapter
        assert unseen >> table.event & 1
        assert not table.unseen_events >> table.event & 1


# The plague


@pytest.mark.clause("W-1.2")
@pytest.mark.parametrize(
    ("key", "location"),
    [
        *(("III-01", 1), ("III-02", 9), ("III-03", 4), ("III-04", 6), ("III-05", 2)),
        *(("III-06", 5), ("III-07", 7), ("III-08", 3), ("III-09", 8), ("III-10", 10)),
        *(("III-11", 11), ("IV-01", 8), ("IV-02", 3), ("IV-03", 5)),
        *(("IV-05", 10), ("IV-06", 6), ("IV-07", 1), ("IV-08", 7), ("IV-09", 9)),
        *(("IV-10", 4), ("IV-11", 11)),
    ],
)
def test_the_number_of_the_event_says_which_location_falls_ill(key: str, location: int) -> None:
    table = turn(new_game(), key)
    fallen = [place for place in range(1, 12) if table.illness[place - 1] != HEALTHY]
    assert fallen == [location]
    assert 1 <= table.illness[location - 1] <= 5
    assert sum(table.markers) == 10


@pytest.mark.clause("W-1.2")
@pytest.mark.parametrize("chapter", [1, 2])
def test_nobody_falls_ill_before_chapter_iii(chapter: int) -> None:
    for number in range(1, 12):
        table = turn(new_game(), f"{'I' * chapter}-{number:02}")
        assert table.illness == [HEALTHY] * 11


@pytest.mark.clause("W-1.2")
def test_the_plague_comes_before_the_text_of_the_event() -> None:
    table = in_chapter(new_game(), 3)
    own(table, 0, medical=2)
    turn(table, "III-11")
    assert table.journal is not None
    happened = [entry.what for entry in table.journal.entries]
    assert happened.index("turns_event") < happened.index("falls_ill")
    assert happened[happened.index("falls_ill") :].count("earns_vp") == 1


@pytest.mark.clause("W-1.2")
def test_the_plague_comes_before_anybody_chooses() -> None:
    table = in_chapter(new_game(), 3)
    turn(table, "III-01")
    assert step_of(table) == "reveal"
    assert table.illness[0] != HEALTHY


@pytest.mark.clause("W-1.2")
def test_a_location_that_is_ill_does_not_fall_ill_again() -> None:
    table = in_chapter(new_game(), 4)
    ill(table, 4, 5)
    markers = table.markers[:]
    turn(table, "IV-10")
    assert table.illness[3] == 5
    assert table.markers == markers
    assert not told(table, "falls_ill")


@pytest.mark.clause("W-1.2")
def test_a_location_that_was_cared_for_does_not_fall_ill_again() -> None:
    table = in_chapter(new_game(), 4)
    ill(table, 4, 5)
    table.illness[3] = CURED
    turn(table, "IV-10")
    assert table.illness[3] == CURED
    assert not told(table, "falls_ill")


@pytest.mark.clause("W-1.2", "W-7.5")
def test_each_of_the_eleven_markers_lies_on_one_location() -> None:
    table = new_game()
    for number in range(1, 12):
        turn(table, f"III-{number:02}")
    assert sorted(table.illness) == [1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5]
    assert sum(table.markers) == 0


# Immediate events


@pytest.mark.clause("W-1.3")
def test_an_immediate_event_happens_before_it_is_oriented() -> None:
    table = turn(poor(new_game()), "I-08")
    assert step_of(table) == "orient"
    assert table.rotation == NONE
    assert [goods(table, seat) for seat in range(4)] == [{"grain": 1}] * 4


@pytest.mark.clause("W-1.3")
@pytest.mark.parametrize("start", [0, 1, 2, 3])
def test_the_active_player_chooses_first_and_then_the_others_clockwise(start: int) -> None:
    table = new_game(start=start)
    for seat in range(4):
        own(table, seat, wool=1)
    turn(table, "I-01")
    order = []
    while step_of(table) == "reveal":
        order.append(table.seat)
        table.apply(DECLINE)
    assert order == [(start + places) % 4 for places in range(4)]


@pytest.mark.clause("W-1.3")
def test_who_has_no_choice_is_not_asked() -> None:
    table = poor(new_game())
    own(table, 2, wool=1)
    turn(table, "I-01")
    assert table.seat == 2
    table.apply(DECLINE)
    assert step_of(table) == "orient"


# Long-term events


@pytest.mark.clause("W-1.4")
def test_a_long_term_event_does_nothing_when_it_is_turned() -> None:
    table = new_game()
    own(table, 0, gold=2)
    turn(table, "I-09")
    assert step_of(table) == "orient"
    assert goods(table, 0) == {"gold": 2}


@pytest.mark.clause("W-1.4")
def test_a_long_term_event_acts_on_the_cards_of_its_own_round() -> None:
    table = turn(new_game(), "I-02")
    own(table, 0, wool=2)
    acting(table)
    play(table, "sales")
    table.apply(SELL_WOOL + 1)
    assert goods(table, 0) == {"gold": 2}


@pytest.mark.clause("W-1.4")
def test_a_long_term_event_acts_on_the_cards_of_later_rounds() -> None:
    table = in_chapter(new_game(), 1, 3)
    force(table, "I-02")
    own(table, 0, wool=2)
    table.players[0].hand |= 1 << action(table, "sales")
    acting(table)
    play(table, "sales")
    table.apply(SELL_WOOL + 1)
    assert goods(table, 0) == {"gold": 2}


@pytest.mark.clause("W-1.4")
def test_two_long_term_events_act_together() -> None:
    table = in_chapter(new_game(), 3, 2)
    force(table, "III-09", "III-10")
    own(table, 0, cloth=1)
    settle(table, 0, "gold_wood")
    acting(table)
    assert EXCHANGE in offered(table)
    play(table, "house_rent")
    assert goods(table, 0) == {"cloth": 1, "gold": 2}


@pytest.mark.clause("W-1.4")
def test_before_a_long_term_event_is_turned_it_does_not_act() -> None:
    table = new_game()
    own(table, 0, wool=2)
    acting(table)
    play(table, "sales")
    table.apply(SELL_WOOL + 1)
    assert goods(table, 0) == {"gold": 4}


# Trades


@pytest.mark.clause("W-1.5")
def test_the_trade_of_an_immediate_event_is_made_once_by_each_player() -> None:
    table = new_game()
    for seat in range(4):
        own(table, seat, wool=3)
    turn(table, "I-01")
    for seat in range(4):
        assert table.seat == seat
        assert offered(table) == {DECLINE, EXCHANGE}
        table.apply(EXCHANGE)
    assert step_of(table) == "orient"
    assert [goods(table, seat) for seat in range(4)] == [{"wool": 2, "gold": 3}] * 4


@pytest.mark.clause("W-1.5")
def test_nobody_has_to_make_the_trade_of_an_event() -> None:
    table = new_game()
    own(table, 0, wool=3)
    turn(table, "I-01")
    table.apply(DECLINE)
    assert goods(table, 0) == {"wool": 3}


@pytest.mark.clause("W-1.5")
def test_the_trade_of_a_long_term_event_is_made_once_a_round() -> None:
    table = in_chapter(new_game(), 2)
    force(table, "II-08")
    own(table, 0, grain=3)
    acting(table)
    table.apply(EXCHANGE)
    assert goods(table, 0) == {"grain": 2, "loyalty": 1}
    assert refused(table)[EXCHANGE] == "W-1.5"
    play(table, "piety")
    assert EXCHANGE not in offered(table)
    assert offered(table) <= {DISCARD + card for card in range(12)}


@pytest.mark.clause("W-1.5")
def test_the_trade_of_a_long_term_event_can_be_made_again_in_the_next_round() -> None:
    table = in_chapter(new_game(2), 2, 2)
    force(table, "II-08")
    own(table, 0, grain=3)
    acting(table)
    table.apply(EXCHANGE)
    assert EXCHANGE not in offered(table)
    next_round(table, "II-06")
    next_round(table, "II-02")
    acting(table)
    assert table.seat == 0
    assert EXCHANGE in offered(table)


@pytest.mark.clause("W-1.5")
def test_who_lacks_what_a_trade_takes_cannot_make_it() -> None:
    table = in_chapter(new_game(), 2)
    force(table, "II-08")
    own(table, 0, gold=3)
    acting(table)
    assert EXCHANGE not in offered(table)
    assert refused(table)[EXCHANGE] == "W-1.5"


@pytest.mark.clause("W-1.6")
def test_a_trade_may_be_made_before_the_action() -> None:
    table = in_chapter(new_game(), 4)
    force(table, "IV-06")
    own(table, 0, cloth=1)
    acting(table)
    table.apply(EXCHANGE)
    assert vp(table, 0) == 8 + 3
    assert table.seat == 0
    play(table, "grain")
    assert goods(table, 0) == {"grain": 1}


@pytest.mark.clause("W-1.6")
def test_a_trade_may_be_made_after_the_action_with_what_it_brought() -> None:
    table = in_chapter(new_game(), 2)
    force(table, "II-08")
    own(table, 0)
    acting(table)
    assert EXCHANGE not in offered(table)
    play(table, "grain")
    assert offered(table) == {DONE, EXCHANGE}
    table.apply(EXCHANGE)
    assert goods(table, 0) == {"loyalty": 1}


@pytest.mark.clause("W-1.6")
def test_nobody_has_to_trade_after_the_action() -> None:
    table = in_chapter(new_game(), 2)
    force(table, "II-08")
    own(table, 0)
    acting(table)
    play(table, "grain")
    table.apply(DONE)
    assert goods(table, 0) == {"grain": 1}
    assert DISCARD + action(table, "piety") in offered(table)


@pytest.mark.clause("W-1.6", "W-5.2")
def test_who_has_traded_may_still_forgo_the_action() -> None:
    table = in_chapter(new_game(), 2)
    force(table, "II-08")
    own(table, 0, grain=1)
    acting(table)
    table.apply(EXCHANGE)
    assert FORGO in offered(table)
    table.apply(FORGO)
    play(table, "piety")
    assert goods(table, 0) == {"loyalty": 1}
    assert offered(table) == {DISCARD + card for card in range(12)} - {
        DISCARD + action(table, "piety")
    }


@pytest.mark.clause("W-1.6")
def test_who_forgoes_the_action_may_trade_once_the_card_is_played() -> None:
    table = in_chapter(new_game(), 2)
    force(table, "II-08")
    own(table, 0, grain=1)
    acting(table)
    table.apply(FORGO)
    assert offered(table) == {PLAY + card for card in range(12)}
    play(table, "piety")
    assert offered(table) == {DONE, EXCHANGE}
    table.apply(EXCHANGE)
    assert goods(table, 0) == {"loyalty": 1}
    assert EXCHANGE not in offered(table)


@pytest.mark.clause("W-1.6", "W-8.7")
def test_who_is_before_the_royal_court_makes_no_trade() -> None:
    table = in_chapter(new_game(), 2)
    own(table, 0, grain=1)
    table.players[0].court = True
    turn(table, "II-08")
    acting(table)
    assert offered(table) == {PLAY + card for card in range(12)}
    play(table, "piety")
    assert EXCHANGE not in offered(table)


@pytest.mark.clause("W-1.6")
def test_a_trade_is_made_in_ones_own_turn() -> None:
    table = in_chapter(new_game(), 2)
    force(table, "II-08")
    own(table, 0)
    own(table, 1, grain=1)
    acting(table)
    assert table.seat == 0
    assert EXCHANGE not in offered(table)
    play(table, "piety")
    table.apply(DISCARD + action(table, "favor"))
    assert table.seat == 1
    assert EXCHANGE in offered(table)


# What is not there


@pytest.mark.clause("W-1.7")
def test_what_a_player_does_not_have_is_not_lost_to_an_event() -> None:
    table = poor(new_game())
    own(table, 0, wool=1, gold=1)
    own(table, 1, gold=1)
    turn(table, "I-11")
    assert [goods(table, seat) for seat in range(4)] == [{"gold": 1}, {}, {}, {}]
    assert [vp(table, seat) for seat in range(4)] == [8, 8, 8, 8]


@pytest.mark.clause("W-1.7")
def test_who_has_less_than_an_event_asks_for_loses_what_there_is() -> None:
    table = poor(in_chapter(new_game(), 3))
    own(table, 0, cloth=1, piety=2)
    turn(table, "III-03")
    assert [goods(table, seat) for seat in range(4)] == [{"piety": 2}, {}, {}, {}]


@pytest.mark.clause("W-1.7")
def test_what_the_supply_lacks_is_not_received_from_an_event() -> None:
    table = poor(new_game())
    drain(table, "grain", holder=3)
    turn(table, "I-08")
    assert [goods(table, seat) for seat in range(4)] == [{}, {}, {}, {"grain": 10}]
    assert table.supply[GRAIN] == 0
    assert [vp(table, seat) for seat in range(4)] == [8, 8, 8, 8]
