from __future__ import annotations

import pytest

from kingsbridge.titles.world.moves import DECLINE, DISCARD, FORGO, PLAY
from kingsbridge.titles.world.state import Player, Table
from tests.rules.world.board import (
    action,
    arrive,
    end_chapter,
    force,
    goods,
    hold,
    in_chapter,
    make,
    new_game,
    offered,
    orient,
    own,
    play,
    playing,
    refused,
    told,
    turn,
)


def piles(table: Table, seat: int, played: int, discarded: int) -> Player:
    """Let a seat have so many cards on each pile, the last cards first, and hold the others."""
    player = table.players[seat]
    order = list(range(11, -1, -1))
    player.played = order[:played]
    player.discarded = sum(1 << card for card in order[played : played + discarded])
    player.hand = sum(1 << card for card in order[played + discarded :])
    return player


def sizes(player: Player) -> tuple[int, int, int]:
    return len(player.played), player.discarded.bit_count(), player.hand.bit_count()


# ---- One card face down ----------------------------------------------------------------------


@pytest.mark.clause("W-5.3")
def test_after_the_action_any_card_in_hand_is_discarded() -> None:
    table = playing(in_chapter(new_game(), 2), "grain")
    assert table.seat == 0
    assert offered(table) == {DISCARD + card for card in range(12)} - {
        DISCARD + action(table, "grain")
    }
    table.apply(DISCARD + action(table, "cloth"))
    player = table.players[0]
    assert player.discarded == 1 << action(table, "cloth")
    assert sizes(player) == (1, 1, 10)


@pytest.mark.clause("W-5.3")
def test_the_discarded_card_lies_face_down() -> None:
    table = playing(in_chapter(new_game(), 2), "grain")
    table.apply(DISCARD + action(table, "cloth"))
    (seen,) = told(table, "discards")
    assert (seen.seat, seen.a, seen.b, seen.c) == (0, 0, 0, 0)
    (secret,) = told(table, "discarded")
    assert (secret.a, secret.seen_by) == (action(table, "cloth"), 0)


@pytest.mark.clause("W-5.3")
@pytest.mark.parametrize(
    ("played", "discarded", "asked"), [(2, 2, True), (2, 3, False), (2, 4, False), (4, 6, False)]
)
def test_a_card_is_discarded_only_if_the_action_pile_is_larger(
    played: int, discarded: int, asked: bool
) -> None:
    table = in_chapter(new_game(), 2, played + 1)
    piles(table, 0, played, discarded)
    playing(table, "grain")
    if asked:
        assert table.seat == 0
        assert table.step_name() == "action"
        assert min(offered(table)) >= DISCARD
    else:
        assert table.seat == 1
        assert sizes(table.players[0])[:2] == (played + 1, discarded)


@pytest.mark.clause("W-5.3")
def test_only_one_card_is_discarded_even_if_the_action_pile_stays_larger() -> None:
    table = in_chapter(new_game(), 2, 3)
    piles(table, 0, 2, 1)
    playing(table, "grain")
    table.apply(DISCARD + action(table, "piety"))
    assert table.seat == 1
    assert sizes(table.players[0]) == (3, 2, 7)


@pytest.mark.clause("W-5.3")
def test_the_last_card_in_hand_goes_unasked() -> None:
    table = in_chapter(new_game(), 2, 6)
    piles(table, 0, 5, 5)
    playing(table, "grain")
    assert table.seat == 1
    assert sizes(table.players[0]) == (6, 6, 0)


@pytest.mark.clause("W-5.3", "W-1.4")
def test_in_the_chaos_of_the_plague_chance_draws_the_discarded_card() -> None:
    drawn = set()
    for seed in range(1, 13):
        table = in_chapter(new_game(seed=seed), 3)
        force(table, "III-02")
        playing(table, "grain")
        assert table.seat == 1
        assert sizes(table.players[0]) == (1, 1, 10)
        assert [entry.seen_by for entry in told(table, "discarded")] == [0]
        drawn.add(table.players[0].discarded)
    assert len(drawn) > 3


@pytest.mark.clause("W-5.3", "W-1.4")
def test_chance_draws_the_card_of_whoever_forgoes_the_action_as_well() -> None:
    drawn = set()
    for seed in range(40):
        table = in_chapter(new_game(2, seed=seed), 3)
        force(table, "III-02")
        make(arrive(table, "action"), FORGO)
        play(table, "grain")
        assert table.seat == 1
        drawn.add(table.players[0].discarded)
    assert len(drawn) > 5


@pytest.mark.clause("W-5.3", "W-1.4", "W-8.7")
def test_chance_draws_the_card_of_whoever_is_at_court_as_well() -> None:
    drawn = set()
    for seed in range(40):
        table = in_chapter(new_game(2, seed=seed), 3)
        table.players[0].court = True
        turn(table, "III-02")
        play(arrive(table, "action"), "grain")
        assert table.seat == 1
        drawn.add(table.players[0].discarded)
    assert len(drawn) > 5


@pytest.mark.clause("W-5.3", "W-1.4")
def test_chance_too_draws_a_card_only_if_the_action_pile_is_larger() -> None:
    table = in_chapter(new_game(), 3, 2)
    piles(table, 0, 1, 2)
    force(table, "III-02")
    playing(table, "grain")
    assert table.seat == 1
    assert sizes(table.players[0]) == (2, 2, 8)


# ---- Six played and six discarded ------------------------------------------------------------


@pytest.mark.clause("W-5.4")
def test_in_a_chapter_everybody_plays_six_cards_and_discards_six() -> None:
    table = new_game()
    while table.step_name() != "duties":
        table.apply(table.legal()[0])
        if table.chapter > 1:
            break
    for seat in range(4):
        laid = [*told(table, "plays"), *told(table, "forgoes")]
        assert sum(entry.seat == seat for entry in laid) == 6
        assert sum(entry.seat == seat for entry in told(table, "discards")) == 6


@pytest.mark.clause("W-5.4")
def test_a_card_comes_up_only_once_in_a_chapter() -> None:
    table = in_chapter(new_game(), 2, 4)
    player = piles(table, 0, 3, 3)
    arrive(table, "action")
    gone = {card for card in range(12) if not player.hand >> card & 1}
    assert len(gone) == 6
    for card in gone:
        assert refused(table)[PLAY + card] == "W-5.4"
    play(table, "grain")
    for card in gone | {action(table, "grain")}:
        assert refused(table)[DISCARD + card] == "W-5.4"


@pytest.mark.clause("W-5.4")
def test_all_twelve_cards_come_back_for_the_next_chapter() -> None:
    table = in_chapter(new_game(), 2)
    for seat in range(4):
        own(table, seat, piety=2, grain=2, gold=5)
    end_chapter(table)
    assert table.chapter == 3
    for player in table.players:
        assert sizes(player) == (0, 0, 12)


# ---- Forced discards -------------------------------------------------------------------------


@pytest.mark.clause("W-5.5")
def test_a_forced_discard_comes_on_top_of_the_others() -> None:
    table = in_chapter(new_game(), 4)
    turn(table, "IV-07")
    assert table.seat == 0
    assert offered(table) == {DISCARD + card for card in range(12)}
    make(table, DISCARD, DISCARD, DISCARD, DISCARD)
    assert [sizes(player) for player in table.players] == [(0, 1, 11)] * 4


@pytest.mark.clause("W-5.5")
def test_a_forced_discard_never_makes_the_discard_pile_larger_than_six() -> None:
    table = in_chapter(new_game(), 4, 6)
    for seat in range(4):
        piles(table, seat, 5, 6 if seat == 0 else 5)
    turn(table, "IV-07")
    assert table.seat == 1
    make(table, *[DISCARD + action(table, "grain")] * 3)
    assert [sizes(player) for player in table.players] == [(5, 6, 1)] * 4


@pytest.mark.clause("W-5.5")
def test_who_has_six_on_the_discard_pile_cannot_discard_for_a_reward() -> None:
    table = in_chapter(new_game(), 3, 6)
    for seat in range(4):
        own(table, seat)
        piles(table, seat, 5, 6 if seat < 3 else 5)
    turn(table, "III-07")
    assert table.seat == 3
    table.apply(DISCARD + action(table, "grain"))
    assert [goods(table, seat) for seat in range(4)] == [{}, {}, {}, {"medical": 1}]
    assert [sizes(player) for player in table.players] == [(5, 6, 1)] * 4


@pytest.mark.clause("W-5.5")
def test_a_voluntary_discard_can_be_declined() -> None:
    table = in_chapter(new_game(), 3)
    own(table, 0)
    turn(table, "III-07")
    assert DECLINE in offered(table)
    table.apply(DECLINE)
    assert table.seat == 1
    assert goods(table, 0) == {}
    assert sizes(table.players[0]) == (0, 0, 12)


@pytest.mark.clause("W-5.5", "W-5.3")
def test_a_card_discarded_by_force_is_one_less_to_discard_later() -> None:
    table = in_chapter(new_game(), 4)
    turn(table, "IV-07")
    make(table, *[DISCARD + action(table, "favor")] * 4)
    orient(table, 0)
    play(table, "grain")
    assert table.seat == 1
    assert sizes(table.players[0]) == (1, 1, 10)


# ---- Forgoing --------------------------------------------------------------------------------


@pytest.mark.clause("W-5.5")
def test_who_forgoes_the_action_still_plays_one_card_and_discards_one() -> None:
    table = in_chapter(new_game(), 2)
    own(table, 0)
    arrive(table, "action")
    table.apply(FORGO)
    assert table.seat == 0
    assert offered(table) == {PLAY + card for card in range(12)}
    play(table, "piety")
    assert table.seat == 0
    table.apply(DISCARD + action(table, "grain"))
    assert table.seat == 1
    assert goods(table, 0) == {}
    assert table.players[0].played == [action(table, "piety")]
    assert sizes(table.players[0]) == (1, 1, 10)
    assert [(entry.seat, entry.a) for entry in told(table, "forgoes")] == [
        (0, action(table, "piety"))
    ]


@pytest.mark.clause("W-5.5")
def test_in_the_kings_war_all_play_and_discard_a_card_without_an_action() -> None:
    table = in_chapter(new_game(2), 2, 2)
    turn(table, "II-01")
    orient(table, 0)
    for seat in (0, 1):
        own(table, seat)
        hand = table.players[seat].hand
        assert table.seat == seat
        assert offered(table) == {PLAY + card for card in range(12) if hand >> card & 1}
        play(table, "piety")
        table.apply(DISCARD + action(table, "resource"))
        assert goods(table, seat) == {}
        assert sizes(table.players[seat]) == (2, 2, 8)


@pytest.mark.clause("W-5.5")
def test_who_forgoes_with_a_large_discard_pile_discards_nothing() -> None:
    table = in_chapter(new_game(), 2, 6)
    hold(table, 0, "grain")
    arrive(table, "action")
    table.apply(FORGO)
    play(table, "grain")
    assert table.seat == 1
    assert sizes(table.players[0]) == (6, 6, 0)
