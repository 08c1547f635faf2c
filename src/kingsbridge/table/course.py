"""How a game went: any version of it is near, for whoever looks back."""

from __future__ import annotations

from collections.abc import Sequence

from kingsbridge.table.game import Game
from kingsbridge.table.log import Row
from kingsbridge.table.table import Table

# From what is kept to any version it is fewer rows than this.
STRIDE = 16


class Course:
    """A game's log, and how it stood after every so many rows of it."""

    def __init__(self, table: Table) -> None:
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

    def look(self, table: Table, version: int) -> Table:
        """Return the table as it was at a version, good until another is looked at."""
        self.table.game, self.table.status = self.at(version), table.status
        return self.table
