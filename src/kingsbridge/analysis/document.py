"""An analysis as plain data, for programs."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Literal, TypedDict

from kingsbridge.analysis.analysis import Decision, SeatSummary
from kingsbridge.analysis.reasons import Outlook
from kingsbridge.analysis.told import Telling, ToldDecision
from kingsbridge.analysis.turning import TurningPoint, settled, turning_points
from kingsbridge.analysis.weighing import Choice

FORMAT = "kingsbridge-analysis"
FORMAT_VERSION = 2
# More digits than these are noise.
DIGITS = 4


class WeighedMove(TypedDict):
    """A move, and what the bot thinks of it."""

    move: int
    text: str
    chance: float
    tries: int


class PointsFrom(TypedDict):
    """Points that the better move brings from one source: more than none, or less."""

    text: str
    points: float


class BroughtBy(TypedDict):
    """What the better move brings until some moment: to every seat, and from where to its own."""

    points: list[float]
    gains: list[PointsFrom]


class WhyBetter(TypedDict):
    """What the best move would have brought, by the end of the round and of the game."""

    text: list[str]
    round: BroughtBy
    game: BroughtBy


class AnalysedDecision(TypedDict):
    """A decision of the game: what was done, what would have been best, and what it cost."""

    number: int
    ply: int
    seat: int
    offers: int
    chances: list[float]
    made: WeighedMove
    best: WeighedMove
    reconsidered: bool
    given_away: float
    grade: str
    reason: WhyBetter | None
    events: list[str]
    surprises: list[str]
    luck: list[float]
    chances_after: list[float]


class Turn(TypedDict):
    """A decision after which everything looked different for a seat."""

    decision: int
    ply: int
    cause: Literal["choice", "chance"]
    by: int
    seat: int
    before: float
    after: float
    change: float
    made: str
    surprises: list[str]


class SeatAnalysis(TypedDict):
    """How well one seat played."""

    seat: int
    decisions: int
    given_away: float
    grades: dict[str, int]
    luck: float
    worst: int | None
    mistakes: list[int]
    text: str


class RoundBegun(TypedDict):
    """Where a round begins, in words."""

    decision: int
    text: str


class Analysis(TypedDict):
    """A whole analysis; docs/analysis.md tells what each part means."""

    format: str
    format_version: int
    title: str
    title_version: int
    seats: int
    players: list[str]
    options: dict[str, Any]
    moves: int
    bot: str
    iterations: int | None
    seed: int
    language: str
    scores: list[float]
    winners: list[int]
    result: list[float]
    summary: list[SeatAnalysis]
    turning_points: list[Turn]
    settled: Turn | None
    rounds: list[RoundBegun]
    decisions: list[AnalysedDecision]


def document(telling: Telling) -> Analysis:
    """Return an analysis as plain data."""
    analysis = telling.analysis
    record = analysis.record
    turned = settled(analysis)
    return {
        "format": FORMAT,
        "format_version": FORMAT_VERSION,
        "title": record.title_key,
        "title_version": record.title_version,
        "seats": record.seats,
        "players": record.players,
        "options": record.options,
        "moves": len(record.moves),
        "bot": analysis.analyst.bot,
        "iterations": analysis.analyst.iterations,
        "seed": analysis.analyst.seed,
        "language": telling.words.language,
        "scores": analysis.scores,
        "winners": analysis.winners,
        "result": _rounded(analysis.result),
        "summary": [_summary(found, telling) for found in analysis.summaries()],
        "turning_points": [_turn(point, telling) for point in turning_points(analysis)],
        "settled": None if turned is None else _turn(turned, telling),
        "rounds": [{"decision": begun.decision, "text": begun.heading} for begun in telling.rounds],
        "decisions": [_decision(told, telling) for told in telling.decisions],
    }


def document_text(telling: Telling) -> str:
    """Return the same as a file: a line for each decision, easy to compare."""
    lines = []
    for name, part in document(telling).items():
        if isinstance(part, list) and part and isinstance(part[0], dict):
            rows = ",\n".join(f"  {_json(row)}" for row in part)
            lines.append(f" {_json(name)}: [\n{rows}\n ]")
        else:
            lines.append(f" {_json(name)}: {_json(part)}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _json(part: object) -> str:
    return json.dumps(part, ensure_ascii=False)


def _decision(told: ToldDecision, telling: Telling) -> AnalysedDecision:
    decision = told.decision
    weighed = decision.weighed
    return {
        "number": decision.number,
        "ply": weighed.ply,
        "seat": weighed.seat,
        "offers": weighed.offers,
        "chances": _rounded(weighed.chances),
        "made": _choice(weighed.made, told.made),
        "best": _choice(weighed.best, told.best),
        "reconsidered": weighed.reconsidered,
        "given_away": round(decision.given_away, DIGITS),
        "grade": decision.grade.value,
        "reason": _reason(decision, telling),
        "events": told.events,
        "surprises": told.surprises,
        "luck": _rounded(decision.luck),
        "chances_after": _rounded(decision.after),
    }


def _choice(choice: Choice, text: str) -> WeighedMove:
    return {
        "move": choice.move,
        "text": text,
        "chance": round(choice.chance, DIGITS),
        "tries": choice.tries,
    }


def _turn(point: TurningPoint, telling: Telling) -> Turn:
    told = telling.told(point.decision)
    return {
        "decision": point.decision.number,
        "ply": point.decision.weighed.ply,
        "cause": point.cause.value,
        "by": point.decision.seat,
        "seat": point.seat,
        "before": round(point.decision.before[point.seat], DIGITS),
        "after": round(point.decision.after[point.seat], DIGITS),
        "change": round(point.change, DIGITS),
        "made": told.made,
        "surprises": told.surprises,
    }


def _reason(decision: Decision, telling: Telling) -> WhyBetter | None:
    reason = decision.weighed.reason
    if reason is None:
        return None
    return {
        "text": telling.why(decision),
        "round": _brought(reason.round, telling),
        "game": _brought(reason.game, telling),
    }


def _brought(outlook: Outlook, telling: Telling) -> BroughtBy:
    return {
        "points": _rounded(outlook.points),
        "gains": [
            {
                "text": telling.words.tell(gain.phrase(), telling.names),
                "points": round(gain.points, DIGITS),
            }
            for gain in outlook.gains
        ],
    }


def _summary(found: SeatSummary, telling: Telling) -> SeatAnalysis:
    return {
        "seat": found.seat,
        "decisions": found.decisions,
        "given_away": round(found.given_away, DIGITS),
        "grades": {flaw.value: number for flaw, number in found.grades.items()},
        "luck": round(found.luck, DIGITS),
        "worst": found.worst,
        "mistakes": found.mistakes,
        "text": telling.sum(found),
    }


def _rounded(numbers: Sequence[float]) -> list[float]:
    return [round(number, DIGITS) for number in numbers]
