"""The hall: tables are opened, joined, started and closed here, and found again."""

from __future__ import annotations

import secrets
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from sqlalchemy import Connection, and_, func, or_, select, update

from kingsbridge.engine.dice import SECRET_BYTES, SealedDice
from kingsbridge.engine.errors import one_of
from kingsbridge.engine.record import sealed
from kingsbridge.engine.title import title
from kingsbridge.server.clock import Clock
from kingsbridge.server.database.ledger import (
    Listed,
    insert_row,
    insert_table,
    list_tables,
    load_room,
    load_rows,
    new_game,
)
from kingsbridge.server.database.schema import seats, tables
from kingsbridge.server.database.store import Store, Unavailable
from kingsbridge.server.errors import NotKnown, NotNow, NotYours
from kingsbridge.server.people.accounts import CODE, HOST, Person
from kingsbridge.server.tables.room import Room, Sheet
from kingsbridge.server.tables.wish import (
    Wish,
    again,
    bot_name,
    check_level,
    check_pace,
    check_rated,
    checked_chairs,
    own_name,
)
from kingsbridge.server.wire.protocol import SeatKind, Status
from kingsbridge.table.game import NOBODY, Chair, Game, Kind, Row

# So many tables are kept at hand; the longest unused go first and are loaded again when needed.
MOST_ROOMS = 2000
MOST_OPEN = 20
# A table that was opened and never begun goes out of the list after so long.
STALE_AFTER = 7 * 24 * 3_600_000


# A bot that has not moved after so many milliseconds may be lost with its process: another one may
# think in its stead.
BOT_TIME = 10_000


class Glance:
    """A look at a table in the database; what was heard of it meanwhile may not be in it."""

    outdated = False


class ToOneself:
    """A table that nobody else in this process changes for a while."""

    def __init__(self, hall: Hall, code: str) -> None:
        self.hall = hall
        self.code = code

    async def __aenter__(self) -> Room:
        while True:
            room = await self.hall.room(self.code)
            await room.lock.acquire()
            # It may have been thrown away while we waited for our turn.
            if self.hall.rooms.get(self.code) is room:
                self.room = room
                return room
            room.lock.release()

    async def __aexit__(self, *_error: object) -> None:
        self.room.lock.release()


class FoundRematch(NotNow):
    """Somebody else asked for the rematch first: there is a table for it."""

    def __init__(self, code: str) -> None:
        super().__init__("there is a rematch already", "rematch")
        self.table = code


class Hall:
    """All tables: those at hand, and those that lie in the database."""

    def __init__(self, store: Store, now: Clock) -> None:
        self.store = store
        self.now = now
        self.rooms: OrderedDict[str, Room] = OrderedDict()
        # How many clients of this process look at each table.
        self.watched: Counter[str] = Counter()
        self._glances: dict[str, list[Glance]] = {}

    # Finding a table

    async def room(self, code: str) -> Room:
        """Return a table, from memory or from its record."""
        room = self.rooms.get(code)
        if room is None:
            if not CODE.fullmatch(code):
                raise NotKnown("there is no such table")
            room = await self._load(code)
            # Somebody may have loaded it meanwhile: there is one room for each table.
            room = self.rooms.setdefault(code, room)
            while len(self.rooms) > MOST_ROOMS and not self.watched[next(iter(self.rooms))]:
                self.rooms.popitem(last=False)
        self.rooms.move_to_end(code)
        return room

    async def _load(self, code: str) -> Room:
        """Read a table, until nothing was heard of it while it was read."""
        while True:
            with self._glance(code) as glance:
                room = await self.store.read(lambda c: load_room(c, code))
            if not glance.outdated:
                return room

    @contextmanager
    def _glance(self, code: str) -> Iterator[Glance]:
        """Look at a table in the database, knowing afterwards whether it changed meanwhile."""
        glance = Glance()
        self._glances.setdefault(code, []).append(glance)
        try:
            yield glance
        finally:
            self._glances[code].remove(glance)
            if not self._glances[code]:
                del self._glances[code]

    def forget(self, code: str) -> None:
        """Throw away what is known of a table: it is loaded again when needed."""
        self.rooms.pop(code, None)
        self._outdate(code)

    def written(self, room: Room) -> None:
        """Note that a table is newer than the database was a moment ago.

        Whoever was told meanwhile to throw it away may have read the older one.
        """
        if self.rooms.get(room.sheet.code) is not room:
            self.forget(room.sheet.code)

    def _outdate(self, code: str) -> None:
        for glance in self._glances.get(code, ()):
            glance.outdated = True

    async def news_of(self, code: str, version: int) -> Room | None:
        """Catch up with what another process wrote to a table that is at hand."""
        self._outdate(code)
        if code not in self.rooms:
            return None
        async with self.at(code) as room:
            await self.catch_up(room, version)
        return await self.room(code)

    def at(self, code: str) -> ToOneself:
        """Have a table to oneself; nobody else in this process changes it meanwhile."""
        return ToOneself(self, code)

    async def catch_up(self, room: Room, version: int | None = None) -> None:
        """Fold what the database knows and this room does not."""
        game = room.game
        if game is None:
            self.forget(room.sheet.code)
            return
        if version is not None and version <= game.version:
            return
        rows = await self.store.read(lambda c: load_rows(c, room.sheet.id, game.version))
        for row in rows:
            game.fold(row)
        room.sheet.changed = max(room.sheet.changed, game.at)
        if game.over and room.sheet.status == Status.PLAYING:
            room.sheet.status = Status.FINISHED

    # Opening and joining

    async def open(self, person: Person, wish: Wish, after: str | None = None) -> Room:
        """Open a table; one without an open seat starts at once.

        It may be the rematch after another table, which has at most one.
        """
        chairs = checked_chairs(person, wish)
        options = title(wish.title).resolve(wish.options)
        check_pace(wish.pace)
        check_rated(person, wish)
        dice = SealedDice(secrets.token_bytes(SECRET_BYTES))
        # Dealing once shows whether it can be dealt at all.
        title(wish.title).new(len(chairs), options=options, dice=dice.clone())
        now = self.now()
        sheet = Sheet(
            id=0,
            code=secrets.token_urlsafe(12),
            title=wish.title,
            options=options,
            pace=wish.pace,
            private=wish.private,
            rated=wish.rated,
            hints=wish.hints and not wish.rated,
            owner=person.id,
            owner_code=person.code,
            status=Status.OPEN,
            deal=sealed(dice),
            created=now,
            changed=now,
        )

        def write(connection: Connection) -> Room:
            self._check_few_open(connection, person)
            if after is not None:
                self._claim_rematch(connection, after, sheet.code)
            insert_table(connection, sheet, chairs)
            room = Room(sheet, chairs, None)
            if is_full(room):
                self._begin(connection, room)
            else:
                self.store.announce(connection, {"table": sheet.code})
            return room

        room = await self.store.write(write)
        self.rooms[sheet.code] = room
        return room

    def _check_few_open(self, connection: Connection, person: Person) -> None:
        mine = (
            select(func.count())
            .select_from(tables)
            .where(
                tables.c.owner == person.id,
                tables.c.status == Status.OPEN,
                tables.c.changed > self.now() - STALE_AFTER,
            )
        )
        if connection.execute(mine).scalar_one() >= MOST_OPEN:
            raise NotNow(f"you have {MOST_OPEN} tables open: close one first", "too_many_tables")

    async def join(self, person: Person, code: str, seat: int | None) -> Room:
        """Sit down at an open seat; the last one to do so starts the game."""

        def write(connection: Connection) -> Room:
            room = load_room(connection, code, alone=True)
            chairs = room.chairs
            if any(chair.person == person.id for chair in chairs):
                raise NotNow("you sit at this table already", "seated")
            if room.sheet.status != Status.OPEN:
                raise NotNow("this game has begun without an open seat", "begun")
            if room.sheet.rated and not person.account:
                raise NotYours("a rated game needs an account", "account_needed")
            found = [place for place, chair in enumerate(chairs) if chair.kind == SeatKind.OPEN]
            if seat is not None and seat not in found:
                raise NotNow(f"seat {seat} is not open; open is {one_of(found)}", "not_open")
            place = found[0] if seat is None else seat
            name = own_name(person.name, chairs)
            chairs[place] = Chair(SeatKind.PERSON, person.id, person.code, None, name)
            self._seat(connection, room, place)
            if is_full(room):
                self._begin(connection, room)
            else:
                self._touch(connection, room)
            return room

        return await self._change(code, write)

    async def leave(self, person: Person, code: str) -> Room:
        """Stand up again before the game begins; when its owner does, the table is closed."""

        def write(connection: Connection) -> Room:
            room = load_room(connection, code, alone=True)
            if room.sheet.status != Status.OPEN:
                raise NotNow("the game has begun: resign, or let a bot stand in", "begun")
            if room.sheet.owner == person.id:
                self._close(connection, room)
                return room
            mine = [seat for seat, chair in enumerate(room.chairs) if chair.person == person.id]
            if not mine:
                raise NotYours("you do not sit at this table")
            for seat in mine:
                room.chairs[seat] = Chair(SeatKind.OPEN, None, None, None, "")
                self._seat(connection, room, seat)
            self._touch(connection, room)
            return room

        return await self._change(code, write)

    async def start(self, person: Person, code: str, level: str) -> Room:
        """Start before every seat is taken: bots of a level take the others."""
        check_level(level)

        def write(connection: Connection) -> Room:
            room = load_room(connection, code, alone=True)
            if room.sheet.owner != person.id:
                raise NotYours("only who opened the table can start it")
            if room.sheet.status != Status.OPEN:
                raise NotNow("the game has begun", "begun")
            if room.sheet.rated:
                raise NotNow("a rated game waits for people in every seat", "rated")
            for seat, chair in enumerate(room.chairs):
                if chair.kind == SeatKind.OPEN:
                    name = bot_name(level, seat, [other.name for other in room.chairs])
                    room.chairs[seat] = Chair(SeatKind.BOT, None, None, level, name)
                    self._seat(connection, room, seat)
            self._begin(connection, room)
            return room

        return await self._change(code, write)

    async def close(self, person: Person, code: str) -> Room:
        """Close a table for good: its owner before it begins, a host at any time."""

        def write(connection: Connection) -> Room:
            room = load_room(connection, code, alone=True)
            owner = room.sheet.owner == person.id and room.sheet.status == Status.OPEN
            if not owner and person.role != HOST:
                raise NotYours("only a host can close a table that has begun")
            if room.sheet.status in (Status.FINISHED, Status.CLOSED):
                raise NotNow("this table is finished", "finished")
            self._close(connection, room)
            return room

        return await self._change(code, write)

    async def rematch(self, person: Person, code: str) -> Room:
        """Open the same table again: those who played are asked to sit down where they sat."""
        old = await self.room(code)
        if old.sheet.status not in (Status.FINISHED, Status.CLOSED):
            raise NotNow("the game is not over yet", "not_over")
        if not any(chair.person == person.id for chair in old.chairs):
            raise NotYours("only those who played can ask for a rematch")
        if old.sheet.rematch is not None:
            return await self.room(old.sheet.rematch)
        wish = Wish(
            title=old.sheet.title,
            seats=again(old.chairs, person),
            options=old.sheet.options,
            pace=old.sheet.pace,
            private=old.sheet.private,
            rated=old.sheet.rated,
            hints=old.sheet.hints,
        )
        try:
            new = await self.open(person, wish, after=code)
        except FoundRematch as found:
            new = await self.room(found.table)
        old.sheet.rematch = new.sheet.code
        return new

    def _claim_rematch(self, connection: Connection, old: str, new: str) -> None:
        """Let a new table be the rematch of an old one; raise with the one it has already."""
        first = update(tables).where(tables.c.code == old, tables.c.rematch.is_(None))
        if not connection.execute(first.values(rematch=new)).rowcount:
            found = select(tables.c.rematch).where(tables.c.code == old)
            raise FoundRematch(connection.execute(found).scalar_one())
        self.store.announce(connection, {"table": old})

    async def _change(self, code: str, write: Callable[[Connection], Room]) -> Room:
        """Change a table in the database, then take what is there now."""
        await self.room(code)
        try:
            with self._glance(code) as glance:
                room = await self.store.write(write)
        except Unavailable:
            # Perhaps it was stored, perhaps not: the database will say.
            self.forget(code)
            raise
        if glance.outdated:
            self.forget(code)
            return await self.room(code)
        self.rooms[code] = room
        return room

    def _touch(self, connection: Connection, room: Room, **changes: object) -> None:
        """Store what changed about a table itself."""
        room.sheet.changed = self.now()
        change = update(tables).where(tables.c.id == room.sheet.id)
        connection.execute(change.values(changed=room.sheet.changed, **changes))
        self.store.announce(connection, {"table": room.sheet.code})

    def _seat(self, connection: Connection, room: Room, seat: int) -> None:
        """Store who sits in a chair now."""
        chair = room.chairs[seat]
        place = and_(seats.c.table == room.sheet.id, seats.c.seat == seat)
        taken = {key: value for key, value in chair._asdict().items() if key != "code"}
        connection.execute(update(seats).where(place).values(taken))

    def _close(self, connection: Connection, room: Room) -> None:
        room.sheet.status = Status.CLOSED
        self._touch(connection, room, status=Status.CLOSED, due=None, deciding=NOBODY)

    def _begin(self, connection: Connection, room: Room) -> None:
        """Let the game begin: everybody is there."""
        now = self.now()
        start = Row(1, Kind.START, NOBODY, 0, None, now)
        insert_row(connection, room.sheet.id, start)
        game = room.game = new_game(room.sheet, room.chairs, [start])
        room.sheet.status = Status.PLAYING
        self._touch(
            connection,
            room,
            status=Status.PLAYING,
            version=game.version,
            deciding=game.deciding,
            due=due(game, now),
        )

    # Lists

    async def listed(self, which: str, person: Person | None, most: int) -> list[Listed]:
        """Return open tables, those being played, finished ones, or one's own, the newest first."""
        found = select(tables).order_by(tables.c.changed.desc()).limit(most)
        public = tables.c.private.is_(False)
        if which == "mine":
            if person is None:
                return []
            at = select(seats.c.table).where(seats.c.person == person.id)
            lives = tables.c.status.in_([Status.OPEN, Status.PLAYING])
            found = found.where(tables.c.id.in_(at), lives)
        elif which == "open":
            fresh = tables.c.changed > self.now() - STALE_AFTER
            found = found.where(tables.c.status == Status.OPEN, public, fresh)
        elif which == "playing":
            found = found.where(tables.c.status == Status.PLAYING, public)
        else:
            at = select(seats.c.table).where(seats.c.person == (person.id if person else 0))
            seen = or_(public, tables.c.id.in_(at))
            found = found.where(tables.c.status == Status.FINISHED, seen)
        return await self.store.read(lambda c: list_tables(c, found, person))


def is_full(room: Room) -> bool:
    """Return whether there is no open seat at a table."""
    return all(chair.kind != SeatKind.OPEN for chair in room.chairs)


def due(game: Game, now: int) -> int | None:
    """Return when somebody must look after a table if nothing happens until then."""
    if game.over:
        return None
    if game.bot_for(game.deciding) is not None:
        return now + BOT_TIME
    return game.out_of_time()
