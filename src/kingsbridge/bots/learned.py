"""Judgement learned by self-play: a network for each title looks at the table and each player."""

from __future__ import annotations

from typing import Final

from kingsbridge.bots.judge import Judge, Judgement, chances_by_score
from kingsbridge.bots.net import Net, trained
from kingsbridge.engine.errors import BadOption
from kingsbridge.engine.state import State
from kingsbridge.engine.table_title import Parts, TableTitle
from kingsbridge.engine.title import title_of

# The share of every prior that is spread evenly: no offer is ruled out before it was tried.
BLUR: Final = 0.1


class Eye:
    """How one title is looked at: what it shows as numbers, and the network that reads them."""

    def __init__(self, parts: Parts, net: Net) -> None:
        self.parts = parts
        self.net = net


class LearnedJudge(Judge):
    """It expects of every player a final score, and of the scores a winner."""

    def __init__(self, nets: dict[str, Net] | None = None) -> None:
        """Judge by the networks given by title, or by those that come with the package."""
        self.nets = nets
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
            eye = Eye(title.parts, net)
            self.eyes[kind] = eye
        return eye

    def judge(self, state: State) -> Judgement:
        eye = self.eye(state)
        net = eye.net
        looked = net.look(eye.parts.table_features(state))
        expected = state.scores()
        priors: list[float] = []
        for seat in range(state.seats):
            hidden = net.regard(looked, eye.parts.player_features(state, seat, seat))
            expected[seat] += net.score_to_come(hidden)
            if seat == state.seat:
                priors = self.blurred(net.priors(hidden, state.legal()))
        return Judgement(chances_by_score(expected, net.warmth_at(state.progress())), priors)

    def blurred(self, priors: list[float]) -> list[float]:
        even = BLUR / len(priors)
        return [(1 - BLUR) * prior + even for prior in priors]
