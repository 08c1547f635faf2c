"""The past of games: how they stood at any version, for whoever looks back."""

from __future__ import annotations

from kingsbridge.page.bridge import Bridge
from kingsbridge.page.kept import rows_of
from kingsbridge.table.course import Course
from kingsbridge.table.table import Table


class Past:
    """How the game went that was looked at last."""

    def __init__(self, bridge: Bridge) -> None:
        self.bridge = bridge
        self._course: Course | None = None

    async def of(self, table: Table, version: int) -> Course:
        """Return how a game went, at least up to a version that there was."""
        course = self._course
        if course is None or course.terms.code != table.terms.code:
            course = self._course = Course(table)
        if len(course.rows) < version:
            known = len(course.rows)
            rows = rows_of(await self.bridge.rows(table.terms.code, known))
            # Somebody else may have waited for the same.
            course.go_on(rows[len(course.rows) - known :])
        return course
