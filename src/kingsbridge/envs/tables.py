"""Many tables at once, every seat the learner's: self-play at the speed of the engine.

    from kingsbridge.envs.tables import Tables

    tables = Tables("pillars", 256, seats=4)
    tables.reset(seed=7)
    while True:
        tables.step(choose(tables.observations, tables.masks))

What stands in the arrays changes with every step; none of them is a copy.
"""

from __future__ import annotations

from typing import Any

from kingsbridge.engine.dice import FastDice
from kingsbridge.engine.errors import BadOption, IllegalMove
from kingsbridge.engine.state import State
from kingsbridge.engine.title import Options
from kingsbridge.envs import without_extra
from kingsbridge.envs.actions import NO_GAME, known_consequence
from kingsbridge.envs.batch import Batch
from kingsbridge.envs.deals import Deals
from kingsbridge.envs.in_play import InPlay
from kingsbridge.envs.observation import Mask
from kingsbridge.envs.rewards import Rewarding
from kingsbridge.envs.usual import new_table

try:
    import numpy as np
    from numpy.typing import ArrayLike, NDArray
except ModuleNotFoundError as missing:
    raise without_extra(missing) from None


class Rows:
    """A batch as NumPy sees it: an array for each of its buffers, with a row for each table."""

    def __init__(self, batch: Batch) -> None:
        self.batch = batch
        tables = len(batch.tables)
        self.observations: NDArray[np.float64] = seen(batch.features, np.float64, tables)
        self.masks: Mask = seen(batch.mask, np.int8, tables)
        self.rewards: NDArray[np.float64] = seen(batch.rewards, np.float64, tables)
        self.scores: NDArray[np.float64] = seen(batch.scores, np.float64, tables)
        self.results: NDArray[np.float64] = seen(batch.results, np.float64, tables)
        self.asked: NDArray[np.int64] = seen(batch.asked, np.int64, tables)[:, 0]
        self.over: NDArray[np.bool_] = seen(batch.over, np.bool_, tables)[:, 0]

    def __reduce__(self) -> tuple[Any, ...]:
        return Rows, (self.batch,)


def seen(buffer: Any, kind: Any, rows: int) -> NDArray[Any]:
    """Return a buffer as an array that nobody can write into."""
    array = np.frombuffer(buffer, kind).reshape(rows, -1)
    array.flags.writeable = False
    return array


def actions_of(actions: ArrayLike, batch: Batch, illegal: str) -> list[int]:
    """Return an action for each table; too few or too many raise, and so may an illegal one."""
    given = np.asarray(actions)
    if given.shape != (len(batch.tables),) or given.dtype.kind not in "iu":
        raise IllegalMove(
            f"{len(batch.tables)} tables want as many whole numbers, "
            f"not {given.dtype} of the shape {given.shape}"
        )
    moves: list[int] = given.tolist()
    refusal = batch.refusal(moves) if illegal == "raise" else None
    if refusal is not None:
        raise refusal
    return moves


def known_number(tables: int) -> int:
    """Return how many tables are wanted; none at all raise."""
    if tables < 1:
        raise BadOption(f"there must be 1 table or more, not {tables}")
    return tables


class Tables:
    """Tables of one title at which the learner decides for all.

    A game that ends is followed by the next at once: where `over` is true, `rewards` and `results`
    are of the old game, and all else is of the new one.
    """

    def __init__(
        self,
        title: str | None = None,
        tables: int = 64,
        seats: int | None = None,
        options: Options | None = None,
        reward: Rewarding = "win",
        illegal: str = "forfeit",
        skip_forced: bool = False,
    ) -> None:
        """Set as many tables; without a number of seats, each of four or of the most there are.

        All else is as in `kingsbridge.envs.pettingzoo.env`.
        """
        self.illegal = known_consequence(illegal)
        self.in_play: list[InPlay] = [
            new_table(title, seats, options, reward, skip_forced)
            for _ in range(known_number(tables))
        ]
        first = self.in_play[0]
        self.title = first.title
        self.seats = first.seats
        self.feature_names = first.title.feature_names(first.seats, first.options)
        self.deals = Deals()
        self.dice: list[FastDice] = []
        self.sampling = FastDice.seeded(0)
        self.batch = Batch(self.in_play, len(self.feature_names), self.deal)
        self.rows = Rows(self.batch)

    def __len__(self) -> int:
        return len(self.in_play)

    @property
    def observations(self) -> NDArray[np.float64]:
        """Return what who is asked at each table knows: tables by features."""
        return self.rows.observations

    @property
    def masks(self) -> Mask:
        """Return a 1 for each move that is offered: tables by moves."""
        return self.rows.masks

    @property
    def asked(self) -> NDArray[np.int64]:
        """Return the seat that is asked at each table."""
        return self.rows.asked

    @property
    def rewards(self) -> NDArray[np.float64]:
        """Return what the last step brought: tables by seats."""
        return self.rows.rewards

    @property
    def over(self) -> NDArray[np.bool_]:
        """Return at which tables the last step ended the game."""
        return self.rows.over

    @property
    def scores(self) -> NDArray[np.float64]:
        """Return the points as they stand: tables by seats."""
        return self.rows.scores

    @property
    def results(self) -> NDArray[np.float64]:
        """Return the points when a game last ended at each table: tables by seats."""
        return self.rows.results

    def reset(self, seed: int | None = None) -> None:
        """Deal a new game at every table; all games from here on follow from the seed."""
        dice = self.deals.next(seed)
        self.dice = [dice.fork() for _ in self.in_play]
        self.sampling = dice.fork()
        self.batch.reset()

    def deal(self, table: int) -> None:
        """Deal the next game of one table, which depends on no other."""
        self.in_play[table].deal(self.dice[table].fork(), [])

    def step(self, actions: ArrayLike) -> None:
        """Make a move at every table, and deal a new game where that was the last."""
        if not self.dice:
            raise IllegalMove(NO_GAME)
        self.batch.step(actions_of(actions, self.batch, self.illegal))
        self.batch.renew()

    def sample(self) -> NDArray[np.int64]:
        """Return a legal action for every table, each as likely; the seed decides here, too."""
        if not self.dice:
            raise IllegalMove(NO_GAME)
        return np.array(self.batch.any_legal(self.sampling))

    @property
    def illegal_actions(self) -> dict[int, str]:
        """Return at which tables the last step was a forfeit, and why."""
        return self.batch.illegal

    def state(self, table: int) -> State:
        """Return the game at one table, as it stands."""
        return self.in_play[table].state
