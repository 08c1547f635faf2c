"""Addresses about people: how others know them, mutes, bans."""

from __future__ import annotations

from litestar import Controller, delete, post
from msgspec import Struct

from kingsbridge.server.people.person import Person
from kingsbridge.server.routes.asking import Asked, Code, TheServer, somebody
from kingsbridge.server.server import Server


class Rating(Struct):
    """How strong somebody is in a title: mean, spread, and after how many games."""

    title: str
    mean: float
    spread: float
    games: int


class MutesController(Controller):
    """Whom the person who asks does not want to hear."""

    path = "/api/me/mutes"
    tags = ("people",)

    @post("/{code:str}", summary="Hear somebody's chat no more", status_code=204)
    async def mute(self, request: Asked, server: TheServer, code: Code) -> None:
        await self._mute(request, server, code, True)

    @delete("/{code:str}", summary="Hear somebody's chat again")
    async def unmute(self, request: Asked, server: TheServer, code: Code) -> None:
        await self._mute(request, server, code, False)

    async def _mute(self, request: Asked, server: Server, code: str, muted: bool) -> None:
        person = somebody(request)
        await server.people.mute(person, code, muted)
        server.live.muted(person.code, await server.blocks.unheard_by(person))


async def ratings_of(server: Server, person: Person) -> list[Rating]:
    """Return somebody's ratings."""
    return [Rating(*rating) for rating in await server.people.ratings(person)]
