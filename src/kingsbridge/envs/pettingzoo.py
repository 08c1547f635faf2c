"""A table for PettingZoo: every seat an agent, asked one after another as the rules have it.

from kingsbridge import title_names
from kingsbridge.envs.pettingzoo import env

table = env(title_names()[0], seats=4)
table.reset(seed=7)
for agent in table.agent_iter():
    observation, reward, terminated, truncated, info = table.last()
    legal = observation["action_mask"]
    table.step(None if terminated else table.action_space(agent).sample(legal))
"""

from __future__ import annotations

from typing import Any

from kingsbridge.engine.errors import IllegalMove
from kingsbridge.engine.state import State
from kingsbridge.engine.title import Options, titles
from kingsbridge.envs import without_extra
from kingsbridge.envs.actions import NO_GAME, known_consequence, move_of
from kingsbridge.envs.deals import Deals
from kingsbridge.envs.in_play import InPlay
from kingsbridge.envs.observation import mask, vector, with_mask
from kingsbridge.envs.picture import RENDER_MODES, Frame, known_mode, rendered
from kingsbridge.envs.rewards import Rewarding
from kingsbridge.envs.spaces import move_space, told_space
from kingsbridge.envs.usual import new_table

try:
    from gymnasium.spaces import Space
    from pettingzoo import AECEnv, register
except ModuleNotFoundError as missing:
    raise without_extra(missing) from None


Observation = dict[str, Any]  # of "observation", a vector, and "action_mask"


def env(
    title: str | None = None,
    seats: int | None = None,
    options: Options | None = None,
    reward: Rewarding = "win",
    illegal: str = "forfeit",
    render_mode: str | None = None,
    skip_forced: bool = False,
) -> TableEnv:
    """Return a table; without a number of seats, one of four or of the most that the title has.

    An `illegal` action is a `forfeit`, which ends the game and costs whoever played it, or is told
    to `raise` an error. With `skip_forced` agents are asked only where they have a choice.
    """
    table = new_table(title, seats, options, reward, skip_forced)
    return TableEnv(table, known_consequence(illegal), known_mode(render_mode))


class TableEnv(AECEnv[str, Observation, Any]):
    """A table of one title; `reset` deals a new game."""

    def __init__(self, table: InPlay, illegal: str, render_mode: str | None) -> None:
        self.in_play = table
        self.title = table.title
        self.illegal = illegal
        self.render_mode = render_mode
        self.metadata = {
            "name": f"kingsbridge_{table.title.key}_v0",
            "render_modes": list(RENDER_MODES),
            "render_fps": 4,
            "is_parallelizable": False,
        }
        self.deals = Deals()
        self.possible_agents = [f"seat_{seat}" for seat in range(table.seats)]
        self.agents: list[str] = []
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {
            agent: told_space(table, masked=True) for agent in self.possible_agents
        }
        self.action_spaces = {agent: move_space(table) for agent in self.possible_agents}

    @property
    def table(self) -> State:
        """Return the game as it stands."""
        return self.in_play.state

    def observation_space(self, agent: str) -> Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game: that of the seed, or the next. The table's options stay as they are."""
        self.in_play.deal(self.deals.next(seed), [])
        self.agents = self.possible_agents[:]
        self.agent_selection = self.agents[self.in_play.asked]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        # PettingZoo's note of who is asked once the finished are gone: a new game has none.
        self._skip_agent_selection = None  # type: ignore[assignment]
        self.draw()

    def observe(self, agent: str) -> Observation:
        """Return what an agent knows now; while a game lasts, only who is asked is offered."""
        seat = self.seat_of[agent]
        return with_mask(vector(self.title, self.table, seat), mask(self.in_play, seat))

    def step(self, action: Any) -> None:
        """Make a move for the agent that is asked, or let it go once the game is over."""
        if not self.agents:
            raise IllegalMove(NO_GAME)
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        try:
            self.in_play.play(move_of(action))
        except IllegalMove as refused:
            if self.illegal == "raise":
                raise
            self.infos[agent]["illegal"] = str(refused)
            self.pay(agent, self.in_play.forfeit())
            self.end()
            return
        # A decision costs little; so should the book-keeping of one that pays nobody.
        earned = self.in_play.earned()
        if earned is not None:
            self.pay(agent, earned)
        if self.in_play.over:
            self.end()
        else:
            self.agent_selection = self.agents[self.in_play.asked]
        self.draw()

    def end(self) -> None:
        """Let every agent be told that the game is over, one after another."""
        self.terminations = dict.fromkeys(self.agents, True)
        self._deads_step_first()

    def pay(self, agent: str, rewards: list[float]) -> None:
        """Give each agent its reward for the last decision, which was this one's."""
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.agents, rewards, strict=True))
        self._accumulate_rewards()

    def draw(self) -> None:
        """Show the table to somebody who watches."""
        if self.render_mode == "human":
            self.render()

    def render(self) -> Frame:
        """Draw the table as whoever is asked sees it: on the screen, as text, or as an image."""
        return rendered(self.in_play, self.in_play.asked, self.render_mode)

    def close(self) -> None:
        """Leave the table: there is nothing to put away."""


def register_titles() -> None:
    """Make every title known to `pettingzoo.make`, as `kingsbridge/Pillars-v0`."""
    for key in titles():
        register(
            "aec",
            f"kingsbridge/{key.capitalize()}-v0",
            entry_point="kingsbridge.envs.pettingzoo:env",
            kwargs={"title": key},
        )


register_titles()
