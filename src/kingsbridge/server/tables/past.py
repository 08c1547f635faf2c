"""The past of games: how they stood at any version, for whoever looks back.

A game's log is folded once, beside the event loop, and how it stood after every few rows is kept:
from there any version is near.
"""

from __future__ import annotations

from collections.abc import Sequence

from kingsbridge.server.database.log import load_rows
from kingsbridge.server.database.store import Store
from kingsbridge.server.tables.aside import Aside
from kingsbridge.server.tables.stored import StoredTable
from kingsbridge.server.tables.weights import LINE, ROW, Weights
from kingsbridge.server.wire.turnstile import Turnstile
from kingsbridge.table.game import Game
from kingsbridge.table.log import Row
from kingsbridge.table.table import Table

# From what is kept to any version it is fewer rows than this.
STRIDE = 16
# So many bytes are kept of what games were, about.
MOST_KEPT = 48_000_000


class Course:
    """How a game went: its log, and how it stood after every so many rows of it."""

    def __init__(self, table: StoredTable) -> None:
        self.terms = table.terms
        self.chairs = list(table.chairs)
        # It is told by one table, which is set to whatever version is looked at.
        self.table = Table(table.terms, table.chairs)
        self.rows: list[Row] = []
        self.stands: list[Game] = []

    def go_on(self, rows: Sequence[Row]) -> None:
        """Fold what comes next of the log."""
        if not rows:
            return
        rows = list(rows)
        if not self.rows:
            self.rows.append(rows.pop(0))
            self.stands.append(self.table.folded(self.rows))
        game = self.at(len(self.rows))
        for row in rows:
            game.fold(row)
            # Whoever reads meanwhile finds for every row what it is counted from.
            if len(self.rows) % STRIDE == 0:
                self.stands.append(game.copy())
            self.rows.append(row)

    def at(self, version: int) -> Game:
        """Return the game as it was when its log had so many rows."""
        place = (version - 1) // STRIDE
        game = self.stands[place].copy()
        for row in self.rows[place * STRIDE + 1 : version]:
            game.fold(row)
        return game

    @property
    def weight(self) -> int:
        """About how many bytes it takes, with what was told of it."""
        lists = 64 * len(self.rows) * len(self.stands) // 2
        return lists + 2 * ROW * len(self.rows) + LINE * self.table.lines_told


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
        for other in self.weights.note(code, course.weight):
            self._courses.pop(other, None)
        past = course.table
        past.game, past.status = course.at(version), table.status
        return past

    async def _go_on(self, course: Course, number: int) -> None:
        """Read what comes next of a table's log, and fold it."""
        known = len(course.rows)
        rows = await self.store.read(lambda c: load_rows(c, number, known))

        def fold() -> None:
            # Somebody else may have waited for the same, and had it folded meanwhile.
            if len(course.rows) == known:
                course.go_on(rows)

        await self._aside.do(fold)
