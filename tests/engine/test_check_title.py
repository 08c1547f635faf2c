"""One call that checks a whole title: for those who write one of their own."""

from __future__ import annotations

import pytest

from kingsbridge.engine.conformance import Unsound, check_title
from kingsbridge.engine.phrase import Phrase
from kingsbridge.engine.state import State
from kingsbridge.engine.title import Options, title
from tests.engine.matches import MatchesTitle


class WithFeatures(MatchesTitle):
    """The game of matches, told as a number as well."""

    def features(self, state: State, seat: int) -> list[float]:
        return [state.progress()]

    def feature_names(self, seats: int, options: Options | None = None) -> list[str]:
        return ["progress"]


class Generous(WithFeatures):
    """Its score sheets give a point too many."""

    def score_sheet(self, state: State, seat: int) -> list[tuple[Phrase, float]]:
        return [*super().score_sheet(state, seat), (Phrase("matches-gift", {}), 1)]


class Numberless(WithFeatures):
    """Its features are one more than their names."""

    def features(self, state: State, seat: int) -> list[float]:
        return [*super().features(state, seat), 0.5]


class Wasteful(WithFeatures):
    """It loses a match at the third decision."""

    def flaws(self, state: State) -> list[str]:
        return ["a match is lost"] if state.ply > 2 else []


def test_a_title_that_keeps_every_promise_passes() -> None:
    check_title(WithFeatures())


@pytest.mark.parametrize(
    ("wrong", "complaint"),
    [
        (Generous, r"the score sheet of seat 0 has .* \(2 seats, seed 0, .*, decision \d+\)$"),
        (Numberless, "seat 0 has more features or fewer than they have names"),
        (Wasteful, r"a match is lost \(2 seats, seed 0, .*, decision 3\)$"),
    ],
)
def test_one_that_breaks_a_promise_is_told_which_and_where(
    wrong: type[WithFeatures], complaint: str
) -> None:
    with pytest.raises(Unsound, match=complaint):
        check_title(wrong())


@pytest.mark.parametrize("key", ["pillars", "world"])
def test_our_own_pass(key: str) -> None:
    check_title(title(key), games=1)
