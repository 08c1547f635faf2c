"""Addresses about studies: looking into a game or a position, what a bot thinks of it, keeping it.

What is looked into is sent along, kept or not; a study is thought about in a worker, for whatever
somebody sets up by hand the rules may take long over it.
"""

from __future__ import annotations

from typing import Any, cast

from litestar import Controller, delete, get, post, put
from litestar.params import JSONBody
from msgspec import to_builtins

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
from kingsbridge.server.routes.waiting import while_waited_for
from kingsbridge.server.server import Server
from kingsbridge.server.tables.guarding import check_unrated, guarded
from kingsbridge.server.wire.requests import (
    LookInto,
    NewStudy,
    Outline,
    Rewritten,
    SetUp,
    ThinkAbout,
)
from kingsbridge.server.wire.strict import plain
from kingsbridge.study import asked as study_asked
from kingsbridge.study.answers import game_of
from kingsbridge.study.document import study_from_json
from kingsbridge.study.opened import new_study
from kingsbridge.study.told import KeptStudy, ListedStudy, Outlined, Position, Seen, Thoughts

# So long may a look take, and so long a bot may think at a time.
LONGEST_LOOK = 20.0
THINKS_FOR = 6_000
LONGEST_THOUGHT = 30.0


class StudiesController(Controller):
    """The analysis board."""

    path = "/api/studies"
    tags = ("studies",)

    @post("/look", summary="How a place of a study looks", status_code=200)
    async def look(
        self, request: Asked, server: TheServer, data: JSONBody[LookInto], language: Lang = None
    ) -> Seen:
        return cast(Seen, await _looked(request, server, "look", data, language))

    @post("/outline", summary="All moves of a study, in words", status_code=200)
    async def outline(
        self, request: Asked, server: TheServer, data: JSONBody[Outline], language: Lang = None
    ) -> Outlined:
        return cast(Outlined, await _looked(request, server, "outline", data, language))

    @post("/position", summary="What lies on the table at a place of a study", status_code=200)
    async def position(
        self, request: Asked, server: TheServer, data: JSONBody[LookInto]
    ) -> Position:
        return cast(Position, await _looked(request, server, "position", data, None))

    @post("/set-up", summary="Check a position, or begin a game to set one up", status_code=200)
    async def set_up(self, request: Asked, server: TheServer, data: JSONBody[SetUp]) -> Position:
        return cast(Position, await _looked(request, server, "set_up", data, None))

    @post("/thoughts", summary="What the strongest bot thinks of a place", status_code=200)
    async def thoughts(
        self, request: Asked, server: TheServer, data: JSONBody[ThinkAbout], language: Lang = None
    ) -> Thoughts:
        person = somebody(request)
        server.requests.take(("thoughts", person.id), 2)
        asked = to_builtins(data)
        key = game_of(asked["study"])
        await check_unrated(server.tables, person, key)
        question = {
            "what": "think",
            "language": language_of(request, language),
            "milliseconds": THINKS_FOR,
            "guarded": await guarded(server.tables, person, key),
            "asked": asked,
        }
        thinking = server.analysts.look_into(share_of(person), question, LONGEST_THOUGHT)
        return cast(Thoughts, await while_waited_for(request, thinking))

    @get("/", summary="My studies")
    async def mine(self, request: Asked, server: TheServer) -> list[ListedStudy]:
        return await server.studies.mine(somebody(request))

    @post("/", summary="Keep a study of a finished game, a record or a position")
    async def keep(self, request: Asked, server: TheServer, data: JSONBody[NewStudy]) -> KeptStudy:
        person = somebody(request)
        server.requests.take(("studies", person.id), 5)
        wanted = plain(study_asked.NewStudy, data)
        table = None if wanted.table is None else await server.tables.table(wanted.table)
        study = await server.aside.do(lambda: new_study(wanted, table))
        await _check(server, request, study.to_json())
        return await server.studies.keep(person, study)

    @get("/{code:str}", summary="A study, for whoever has its code")
    async def one(self, request: Asked, server: TheServer, code: Code) -> KeptStudy:
        person: Person | None = request.scope.get("user")
        return await server.studies.of(code, person)

    @put("/{code:str}", summary="Keep a study as I have it now")
    async def rewrite(
        self, request: Asked, server: TheServer, code: Code, data: JSONBody[Rewritten]
    ) -> KeptStudy:
        person = somebody(request)
        server.requests.take(("studies", person.id))
        wanted = plain(study_asked.Rewritten, data)
        study = await server.aside.do(lambda: study_from_json(wanted.study))
        return await server.studies.rewrite(person, code, study)

    @delete("/{code:str}", summary="Keep a study of mine no longer")
    async def throw_away(self, request: Asked, server: TheServer, code: Code) -> None:
        await server.studies.throw_away(somebody(request), code)


async def _looked(
    request: Asked, server: Server, what: str, data: object, language: str | None
) -> object:
    """Let a worker answer what costs a moment, and must never take long."""
    server.requests.take(address_of(request))
    said = language_of(request, language)
    question = {"what": what, "language": said, "asked": to_builtins(data)}
    looking = server.thinkers.look_into(_share(request), question, LONGEST_LOOK)
    return await while_waited_for(request, looking)


async def _check(server: Server, request: Asked, study: dict[str, Any]) -> None:
    """Raise unless the main line of a study can be played."""
    question = {"what": "check", "asked": {"study": study}}
    await server.thinkers.look_into(_share(request), question, LONGEST_LOOK)


def _share(request: Asked) -> str:
    person: Person | None = request.scope.get("user")
    return f"address {address_of(request)}" if person is None else share_of(person)
