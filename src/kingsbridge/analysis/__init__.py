"""A finished game, looked at again by a bot: chances, better moves, turning points, luck."""

from __future__ import annotations

from kingsbridge.analysis.analysis import Analysis, Decision, SeatSummary, analyse
from kingsbridge.analysis.grades import Grade
from kingsbridge.analysis.turning import Cause, TurningPoint, settled, turning_points
from kingsbridge.analysis.weighing import Analyst, Choice, Weighed

__all__ = [
    "Analysis",
    "Analyst",
    "Cause",
    "Choice",
    "Decision",
    "Grade",
    "SeatSummary",
    "TurningPoint",
    "Weighed",
    "analyse",
    "settled",
    "turning_points",
]
