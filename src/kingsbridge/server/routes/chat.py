"""Addresses about chat at a table."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, get, post
from litestar.params import JSONBody, QueryParameter
from msgspec import Meta, Struct

from kingsbridge.server.people.person import Person
from kingsbridge.server.routes.asking import Asked, Code, TheServer, somebody
from kingsbridge.server.wire.protocol import ChatLine


class Saying(Struct, forbid_unknown_fields=True):
    """Something to say."""

    text: Annotated[str, Meta(min_length=1, max_length=2000)]


class ChatController(Controller):
    """What is said at a table."""

    path = "/api/tables"
    tags = ("tables",)

    @get("/{code:str}/chat", summary="What was said at the table")
    async def chat(
        self,
        request: Asked,
        server: TheServer,
        code: Code,
        after: Annotated[int, QueryParameter(ge=0, le=2**62)] = 0,
    ) -> list[ChatLine]:
        table = await server.tables.table(code)
        person: Person | None = request.scope.get("user")
        unheard = await server.blocks.unheard_by(person) if person is not None else []
        return [
            line for line in await server.chat.lines(table, after) if line.person not in unheard
        ]

    @post("/{code:str}/chat", summary="Say something")
    async def say(
        self, request: Asked, server: TheServer, code: Code, data: JSONBody[Saying]
    ) -> ChatLine:
        table = await server.tables.table(code)
        return await server.chat.say(somebody(request), table, data.text)
