"""Addresses about what is past: the log, replays, records, analyses, and checking a deal."""

from __future__ import annotations

from typing import Annotated, Any, cast

from litestar import Controller, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from kingsbridge.analysis.document import Analysis
from kingsbridge.analysis.jobs import Progress
from kingsbridge.engine.errors import BadRecord
from kingsbridge.engine.record import record_from_json
from kingsbridge.server.database.log import load_rows
from kingsbridge.server.people.person import Person
from kingsbridge.server.people.shares import share_of
from kingsbridge.server.routes.asking import (
    Asked,
    Code,
    Lang,
    TheServer,
    address_of,
    language_of,
    somebody,
)
from kingsbridge.server.routes.telling import told
from kingsbridge.server.routes.waiting import while_waited_for
from kingsbridge.server.tables.archive import keep_record
from kingsbridge.server.tables.stored import StoredTable
from kingsbridge.table.errors import NotNow, NotYours, Refused
from kingsbridge.table.records import check_finished
from kingsbridge.table.table import Table
from kingsbridge.table.told import LoggedRow, Moment, Told, Verdict


class RecordsController(Controller):
    """Finished games, and what is past of running ones."""

    path = "/api"
    tags = ("records",)

    @get("/tables/{code:str}/log", summary="Everything that was done at a table, in its order")
    async def log(self, server: TheServer, code: Code) -> list[LoggedRow]:
        table = await server.tables.table(code)
        rows = await server.store.read(lambda c: load_rows(c, table.number, 0))
        return [LoggedRow(row.n, row.kind, row.seat, row.at) for row in rows]

    @get("/tables/{code:str}/replay/{version:int}", summary="A game as it was at a version")
    async def replay(
        self,
        request: Asked,
        server: TheServer,
        code: Code,
        version: Annotated[int, PathParameter(ge=1, le=2**31 - 1)],
        seat: Annotated[int | None, QueryParameter(ge=-1, le=9)] = None,
        language: Lang = None,
    ) -> Moment:
        table = await server.tables.table(code)
        if table.game is None or version > table.game.version:
            newest = table.game.version if table.game else 0
            raise Refused(f"this game has versions 1 to {newest}, not {version}", "bad_version")
        past = await server.past.of(table, version)
        person: Person | None = request.scope.get("user")
        number = None if person is None else person.id
        if is_over(table) and seat is not None:
            # Once a game is over everybody may look over everybody's shoulder.
            eyes = min(seat, len(table.chairs) - 1)
        else:
            eyes = past.eyes_of(number, seat)
        lang = language_of(request, language)
        return past.moment(eyes, lang, False, 0, server.live.here, server.now())

    @get("/tables/{code:str}/record", summary="The record of a finished game")
    async def record(self, server: TheServer, code: Code) -> dict[str, Any]:
        return dict(finished(await server.tables.table(code)).record().to_json())

    @get("/tables/{code:str}/verify", summary="Was the deal the one that was promised?")
    async def verify(self, server: TheServer, code: Code) -> Verdict:
        record = finished(await server.tables.table(code)).record()
        try:
            return Verdict(True, "", (await server.aside.do(record.verify)).scores())
        except BadRecord as bad:
            return Verdict(False, str(bad), [])

    @get("/tables/{code:str}/analysis", summary="Chances, missed moves and turning points")
    async def analysis(
        self, request: Asked, server: TheServer, code: Code, language: Lang = None
    ) -> Analysis:
        table = analysable(await server.tables.table(code))
        server.requests.take(address_of(request), 10)
        person: Person | None = request.scope.get("user")
        share = f"address {address_of(request)}" if person is None else share_of(person)
        found = server.analyses.of(table, language_of(request, language), share)
        return cast(Analysis, await while_waited_for(request, found))

    @get("/tables/{code:str}/analysis/progress", summary="How far an analysis is")
    async def progress(self, server: TheServer, code: Code) -> Progress:
        table = finished(await server.tables.table(code))
        return await server.analyses.progress(table)

    @post(
        "/tables/{code:str}/analysis",
        summary="Have a game that I played analysed when there is nothing else to think about",
        status_code=200,
    )
    async def begin(self, request: Asked, server: TheServer, code: Code) -> Progress:
        person = somebody(request)
        table = analysable(await server.tables.table(code))
        if person.id not in [chair.person for chair in table.chairs]:
            raise NotYours("only who played has a game looked at before anybody asks", "not_there")
        server.requests.take(address_of(request), 10)
        if server.house.rules.look_back:
            await server.analyses.begin(table, share_of(person))
        return await server.analyses.progress(table)

    @post("/records", summary="Bring a finished game here, to replay and analyse it")
    async def upload(
        self,
        request: Asked,
        server: TheServer,
        data: JSONBody[dict[str, Any]],
        language: Lang = None,
    ) -> Told:
        person = somebody(request)
        await server.openings.take(person.id, 4)
        record = record_from_json(data)
        await server.aside.do(lambda: check_finished(record))
        table = await keep_record(server.store, person, record, server.now())
        return told(server, table, person, language_of(request, language))


def is_over(table: Table) -> bool:
    """Return whether nothing is hidden any more."""
    return table.game is not None and table.finished


def finished(table: StoredTable) -> StoredTable:
    """Return a table whose game is over; raise if it is not."""
    if not is_over(table):
        raise NotNow("the game is not over yet", "not_over")
    return table


def analysable(table: StoredTable) -> StoredTable:
    """Return a table whose game was played to its end; raise if it was not."""
    if not finished(table).record().winners:
        raise NotNow("a game that was not played to its end is not analysed", "not_over")
    return table
