"""Addresses about other people: profiles, results, history, ratings; reports; leaderboards."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, get, post
from litestar.params import JSONBody, QueryParameter
from msgspec import Meta, Struct

from kingsbridge.engine.title import title
from kingsbridge.server.people.leaderboard import Leaderboard
from kingsbridge.server.people.person import Person
from kingsbridge.server.people.profiles import History, RatingStep, Results
from kingsbridge.server.people.reports import LONGEST_REPORT, Reason
from kingsbridge.server.routes.asking import Asked, Code, TheServer, somebody
from kingsbridge.server.routes.boxes import TitleKey
from kingsbridge.server.routes.people import Rating, ratings_of


class Profile(Struct):
    """Somebody, as everybody may know them, and since when they are here."""

    code: str
    name: str
    account: bool
    role: str
    since: int
    ratings: list[Rating]


class Report(Struct, forbid_unknown_fields=True):
    """What somebody did: why it is told, in which words, at which table, by which line of chat."""

    reason: Reason
    text: Annotated[str, Meta(max_length=LONGEST_REPORT)] = ""
    table: Annotated[str, Meta(max_length=64)] | None = None
    line: Annotated[int, Meta(ge=0, le=2**62)] | None = None


class ProfilesController(Controller):
    """What is known of somebody, and what is said of them."""

    path = "/api/people"
    tags = ("people",)

    @get("/{code:str}", summary="Somebody, as everybody may know them")
    async def profile(self, server: TheServer, code: Code) -> Profile:
        person, since = await server.people.still_here(code)
        return Profile(
            person.code,
            person.name,
            person.account,
            person.role,
            since,
            await ratings_of(server, person),
        )

    @get("/{code:str}/results", summary="How somebody's last thousand games went")
    async def results(self, server: TheServer, code: Code) -> list[Results]:
        person, _ = await server.people.still_here(code)
        return await server.profiles.results(person)

    @get("/{code:str}/history", summary="The games that somebody finished, the newest first")
    async def history(
        self,
        request: Asked,
        server: TheServer,
        code: Code,
        before: Annotated[int | None, QueryParameter(ge=0, le=2**62)] = None,
        most: Annotated[int, QueryParameter(ge=1, le=50)] = 20,
    ) -> History:
        reader: Person | None = request.scope.get("user")
        person, _ = await server.people.still_here(code)
        return await server.profiles.history(person, reader, before, most)

    @get("/{code:str}/ratings/{key:str}", summary="How somebody's rating in a title went")
    async def rating_steps(self, server: TheServer, code: Code, key: TitleKey) -> list[RatingStep]:
        person, _ = await server.people.still_here(code)
        return await server.profiles.rating_steps(person, title(key).key)

    @post("/{code:str}/report", summary="Tell the hosts of somebody", status_code=204)
    async def report(
        self, request: Asked, server: TheServer, code: Code, data: JSONBody[Report]
    ) -> None:
        await server.reports.report(
            somebody(request), code, data.reason, data.text, data.table, data.line
        )


@get("/api/leaderboard/{key:str}", tags=["people"], summary="Who is strong in a title")
async def leaderboard(
    request: Asked,
    server: TheServer,
    key: TitleKey,
    start: Annotated[int, QueryParameter(ge=0, le=10_000)] = 0,
    most: Annotated[int, QueryParameter(ge=1, le=100)] = 50,
) -> Leaderboard:
    """Rank those with enough rated games, by mean less three spreads."""
    return await server.leaderboards.of(title(key).key, request.scope.get("user"), start, most)
