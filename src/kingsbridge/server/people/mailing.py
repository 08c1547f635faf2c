"""Where letters go: an address is told, confirmed by a letter that goes there, and taken away."""

from __future__ import annotations

from msgspec import json, structs
from sqlalchemy import Connection, update

from kingsbridge.server.clock import Clock
from kingsbridge.server.database.schema import people
from kingsbridge.server.database.store import Store
from kingsbridge.server.people.letters import Letters, checked_email
from kingsbridge.server.people.person import Person, find, known
from kingsbridge.server.people.postage import close_address
from kingsbridge.server.people.seals import Seals
from kingsbridge.table.errors import Refused

CONFIRM, UNSUBSCRIBE = "confirm", "unsubscribe"
CONFIRM_FOR = 7 * 86_400_000
# Whoever did not want even the first letter is left in peace for so many days.
PEACE = 365


class Mailing:
    """The addresses of those who want letters."""

    def __init__(self, store: Store, seals: Seals, letters: Letters, now: Clock) -> None:
        self.store = store
        self.seals = seals
        self.letters = letters
        self.now = now

    async def tell(self, person: Person, email: str, origin: str) -> tuple[Person, bool]:
        """Note an address that somebody tells from some place, and write there.

        Returned is whether a letter is on its way.
        """
        self.letters.check()
        plain = checked_email(email)
        if plain == person.email and person.email_confirmed is not None:
            return person, False
        change = update(people).where(people.c.id == person.id)

        def write(connection: Connection) -> Person:
            connection.execute(change.values(email=plain, email_confirmed=None))
            return known(connection, person.id)

        changed = await self.store.write(write)
        if person.email_confirmed is not None:
            self.letters.post(person, "server-moved")
        sealed = self.seals.seal(CONFIRM, person.id, plain)
        link = self.letters.link(CONFIRM, sealed)
        return changed, await self.letters.send_first(changed, origin, "server-confirm", link=link)

    async def forget(self, person: Person) -> Person:
        """Forget an address."""

        def write(connection: Connection) -> Person:
            _forget(connection, person)
            return known(connection, person.id)

        return await self.store.write(write)

    async def confirm(self, sealed: str) -> None:
        """Take an address for somebody's own, whose letter reached them."""
        number, email = self.seals.opened(CONFIRM, sealed, CONFIRM_FOR)
        mine = update(people).where(people.c.id == number, people.c.email == email)
        confirmed = mine.values(email_confirmed=self.now())
        if not await self.store.write(lambda c: c.execute(confirmed).rowcount):
            raise Refused("this address is no longer the one to confirm", "old_link")

    async def unsubscribe(self, sealed: str) -> None:
        """Write no more: of turns to who confirmed the address, at all to who never did."""
        number, whither = self.seals.opened(UNSUBSCRIBE, sealed)

        def write(connection: Connection) -> None:
            person = find(connection, people.c.id == number)
            if person is None or person.email is None:
                return
            if self.letters.address_of(person.email) != whither:
                return
            if person.email_confirmed is None:
                close_address(connection, whither, PEACE, self.now())
                _forget(connection, person)
            else:
                _without_letters(connection, person)

        await self.store.write(write)


def _forget(connection: Connection, person: Person) -> None:
    change = update(people).where(people.c.id == person.id)
    connection.execute(change.values(email=None, email_confirmed=None))
    _without_letters(connection, person)


def _without_letters(connection: Connection, person: Person) -> None:
    quiet = json.encode(structs.replace(person.reminders, letters=False)).decode()
    connection.execute(update(people).where(people.c.id == person.id).values(reminders=quiet))
