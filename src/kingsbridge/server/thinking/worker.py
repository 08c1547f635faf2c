"""A worker's own side: it is asked one thing after another, thinks, and answers."""

from __future__ import annotations

import os
from collections.abc import Mapping
from contextlib import suppress
from io import BufferedReader
from socket import socket
from traceback import extract_tb
from types import MappingProxyType

import msgspec

from kingsbridge.bots import bot
from kingsbridge.bots.levels import LEVELS
from kingsbridge.engine.errors import KingsbridgeError
from kingsbridge.engine.title import titles
from kingsbridge.server.processes.parent import end_with_parent
from kingsbridge.server.thinking.messages import LENGTH, REQUESTS, Answer, Failure, packed
from kingsbridge.server.thinking.programs import failures_since, seat_programs

# A message that quotes what was wrong must not quote a whole position.
LONGEST_MESSAGE = 300


def work(line: socket, niceness: int, programs: Mapping[str, str] = MappingProxyType({})) -> None:
    """Answer one request after another until the server hangs up."""
    end_with_parent()
    if niceness:
        os.nice(niceness)
    seat_programs(programs)
    # Loaded now, they need not be while somebody waits. If one of them cannot be loaded, whoever
    # asks is told.
    with suppress(Exception):
        titles()
        for level in LEVELS:
            bot(level)
    # The server may hang up at any moment; nothing is lost then.
    with line, line.makefile("rb") as heard, suppress(ConnectionError):
        line.sendall(packed(Answer()))
        while (request := next_request(heard)) is not None:
            line.sendall(reply(request))


def next_request(heard: BufferedReader) -> bytes | None:
    """Return what is asked next; nothing once the server has hung up."""
    head = heard.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    (length,) = LENGTH.unpack(head)
    text = heard.read(length)
    return text if len(text) == length else None


def reply(text: bytes) -> bytes:
    """Think about a request; what goes wrong is an answer too."""
    try:
        found = REQUESTS.decode(text).answer()
        return packed(Answer(found, failures_since()))
    except (KingsbridgeError, msgspec.ValidationError) as error:
        return packed(Failure(str(error)[:LONGEST_MESSAGE]))
    except Exception as error:
        return packed(Failure(f"a bot failed: {where(error)}"))


def where(error: Exception) -> str:
    """Name a fault by its kind and place: its message might tell what is on the table."""
    place = extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} in {place.name}, line {place.lineno}"
