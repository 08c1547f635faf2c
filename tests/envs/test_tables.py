"""Many tables at once: they play what the same tables would play one by one."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv, VectorEnv
from numpy.typing import NDArray

import kingsbridge as kb
from kingsbridge.engine.dice import FastDice
from kingsbridge.envs.batch import Batch
from kingsbridge.envs.gymnasium import LearnerEnv
from kingsbridge.envs.learner_tables import LearnerTables
from kingsbridge.envs.rewards import win
from kingsbridge.envs.tables import Tables
from tests.envs.both import every_title
from tests.envs.test_pickling import Twin, every_way

Actions = NDArray[np.int64]


def any_legal(masks: NDArray[np.int8], dice: FastDice) -> Actions:
    """Choose a legal move in every row, by chance."""
    chosen = []
    for row in masks:
        legal = np.flatnonzero(row)
        chosen.append(legal[dice.below(len(legal))])
    return np.array(chosen)


# Every seat the learner's


@every_title
@pytest.mark.parametrize("reward", ["win", "gain"])
def test_every_row_is_what_who_is_asked_there_knows_and_is_offered(title: str, reward: str) -> None:
    tables = Tables(title, 3, seats=3, reward=reward)
    tables.reset(seed=4)
    dice = FastDice.seeded(1)
    for _ in range(120):
        for number in range(len(tables)):
            state = tables.state(number)
            assert tables.asked[number] == state.seat
            assert np.flatnonzero(tables.masks[number]).tolist() == sorted(state.legal())
            assert tables.scores[number].tolist() == state.scores()
            known = tables.title.features(state, state.seat)
            assert tables.observations[number].tolist() == known
        tables.step(any_legal(tables.masks, dice))


@every_title
def test_a_game_that_ends_pays_every_seat_and_the_next_begins_at_once(title: str) -> None:
    tables = Tables(title, 2, seats=2)
    tables.reset(seed=9)
    dice = FastDice.seeded(2)
    ended = 0
    while ended < 3:
        before = [tables.state(number) for number in range(2)]
        tables.step(any_legal(tables.masks, dice))
        for number, game in enumerate(before):
            assert tables.over[number] == game.over
            if game.over:
                ended += 1
                assert tables.rewards[number].tolist() == win(game)
                assert tables.results[number].tolist() == game.scores()
                assert tables.state(number).ply == 0
                assert tables.masks[number].any()
            else:
                assert not tables.rewards[number].any()


@every_title
def test_the_same_seed_deals_the_same_games_and_every_table_another(title: str) -> None:
    def course(tables: Tables) -> list[Any]:
        tables.reset(seed=5)
        dice = FastDice.seeded(3)
        told = []
        for _ in range(150):
            tables.step(any_legal(tables.masks, dice))
            told.append((tables.observations.tolist(), tables.rewards.tolist()))
        return told

    tables = Tables(title, 2, seats=2)
    told = course(tables)
    assert told == course(tables) == course(Tables(title, 2, seats=2))
    assert told[0][0][0] != told[0][0][1]


@every_title
def test_the_arrays_are_the_buffers_themselves_and_nobody_can_write_there(title: str) -> None:
    tables = Tables(title, 2, seats=2)
    tables.reset(seed=5)
    told = tables.observations
    before = told.copy()
    tables.step(tables.masks.argmax(axis=1))
    assert told is tables.observations
    assert not np.array_equal(told, before)
    with pytest.raises(ValueError, match="read-only"):
        told[0, 0] = 1


@every_title
def test_sampled_actions_are_legal_and_follow_from_the_seed(title: str) -> None:
    def course() -> list[list[int]]:
        tables = Tables(title, 3, seats=2)
        tables.reset(seed=6)
        found = []
        for _ in range(50):
            sampled = tables.sample()
            assert tables.masks[np.arange(3), sampled].all()
            tables.step(sampled)
            found.append(sampled.tolist())
        return found

    assert course() == course()


@every_title
def test_forced_moves_can_be_skipped(title: str) -> None:
    tables = Tables(title, 2, seats=3, skip_forced=True)
    tables.reset(seed=2)
    dice = FastDice.seeded(1)
    for _ in range(200):
        assert tables.masks.sum(axis=1).min() > 1
        tables.step(any_legal(tables.masks, dice))


@every_title
def test_an_illegal_action_ends_the_game_at_that_table_alone(title: str) -> None:
    tables = Tables(title, 2, seats=3)
    tables.reset(seed=1)
    actions = tables.masks.argmax(axis=1)
    actions[1] = np.flatnonzero(tables.masks[1] == 0)[-1]
    loser = tables.asked[1]
    tables.step(actions)
    assert tables.over.tolist() == [False, True]
    assert tables.rewards[1].tolist() == [-1 if seat == loser else 0 for seat in range(3)]
    assert f"move {actions[1]}" in tables.illegal_actions[1]
    tables.step(tables.masks.argmax(axis=1))
    assert tables.illegal_actions == {}


@every_title
def test_an_illegal_action_raises_and_changes_nothing_if_that_was_asked_for(title: str) -> None:
    tables = Tables(title, 2, seats=2, illegal="raise")
    tables.reset(seed=1)
    actions = tables.masks.argmax(axis=1)
    actions[1] = np.flatnonzero(tables.masks[1] == 0)[-1]
    with pytest.raises(kb.IllegalMove, match=f"table 1: move {actions[1]}"):
        tables.step(actions)
    assert [tables.state(number).ply for number in range(2)] == [0, 0]


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ({"tables": 0}, "1 table or more, not 0"),
        ({"seats": 9}, "pillars is for 2 to 4 seats, not 9"),
        ({"reward": "gold"}, "no reward 'gold'"),
        ({"illegal": "ignore"}, "'forfeit' or 'raise', not 'ignore'"),
    ],
)
def test_what_cannot_be_played_is_refused_at_once(wrong: dict[str, Any], right: str) -> None:
    with pytest.raises(kb.BadOption, match=right):
        Tables(**wrong)


@pytest.mark.parametrize("wrong", [[0], [0.5, 1.0], [[0, 1]], "no"])
def test_actions_are_a_whole_number_for_each_table(wrong: Any) -> None:
    tables = Tables("pillars", 2)
    with pytest.raises(kb.IllegalMove, match="no game in progress"):
        tables.step([0, 0])
    tables.reset(seed=1)
    with pytest.raises(kb.IllegalMove, match="2 tables want as many whole numbers"):
        tables.step(wrong)


@every_title
@every_way
def test_a_copy_of_all_tables_goes_on_alike_and_alone(title: str, twin: Twin) -> None:
    tables = Tables(title, 2, seats=2, reward="gain")
    tables.reset(seed=3)
    for _ in range(30):
        tables.step(tables.sample())
    again = twin(tables)
    for _ in range(2):
        for one, other in zip(vars(tables.rows).values(), vars(again.rows).values(), strict=True):
            assert isinstance(one, Batch) or np.array_equal(one, other)
        for each in (tables, again):
            each.step(each.sample())


@every_way
def test_a_copy_of_all_learners_goes_on_alike(twin: Twin) -> None:
    tables = LearnerTables(2, "pillars", seats=2, opponents="greedy")
    _, infos = tables.reset(seed=3)
    actions = infos["action_mask"].argmax(axis=1)
    again = twin(tables)
    assert same(list(tables.step(actions)), list(again.step(actions)))


# One learner at each table, among bots


def one_by_one(title: str, mode: AutoresetMode, **settings: Any) -> VectorEnv[Any, Any, Any]:
    """The same tables, as Gymnasium itself would line them up."""
    return SyncVectorEnv([lambda: LearnerEnv(title, **settings)] * 3, autoreset_mode=mode)


def same(one: Any, other: Any) -> bool:
    """Whether two answers are the same, whatever arrays and dictionaries they are made of."""
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    if isinstance(one, list) or (isinstance(one, np.ndarray) and one.dtype == object):
        return len(one) == len(other) and all(map(same, one, other))
    return np.array_equal(one, other)


@every_title
@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP])
@pytest.mark.parametrize(
    "settings",
    [
        {"seats": 3, "reward": "gain", "skip_forced": True},
        {"seats": 2, "opponents": "greedy", "observe_mask": True},
    ],
)
def test_they_tell_and_pay_what_gymnasium_does_for_tables_one_by_one(
    title: str, mode: AutoresetMode, settings: dict[str, Any]
) -> None:
    many = LearnerTables(3, title, autoreset_mode=mode, **settings)
    few = one_by_one(title, mode, **settings)
    assert many.single_observation_space == few.single_observation_space
    assert many.observation_space == few.observation_space
    assert many.action_space == few.action_space
    told, infos = many.reset(seed=3)
    assert same((*few.reset(seed=3),)[0], told)
    dice = FastDice.seeded(1)
    ended = 0
    while ended < 3:
        actions = any_legal(infos["action_mask"], dice)
        if dice.below(200) == 0:
            actions[0] = -1  # a forfeit
        answer, wanted = many.step(actions), few.step(actions)
        for one, other in zip(wanted, answer, strict=True):
            assert same(one, other)
        assert many.observation_space.contains(answer[0])
        infos = answer[4]
        ended += int(answer[2].sum())


@every_title
def test_gymnasium_makes_them_by_their_name(title: str) -> None:
    tables = gymnasium.make_vec(
        f"kingsbridge/{title.capitalize()}-v0",
        num_envs=4,
        vectorization_mode="vector_entry_point",
        seats=2,
        opponents="greedy",
    )
    assert isinstance(tables, LearnerTables)
    assert tables.num_envs == 4
    assert tables.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    _, infos = tables.reset(seed=1)
    told, rewards, over, cut, _ = tables.step(infos["action_mask"].argmax(axis=1))
    assert told in tables.observation_space
    assert rewards.shape == over.shape == cut.shape == (4,)


@every_title
def test_what_a_learner_was_told_is_its_own_to_keep(title: str) -> None:
    tables = LearnerTables(2, title, seats=2)
    told, infos = tables.reset(seed=1)
    kept = told.copy(), infos["action_mask"].copy(), infos["seat"].copy()
    tables.step(infos["action_mask"].argmax(axis=1))
    assert np.array_equal(told, kept[0])
    assert np.array_equal(infos["action_mask"], kept[1])
    assert np.array_equal(infos["seat"], kept[2])


def test_every_table_can_be_drawn() -> None:
    tables = LearnerTables(2, "world", seats=2, render_mode="rgb_array")
    tables.reset(seed=1)
    images = tables.render()
    assert images is not None
    assert [np.shape(image) for image in images] == [np.shape(images[0])] * 2
    written = LearnerTables(2, "world", seats=2, render_mode="ansi")
    written.reset(seed=1)
    assert all("World Without End" in str(text) for text in written.render() or [""])


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ({"num_envs": 0}, "1 table or more, not 0"),
        ({"opponents": "oracle"}, "no bot 'oracle'"),
        ({"seat": 4}, "seat must be 0 to 3"),
        ({"autoreset_mode": "Disabled"}, "'NextStep' or 'SameStep', not 'Disabled'"),
    ],
)
def test_what_no_learner_can_play_is_refused_at_once(wrong: dict[str, Any], right: str) -> None:
    with pytest.raises(kb.BadOption, match=right):
        LearnerTables(**wrong)


def test_seeds_are_one_for_each_table() -> None:
    tables = LearnerTables(2, "pillars", seats=2)
    with pytest.raises(kb.IllegalMove, match="no game in progress"):
        tables.step([0, 0])
    with pytest.raises(kb.BadOption, match="2 tables want as many seeds, not 3"):
        tables.reset(seed=[1, 2, 3])
    first, _ = tables.reset(seed=[5, 5])
    assert np.array_equal(first[0], first[1])
