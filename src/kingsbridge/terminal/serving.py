"""The commands about the server: run it, take games out of it and into it, check them.

What the server is made of is imported only when one of these is called: the other commands
begin sooner without it.
"""

from __future__ import annotations

import os
import socket
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated
from urllib.request import urlopen

import typer

from kingsbridge.engine.errors import BadOption, KingsbridgeError
from kingsbridge.terminal.files import BadFile, read_record, write_text
from kingsbridge.terminal.screen import complain, print_json, screen

if TYPE_CHECKING:
    from sqlalchemy import Engine

    from kingsbridge.server.people.reminders import Mail

NOT_AS_RECORDED = 1
PORT = 8000

server_app = typer.Typer(help="Look after a server: its games, and who keeps order.")

Database = Annotated[
    str | None,
    typer.Option(
        envvar="KINGSBRIDGE_DATABASE",
        metavar="URL",
        help="sqlite:///FILE or postgresql://USER@HOST/NAME; otherwise a file of your own.",
    ),
]
Json = Annotated[bool, typer.Option("--json", help="Print plain data and nothing else.")]


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
            help="How many bots think at once, in each process [half the processors].",
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
    requests: Annotated[
        float, typer.Option(min=1, help="Requests a second that one address may make.")
    ] = 50,
    log_json: Annotated[
        bool, typer.Option("--log-json", help="Log lines as JSON, for machines.")
    ] = False,
    open_browser: Annotated[
        bool, typer.Option("--open", help="Open the browser when it is ready.")
    ] = False,
) -> None:
    """Run a server for players, bots and spectators.

    Letters are sent if KINGSBRIDGE_SMTP_HOST and KINGSBRIDGE_SMTP_SENDER are set (and _PORT,
    _USER, _PASSWORD where needed).
    """
    from kingsbridge.server.serve import default_database, serve
    from kingsbridge.server.server import Settings

    settings = Settings(
        database=database or default_database(),
        thinkers=thinkers or max(1, (os.cpu_count() or 2) // 2 // processes),
        requests_at_once=4 * requests,
        requests_a_second=requests,
        address=address.rstrip("/") if address else None,
        mail=mail_settings(),
    )
    serve(settings, host, port, log_json, processes, open_browser)


def play_in_browser() -> None:
    """Open the hall in the browser: of the server that runs already, or of a new one."""
    if answers(PORT):
        webbrowser.open(f"http://127.0.0.1:{PORT}")
        return
    serve(port=PORT if is_free(PORT) else 0, open_browser=True)


def answers(port: int) -> bool:
    """Return whether a server of ours answers at a port of this machine."""
    try:
        with urlopen(f"http://127.0.0.1:{port}/api/about", timeout=2) as reply:
            return b'"titles"' in reply.read()
    except (OSError, ValueError):
        return False


def is_free(port: int) -> bool:
    """Return whether nobody listens at a port of this machine."""
    try:
        with socket.create_server(("127.0.0.1", port)):
            return True
    except OSError:
        return False


def mail_settings() -> Mail | None:
    """Return who sends letters, as the environment says."""
    from kingsbridge.server.people.reminders import Mail

    said = {
        name: os.environ.get(f"KINGSBRIDGE_SMTP_{name.upper()}")
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


@server_app.command("export")
def export_records(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="Where to write them.")],
    database: Database = None,
) -> None:
    """Write the record of every finished game into a folder."""
    from kingsbridge.server.database.engines import reading
    from kingsbridge.server.tables.archive import stored_records

    written = 0
    with opened(database) as engine, reading(engine) as connection:
        for code, record in stored_records(connection):
            write_text(folder / f"{record.title_key}-{code}.json", record.to_text())
            written += 1
    screen().print(f"{written} records are in {str(folder)!r}", soft_wrap=True)


@server_app.command("import")
def import_records(
    owner: Annotated[str, typer.Option(metavar="NAME", help="The account they shall belong to.")],
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Records.")],
    database: Database = None,
) -> None:
    """Bring finished games in; every one is played again and checked first."""
    from kingsbridge.server.clock import wall_clock
    from kingsbridge.server.database.engines import writing
    from kingsbridge.server.people.accounts import account_of
    from kingsbridge.server.tables.archive import check_finished, insert_record

    records = [read_record(path) for path in files]
    for path, record in zip(files, records, strict=True):
        try:
            check_finished(record)
        except KingsbridgeError as error:
            raise BadFile(f"{str(path)!r}: {error}") from None
    # All of them or none.
    with opened(database) as engine, writing(engine) as connection:
        person = account_of(connection, owner)
        for path, record in zip(files, records, strict=True):
            room = insert_record(connection, person, record, wall_clock())
            screen().print(f"{path} is at /table/{room.terms.code}", soft_wrap=True)


@server_app.command("verify")
def verify_records(database: Database = None, as_json: Json = False) -> None:
    """Play every stored game again: each must be what it says, each deal as promised."""
    from kingsbridge.server.database.engines import reading
    from kingsbridge.server.tables.archive import check_everything

    with opened(database) as engine, reading(engine) as connection:
        games = 0
        wrong: dict[str, str] = {}
        for code, error in check_everything(connection):
            games += 1
            if error is not None:
                wrong[code] = str(error)
    if as_json:
        print_json({"games": games, "wrong": wrong})
    else:
        for code, why in wrong.items():
            complain(f"{code}: {why}")
        screen().print(f"{games - len(wrong)} of {games} games are as they should be")
    if wrong:
        raise typer.Exit(NOT_AS_RECORDED)


@server_app.command("host")
def make_host(
    name: Annotated[str, typer.Argument(metavar="NAME", help="The name of an account.")],
    database: Database = None,
) -> None:
    """Make somebody a host, who can close tables and ban people."""
    from kingsbridge.server.database.engines import writing
    from kingsbridge.server.people.accounts import make_host

    with opened(database) as engine, writing(engine) as connection:
        make_host(connection, name)
    screen().print(f"{name} is a host now")


@contextmanager
def opened(url: str | None) -> Iterator[Engine]:
    """Open the server's database, brought up to date; what goes wrong in it is told in a line."""
    from sqlalchemy.exc import DBAPIError

    from kingsbridge.server.database.engines import cannot_be_used, open_engine, prepare
    from kingsbridge.server.database.failures import BadDatabase
    from kingsbridge.server.serve import default_database

    engine = open_engine(url or default_database())
    try:
        prepare(engine)
        yield engine
    except DBAPIError as error:
        raise BadDatabase(cannot_be_used(engine, error)) from None
    finally:
        engine.dispose()
