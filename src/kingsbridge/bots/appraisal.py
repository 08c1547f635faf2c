"""What every player may expect to have in the end, by the rules of thumb of the title."""

from __future__ import annotations

from kingsbridge.engine.errors import BadOption
from kingsbridge.engine.state import State
from kingsbridge.titles.pillars.bots.appraisal import appraise as appraise_in_pillars
from kingsbridge.titles.pillars.state import Table as PillarsTable
from kingsbridge.titles.world.bots.appraisal import appraise as appraise_in_world
from kingsbridge.titles.world.state import Table as WorldTable


def appraise(state: State) -> list[float]:
    """Return the score each seat may expect."""
    if isinstance(state, PillarsTable):
        return [appraise_in_pillars(state, seat) for seat in range(state.seats)]
    if isinstance(state, WorldTable):
        return [appraise_in_world(state, seat) for seat in range(state.seats)]
    raise BadOption(f"there are no rules of thumb for {type(state).__name__}")
