"""What an account is kept by: its password, and the address by which a lost one is replaced."""

from __future__ import annotations

from sqlalchemy import Connection, select, update

from kingsbridge.server.clock import Clock
from kingsbridge.server.database.schema import people
from kingsbridge.server.database.store import Store
from kingsbridge.server.people.accounts import Entered, Visit
from kingsbridge.server.people.letters import Letters
from kingsbridge.server.people.passwords import Passwords
from kingsbridge.server.people.person import Person, find, known, person_of
from kingsbridge.server.people.seals import Seals
from kingsbridge.server.people.sessions import Sessions, announce_cut, end_all
from kingsbridge.table.errors import NotYours, Refused

RESET = "reset"
# How long the link to choose a new password is good, in milliseconds.
RESET_FOR = 3_600_000
# An address can be that of so many accounts.
MOST_OF_ONE_ADDRESS = 5


class Credentials:
    """How passwords are changed and replaced."""

    def __init__(
        self,
        store: Store,
        passwords: Passwords,
        sessions: Sessions,
        seals: Seals,
        letters: Letters,
        now: Clock,
    ) -> None:
        self.store = store
        self.passwords = passwords
        self.sessions = sessions
        self.seals = seals
        self.letters = letters
        self.now = now

    async def check(self, person: Person, password: str) -> None:
        """Raise unless it is the password of an account; a guest has none."""
        if not person.account:
            return
        hashed = await self.store.read(lambda c: _password_of(c, person.id))
        if not await self.passwords.fits(hashed, password):
            raise NotYours("this is not your password", "not_your_password")

    async def change(self, person: Person, session: int | None, old: str, new: str) -> None:
        """Change a password; wherever else somebody is logged in, they are not any more."""
        if not person.account:
            raise Refused("a guest has no password: make an account", "account_needed")
        await self.check(person, old)
        if new == old:
            raise Refused("this is the password that you have: choose another", "same_password")
        hashed = await self.passwords.hash(new)

        def write(connection: Connection) -> None:
            store_password(connection, person.id, hashed)
            end_all(connection, person.id, session)
            announce_cut(self.store, connection, person.code)

        await self.store.write(write)
        self._tell_of_it(person)

    # A password that was forgotten

    async def send_links(self, email: str) -> None:
        """Send links for new passwords to an address, if accounts have it and it was confirmed."""

        def found(connection: Connection) -> list[tuple[Person, str]]:
            owners = _accounts_of(connection, email)
            return [(owner, reset_link(connection, self.seals, owner)) for owner in owners]

        for person, sealed in await self.store.read(found):
            self.letters.post(person, "server-reset", link=self.letters.link(RESET, sealed))

    async def reset(self, sealed: str, password: str, visit: Visit) -> Entered:
        """Choose a new password by a link; everybody who was logged in is not any more."""
        number, mark = self.seals.opened(RESET, sealed, RESET_FOR)
        hashed = await self.passwords.hash(password)

        def write(connection: Connection) -> Entered:
            person = find(connection, people.c.id == number)
            if person is None or _mark(connection, self.seals, number) != mark:
                raise Refused("this link was used already: ask for a new one", "old_link")
            person.check_welcome(self.now())
            store_password(connection, number, hashed)
            end_all(connection, number)
            announce_cut(self.store, connection, person.code)
            secret = self.sessions.begin(connection, number, visit.agent)
            return Entered(known(connection, number), secret, [])

        entered = await self.store.write(write)
        self._tell_of_it(entered.person)
        return entered

    def _tell_of_it(self, person: Person) -> None:
        if person.email_confirmed is not None:
            self.letters.post(person, "server-password")


def reset_link(connection: Connection, seals: Seals, person: Person) -> str:
    """Return what is sealed in a link for a new password: it is good while the old one is."""
    return seals.seal(RESET, person.id, _mark(connection, seals, person.id))


def store_password(connection: Connection, person: int, hashed: str) -> None:
    """Store what is kept of a password."""
    change = update(people).where(people.c.id == person, people.c.login.is_not(None))
    connection.execute(change.values(password=hashed))


def _mark(connection: Connection, seals: Seals, person: int) -> str:
    return seals.hash(RESET, _password_of(connection, person) or "")


def _password_of(connection: Connection, person: int) -> str | None:
    return connection.execute(select(people.c.password).where(people.c.id == person)).scalar()


def _accounts_of(connection: Connection, email: str) -> list[Person]:
    found = select(people).where(
        people.c.email == email, people.c.email_confirmed.is_not(None), people.c.login.is_not(None)
    )
    rows = connection.execute(found.order_by(people.c.id).limit(MOST_OF_ONE_ADDRESS))
    return [person_of(row) for row in rows]
