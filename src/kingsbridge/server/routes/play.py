"""Addresses about a running table: moves, undo, leaving and coming back, hints."""

from __future__ import annotations

from litestar import Controller, post
from litestar.params import JSONBody

from kingsbridge.server.routes.asking import Asked, Code, Lang, TheServer, language_of, somebody
from kingsbridge.server.routes.telling import confirmed, told
from kingsbridge.server.routes.waiting import while_waited_for
from kingsbridge.server.tables import leaving, moving, taking_back
from kingsbridge.server.tables.hints import hint
from kingsbridge.server.wire.requests import Answer, MoveMade, Other, TakeBack, Which
from kingsbridge.table.errors import Stale
from kingsbridge.table.told import Confirmed, Hint


class PlayController(Controller):
    """What is done at a table that is being played."""

    path = "/api/tables"
    tags = ("tables",)

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
            done = await moving.move(
                server.play,
                person,
                code,
                data.seat,
                data.version,
                data.move,
                data.key,
                data.unasked,
            )
        except Stale as stale:
            # Whoever answers an old version is told the new one.
            stale.moment = told(server, await server.tables.table(code), person, lang).moment
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
        done = await taking_back.undo(server.play, person, code, data.seat, data.version)
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
        verb = taking_back.agree if data.agree else taking_back.disagree
        done = await verb(server.play, person, code, data.seat, data.version)
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
        done = await leaving.resign(server.play, person, code, data.seat)
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
        done = await leaving.stand_in(server.play, person, code, data.seat, server.live.here)
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
        done = await leaving.come_back(server.play, person, code, data.seat)
        return confirmed(server, done, person, language_of(request, language), done.version)

    @post("/{code:str}/hint", summary="The best moves, by the strongest bot", status_code=200)
    async def hint(
        self, request: Asked, server: TheServer, code: Code, language: Lang = None
    ) -> Hint:
        person = somebody(request)
        server.requests.take(("hints", person.id), 10)
        table = await server.tables.table(code)
        lang = language_of(request, language)
        return await while_waited_for(request, hint(server.thinkers, table, person, lang))
