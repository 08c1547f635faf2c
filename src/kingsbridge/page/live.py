"""Who looks at what: the client hears of the tables that it looks at when something is done."""

from __future__ import annotations

from dataclasses import dataclass

from kingsbridge.page.bridge import Bridge
from kingsbridge.page.me import NUMBER
from kingsbridge.table.table import Table
from kingsbridge.table.told import Told, as_json


@dataclass
class Watch:
    """A table is looked at: in what words, with whose eyes, and what is known already."""

    language: str
    explained: bool
    seat: int | None
    version: int


def here(_person: str) -> bool:
    """Whoever has a seat is at this screen."""
    return True


def told(
    table: Table, now: int, language: str, explained: bool, since: int, seat: int | None
) -> Told:
    """Return a table as the person here may know it."""
    moment = None
    if table.game is not None:
        eyes = table.eyes_of(NUMBER, seat)
        lines_from = table.game.lines_since(since)
        moment = table.moment(eyes, language, explained, lines_from, here, now)
    return Told(table.info(here, now), moment)


class Live:
    """What the client looks at."""

    def __init__(self, bridge: Bridge) -> None:
        self.bridge = bridge
        self.watches: dict[str, Watch] = {}
        self.in_hall = False

    def watch(self, table: Table, watch: Watch) -> None:
        """Look at a table; it is told at once how things stand."""
        self.watches[table.terms.code] = watch
        self.changed(table)

    def changed(self, table: Table) -> None:
        """Tell how a table stands, if it is looked at."""
        code = table.terms.code
        watch = self.watches.get(code)
        if watch is not None:
            now = int(self.bridge.now())
            said = told(table, now, watch.language, watch.explained, watch.version, watch.seat)
            watch.version = table.game.version if table.game else 0
            self.bridge.tell(as_json({"news": "moment", **vars(said)}))
        elif table.game is not None and self._my_turn(table):
            self.bridge.tell(as_json({"news": "turn", "table": code}))

    def _my_turn(self, table: Table) -> bool:
        """Return whether it is the turn of the person here, after a bot's."""
        game = table.the_game()
        if game.over or game.bot_for(game.deciding) is not None or not game.deciders:
            return False
        return game.chairs[game.deciders[-1]].person is None

    def hall_changed(self) -> None:
        """Tell that there is something new in the hall, if anybody is there."""
        if self.in_hall:
            self.bridge.tell(as_json({"news": "hall"}))
