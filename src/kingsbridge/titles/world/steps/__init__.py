"""The walk through a round: one file for each of its parts, in their order."""

from __future__ import annotations

from kingsbridge.titles.world.errands import Errands
from kingsbridge.titles.world.state import ERRANDS, WALK
from kingsbridge.titles.world.steps.action import Action
from kingsbridge.titles.world.steps.chapter_end import ChapterEnd
from kingsbridge.titles.world.steps.duties import Duties
from kingsbridge.titles.world.steps.favor import Favor
from kingsbridge.titles.world.steps.income import Income
from kingsbridge.titles.world.steps.orient import Orient
from kingsbridge.titles.world.steps.reveal import Reveal
from kingsbridge.titles.world.steps.round_end import NextRound, RoundEnd

__all__ = ["WALK"]

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
