"""The walk through a round: one file for each of its parts, in their order."""

from __future__ import annotations

from kingsbridge.world.errands import Errands
from kingsbridge.world.state import ERRANDS, WALK
from kingsbridge.world.steps.action import Action
from kingsbridge.world.steps.chapter_end import ChapterEnd
from kingsbridge.world.steps.duties import Duties
from kingsbridge.world.steps.favor import Favor
from kingsbridge.world.steps.income import Income
from kingsbridge.world.steps.orient import Orient
from kingsbridge.world.steps.reveal import Reveal
from kingsbridge.world.steps.round_end import NextRound, RoundEnd

STEP_NAMES = [
    "reveal",
    "orient",
    "income",
    "favor",
    "action",
    "round_end",
    "chapter_end",
    "duties",
    "next_round",
]

WALK[:] = [
    Reveal(),
    Orient(),
    Income(),
    Favor(),
    Action(),
    RoundEnd(),
    ChapterEnd(),
    Duties(),
    NextRound(),
]
ERRANDS[:] = [Errands()]
