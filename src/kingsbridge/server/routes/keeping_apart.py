"""Addresses about what is between me and others: whom I block, and what I am told."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, delete, get, post
from litestar.params import PathParameter
from msgspec import Struct

from kingsbridge.server.people.notices import Notice
from kingsbridge.server.people.person import Person
from kingsbridge.server.routes.asking import Asked, Code, TheServer, somebody
from kingsbridge.server.server import Server
from kingsbridge.server.tables.joining import part


class BlockedPerson(Struct):
    """Somebody whom I block."""

    code: str
    name: str


class BlocksController(Controller):
    """Whom I block: we are never seated together, and do not hear each other."""

    path = "/api/me/blocks"
    tags = ("people",)

    @get("/", summary="Whom I block")
    async def blocked(self, request: Asked, server: TheServer) -> list[BlockedPerson]:
        found = await server.blocks.blocked_by(somebody(request))
        return [BlockedPerson(*one) for one in found]

    @post("/{code:str}", summary="Never sit with somebody, nor hear them", status_code=204)
    async def block(self, request: Asked, server: TheServer, code: Code) -> None:
        person = somebody(request)
        other = await server.blocks.block(person, code, True)
        await self._hear(server, person, other)
        for table in await part(server.tables, person, other):
            server.changed(table)

    @delete("/{code:str}", summary="Block somebody no longer")
    async def unblock(self, request: Asked, server: TheServer, code: Code) -> None:
        person = somebody(request)
        await self._hear(server, person, await server.blocks.block(person, code, False))

    async def _hear(self, server: Server, *both: Person) -> None:
        for one in both:
            server.live.muted(one.code, await server.blocks.unheard_by(one))
            server.live.hall_changed_for(one.code)


class NoticesController(Controller):
    """What I am told when I come back."""

    path = "/api/me/notices"
    tags = ("people",)

    @get("/", summary="What I have not put away, the newest first")
    async def waiting(self, request: Asked, server: TheServer) -> list[Notice]:
        return await server.notices.waiting(somebody(request))

    @delete("/{number:int}", summary="Put a notice away")
    async def put_away(
        self,
        request: Asked,
        server: TheServer,
        number: Annotated[int, PathParameter(ge=0, le=2**63 - 1)],
    ) -> None:
        await server.notices.put_away(somebody(request), number)
