"""`kingsbridge serve`: a server for players, bots and spectators.

What the server is made of is imported only when it is asked for: the other commands begin sooner
without it.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from kingsbridge.cli.server.database import Database
from kingsbridge.engine.errors import BadOption

if TYPE_CHECKING:
    from kingsbridge.server.people.letters import Mail

PORT = 8000


def serve(
    host: Annotated[str, typer.Option(help="Where to listen: 0.0.0.0 for everybody.")] = (
        "127.0.0.1"
    ),
    port: Annotated[
        int, typer.Option(min=0, max=65535, help="At which port; 0 is any that is free.")
    ] = PORT,
    database: Database = None,
    thinkers: Annotated[
        int | None,
        typer.Option(
            min=1,
            max=64,
            help="How many bots think at once, in each process; otherwise half the processors.",
        ),
    ] = None,
    processes: Annotated[
        int, typer.Option(min=1, max=64, help="How many processes answer; PostgreSQL only.")
    ] = 1,
    address: Annotated[
        str | None,
        typer.Option(
            envvar="KINGSBRIDGE_ADDRESS",
            metavar="URL",
            help="How people reach it from outside, such as https://games.example.org.",
        ),
    ] = None,
    trusted_proxy: Annotated[
        list[str] | None,
        typer.Option(
            envvar="KINGSBRIDGE_TRUSTED_PROXIES",
            metavar="ADDRESS",
            help="A proxy, or a network of them, that is believed for whom it asks.",
        ),
    ] = None,
    socket: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="Listen at this file instead of a port: for a proxy beside it."
        ),
    ] = None,
    connections: Annotated[
        int, typer.Option(min=1, help="Connections that one address may hold.")
    ] = 256,
    requests: Annotated[
        float, typer.Option(min=1, help="Requests a second that one address may make.")
    ] = 50,
    metrics_port: Annotated[
        int | None,
        typer.Option(
            min=1,
            max=65535,
            help="Tell figures for Prometheus at this port, to this machine; "
            "of several processes each at the next.",
        ),
    ] = None,
    program: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME=COMMAND",
            help="Let a program of yours sit at tables as a bot of that name; may be repeated.",
        ),
    ] = None,
    log_json: Annotated[
        bool, typer.Option("--log-json", help="Log lines as JSON, for machines.")
    ] = False,
    open_browser: Annotated[
        bool, typer.Option("--open", help="Open the browser when it is ready.")
    ] = False,
) -> None:
    """Run a server for players, bots and spectators.

    Letters go out if KINGSBRIDGE_SMTP_HOST and KINGSBRIDGE_SMTP_SENDER are set,
    and KINGSBRIDGE_SMTP_PORT, _USER and _PASSWORD where they are needed;
    they have links in them, so --address must be given too.
    With KINGSBRIDGE_METRICS_TOKEN set, /metrics tells figures to whoever has that token.
    """
    from kingsbridge.server.serve import Listening, default_database, serve
    from kingsbridge.server.server import Settings
    from kingsbridge.server.thinking.programs import programs_of

    mail = mail_settings()
    if mail is not None and not address:
        raise BadOption("letters have links in them: say by --address how people reach the server")
    settings = Settings(
        database=database or default_database(),
        thinkers=thinkers or max(1, (os.cpu_count() or 2) // 2 // processes),
        requests_at_once=4 * requests,
        requests_a_second=requests,
        address=address.rstrip("/") if address else None,
        mail=mail,
        trusted_proxies=tuple(trusted_proxy or ()),
        sockets=connections,
        programs=programs_of(program or ()),
        metrics_token=os.environ.get("KINGSBRIDGE_METRICS_TOKEN") or None,
    )
    listening = Listening(host, port, socket)
    serve(settings, listening, log_json, processes, open_browser, metrics_port)


def mail_settings() -> Mail | None:
    """Return who sends letters, as the environment says."""
    from kingsbridge.server.people.letters import Mail

    said = {
        name: os.environ.get(f"KINGSBRIDGE_SMTP_{name.upper()}") or None
        for name in ("host", "sender", "port", "user", "password")
    }
    host, sender, port = said["host"], said["sender"], said["port"] or "587"
    if host is None or sender is None:
        return None
    if not port.isdecimal():
        raise BadOption(f"KINGSBRIDGE_SMTP_PORT must be a whole number, not {port!r}")
    # Letters in the clear are for a post office on the same machine.
    encrypted = host not in ("localhost", "127.0.0.1")
    return Mail(host, sender, int(port), said["user"], said["password"], encrypted)
