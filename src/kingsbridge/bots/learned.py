"""Judgement learned by self-play: a network for each title looks at the table and each player."""

from __future__ import annotations

from typing import Final

from kingsbridge.bots.craft import Craft, craft_for
from kingsbridge.bots.judge import Judge, Judgement, chances_by_score
from kingsbridge.bots.net import Net, trained
from kingsbridge.bots.thumb import appraise
from kingsbridge.engine.errors import BadOption
from kingsbridge.engine.state import State
from kingsbridge.engine.title import Title, title_of, title_playing

# The share of every prior that is spread evenly: no offer is ruled out before it was tried.
BLUR: Final = 0.1
# Points to come by the rules of thumb are an input too, as a fraction of so many.
MANY_POINTS: Final = 20.0


class Eye:
    """How one title is looked at: what it shows as numbers, and the network that reads them."""

    def __init__(self, title: Title, craft: Craft, net: Net) -> None:
        self.title = title
        self.craft = craft
        self.net = net


class LearnedJudge(Judge):
    """It expects of every player a final score, and of the scores a winner."""

    def __init__(self, nets: dict[str, Net] | None = None, blur: float = BLUR) -> None:
        """Judge by the networks given by title, or by those that come with the package."""
        self.nets = nets
        self.blur = blur
        self.eyes: dict[object, Eye] = {}

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
        looked = net.look(eye.title.table_features(state))
        inputs = player_inputs(eye.title, eye.craft, state)
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
        return self.eye(state).craft.point

    def expected(self, state: State) -> list[float]:
        """Return the score each seat may expect in the end."""
        eye = self.eye(state)
        looked = eye.net.look(eye.title.table_features(state))
        scores = state.scores()
        for seat, inputs in enumerate(player_inputs(eye.title, eye.craft, state)):
            scores[seat] += eye.net.score_to_come(eye.net.regard(looked, inputs))
        return scores


def player_inputs(title: Title, craft: Craft, state: State) -> list[list[float]]:
    """Return what the network is shown of each player: its features, and the rules of thumb."""
    appraised = appraise(craft, state)
    scores = state.scores()
    inputs: list[list[float]] = []
    for seat in range(state.seats):
        values = title.player_features(state, seat, seat)
        values.append(max(0.0, appraised[seat] - scores[seat]) / MANY_POINTS)
        inputs.append(values)
    return inputs


def blurred(priors: list[float], blur: float) -> list[float]:
    """Spread a part of the priors evenly."""
    even = blur / len(priors)
    return [(1 - blur) * prior + even for prior in priors]
