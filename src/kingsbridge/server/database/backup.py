"""A backup: everything that is stored, as it is at one moment, in one file for either database.

The file is gzip of lines of JSON: first a header, then for each table its name and columns
followed by its rows, those before others that others refer to, and last how many there were.
"""

from __future__ import annotations

import gzip
import os
import secrets
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, func, select, text

import kingsbridge
from kingsbridge.server.database.files import PRIVATE_FILE
from kingsbridge.server.database.schema import metadata
from kingsbridge.work.files import BadFile

FORMAT = 1
# What is true only while a server runs. Buckets are not: one of them says who wants no letters.
PASSING = ("news", "processes")
# So many rows are read or written together.
BATCH = 1000
# Fast, and small enough: most of it are moves.
COMPRESSION = 6

encode = msgspec.json.Encoder().encode


class Header(Struct, tag_field="kingsbridge", tag="backup"):
    """What a backup is: of which version and schema, when it was made, and how much is in it."""

    format: int
    version: str
    revision: str
    at: int
    counts: dict[str, int]


class Heading(Struct, forbid_unknown_fields=True):
    """Rows of a table follow, each with the values of these columns."""

    table: str
    columns: list[str]


class End(Struct, forbid_unknown_fields=True):
    """That was all."""

    rows: int


Row = list[Any]


def write_backup(connection: Connection, file: Path, now: int) -> dict[str, int]:
    """Write a backup of what a reading transaction sees; return how many rows each table has.

    The file is there when it is complete, and not before.
    """
    draft = file.with_name(f".{file.name}.{secrets.token_hex(4)}")
    try:
        opened = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE_FILE)
        try:
            with os.fdopen(opened, "wb") as raw:
                with gzip.GzipFile("", "wb", COMPRESSION, raw, 0) as packed:
                    counts = _write(connection, packed, now)
                raw.flush()
                os.fsync(raw.fileno())
            draft.replace(file)
        except BaseException:
            draft.unlink(missing_ok=True)
            raise
    except OSError as error:
        why = (error.strerror or str(error)).lower()
        raise BadFile(f"{str(file)!r} cannot be written: {why}") from None
    return counts


def _write(connection: Connection, packed: gzip.GzipFile, now: int) -> dict[str, int]:
    kept = [table for table in metadata.sorted_tables if table.name not in PASSING]
    counts = {
        str(table.name): connection.execute(select(func.count()).select_from(table)).scalar_one()
        for table in kept
    }
    revision = connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one()
    header = Header(FORMAT, kingsbridge.__version__, revision, now, counts)
    packed.write(encode(header) + b"\n")
    reading = connection.execution_options(stream_results=True, yield_per=BATCH)
    for table in kept:
        heading = Heading(str(table.name), [str(column.name) for column in table.columns])
        packed.write(encode(heading) + b"\n")
        for rows in reading.execute(select(table)).partitions(BATCH):
            packed.write(b"".join(encode(list(row)) + b"\n" for row in rows))
    packed.write(encode(End(sum(counts.values()))) + b"\n")
    return counts


def check_backup(file: Path) -> Header:
    """Read a backup to its end and return its header; raise if anything is wrong with it."""
    found: dict[str, int] = {}
    header: Header | None = None
    for part in parts_of(file):
        if isinstance(part, Header):
            header = part
        elif isinstance(part, tuple):
            found[part[0].table] = found.get(part[0].table, 0) + len(part[1])
    assert header is not None
    for table, count in header.counts.items():
        if found.get(table, 0) != count:
            raise BadFile(
                f"{str(file)!r} is damaged: it should have {count} rows of {table!r}, and has "
                f"{found.get(table, 0)}"
            )
    return header


def parts_of(file: Path) -> Iterator[Header | tuple[Heading, list[Row]]]:
    """Walk through a backup: its header, and then the rows of its tables, many at a time."""
    try:
        with gzip.GzipFile(file, "rb") as packed:
            yield from _parts(file, packed)
    except FileNotFoundError:
        raise BadFile(f"there is no file {str(file)!r}") from None
    except gzip.BadGzipFile:
        raise BadFile(f"{str(file)!r} is no backup") from None
    except (EOFError, zlib.error):
        raise BadFile(f"{str(file)!r} is damaged: it does not go to its end") from None
    except OSError as error:
        why = (error.strerror or str(error)).lower()
        raise BadFile(f"{str(file)!r} cannot be read: {why}") from None
    except msgspec.MsgspecError:
        raise BadFile(f"{str(file)!r} is damaged: there is a line that means nothing") from None


def _parts(file: Path, packed: gzip.GzipFile) -> Iterator[Header | tuple[Heading, list[Row]]]:
    try:
        header = msgspec.json.decode(packed.readline(), type=Header)
    except msgspec.MsgspecError:
        raise BadFile(f"{str(file)!r} is no backup") from None
    if header.format != FORMAT:
        raise BadFile(f"{str(file)!r} was made by a later version of Kingsbridge")
    yield header
    known = msgspec.json.Decoder(Row)
    heading: Heading | None = None
    rows: list[Row] = []
    written = 0
    for line in packed:
        if line.startswith(b"["):
            row = known.decode(line)
            if heading is None or len(row) != len(heading.columns):
                raise BadFile(f"{str(file)!r} is damaged: a row is not like its table")
            rows.append(row)
            written += 1
        if heading is not None and rows and (len(rows) >= BATCH or not line.startswith(b"[")):
            yield heading, rows
            rows = []
        if line.startswith(b'{"rows"'):
            if msgspec.json.decode(line, type=End).rows != written:
                break
            # Reading on to the end checks that all of it is as it was written.
            if packed.read(1):
                break
            return
        if not line.startswith(b"["):
            heading = msgspec.json.decode(line, type=Heading)
    raise BadFile(f"{str(file)!r} is damaged: it does not go to its end")
