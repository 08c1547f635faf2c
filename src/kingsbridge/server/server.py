"""The server as a whole: its parts, how they start, and how they stop."""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress

from msgspec import Struct
from sqlalchemy.exc import IntegrityError

from kingsbridge.bots.levels import ANALYST
from kingsbridge.server.chance import Chance, true_chance
from kingsbridge.server.clock import Clock, steady_clock, wall_clock
from kingsbridge.server.database.store import Store, setting
from kingsbridge.server.hosting.vitals import Vitals
from kingsbridge.server.people.accounts import Accounts
from kingsbridge.server.people.blocks import Blocks
from kingsbridge.server.people.boxes import Boxes
from kingsbridge.server.people.credentials import Credentials
from kingsbridge.server.people.guesses import Guesses
from kingsbridge.server.people.house import House
from kingsbridge.server.people.leaderboard import Leaderboards
from kingsbridge.server.people.letters import Letters, Mail
from kingsbridge.server.people.limits import Limit, Pseudonyms, SharedLimit, Swept, sweep_on
from kingsbridge.server.people.mailing import Mailing
from kingsbridge.server.people.notices import Notices
from kingsbridge.server.people.passwords import Passwords
from kingsbridge.server.people.people import People
from kingsbridge.server.people.profiles import Profiles
from kingsbridge.server.people.puzzles import Solvers
from kingsbridge.server.people.reminders import Reminder
from kingsbridge.server.people.reports import Reports
from kingsbridge.server.people.seals import Seals
from kingsbridge.server.people.sessions import Sessions
from kingsbridge.server.people.studies import Studies
from kingsbridge.server.people.webhooks import Webhooks
from kingsbridge.server.processes.peers import Peers
from kingsbridge.server.tables.analyses import Analyses
from kingsbridge.server.tables.aside import Aside
from kingsbridge.server.tables.at_hand import Tables
from kingsbridge.server.tables.bots import Bots
from kingsbridge.server.tables.chat import Chat
from kingsbridge.server.tables.habits import OwnGames
from kingsbridge.server.tables.overdue import look_on
from kingsbridge.server.tables.past import Past
from kingsbridge.server.tables.play import Play
from kingsbridge.server.tables.stored import StoredTable
from kingsbridge.server.tables.turns import Turns
from kingsbridge.server.thinking.thinkers import Thinkers
from kingsbridge.server.wire.live import Live
from kingsbridge.server.wire.turnstile import Turnstile


class Patience(Struct, frozen=True):
    """How many seconds a socket has for what."""

    # Until the head of a request is there, and then all of it.
    head: float = 10
    request: float = 30
    # Until the next request.
    idle: int = 30
    # To take what was sent, and to answer a ping.
    unread: float = 30
    ping: float = 20


class Settings(Struct, frozen=True):
    """How a server is run. What is not given has a value that suits a laptop."""

    database: str
    thinkers: int = 1
    # Which bot looks back at finished games: the strongest there is.
    analyst: str = ANALYST
    # Requests: so many at once, and so many a second in the long run, for each address.
    requests_at_once: float = 200
    requests_a_second: float = 50
    # Where people reach it from outside, for links in reminders and for cookies.
    address: str | None = None
    mail: Mail | None = None
    # Proxies that are believed when they say for whom they ask: addresses or networks.
    trusted_proxies: tuple[str, ...] = ()
    # So many sockets one address may hold, and so many live connections one visitor.
    sockets: int = 256
    patience: Patience = Patience()
    # With which token the figures of /metrics are told at the port that is open to everybody.
    metrics_token: str | None = None
    # Programs of the host's own that may sit at tables: what they are called, what starts them.
    programs: dict[str, str] = {}


class Server:
    """Everything that runs in one process."""

    def __init__(
        self,
        settings: Settings,
        now: Clock = wall_clock,
        chance: Chance = true_chance,
        steady: Clock = steady_clock,
    ) -> None:
        self.settings = settings
        self.now = now
        self.store = Store(settings.database)
        self.house = House(self.store)
        self.aside = Aside()
        self.tables = Tables(self.store, self.aside, self.house, now, chance)
        self.live = Live(self.tables, now)
        # People. The key of the seals is in the database.
        self.people = People(self.store)
        self.seals = Seals(now)
        self.sessions = Sessions(self.store, now)
        self.password_hashes = Passwords()
        self.accounts = Accounts(self.store, self.house, self.password_hashes, self.sessions, now)
        self.blocks = Blocks(self.store, self.people)
        self.profiles = Profiles(self.store)
        self.leaderboards = Leaderboards(self.store, now)
        self.reports = Reports(self.store, self.people, now, steady)
        self.boxes = Boxes(self.store, now)
        self.studies = Studies(self.store, now)
        self.solvers = Solvers(self.store, now)
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
        self.tables.levels += settings.programs
        self.thinkers = Thinkers(settings.thinkers, programs=settings.programs)
        self.bots = Bots(self.play, self.thinkers, chance)
        self.turns = Turns(self.live, self.people, self.reminder)
        # Whoever comes to look at a whole game is told of it one after another.
        self.readers = Turnstile(1)
        self.past = Past(self.store, self.aside, self.readers)
        self.own_games = OwnGames(self.store, self.tables, self.aside)
        self.chat = Chat(self.store, self.live, now, steady)
        # Analyses are long and nobody waits at a table for them: they have workers of their own,
        # as many as the bots at the tables, who give way to those.
        self.analysts = Thinkers(settings.thinkers, niceness=10)
        self.analyses = Analyses(self.store, self.analysts, self.thinkers, settings.analyst)
        self.peers = Peers(self.store, self.live, self.house, self.blocks, self.chat, now)
        self.vitals = Vitals(self.store, self.live, self.tables, self.thinkers, self.analysts, now)
        # How often, in this process
        often, a_second = settings.requests_at_once, settings.requests_a_second
        self.requests = Limit("requests", often, a_second, steady)
        self.frames = Limit("messages", 120, 40, steady)
        # How often, in all processes together: what is expensive, or is not to be guessed. Of
        # passwords twenty at once, then one in five seconds; of an account one in thirty.
        self.pseudonyms = Pseudonyms()
        names = self.pseudonyms
        self.passwords = SharedLimit(
            self.store, names, "passwords", often / 10, a_second / 250, now
        )
        self.guesses = Guesses(self.store, names, often / 10, a_second / 1500, now)
        self.guests = SharedLimit(self.store, names, "guests", often / 5, a_second / 100, now)
        self.openings = SharedLimit(self.store, names, "tables", often / 5, a_second / 50, now)
        # All that is kept of somebody is much to read: three times at once, then every ten minutes.
        self.exports = Limit("exports", 3, 1 / 600, steady)
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Open the database and begin."""
        await self.store.start()
        await self.house.read()
        self.seals.key = await self._secret("cookie_key")
        self.pseudonyms.key = await self._secret("bucket_key")
        await self.thinkers.start()
        await self.analysts.start()
        self._tasks.append(asyncio.create_task(look_on(self.play, self.bots)))
        self._tasks.append(asyncio.create_task(self.peers.beat_on()))
        shared: list[Swept] = [self.passwords, self.guesses, self.guests, self.openings]
        shared.append(self.letters)
        self._tasks.append(asyncio.create_task(sweep_on(self.store, shared)))
        self._tasks.append(asyncio.create_task(self.vitals.beat_on()))
        hearing = self.peers.listen_on() if self.store.shared else self.peers.hear_commands_on()
        self._tasks.append(asyncio.create_task(hearing))

    async def stop(self) -> None:
        """Stop, leaving nothing behind that is not stored."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._tasks:
            # It did start: there is something to say of it, and somebody to write it down.
            await self.vitals.stop()
        await self.play.stop()
        await self.analyses.stop()
        await self.letters.stop()
        await self.thinkers.stop()
        await self.analysts.stop()
        self.aside.stop()
        await self.store.stop()

    async def _secret(self, name: str) -> str:
        """Return a key of this database's own, such as links are sealed with.

        Every process has the same.
        """
        usual = secrets.token_urlsafe(32)
        with suppress(IntegrityError):
            return await self.store.write(lambda c: setting(c, name, usual))
        # Another process, which starts at the same time, was faster.
        return await self.store.write(lambda c: setting(c, name, usual))

    def _tell(self, table: StoredTable) -> None:
        """Something was done at a table: tell whoever looks at it, let bots think, and remind."""
        self.live.published(table)
        self.bots.attend(table)
        person = self.turns.to_remind(table)
        if person is not None:
            self.play.spawn(self.turns.remind(person, table))
        if table.game is not None and table.game.over:
            self.play.spawn(self.own_games.note(table))

    def changed(self, table: StoredTable) -> None:
        """A table was opened, joined, started or closed: let everybody know who should."""
        self.live.published(table)
        self.live.hall_changed()
        self.bots.attend(table)
