"""Addresses about the hall: tables are listed, looked at, opened, joined, started and closed."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import Controller, get, post
from litestar.di import NamedDependency
from litestar.params import FromQuery, JSONBody, QueryParameter
from msgspec import Struct

from kingsbridge.server.people.person import Person
from kingsbridge.server.routes.asking import Asked, Code, Lang, TheServer, language_of, somebody
from kingsbridge.server.routes.telling import told
from kingsbridge.server.server import Server
from kingsbridge.server.tables import joining, listing, opening
from kingsbridge.server.tables.guarding import check_position
from kingsbridge.server.tables.stored import StoredTable
from kingsbridge.server.wire.requests import Begin, Digits, Place, Wish
from kingsbridge.server.wire.strict import plain
from kingsbridge.table import asked
from kingsbridge.table.told import Listed, Told


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


class Asker:
    """Who wants something of a table, and is told how it is then, in their language."""

    def __init__(self, request: Asked, server: Server, language: str | None) -> None:
        self.person = somebody(request)
        self.server = server
        self.tables = server.tables
        self.language = language_of(request, language)

    def told(self, table: StoredTable) -> Told:
        """Let everybody know of a table that is not as it was, and show it to who asked."""
        self.server.changed(table)
        return told(self.server, table, self.person, self.language)


def the_asker(request: Asked, server: TheServer, language: Lang = None) -> Asker:
    """Return who asks; raise if nobody has said who they are."""
    return Asker(request, server, language)


TheAsker = NamedDependency[Asker]


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
    async def open(self, asker: TheAsker, data: JSONBody[Wish]) -> Told:
        await asker.server.openings.take(asker.person.id)
        wish = plain(asked.Wish, data)
        if wish.position is not None:
            await check_position(asker.server, asker.person, wish.title, wish.position)
        return asker.told(await opening.open_table(asker.tables, asker.person, wish))

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
    async def join(self, asker: TheAsker, code: Code, data: JSONBody[Sit]) -> Told:
        return asker.told(
            await joining.join(asker.tables, asker.person, code, data.seat, data.pledge)
        )

    @post("/{code:str}/pledge", summary="Pledge a salt for the deal", status_code=200)
    async def pledge(self, asker: TheAsker, code: Code, data: JSONBody[Pledge]) -> Told:
        return asker.told(await joining.pledge(asker.tables, asker.person, code, data.pledge))

    @post("/{code:str}/salt", summary="Tell the salt that I pledged", status_code=200)
    async def salt(self, asker: TheAsker, code: Code, data: JSONBody[Salt]) -> Told:
        return asker.told(await joining.tell_salt(asker.tables, asker.person, code, data.salt))

    @post("/{code:str}/leave", summary="Stand up before the game begins", status_code=200)
    async def leave(self, asker: TheAsker, code: Code) -> Told:
        return asker.told(await joining.leave(asker.tables, asker.person, code))

    @post("/{code:str}/free", summary="Keep a seat for nobody any more", status_code=200)
    async def give_free(self, asker: TheAsker, code: Code, data: JSONBody[Free]) -> Told:
        return asker.told(await joining.give_free(asker.tables, asker.person, code, data.seat))

    @post("/{code:str}/kick", summary="Send somebody away before the start", status_code=200)
    async def kick(self, asker: TheAsker, code: Code, data: JSONBody[Send]) -> Told:
        table, sent = await joining.kick(asker.tables, asker.person, code, data.seat)
        asker.server.live.noticed(sent)
        return asker.told(table)

    @post("/{code:str}/start", summary="Start: bots take the open seats", status_code=200)
    async def start(self, asker: TheAsker, code: Code, data: JSONBody[Begin]) -> Told:
        return asker.told(await joining.start(asker.tables, asker.person, code, data.level))

    @post("/{code:str}/close", summary="Close a table for good", status_code=200)
    async def close(self, asker: TheAsker, code: Code) -> Told:
        return asker.told(await joining.close(asker.tables, asker.person, code))

    @post("/{code:str}/rematch", summary="The same table again")
    async def rematch(
        self,
        asker: TheAsker,
        code: Code,
        pledge: Annotated[
            str | None, QueryParameter(pattern="^[0-9a-f]{64}$", max_length=64)
        ] = None,
    ) -> Told:
        table, kept = await opening.rematch(asker.tables, asker.person, code, pledge)
        server = asker.server
        server.live.published(await server.tables.table(code))
        for player in kept:
            server.live.seat_kept(player, table.terms.code)
        return asker.told(table)
