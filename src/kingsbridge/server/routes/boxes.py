"""Addresses about boxes: what lies in ours, what the cards say in one's own, and what differs."""

from __future__ import annotations

import tomllib
from typing import Annotated, Any, cast

import tomli_w
from litestar import Controller, Response, delete, get, post, put
from litestar.params import JSONBody, PathParameter
from msgspec import Meta, Struct

from kingsbridge.engine.components import ALL, confirmed
from kingsbridge.engine.errors import BadCards
from kingsbridge.engine.toml_lines import line_of
from kingsbridge.server.people.boxes import LONGEST_BOX, Corrections, OwnBox
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

TOML = "application/toml"
TitleKey = Annotated[str, PathParameter(max_length=40)]


class BoxCard(Struct):
    """A card as we know it: what can be corrected of it, and where our values come from."""

    key: str
    values: dict[str, Any]
    provenance: dict[str, str]


class BoxSheet(Struct):
    """A kind of card; `shapes` says of each value what may be written.

    A `single` sheet has one card, and its values are corrected without naming that card. Of the
    values in a list of `instead` a card that is given some loses the others.
    """

    key: str
    single: bool
    shapes: dict[str, dict[str, Any]]
    instead: list[list[str]]
    cards: list[BoxCard]


class TheBox(Struct):
    """What lies in a title's box, in the order in which it lies there."""

    title: str
    sheets: list[BoxSheet]


class Count(Struct):
    """How much of a box is known: its cards, and the values on them."""

    cards: int
    confirmed: int
    corrected: int
    fields: int
    fields_known: int


class MyBox(Struct):
    """Somebody's own box: what they corrected or confirmed, and how much that is.

    `problem` says why it cannot be played with, should that be so.
    """

    title: str
    corrections: Corrections
    changed: int | None
    sheets: dict[str, Count]
    all: Count
    problem: str | None = None


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
        box = box_of(key)
        return TheBox(key, [_sheet(key, sheet) for sheet in box.values])

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


def _sheet(title: str, sheet: str) -> BoxSheet:
    box = box_of(title)
    values = box.values[sheet]
    cards = [
        BoxCard(
            card,
            {name: row[name] for name in values if name in row},
            cast("dict[str, str]", row.get("provenance", {})),
        )
        for card, row in box.sheets[sheet].items()
    ]
    shapes = {name: value.shape() for name, value in values.items()}
    return BoxSheet(sheet, sheet in box.single, shapes, box.instead.get(sheet, []), cards)


class MyBoxController(Controller):
    """The box of the person who asks."""

    path = "/api/me/boxes"
    tags = ("boxes",)

    @get("/{key:str}", summary="My box of a game")
    async def mine(self, request: Asked, server: TheServer, key: TitleKey) -> MyBox:
        box_of(key)
        return told(key, await server.boxes.of(somebody(request), key))

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
        speak = words(language_of(request, language))
        heading = speak.say("server-box-file", game=speak.title(key), key=key)
        lines = "".join(f"# {line}\n" for line in heading.splitlines())
        return Response(
            f"{lines}\n{tomli_w.dumps(own.corrections)}",
            media_type=TOML,
            headers={"Content-Disposition": f'attachment; filename="{key}-box.toml"'},
        )

    @post("/{key:str}/toml", summary="Keep my box of a game as a file has it", status_code=200)
    async def from_file(
        self, request: Asked, server: TheServer, key: TitleKey, data: JSONBody[Written]
    ) -> MyBox:
        person = somebody(request)
        try:
            read = tomllib.loads(data.text)
            return await self._keep(server, person, key, read)
        except tomllib.TOMLDecodeError as error:
            # The end of a document has no line of its own in what the reader says.
            last = f"at line {data.text.count(chr(10)) + 1}, the end"
            why = str(error).replace("at end of document", last)
            raise BadCards(f"this is not TOML: {why}") from None
        except BadCards as bad:
            line = line_of(data.text, bad.at)
            raise BadCards(f"line {line}: {bad}", bad.at) from None

    async def _keep(
        self, server: Server, person: Person, key: str, corrections: Corrections
    ) -> MyBox:
        server.requests.take(("boxes", person.id))
        box_of(key).check(corrections)
        return told(key, await server.boxes.replace(person, key, corrections))


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


def told(key: str, own: OwnBox) -> MyBox:
    """Return somebody's box with how much of it is known."""
    box = box_of(key)
    problem: str | None = None
    try:
        counts = confirmed(box, own.corrections)
    except BadCards as bad:
        # It was kept when other values could be corrected than today.
        counts, problem = confirmed(box, {}), str(bad)
    sheets = {sheet: Count(**count) for sheet, count in counts.items()}
    return MyBox(key, own.corrections, own.changed, sheets, sheets.pop(ALL), problem)
