"""A bot is watched while it thinks: it stops where the grade is plain, else it thinks twice."""

from __future__ import annotations

import json
from dataclasses import asdict, replace

import pytest

from kingsbridge.analysis import Analyst, reasons
from kingsbridge.analysis.grades import BOUNDS
from kingsbridge.analysis.jobs import Findings, findings_from_json
from kingsbridge.analysis.opinion import UNHURRIED, USUAL, opinion
from kingsbridge.analysis.reasons import reason
from kingsbridge.bots.craft import craft_of
from tests.analysis.games import analysed, recorded

ITERATIONS = 96
ANALYST = Analyst("search", iterations=ITERATIONS)
# A choice of a master builder's place, among several.
PLY = 40


def test_a_bot_without_hurry_thinks_as_long_as_it_may() -> None:
    state = recorded("pillars").replay(PLY)
    for move in state.legal():
        found = opinion(state, move, ANALYST, UNHURRIED)
        if found.reconsidered:
            assert min(found.best.tries, found.made.tries) >= ITERATIONS
        else:
            assert found.made == found.best


def test_a_bot_stops_as_soon_as_the_grade_is_plain() -> None:
    record = recorded("pillars")
    stopped = 0
    for ply in range(PLY, PLY + 12):
        state = record.replay(ply)
        if len(state.legal()) == 1:
            continue
        found = opinion(state, record.moves[ply], ANALYST, USUAL)
        stopped += found.best.tries + found.made.tries < ITERATIONS
        if found.reconsidered:
            apart = found.best.chance - found.made.chance
            tries = min(found.best.tries, found.made.tries)
            assert tries >= USUAL.least_tries
            assert tries >= ITERATIONS or all(apart != bound for bound in BOUNDS)
    assert stopped


def test_what_a_bot_thinks_depends_on_nothing_but_the_moment_and_the_dice() -> None:
    state = recorded("world").replay(20)
    move = state.legal()[-1]
    assert opinion(state, move, ANALYST) == opinion(state, move, ANALYST)


def test_a_reason_is_where_the_points_come_from(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reasons, "MOST_GAINS", 99)
    monkeypatch.setattr(reasons, "LEAST_POINTS", 1e-9)
    state = recorded("world").replay(20)
    best, made = state.legal()[:2]
    found = reason(state, best, made, ANALYST, 3)
    assert found is not None
    for outlook in (found.round, found.game):
        gained = sum(gain.points for gain in outlook.gains)
        assert gained == pytest.approx(outlook.points[state.seat])
    back = reason(state, made, best, ANALYST, 3)
    assert back is not None
    assert back.game.points == pytest.approx([-points for points in found.game.points])


def test_a_reason_looks_at_the_end_of_the_round_and_of_the_game() -> None:
    state = recorded("pillars").replay(PLY)
    craft = craft_of(state)
    assert craft is not None
    before = state.progress()
    reasons.play_round(state, craft)
    assert before < state.progress() < 1
    assert not state.over
    reasons.play_on(state, craft)
    assert state.over


def test_what_was_found_out_is_kept_with_its_reasons() -> None:
    first, *others = [decision.weighed for decision in analysed("world").decisions]
    state = analysed("world").record.replay(first.ply)
    best, made = state.legal()[:2]
    why = reason(state, best, made, ANALYST, 1)
    findings = Findings(ANALYST, [replace(first, reason=why), *others])
    assert findings_from_json(json.loads(json.dumps(asdict(findings)))) == findings


def test_what_was_kept_before_there_were_reasons_can_be_read() -> None:
    kept = asdict(Findings(ANALYST, [analysed("world").decisions[0].weighed]))
    del kept["weighed"][0]["reason"]
    assert findings_from_json(kept).weighed[0].reason is None
