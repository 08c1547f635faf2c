"""Addresses about one's own history: what one does well and badly; nobody else may see it."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, get
from litestar.params import QueryParameter

from kingsbridge.engine.title import title
from kingsbridge.server.routes.asking import (
    Asked,
    Code,
    Lang,
    TheServer,
    address_of,
    language_of,
    somebody,
)
from kingsbridge.server.routes.boxes import TitleKey
from kingsbridge.server.routes.records import finished
from kingsbridge.study.history import MOST_GAMES, Opponents, OwnHistory, Wanted, history, one_game
from kingsbridge.study.own_games import nothing_to_tell

Level = Annotated[str | None, QueryParameter(max_length=40)]
# To gather somebody's games and tell of them costs as much as so many other requests.
COST = 5


class HistoryController(Controller):
    """How I play, beside others of my strength."""

    path = "/api"
    tags = ("history",)

    @get("/me/history/{key:str}", summary="How I play a title, over all my games")
    async def all_games(
        self,
        request: Asked,
        server: TheServer,
        key: TitleKey,
        seats: Annotated[int | None, QueryParameter(ge=1, le=10)] = None,
        opponents: Annotated[Opponents | None, QueryParameter()] = None,
        last: Annotated[int | None, QueryParameter(ge=1, le=MOST_GAMES)] = None,
        level: Level = None,
        language: Lang = None,
    ) -> OwnHistory:
        person = somebody(request)
        server.requests.take(address_of(request), COST)
        known = title(key).key
        games, waiting = await server.own_games.of(person, known)
        wanted = Wanted(seats, opponents, last, level)
        said = language_of(request, language)
        return await server.aside.do(lambda: history(known, games, wanted, said, waiting))

    @get("/tables/{code:str}/habits", summary="How I played a game, beside others of my strength")
    async def of_a_game(
        self,
        request: Asked,
        server: TheServer,
        code: Code,
        level: Level = None,
        language: Lang = None,
    ) -> OwnHistory:
        person = somebody(request)
        server.requests.take(address_of(request), COST)
        table = finished(await server.tables.table(code))
        played = await server.own_games.one(person, table)
        if played is None:
            raise nothing_to_tell(table, person.id)
        games, _ = await server.own_games.of(person, table.terms.title)
        said = language_of(request, language)
        return await server.aside.do(lambda: one_game(played, games, level, said))
