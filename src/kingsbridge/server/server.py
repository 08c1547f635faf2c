"""The server as a whole: its parts, how they start, and how they stop."""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress

from msgspec import Struct
from sqlalchemy.exc import IntegrityError

from kingsbridge.bots.levels import STRONGEST
from kingsbridge.server.chance import Chance, true_chance
from kingsbridge.server.clock import Clock, wall_clock
from kingsbridge.server.database.store import Store, setting
from kingsbridge.server.people.accounts import Accounts
from kingsbridge.server.people.boxes import Boxes
from kingsbridge.server.people.credentials import Credentials
from kingsbridge.server.people.house import House
from kingsbridge.server.people.letters import Letters, Mail
from kingsbridge.server.people.limits import Limit
from kingsbridge.server.people.mailing import Mailing
from kingsbridge.server.people.notices import Notices
from kingsbridge.server.people.passwords import Passwords
from kingsbridge.server.people.people import People
from kingsbridge.server.people.reminders import Reminder
from kingsbridge.server.people.seals import Seals
from kingsbridge.server.people.sessions import Sessions
from kingsbridge.server.people.webhooks import Webhooks
from kingsbridge.server.processes.peers import Peers
from kingsbridge.server.tables.analyses import Analyses
from kingsbridge.server.tables.at_hand import Tables
from kingsbridge.server.tables.bots import Bots
from kingsbridge.server.tables.chat import Chat
from kingsbridge.server.tables.overdue import look_on
from kingsbridge.server.tables.play import Play
from kingsbridge.server.tables.stored import StoredTable
from kingsbridge.server.tables.turns import Turns
from kingsbridge.server.thinking.thinkers import Thinkers
from kingsbridge.server.wire.live import Live


class Settings(Struct, frozen=True):
    """How a server is run. What is not given has a value that suits a laptop."""

    database: str
    thinkers: int = 1
    # Which bot looks back at finished games: the strongest there is.
    analyst: str = STRONGEST
    # Requests: so many at once, and so many a second in the long run, for each address.
    requests_at_once: float = 200
    requests_a_second: float = 50
    # Where people reach it from outside, for links in reminders and for cookies.
    address: str | None = None
    mail: Mail | None = None


class Server:
    """Everything that runs in one process."""

    def __init__(
        self, settings: Settings, now: Clock = wall_clock, chance: Chance = true_chance
    ) -> None:
        self.settings = settings
        self.now = now
        self.store = Store(settings.database)
        self.tables = Tables(self.store, now, chance)
        self.live = Live(self.tables, now)
        # People. The key of the seals is in the database.
        self.house = House(self.store)
        self.people = People(self.store)
        self.seals = Seals(now)
        self.sessions = Sessions(self.store, now)
        self.password_hashes = Passwords()
        self.accounts = Accounts(self.store, self.house, self.password_hashes, self.sessions, now)
        self.boxes = Boxes(self.store, now)
        self.notices = Notices(self.store)
        self.letters = Letters(self.store, self.seals, settings.mail, settings.address, now)
        self.mailing = Mailing(self.store, self.seals, self.letters, now)
        self.credentials = Credentials(
            self.store, self.password_hashes, self.sessions, self.seals, self.letters, now
        )
        self.webhooks = Webhooks()
        self.reminder = Reminder(self.store, self.letters, self.webhooks, now)
        # Tables
        self.play = Play(self.store, self.tables, now, self._tell)
        self.thinkers = Thinkers(settings.thinkers)
        self.bots = Bots(self.play, self.thinkers, chance)
        self.turns = Turns(self.live, self.people, self.reminder)
        self.chat = Chat(self.store, self.live, now)
        # Analyses are long and nobody waits at a table for them.
        self.analysts = Thinkers(1, niceness=10)
        self.analyses = Analyses(self.store, self.analysts, settings.analyst)
        self.peers = Peers(self.store, self.live, self.house, self.people, self.chat, now)
        # How often
        self.requests = Limit(
            "requests", settings.requests_at_once, settings.requests_a_second, now
        )
        # A password is guessed slowly: twenty at once, then one in five seconds.
        self.passwords = Limit(
            "passwords", settings.requests_at_once / 10, settings.requests_a_second / 250, now
        )
        self.frames = Limit("messages", 120, 40, now)
        # All that is kept of somebody is much to read: three times at once, then every ten minutes.
        self.exports = Limit("exports", 3, 1 / 600, now)
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Open the database and begin."""
        await self.store.start()
        await self.house.read()
        self.seals.key = await self._key()
        await self.thinkers.start()
        await self.analysts.start()
        self._tasks.append(asyncio.create_task(look_on(self.play, self.bots)))
        self._tasks.append(asyncio.create_task(self.peers.beat_on()))
        if self.store.shared:
            self._tasks.append(asyncio.create_task(self.peers.listen_on()))

    async def stop(self) -> None:
        """Stop, leaving nothing behind that is not stored."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.play.stop()
        await self.letters.stop()
        await self.thinkers.stop()
        await self.analysts.stop()
        await self.store.stop()

    async def _key(self) -> str:
        """Return the key that links are sealed with: every process has the same."""
        usual = secrets.token_urlsafe(32)
        with suppress(IntegrityError):
            return await self.store.write(lambda c: setting(c, "cookie_key", usual))
        # Another process, which starts at the same time, was faster.
        return await self.store.write(lambda c: setting(c, "cookie_key", usual))

    def _tell(self, table: StoredTable) -> None:
        """Something was done at a table: tell whoever looks at it, let bots think, and remind."""
        self.live.published(table)
        self.bots.attend(table)
        person = self.turns.to_remind(table)
        if person is not None:
            self.play.spawn(self.turns.remind(person, table))

    def changed(self, table: StoredTable) -> None:
        """A table was opened, joined, started or closed: let everybody know who should."""
        self.live.published(table)
        self.live.hall_changed()
        self.bots.attend(table)
