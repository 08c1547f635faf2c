"""The OpenAPI document: every request and reply as its type describes it, problems too.

Litestar writes the document; the types in it are written by msgspec, which also reads and writes
the messages themselves and knows of tags, bounds and unknown members. The messages of the
WebSocket, which OpenAPI has no place for, stand among the components: `Command` is what a client
may say, `News` what it may hear.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from types import NoneType
from typing import Any, get_args, get_type_hints

import msgspec
from litestar import Controller, Response
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import OpenAPI
from litestar.types import ControllerRouterHandler

from kingsbridge.server.routes.live import Command
from kingsbridge.server.wire.protocol import News
from kingsbridge.server.wire.views import View
from kingsbridge.table.told import Problem

REFERENCE = "#/components/schemas/{name}"
# What may be the matter with any request, and what more with one that is made by somebody.
PROBLEMS = {
    "400": "It cannot be carried out as it is",
    "401": "Nobody has said who they are, or not as it should be said",
    "403": "Not by you",
    "404": "There is no such thing, or none that you may see",
    "405": "Not in this way",
    "409": "Not now",
    "413": "Too big",
    "422": "Against the rules of the game",
    "429": "Too often; Retry-After says when it may be tried again",
    "500": "Something broke here",
    "503": "Not at this moment; Retry-After says when it may be tried again",
}


class DocumentConfig(OpenAPIConfig):
    """The document, with every type in it as msgspec describes it."""

    handlers: Sequence[ControllerRouterHandler] = ()

    def to_openapi_schema(self) -> OpenAPI:
        plain = super().to_openapi_schema()
        document = Document(**vars(plain))
        document.handlers = self.handlers
        return document


class Document(OpenAPI):
    """The document as Litestar keeps it, completed when it is written."""

    handlers: Sequence[ControllerRouterHandler] = ()

    def to_schema(self) -> dict[str, Any]:
        document = super().to_schema()
        spoken = [Problem, Command, News, View, *types_of(self.handlers)]
        schemas, components = msgspec.json.schema_components(spoken, ref_template=REFERENCE)
        problem, command, news, view, *_ = schemas
        components.update(Command=command, News=news)
        # What a seat sees goes through as its title made it; of what shape it is, the titles say.
        components["Moment"]["properties"]["view"] = view
        for component in components.values():
            say_plainly(component)
        document["components"]["schemas"] = components
        for path in document["paths"].values():
            for operation in path.values():
                # Where there is nothing to say there is no type of it.
                operation["responses"].get("204", {}).pop("content", None)
                for status, description in PROBLEMS.items():
                    content = {"application/json": {"schema": problem}}
                    operation["responses"][status] = {
                        "description": description,
                        "content": content,
                    }
        return document


def say_plainly(schema: Any) -> None:
    """Say what readers of such documents do not take for granted.

    An object of which no member is named may have any. What need not be given need not be null.
    """
    if isinstance(schema, dict):
        if schema.get("type") == "object" and "properties" not in schema:
            schema.setdefault("additionalProperties", True)
        if "default" in schema and schema["default"] in (None, [], {}):
            del schema["default"]
        for part in schema.values():
            say_plainly(part)
    elif isinstance(schema, list):
        for part in schema:
            say_plainly(part)


def types_of(handlers: Sequence[ControllerRouterHandler]) -> Iterator[Any]:
    """Walk through the types that go in and out of handlers."""
    for handler in handlers:
        if isinstance(handler, HTTPRouteHandler):
            hints = get_type_hints(handler.fn)
            for name in ("data", "return"):
                if name in hints:
                    yield inside(hints[name])
        elif isinstance(handler, type) and issubclass(handler, Controller):
            yield from types_of(list(vars(handler).values()))


def inside(said: Any) -> Any:
    """Return what a response carries."""
    if getattr(said, "__origin__", said) is Response:
        (said,) = get_args(said)
    return None if said is NoneType else said
