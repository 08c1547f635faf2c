"""The past of games: how they stood at any version, for whoever looks back.

A game's log is folded once, beside the event loop.
"""

from __future__ import annotations

from kingsbridge.server.database.log import load_rows
from kingsbridge.server.database.store import Store
from kingsbridge.server.tables.aside import Aside
from kingsbridge.server.tables.stored import StoredTable
from kingsbridge.server.tables.weights import LINE, ROW, Weights
from kingsbridge.server.wire.turnstile import Turnstile
from kingsbridge.table.course import Course
from kingsbridge.table.table import Table

# So many bytes are kept of what games were, about.
MOST_KEPT = 48_000_000


class Past:
    """What games were, as far as somebody looked at it lately."""

    def __init__(self, store: Store, aside: Aside, readers: Turnstile) -> None:
        """Let readers through the turnstile before they are told of what was."""
        self.store = store
        self.readers = readers
        self._aside = aside
        self._courses: dict[str, Course] = {}
        self.weights = Weights(MOST_KEPT)

    async def of(self, table: StoredTable, version: int) -> Table:
        """Return a table as it was at a version that there was, good until one waits again."""
        code = table.terms.code
        course = self._courses.get(code)
        if course is None or course.chairs != table.chairs:
            course = self._courses[code] = Course(table)
        while len(course.rows) < version:
            await self._go_on(course, table.number)
        await self.readers.go_through()
        for other in self.weights.note(code, weight_of(course)):
            self._courses.pop(other, None)
        return course.look(table, version)

    async def _go_on(self, course: Course, number: int) -> None:
        """Read what comes next of a table's log, and fold it."""
        known = len(course.rows)
        rows = await self.store.read(lambda c: load_rows(c, number, known))

        def fold() -> None:
            # Somebody else may have waited for the same, and had it folded meanwhile.
            if len(course.rows) == known:
                course.go_on(rows)

        await self._aside.do(fold)


def weight_of(course: Course) -> int:
    """Return about how many bytes it takes to know how a game went, with what was told of it."""
    lists = 64 * len(course.rows) * len(course.stands) // 2
    return lists + 2 * ROW * len(course.rows) + LINE * course.table.lines_told
