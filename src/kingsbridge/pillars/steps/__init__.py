"""The walk through a round: one file for each place, in the order the board is walked."""

from __future__ import annotations

from kingsbridge.pillars.state import WALK
from kingsbridge.pillars.steps.archbishop import Archbishop
from kingsbridge.pillars.steps.castle import Castle
from kingsbridge.pillars.steps.cathedral import Cathedral
from kingsbridge.pillars.steps.event import EventStrikes, EventTurned
from kingsbridge.pillars.steps.kings_court import KingsCourt
from kingsbridge.pillars.steps.kingsbridge import Kingsbridge
from kingsbridge.pillars.steps.market import Market
from kingsbridge.pillars.steps.next_start import NextStart
from kingsbridge.pillars.steps.placement import Placement
from kingsbridge.pillars.steps.priory import Priory
from kingsbridge.pillars.steps.production import Production
from kingsbridge.pillars.steps.round_setup import RoundSetup
from kingsbridge.pillars.steps.selection import Selection
from kingsbridge.pillars.steps.shiring import Shiring
from kingsbridge.pillars.steps.wool_mill import WoolMill

STEP_NAMES = [
    "round_setup",
    "selection",
    "placement",
    "event_turned",
    "archbishop",
    "event_strikes",
    "wool_mill",
    "kingsbridge",
    "priory",
    "production",
    "kings_court",
    "shiring",
    "castle",
    "market",
    "cathedral",
    "next_start",
]

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
