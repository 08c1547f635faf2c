"""One learner at a table of bots, for Gymnasium. Importing this module registers every title.

    import gymnasium
    import kingsbridge.envs.gymnasium

    table = gymnasium.make("kingsbridge/Pillars-v0", seats=4, opponents="greedy")
    observation, info = table.reset(seed=7)
    action = table.action_space.sample(info["action_mask"])

The bots play whenever it is their turn: between two steps lies everything the others did.
`gymnasium.make_vec` sets many such tables at once (`learner_tables.py`).
"""

from __future__ import annotations

from typing import Any

from kingsbridge.engine.errors import IllegalMove
from kingsbridge.engine.state import State
from kingsbridge.engine.title import Options, titles
from kingsbridge.envs import without_extra
from kingsbridge.envs.actions import NO_GAME, known_consequence, move_of
from kingsbridge.envs.company import Company, Opponents
from kingsbridge.envs.observation import Mask, mask, vector, with_mask
from kingsbridge.envs.picture import RENDER_MODES, Frame, known_mode, rendered
from kingsbridge.envs.rewards import Rewarding
from kingsbridge.envs.spaces import move_space, told_space
from kingsbridge.envs.usual import new_table

try:
    import gymnasium
    import numpy as np
    from numpy.typing import NDArray
except ModuleNotFoundError as missing:
    raise without_extra(missing) from None

METADATA: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 4}

Told = Any  # a vector, or a dictionary of it and the mask
Step = tuple[Told, float, bool, bool, dict[str, Any]]


class LearnerEnv(gymnasium.Env[Told, np.int64]):
    """A seat at a table of bots; the learner is the one who calls `step`."""

    metadata = METADATA

    def __init__(
        self,
        title: str | None = None,
        seats: int | None = None,
        opponents: Opponents = "random",
        seat: int | None = None,
        options: Options | None = None,
        reward: Rewarding = "win",
        illegal: str = "forfeit",
        render_mode: str | None = None,
        skip_forced: bool = False,
        observe_mask: bool = False,
    ) -> None:
        """Set a table; without a number of seats, one of four or of the most that the title has.

        `opponents` is one bot for all other seats, or a list with one for each, clockwise from the
        learner. `seat` is where the learner sits; without one it is drawn for every game. An
        `illegal` action is a `forfeit`, which ends the game, or is told to `raise` an error.
        With `skip_forced` the learner is asked only where it has a choice; with `observe_mask` the
        mask is part of what it observes.
        """
        self.in_play = new_table(title, seats, options, reward, skip_forced)
        self.title = self.in_play.title
        self.company = Company(opponents, seat, self.in_play.seats)
        self.seat = 0 if seat is None else seat
        self.illegal = known_consequence(illegal)
        self.render_mode = known_mode(render_mode)
        self.observe_mask = observe_mask
        self.observation_space = told_space(self.in_play, masked=observe_mask)
        self.action_space = move_space(self.in_play)

    @property
    def table(self) -> State:
        """Return the game as it stands."""
        return self.in_play.state

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Told, dict[str, Any]]:
        """Deal a new game and play it to the learner's first decision."""
        super().reset(seed=seed)
        self.seat = self.company.deal(self.in_play, self.np_random)
        self.draw()
        return self.told(), self.info()

    def step(self, action: object) -> Step:
        """Make the learner's move, then the others' until it is asked again or the game is over."""
        table = self.in_play
        if table.over:
            raise IllegalMove(NO_GAME)
        try:
            table.play(move_of(action))
        except IllegalMove as refused:
            if self.illegal == "raise":
                raise
            return self.forfeit(str(refused))
        self.draw()
        earned = table.earned()
        reward = 0.0 if earned is None else earned[self.seat]
        return self.told(), reward, table.over, False, self.info()

    def forfeit(self, why: str) -> Step:
        """End the game for an illegal action, and say why it was one."""
        costs = self.in_play.forfeit()
        return self.told(), costs[self.seat], True, False, self.info() | {"illegal": why}

    def action_masks(self) -> NDArray[np.bool_]:
        """Return which actions are legal now, as sb3-contrib's MaskablePPO asks for them."""
        return self.mask().astype(np.bool_)

    def mask(self) -> Mask:
        """Return a 1 for each action that is legal now."""
        return mask(self.in_play, self.seat)

    def told(self) -> Told:
        """Return what the learner observes."""
        known = vector(self.title, self.table, self.seat)
        return with_mask(known, self.mask()) if self.observe_mask else known

    def info(self) -> dict[str, Any]:
        """Return what the learner is told besides: its mask, its seat, and the points of all."""
        return {
            "action_mask": self.mask(),
            "seat": self.seat,
            "scores": np.array(self.table.scores()),
        }

    def draw(self) -> None:
        """Show the table to somebody who watches."""
        if self.render_mode == "human":
            self.render()

    def render(self) -> Frame:
        """Draw the table as the learner sees it: on the screen, as text, or as an image."""
        return rendered(self.in_play, self.seat, self.render_mode)


def register_titles() -> None:
    """Make every title known to `gymnasium.make`, as `kingsbridge/Pillars-v0`."""
    for key in titles():
        gymnasium.register(
            id=f"kingsbridge/{key.capitalize()}-v0",
            entry_point="kingsbridge.envs.gymnasium:LearnerEnv",
            vector_entry_point="kingsbridge.envs.learner_tables:LearnerTables",
            kwargs={"title": key},
        )


register_titles()
