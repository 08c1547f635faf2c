"""Hints at a server: the strongest bot thinks in a worker, for its share of the time."""

from __future__ import annotations

from kingsbridge.analysis.jobs import job_of
from kingsbridge.bots.levels import ADVISER
from kingsbridge.bots.player import thinking_from_json
from kingsbridge.server.people.person import Person
from kingsbridge.server.people.shares import share_of
from kingsbridge.server.tables.stored import StoredTable
from kingsbridge.server.thinking.thinkers import Thinkers
from kingsbridge.table import hints
from kingsbridge.table.told import Hint

LONGEST_THOUGHT = 20.0


async def hint(thinkers: Thinkers, table: StoredTable, person: Person, language: str) -> Hint:
    """Return what the strongest bot thinks of a person's decision; raise if there is none."""
    asked = hints.ask(table, person.id)
    job = job_of(asked.state, asked.seat, ADVISER, asked.seed)
    thought = await thinkers.think(share_of(person), job, LONGEST_THOUGHT)
    return hints.told(table, asked, thinking_from_json(thought), language)
