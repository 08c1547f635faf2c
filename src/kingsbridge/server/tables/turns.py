"""Whose turn it is: told to them where they look, and as they asked to be reminded."""

from __future__ import annotations

from contextlib import suppress

from kingsbridge.engine.errors import KingsbridgeError
from kingsbridge.server.people.people import People
from kingsbridge.server.people.reminders import Reminder
from kingsbridge.server.tables.stored import StoredTable
from kingsbridge.server.wire.live import Live


class Turns:
    """Tells people that they are waited for."""

    def __init__(self, live: Live, people: People, reminder: Reminder) -> None:
        self.live = live
        self.people = people
        self.reminder = reminder

    def to_remind(self, table: StoredTable) -> str | None:
        """Tell somebody that it is their turn; return who should also be reminded, if anybody."""
        game = table.game
        if game is None or game.over or game.bot_for(game.deciding) is not None:
            return None
        chair = game.chairs[game.deciding]
        if chair.code is None or chair.person is None:
            return None
        before = game.deciders[-1] if game.deciders else None
        if before is not None and game.chairs[before].person == chair.person:
            return None
        self.live.your_turn(chair.code, table.terms.code)
        by_turns = table.terms.pace.hours > 0
        return chair.code if by_turns and not self.live.connected(chair.code) else None

    async def remind(self, person: str, table: StoredTable) -> None:
        """Remind somebody who plays by turns and is not here."""
        with suppress(KingsbridgeError):
            found = await self.people.by_code(person)
            await self.reminder.remind(found, table.terms.code, table.terms.title)
