"""W-8: duties, and what falling short brings."""

from __future__ import annotations

import random

import pytest

from kingsbridge.titles.world import TITLE
from kingsbridge.titles.world.goods import GOLD, GRAIN, LOYALTY, PIETY
from kingsbridge.titles.world.moves import DECLINE, DISCARD, FORGO, PLAY, PROTECT, SUFFER
from kingsbridge.titles.world.state import Table
from tests.rules.world.board import (
    action,
    arrive,
    close_chapter,
    comes_next,
    goods,
    have,
    hold,
    in_chapter,
    keys_of,
    new_game,
    offered,
    orient,
    own,
    play,
    step_of,
    told,
    turn,
    vp,
)

EVERY_CARD = {PLAY + card for card in range(12)}


def due(chapter: int = 1, tax: int = 2, start: int = 3) -> Table:
    """Return a table whose tax will be this; everybody has 30 vp and just what is owed.

    Unless told otherwise, seat 0 will begin the next chapter.
    """
    table = in_chapter(new_game(start=start, cards={"stock": {"tax_die": [tax] * 6}}), chapter)
    for seat in range(4):
        own(table, seat, piety=2, grain=2, gold=tax)
        have(table, seat, 30)
    return table


def penalties(table: Table, seat: int = 0) -> set[str]:
    """Return what a seat suffers as a chapter begins; a penance has taken its card by then."""
    player = table.players[seat]
    suffers = {
        "penance": player.penance or (table.round == 1 and player.discarded != 0),
        "begging": player.begging,
        "court": player.court,
    }
    return {name for name, suffered in suffers.items() if suffered}


def held(table: Table, seat: int) -> int:
    return table.players[seat].hand.bit_count()


def face_down(table: Table, seat: int) -> int:
    return table.players[seat].discarded.bit_count()


# Paying


@pytest.mark.clause("W-8.1", "W-8.2", "W-8.3")
def test_who_can_pay_everything_loses_nothing_and_suffers_nothing() -> None:
    table = due(tax=4)
    close_chapter(table)
    for seat in range(4):
        # The first event of chapter II brings everybody medical knowledge.
        assert goods(table, seat) == {"medical": 1}
        assert vp(table, seat) == 30
        assert penalties(table, seat) == set()
    assert [held(table, seat) for seat in range(4)] == [12, 12, 12, 12]


@pytest.mark.clause("W-8.1")
@pytest.mark.parametrize(("piety", "lost"), [(0, 6), (1, 3)])
def test_each_piety_missing_costs_3_vp_and_whoever_falls_short_does_penance(
    piety: int, lost: int
) -> None:
    table = due()
    own(table, 0, piety=piety, grain=2, gold=2)
    close_chapter(table)
    assert vp(table, 0) == 30 - lost
    assert penalties(table) == {"penance"}
    assert [vp(table, seat) for seat in (1, 2, 3)] == [30, 30, 30]


@pytest.mark.clause("W-8.2")
@pytest.mark.parametrize(("grain", "lost"), [(0, 4), (1, 2)])
def test_each_grain_missing_costs_2_vp_and_whoever_falls_short_goes_begging(
    grain: int, lost: int
) -> None:
    table = due()
    own(table, 0, piety=2, grain=grain, gold=2)
    close_chapter(table)
    assert vp(table, 0) == 30 - lost
    assert penalties(table) == {"begging"}
    assert [vp(table, seat) for seat in (1, 2, 3)] == [30, 30, 30]


@pytest.mark.clause("W-8.3")
@pytest.mark.parametrize(("tax", "gold"), [(2, 1), (5, 4), (5, 2), (4, 0), (3, 0)])
def test_each_gold_missing_costs_1_vp_and_whoever_falls_short_goes_to_court(
    tax: int, gold: int
) -> None:
    table = due(tax=tax)
    own(table, 0, piety=2, grain=2, gold=gold)
    close_chapter(table)
    assert vp(table, 0) == 30 - (tax - gold)
    assert penalties(table) == {"court"}
    assert [vp(table, seat) for seat in (1, 2, 3)] == [30, 30, 30]


@pytest.mark.clause("W-8.3")
def test_the_active_player_rolls_the_tax_die_once_for_everybody() -> None:
    table = due(tax=4, start=2)
    for seat in range(4):
        own(table, seat, piety=2, grain=2, gold=9)
    close_chapter(table)
    assert [(entry.seat, entry.a) for entry in told(table, "rolls_tax")] == [(3, 4)]
    assert [goods(table, seat)["gold"] for seat in range(4)] == [5, 5, 5, 5]


@pytest.mark.clause("W-8.3")
def test_the_tax_is_2_3_3_4_4_or_5_gold() -> None:
    rolled = []
    for seed in range(300):
        table = close_chapter(new_game(2, seed=seed))
        rolled.append(told(table, "rolls_tax")[0].a)
    share = {face: rolled.count(face) / 300 for face in (2, 3, 4, 5)}
    assert set(rolled) == {2, 3, 4, 5}
    assert share[2] == pytest.approx(1 / 6, abs=0.08)
    assert share[3] == pytest.approx(2 / 6, abs=0.08)
    assert share[4] == pytest.approx(2 / 6, abs=0.08)
    assert share[5] == pytest.approx(1 / 6, abs=0.08)


@pytest.mark.clause("W-8.4")
def test_who_cannot_pay_in_full_pays_as_much_as_possible() -> None:
    table = due(tax=5)
    own(table, 0, piety=1, grain=1, gold=3)
    close_chapter(table)
    assert goods(table, 0) == {"medical": 1}
    assert vp(table, 0) == 30 - 3 - 2 - 2


@pytest.mark.clause("W-8.4")
def test_what_is_left_after_paying_is_kept() -> None:
    table = due(tax=3)
    own(table, 0, piety=5, grain=3, gold=9, stone=2, wool=1, loyalty=1)
    close_chapter(table)
    kept = {"piety": 3, "grain": 1, "gold": 6, "stone": 2, "wool": 1, "loyalty": 1}
    assert goods(table, 0) == kept | {"medical": 1}


@pytest.mark.clause("W-8.4", "W-0.8")
def test_what_is_paid_goes_back_to_the_supply() -> None:
    table = due()
    piety, grain = table.supply[PIETY], table.supply[GRAIN]
    close_chapter(table)
    assert (table.supply[PIETY], table.supply[GRAIN]) == (piety + 8, grain + 8)


# Penance


def penitent(event: str, seats: int = 4, seed: int = 1) -> Table:
    """Return a table whose first seat does penance as this event begins a chapter."""
    table = new_game(seats, seed=seed)
    chapter = table.cards.events[table.cards.event_keys.index(event)].chapter
    in_chapter(table, chapter)
    table.players[0].penance = True
    return turn(table, event)


@pytest.mark.clause("W-8.5")
def test_who_does_penance_begins_the_next_chapter_with_one_card_discarded() -> None:
    table = due()
    own(table, 0, grain=2, gold=2)
    close_chapter(table)
    assert (table.chapter, table.round) == (2, 1)
    assert [held(table, seat) for seat in range(4)] == [11, 12, 12, 12]
    assert [face_down(table, seat) for seat in range(4)] == [1, 0, 0, 0]
    assert [entry.seat for entry in told(table, "does_penance")] == [0]


@pytest.mark.clause("W-8.5")
def test_the_card_of_a_penance_is_drawn_at_random() -> None:
    drawn = set()
    for seed in range(120):
        table = penitent("II-06", seed=seed)
        drawn |= keys_of(table.players[0].discarded, table.cards.action_keys)
    assert len(drawn) == 12


@pytest.mark.clause("W-8.5")
def test_the_penance_comes_before_the_first_event() -> None:
    table = penitent("II-06")
    assert table.journal is not None
    order = [entry.what for entry in table.journal.entries]
    last = len(order) - 1 - order[::-1].index("turns_event")
    assert order.index("does_penance") < last


@pytest.mark.clause("W-8.5")
def test_after_the_first_action_of_a_penance_no_card_is_discarded() -> None:
    table = arrive(penitent("II-06"), "action")
    table.apply(min(offered(table)))
    while table.seat == 0:
        table.apply(table.legal()[0])
    player = table.players[0]
    assert (len(player.played), player.discarded.bit_count()) == (1, 1)
    assert not told(table, "discards")


@pytest.mark.clause("W-8.5")
def test_the_action_of_the_first_round_is_carried_out_all_the_same() -> None:
    table = penitent("II-06")
    own(table, 0)
    hold_all_but(table, "favor")
    arrive(table, "action")
    play(table, "grain")
    assert goods(table, 0) == {"grain": 1}
    assert table.seat == 1


def hold_all_but(table: Table, discarded: str) -> None:
    """Let the first seat hold every card but this one, which is discarded."""
    player = table.players[0]
    player.discarded = 1 << action(table, discarded)
    player.hand = table.cards.all_actions & ~player.discarded


@pytest.mark.clause("W-8.5")
def test_from_the_second_round_on_the_penitent_discards_as_usual() -> None:
    table = arrive(penitent("II-06", seats=2), "action")
    table.apply(table.legal()[0])
    while table.round == 1:
        table.apply(table.legal()[0])
    comes_next(table, "II-11")
    turn(table, "II-11")
    assert [face_down(table, seat) for seat in (0, 1)] == [1, 1]
    arrive(table, "action")
    while table.round == 2:
        table.apply(table.legal()[0])
    assert [face_down(table, seat) for seat in (0, 1)] == [2, 2]


@pytest.mark.clause("W-8.5")
def test_a_penance_is_done_once() -> None:
    table = turn(penitent("II-06"), "II-11")
    assert len(told(table, "does_penance")) == 1
    assert face_down(table, 0) == 1


# Begging


@pytest.mark.clause("W-8.6")
def test_a_beggar_has_no_income_in_the_first_round_of_the_next_chapter() -> None:
    table = due()
    own(table, 0, piety=2, gold=2)
    close_chapter(table)
    # II-06 with its arrow at 0 shows the first seat 1 medical knowledge, the second 1 piety.
    had = [goods(table, seat) for seat in range(4)]
    orient(table, 0)
    assert goods(table, 0) == had[0]
    assert goods(table, 1) == had[1] | {"piety": 1}
    assert vp(table, 0) == 30 - 4
    assert [entry.seat for entry in told(table, "begs")] == [0]


@pytest.mark.clause("W-8.6")
def test_a_beggar_has_an_income_again_in_the_second_round() -> None:
    table = in_chapter(new_game(), 2)
    own(table, 0)
    table.players[0].begging = True
    arrive(table, "income")
    assert goods(table, 0) == {}
    in_chapter(table, 2, 2)
    arrive(table, "income")
    assert goods(table, 0) == {"medical": 1}


@pytest.mark.clause("W-8.6")
def test_a_beggar_still_gets_what_the_event_and_the_favor_bring() -> None:
    table = due(start=2)
    own(table, 0, piety=2, gold=2)
    table.marker = table.cards.favor_keys.index("outlaws")
    close_chapter(table)
    orient(table, 1)
    assert goods(table, 0) == {"medical": 1, "grain": 1}


@pytest.mark.clause("W-8.6")
def test_a_beggar_of_one_chapter_has_an_income_in_the_next() -> None:
    table = in_chapter(new_game(), 2)
    table.players[0].begging = True
    arrive(table, "income")
    in_chapter(table, 3)
    own(table, 0)
    arrive(table, "income")
    # III-11 shows the first seat a wool.
    assert goods(table, 0) == {"wool": 1}


# The royal court


def at_court(event: str, *, penance: bool = False) -> Table:
    """Return a table whose first seat is before the royal court as this event begins a chapter."""
    table = new_game()
    chapter = table.cards.events[table.cards.event_keys.index(event)].chapter
    in_chapter(table, chapter)
    table.players[0].court = True
    table.players[0].penance = penance
    turn(table, event)
    for seat in range(4):
        own(table, seat)
    return table


@pytest.mark.clause("W-8.7")
def test_before_the_royal_court_one_card_is_played_and_one_discarded_without_an_action() -> None:
    table = due(start=2)
    own(table, 0, piety=2, grain=2)
    close_chapter(table)
    orient(table, 0)
    had = goods(table, 0)
    assert table.seat == 0
    assert offered(table) == EVERY_CARD
    play(table, "grain")
    assert goods(table, 0) == had
    assert offered(table) == {DISCARD + card for card in range(1, 12)}
    table.apply(DISCARD + action(table, "favor"))
    assert table.seat == 1
    assert held(table, 0) == 10
    assert table.players[0].played == [action(table, "grain")]
    assert [entry.seat for entry in told(table, "forgoes")] == [0]


@pytest.mark.clause("W-8.7")
def test_the_others_act_as_usual() -> None:
    table = arrive(at_court("II-06"), "action")
    play(table, "grain")
    table.apply(DISCARD + action(table, "favor"))
    assert FORGO in offered(table)
    play(table, "grain")
    assert goods(table, 1) == {"grain": 1}


@pytest.mark.clause("W-8.7")
def test_the_court_is_over_after_the_first_round() -> None:
    table = arrive(at_court("II-06"), "action")
    while table.round == 1:
        table.apply(table.legal()[0])
    assert not table.players[0].court
    arrive(in_chapter(table, 2, 2), "action")
    table.start = 0
    arrive(table, "action")
    assert FORGO in offered(table)


@pytest.mark.clause("W-8.7")
def test_who_is_before_the_court_has_an_income() -> None:
    table = at_court("II-06")
    orient(table, 0)
    assert goods(table, 0) == {"medical": 1}


@pytest.mark.clause("W-8.7", "W-8.5")
def test_penance_and_royal_court_together_leave_one_card_on_each_pile() -> None:
    table = at_court("II-06", penance=True)
    assert face_down(table, 0) == 1
    arrive(table, "action")
    assert len(offered(table)) == 11
    table.apply(min(offered(table)))
    assert table.seat == 1
    player = table.players[0]
    assert (len(player.played), player.discarded.bit_count()) == (1, 1)
    assert goods(table, 0) == {}


@pytest.mark.clause("W-8.7")
@pytest.mark.parametrize("event", ["II-06", "III-11", "IV-10"])
def test_the_royal_court_takes_the_first_action_of_every_chapter_that_follows(event: str) -> None:
    table = arrive(at_court(event), "action")
    assert offered(table) == EVERY_CARD
    play(table, "grain")
    assert goods(table, 0) == {}
    assert [entry.seat for entry in told(table, "forgoes")] == [0]


@pytest.mark.clause("W-8.3", "W-8.7")
@pytest.mark.parametrize("chapter", [1, 2, 3])
def test_whoever_cannot_pay_the_tax_goes_to_court_in_the_next_chapter(chapter: int) -> None:
    table = due(chapter, start=2)
    own(table, 0, piety=2, grain=2)
    close_chapter(table)
    assert table.chapter == chapter + 1
    arrive(table, "action")
    assert table.seat == 0
    assert offered(table) == EVERY_CARD


# The King's war


@pytest.mark.clause("W-8.10")
def test_the_royal_court_and_the_kings_war_take_but_one_action() -> None:
    table = arrive(at_court("II-01"), "action")
    assert offered(table) == EVERY_CARD
    play(table, "grain")
    table.apply(DISCARD + action(table, "favor"))
    assert table.seat == 1
    player = table.players[0]
    assert (len(player.played), player.discarded.bit_count()) == (1, 1)
    assert goods(table, 0) == {}


@pytest.mark.clause("W-8.10")
def test_under_the_kings_war_all_others_lose_their_action_as_well() -> None:
    table = arrive(at_court("II-01"), "action")
    play(table, "grain")
    table.apply(DISCARD + action(table, "favor"))
    assert offered(table) == EVERY_CARD
    play(table, "grain")
    assert goods(table, 1) == {}


@pytest.mark.clause("W-8.10", "W-8.7")
def test_a_kings_war_in_the_second_round_takes_a_second_action() -> None:
    table = in_chapter(at_court("II-06"), 2, 2)
    turn(table, "II-01")
    arrive(table, "action")
    assert FORGO not in offered(table)
    table.apply(min(offered(table)))
    assert [entry.seat for entry in told(table, "forgoes")] == [0]


@pytest.mark.clause("W-8.10", "W-8.5")
def test_penance_court_and_kings_war_together_leave_one_card_on_each_pile() -> None:
    table = arrive(at_court("II-01", penance=True), "action")
    table.apply(min(offered(table)))
    player = table.players[0]
    assert table.seat == 1
    assert (len(player.played), player.discarded.bit_count()) == (1, 1)


# The discard pile is never larger than six


@pytest.mark.clause("W-8.5", "W-5.5")
def test_after_a_penance_a_further_forced_discard_leaves_rounds_without_any() -> None:
    table = penitent("IV-07", seats=2)
    assert table.seat == 0
    table.apply(table.legal()[0])
    table.apply(table.legal()[0])
    assert [face_down(table, seat) for seat in (0, 1)] == [2, 1]
    arrive(table, "action")
    while step_of(table) == "action" and table.round == 1:
        table.apply(table.legal()[0])
    assert [face_down(table, seat) for seat in (0, 1)] == [2, 1]


@pytest.mark.clause("W-8.5", "W-5.5")
def test_an_event_makes_no_discard_pile_larger_than_six() -> None:
    table = in_chapter(new_game(), 4, 4)
    hold(table, 0, "grain", "piety", "resource")
    assert face_down(table, 0) == 6
    turn(table, "IV-07")
    assert table.seat == 1
    assert face_down(table, 0) == 6


@pytest.mark.clause("W-8.5", "W-5.5")
def test_nothing_is_discarded_for_a_reward_beyond_six_cards() -> None:
    table = in_chapter(new_game(), 3, 4)
    hold(table, 0, "grain", "piety", "resource")
    turn(table, "III-07")
    assert table.seat == 1
    table.apply(DECLINE)
    assert table.seat == 2


@pytest.mark.clause("W-8.5", "W-8.6", "W-8.7", "W-5.5")
@pytest.mark.parametrize("seed", range(6))
def test_whatever_the_penalties_each_chapter_ends_with_six_cards_on_each_pile(seed: int) -> None:
    moves = random.Random(seed)
    table = new_game(3, seed=seed, cards={"stock": {"tax_die": [5] * 6}})
    while not table.over:
        table.apply(moves.choice(table.legal()))
        assert TITLE.flaws(table) == []
        assert all(player.discarded.bit_count() <= 6 for player in table.players)
    assert told(table, "is_punished")
    assert [player.discarded.bit_count() for player in table.players] == [6, 6, 6]
    assert [len(player.played) for player in table.players] == [6, 6, 6]


# Loyalty


@pytest.mark.clause("W-8.8")
@pytest.mark.parametrize(
    ("owned", "lost", "penalty"),
    [
        ({"grain": 2, "gold": 2}, 6, "penance"),
        ({"piety": 2, "gold": 2}, 4, "begging"),
        ({"piety": 2, "grain": 2}, 2, "court"),
    ],
)
def test_1_loyalty_buys_off_a_penalty_but_not_the_loss_of_points(
    owned: dict[str, int], lost: int, penalty: str
) -> None:
    for move, punished, loyalty in ((PROTECT, set(), 0), (SUFFER, {penalty}, 1)):
        table = due()
        own(table, 0, loyalty=1, **owned)
        close_chapter(table)
        assert table.seat == 0
        assert offered(table) == {PROTECT, SUFFER}
        table.apply(move)
        assert vp(table, 0) == 30 - lost
        assert penalties(table) == punished
        assert goods(table, 0).get("loyalty", 0) == loyalty


@pytest.mark.clause("W-8.8")
def test_loyalty_that_was_paid_goes_back_to_the_supply() -> None:
    table = due()
    own(table, 0, loyalty=1, grain=2, gold=2)
    there = table.supply[LOYALTY]
    close_chapter(table)
    table.apply(PROTECT)
    assert table.supply[LOYALTY] == there + 1


@pytest.mark.clause("W-8.8")
def test_nobody_without_loyalty_or_without_a_shortfall_is_asked() -> None:
    table = due()
    own(table, 0, piety=2, grain=2, gold=2, loyalty=3)
    own(table, 1)
    close_chapter(table)
    assert (table.chapter, step_of(table)) == (2, "orient")
    assert penalties(table, 1) == {"penance", "begging", "court"}
    assert goods(table, 0)["loyalty"] == 3


@pytest.mark.clause("W-8.8")
def test_the_example_with_2_loyalty_avoids_begging_and_penance() -> None:
    table = due()
    own(table, 0, piety=1, gold=2, loyalty=2)
    close_chapter(table)
    table.apply(PROTECT)
    table.apply(PROTECT)
    assert penalties(table) == set()
    assert vp(table, 0) == 30 - 3 - 4
    assert goods(table, 0).get("loyalty") is None


@pytest.mark.clause("W-8.8")
@pytest.mark.parametrize(
    ("moves", "penalty"), [([PROTECT], "begging"), ([SUFFER, PROTECT], "penance")]
)
def test_the_example_with_1_loyalty_avoids_one_of_the_two(moves: list[int], penalty: str) -> None:
    table = due()
    own(table, 0, piety=1, gold=2, loyalty=1)
    close_chapter(table)
    for move in moves:
        table.apply(move)
    assert penalties(table) == {penalty}
    assert vp(table, 0) == 30 - 3 - 4
    assert goods(table, 0).get("loyalty") is None


@pytest.mark.clause("W-8.8")
def test_1_loyalty_buys_off_a_penalty_however_much_is_missing() -> None:
    table = due(tax=5)
    own(table, 0, piety=2, grain=2, loyalty=1)
    close_chapter(table)
    table.apply(PROTECT)
    assert penalties(table) == set()
    assert vp(table, 0) == 30 - 5


@pytest.mark.clause("W-8.11")
@pytest.mark.parametrize("start", [0, 1, 2, 3])
def test_the_active_player_decides_first_and_then_the_others_clockwise(start: int) -> None:
    table = due(start=start)
    for seat in range(4):
        own(table, seat, grain=2, gold=2, loyalty=1)
    close_chapter(table)
    order = []
    while step_of(table) == "duties":
        order.append(table.seat)
        table.apply(SUFFER)
    # The piece has passed when the last round ended (W-7.8).
    assert order == [(start + 1 + places) % 4 for places in range(4)]


@pytest.mark.clause("W-8.11")
def test_all_duties_are_paid_before_anybody_decides() -> None:
    table = due(tax=3, start=3)
    for seat in range(4):
        own(table, seat, piety=1, grain=1, gold=1, loyalty=1)
    close_chapter(table)
    assert table.seat == 0
    assert [goods(table, seat) for seat in range(4)] == [{"loyalty": 1}] * 4
    assert len(told(table, "pays_duty")) == 12


@pytest.mark.clause("W-8.11")
def test_one_player_decides_on_every_penalty_before_the_next_player_does() -> None:
    table = due(start=3)
    for seat in (0, 1):
        own(table, seat, loyalty=3)
    close_chapter(table)
    order = []
    while step_of(table) == "duties":
        order.append(table.seat)
        table.apply(SUFFER)
    assert order == [0, 0, 0, 1, 1, 1]
    assert penalties(table, 0) == {"penance", "begging", "court"}


# After chapter IV


def last_day(tax: int = 2, **owned: int) -> Table:
    """Return a game that ends with this for the first seat; everybody else pays all."""
    table = due(4, tax)
    own(table, 0, **owned)
    return close_chapter(table)


@pytest.mark.clause("W-8.9")
def test_the_example_of_1_grain_and_2_gold_missing_costs_8_vp() -> None:
    table = last_day(tax=4, piety=2, grain=1, gold=2)
    assert table.over
    assert vp(table, 0) == 30 - 8
    assert [vp(table, seat) for seat in (1, 2, 3)] == [30, 30, 30]


@pytest.mark.clause("W-8.9")
@pytest.mark.parametrize(
    ("owned", "lost"),
    [
        ({"piety": 1, "grain": 2, "gold": 2}, 6),
        ({"piety": 0, "grain": 2, "gold": 2}, 12),
        ({"piety": 2, "grain": 1, "gold": 2}, 4),
        ({"piety": 2, "grain": 0, "gold": 2}, 8),
        ({"piety": 2, "grain": 2, "gold": 1}, 2),
        ({"piety": 2, "grain": 2, "gold": 0}, 4),
    ],
)
def test_after_chapter_iv_everything_missing_costs_twice_as_much(
    owned: dict[str, int], lost: int
) -> None:
    assert vp(last_day(**owned), 0) == 30 - lost


@pytest.mark.clause("W-8.9")
def test_after_chapter_iv_there_are_no_penalties() -> None:
    table = last_day()
    player = table.players[0]
    assert penalties(table) == set()
    assert [player.penance, player.begging, player.court] == [False, False, False]


@pytest.mark.clause("W-8.9")
@pytest.mark.parametrize(
    ("moves", "lost"),
    [
        ([PROTECT], 6 + 2 * 4 + 2 * 2),
        ([SUFFER, PROTECT], 2 * 6 + 4 + 2 * 2),
        ([SUFFER, SUFFER, PROTECT], 2 * 6 + 2 * 4 + 2),
        ([SUFFER, SUFFER, SUFFER], 2 * 6 + 2 * 4 + 2 * 2),
    ],
)
def test_1_loyalty_undoes_the_doubling_of_one_duty(moves: list[int], lost: int) -> None:
    table = last_day(loyalty=1)
    for move in moves:
        assert table.seat == 0
        table.apply(move)
    assert table.over
    assert vp(table, 0) == 30 - lost
    assert goods(table, 0).get("loyalty", 0) == (0 if PROTECT in moves else 1)


@pytest.mark.clause("W-8.9")
def test_the_regular_loss_cannot_be_bought_off() -> None:
    table = last_day(tax=4, piety=2, grain=1, gold=2, loyalty=5)
    table.apply(PROTECT)
    table.apply(PROTECT)
    assert vp(table, 0) == 30 - 4
    assert goods(table, 0) == {"loyalty": 3}


@pytest.mark.clause("W-8.9")
@pytest.mark.parametrize("chapter", [1, 2, 3])
def test_before_chapter_iv_nothing_is_doubled(chapter: int) -> None:
    table = due(chapter)
    own(table, 0)
    close_chapter(table)
    assert vp(table, 0) == 30 - 6 - 4 - 2


@pytest.mark.clause("W-8.3")
def test_gold_beyond_the_tax_is_not_taken() -> None:
    table = due(tax=5)
    own(table, 0, piety=2, grain=2, gold=5)
    close_chapter(table)
    assert table.players[0].goods[GOLD] == 0
    assert penalties(table) == set()
