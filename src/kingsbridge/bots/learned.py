"""Judgement learned by self-play: a network for each title looks at the table and the players."""

from __future__ import annotations

from typing import Final

from kingsbridge.bots.craft import Craft, craft_for
from kingsbridge.bots.judge import Judge, Judgement, chances_by_score
from kingsbridge.bots.net import Net, Sight, trained
from kingsbridge.engine.errors import BadOption
from kingsbridge.engine.state import State
from kingsbridge.engine.title import Title, title_of, title_playing
from kingsbridge.engine.vecs import vec

# The share of every prior that is spread evenly: no offer is ruled out before it was tried.
BLUR: Final = 0.1
# Points to come by the rules of thumb are an input too, as a fraction of so many.
MANY_POINTS: Final = 20.0
# What a player weighs: to themselves, and to the others.
OWN: Final = 0
OTHERS: Final = 1


class Eye:
    """How one title is looked at: what it shows as numbers, and the network that reads them."""

    def __init__(self, title: Title, craft: Craft, net: Net) -> None:
        self.title = title
        self.craft = craft
        self.net = net
        self.table = net.sight_of_table()
        self.players: list[Sight] = []

    def look(self, state: State) -> list[vec[float]]:
        """Return the hidden units for every player at this table."""
        self.title.write_table_features(state, self.table.blank(), 0)
        self.table.weigh()
        scores = state.scores()
        everybody = self.table.totals[0]
        for seat in range(state.seats):
            everybody += self.look_at(state, seat, scores[seat]).totals[OTHERS]
        units: list[vec[float]] = []
        for seat in range(state.seats):
            totals = self.players[seat].totals
            units.append(self.net.units(everybody + totals[OWN] - totals[OTHERS]))
        return units

    def look_at(self, state: State, seat: int, score: float) -> Sight:
        """Look at one player: at its features, and at the rules of thumb."""
        if seat == len(self.players):
            self.players.append(self.net.sight_of_player())
        sight = self.players[seat]
        values = sight.blank()
        self.title.write_player_features(state, seat, seat, values, 0)
        values[sight.size - 1] = points_to_come(self.craft, state, seat, score)
        sight.weigh()
        return sight


class LearnedJudge(Judge):
    """It expects of every player a final score, and of the scores and the table a winner."""

    def __init__(self, nets: dict[str, Net] | None = None, blur: float = BLUR) -> None:
        """Judge by the networks given by title, or by those that come with the package."""
        self.nets = nets
        self.blur = blur
        self.eyes: dict[object, Eye] = {}

    def __reduce__(self) -> tuple[type[LearnedJudge], tuple[dict[str, Net] | None, float]]:
        """Pickle no network that every installation has."""
        return LearnedJudge, (self.nets, self.blur)

    def knows(self, state: State) -> bool:
        title = title_playing(state)
        return title is not None and self.eye_for(title) is not None

    def eye(self, state: State) -> Eye:
        """Return how to look at a state."""
        kind: object = type(state)
        eye = self.eyes.get(kind)
        if eye is None:
            title = title_of(state)
            eye = self.eye_for(title)
            if eye is None:
                raise BadOption(f"no network was trained for {title.key}")
            self.eyes[kind] = eye
        return eye

    def eye_for(self, title: Title) -> Eye | None:
        """Return how to look at games of a title; None if nothing was learned of it."""
        craft = craft_for(title)
        net = trained(title) if self.nets is None else self.nets.get(title.key)
        return None if craft is None or net is None else Eye(title, craft, net)

    def judge(self, state: State) -> Judgement:
        eye = self.eye(state)
        net = eye.net
        looked = eye.look(state)
        expected = state.scores()
        standing: list[float] = []
        for seat in range(state.seats):
            units = looked[seat]
            expected[seat] += net.score_to_come(units)
            standing.append(expected[seat] + net.stands(units))
        priors = blurred(net.priors(looked[state.seat], state.legal()), self.blur)
        warmth = net.warmth_at(state.seats, state.progress())
        return Judgement(chances_by_score(standing, warmth), priors, expected)

    def point(self, state: State) -> float:
        return self.eye(state).craft.point


def player_inputs(title: Title, craft: Craft, state: State) -> list[list[float]]:
    """Return what the network is shown of each player: its features, and the rules of thumb."""
    scores = state.scores()
    return [
        [
            *title.player_features(state, seat, seat),
            points_to_come(craft, state, seat, scores[seat]),
        ]
        for seat in range(state.seats)
    ]


def points_to_come(craft: Craft, state: State, seat: int, score: float) -> float:
    """Return what the rules of thumb expect beyond a score, as an input."""
    return max(0.0, craft.appraise(state, seat) - score) / MANY_POINTS


def blurred(priors: list[float], blur: float) -> list[float]:
    """Spread a part of the priors evenly."""
    even = blur / len(priors)
    return [(1 - blur) * prior + even for prior in priors]
