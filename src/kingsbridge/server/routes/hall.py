"""Addresses about the hall: tables are listed, looked at, opened, joined, started and closed."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import Controller, get, post
from litestar.params import FromQuery, JSONBody, QueryParameter
from msgspec import Struct

from kingsbridge.server.people.person import Person
from kingsbridge.server.routes.asking import Asked, Code, Lang, TheServer, language_of, somebody
from kingsbridge.server.routes.bounds import Place
from kingsbridge.server.routes.telling import Told, told
from kingsbridge.server.tables import joining, listing, opening
from kingsbridge.server.tables.listing import Listed
from kingsbridge.server.tables.wish import Wish


class Sit(Struct, forbid_unknown_fields=True):
    """Where to sit: any open seat, if none is named."""

    seat: Place | None = None


class Free(Struct, forbid_unknown_fields=True):
    """Which seat is kept for nobody any more."""

    seat: Place


class Begin(Struct, forbid_unknown_fields=True):
    """Who takes the seats that are still open."""

    level: str = "journeyman"


class HallController(Controller):
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
        return await listing.listed(
            server.store, which, request.scope.get("user"), most, server.now()
        )

    @post("/", summary="Open a table")
    async def open(
        self, request: Asked, server: TheServer, data: JSONBody[Wish], language: Lang = None
    ) -> Told:
        person = somebody(request)
        server.requests.take(("tables", person.id), 5)
        table = await opening.open_table(server.tables, person, data)
        server.changed(table)
        return told(server, table, person, language_of(request, language))

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
        table = await server.tables.table(code)
        if not since:
            await server.readers.go_through()
        person: Person | None = request.scope.get("user")
        lang = language_of(request, language)
        return told(server, table, person, lang, refusals, since, seat)

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
        table = await joining.join(server.tables, person, code, data.seat)
        server.changed(table)
        return told(server, table, person, language_of(request, language))

    @post("/{code:str}/leave", summary="Stand up before the game begins", status_code=200)
    async def leave(
        self, request: Asked, server: TheServer, code: Code, language: Lang = None
    ) -> Told:
        person = somebody(request)
        table = await joining.leave(server.tables, person, code)
        server.changed(table)
        return told(server, table, person, language_of(request, language))

    @post("/{code:str}/free", summary="Keep a seat for nobody any more", status_code=200)
    async def give_free(
        self,
        request: Asked,
        server: TheServer,
        code: Code,
        data: JSONBody[Free],
        language: Lang = None,
    ) -> Told:
        person = somebody(request)
        table = await joining.give_free(server.tables, person, code, data.seat)
        server.changed(table)
        return told(server, table, person, language_of(request, language))

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
        table = await joining.start(server.tables, person, code, data.level)
        server.changed(table)
        return told(server, table, person, language_of(request, language))

    @post("/{code:str}/close", summary="Close a table for good", status_code=200)
    async def close(
        self, request: Asked, server: TheServer, code: Code, language: Lang = None
    ) -> Told:
        person = somebody(request)
        table = await joining.close(server.tables, person, code)
        server.changed(table)
        return told(server, table, person, language_of(request, language))

    @post("/{code:str}/rematch", summary="The same table again")
    async def rematch(
        self, request: Asked, server: TheServer, code: Code, language: Lang = None
    ) -> Told:
        person = somebody(request)
        table = await opening.rematch(server.tables, person, code)
        server.changed(table)
        server.live.published(await server.tables.table(code))
        return told(server, table, person, language_of(request, language))
