"""7 The end of a chapter: the projects progress, covers and long-term events go (W-7)."""

from __future__ import annotations

from typing import ClassVar

from kingsbridge.engine.state import Step
from kingsbridge.titles.world import projects
from kingsbridge.titles.world.cards import NONE, PROJECTS
from kingsbridge.titles.world.state import ROUNDS, Table


class ChapterEnd(Step[Table]):
    """Only after six rounds."""

    name: ClassVar[str] = "chapter_end"

    def enter(self, table: Table) -> bool:
        if table.round < ROUNDS:
            return False
        table.tell("chapter_ends", "W-7.1", table.start, table.chapter)
        # W-7.1, W-7.7: each project that may be worked on gets one resource, in order (W-7.9).
        for project in range(PROJECTS):
            if not projects.hindrance(table, project):
                projects.fill_from_supply(table, project)
        # W-9.4: a Hospital completed now calls for care before anything goes.
        return False if table.errands else self.resume(table)

    def resume(self, table: Table) -> bool:
        uncover(table)
        # W-7.3: long-term events go.
        for event in table.long_events:
            table.tell("event_ends", "W-7.3", table.start, event)
        table.long_events = []
        return False


def uncover(table: Table) -> None:
    """W-7.2, W-6.3: covers go, and not before; the cloth market's too."""
    if table.covered or table.only_project != NONE:
        table.tell("uncovers", "W-7.2", table.start)
    if not table.cloth_open:
        table.tell("opens_cloth_market", "W-7.2", table.start)
    table.covered = 0
    table.only_project = NONE
    table.cloth_open = True
