"""Gymnasium's own check, and a learner among bots."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import kingsbridge as kb
from kingsbridge.engine.dice import FastDice
from kingsbridge.envs.gymnasium import LearnerEnv
from kingsbridge.envs.rewards import Reward, margin, win
from tests.envs.both import every_title

# What counts as one: the documentation says so.
CLEAR_LEAD = 20


def registered(title: str, **settings: Any) -> gymnasium.Env[Any, Any]:
    return gymnasium.make(f"kingsbridge/{title.capitalize()}-v0", **settings)


def play(table: LearnerEnv, seed: int) -> list[tuple[Any, float, dict[str, Any]]]:
    """Play a game at random; return what the learner was told and paid."""
    told, info = table.reset(seed=seed)
    course = [(told, 0.0, info)]
    dice = FastDice.seeded(seed)
    over = False
    while not over:
        legal = np.flatnonzero(info["action_mask"])
        told, reward, over, _, info = table.step(legal[dice.below(len(legal))])
        course.append((told, reward, info))
    return course


@every_title
@pytest.mark.parametrize(
    "settings",
    [
        {},
        {"opponents": "greedy", "seats": 2, "reward": "gain"},
        {"seats": 2, "observe_mask": True, "skip_forced": True},
    ],
)
def test_gymnasium_accepts(title: str, settings: dict[str, Any]) -> None:
    check_env(registered(title, **settings).unwrapped, skip_render_check=True)


@pytest.mark.filterwarnings("ignore:.*not within the observation space:UserWarning")
def test_gymnasium_accepts_how_it_is_rendered() -> None:
    check_env(registered("pillars", seats=2, render_mode="rgb_array").unwrapped)


@every_title
def test_the_mask_is_what_the_rules_offer_the_learner(title: str) -> None:
    table = LearnerEnv(title, seats=3)
    _, info = table.reset(seed=2)
    over = False
    while not over:
        assert table.table.seat == info["seat"]
        assert np.flatnonzero(info["action_mask"]).tolist() == sorted(table.table.legal())
        assert np.array_equal(table.action_masks(), info["action_mask"] == 1)
        action = table.action_space.sample(info["action_mask"])
        _, _, over, _, info = table.step(action)
    assert info["action_mask"].sum() == 1  # over: many learners cannot bear to be offered nothing


@every_title
def test_the_same_seed_plays_the_same_games(title: str) -> None:
    one, two = LearnerEnv(title), LearnerEnv(title)
    for seed in (3, 4):
        for first, second in zip(play(one, seed), play(two, seed), strict=True):
            assert np.array_equal(first[0], second[0])
            assert first[1] == second[1]
            assert first[2]["seat"] == second[2]["seat"]


@every_title
def test_the_learner_sits_anywhere_unless_it_is_given_a_seat(title: str) -> None:
    table = LearnerEnv(title, seats=4)
    assert {table.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2, 3}
    given = LearnerEnv(title, seats=4, seat=2)
    assert {given.reset(seed=seed)[1]["seat"] for seed in range(5)} == {2}


@every_title
def test_what_the_learner_cannot_know_is_not_in_its_observation(title: str) -> None:
    table = LearnerEnv(title, seats=3, opponents="greedy", seat=1)
    told, info = table.reset(seed=5)
    over = False
    while not over:
        true = table.in_play.state
        table.in_play.state = true.as_seen_by(1, FastDice.seeded(99))
        assert np.array_equal(table.told(), told)
        assert np.array_equal(table.mask(), info["action_mask"])
        table.in_play.state = true
        told, _, over, _, info = table.step(info["action_mask"].argmax())


@every_title
def test_each_opponent_sits_where_it_was_named_clockwise_of_the_learner(title: str) -> None:
    class Watcher(kb.Bot):
        def __init__(self) -> None:
            self.seats: set[int] = set()

        def choose(self, seen: kb.State) -> int:
            self.seats.add(seen.seat)
            return seen.legal()[0]

    left, right = Watcher(), Watcher()
    play(LearnerEnv(title, seats=3, seat=1, opponents=[left, right]), 1)
    assert (left.seats, right.seats) == ({2}, {0})


@every_title
@pytest.mark.parametrize("reward", ["win", "margin", "gain"])
def test_the_learner_is_paid_what_the_game_was_worth_to_it(title: str, reward: str) -> None:
    table = LearnerEnv(title, seats=2, seat=0, reward=reward)
    paid = sum(reward for _, reward, _ in play(table, 8))
    own, other = table.table.scores()
    if reward == "win":
        assert paid == win(table.table)[0]
    elif reward == "margin":
        assert paid == pytest.approx((own - other) / CLEAR_LEAD)
    else:
        dealt = table.title.new(2, seed=0).scores()
        assert paid == pytest.approx(((own - other) - (dealt[0] - dealt[1])) / CLEAR_LEAD)


@every_title
def test_a_reward_can_be_a_function_of_ones_own(title: str) -> None:
    table = LearnerEnv(title, seats=3, seat=2, reward=lambda state: state.scores())
    assert sum(reward for _, reward, _ in play(table, 4)) == table.table.scores()[2]


@every_title
def test_a_reward_of_ones_own_can_be_paid_as_it_comes(title: str) -> None:
    table = LearnerEnv(title, seats=2, seat=0, reward=Reward(margin, as_it_comes=True))
    paid = [reward for _, reward, _ in play(table, 4)]
    own, other = table.table.scores()
    first, second = table.title.new(2, seed=0).scores()
    assert sum(paid) == pytest.approx((own - other) - (first - second))
    assert sum(reward != 0 for reward in paid) > 1


def test_a_reward_that_is_no_number_for_each_seat_is_refused() -> None:
    table = LearnerEnv("pillars", seats=2, reward=lambda _: [1.0])
    with pytest.raises(kb.BadOption, match=r"a number for each of 2 seats, not \[1.0\]"):
        play(table, 1)


@every_title
def test_forced_moves_can_be_skipped(title: str) -> None:
    asked = LearnerEnv(title, seats=2, skip_forced=True)
    for _, _, info in play(asked, 3)[:-1]:
        assert info["action_mask"].sum() > 1


@every_title
def test_the_mask_can_be_part_of_the_observation(title: str) -> None:
    table = LearnerEnv(title, seats=2, observe_mask=True)
    for told, _, info in play(table, 3):
        assert table.observation_space.contains(told)
        assert np.array_equal(told["action_mask"], info["action_mask"])


@every_title
def test_an_illegal_action_forfeits_the_game_and_says_why(title: str) -> None:
    table = LearnerEnv(title)
    _, info = table.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[-1])
    _, reward, over, _, info = table.step(illegal)
    assert (reward, over) == (-1, True)
    assert f"move {illegal}" in info["illegal"]
    with pytest.raises(kb.IllegalMove, match="no game in progress"):
        table.step(0)


@every_title
def test_an_illegal_action_raises_if_that_was_asked_for(title: str) -> None:
    table = LearnerEnv(title, illegal="raise")
    _, info = table.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[-1])
    with pytest.raises(kb.IllegalMove, match=f"move {illegal}"):
        table.step(illegal)


@every_title
def test_render_shows_the_table_as_the_learner_sees_it(title: str) -> None:
    table = registered(title, seats=2, seat=1, render_mode="ansi")
    table.reset(seed=1)
    drawn = table.render()
    assert isinstance(drawn, str)
    assert "Blue" in drawn
    assert "(you)" in drawn.split("Blue")[-2] + drawn.split("Blue")[-1]


def test_tables_run_side_by_side_in_processes_of_their_own() -> None:
    tables = gymnasium.make_vec(
        "kingsbridge/Pillars-v0",
        num_envs=2,
        vectorization_mode="async",
        vector_kwargs={"context": "spawn"},
        seats=2,
    )
    try:
        told, info = tables.reset(seed=1)
        assert told.shape[0] == 2
        for _ in range(5):
            actions = info["action_mask"].argmax(axis=1)
            told, _, _, _, info = tables.step(actions)
        alone = LearnerEnv("pillars", seats=2)
        first, _ = alone.reset(seed=1)
        again, _ = tables.reset(seed=1)
        assert np.array_equal(again[0], first)
    finally:
        tables.close()


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ({"title": "risk"}, "no title 'risk'; there is 'pillars' or 'world'"),
        ({"seats": 1}, "pillars is for 2 to 4 seats, not 1"),
        ({"seat": 4}, "seat must be 0 to 3, or None for any, not 4"),
        ({"opponents": "oracle"}, "no bot 'oracle'; there is"),
        ({"opponents": ["random"]}, "has 3 opponents, not 1"),
        ({"illegal": "ignore"}, "'forfeit' or 'raise', not 'ignore'"),
        ({"reward": "gold"}, "no reward 'gold'"),
        ({"render_mode": "rgb"}, "no render mode 'rgb'"),
    ],
)
def test_what_cannot_be_played_is_refused_at_once(wrong: dict[str, Any], right: str) -> None:
    with pytest.raises(kb.BadOption, match=right):
        LearnerEnv(**wrong)
