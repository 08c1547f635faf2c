"""Addresses that the links of letters lead to: they work without logging in."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, post
from litestar.params import JSONBody, QueryParameter
from msgspec import Meta, Struct

from kingsbridge.server.routes.asking import TheServer


class Link(Struct, forbid_unknown_fields=True):
    """What was sealed in the link of a letter."""

    link: Annotated[str, Meta(max_length=2000)]


class LettersController(Controller):
    """What somebody answers to a letter."""

    path = "/api/letters"
    tags = ("people",)

    @post("/confirm", summary="This address is mine", status_code=204)
    async def confirm(self, server: TheServer, data: JSONBody[Link]) -> None:
        await server.mailing.confirm(data.link)

    @post("/unsubscribe", summary="Write no more (RFC 8058)", status_code=204)
    async def unsubscribe(
        self, server: TheServer, link: Annotated[str, QueryParameter(max_length=2000)]
    ) -> None:
        await server.mailing.unsubscribe(link)
