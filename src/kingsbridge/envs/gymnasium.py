"""One learner at a table of bots, for Gymnasium. Importing this module registers every title.

    import gymnasium
    import kingsbridge.envs.gymnasium

    table = gymnasium.make("kingsbridge/Pillars-v0", seats=4, opponents="greedy")
    observation, info = table.reset(seed=7)
    action = table.action_space.sample(info["action_mask"])

The bots play whenever it is their turn: between two steps lies everything the others did.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kingsbridge.bots import Bot, bot
from kingsbridge.engine.errors import BadOption, IllegalMove
from kingsbridge.engine.state import State
from kingsbridge.engine.title import Options, titles
from kingsbridge.engine.title import title as title_named
from kingsbridge.envs import without_extra
from kingsbridge.envs.actions import NO_GAME, known_consequence, move_of
from kingsbridge.envs.observation import BOUND, Mask, Vector, mask, vector
from kingsbridge.envs.picture import RENDER_MODES, known_mode, picture, show
from kingsbridge.envs.rewards import reward_named
from kingsbridge.envs.usual import usual_seats, usual_title

try:
    import gymnasium
    import numpy as np
    from gymnasium.spaces import Box, Discrete
    from numpy.typing import NDArray
except ModuleNotFoundError as missing:
    raise without_extra(missing) from None

SEEDS = 2**63
METADATA: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 4}

Opponents = str | Bot | Sequence[str | Bot]
Step = tuple[Vector, float, bool, bool, dict[str, Any]]


class LearnerEnv(gymnasium.Env[Vector, np.int64]):
    """A seat at a table of bots; the learner is the one who calls `step`."""

    metadata = METADATA

    def __init__(
        self,
        title: str | None = None,
        seats: int | None = None,
        opponents: Opponents = "random",
        seat: int | None = None,
        options: Options | None = None,
        reward: str = "win",
        illegal: str = "forfeit",
        render_mode: str | None = None,
    ) -> None:
        """Set a table; without a number of seats, one of four or of the most that the title has.

        `opponents` is one bot for all other seats, or a list with one for each, clockwise from the
        learner. `seat` is where the learner sits; without one it is drawn for every game. An
        `illegal` action is a `forfeit`, which ends the game, or is told to `raise` an error.
        """
        self.title = title_named(usual_title(title))
        self.seats = usual_seats(self.title.key, seats)
        self.options = options or {}
        # Whatever cannot be played is refused here, before the first reset.
        self.table: State = self.title.new(self.seats, 0, self.options)
        self.opponents = opponents_for(opponents, self.seats)
        self.given_seat = known_seat(seat, self.seats)
        self.seat = 0 if seat is None else seat
        self.reward = reward_named(reward)
        self.illegal = known_consequence(illegal)
        self.render_mode = known_mode(render_mode)
        size = len(self.title.feature_names(self.seats, self.options))
        self.observation_space = Box(-BOUND, BOUND, (size,), np.float32)
        self.action_space = Discrete(self.title.moves)
        self.bots: list[Bot] = []
        self.paid = 0.0
        self.over = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Vector, dict[str, Any]]:
        """Deal a new game and play it to the learner's first decision."""
        super().reset(seed=seed)
        self.table = self.title.new(self.seats, self.draw_seed(), self.options)
        self.over = False
        if self.given_seat is None:
            self.seat = int(self.np_random.integers(self.seats))
        self.bots = [self.fresh(opponent) for opponent in self.opponents]
        self.paid = self.reward.worth(self.table)[self.seat] if self.reward.as_it_comes else 0.0
        self.let_others_play()
        self.draw()
        return vector(self.title, self.table, self.seat), self.info()

    def step(self, action: object) -> Step:
        """Make the learner's move, then the others' until it is asked again or the game is over."""
        if self.over:
            raise IllegalMove(NO_GAME)
        try:
            self.table.apply(move_of(action))
        except IllegalMove as refused:
            if self.illegal == "raise":
                raise
            return self.forfeit(str(refused))
        self.let_others_play()
        self.draw()
        self.over = self.table.over
        told = vector(self.title, self.table, self.seat)
        return told, self.pay(), self.over, False, self.info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Return which actions are legal now, as sb3-contrib's MaskablePPO asks for them."""
        return self.mask().astype(np.bool_)

    def mask(self) -> Mask:
        """Return a 1 for each action that is legal now."""
        return mask(self.title, self.table, self.seat)

    def info(self) -> dict[str, Any]:
        """Return what the learner is told besides: its mask, its seat, and the points of all."""
        return {
            "action_mask": self.mask(),
            "seat": self.seat,
            "scores": np.array(self.table.scores()),
        }

    def let_others_play(self) -> None:
        """Let the bots decide until it is the learner's turn, or nobody's."""
        table = self.table
        while not table.over and table.seat != self.seat:
            player = self.bots[(table.seat - self.seat) % self.seats - 1]
            table.apply(player.choose(table.as_seen_by(table.seat)))

    def pay(self) -> float:
        """Return what the learner earned since it was last paid."""
        if self.reward.as_it_comes:
            now = self.reward.worth(self.table)[self.seat]
            earned, self.paid = now - self.paid, now
            return earned
        return self.reward.worth(self.table)[self.seat] if self.over else 0.0

    def forfeit(self, why: str) -> Step:
        """End the game for an illegal action, and say why it was one."""
        self.over = True
        told = vector(self.title, self.table, self.seat)
        return told, self.reward.forfeit, True, False, self.info() | {"illegal": why}

    def fresh(self, opponent: str | Bot) -> Bot:
        """Return a bot for the next game: by its name a new one, or the one that was given."""
        if isinstance(opponent, Bot):
            return opponent
        return bot(opponent, self.draw_seed())

    def draw_seed(self) -> int:
        return int(self.np_random.integers(SEEDS))

    def draw(self) -> None:
        """Show the table to somebody who watches."""
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """Draw the table as the learner sees it: on the screen, or into the text returned."""
        drawn = picture(self.title, self.options, self.table, self.seat)
        return show(drawn, self.render_mode)


def opponents_for(opponents: Opponents, seats: int) -> list[str | Bot]:
    """Return a bot for each seat but the learner's; unknown ones, or too many, raise."""
    if isinstance(opponents, str | Bot):
        opponents = [opponents] * (seats - 1)
    if len(opponents) != seats - 1:
        raise BadOption(
            f"at a table of {seats} the learner has {seats - 1} opponents, not {len(opponents)}"
        )
    for opponent in opponents:
        if not isinstance(opponent, Bot):
            bot(opponent)
    return list(opponents)


def known_seat(seat: int | None, seats: int) -> int | None:
    """Return the learner's seat, or none; one that is not at the table raises."""
    if seat is not None and seat not in range(seats):
        raise BadOption(f"seat must be 0 to {seats - 1}, or None for any, not {seat!r}")
    return seat


def register_titles() -> None:
    """Make every title known to `gymnasium.make`, as `kingsbridge/Pillars-v0`."""
    for key in titles():
        gymnasium.register(
            id=f"kingsbridge/{key.capitalize()}-v0",
            entry_point="kingsbridge.envs.gymnasium:LearnerEnv",
            kwargs={"title": key},
        )


register_titles()
