"""At a running table: moves, undo, resigning, standing in. Append, commit, then publish."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, NamedTuple

import structlog
from prometheus_client import Counter
from sqlalchemy import Connection, select
from sqlalchemy.exc import IntegrityError

from kingsbridge.engine.errors import IllegalMove
from kingsbridge.engine.state import State
from kingsbridge.server.clock import Clock
from kingsbridge.server.database.ledger import Step, append_rows, json_text
from kingsbridge.server.database.schema import people, tables
from kingsbridge.server.database.store import Store, Unavailable
from kingsbridge.server.errors import NotNow, NotYours, Refused
from kingsbridge.server.people.accounts import Person
from kingsbridge.server.tables.hall import BOT_TIME, Hall, due
from kingsbridge.server.tables.rating import rate
from kingsbridge.server.tables.room import Room
from kingsbridge.server.thinking.thinkers import Job, Stopped, Thinkers
from kingsbridge.server.wire.protocol import Moment, Refusal, Result, SeatKind, Status, UndoRule
from kingsbridge.table.game import Game, Kind, Row

log = structlog.get_logger()

LONGEST_KEY = 40
# Somebody who was not seen for so long may have a bot stand in for them.
AWAY_AFTER = 60_000
# How often tables are looked after that nobody touched in time.
LOOK_EVERY = 1.0
# How long to wait before a table is read again that could not be read.
READ_AGAIN = 1.0
MOST_LOOKED_AFTER = 200

MOVES = Counter("kingsbridge_moves_total", "Moves confirmed", ["by"])
MOVES_OF_PEOPLE = MOVES.labels("person")
MOVES_OF_BOTS = MOVES.labels("bot")


class ByTheRules(Refused):
    """A move that the rules forbid."""

    status = 422
    code = "against_the_rules"

    def __init__(self, message: str, refusal: Refusal | None) -> None:
        super().__init__(message)
        self.refusal = refusal


class Stale(NotNow):
    """Something was done at the table meanwhile: look again."""

    code = "stale"
    # How the table stands now, as the one who is late may know it.
    moment: Moment | None = None


class Done(NamedTuple):
    """What was confirmed: the version it became, and whether it had been there before."""

    room: Room
    version: int
    repeated: bool


class Play:
    """What people and bots do at tables that are being played."""

    def __init__(
        self,
        store: Store,
        hall: Hall,
        thinkers: Thinkers,
        now: Clock,
        published: Callable[[Room], None],
        turn_came: Callable[[Room], None],
        here: Callable[[str], bool],
    ) -> None:
        self.store = store
        self.hall = hall
        self.thinkers = thinkers
        self.now = now
        self.published = published
        self.turn_came = turn_came
        self.here = here
        self._attended: set[str] = set()
        self._unsure: set[str] = set()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._looking: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin to look after tables."""
        self._looking = asyncio.create_task(self._look_on())

    async def stop(self) -> None:
        """Look after tables no longer; what is being thought about is left for the next start."""
        if self._looking is not None:
            self._looking.cancel()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # Moves

    async def move(
        self, person: Person, code: str, seat: int | None, version: int, move: int, key: str
    ) -> Done:
        """Make a move for a person's seat, once, if nothing was done since that version."""
        if not 1 <= len(key) <= LONGEST_KEY or not key.isascii() or not key.isprintable():
            raise Refused(f"a key has 1 to {LONGEST_KEY} printable letters of ASCII", "bad_key")
        async with self.hall.at(code) as room:
            game = playing(room)
            repeated = game.keys.get(key)
            if repeated is not None:
                return self._again(room, person, repeated, move)
            seat = self._own_seat(game, person, seat, game.state.seat)
            if game.over:
                raise NotNow("the game is over", "over")
            if version != game.version:
                raise Stale(f"this answers version {version}; the table is at {game.version}")
            if seat != game.deciding:
                raise NotNow(
                    f"it is the turn of {game.chairs[game.deciding].name}", "not_your_turn"
                )
            if seat in game.stand_ins:
                raise NotNow("a bot stands in for you: say first that you are back", "stand_in")
            coming = self._checked(room, game, person, move)
            try:
                game = await self._append(room, Kind.MOVE, seat, move, key, coming)
            except Stale:
                # What another process stored may be this very move, sent there first.
                repeated = the_game(room).keys.get(key)
                if repeated is None:
                    raise
                return self._again(room, person, repeated, move)
            MOVES_OF_PEOPLE.inc()
            return Done(room, game.version, False)

    def _again(self, room: Room, person: Person, row: Row, move: int) -> Done:
        """Answer a move that was sent again: it was made, once."""
        game = the_game(room)
        if game.chairs[row.seat].person != person.id or row.move != move:
            raise Refused("this key was used for another move", "key_used")
        return Done(room, row.n, True)

    def _checked(self, room: Room, game: Game, person: Person, move: int) -> State:
        try:
            return game.after(move)
        except IllegalMove:
            pass
        clause = game.state.explained().refusals.get(move)
        if clause is None:
            raise ByTheRules(f"move {move} is not a move of this moment", None)
        refusal = room.teller(person.language).refusal(game.state, move, clause)
        raise ByTheRules(f"{clause}: {refusal.why}", refusal)

    # Taking back

    async def undo(self, person: Person, code: str, seat: int | None, version: int) -> Done:
        """Take the last decision back, or ask the others whether one may."""
        async with self.hall.at(code) as room:
            game = playing(room)
            seat = self._own_seat(game, person, seat, game.state.seat)
            self._check_version(game, version)
            rule = game.undo_rule(seat)
            left = game.last_decision_of(seat)
            if left is None:
                raise NotNow("you have not decided anything yet", "nothing_to_undo")
            if rule == UndoRule.NEVER:
                raise NotNow(
                    "it cannot be taken back: another person has acted, or something hidden "
                    "was revealed",
                    "undo_never",
                )
            kind = Kind.UNDO if rule == UndoRule.FREE else Kind.ASK_UNDO
            game = await self._append(room, kind, seat, left)
            return Done(room, game.version, False)

    async def answer(
        self, person: Person, code: str, seat: int | None, version: int, agree: bool
    ) -> Done:
        """Answer somebody's question whether they may take their decision back."""
        async with self.hall.at(code) as room:
            game = playing(room)
            self._check_version(game, version)
            question = game.question
            if question is None:
                raise NotNow("nobody asks to take anything back", "no_question")
            waiting = sorted(question.waiting)
            mine = [place for place in waiting if game.chairs[place].person == person.id]
            if not mine or (seat is not None and seat not in mine):
                raise NotYours("you are not asked")
            if not agree:
                game = await self._append(room, Kind.DISAGREE, mine[0], 0)
                return Done(room, game.version, False)
            for place in mine:
                await self._append(room, Kind.AGREE, place, 0)
            game = await self._take_back_if_agreed(room)
            return Done(room, game.version, False)

    async def _take_back_if_agreed(self, room: Room) -> Game:
        """Take back what somebody asked for, once there is nobody left who could disagree."""
        game = the_game(room)
        question = game.question
        if question is None or question.waiting or game.over:
            return game
        return await self._append(room, Kind.UNDO, question.seat, question.moves)

    # Leaving and coming back

    async def resign(self, person: Person, code: str, seat: int | None) -> Done:
        """Give a seat up for good: a bot plays on, if anybody is left to play with."""
        async with self.hall.at(code) as room:
            game = playing(room)
            seat = self._own_seat(game, person, seat, game.eyes_of(person.id))
            if game.over:
                raise NotNow("the game is over", "over")
            await self._append(room, Kind.RESIGN, seat, 0)
            game = await self._take_back_if_agreed(room)
            return Done(room, game.version, False)

    async def stand_in(self, person: Person, code: str, seat: int) -> Done:
        """Let a bot play for a seat: one's own, or that of somebody who has been away."""
        async with self.hall.at(code) as room:
            game = playing(room)
            if not 0 <= seat < len(game.chairs) or game.chairs[seat].kind != SeatKind.PERSON:
                raise Refused(f"seat {seat} is not a person's", "bad_seat")
            if not game.seats_of(person.id):
                raise NotYours("you do not play at this table")
            if game.bot_for(seat) is not None:
                raise NotNow("a bot plays this seat already", "stand_in")
            if game.chairs[seat].person != person.id:
                await self._check_away(game, seat)
            await self._append(room, Kind.STAND_IN, seat, 0)
            game = await self._take_back_if_agreed(room)
            return Done(room, game.version, False)

    async def _check_away(self, game: Game, seat: int) -> None:
        chair = game.chairs[seat]
        found = select(people.c.seen).where(people.c.id == chair.person)
        seen = await self.store.read(lambda c: c.execute(found).scalar_one())
        away = self.now() - max(seen, game.at)
        # Who plays by turns may be away for as long as a turn takes.
        patience = max(AWAY_AFTER, game.pace.hours * 3_600_000)
        if (chair.code is not None and self.here(chair.code)) or away < patience:
            raise NotNow(f"{chair.name} has not been away for long", "not_away")

    async def come_back(self, person: Person, code: str, seat: int | None) -> Done:
        """Take a seat back from the bot that stood in."""
        async with self.hall.at(code) as room:
            game = playing(room)
            stood_in = [place for place in game.seats_of(person.id) if place in game.stand_ins]
            if not stood_in or (seat is not None and seat not in stood_in):
                raise NotNow("no bot stands in for you", "no_stand_in")
            game = await self._append(room, Kind.RETURN, stood_in[0] if seat is None else seat, 0)
            return Done(room, game.version, False)

    # What everything has in common

    def _own_seat(self, game: Game, person: Person, seat: int | None, usual: int) -> int:
        """Return which of a person's seats is meant: the one that is named, or the usual one."""
        mine = game.seats_of(person.id)
        if not mine:
            raise NotYours("you do not play at this table")
        if seat is None:
            return usual if usual in mine else mine[0]
        if seat not in mine:
            raise NotYours(f"seat {seat} is not yours")
        return seat

    def _check_version(self, game: Game, version: int) -> None:
        if version != game.version:
            raise Stale(f"this answers version {version}; the table is at {game.version}")

    async def _append(
        self,
        room: Room,
        kind: Kind,
        seat: int,
        move: int,
        key: str | None = None,
        coming: State | None = None,
    ) -> Game:
        """Append a row to the log and make it durable; only then is it so. The lock is held."""
        game = the_game(room)
        row = Row(game.version + 1, kind, seat, move, key, max(self.now(), game.at))
        after = game.copy()
        after.follow(row, coming)
        try:
            await self._store(room, row, after)
        except IntegrityError:
            # Another process was faster.
            await self.hall.catch_up(room)
            self.hall.written(room)
            self._tell(room)
            raise Stale(f"the table is at version {the_game(room).version} now") from None
        except (Unavailable, NotNow):
            # Perhaps it was stored, perhaps not, or the table was closed: the database will say.
            self.unsure_of(room.sheet.code)
            raise
        room.game = after
        room.sheet.changed = row.at
        if after.over:
            room.sheet.status = Status.FINISHED
        self.hall.written(room)
        self._tell(room)
        return after

    async def _store(self, room: Room, row: Row, after: Game) -> None:
        """Write a row, and what is to be known of the table without folding its log."""
        result = json_text(self._result(room, after)) if after.over else None
        step = Step(room.sheet.id, row, after.deciding, due(after, row.at), result)
        if after.over and room.sheet.rated:
            await self.store.write(lambda c: self._store_last(c, room, step, after))
        else:
            await self.store.write_with_all(self._store_steps, step)

    def _store_steps(self, connection: Connection, steps: list[Step]) -> None:
        if not append_rows(connection, steps):
            raise closed()

    def _store_last(self, connection: Connection, room: Room, step: Step, after: Game) -> None:
        """Write the row with which a rated game is over, and what it is worth."""
        self._store_steps(connection, [step])
        rate(connection, room.sheet.title, after)

    def _result(self, room: Room, game: Game) -> Result:
        return room.teller("en").result(game.state, sorted(game.resigned), game.winners)

    def _tell(self, room: Room) -> None:
        """Let everybody who looks at the table know, and let bots think."""
        self.published(room)
        self.attend(room)
        game = room.game
        if game is not None and not game.over and game.bot_for(game.deciding) is None:
            self.turn_came(room)

    def unsure_of(self, code: str) -> None:
        """Throw a table away that may not be as it is stored; it is told anew once it is read."""
        self.hall.forget(code)
        if code not in self._unsure:
            self._unsure.add(code)
            self.spawn(self._tell_again(code))

    async def _tell_again(self, code: str) -> None:
        try:
            while True:
                with suppress(Unavailable):
                    self._tell(await self.hall.room(code))
                    return
                await asyncio.sleep(READ_AGAIN)
        finally:
            self._unsure.discard(code)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something meanwhile, until the server stops."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Bots

    def attend(self, room: Room) -> None:
        """See to it that a bot thinks, if it is a bot's turn."""
        game = room.game
        code = room.sheet.code
        if game is None or game.over or room.sheet.status != Status.PLAYING:
            return
        if game.bot_for(game.deciding) is not None and code not in self._attended:
            self._attended.add(code)
            self.spawn(self._think_on(code))

    async def _think_on(self, code: str) -> None:
        """Let bots think and move at a table until a person decides."""
        try:
            while await self._think_once(code):
                pass
        except Stopped:
            pass
        except Exception as error:
            # It is looked after again when it is due.
            log.warning("bot_did_not_move", table=code[:4], error=type(error).__name__)
        finally:
            self._attended.discard(code)

    async def _think_once(self, code: str) -> bool:
        room = await self.hall.room(code)
        game = the_game(room)
        if game.over or room.sheet.status != Status.PLAYING:
            return False
        seat, version = game.deciding, game.version
        level = game.bot_for(seat)
        if level is None:
            return False
        job = Job.of(game.state, seat, level, secrets.randbits(31))
        move = await self.thinkers.choose(code, job)
        async with self.hall.at(code) as room:
            game = playing(room)
            if game.version == version:
                with suppress(Stale):
                    await self._append(room, Kind.MOVE, seat, move, None, game.after(move))
                    MOVES_OF_BOTS.inc()
        return True

    # Tables that nobody touched in time

    async def _look_on(self) -> None:
        # What bots were thinking about when the last server on this database ended, nobody else
        # thinks about now. Where there are other processes, one of them may.
        ahead = 0 if self.store.shared else BOT_TIME
        while True:
            try:
                await self.look_after(ahead)
                ahead = 0
            except Exception as error:
                log.warning("could_not_look_after_tables", error=type(error).__name__)
            await asyncio.sleep(LOOK_EVERY)

    async def look_after(self, ahead: int = 0) -> None:
        """Let bots think where one should have moved, and stand in where time ran out.

        Bots that have so many milliseconds left do not wait for them.
        """
        found = (
            select(tables.c.code)
            .where(tables.c.status == Status.PLAYING, tables.c.due <= self.now() + ahead)
            .order_by(tables.c.due)
            .limit(MOST_LOOKED_AFTER)
        )
        for code in await self.store.read(lambda c: list(c.execute(found).scalars())):
            try:
                await self._stand_in_if_out_of_time(code)
                self.attend(await self.hall.room(code))
            except Unavailable:
                raise
            except Exception as error:
                # A table that is broken must not keep the others waiting.
                log.warning(
                    "could_not_look_after_table", table=code[:4], error=type(error).__name__
                )

    async def _stand_in_if_out_of_time(self, code: str) -> None:
        async with self.hall.at(code) as room:
            game = playing(room)
            out = game.out_of_time()
            if room.sheet.status == Status.PLAYING and out is not None and out <= self.now():
                with suppress(Stale):
                    await self._append(room, Kind.STAND_IN, game.deciding, 0)
                    await self._take_back_if_agreed(room)


def closed() -> NotNow:
    """Return what is wrong with playing on at a table that a host closed."""
    return NotNow("this table was closed", "closed")


def playing(room: Room) -> Game:
    """Return the game of a table at which something is to be done; raise if play is not on."""
    if room.game is None:
        raise NotNow("the game has not begun", "not_begun")
    if room.sheet.status == Status.CLOSED:
        raise closed()
    return room.game


def the_game(room: Room) -> Game:
    """Return the game of a table at which play has begun."""
    assert room.game is not None
    return room.game
