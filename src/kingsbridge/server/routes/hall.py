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
from kingsbridge.server.tables.wish import Digits, Wish


class Sit(Struct, forbid_unknown_fields=True):
    """Where to sit: any open seat, if none is named.

    `pledge` is the SHA-256 of the 32 bytes that I add to the chance of the deal, if I do.
    """

    seat: Place | None = None
    pledge: Digits | None = None


class Pledge(Struct, forbid_unknown_fields=True):
    """The SHA-256 of the 32 bytes that I add to the chance of the deal, in hexadecimal digits."""

    pledge: Digits


class Salt(Struct, forbid_unknown_fields=True):
    """The 32 bytes themselves, in hexadecimal digits."""

    salt: Digits


class Free(Struct, forbid_unknown_fields=True):
    """Which seat is kept for nobody any more."""

    seat: Place


class Send(Struct, forbid_unknown_fields=True):
    """At which seat somebody sits who is to go."""

    seat: Place


class Welcome(Struct):
    """Whether I may sit down at a table: if not, why."""

    why_not: str | None


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
        await server.openings.take(person.id)
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

    @get("/{code:str}/welcome", summary="Whether I may sit down at a table")
    async def welcome(self, request: Asked, server: TheServer, code: Code) -> Welcome:
        person = somebody(request)
        return Welcome(await joining.why_unwelcome(server.tables, person, code))

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
        table = await joining.join(server.tables, person, code, data.seat, data.pledge)
        server.changed(table)
        return told(server, table, person, language_of(request, language))

    @post("/{code:str}/pledge", summary="Pledge a salt for the deal", status_code=200)
    async def pledge(
        self,
        request: Asked,
        server: TheServer,
        code: Code,
        data: JSONBody[Pledge],
        language: Lang = None,
    ) -> Told:
        person = somebody(request)
        table = await joining.pledge(server.tables, person, code, data.pledge)
        server.changed(table)
        return told(server, table, person, language_of(request, language))

    @post("/{code:str}/salt", summary="Tell the salt that I pledged", status_code=200)
    async def salt(
        self,
        request: Asked,
        server: TheServer,
        code: Code,
        data: JSONBody[Salt],
        language: Lang = None,
    ) -> Told:
        person = somebody(request)
        table = await joining.tell_salt(server.tables, person, code, data.salt)
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

    @post("/{code:str}/kick", summary="Send somebody away before the start", status_code=200)
    async def kick(
        self,
        request: Asked,
        server: TheServer,
        code: Code,
        data: JSONBody[Send],
        language: Lang = None,
    ) -> Told:
        person = somebody(request)
        table, sent = await joining.kick(server.tables, person, code, data.seat)
        server.changed(table)
        server.live.noticed(sent)
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
        self,
        request: Asked,
        server: TheServer,
        code: Code,
        language: Lang = None,
        pledge: Annotated[
            str | None, QueryParameter(pattern="^[0-9a-f]{64}$", max_length=64)
        ] = None,
    ) -> Told:
        person = somebody(request)
        table, kept = await opening.rematch(server.tables, person, code, pledge)
        server.changed(table)
        server.live.published(await server.tables.table(code))
        for player in kept:
            server.live.seat_kept(player, table.terms.code)
        return told(server, table, person, language_of(request, language))
