"""What OpenSpiel's solvers and searches ask for: information states, public and private parts."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.cfr import CFRSolver
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.outcome_sampling_mccfr import OutcomeSamplingSolver

import kingsbridge as kb
from examples.openspiel_search import PointsAhead
from kingsbridge.engine.dice import Dice
from kingsbridge.engine.journal import Journal
from kingsbridge.engine.state import State
from kingsbridge.engine.title import Options
from kingsbridge.envs.openspiel import register
from tests.engine.matches import Matches
from tests.engine.test_check_title import WithFeatures
from tests.envs.both import every_title
from tests.envs.test_openspiel import load, play

ONE, NONE = pyspiel.PrivateInfoType.SINGLE_PLAYER, pyspiel.PrivateInfoType.NONE


class FewMatches(WithFeatures):
    """A game so small that a solver can walk through all of it."""

    def deal(self, seats: int, dice: Dice, options: Options, journal: Journal | None) -> State:
        state = super().deal(seats, dice, options, journal)
        assert isinstance(state, Matches)
        state.left = 4
        return state


def observer(game: Any, *, public: bool, private: Any, recall: bool) -> Any:
    kind = pyspiel.IIGObservationType(
        perfect_recall=recall, public_info=public, private_info=private
    )
    return game.make_py_observer(kind)


# Perfect recall


@every_title
def test_no_two_moments_of_a_game_are_the_same_to_a_player(title: str) -> None:
    state = load(title, players=2).new_initial_state()
    known: list[str] = []
    while not state.is_terminal():
        if not state.is_chance_node():
            known.append(state.information_state_string(0))
        play(state, state.move_number(), actions=1)
    assert len(set(known)) == len(known)


def test_what_was_done_before_is_remembered_though_nothing_of_it_can_be_seen() -> None:
    """Two ways to the same table: take one and then two, or two and then one."""
    game = FewMatches()
    register(game)
    tables = []
    for first, second in [(0, 1), (1, 0)]:
        state = load("matches").new_initial_state()
        state.apply_action(0)
        for action in (first, second):
            state.apply_action(action)
        tables.append(state)
    one, other = tables
    assert one.node.table.left == other.node.table.left
    for player in range(2):
        assert one.information_state_string(player) != other.information_state_string(player)


@every_title
def test_what_a_player_cannot_know_does_not_change_its_information(title: str) -> None:
    state = load(title, players=3).new_initial_state()
    rng = np.random.default_rng(2)
    others = 0
    while not state.is_terminal():
        if not state.is_chance_node() and state.move_number() % 13 == 0:
            player = state.current_player()
            other = state.resample_from_infostate(player, rng.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            others += str(other) != str(state)
        play(state, state.move_number(), actions=1)
    assert others > 0


def test_a_card_laid_face_down_is_no_news_to_the_others() -> None:
    """Two games that differ in the card that one player discards."""
    state = load("world", players=2).new_initial_state()
    while True:
        told = (
            []
            if state.is_chance_node()
            else [
                state.action_to_string(state.current_player(), move)
                for move in state.legal_actions()
            ]
        )
        if len(told) > 1 and all("iscard" in text for text in told):
            break
        play(state, 1, actions=1)
    player = state.current_player()
    one, other = state.clone(), state.clone()
    one.apply_action(state.legal_actions()[0])
    other.apply_action(state.legal_actions()[1])
    assert str(one) != str(other)
    assert one.information_state_string(player) != other.information_state_string(player)
    assert one.information_state_string(1 - player) == other.information_state_string(1 - player)


@every_title
def test_a_copy_and_a_pickle_remember_as_much(title: str) -> None:
    state = play(load(title, players=2).new_initial_state(), 4, actions=70)
    game = state.get_game()
    for again in (state.clone(), game.deserialize_state(state.serialize())):
        for player in range(2):
            assert again.information_state_string(player) == state.information_state_string(player)
            told = play(again.clone(), 9, actions=9).information_state_string(player)
            assert told == play(state.clone(), 9, actions=9).information_state_string(player)


# The public and the private part


@every_title
def test_the_public_part_is_what_a_spectator_sees_whatever_is_hidden(title: str) -> None:
    state = load(title, players=3).new_initial_state()
    public = observer(state.get_game(), public=True, private=NONE, recall=False)
    assert public.string_from(state, 0) == ""
    rng = np.random.default_rng(3)
    while not state.is_terminal():
        if not state.is_chance_node() and state.move_number() % 13 == 0:
            public.set_from(state, 0)
            told, numbers = public.string_from(state, 0), public.tensor.copy()
            assert json.loads(told) == kb.title(title).view(state.node.table, -1)
            for player in range(3):
                other = state.resample_from_infostate(player, rng.random)
                public.set_from(other, player)
                assert public.string_from(other, player) == told
                assert public.tensor.tolist() == numbers.tolist()
        play(state, state.move_number(), actions=1)


def test_the_public_part_shows_no_hand_and_the_private_part_nothing_else() -> None:
    state = play(load("world", players=2).new_initial_state(), 5, actions=60)
    while state.is_chance_node():
        state.apply_action(0)
    game = state.get_game()
    public = json.loads(
        observer(game, public=True, private=NONE, recall=False).string_from(state, 0)
    )
    assert [player["hand"] for player in public["players"]] == [None, None]
    private = observer(game, public=False, private=ONE, recall=False)
    for player in range(2):
        own = json.loads(private.string_from(state, player))
        seen = json.loads(state.observation_string(player))
        assert list(own["players"]) == [str(player)]
        assert own["players"][str(player)]["hand"] == seen["players"][player]["hand"]
        assert "supply" not in own
        private.set_from(state, player)
        whole = np.array(state.observation_tensor(player), np.float32)
        assert 0 < np.count_nonzero(private.tensor) < np.count_nonzero(whole)


@every_title
def test_what_everybody_ever_saw_is_the_same_whoever_asks(title: str) -> None:
    state = play(load(title, players=2).new_initial_state(), 6, actions=50)
    public = observer(state.get_game(), public=True, private=NONE, recall=True)
    assert public.string_from(state, 0) == public.string_from(state, 1)
    assert "offered" not in json.loads(public.string_from(state, 0))


def test_what_cannot_be_observed_is_refused() -> None:
    game = load("pillars")
    for public, private, recall in [
        (True, pyspiel.PrivateInfoType.ALL_PLAYERS, False),
        (False, NONE, False),
        (False, ONE, True),
    ]:
        with pytest.raises(kb.BadOption, match="one can observe what a seat sees"):
            observer(game, public=public, private=private, recall=recall)


# As plain data


@every_title
@pytest.mark.parametrize("actions", [0, 2, 57, 10_000])
def test_a_state_can_be_told_as_plain_data_and_taken_back(title: str, actions: int) -> None:
    game = load(title, players=2)
    state = play(game.new_initial_state(), 1, actions)
    told = state.to_struct()
    assert json.loads(state.to_json()) == state.to_dict() == json.loads(told.to_json())
    assert told.table == state.to_dict()["table"]
    for stands in (told, state.to_dict(), state.to_json()):
        again = game.new_initial_state(stands)
        assert again.to_dict() == state.to_dict()
    assert str(play(again, 4)) == str(play(state, 4))


@every_title
def test_what_a_player_sees_can_be_told_as_plain_data(title: str) -> None:
    state = play(load(title, players=2).new_initial_state(), 1, 80)
    for player in range(2):
        told = state.to_observation_struct(player)
        assert told.to_dict() == json.loads(state.observation_string(player))
        assert told.seats == 2


def test_data_that_is_no_state_is_refused() -> None:
    game = load("pillars", players=2)
    fine = play(game.new_initial_state(), 1, 90).to_dict()
    three = play(load("pillars", players=3).new_initial_state(), 1, 90).to_dict()
    for wrong, complaint in [
        ("{", "state: this is not JSON"),
        ([], "state: expected an object"),
        ({**fine, "remembered": ["x"]}, "state.remembered: expected 3 texts of 32 hexadecimal"),
        ({**fine, "falls": [-1]}, r"state.falls\[0\]: expected a whole number from 0"),
        ({**fine, "colour": 1}, "there is no 'colour'"),
        ({**three, "remembered": fine["remembered"]}, "it has 3 seats, and the game 2"),
    ]:
        with pytest.raises(kb.BadPosition, match=complaint):
            game.new_initial_state(wrong)


# OpenSpiel's own algorithms


def test_a_solver_walks_through_a_small_game() -> None:
    register(FewMatches())
    game = load("matches")
    solver = CFRSolver(game)
    for _ in range(4):
        solver.evaluate_and_update_policy()
    state = game.new_initial_state()
    state.apply_action(0)
    # Who has taken fewer wins: of four matches one takes one, and then nobody can win.
    likely = solver.average_policy().action_probabilities(state)
    assert max(likely, key=lambda move: likely[move]) == 0


@every_title
def test_counterfactual_regret_is_sampled(title: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(np.random, "random", np.random.default_rng(1).random)
    solver = OutcomeSamplingSolver(load(title, players=2))
    solver.iteration()
    state = load(title, players=2).new_initial_state()
    while state.is_chance_node():
        state.apply_action(0)
    likely = solver.average_policy().action_probabilities(state)
    assert sum(likely.values()) == pytest.approx(1)


@every_title
def test_the_search_runs_as_it_comes(title: str) -> None:
    """With information states and consistent offers, as the bot has them by itself."""
    state = play(load(title, players=2).new_initial_state(), 3, actions=60)
    search = ISMCTSBot(
        state.get_game(),
        PointsAhead(),
        uct_c=1.0,
        max_simulations=30,
        random_state=np.random.RandomState(1),
    )
    decided = 0
    while decided < 4:
        if state.is_chance_node():
            state.apply_action(0)
        else:
            state.apply_action(int(search.step(state)))
            decided += 1
