"""Judgement learned by self-play: a network for each title looks at the table and each player."""

from __future__ import annotations

from typing import Final

from kingsbridge.bots.appraisal import appraise
from kingsbridge.bots.judge import Judge, Judgement, chances_by_score
from kingsbridge.bots.net import Net, trained
from kingsbridge.engine.errors import BadOption
from kingsbridge.engine.state import State
from kingsbridge.engine.table_title import Parts, TableTitle
from kingsbridge.engine.title import title_of

# The share of every prior that is spread evenly: no offer is ruled out before it was tried.
BLUR: Final = 0.1
# Points to come by the rules of thumb are an input too, as a fraction of so many.
MANY_POINTS: Final = 20.0
# What a point is liked for beside the chance to win. Four who want nothing but to win score less in
# Pillars than four who also want points. No other weight was tried for four architects.
POINTS: Final = {"pillars": 0.04}


class Eye:
    """How one title is looked at: what it shows as numbers, and the network that reads them."""

    def __init__(self, parts: Parts, net: Net, point: float) -> None:
        self.parts = parts
        self.net = net
        self.point = point


class LearnedJudge(Judge):
    """It expects of every player a final score, and of the scores a winner."""

    def __init__(self, nets: dict[str, Net] | None = None, blur: float = BLUR) -> None:
        """Judge by the networks given by title, or by those that come with the package."""
        self.nets = nets
        self.blur = blur
        self.eyes: dict[object, Eye] = {}

    def eye(self, state: State) -> Eye:
        """Return how to look at a state."""
        kind: object = type(state)
        eye = self.eyes.get(kind)
        if eye is None:
            title = title_of(state)
            if not isinstance(title, TableTitle):
                raise BadOption(f"no network was trained for {title.key}")
            net = trained(title.key) if self.nets is None else self.nets[title.key]
            eye = Eye(title.parts, net, POINTS.get(title.key, 0.0))
            self.eyes[kind] = eye
        return eye

    def judge(self, state: State) -> Judgement:
        eye = self.eye(state)
        net = eye.net
        looked = net.look(eye.parts.table_features(state))
        inputs = player_inputs(eye.parts, state)
        expected = state.scores()
        priors: list[float] = []
        for seat in range(state.seats):
            units = net.regard(looked, inputs[seat])
            expected[seat] += net.score_to_come(units)
            if seat == state.seat:
                priors = blurred(net.priors(units, state.legal()), self.blur)
        chances = chances_by_score(expected, net.warmth_at(state.progress()))
        return Judgement(chances, priors, expected)

    def point(self, state: State) -> float:
        return self.eye(state).point

    def expected(self, state: State) -> list[float]:
        """Return the score each seat may expect in the end."""
        eye = self.eye(state)
        looked = eye.net.look(eye.parts.table_features(state))
        scores = state.scores()
        for seat, inputs in enumerate(player_inputs(eye.parts, state)):
            scores[seat] += eye.net.score_to_come(eye.net.regard(looked, inputs))
        return scores


def player_inputs(parts: Parts, state: State) -> list[list[float]]:
    """Return what the network is shown of each player: its features, and the rules of thumb."""
    appraised = appraise(state)
    scores = state.scores()
    inputs: list[list[float]] = []
    for seat in range(state.seats):
        values: list[float] = parts.player_features(state, seat, seat)
        values.append(max(0.0, appraised[seat] - scores[seat]) / MANY_POINTS)
        inputs.append(values)
    return inputs


def blurred(priors: list[float], blur: float) -> list[float]:
    """Spread a part of the priors evenly."""
    even = blur / len(priors)
    return [(1 - blur) * prior + even for prior in priors]
