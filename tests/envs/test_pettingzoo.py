"""PettingZoo's own tests, and what an agent is told, paid and refused."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo import AECEnv
from pettingzoo.test import api_test, seed_test
from pettingzoo.utils.wrappers import OrderEnforcingWrapper, TerminateIllegalWrapper

import kingsbridge as kb
from kingsbridge.engine.dice import FastDice
from kingsbridge.envs.pettingzoo import env
from tests.envs.both import every_title

# PettingZoo knows by name which games tell a mask beside the observation, and warns of all others.
a_mask_beside = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably:UserWarning"),
]


# What counts as one: the documentation says so.
CLEAR_LEAD = 20


def play(table: AECEnv[str, Any, Any], seed: int) -> Iterator[tuple[str, Any, float]]:
    """Play a game at random: at each decision, who decided, what it was told and what it got."""
    table.reset(seed=seed)
    dice = FastDice.seeded(seed)
    for agent in table.agent_iter():
        told: Any
        told, reward, terminated, _, _ = table.last()
        yield agent, told, reward
        legal = np.flatnonzero(told["action_mask"])
        table.step(None if terminated else legal[dice.below(len(legal))])


def illegal_action(table: AECEnv[str, Any, Any]) -> int:
    """Return an action that is not offered to whoever is asked."""
    offered: Any = table.observe(table.agent_selection)
    return int(np.flatnonzero(offered["action_mask"] == 0)[-1])


@every_title
@pytest.mark.parametrize("reward", ["win", "gain"])
class TestPettingZooAccepts:
    pytestmark = a_mask_beside

    def test_the_api(self, title: str, reward: str) -> None:
        api_test(env(title, reward=reward), num_cycles=150)

    def test_the_seeds(self, title: str, reward: str) -> None:
        seed_test(lambda: env(title, reward=reward), num_cycles=60)


@every_title
def test_the_mask_is_what_the_rules_offer(title: str) -> None:
    table = env(title, seats=3)
    for agent, told, _ in play(table, 4):
        offered = np.flatnonzero(told["action_mask"]).tolist()
        if table.terminations[agent]:
            assert len(offered) == 1  # many learners cannot bear to be offered nothing
        else:
            assert offered == sorted(table.table.legal())


@every_title
def test_who_is_not_asked_is_offered_nothing(title: str) -> None:
    table = env(title, seats=2)
    table.reset(seed=1)
    waiting = next(agent for agent in table.agents if agent != table.agent_selection)
    assert not table.observe(waiting)["action_mask"].any()


@every_title
def test_an_observation_is_what_the_seat_knows_and_within_its_space(title: str) -> None:
    table = env(title, seats=4)
    for agent, told, _ in play(table, 2):
        assert told in table.observation_space(agent)
        known = kb.title(title).features(table.table, int(agent[-1]))
        assert told["observation"].tolist() == pytest.approx(known)


@every_title
def test_what_a_seat_cannot_know_is_not_in_its_observation(title: str) -> None:
    table = env(title, seats=3)
    for agent, told, _ in play(table, 6):
        true = table.table
        table.in_play.state = true.as_seen_by(int(agent[-1]), FastDice.seeded(true.ply))
        again = table.observe(agent)
        table.in_play.state = true
        assert np.array_equal(again["observation"], told["observation"])
        assert np.array_equal(again["action_mask"], told["action_mask"])


@every_title
def test_an_observation_is_the_agents_own_to_keep(title: str) -> None:
    table = env(title)
    table.reset(seed=1)
    first = table.observe(table.agent_selection)
    kept = first["observation"].copy()
    table.step(np.flatnonzero(first["action_mask"])[0])
    table.observe(table.agent_selection)
    assert np.array_equal(first["observation"], kept)


@every_title
def test_a_seed_deals_the_game_that_the_title_deals_for_it(title: str) -> None:
    table = env(title, seats=3)
    table.reset(seed=11)
    dealt = kb.title(title).new(3, seed=11)
    assert kb.title(title).to_json(table.table) == kb.title(title).to_json(dealt)


@every_title
def test_the_games_after_a_seed_are_the_same_too_and_each_is_another(title: str) -> None:
    def deals() -> list[object]:
        table = env(title)
        found: list[object] = []
        for seed in [5, None, None]:
            table.reset(seed=seed)
            found.append(kb.title(title).to_json(table.table))
        return found

    assert deals() == deals()
    assert deals()[1] != deals()[2]


@every_title
def test_forced_moves_can_be_skipped(title: str) -> None:
    table = env(title, seats=3, skip_forced=True)
    for agent, told, _ in play(table, 5):
        if not table.terminations[agent]:
            assert told["action_mask"].sum() > 1


@every_title
def test_pettingzoo_makes_a_table_by_its_name(title: str) -> None:
    table: Any = pettingzoo.make("aec", f"kingsbridge/{title.capitalize()}-v0", seats=3)
    table.reset(seed=1)
    assert table.title.key == title
    assert table.agents == ["seat_0", "seat_1", "seat_2"]


@every_title
def test_the_winner_gets_one_and_the_others_share_its_cost(title: str) -> None:
    table = env(title, seats=4, reward="win")
    last = {agent: reward for agent, _, reward in play(table, 3)}
    winners = [f"seat_{seat}" for seat in table.table.winners()]
    assert sum(last.values()) == pytest.approx(0)
    assert [agent for agent, reward in last.items() if reward > 0] == winners
    if len(winners) == 1:
        assert last[winners[0]] == 1


@every_title
def test_the_margin_is_the_lead_over_the_average_of_the_others(title: str) -> None:
    table = env(title, seats=3, reward="margin")
    last = {agent: reward for agent, _, reward in play(table, 3)}
    a, b, c = table.table.scores()
    assert last["seat_1"] == pytest.approx((b - (a + c) / 2) / CLEAR_LEAD)


@every_title
def test_gains_add_up_to_the_change_of_the_margin(title: str) -> None:
    paid = dict.fromkeys(["seat_0", "seat_1"], 0.0)
    table = env(title, seats=2, reward="gain")
    for agent, _, reward in play(table, 9):
        paid[agent] += reward
    first, second = kb.title(title).new(2, seed=9).scores()
    a, b = table.table.scores()
    assert paid["seat_0"] == pytest.approx(((a - b) - (first - second)) / CLEAR_LEAD)
    assert paid["seat_1"] == pytest.approx(-paid["seat_0"])


@every_title
def test_an_illegal_action_forfeits_the_game_and_says_why(title: str) -> None:
    table = env(title, seats=3)
    table.reset(seed=1)
    agent = table.agent_selection
    illegal = illegal_action(table)
    table.step(illegal)
    assert all(table.terminations.values())
    assert sorted(table.rewards.values()) == [-1, 0, 0]
    assert table.rewards[agent] == -1
    assert f"move {illegal}" in table.infos[agent]["illegal"]
    for _ in table.agent_iter():
        table.step(None)
    with pytest.raises(kb.IllegalMove, match="no game in progress"):
        table.step(0)


@every_title
def test_an_illegal_action_raises_and_changes_nothing_if_that_was_asked_for(title: str) -> None:
    table = env(title, illegal="raise")
    table.reset(seed=1)
    before = kb.title(title).to_json(table.table)
    illegal = illegal_action(table)
    with pytest.raises(kb.IllegalMove, match=f"move {illegal}"):
        table.step(illegal)
    with pytest.raises(kb.IllegalMove, match="number of a move, not 'castle'"):
        table.step("castle")
    assert kb.title(title).to_json(table.table) == before


def test_a_table_before_its_first_deal_says_so() -> None:
    with pytest.raises(kb.IllegalMove, match=r"reset\(\) deals one"):
        env().step(0)


@every_title
def test_the_wrappers_of_pettingzoo_fit(title: str) -> None:
    table = OrderEnforcingWrapper(TerminateIllegalWrapper(env(title, seats=2), illegal_reward=-5))
    assert len(list(play(table, 3))) > 100
    table.reset(seed=1)
    agent = table.agent_selection
    table.step(illegal_action(table))
    assert table.rewards[agent] == -5


@every_title
def test_render_shows_the_table(title: str, capsys: pytest.CaptureFixture[str]) -> None:
    table = env(title, seats=3, render_mode="ansi")
    table.reset(seed=1)
    drawn = table.render()
    assert isinstance(drawn, str)
    name = {"pillars": "The Pillars of the Earth", "world": "World Without End"}[title]
    assert name in drawn
    assert all(colour in drawn for colour in ["Red", "Blue", "Green"])
    watched = env(title, seats=3, render_mode="human")
    watched.reset(seed=1)
    assert name in capsys.readouterr().out


@every_title
def test_a_finished_table_can_be_rendered(title: str) -> None:
    table = env(title, seats=2, render_mode="ansi")
    for _ in play(table, 1):
        pass
    assert "over" in str(table.render())


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ({"title": "risk"}, "no title 'risk'; there is 'pillars' or 'world'"),
        ({"seats": 7}, "pillars is for 2 to 4 seats, not 7"),
        ({"options": {"edition": "atlantis"}}, "no edition 'atlantis'"),
        ({"reward": "gold"}, "no reward 'gold'; there is 'win', 'margin' or 'gain', or a"),
        ({"illegal": "ignore"}, "leads to 'forfeit' or 'raise', not 'ignore'"),
        ({"render_mode": "rgb"}, "no render mode 'rgb'; there is 'human', 'ansi' or 'rgb_array'"),
    ],
)
def test_what_cannot_be_played_is_refused_at_once(wrong: dict[str, Any], right: str) -> None:
    with pytest.raises(kb.BadOption, match=right):
        env(**wrong)


def test_a_table_without_a_render_mode_says_which_there_are() -> None:
    table = env("pillars", seats=2)
    table.reset(seed=1)
    with pytest.raises(kb.BadOption, match="'human', 'ansi' or 'rgb_array'"):
        table.render()
