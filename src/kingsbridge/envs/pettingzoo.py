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
from kingsbridge.engine.title import Options
from kingsbridge.engine.title import title as title_named
from kingsbridge.envs import without_extra
from kingsbridge.envs.actions import NO_GAME, known_consequence, move_of
from kingsbridge.envs.deals import Deals
from kingsbridge.envs.observation import BOUND, mask, vector
from kingsbridge.envs.picture import RENDER_MODES, known_mode, picture, show
from kingsbridge.envs.rewards import reward_named
from kingsbridge.envs.usual import usual_seats, usual_title

try:
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete, Space
    from pettingzoo import AECEnv
except ModuleNotFoundError as missing:
    raise without_extra(missing) from None


Observation = dict[str, Any]  # of "observation", a vector, and "action_mask"


def env(
    title: str | None = None,
    seats: int | None = None,
    options: Options | None = None,
    reward: str = "win",
    illegal: str = "forfeit",
    render_mode: str | None = None,
) -> TableEnv:
    """Return a table; without a number of seats, one of four or of the most that the title has.

    An `illegal` action is a `forfeit`, which ends the game and costs whoever played it, or is told
    to `raise` an error.
    """
    key = usual_title(title)
    return TableEnv(key, usual_seats(key, seats), options, reward, illegal, render_mode)


class TableEnv(AECEnv[str, Observation, Any]):
    """A table of one title; `reset` deals a new game."""

    def __init__(
        self,
        title: str,
        seats: int,
        options: Options | None,
        reward: str,
        illegal: str,
        render_mode: str | None,
    ) -> None:
        self.title = title_named(title)
        self.seats = seats
        self.options = options or {}
        # Whatever cannot be played is refused here, before the first reset.
        self.table: State = self.title.new(seats, 0, self.options)
        self.reward = reward_named(reward)
        self.illegal = known_consequence(illegal)
        self.render_mode = known_mode(render_mode)
        self.metadata = {
            "name": f"kingsbridge_{title}_v0",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }
        self.deals = Deals()
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        size = len(self.title.feature_names(seats, self.options))
        self.observation_spaces = {
            agent: Dict(
                {
                    "observation": Box(-BOUND, BOUND, (size,), np.float32),
                    "action_mask": Box(0, 1, (self.title.moves,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(self.title.moves) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game: that of the seed, or the next. The table's options stay as they are."""
        self.table = self.title.new(self.seats, options=self.options, dice=self.deals.next(seed))
        self.agents = self.possible_agents[:]
        self.agent_selection = self.agents[self.table.seat]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        # PettingZoo's note of who is asked once the finished are gone: a new game has none.
        self._skip_agent_selection = None  # type: ignore[assignment]
        self.paid = self.reward.worth(self.table) if self.reward.as_it_comes else []
        self.draw()

    def observe(self, agent: str) -> Observation:
        """Return what an agent knows now; the mask is empty unless it is asked."""
        seat = self.seat_of[agent]
        return {
            "observation": vector(self.title, self.table, seat),
            "action_mask": mask(self.title, self.table, seat),
        }

    def step(self, action: Any) -> None:
        """Make a move for the agent that is asked, or let it go once the game is over."""
        if not self.agents:
            raise IllegalMove(NO_GAME)
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        try:
            self.table.apply(move_of(action))
        except IllegalMove as refused:
            if self.illegal == "raise":
                raise
            self.forfeit(agent, str(refused))
            return
        # A decision costs little; so should the book-keeping of one that pays nobody.
        if self.reward.as_it_comes:
            self._cumulative_rewards[agent] = 0.0
            now = self.reward.worth(self.table)
            self.pay([new - old for new, old in zip(now, self.paid, strict=True)])
            self.paid = now
        elif self.table.over:
            self.pay(self.reward.worth(self.table))
        if self.table.over:
            self.end()
        else:
            self.agent_selection = self.agents[self.table.seat]
        self.draw()

    def forfeit(self, agent: str, why: str) -> None:
        """End the game for an illegal action at the cost of who played it, and say why it was."""
        self._cumulative_rewards[agent] = 0.0
        self.pay([self.reward.forfeit if each == agent else 0.0 for each in self.agents])
        self.infos[agent]["illegal"] = why
        self.end()

    def end(self) -> None:
        """Let every agent be told that the game is over, one after another."""
        self.terminations = dict.fromkeys(self.agents, True)
        self._deads_step_first()

    def pay(self, rewards: list[float]) -> None:
        """Give each agent its reward for the last decision."""
        self.rewards = dict(zip(self.agents, rewards, strict=True))
        self._accumulate_rewards()

    def draw(self) -> None:
        """Show the table to somebody who watches."""
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """Draw the table as whoever is asked sees it: on the screen, or into the text returned."""
        seat = max(0, self.table.seat)
        drawn = picture(self.title, self.options, self.table, seat)
        return show(drawn, self.render_mode)

    def close(self) -> None:
        """Leave the table: there is nothing to put away."""
