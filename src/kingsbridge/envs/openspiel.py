"""Every title as a game of OpenSpiel. Importing this module registers them.

    import kingsbridge, kingsbridge.envs.openspiel
    import pyspiel

    game = pyspiel.load_game(f"python_kingsbridge_{kingsbridge.title_names()[0]}", {"players": 2})
    state = game.new_initial_state()

Chance is explicit: each card drawn, builder taken from the bag and die rolled is a chance node with
outcomes as likely as each other. Utility is the win, which sums to zero.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from kingsbridge.engine.errors import BadOption
from kingsbridge.engine.title import Title, titles
from kingsbridge.envs import without_extra
from kingsbridge.envs.node import Node
from kingsbridge.envs.observation import Vector, vector
from kingsbridge.envs.picture import picture
from kingsbridge.envs.rewards import win
from kingsbridge.words import words

try:
    import numpy as np
    import pyspiel
except ModuleNotFoundError as missing:
    raise without_extra(missing) from None

# OpenSpiel wants limits. These are well beyond what the longest of games has reached.
MOST_WAYS = 64
MOST_DECISIONS = 2_000
MOST_FALLS = 1_000
SEEDS = 2**32


class TableGame(pyspiel.Game):
    """A title at a table of some seats."""

    def __init__(self, game_type: pyspiel.GameType, title: Title, params: dict[str, Any]) -> None:
        seats = params["players"]
        options = options_in(params["options"])
        # Whatever cannot be played is refused here.
        self.first = Node(title, seats, options)
        self.title = title
        self.size = len(title.feature_names(seats, options))
        info = pyspiel.GameInfo(
            num_distinct_actions=title.moves,
            max_chance_outcomes=MOST_WAYS,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=MOST_DECISIONS,
        )
        super().__init__(game_type, info, params)

    def new_initial_state(self) -> TableState:
        return TableState(self)

    def max_chance_nodes_in_history(self) -> int:
        return MOST_FALLS

    def make_py_observer(
        self,
        iig_obs_type: pyspiel.IIGObservationType | None = None,
        params: dict[str, Any] | None = None,
    ) -> SeatObserver:
        """Return who turns a state into what one seat sees of it now."""
        if params:
            raise BadOption(f"what a seat sees has no settings {params}")
        if iig_obs_type is not None and iig_obs_type.perfect_recall:
            raise BadOption(
                "there are no information states, only observations: what a seat sees now"
            )
        return SeatObserver(self.size)


class TableState(pyspiel.State):
    """A game in progress. OpenSpiel copies and stores what is in its one attribute."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.node = game.first.copy()

    # What OpenSpiel asks

    def current_player(self) -> int:
        if self.node.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.node.ways else self.node.seat

    def is_terminal(self) -> bool:
        return self.node.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        ways = self.node.ways
        return [(way, 1 / ways) for way in range(ways)]

    def returns(self) -> list[float]:
        table = self.node.table
        return [0.0] * self.node.seats if table is None or not self.node.over else win(table)

    def resample_from_infostate(
        self, player: int, sampler: Callable[[], float] | None = None
    ) -> TableState:
        """Return a state that looks the same to a player, all that it cannot know dealt anew.

        What led there is left as it was: the history of such a state is not to be replayed.
        """
        chance = sampler() if sampler is not None else np.random.default_rng().random()
        other: TableState = self.clone()
        other.node = self.node.as_seen_by(player, int(chance * SEEDS))
        return other

    def __str__(self) -> str:
        """Return the whole position in a line, hidden things included; `render` is for people."""
        written = self.node.__getstate__()
        return json.dumps({name: written[name] for name in ("under_way", "falls", "table")})

    # For people

    def render(self, player: int | None = None) -> str:
        """Draw the table as a player sees it, or else whoever decides, in colours of a terminal."""
        node = self.node
        if node.table is None:
            return "Nothing is dealt yet.\n"
        seat = max(0, node.table.seat) if player is None else player
        return picture(node.game, node.options, node.table, seat)

    # What OpenSpiel asks under names of its own

    def _legal_actions(self, player: int) -> list[int]:
        return self.node.legal()

    def _apply_action(self, action: int) -> None:
        if self.node.ways:
            self.node.fall(action)
        else:
            self.node.decide(action)

    def _action_to_string(self, player: int, action: int) -> str:
        node = self.node
        if player == pyspiel.PlayerId.CHANCE or node.table is None:
            return f"the dice fall {action + 1} of {node.ways}"
        return words().tell(node.game.phrase(node.table, action))


class SeatObserver:
    """What one seat sees now, as numbers and as text. Before the deal there is nothing to see."""

    def __init__(self, size: int) -> None:
        self.tensor: Vector = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: TableState, player: int) -> None:
        table = state.node.table
        self.tensor[:] = 0 if table is None else vector(state.node.game, table, player)

    def string_from(self, state: TableState, player: int) -> str:
        node = state.node
        if node.table is None:
            return ""
        return json.dumps(node.game.view(node.table, player))


def options_in(written: str) -> dict[str, object]:
    """Read a table's options from a parameter of a game: `edition:kosmos;stone_sale:4`."""
    options: dict[str, object] = {}
    for pair in written.split(";") if written else []:
        name, colon, value = pair.partition(":")
        if not colon:
            raise BadOption(f"options are written as name:value;name:value, not {written!r}")
        try:
            options[name.strip()] = json.loads(value)
        except json.JSONDecodeError:
            options[name.strip()] = value.strip()
    return options


def register_titles() -> None:
    """Make every title known to `pyspiel.load_game`, as `python_kingsbridge_` and its key."""
    for title in titles().values():
        register(title)


def register(title: Title) -> None:
    """Make a title known to `pyspiel.load_game`."""
    game_type = pyspiel.GameType(
        short_name=f"python_kingsbridge_{title.key}",
        long_name=words().title(title.key),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=title.fewest,
        max_num_players=title.most,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": title.fewest, "options": ""},
    )

    # A class rather than a function: OpenSpiel lets go of it when Python is gone already, and
    # nothing may be left to clear away then.
    class TitleGame(TableGame):
        def __init__(self, params: dict[str, Any]) -> None:
            super().__init__(game_type, title, params)

    pyspiel.register_game(game_type, TitleGame)


register_titles()
