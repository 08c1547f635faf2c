"""Addresses about the server itself and the games it plays."""

from __future__ import annotations

from hmac import compare_digest
from typing import Annotated, Any

from litestar import MediaType, Response, get
from litestar.params import PathParameter
from msgspec import Struct
from prometheus_client import CONTENT_TYPE_LATEST, REGISTRY, generate_latest

import kingsbridge
from kingsbridge.engine.title import titles
from kingsbridge.server.errors import WhoAreYou
from kingsbridge.server.people.house import WhoRegisters
from kingsbridge.server.people.passwords import PASSWORD_LENGTHS
from kingsbridge.server.routes.asking import Asked, Lang, TheServer, language_of
from kingsbridge.table.errors import NotKnown
from kingsbridge.words import LANGUAGES, words
from kingsbridge.words.about import TitleInfo, WordSheets, title_info, word_sheets
from kingsbridge.words.card_data import card_data_of


class About(Struct):
    """What this server is and can do."""

    version: str
    compiled: bool
    titles: list[TitleInfo]
    levels: list[str]
    languages: list[str]
    mail: bool
    # Who may come: with an account of their own, and as guests.
    registration: WhoRegisters
    guests: bool
    # So many letters a password has at least.
    shortest_password: int


class Health(Struct):
    """Whether the server can do its work; if not, `reason` says what the matter is."""

    healthy: bool
    reason: str | None
    clients: int
    tables: int
    waiting: int
    thinking: int


@get("/api/about", tags=["service"], summary="What this server is and which games it plays")
async def about(server: TheServer) -> About:
    return About(
        version=kingsbridge.__version__,
        compiled=kingsbridge.COMPILED,
        titles=[title_info(key) for key in sorted(titles())],
        levels=list(server.tables.levels),
        languages=list(LANGUAGES),
        mail=server.settings.mail is not None,
        registration=server.house.rules.registration,
        guests=server.house.rules.guests,
        shortest_password=PASSWORD_LENGTHS[0],
    )


@get("/api/cards/{key:str}", tags=["service"], summary="Every card, and where it comes from")
async def cards(key: Annotated[str, PathParameter(max_length=40)]) -> dict[str, Any]:
    return card_data_of(key, {}, words("en")).data()


@get("/api/words/{key:str}", tags=["service"], summary="All that a game says in a language")
async def sheets(
    request: Asked, key: Annotated[str, PathParameter(max_length=40)], language: Lang = None
) -> WordSheets:
    return word_sheets(key, language_of(request, language))


@get("/health", tags=["service"], summary="Is all well?")
async def health(server: TheServer) -> Response[Health]:
    reason = await server.vitals.check()
    said = Health(
        healthy=reason is None,
        reason=reason,
        clients=len(server.live.clients),
        tables=len(server.tables.at_hand),
        waiting=server.thinkers.waiting,
        thinking=server.thinkers.thinking,
    )
    return Response(said, status_code=200 if reason is None else 503)


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(request: Asked, server: TheServer) -> Response[bytes]:
    """Tell the figures to whoever has the token; how busy a club is, is nobody else's business."""
    token = server.settings.metrics_token
    if token is None:
        raise NotKnown("figures are told at a port of their own (--metrics-port), or for a token")
    said = request.headers.get("authorization", "").encode()
    if not compare_digest(said, f"Bearer {token}".encode()):
        raise WhoAreYou("expected 'Authorization: Bearer TOKEN'", "bad_token")
    return Response(generate_latest(REGISTRY), headers={"Content-Type": CONTENT_TYPE_LATEST})
