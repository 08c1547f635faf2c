"""What holds in every game of every title, at every decision."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kingsbridge.engine.conformance import check, check_refusals
from kingsbridge.engine.dice import FastDice
from kingsbridge.engine.record import Record, record_from_text, seeded
from kingsbridge.engine.title import Title
from tests.engine.games import TITLES, new_games, options, random_play

every_title = pytest.mark.parametrize("title", TITLES, ids=lambda title: title.key)


@every_title
@settings(max_examples=20)
@given(data=st.data())
def test_every_promise_of_the_engine_holds_at_every_decision(
    title: Title, data: st.DataObject
) -> None:
    state = data.draw(new_games(title))
    for moment in random_play(state, data.draw(st.integers(0, 2**32))):
        check(title, moment)


@every_title
@settings(max_examples=8)
@given(data=st.data())
def test_a_refused_or_unknown_move_raises_and_changes_nothing(
    title: Title, data: st.DataObject
) -> None:
    state = data.draw(new_games(title))
    dice = FastDice.seeded(data.draw(st.integers(0, 2**32)))
    for moment in random_play(state, data.draw(st.integers(0, 2**32))):
        check_refusals(title, moment, dice)


@every_title
@settings(max_examples=10)
@given(data=st.data())
def test_a_record_replays_to_the_same_state_after_every_move(
    title: Title, data: st.DataObject
) -> None:
    seats = data.draw(st.integers(title.fewest, title.most))
    chosen = data.draw(options(title, seats))
    seed = data.draw(st.integers(0, 2**64))
    dice = FastDice.seeded(seed + 1)
    state = title.new(seats, seed, chosen)
    positions = [title.to_json(state)]
    moves = []
    while not state.over:
        moves.append(state.legal()[dice.below(len(state.legal()))])
        state.apply(moves[-1])
        positions.append(title.to_json(state))
    names = [f"player {seat}" for seat in range(seats)]
    record = Record(title.key, seats, chosen, seeded(seed), moves, names)
    record.close(state)
    again = record_from_text(record.to_text())
    assert again.to_json() == record.to_json()
    assert [title.to_json(moment) for moment in again.states()] == positions
    assert again.verify().scores() == state.scores()


@every_title
@settings(max_examples=10)
@given(data=st.data())
def test_what_a_seat_cannot_know_does_not_change_what_it_is_shown(
    title: Title, data: st.DataObject
) -> None:
    """Two games that differ only in what a seat cannot know look alike to it, dealt anew too."""
    state = data.draw(new_games(title))
    for moment in random_play(state, data.draw(st.integers(0, 2**32))):
        seat = max(0, moment.seat)
        other = moment.as_seen_by(seat, FastDice.seeded(moment.ply))
        one = title.to_json(moment.as_seen_by(seat, FastDice.seeded(7)))
        two = title.to_json(other.as_seen_by(seat, FastDice.seeded(7)))
        assert one == two
        assert title.to_json(moment.as_seen_by(seat)) == title.to_json(other.as_seen_by(seat))
