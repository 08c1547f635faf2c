"""Addresses for hosts: what they see of the house, and what they do to keep it in order."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Literal, TypeVar

import msgspec
from litestar import Controller, delete, get, post, put
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter
from msgspec import Meta, Struct
from sqlalchemy import Connection

from kingsbridge.server.database.store import News
from kingsbridge.server.hosting import (
    audit,
    bans,
    invitations,
    load,
    people,
    reports,
    rules,
    tables,
)
from kingsbridge.server.hosting.audit import AuditPage
from kingsbridge.server.hosting.bans import Banned, Origin, Sentence
from kingsbridge.server.hosting.desk import Desk
from kingsbridge.server.hosting.invitations import Invitation
from kingsbridge.server.hosting.load import Load
from kingsbridge.server.hosting.paging import MOST_PAGES
from kingsbridge.server.hosting.people import PeoplePage, PersonFacts, Which
from kingsbridge.server.hosting.reports import Outcome, ReportRow, ReportsPage
from kingsbridge.server.hosting.tables import TablesPage, WantedTables
from kingsbridge.server.people.house import HouseRules
from kingsbridge.server.people.person import HOST, Person
from kingsbridge.server.routes.asking import Asked, Code, TheServer, somebody
from kingsbridge.server.server import Server
from kingsbridge.table.errors import NotYours
from kingsbridge.table.told import Status

T = TypeVar("T")

Turned = Annotated[int, QueryParameter(ge=0, le=MOST_PAGES)]
Number = Annotated[int, PathParameter(ge=0, le=2**63 - 1)]
Time = Annotated[int, Meta(ge=0, le=2**53)]


class Ban(Struct, forbid_unknown_fields=True):
    """Until when, if not for good, and why.

    `neighbours`: guests from the same address too; of guests they are, unless it says otherwise.
    """

    until: Time | None = None
    reason: Annotated[str, Meta(max_length=bans.LONGEST_REASON)] = ""
    neighbours: bool | None = None


class Settling(Struct, forbid_unknown_fields=True):
    """What comes of a report; who is to be banned is, as it says."""

    outcome: Outcome
    ban: Ban | None = None


class Invite(Struct, forbid_unknown_fields=True):
    """For how many accounts an invitation is good, until when, and for whom it is."""

    uses: int = 1
    until: Time | None = None
    note: Annotated[str, Meta(max_length=invitations.LONGEST_NOTE)] = ""


class Closable(Struct):
    """How many tables would be closed."""

    tables: int


class Closed(Struct):
    """How many tables were closed, and how many are left that were meant."""

    closed: int
    left: int


def host_of(request: Asked) -> Person:
    """Return the host who asks; raise if it is somebody else."""
    person = somebody(request)
    if person.role != HOST:
        raise NotYours("only a host can do this")
    return person


async def do(server: Server, host: Person, deed: Callable[[Desk], T]) -> T:
    """Do something as a host; it has its effect in this process too, once it is stored."""
    told: list[News] = []

    def tell(connection: Connection, news: News) -> None:
        server.store.announce(connection, news)
        told.append(news)

    def write(connection: Connection) -> T:
        # It may be that others spoiled the first try.
        told.clear()
        return deed(Desk(connection, host, server.now(), tell))

    done = await server.store.write(write)
    for news in told:
        await server.peers.heard(news)
        # Where somebody looks on, bots need not wait until they are missed.
        code = str(news.get("table", ""))
        if server.live.table_watched(code):
            server.bots.attend(await server.tables.table(code))
    return done


class HostController(Controller):
    """What hosts see and do."""

    path = "/api/host"
    tags = ("hosts",)

    # People

    @get("/people", summary="People, by how their names begin")
    async def people(
        self,
        request: Asked,
        server: TheServer,
        name: Annotated[str, QueryParameter(max_length=64)] = "",
        which: FromQuery[Literal["all", "guests", "accounts", "hosts", "banned"]] = "all",
        page: Turned = 0,
    ) -> PeoplePage:
        host_of(request)
        now = server.now()
        return await server.store.read(lambda c: people.search(c, now, name, Which(which), page))

    @get("/people/{code:str}", summary="All that a host may know of somebody")
    async def person(self, request: Asked, server: TheServer, code: Code) -> PersonFacts:
        host_of(request)
        return await server.store.read(lambda c: people.facts_of(c, code, server.now()))

    @post("/people/{code:str}/ban", summary="Keep somebody out", status_code=200)
    async def ban(
        self, request: Asked, server: TheServer, code: Code, data: JSONBody[Ban]
    ) -> Banned:
        host = host_of(request)
        done = await do(server, host, lambda desk: _ban(desk, code, data))
        return await _with_neighbours(server, host, code, data, done)

    @delete("/people/{code:str}/ban", summary="Let somebody in again")
    async def unban(self, request: Asked, server: TheServer, code: Code) -> None:
        await do(
            server,
            host_of(request),
            lambda desk: bans.unban(desk, people.by_code(desk.connection, code)),
        )

    @post("/people/{code:str}/host", summary="Make somebody a host", status_code=204)
    async def make_host(self, request: Asked, server: TheServer, code: Code) -> None:
        await self._make_host(request, server, code, True)

    @delete("/people/{code:str}/host", summary="Make a host a player again")
    async def unmake_host(self, request: Asked, server: TheServer, code: Code) -> None:
        await self._make_host(request, server, code, False)

    async def _make_host(self, request: Asked, server: Server, code: str, host: bool) -> None:
        def deed(desk: Desk) -> None:
            people.make_host(desk, people.by_code(desk.connection, code), host)

        await do(server, host_of(request), deed)

    @get("/origins", summary="Addresses from where no guests are welcome now")
    async def origins(self, request: Asked, server: TheServer) -> list[Origin]:
        host_of(request)
        return await server.store.read(lambda c: bans.closed(c, server.now()))

    @delete("/origins/{origin:str}", summary="Let guests in again from an address")
    async def lift_origin(
        self,
        request: Asked,
        server: TheServer,
        origin: Annotated[str, PathParameter(max_length=200)],
    ) -> None:
        await do(server, host_of(request), lambda desk: bans.lift_origin(desk, origin))

    # Tables

    @get("/tables", summary="All tables, private ones too")
    async def tables(
        self,
        request: Asked,
        server: TheServer,
        status: FromQuery[Status | None] = None,
        title: Annotated[str | None, QueryParameter(max_length=40)] = None,
        owner: Annotated[str | None, QueryParameter(max_length=64)] = None,
        quiet_hours: Annotated[float | None, QueryParameter(ge=0, le=1_000_000)] = None,
        page: Turned = 0,
    ) -> TablesPage:
        host_of(request)
        wanted = WantedTables(status, title, owner, quiet_hours)
        now = server.now()
        return await server.store.read(lambda c: tables.search(c, now, wanted, page))

    @post("/tables/closable", summary="How many tables would be closed", status_code=200)
    async def closable(
        self, request: Asked, server: TheServer, data: JSONBody[WantedTables]
    ) -> Closable:
        host_of(request)
        now = server.now()
        return Closable(await server.store.read(lambda c: tables.count(c, now, data, True)))

    @post("/tables/close", summary="Close many tables for good", status_code=200)
    async def close_all(
        self, request: Asked, server: TheServer, data: JSONBody[WantedTables]
    ) -> Closed:
        def deed(desk: Desk) -> Closed:
            closed = tables.close_all(desk, data)
            return Closed(len(closed), tables.count(desk.connection, desk.now, data, True))

        return await do(server, host_of(request), deed)

    @post("/tables/{code:str}/close", summary="Close a table for good", status_code=204)
    async def close(self, request: Asked, server: TheServer, code: Code) -> None:
        await do(server, host_of(request), lambda desk: tables.close(desk, code))

    # Reports

    @get("/reports", summary="What people say of each other")
    async def reports(
        self,
        request: Asked,
        server: TheServer,
        settled: FromQuery[bool] = False,
        page: Turned = 0,
    ) -> ReportsPage:
        host_of(request)
        return await server.store.read(lambda c: reports.listed(c, settled, page))

    @post("/reports/{number:int}/settle", summary="Settle a report", status_code=200)
    async def settle(
        self, request: Asked, server: TheServer, number: Number, data: JSONBody[Settling]
    ) -> ReportRow:
        host, ban = host_of(request), data.ban or Ban()

        def deed(desk: Desk) -> tuple[ReportRow, Banned | None]:
            report = reports.settle(desk, number, data.outcome)
            banned = data.outcome == Outcome.BANNED
            return report, _ban(desk, report.reported, ban) if banned else None

        report, done = await do(server, host, deed)
        if done is not None:
            await _with_neighbours(server, host, report.reported, ban, done)
        return report

    # The house

    @get("/rules", summary="The rules of the house")
    async def rules(self, request: Asked, server: TheServer) -> HouseRules:
        host_of(request)
        return server.house.rules

    @put("/rules", summary="Change the rules of the house")
    async def change_rules(
        self, request: Asked, server: TheServer, data: JSONBody[HouseRules]
    ) -> HouseRules:
        wanted = msgspec.to_builtins(data)
        return await do(server, host_of(request), lambda desk: rules.change_rules(desk, wanted))

    @get("/invitations", summary="Invitations that were made")
    async def invitations(self, request: Asked, server: TheServer) -> list[Invitation]:
        host_of(request)
        return await server.store.read(invitations.listed)

    @post("/invitations", summary="Make an invitation")
    async def invite(self, request: Asked, server: TheServer, data: JSONBody[Invite]) -> Invitation:
        return await do(
            server,
            host_of(request),
            lambda desk: invitations.invite(desk, data.uses, data.until, data.note),
        )

    @delete("/invitations/{code:str}", summary="Withdraw an invitation")
    async def withdraw(self, request: Asked, server: TheServer, code: Code) -> None:
        await do(server, host_of(request), lambda desk: invitations.withdraw(desk, code))

    @get("/audit", summary="What hosts did")
    async def audit(self, request: Asked, server: TheServer, page: Turned = 0) -> AuditPage:
        host_of(request)
        return await server.store.read(lambda c: audit.entries(c, page))

    @get("/load", summary="Load and errors at a glance")
    async def load(self, request: Asked, server: TheServer) -> Load:
        host_of(request)
        await server.vitals.check()
        engine, now = server.store.engine, server.now()
        found = await server.store.read(lambda c: load.load_of(c, engine, now))
        # This process says how it is just now, also if it cannot write that down.
        mine = server.vitals.signs()
        others = [one for one in found.processes if one.process != mine.process]
        found.processes = [mine, *others]
        return found


def _ban(desk: Desk, code: str, data: Ban) -> Banned:
    return bans.ban(desk, people.by_code(desk.connection, code), _sentence(data))


async def _with_neighbours(
    server: Server, host: Person, code: str, data: Ban, done: Banned
) -> Banned:
    """Let the neighbours of somebody who was banned follow, some at a time."""

    def deed(desk: Desk) -> Banned:
        person = people.by_code(desk.connection, code)
        return bans.ban_neighbours(desk, person, _sentence(data))

    while (some := await do(server, host, deed)).people:
        done.people += some.people
        done.tables += some.tables
    return done


def _sentence(data: Ban) -> Sentence:
    return Sentence(data.until, data.reason, data.neighbours)
