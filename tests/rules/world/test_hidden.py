"""W-0.7: what a seat sees, and what it does not."""

from __future__ import annotations

from typing import cast

import pytest

from kingsbridge.engine.dice import FastDice
from kingsbridge.titles.world import TITLE
from kingsbridge.titles.world.moves import DECLINE, DISCARD, EXCHANGE, FORGO, TREAT
from kingsbridge.titles.world.state import Table
from tests.rules.world.board import (
    action,
    arrive,
    comes_next,
    hold,
    in_chapter,
    keys_of,
    make,
    new_game,
    orient,
    own,
    play,
    seal,
    settle,
    step_of,
    turn,
)

SPECTATOR = -1


def seen(table: Table, seat: int, of: int) -> dict[str, object]:
    """Return what a seat sees of a player."""
    players = cast("list[dict[str, object]]", TITLE.view(table, seat)["players"])
    return players[of]


def redealt(table: Table, seat: int, seed: int = 1) -> Table:
    """Return the table as a seat may imagine it."""
    other = table.as_seen_by(seat, FastDice.seeded(seed))
    assert isinstance(other, Table)
    return other


def in_the_middle() -> Table:
    """Return a table in a chapter's fourth round: three cards played, three face down."""
    return arrive(in_chapter(new_game(), 2, 4), "action")


# The view


@pytest.mark.clause("W-0.7")
def test_each_seat_sees_its_own_goods_and_not_those_of_the_others() -> None:
    table = new_game()
    own(table, 1, piety=3, gold=7, medical=1)
    for seat in (0, 2, 3):
        assert seen(table, seat, 1)["goods"] is None
    assert seen(table, 1, 1)["goods"] == {
        "stone": 0,
        "wood": 0,
        "grain": 0,
        "piety": 3,
        "wool": 0,
        "cloth": 0,
        "loyalty": 0,
        "medical": 1,
        "gold": 7,
    }


@pytest.mark.clause("W-0.7")
def test_each_seat_sees_its_own_hand_and_discards_and_not_those_of_the_others() -> None:
    table = in_the_middle()
    mine = seen(table, 1, 1)
    assert mine["hand"] == ["building", "sales", "privilege", "cloth", "medicine", "favor"]
    assert mine["discarded"] == ["house_building", "house_rent", "donation"]
    for seat in (0, 2, 3, SPECTATOR):
        theirs = seen(table, seat, 1)
        assert theirs["hand"] is None
        assert theirs["discarded"] is None
        assert (theirs["held"], theirs["face_down"]) == (6, 3)


@pytest.mark.clause("W-0.7")
@pytest.mark.parametrize("seat", [0, 1, 2, 3, SPECTATOR])
def test_points_houses_seals_and_played_cards_are_open(seat: int) -> None:
    table = in_the_middle()
    settle(table, 1, "grain_stone", "gold_wood")
    seal(table, 1, "bridge")
    shown = seen(table, seat, 1)
    assert shown["vp"] == 8
    assert shown["houses"] == ["grain_stone", "gold_wood"]
    assert shown["seals"] == ["bridge"]
    assert shown["played"] == ["grain", "piety", "resource"]


@pytest.mark.clause("W-0.7")
def test_a_spectator_sees_nobodys_goods() -> None:
    table = new_game()
    assert [seen(table, SPECTATOR, of)["goods"] for of in range(4)] == [None] * 4
    assert TITLE.view(table, SPECTATOR)["duties"] is None


@pytest.mark.clause("W-0.7")
@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_an_option_lays_all_goods_open_but_no_cards(seat: int) -> None:
    table = arrive(in_chapter(new_game(open_goods=True), 2, 4), "action")
    own(table, 2, cloth=2)
    shown = seen(table, seat, 2)
    assert shown["goods"] == seen(table, 2, 2)["goods"]
    assert shown["hand"] is None
    assert shown["discarded"] is None


@pytest.mark.clause("W-0.7")
def test_the_screens_go_when_the_game_is_over() -> None:
    table = in_chapter(new_game(), 4, 6)
    own(table, 2, cloth=2)
    arrive(table, "next_round")
    assert table.over
    for seat in (0, SPECTATOR):
        assert seen(table, seat, 2)["goods"] == seen(table, 2, 2)["goods"]
        assert seen(table, seat, 2)["discarded"] is None


@pytest.mark.clause("W-0.7")
def test_a_seat_is_told_of_its_own_duties_only() -> None:
    table = new_game()
    own(table, 1, piety=2, grain=1)
    duties = cast("list[dict[str, object]]", TITLE.view(table, 1)["duties"])
    assert [(duty["good"], duty["has"]) for duty in duties] == [
        *(("piety", 2), ("grain", 1), ("gold", 0)),
    ]
    assert TITLE.view(table, 0)["duties"] != duties


@pytest.mark.clause("W-0.7")
def test_what_others_hide_changes_nothing_in_the_view() -> None:
    table = in_the_middle()
    before = TITLE.view(table, 0)
    player = table.players[2]
    player.hand, player.discarded = 0b111111 << 6, 0b111000
    player.goods[8] += 5
    assert TITLE.view(table, 0) == before


# The journal


@pytest.mark.clause("W-0.7")
def test_everybody_is_told_that_a_card_was_discarded_but_only_its_owner_which() -> None:
    table = arrive(in_chapter(new_game(), 2), "action")
    play(table, "grain")
    table.apply(DISCARD + action(table, "cloth"))
    assert table.journal is not None
    for seat in (SPECTATOR, 0, 1, 2, 3):
        entries = table.journal.seen_by(seat)
        assert [entry.seat for entry in entries if entry.what == "discards"] == [0]
        which = [entry.a for entry in entries if entry.what == "discarded"]
        assert which == ([action(table, "cloth")] if seat == 0 else [])
    public = next(entry for entry in table.journal.entries if entry.what == "discards")
    assert (public.a, public.b, public.c) == (0, 0, 0)


@pytest.mark.clause("W-0.7", "W-8.5")
def test_only_the_penitent_is_told_which_card_was_drawn() -> None:
    table = in_chapter(new_game(), 2)
    table.players[2].penance = True
    turn(table, "II-06")
    assert table.journal is not None
    drawn = table.players[2].discarded.bit_length() - 1
    for seat in (SPECTATOR, 0, 1, 2, 3):
        entries = table.journal.seen_by(seat)
        assert [entry.seat for entry in entries if entry.what == "does_penance"] == [2]
        which = [entry.a for entry in entries if entry.what == "discarded"]
        assert which == ([drawn] if seat == 2 else [])


# Dealing anew what a seat cannot know


@pytest.mark.clause("W-0.7")
def test_a_seat_keeps_what_it_knows_when_the_rest_is_dealt_anew() -> None:
    table = in_the_middle()
    own(table, 0, stone=2)
    for seed in range(10):
        other = redealt(table, 0, seed)
        assert TITLE.view(other, 0) == TITLE.view(table, 0)
        assert TITLE.flaws(other) == []


@pytest.mark.clause("W-0.7")
def test_which_cards_the_others_discarded_is_dealt_anew() -> None:
    table = in_the_middle()
    piles = {redealt(table, 0, seed).players[1].discarded for seed in range(200)}
    # Any three of the nine that were not played.
    assert {pile.bit_count() for pile in piles} == {3}
    assert len(piles) > 60
    unplayed = set(table.cards.action_keys) - {"grain", "piety", "resource"}
    assert set().union(*(keys_of(pile, table.cards.action_keys) for pile in piles)) == unplayed


@pytest.mark.clause("W-0.7")
def test_more_discards_than_cards_in_hand_are_dealt_anew_as_well() -> None:
    table = in_the_middle()
    hold(table, 1, "grain", "favor")
    hands = set()
    for seed in range(100):
        player = redealt(table, 0, seed).players[1]
        assert (player.hand.bit_count(), player.discarded.bit_count()) == (2, 6)
        assert not player.hand & player.discarded
        hands.add(player.hand)
    assert len(hands) > 20


@pytest.mark.clause("W-0.7")
def test_a_hand_that_everybody_knows_is_not_dealt_anew() -> None:
    table = arrive(in_chapter(new_game(), 2), "action")
    other = redealt(table, 0)
    assert [player.hand for player in other.players] == [table.cards.all_actions] * 4


@pytest.mark.clause("W-0.7")
def test_a_seat_keeps_its_own_hand_and_discards() -> None:
    table = in_the_middle()
    for seat in range(4):
        other = redealt(table, seat).players[seat]
        mine = table.players[seat]
        assert (other.hand, other.discarded) == (mine.hand, mine.discarded)


@pytest.mark.clause("W-0.7")
def test_nothing_that_is_hidden_shows_in_what_is_dealt_anew() -> None:
    table = in_the_middle()
    swapped = in_the_middle()
    player = swapped.players[1]
    player.discarded, player.hand = 0b111000, 0b111111 << 6
    one = table.as_seen_by(0)
    other = swapped.as_seen_by(0)
    assert TITLE.to_json(one) == TITLE.to_json(other)


@pytest.mark.clause("W-0.7")
def test_the_game_itself_is_not_changed_by_looking() -> None:
    table = in_the_middle()
    before = TITLE.to_json(table)
    redealt(table, 2)
    TITLE.view(table, 1)
    assert TITLE.to_json(table) == before


# What is over


@pytest.mark.clause("W-0.7", "W-6.1")
def test_at_the_end_of_a_chapter_nothing_of_its_last_round_is_seen() -> None:
    """The long-term event lies beside the board only, and goes with the chapter."""
    table = in_chapter(new_game(2, cards={"stock": {"tax_die": [5] * 6}}), 1, 6)
    for seat in range(2):
        own(table, seat, gold=2, loyalty=2)
    turn(table, "I-09")
    orient(table, 0)
    while step_of(table) == "action":
        table.apply(table.legal()[-1])
    assert step_of(table) == "duties"
    sight = TITLE.view(table, 0)
    assert (sight["event"], sight["rotation"], sight["acting"]) == (None, -1, None)
    assert sight["tax"] == 5
    while step_of(table) == "duties":
        table.apply(table.legal()[0])
        assert TITLE.view(table, 0)["acting"] is None
    sight = TITLE.view(table, 0)
    assert (sight["chapter"], sight["tax"], sight["long_events"]) == (2, 0, [])


@pytest.mark.clause("W-0.7")
def test_when_an_event_is_turned_nothing_of_the_round_before_is_seen() -> None:
    table = new_game(2)
    for seat in range(2):
        own(table, seat, gold=4)
    comes_next(table, "I-09")
    turn(table, "I-09")
    orient(table, 0)
    for seat in range(2):
        table.apply(EXCHANGE)
        play(table, "medicine")
        assert seen(table, seat, seat)["traded"]
        make(table, TREAT, DISCARD + action(table, "favor"))
    assert table.round == 2
    sight = TITLE.view(table, table.seat)
    assert (sight["rotation"], sight["acting"]) == (-1, None)
    assert not any(seen(table, 0, seat)["traded"] for seat in range(2))


@pytest.mark.clause("W-0.7", "W-11.1")
def test_when_the_game_is_over_no_event_lies_on_the_board() -> None:
    table = new_game(2)
    while not table.over:
        table.apply(table.legal()[-1])
    sight = TITLE.view(table, 0)
    assert (sight["event"], sight["rotation"], sight["acting"]) == (None, -1, None)
    assert sight["long_events"] == []


@pytest.mark.clause("W-0.7", "W-1.9", "W-5.23")
def test_everybody_sees_who_forgoes_the_action_and_which_cards_were_not_used() -> None:
    table = turn(new_game(2), "II-03")
    table.apply(FORGO)
    table.apply(DECLINE)
    assert seen(table, 1, 0)["forgoes"]
    assert not seen(table, 0, 1)["forgoes"]
    play(arrive(table, "action"), "grain")
    assert seen(table, 1, 0)["unused"] == ["grain"]
    table.apply(DISCARD + action(table, "favor"))
    play(table, "piety")
    table.apply(DISCARD + action(table, "favor"))
    assert not seen(table, 1, 0)["forgoes"]
    assert seen(table, 0, 1)["unused"] == []
