"""Addresses about people: how others know them, mutes, bans."""

from __future__ import annotations

from litestar import Controller, delete, get, post
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


class Profile(Struct):
    """Somebody, as everybody may know them."""

    code: str
    name: str
    account: bool
    role: str
    ratings: list[Rating]


class MutesController(Controller):
    """Whom the person who asks does not want to hear."""

    path = "/api/me/mutes"
    tags = ("people",)

    @post("/{code:str}", summary="Hear somebody's chat no more", status_code=204)
    async def mute(self, request: Asked, server: TheServer, code: Code) -> None:
        person = somebody(request)
        server.live.muted(person.code, await server.people.mute(person, code, True))

    @delete("/{code:str}", summary="Hear somebody's chat again")
    async def unmute(self, request: Asked, server: TheServer, code: Code) -> None:
        person = somebody(request)
        server.live.muted(person.code, await server.people.mute(person, code, False))


class PeopleController(Controller):
    """Other people."""

    path = "/api/people"
    tags = ("people",)

    @get("/{code:str}", summary="Somebody, as everybody may know them")
    async def profile(self, server: TheServer, code: Code) -> Profile:
        person = await server.people.by_code(code)
        return Profile(
            person.code, person.name, person.account, person.role, await ratings_of(server, person)
        )

    @post("/{code:str}/ban", summary="Keep somebody out (hosts)", status_code=204)
    async def ban(self, request: Asked, server: TheServer, code: Code) -> None:
        await server.people.ban(somebody(request), code, True)
        server.live.cut_off(code)

    @delete("/{code:str}/ban", summary="Let somebody in again (hosts)")
    async def unban(self, request: Asked, server: TheServer, code: Code) -> None:
        await server.people.ban(somebody(request), code, False)


async def ratings_of(server: Server, person: Person) -> list[Rating]:
    """Return somebody's ratings."""
    return [Rating(*rating) for rating in await server.people.ratings(person)]
