"""Addresses about boxes: what lies in ours, what the cards say in one's own, and what differs."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, Response, delete, get, post, put
from litestar.params import JSONBody, PathParameter
from msgspec import Meta, Struct

from kingsbridge.server.people.person import Person
from kingsbridge.server.routes.asking import (
    Asked,
    Code,
    Lang,
    TheServer,
    address_of,
    language_of,
    somebody,
)
from kingsbridge.server.server import Server
from kingsbridge.words import words
from kingsbridge.words.boxes import box_of, cards_in_words
from kingsbridge.words.own_boxes import (
    LONGEST_BOX,
    Corrections,
    MyBox,
    TheBox,
    box_file,
    box_from_file,
    my_box,
    the_box,
)

TOML = "application/toml"
TitleKey = Annotated[str, PathParameter(max_length=40)]


class Corrected(Struct, forbid_unknown_fields=True):
    """Values as a file of corrections has them, by sheet and card."""

    corrections: Corrections


class Written(Struct, forbid_unknown_fields=True):
    """A file of corrections: TOML, as `kingsbridge --cards` reads it."""

    text: Annotated[str, Meta(max_length=LONGEST_BOX)]


class BoxController(Controller):
    """Boxes as we know them."""

    path = "/api/box"
    tags = ("boxes",)

    @get("/{key:str}", summary="What lies in the box, what we know of it, and what may be written")
    async def ours(self, key: TitleKey) -> TheBox:
        return the_box(key)

    @post("/{key:str}/cards", summary="Every card as corrections would have it", status_code=200)
    async def preview(
        self,
        request: Asked,
        server: TheServer,
        key: TitleKey,
        data: JSONBody[Corrected],
        language: Lang = None,
    ) -> dict[str, Any]:
        server.requests.take(address_of(request))
        box_of(key).check(data.corrections)
        return cards_in_words(
            key, {"cards": data.corrections}, words(language_of(request, language))
        )


class MyBoxController(Controller):
    """The box of the person who asks."""

    path = "/api/me/boxes"
    tags = ("boxes",)

    @get("/{key:str}", summary="My box of a game")
    async def mine(self, request: Asked, server: TheServer, key: TitleKey) -> MyBox:
        box_of(key)
        return my_box(key, await server.boxes.of(somebody(request), key))

    @put("/{key:str}", summary="Keep my box of a game")
    async def replace(
        self, request: Asked, server: TheServer, key: TitleKey, data: JSONBody[Corrected]
    ) -> MyBox:
        return await self._keep(server, somebody(request), key, data.corrections)

    @delete("/{key:str}", summary="Start over with my box of a game")
    async def start_over(self, request: Asked, server: TheServer, key: TitleKey) -> None:
        await server.boxes.start_over(somebody(request), key)

    @get("/{key:str}/toml", summary="My box of a game as a file", media_type=TOML)
    async def as_file(
        self, request: Asked, server: TheServer, key: TitleKey, language: Lang = None
    ) -> Response[str]:
        box_of(key)
        own = await server.boxes.of(somebody(request), key)
        return Response(
            box_file(key, own, words(language_of(request, language))),
            media_type=TOML,
            headers={"Content-Disposition": f'attachment; filename="{key}-box.toml"'},
        )

    @post("/{key:str}/toml", summary="Keep my box of a game as a file has it", status_code=200)
    async def from_file(
        self, request: Asked, server: TheServer, key: TitleKey, data: JSONBody[Written]
    ) -> MyBox:
        person = somebody(request)
        return await self._keep(server, person, key, box_from_file(key, data.text))

    async def _keep(
        self, server: Server, person: Person, key: str, corrections: Corrections
    ) -> MyBox:
        server.requests.take(("boxes", person.id))
        box_of(key).check(corrections)
        return my_box(key, await server.boxes.replace(person, key, corrections))


class TableCardsController(Controller):
    """The cards of a table."""

    path = "/api/tables"
    tags = ("boxes",)

    @get("/{code:str}/cards", summary="Every card of a table, and in what it differs from ours")
    async def cards(
        self, request: Asked, server: TheServer, code: Code, language: Lang = None
    ) -> dict[str, Any]:
        server.requests.take(address_of(request))
        terms = (await server.tables.table(code)).terms
        return cards_in_words(terms.title, terms.options, words(language_of(request, language)))
