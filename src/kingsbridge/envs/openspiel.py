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

from kingsbridge.engine.errors import BadOption, BadPosition
from kingsbridge.engine.title import Title, titles
from kingsbridge.envs import without_extra
from kingsbridge.envs.node import MOST_WAYS, Node
from kingsbridge.envs.observers import (
    PrivateObserver,
    PublicObserver,
    PublicRecallObserver,
    RecallObserver,
    SeatObserver,
)
from kingsbridge.envs.picture import picture
from kingsbridge.envs.rewards import win
from kingsbridge.words import words

try:
    import numpy as np
    import pyspiel
except ModuleNotFoundError as missing:
    raise without_extra(missing) from None

# OpenSpiel wants limits. These are well beyond what the longest of games has reached.
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

    def new_initial_state(self, stands: Struct | dict[str, Any] | str | None = None) -> TableState:
        """Return the state before the deal, or one that `to_struct`, `to_dict` or `to_json` told.

        A state that was told has no history.
        """
        state = TableState(self)
        if stands is not None:
            state.node.put(as_told(stands))
        return state

    def max_chance_nodes_in_history(self) -> int:
        return MOST_FALLS

    def make_py_observer(
        self,
        iig_obs_type: pyspiel.IIGObservationType | None = None,
        params: dict[str, Any] | None = None,
    ) -> SeatObserver | RecallObserver:
        """Return who turns a state into what one seat, or everybody, sees of it or ever saw."""
        if params:
            raise BadOption(f"what a seat sees has no settings {params}")
        if iig_obs_type is None:
            return SeatObserver(self.size)
        public, private = iig_obs_type.public_info, iig_obs_type.private_info
        one, none = pyspiel.PrivateInfoType.SINGLE_PLAYER, pyspiel.PrivateInfoType.NONE
        if iig_obs_type.perfect_recall:
            if public and private == one:
                return RecallObserver()
            if public and private == none:
                return PublicRecallObserver()
        elif private == one:
            return SeatObserver(self.size) if public else PrivateObserver(self.size)
        elif public and private == none:
            return PublicObserver(self.size)
        raise BadOption(
            "one can observe what a seat sees, the public and the private part of it, and what a "
            f"seat or everybody ever saw, but not {iig_obs_type}"
        )


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
        return json.dumps(self.node.stands())

    # As plain data

    def to_struct(self) -> Struct:
        """Return the whole state, hidden things included; `new_initial_state` takes it back."""
        return Struct(self.node.to_json())

    def to_dict(self) -> dict[str, Any]:
        return self.to_struct().to_dict()

    def to_json(self) -> str:
        return self.to_struct().to_json()

    def to_observation_struct(self, player: int) -> Struct:
        """Return what a player sees now."""
        node = self.node
        return Struct({} if node.table is None else dict(node.game.view(node.table, player)))

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


class Struct:
    """Plain data with names, as OpenSpiel's own structs are: read as attributes, dict or JSON."""

    def __init__(self, told: dict[str, Any]) -> None:
        self.__dict__.update(told)

    def to_dict(self) -> dict[str, Any]:
        return dict(self.__dict__)

    def to_json(self) -> str:
        return json.dumps(self.__dict__)


def as_told(stands: Struct | dict[str, Any] | str) -> object:
    """Return a state as plain data, however it was told."""
    if isinstance(stands, Struct):
        return stands.to_dict()
    if not isinstance(stands, str):
        return stands
    try:
        told: object = json.loads(stands)
    except json.JSONDecodeError as error:
        raise BadPosition(f"state: this is not JSON: {error}") from None
    return told


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
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={"players": title.fewest, "options": ""},
    )

    # A class rather than a function: OpenSpiel lets go of it when Python is gone already, and
    # nothing may be left to clear away then.
    class TitleGame(TableGame):
        def __init__(self, params: dict[str, Any]) -> None:
            super().__init__(game_type, title, params)

    pyspiel.register_game(game_type, TitleGame)


register_titles()
