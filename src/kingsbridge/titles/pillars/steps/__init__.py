"""The walk through a round: one file for each place, in the order the board is walked."""

from __future__ import annotations

from kingsbridge.titles.pillars.state import WALK
from kingsbridge.titles.pillars.steps.archbishop import Archbishop
from kingsbridge.titles.pillars.steps.castle import Castle
from kingsbridge.titles.pillars.steps.cathedral import Cathedral
from kingsbridge.titles.pillars.steps.event import EventStrikes, EventTurned
from kingsbridge.titles.pillars.steps.kings_court import KingsCourt
from kingsbridge.titles.pillars.steps.kingsbridge import Kingsbridge
from kingsbridge.titles.pillars.steps.market import Market
from kingsbridge.titles.pillars.steps.next_start import NextStart
from kingsbridge.titles.pillars.steps.placement import Placement
from kingsbridge.titles.pillars.steps.priory import Priory
from kingsbridge.titles.pillars.steps.production import Production
from kingsbridge.titles.pillars.steps.round_setup import RoundSetup
from kingsbridge.titles.pillars.steps.selection import Selection
from kingsbridge.titles.pillars.steps.shiring import Shiring
from kingsbridge.titles.pillars.steps.wool_mill import WoolMill

__all__ = ["WALK"]

WALK[:] = [
    RoundSetup(),
    Selection(),
    Placement(),
    EventTurned(),
    Archbishop(),
    EventStrikes(),
    WoolMill(),
    Kingsbridge(),
    Priory(),
    Production(),
    KingsCourt(),
    Shiring(),
    Castle(),
    Market(),
    Cathedral(),
    NextStart(),
]
