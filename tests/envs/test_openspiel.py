"""OpenSpiel's own random simulation, and chance in the open."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pyspiel
import pytest

import kingsbridge as kb
from kingsbridge.engine.dice import FastDice
from kingsbridge.engine.told_dice import ToldDice
from kingsbridge.envs.node import MOST_WAYS
from kingsbridge.envs.openspiel import options_in
from tests.envs.both import every_title


def load(title: str, **settings: Any) -> Any:
    return pyspiel.load_game(f"python_kingsbridge_{title}", settings)


def play(state: Any, seed: int, actions: int = 10_000) -> Any:
    """Play at random, for so many actions or to the end."""
    dice = FastDice.seeded(seed)
    while actions and not state.is_terminal():
        legal = state.legal_actions()
        state.apply_action(legal[dice.below(len(legal))])
        actions -= 1
    return state


@every_title
@pytest.mark.parametrize("players", [2, 4])
def test_openspiel_accepts(title: str, players: int) -> None:
    game = load(title, players=players)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@every_title
def test_a_game_begins_with_chance(title: str) -> None:
    state = load(title).new_initial_state()
    assert state.is_chance_node()
    assert sum(likely for _, likely in state.chance_outcomes()) == pytest.approx(1)
    assert state.render() == "Nothing is dealt yet.\n"


@every_title
def test_the_engine_told_the_same_falls_plays_the_same_game(title: str) -> None:
    state = play(load(title, players=2).new_initial_state(), 3)
    falls = [step.action for step in state.full_history() if step.player < 0]
    moves = [step.action for step in state.full_history() if step.player >= 0]
    table = kb.title(title).new(2, dice=ToldDice(falls))
    for move in moves:
        table.apply(move)
    assert table.over
    assert kb.title(title).view(table, 0) == kb.title(title).view(state.node.table, 0)


@every_title
def test_chance_has_no_more_outcomes_than_was_declared(title: str) -> None:
    state = load(title, players=4).new_initial_state()
    while not state.is_terminal():
        assert len(state.legal_actions()) <= MOST_WAYS or not state.is_chance_node()
        state.apply_action(state.legal_actions()[-1])


@every_title
def test_a_copy_goes_on_alone(title: str) -> None:
    state = play(load(title).new_initial_state(), 1, actions=60)
    before = str(state)
    play(state.clone(), 2)
    assert str(state) == before


@every_title
@pytest.mark.parametrize("actions", [0, 3, 57, 10_000])
def test_a_state_can_be_pickled_wherever_it_stands(title: str, actions: int) -> None:
    state = play(load(title).new_initial_state(), 1, actions)
    again = pickle.loads(pickle.dumps(state))
    assert str(again) == str(state)
    assert str(play(again, 4)) == str(play(state, 4))


@every_title
def test_returns_are_the_win_and_sum_to_zero(title: str) -> None:
    state = play(load(title, players=3).new_initial_state(), 5)
    winners = state.node.table.winners()
    assert sum(state.returns()) == pytest.approx(0)
    assert [seat for seat, worth in enumerate(state.returns()) if worth > 0] == winners


@every_title
def test_a_new_deal_of_what_is_hidden_looks_the_same_to_the_player(title: str) -> None:
    game = load(title, players=3)
    state = game.new_initial_state()
    rng = np.random.default_rng(1)
    others = 0
    while not state.is_terminal():
        if not state.is_chance_node():
            player = state.current_player()
            other = state.resample_from_infostate(player, rng.random)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.legal_actions() == state.legal_actions()
            others += str(other) != str(state)
        play(state, state.move_number(), actions=1)
    assert others > 0


@every_title
def test_an_observation_is_what_the_seat_knows(title: str) -> None:
    state = play(load(title, players=2).new_initial_state(), 3, actions=90)
    for player in range(2):
        known = kb.title(title).features(state.node.table, player)
        assert state.observation_tensor(player) == pytest.approx(known)


@every_title
def test_moves_are_told_in_words_and_the_table_is_drawn(title: str) -> None:
    state = play(load(title).new_initial_state(), 2, actions=40)
    while state.is_chance_node():
        assert "the dice fall 1 of" in state.action_to_string(0)
        state.apply_action(0)
    player = state.current_player()
    told = {state.action_to_string(player, action) for action in state.legal_actions()}
    assert len(told) == len(state.legal_actions())
    assert all(told)
    assert "Red" in state.render()
    assert "(you)" in state.render(1)


@every_title
def test_an_illegal_action_is_refused_and_changes_nothing(title: str) -> None:
    state = load(title).new_initial_state()
    with pytest.raises(kb.IllegalMove, match="the dice cannot fall 999"):
        state.apply_action(999)
    while state.is_chance_node():
        state.apply_action(0)
    before = str(state)
    illegal = next(move for move in range(999) if move not in state.legal_actions())
    with pytest.raises(kb.IllegalMove, match=f"move {illegal}"):
        state.apply_action(illegal)
    assert str(state) == before


def test_options_are_written_into_the_name_of_a_game() -> None:
    game = pyspiel.load_game(
        "python_kingsbridge_pillars(players=3,options=edition:mayfair;deny_craftsman:true;start:1)"
    )
    assert game.num_players() == 3
    assert options_in("edition:mayfair;deny_craftsman:true;start:1") == {
        "edition": "mayfair",
        "deny_craftsman": True,
        "start": 1,
    }
    again = pyspiel.load_game(str(game))
    assert str(again) == str(game)


def test_what_cannot_be_played_is_refused_at_once() -> None:
    with pytest.raises(kb.BadOption, match="pillars is for 2 to 4 seats, not 7"):
        load("pillars", players=7)
    with pytest.raises(kb.BadOption, match="written as name:value;name:value, not 'mayfair'"):
        load("pillars", options="mayfair")
    with pytest.raises(kb.BadOption, match="no option 'colour'"):
        load("pillars", options="colour:red")
    with pytest.raises(pyspiel.SpielError, match="Unknown game 'python_kingsbridge_risk'"):
        load("risk")
