"""Addresses about tables: the hall, one table, and everything that is done at it."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import Controller, get, post
from litestar.params import FromQuery, JSONBody, QueryParameter
from msgspec import Meta, Struct

from kingsbridge.server.database.ledger import Listed
from kingsbridge.server.errors import NotNow
from kingsbridge.server.people.accounts import Person
from kingsbridge.server.routes.asking import Asked, Code, Lang, TheServer, language_of, somebody
from kingsbridge.server.server import Server
from kingsbridge.server.tables.hints import Hint, hint
from kingsbridge.server.tables.play import Done, Stale
from kingsbridge.server.tables.room import Room
from kingsbridge.server.tables.wish import Wish
from kingsbridge.server.wire.live import eyes_of
from kingsbridge.server.wire.protocol import ChatLine, Moment, TableInfo

Place = Annotated[int, Meta(ge=0, le=9)]
Version = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Move = Annotated[int, Meta(ge=0, le=32767)]
Key = Annotated[str, Meta(min_length=1, max_length=40)]


class Told(Struct):
    """A table and, once play has begun, its game as the reader may know it."""

    table: TableInfo
    moment: Moment | None


class Confirmed(Struct):
    """Something was done and is stored; `repeated` if it had been done before."""

    version: int
    repeated: bool
    table: TableInfo
    moment: Moment


class Sit(Struct, forbid_unknown_fields=True):
    """Where to sit: any open seat, if none is named."""

    seat: Place | None = None


class Begin(Struct, forbid_unknown_fields=True):
    """Who takes the seats that are still open."""

    level: str = "journeyman"


class MoveMade(Struct, forbid_unknown_fields=True):
    """A move: for which seat (one's own, if none is named), answering which version.

    The key is any text that the client has not used at this table: the same move sent again
    with the same key is made once.
    """

    move: Move
    version: Version
    key: Key
    seat: Place | None = None


class TakeBack(Struct, forbid_unknown_fields=True):
    """A wish to take one's last decision back."""

    version: Version
    seat: Place | None = None


class Answer(Struct, forbid_unknown_fields=True):
    """The answer to somebody who wants to take something back."""

    version: Version
    agree: bool
    seat: Place | None = None


class Which(Struct, forbid_unknown_fields=True):
    """A seat; one's own, if none is named."""

    seat: Place | None = None


class Other(Struct, forbid_unknown_fields=True):
    """A seat."""

    seat: Place


class Words(Struct, forbid_unknown_fields=True):
    """Something to say."""

    text: Annotated[str, Meta(min_length=1, max_length=2000)]


class TablesController(Controller):
    """The hall and its tables."""

    path = "/api/tables"
    tags = ("tables",)

    @get("/", summary="Tables in the hall: open ones, my own, those played, those finished")
    async def listed(
        self,
        request: Asked,
        server: TheServer,
        which: FromQuery[Literal["open", "mine", "playing", "finished"]] = "open",
        most: Annotated[int, QueryParameter(ge=1, le=100)] = 50,
    ) -> list[Listed]:
        return await server.hall.listed(which, request.scope.get("user"), most)

    @post("/", summary="Open a table")
    async def open(
        self, request: Asked, server: TheServer, data: JSONBody[Wish], language: Lang = None
    ) -> Told:
        person = somebody(request)
        server.requests.take(("tables", person.id), 5)
        room = await server.hall.open(person, data)
        server.changed(room)
        return told(server, room, person, language_of(request, language))

    @get("/{code:str}", summary="A table, and its game as I may know it")
    async def one(
        self,
        request: Asked,
        server: TheServer,
        code: Code,
        refusals: FromQuery[bool] = False,
        since: Annotated[int, QueryParameter(ge=0, le=2**31 - 1)] = 0,
        seat: Annotated[int | None, QueryParameter(ge=0, le=9)] = None,
        language: Lang = None,
    ) -> Told:
        room = await server.hall.room(code)
        person: Person | None = request.scope.get("user")
        lang = language_of(request, language)
        return told(server, room, person, lang, refusals, since, seat)

    @post("/{code:str}/join", summary="Sit down", status_code=200)
    async def join(
        self,
        request: Asked,
        server: TheServer,
        code: Code,
        data: JSONBody[Sit],
        language: Lang = None,
    ) -> Told:
        person = somebody(request)
        room = await server.hall.join(person, code, data.seat)
        server.changed(room)
        return told(server, room, person, language_of(request, language))

    @post("/{code:str}/leave", summary="Stand up before the game begins", status_code=200)
    async def leave(
        self, request: Asked, server: TheServer, code: Code, language: Lang = None
    ) -> Told:
        person = somebody(request)
        room = await server.hall.leave(person, code)
        server.changed(room)
        return told(server, room, person, language_of(request, language))

    @post("/{code:str}/start", summary="Start: bots take the open seats", status_code=200)
    async def start(
        self,
        request: Asked,
        server: TheServer,
        code: Code,
        data: JSONBody[Begin],
        language: Lang = None,
    ) -> Told:
        person = somebody(request)
        room = await server.hall.start(person, code, data.level)
        server.changed(room)
        return told(server, room, person, language_of(request, language))

    @post("/{code:str}/close", summary="Close a table for good", status_code=200)
    async def close(
        self, request: Asked, server: TheServer, code: Code, language: Lang = None
    ) -> Told:
        person = somebody(request)
        room = await server.hall.close(person, code)
        server.changed(room)
        return told(server, room, person, language_of(request, language))

    @post("/{code:str}/rematch", summary="The same table again")
    async def rematch(
        self, request: Asked, server: TheServer, code: Code, language: Lang = None
    ) -> Told:
        person = somebody(request)
        room = await server.hall.rematch(person, code)
        server.changed(room)
        server.live.published(await server.hall.room(code))
        return told(server, room, person, language_of(request, language))

    # At the table

    @post("/{code:str}/moves", summary="Make a move", status_code=200)
    async def move(
        self,
        request: Asked,
        server: TheServer,
        code: Code,
        data: JSONBody[MoveMade],
        language: Lang = None,
    ) -> Confirmed:
        person = somebody(request)
        lang = language_of(request, language)
        try:
            done = await server.play.move(
                person, code, data.seat, data.version, data.move, data.key
            )
        except Stale as stale:
            # Whoever answers an old version is told the new one.
            stale.moment = told(server, await server.hall.room(code), person, lang).moment
            raise
        return confirmed(server, done, person, lang, data.version)

    @post("/{code:str}/undo", summary="Take my last decision back, or ask for it", status_code=200)
    async def undo(
        self,
        request: Asked,
        server: TheServer,
        code: Code,
        data: JSONBody[TakeBack],
        language: Lang = None,
    ) -> Confirmed:
        person = somebody(request)
        done = await server.play.undo(person, code, data.seat, data.version)
        return confirmed(server, done, person, language_of(request, language), data.version)

    @post("/{code:str}/undo/answer", summary="May they take it back?", status_code=200)
    async def answer(
        self,
        request: Asked,
        server: TheServer,
        code: Code,
        data: JSONBody[Answer],
        language: Lang = None,
    ) -> Confirmed:
        person = somebody(request)
        done = await server.play.answer(person, code, data.seat, data.version, data.agree)
        return confirmed(server, done, person, language_of(request, language), data.version)

    @post("/{code:str}/resign", summary="Give a seat up for good", status_code=200)
    async def resign(
        self,
        request: Asked,
        server: TheServer,
        code: Code,
        data: JSONBody[Which],
        language: Lang = None,
    ) -> Confirmed:
        person = somebody(request)
        done = await server.play.resign(person, code, data.seat)
        return confirmed(server, done, person, language_of(request, language), done.version)

    @post(
        "/{code:str}/stand-in",
        summary="Let a bot play for me, or for somebody who is away",
        status_code=200,
    )
    async def stand_in(
        self,
        request: Asked,
        server: TheServer,
        code: Code,
        data: JSONBody[Other],
        language: Lang = None,
    ) -> Confirmed:
        person = somebody(request)
        done = await server.play.stand_in(person, code, data.seat)
        return confirmed(server, done, person, language_of(request, language), done.version)

    @post("/{code:str}/return", summary="I am back: the bot stands up", status_code=200)
    async def come_back(
        self,
        request: Asked,
        server: TheServer,
        code: Code,
        data: JSONBody[Which],
        language: Lang = None,
    ) -> Confirmed:
        person = somebody(request)
        done = await server.play.come_back(person, code, data.seat)
        return confirmed(server, done, person, language_of(request, language), done.version)

    @post("/{code:str}/hint", summary="The best moves, by the strongest bot", status_code=200)
    async def hint(
        self, request: Asked, server: TheServer, code: Code, language: Lang = None
    ) -> Hint:
        person = somebody(request)
        server.requests.take(("hints", person.id), 10)
        room = await server.hall.room(code)
        if room.game is None or room.game.over:
            raise NotNow("there is nothing to decide", "over")
        if not room.sheet.hints or room.sheet.rated:
            raise NotNow("there are no hints at this table", "no_hints")
        if room.game.deciding not in room.game.seats_of(person.id):
            raise NotNow("it is not your turn", "not_your_turn")
        return await hint(server.thinkers, room, person, language_of(request, language))

    # Chat

    @get("/{code:str}/chat", summary="What was said at the table")
    async def chat(
        self,
        request: Asked,
        server: TheServer,
        code: Code,
        after: Annotated[int, QueryParameter(ge=0, le=2**62)] = 0,
    ) -> list[ChatLine]:
        room = await server.hall.room(code)
        person: Person | None = request.scope.get("user")
        muted = await server.people.muted_by(person) if person is not None else []
        return [line for line in await server.chat_of(room, after) if line.person not in muted]

    @post("/{code:str}/chat", summary="Say something")
    async def say(
        self, request: Asked, server: TheServer, code: Code, data: JSONBody[Words]
    ) -> ChatLine:
        room = await server.hall.room(code)
        return await server.say(somebody(request), room, data.text)


def told(
    server: Server,
    room: Room,
    person: Person | None,
    language: str,
    explained: bool = False,
    since: int = 0,
    seat: int | None = None,
) -> Told:
    """Return a table as somebody may know it."""
    moment = None
    if room.game is not None:
        eyes = eyes_of(room, None if person is None else person.id, seat)
        lines_from = room.game.lines_since(since)
        moment = room.moment(eyes, language, explained, lines_from, server.live.here, server.now())
    return Told(server.live.info(room), moment)


def confirmed(server: Server, done: Done, person: Person, language: str, since: int) -> Confirmed:
    """Answer something that was done."""
    now = told(server, done.room, person, language, since=since)
    assert now.moment is not None
    return Confirmed(done.version, done.repeated, now.table, now.moment)
