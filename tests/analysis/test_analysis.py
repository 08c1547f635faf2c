"""A game looked at again: what must hold of every decision, of luck and of turning points."""

from __future__ import annotations

import os
import signal
from collections.abc import Sequence
from dataclasses import replace

import pytest

from kingsbridge import bots
from kingsbridge.analysis import (
    Analysis,
    Analyst,
    Cause,
    Choice,
    Decision,
    Grade,
    Weighed,
    analyse,
    settled,
    turning_points,
)
from kingsbridge.analysis.analysis import decisions_in
from kingsbridge.analysis.grades import THRESHOLDS, grade
from kingsbridge.analysis.opinion import ENOUGH_TRIES
from kingsbridge.analysis.turning import LEAST_CHANGE, MOST
from kingsbridge.analysis.weighing import weigh
from kingsbridge.bots import Bot
from kingsbridge.bots.player import Thinking, Thought
from kingsbridge.engine.errors import BadOption, BadRecord
from kingsbridge.engine.state import State
from tests.analysis.games import BRIEFLY, analysed, for_both_titles, recorded


def near(number: float) -> object:
    return pytest.approx(number, abs=1e-9)


# Every decision


@for_both_titles
def test_every_decision_between_several_moves_is_weighed(key: str) -> None:
    found = analysed(key)
    plies = [decision.weighed.ply for decision in found.decisions]
    assert plies == decisions_in(found.record)
    assert [decision.number for decision in found.decisions] == list(range(1, len(plies) + 1))
    for decision in found.decisions:
        moment = found.record.replay(decision.weighed.ply)
        assert decision.seat == moment.seat
        assert decision.weighed.offers == len(moment.legal()) > 1
        assert decision.weighed.made.move == found.record.moves[moment.ply]
        assert decision.weighed.best.move in moment.legal()


@for_both_titles
def test_chances_add_up_and_nothing_given_away_is_negative(key: str) -> None:
    for decision in analysed(key).decisions:
        for chances in (decision.before, decision.after, decision.expected):
            assert sum(chances) == near(1)
            assert min(chances) >= 0
        assert 0 <= decision.weighed.made.chance <= 1
        assert 0 <= decision.given_away <= 1


@for_both_titles
def test_who_makes_the_best_move_gives_nothing_away(key: str) -> None:
    for decision in analysed(key).decisions:
        if decision.weighed.made.move == decision.weighed.best.move:
            assert decision.given_away == 0
            assert not decision.weighed.reconsidered


@for_both_titles
def test_the_last_decision_leads_to_the_result(key: str) -> None:
    found = analysed(key)
    assert found.decisions[-1].after == found.result
    assert found.winners == found.record.winners
    assert found.scores == found.record.scores
    assert [seat for seat, share in enumerate(found.result) if share] == found.winners


@for_both_titles
def test_luck_is_nobodys_gain_without_anothers_loss(key: str) -> None:
    found = analysed(key)
    assert any(decision.lucky for decision in found.decisions)
    assert not all(decision.lucky for decision in found.decisions)
    for decision in found.decisions:
        assert sum(decision.luck) == near(0)
        assert decision.lucky or not any(decision.luck)


@for_both_titles
def test_any_number_of_processes_comes_to_the_same_analysis(key: str) -> None:
    again = analyse(recorded(key), BRIEFLY, jobs=2)
    assert again is not None
    assert again.decisions == analysed(key).decisions


def test_progress_is_reported_up_to_the_last_decision() -> None:
    reported: list[int] = []
    analyse(recorded("pillars"), BRIEFLY, report=reported.append)
    assert reported == sorted(reported)
    assert reported[-1] == len(decisions_in(recorded("pillars")))


# One decision, weighed by bots whose opinions are known


class Opinionated(Bot):
    """It tries the first two offers, and is sure that the first is the better one."""

    def __init__(self, seed: int = 0, tries: int = ENOUGH_TRIES) -> None:
        self.tries = tries

    def choose(self, seen: State) -> int:
        return seen.legal()[0]

    def think(self, seen: State) -> Thinking:
        first, second = seen.legal()[:2]
        moves = [Thought(first, 90, 0.5), Thought(second, self.tries, 0.45)]
        return Thinking(moves, [1 / seen.seats] * seen.seats)


class Ringer(Opinionated):
    """It interrupts its own work."""

    def think(self, seen: State) -> Thinking:
        os.kill(os.getpid(), signal.SIGINT)
        return super().think(seen)


@pytest.fixture(autouse=True)
def guests(monkeypatch: pytest.MonkeyPatch) -> None:
    for guest in (Opinionated, Ringer):
        monkeypatch.setitem(bots._known(), guest.__name__.lower(), guest)


def test_a_move_tried_often_enough_is_judged_by_the_search() -> None:
    state = recorded("pillars").begin()
    found = weigh(state, state.legal()[1], Analyst("opinionated"))
    assert found.best == Choice(state.legal()[0], 0.5, 90)
    assert found.made == Choice(state.legal()[1], 0.45, ENOUGH_TRIES)
    assert not found.reconsidered


def test_a_move_hardly_tried_is_judged_by_where_it_leads() -> None:
    """This bot thinks the same of every place, so the move leaves the same chance as the best."""
    state = recorded("pillars").begin()
    for move, tries in ((state.legal()[1], 1), (state.legal()[2], 0)):
        found = weigh(state, move, Analyst("opinionated:tries=1"))
        assert found.reconsidered
        assert found.made.chance == near(0.5)
        assert found.made.tries == tries


def test_a_decision_is_judged_by_what_its_player_could_know() -> None:
    """Whatever the bag and the deck hold: with another deal the same is thought of the moves."""
    record = recorded("world")
    state = record.replay(20)
    analyst = Analyst("search", iterations=8)
    move = record.moves[20]
    one = weigh(state, move, analyst)
    other = weigh(state.as_seen_by(state.seat), move, analyst)
    assert (one.chances, one.made, one.best) == (other.chances, other.made, other.best)


def test_an_interrupt_ends_the_work() -> None:
    assert analyse(recorded("pillars"), Analyst("ringer")) is None


# Grades


@pytest.mark.parametrize(("worse", "least"), THRESHOLDS.items())
def test_a_grade_begins_at_its_threshold(worse: Grade, least: float) -> None:
    # It is told in whole hundredths, and graded as it is told.
    assert grade(least) is grade(least - 0.004) is worse
    assert grade(least - 0.006) is not worse


def test_noise_is_no_flaw() -> None:
    assert grade(0) is grade(0.03) is Grade.SOUND


# Turning points and summaries, of a game made up


def decided(
    number: int,
    before: Sequence[float],
    after: Sequence[float],
    *,
    seat: int = 0,
    given: float = 0.0,
    drawn: bool = False,
) -> Decision:
    """Return a decision by which a seat gives so much away; afterwards something may be drawn."""
    best = Choice(1, before[seat], 90)
    made = Choice(2, before[seat] - given, 20) if given else best
    surprises = [0] if drawn else []
    weighed = Weighed(number, seat, 2, list(before), made, best, False, surprises, list(after))
    return Decision(number, weighed, list(after))


def game(decisions: list[Decision]) -> Analysis:
    return replace(analysed("pillars"), decisions=decisions, winners=[1], result=[0.0, 1.0])


A_GAME = game(
    [
        decided(1, [0.5, 0.5], [0.6, 0.4]),
        decided(2, [0.6, 0.4], [0.4, 0.6], given=0.2),
        decided(3, [0.4, 0.6], [0.7, 0.3], seat=1, drawn=True),
        decided(4, [0.7, 0.3], [0.35, 0.65], given=0.1, drawn=True),
        decided(5, [0.35, 0.65], [0.36, 0.64], given=0.03),
        decided(6, [0.36, 0.64], [0.0, 1.0], seat=1),
    ]
)


def test_the_largest_changes_are_the_turning_points() -> None:
    points = turning_points(A_GAME)
    assert [point.decision.number for point in points] == [6, 4, 3, 2, 1]
    assert [point.cause for point in points] == [
        Cause.CHOICE,
        Cause.CHANCE,
        Cause.CHANCE,
        Cause.CHOICE,
        Cause.CHOICE,
    ]


def test_luck_begins_where_the_choice_ends() -> None:
    assert A_GAME.decisions[3].expected == [near(0.6), near(0.4)]
    assert A_GAME.decisions[3].luck == [near(-0.25), near(0.25)]
    assert A_GAME.decisions[1].luck == [0.0, 0.0]


def test_a_game_is_settled_when_the_favourite_changes_for_good() -> None:
    point = settled(A_GAME)
    assert point is not None
    assert (point.decision.number, point.seat, point.cause) == (4, 1, Cause.CHANCE)


def test_a_favourite_from_the_first_decision_on_needs_no_turning_point() -> None:
    assert settled(game([decided(1, [0.4, 0.6], [0.0, 1.0])])) is None


def test_a_game_without_ups_and_downs_has_no_turning_points() -> None:
    assert turning_points(game([decided(1, [0.02, 0.98], [0.0, 1.0])])) == []


def test_a_player_is_charged_with_flaws_and_not_with_noise() -> None:
    red, blue = A_GAME.summaries()
    assert red.given_away == near(0.3)
    assert list(red.grades.values()) == [0, 1, 1]
    assert red.worst == 2
    assert (red.decisions, blue.decisions) == (4, 2)
    assert (blue.given_away, blue.worst) == (0, None)
    assert red.luck == near(0.05) == -blue.luck


@for_both_titles
def test_turning_points_of_a_real_game_are_sorted_by_size(key: str) -> None:
    changes = [abs(point.change) for point in turning_points(analysed(key))]
    assert changes == sorted(changes, reverse=True)
    assert len(changes) <= MOST
    assert min(changes) >= LEAST_CHANGE


# What cannot be analysed


@pytest.mark.parametrize("name", ["greedy", "random", "journeyman"])
def test_a_bot_that_weighs_no_chances_cannot_analyse(name: str) -> None:
    with pytest.raises(BadOption, match=f"bot '{name}' chooses without weighing chances"):
        analyse(recorded("pillars"), Analyst(name))


@pytest.mark.parametrize(
    ("analyst", "jobs", "complaint"),
    [
        (Analyst("oracle"), 1, "there is no bot 'oracle'"),
        (Analyst("architect", 5), 1, "bot 'architect' has no setting 'iterations'; it has 'looks'"),
        (Analyst("champion:iterations=5", 7), 1, "setting 'iterations' is there twice"),
        (Analyst("champion", 0), 1, "iterations must be 1 or more, not 0"),
        (BRIEFLY, 0, "jobs must be 1 or more, not 0"),
    ],
)
def test_what_cannot_think_is_refused(analyst: Analyst, jobs: int, complaint: str) -> None:
    with pytest.raises(BadOption, match=complaint):
        analyse(recorded("pillars"), analyst, jobs)


def test_a_game_must_be_finished() -> None:
    record = recorded("pillars")
    record.moves = record.moves[:50]
    record.scores = record.winners = None
    with pytest.raises(BadRecord, match="not finished: after 50 moves"):
        analyse(record, BRIEFLY)


def test_a_record_must_say_the_truth() -> None:
    record = recorded("pillars")
    record.scores = [60.0, 0.0]
    with pytest.raises(BadRecord, match="the record says"):
        analyse(record, BRIEFLY)
