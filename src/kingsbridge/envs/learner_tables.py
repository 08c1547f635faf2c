"""Many tables at once, at each one learner among bots: what `gymnasium.make_vec` makes.

    import gymnasium
    import kingsbridge.envs.gymnasium

    tables = gymnasium.make_vec(
        "kingsbridge/Pillars-v0", num_envs=64, vectorization_mode="vector_entry_point"
    )

Each table plays the games that one of `gymnasium.make` would play with the same seed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kingsbridge.engine.errors import BadOption, IllegalMove, one_of
from kingsbridge.engine.title import Options
from kingsbridge.envs import without_extra
from kingsbridge.envs.actions import NO_GAME, known_consequence
from kingsbridge.envs.batch import Batch
from kingsbridge.envs.company import Company, Opponents
from kingsbridge.envs.gymnasium import METADATA, Told
from kingsbridge.envs.in_play import InPlay
from kingsbridge.envs.observation import BOUND, with_mask
from kingsbridge.envs.picture import Image, known_mode, rendered
from kingsbridge.envs.rewards import Rewarding
from kingsbridge.envs.spaces import move_space, table_size, told_space
from kingsbridge.envs.tables import Rows, actions_of, known_number
from kingsbridge.envs.usual import new_table

try:
    import numpy as np
    from gymnasium.utils.seeding import np_random
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import ArrayLike, NDArray
except ModuleNotFoundError as missing:
    raise without_extra(missing) from None

Seeds = int | Sequence[int | None] | None
Infos = dict[str, Any]
Steps = tuple[Told, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], Infos]

RESET_MODES = (AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP)


class LearnerTables(VectorEnv[Told, Any, NDArray[Any]]):
    """Some tables of one title. The arrays it returns are the caller's to keep."""

    def __init__(
        self,
        num_envs: int = 1,
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
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
    ) -> None:
        """Set as many tables; all else is as in `LearnerEnv`.

        A game that is over is followed by another: at the next step, whose action is ignored then,
        or within the same, which tells the last of the old game in its infos.
        """
        self.num_envs = known_number(num_envs)
        self.in_play: list[InPlay] = [
            new_table(title, seats, options, reward, skip_forced) for _ in range(num_envs)
        ]
        first = self.in_play[0]
        self.company = Company(opponents, seat, first.seats)
        self.illegal = known_consequence(illegal)
        self.render_mode = known_mode(render_mode)
        self.observe_mask = observe_mask
        self.autoreset_mode = known_reset_mode(autoreset_mode)
        self.metadata = {**METADATA, "autoreset_mode": self.autoreset_mode}
        self.single_observation_space = told_space(first, masked=observe_mask)
        self.single_action_space = move_space(first)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.generators: list[np.random.Generator] = []
        self.batch = Batch(self.in_play, table_size(first), self.deal)
        self.rows = Rows(self.batch)
        self.numbers = np.arange(num_envs)

    def reset(
        self, *, seed: Seeds = None, options: dict[str, Any] | None = None
    ) -> tuple[Told, Infos]:
        """Deal a new game at every table: with a seed n that of n at the first, n + 1 at the next.

        Without one, every table goes on with the games that its last seed began.
        """
        seeds = seeds_for(seed, self.num_envs)
        if not self.generators:
            self.generators = [np_random(each)[0] for each in seeds]
        for number, each in enumerate(seeds):
            if each is not None:
                self.generators[number] = np_random(each)[0]
        self.batch.reset()
        return self.told(), self.infos()

    def deal(self, number: int) -> None:
        """Deal the next game of one table."""
        self.company.deal(self.in_play[number], self.generators[number])

    def step(self, actions: ArrayLike) -> Steps:
        """Make the learners' moves, and then the others' until each learner is asked again."""
        if not self.generators:
            raise IllegalMove(NO_GAME)
        self.batch.step(actions_of(actions, self.batch, self.illegal))
        rewards = self.rows.rewards[self.numbers, self.rows.asked]
        over = self.rows.over.copy()
        infos: Infos = {}
        if self.autoreset_mode is AutoresetMode.SAME_STEP and over.any():
            infos = self.endings(np.flatnonzero(over))
            self.batch.renew()
        else:
            self.tell_illegal(infos)
        infos |= self.infos()
        return self.told(), rewards, over, np.zeros_like(over), infos

    def told(self) -> Told:
        """Return what the learners observe."""
        # Cutting off first would take twice as long.
        known = self.rows.observations.astype(np.float32)
        np.clip(known, -BOUND, BOUND, out=known)
        return with_mask(known, self.rows.masks.copy()) if self.observe_mask else known

    def infos(self) -> Infos:
        """Return what the learners are told besides, each with a note of whom it is about: all."""
        told = {
            "action_mask": self.rows.masks.copy(),
            "seat": self.rows.asked.copy(),
            "scores": self.rows.scores.copy(),
        }
        everybody = np.ones(self.num_envs, np.bool_)
        return told | {f"_{name}": everybody.copy() for name in told}

    def endings(self, finished: NDArray[np.intp]) -> Infos:
        """Return what is to be told of games that are over before others take their places."""
        told, infos = self.told(), self.infos()
        self.tell_illegal(infos)
        endings: Infos = {}
        for number in finished.tolist():
            last = {"final_obs": row_of(told, number), "final_info": info_of(infos, number)}
            endings = self._add_info(endings, last, number)
        return endings

    def tell_illegal(self, infos: Infos) -> None:
        """Say of games that were forfeited why."""
        for number, why in self.batch.illegal.items():
            infos |= self._add_info(infos, {"illegal": why}, number)

    def action_masks(self) -> NDArray[np.bool_]:
        """Return which actions are legal now, a row for each table."""
        return self.rows.masks.astype(np.bool_)

    def render(self) -> tuple[str | Image, ...] | None:
        """Draw every table as its learner sees it: on the screen, as texts, or as images."""
        frames = [rendered(table, table.asked, self.render_mode) for table in self.in_play]
        return tuple(frame for frame in frames if frame is not None) or None


def seeds_for(seed: Seeds, tables: int) -> list[int | None]:
    """Return a seed for each table, or none."""
    if seed is None:
        return [None] * tables
    if isinstance(seed, int):
        return [seed + number for number in range(tables)]
    if len(seed) != tables:
        raise BadOption(f"{tables} tables want as many seeds, not {len(seed)}")
    return list(seed)


def row_of(told: Told, number: int) -> Told:
    """Return what one learner observed."""
    if isinstance(told, dict):
        return {name: column[number] for name, column in told.items()}
    return told[number]


def info_of(infos: Infos, number: int) -> Infos:
    """Return what one learner was told besides."""
    names = [name for name in infos if not name.startswith("_") and infos[f"_{name}"][number]]
    return {name: infos[name][number] for name in names}


def known_reset_mode(mode: AutoresetMode | str) -> AutoresetMode:
    """Return when a new game follows one that is over; what we cannot do raises."""
    for known in RESET_MODES:
        if mode in (known, known.value):
            return known
    names = one_of([known.value for known in RESET_MODES])
    raise BadOption(f"autoreset_mode is {names}, not {mode!r}")
