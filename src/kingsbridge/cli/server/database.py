"""The server's database, as the commands that look after it reach it.

What the server is made of is imported only when it is asked for: the other commands begin sooner
without it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from sqlalchemy import Engine

Database = Annotated[
    str | None,
    typer.Option(
        envvar="KINGSBRIDGE_DATABASE",
        metavar="URL",
        help="sqlite:///FILE or postgresql://USER@HOST/NAME; otherwise a file of your own.",
    ),
]


@contextmanager
def opened(url: str | None) -> Iterator[Engine]:
    """Open the server's database, brought up to date; what goes wrong in it is told in a line."""
    import structlog
    from sqlalchemy.exc import DBAPIError

    from kingsbridge.server.database.engines import cannot_be_used, open_engine, prepare
    from kingsbridge.server.database.failures import BadDatabase
    from kingsbridge.server.serve import default_database

    # What is told as data on the standard output stays data.
    before = structlog.get_config()
    structlog.configure(logger_factory=structlog.PrintLoggerFactory(sys.stderr))
    engine = open_engine(url or default_database())
    try:
        prepare(engine)
        yield engine
    except DBAPIError as error:
        raise BadDatabase(cannot_be_used(engine, error)) from None
    finally:
        engine.dispose()
        structlog.configure(**before)
