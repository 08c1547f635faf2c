"""The WebSocket: one a client, for the hall, tables and chat."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from msgspec import Struct

from kingsbridge.engine.errors import KingsbridgeError
from kingsbridge.locale import LANGUAGES
from kingsbridge.server.errors import WhoAreYou
from kingsbridge.server.live import Client, TooSlow, Watch
from kingsbridge.server.people import Person
from kingsbridge.server.play import Done
from kingsbridge.server.protocol import Problem
from kingsbridge.server.routes.asking import TheServer, language_of
from kingsbridge.server.routes.problems import problem_of
from kingsbridge.server.server import Server

log = structlog.get_logger()

TRY_LATER = 1013


class Look(Struct, tag_field="do", tag="watch", forbid_unknown_fields=True):
    """Look at a table from now on; `since` is the version one knows already."""

    table: str
    since: int = 0
    refusals: bool = False
    language: str | None = None
    seat: int | None = None
    id: int = 0


class LookAway(Struct, tag_field="do", tag="unwatch", forbid_unknown_fields=True):
    """Look at a table no longer."""

    table: str
    id: int = 0


class InHall(Struct, tag_field="do", tag="hall", forbid_unknown_fields=True):
    """Hear of what is new in the hall, or no longer."""

    on: bool = True
    id: int = 0


class MakeMove(Struct, tag_field="do", tag="move", forbid_unknown_fields=True):
    """Make a move: as by HTTP."""

    table: str
    move: int
    version: int
    key: str
    seat: int | None = None
    id: int = 0


class Say(Struct, tag_field="do", tag="say", forbid_unknown_fields=True):
    """Say something at a table."""

    table: str
    text: str
    id: int = 0


Command = Look | LookAway | InHall | MakeMove | Say


class Answered(Struct, tag_field="news", tag="answer"):
    """What became of a command: done, or not and why."""

    id: int
    version: int | None = None
    repeated: bool = False
    problem: Problem | None = None


_commands = msgspec.json.Decoder(Command)
_encode = msgspec.json.Encoder().encode


@websocket("/api/live")
async def live(socket: WebSocket[Any, Any, Any], server: TheServer) -> None:
    """Speak with a client for as long as it stays."""
    person: Person | None = socket.scope.get("user")
    await socket.accept()

    async def send(news: bytes) -> None:
        await socket.send_data(news.decode(), mode="text")

    client = Client(send, person)
    if person is not None:
        client.muted = frozenset(await server.people.muted_by(person))
    server.live.enter(client)
    sending = asyncio.create_task(client.send_on(server.live.news_of))
    listening = asyncio.create_task(_listen(socket, server, client))
    try:
        done, _ = await asyncio.wait({sending, listening}, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            _note(task)
    finally:
        server.live.leave(client)
        for task in (sending, listening):
            task.cancel()
        await asyncio.gather(sending, listening, return_exceptions=True)
    if sending in done:
        # Perhaps it is gone already.
        with suppress(Exception):
            await socket.close(TRY_LATER, "too slow")


def _note(task: asyncio.Task[None]) -> None:
    """Log an end that nobody wanted."""
    error = task.exception()
    if error is None or isinstance(error, TooSlow | TimeoutError | WebSocketException):
        return
    if isinstance(error, RuntimeError | OSError | WebSocketDisconnect):
        return
    log.error("live_client_failed", error=type(error).__name__)


async def _listen(socket: WebSocket[Any, Any, Any], server: Server, client: Client) -> None:
    """Carry out a client's commands, one after another."""
    language = language_of(socket)
    while True:
        said = await socket.receive_data(mode="text")
        number = 0
        try:
            server.frames.take(id(client))
            command = _commands.decode(said)
            number = command.id
            answer = await _obey(server, client, command, language)
        except (KingsbridgeError, msgspec.MsgspecError) as error:
            answer = Answered(number, problem=problem_of(error))
        client.tell(_encode(answer))


async def _obey(server: Server, client: Client, command: Command, language: str) -> Answered:
    if isinstance(command, MakeMove):
        done: Done = await server.play.move(
            _person(client),
            command.table,
            command.seat,
            command.version,
            command.move,
            command.key,
        )
        return Answered(command.id, done.version, done.repeated)
    if isinstance(command, Look):
        room = await server.hall.room(command.table)
        said = command.language if command.language in LANGUAGES else language
        watch = Watch(said, command.refusals, command.seat, command.since)
        server.live.watch(client, room, watch)
    elif isinstance(command, LookAway):
        server.live.unwatch(client, command.table)
    elif isinstance(command, InHall):
        client.in_hall = command.on
    else:
        room = await server.hall.room(command.table)
        await server.say(_person(client), room, command.text)
    return Answered(command.id)


def _person(client: Client) -> Person:
    if client.person is None:
        raise WhoAreYou("say who you are first: POST /api/me/guest, or log in")
    return client.person
