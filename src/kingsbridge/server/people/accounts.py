"""Coming and staying: guests who play at once, and accounts that last."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, Table, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from kingsbridge.server.clock import Clock
from kingsbridge.server.codes import FOR_PEOPLE, new_code
from kingsbridge.server.database.schema import (
    audit,
    blocks,
    chat,
    closed_origins,
    kicks,
    mutes,
    notices,
    people,
    reports,
    seats,
    studies,
    tables,
)
from kingsbridge.server.database.store import Store
from kingsbridge.server.errors import Banned, WhoAreYou
from kingsbridge.server.people.boxes import merge_boxes
from kingsbridge.server.people.house import House
from kingsbridge.server.people.invitations import use_invitation
from kingsbridge.server.people.names import GONE, RESERVED_LOOKS, look_of
from kingsbridge.server.people.notices import pass_on
from kingsbridge.server.people.passwords import Passwords
from kingsbridge.server.people.person import (
    PLAYER,
    Person,
    find,
    known,
    login_of,
)
from kingsbridge.server.people.puzzles import merge_puzzles
from kingsbridge.server.people.sessions import Sessions, announce_cut, end_all
from kingsbridge.table.errors import NotKnown, NotYours, Refused
from kingsbridge.table.names import checked_name, typed_name


class Visit(NamedTuple):
    """From where somebody comes: the browser, as it calls itself, and the hash of its place."""

    agent: str
    origin: str


class Entered(NamedTuple):
    """Who came in, the secret for their cookie, and the tables that are not as they were."""

    person: Person
    secret: str
    tables: list[str]


class Accounts:
    """How visitors become people who are known."""

    def __init__(
        self, store: Store, house: House, passwords: Passwords, sessions: Sessions, now: Clock
    ) -> None:
        self.store = store
        self.house = house
        self.passwords = passwords
        self.sessions = sessions
        self.now = now

    async def guest(self, name: str, language: str, visit: Visit) -> Entered:
        """Welcome a visitor who has no account."""
        if not self.house.rules.guests:
            raise NotYours("there are no guests here: log in, or make an account", "no_guests")
        shown = checked_name(name)

        def write(connection: Connection) -> Entered:
            self._check_origin(connection, visit)
            check_free(connection, shown)
            number = self._add(connection, shown, language, visit)
            return self._enter(connection, number, visit, [])

        return await self.store.write(write)

    async def rename(self, guest: Person, name: str) -> tuple[Person, list[str]]:
        """Call a guest something else; an account keeps its name, by which it is known."""
        if guest.account:
            raise Refused("an account keeps its name", "has_account")
        shown = checked_name(name)

        def write(connection: Connection) -> tuple[Person, list[str]]:
            check_free(connection, shown)
            change = update(people).where(people.c.id == guest.id, people.c.login.is_(None))
            if not connection.execute(change.values(name=shown)).rowcount:
                raise Refused("an account keeps its name", "has_account")
            self._rename(connection, guest.id, guest.name, shown)
            return known(connection, guest.id), self._tables_of(connection, guest.id)

        return await self.store.write(write)

    async def register(
        self,
        guest: Person | None,
        name: str,
        password: str,
        language: str,
        invitation: str | None,
        visit: Visit,
    ) -> Entered:
        """Make an account; a guest becomes it, with all their games.

        Whoever else may be known as the guest, by a cookie or token, is not the account.
        """
        shown = checked_name(name)
        if guest is not None and guest.account:
            raise Refused(f"you have an account already, {guest.name!r}", "has_account")
        hashed = await self.passwords.hash(password)

        def write(connection: Connection) -> Entered:
            use_invitation(connection, self.house.rules.registration, invitation, self.now())
            self._check_origin(connection, visit)
            check_free(connection, shown)
            number = self._add(connection, shown, language, visit) if guest is None else guest.id
            change = update(people).where(people.c.id == number, people.c.login.is_(None))
            account = {"login": login_of(shown), "look": look_of(shown), "password": hashed}
            if not connection.execute(change.values(name=shown, **account)).rowcount:
                raise Refused("you have an account already", "has_account")
            if guest is None:
                return self._enter(connection, number, visit, [])
            self._rename(connection, number, guest.name, shown)
            end_all(connection, number)
            announce_cut(self.store, connection, guest.code)
            return self._enter(connection, number, visit, self._tables_of(connection, number))

        try:
            return await self.store.write(write)
        except IntegrityError:
            raise _taken(shown) from None

    async def login(self, guest: Person | None, name: str, password: str, visit: Visit) -> Entered:
        """Let somebody in by name and password; a guest's games move into the account."""
        login = login_of(typed_name(name))
        row = await self.store.read(
            lambda c: c.execute(
                select(people.c.id, people.c.password).where(people.c.login == login)
            ).first()
        )
        if not await self.passwords.fits(row and row.password, password) or row is None:
            raise WhoAreYou("there is no account with this name and password", "wrong_password")

        def write(connection: Connection) -> Entered:
            moved: list[str] = []
            account = known(connection, row.id)
            account.check_welcome(self.now())
            if guest is not None and not guest.account and guest.id != row.id:
                moved = self._merge(connection, guest, account)
            return self._enter(connection, row.id, visit, moved)

        return await self.store.write(write)

    def _enter(
        self, connection: Connection, number: int, visit: Visit, changed: list[str]
    ) -> Entered:
        secret = self.sessions.begin(connection, number, visit.agent)
        return Entered(known(connection, number), secret, changed)

    def _check_origin(self, connection: Connection, visit: Visit) -> None:
        """Raise if nobody new is welcome from there for a while."""
        found = select(closed_origins).where(
            closed_origins.c.origin == visit.origin, closed_origins.c.until > self.now()
        )
        row = connection.execute(found).first()
        if row is not None:
            raise Banned(row.until, row.reason)

    def _add(self, connection: Connection, name: str, language: str, visit: Visit) -> int:
        now = self.now()
        added = connection.execute(
            insert(people).values(
                code=new_code(FOR_PEOPLE),
                name=name,
                role=PLAYER,
                language=language,
                reminders="{}",
                created=now,
                seen=now,
                origin=visit.origin,
            )
        )
        assert added.inserted_primary_key is not None
        return int(added.inserted_primary_key[0])

    def _merge(self, connection: Connection, guest: Person, account: Person) -> list[str]:
        """Let a guest's seats, tables, boxes and words be the account's; the guest is no more."""
        old, new = guest.id, account.id
        moved = self._tables_of(connection, old)
        self._rename(connection, old, guest.name, account.name)
        _merge_pairs(connection, mutes, "muted", old, new)
        _merge_pairs(connection, blocks, "blocked", old, new)
        _merge_kicks(connection, old, new)
        merge_boxes(connection, old, new)
        merge_puzzles(connection, old, new)
        for column in (
            seats.c.person,
            tables.c.owner,
            chat.c.person,
            notices.c.person,
            studies.c.person,
            reports.c.reporter,
            reports.c.reported,
        ):
            connection.execute(update(column.table).where(column == old).values({column: new}))
        for facts in (notices.c.facts, audit.c.facts):
            pass_on(connection, facts, guest.code, account.code)
        end_all(connection, old)
        gone = {"name": GONE, "origin": None, "deleted": self.now()}
        connection.execute(update(people).where(people.c.id == old).values(gone))
        announce_cut(self.store, connection, guest.code)
        return moved

    def _tables_of(self, connection: Connection, person: int) -> list[str]:
        """Return the codes of the tables at which somebody sits, and let others read them anew."""
        codes = tables_of(connection, person)
        for code in codes:
            self.store.announce(connection, {"table": code})
        return codes

    def _rename(self, connection: Connection, person: int, old: str, new: str) -> None:
        """Let those tables that have not begun show the new name; a record keeps the old one."""
        waiting = select(tables.c.id).where(tables.c.status == "open")
        change = update(seats).where(
            seats.c.person == person, seats.c.name == old, seats.c.table.in_(waiting)
        )
        connection.execute(change.values(name=new))


def _merge_pairs(connection: Connection, pairs: Table, other: str, old: int, new: int) -> None:
    """Let whom a guest did not want to hear or meet, and who the guest, be the account's too."""
    mine, theirs = pairs.c.person, pairs.c[other]
    either = or_(mine == old, theirs == old)
    found = connection.execute(select(mine, theirs).where(either)).all()
    connection.execute(delete(pairs).where(either))
    for pair in found:
        person, whom = (new if one == old else one for one in pair)
        connection.execute(delete(pairs).where(mine == person, theirs == whom))
        if person != whom:
            connection.execute(insert(pairs).values({mine: person, theirs: whom}))


def _merge_kicks(connection: Connection, old: int, new: int) -> None:
    """Let nobody whom a table sent away come back to it with another name."""
    known_there = select(kicks.c.table).where(kicks.c.person == new)
    theirs = update(kicks).where(kicks.c.person == old, kicks.c.table.not_in(known_there))
    connection.execute(theirs.values(person=new))


def tables_of(connection: Connection, person: int, *which: str) -> list[str]:
    """Return the codes of the tables at which somebody sits, of some status if any is named."""
    found = select(tables.c.code).join(seats, seats.c.table == tables.c.id).distinct()
    mine = found.where(seats.c.person == person)
    if which:
        mine = mine.where(tables.c.status.in_(which))
    return list(connection.execute(mine).scalars())


def check_free(connection: Connection, name: str) -> None:
    """Raise if a name is that of an account or of the house, or looks like it."""
    look = look_of(name)
    same = or_(people.c.look == look, people.c.login == login_of(name))
    taken = select(people.c.id).where(same).limit(1)
    if look in RESERVED_LOOKS or connection.execute(taken).first() is not None:
        raise _taken(name)


def _taken(name: str) -> Refused:
    return Refused(f"the name {name!r} is taken, or looks like one that is", "name_taken")


def account_of(connection: Connection, name: str) -> Person:
    """Return the account of that name."""
    person = find(connection, people.c.login == login_of(typed_name(name)))
    if person is None:
        raise NotKnown(f"there is no account of the name {name!r}")
    return person
