"""`kingsbridge mcp`: a Model Context Protocol server, by which an assistant plays."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from kingsbridge.cli.options import Language
from kingsbridge.cli.screen import speak
from kingsbridge.engine.errors import BadOption
from kingsbridge.extras import how_to_get

# It is never written in a command, where others could read it.
TOKEN_VARIABLE = "KINGSBRIDGE_TOKEN"


def mcp(
    server: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            help="Sit down at the tables of this server; otherwise at tables of one's own.",
        ),
    ] = None,
    name: Annotated[str, typer.Option(help="What the assistant is called at the table.")] = (
        "Assistant"
    ),
    language: Language = None,
) -> None:
    """Let an assistant play, by the Model Context Protocol over standard input and output.

    At a server it is a guest, or the account of the token in KINGSBRIDGE_TOKEN.
    """
    try:
        from kingsbridge.text.assistant import Assistant, protocol_server
    except ImportError:
        raise BadOption(f"this needs the SDK of that protocol: {how_to_get('mcp')}") from None
    from kingsbridge.text.house import House, OwnHouse
    from kingsbridge.text.server import ServerHouse

    spoken = speak(language).language
    house: House = (
        OwnHouse(name, spoken)
        if server is None
        else ServerHouse(server, name, spoken, os.environ.get(TOKEN_VARIABLE) or None)
    )
    protocol_server(Assistant(house, spoken)).run("stdio")
