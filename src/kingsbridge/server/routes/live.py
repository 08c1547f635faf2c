"""The WebSocket: one a client, for the hall, tables and chat."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, cast

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from msgspec import Struct

from kingsbridge.engine.errors import KingsbridgeError
from kingsbridge.server.errors import WhoAreYou
from kingsbridge.server.people.person import Person
from kingsbridge.server.people.sessions import Scope
from kingsbridge.server.routes.asking import TheServer, check_scope, language_of
from kingsbridge.server.routes.problems import name_of, problem_of
from kingsbridge.server.server import Server
from kingsbridge.server.tables import moving
from kingsbridge.server.wire.client import LONGEST_SEND, Client, TooSlow, Watch
from kingsbridge.server.wire.protocol import Answered
from kingsbridge.server.wire.requests import InHall, Look, LookAway, MakeMove, Number, TableCode
from kingsbridge.server.wire.sockets import TEXTS
from kingsbridge.words import LANGUAGES

log = structlog.get_logger()

# Where in the scope of a WebSocket its two ends are, as the web server gave them. What an
# application does for a message that goes through it would be done for every frame.
WIRE = "kingsbridge.wire"

TRY_LATER = 1013
NOT_WELCOME = 1008


class Say(Struct, tag_field="do", tag="say", forbid_unknown_fields=True):
    """Say something at a table."""

    table: TableCode
    text: str
    id: Number = 0


Command = Look | LookAway | InHall | MakeMove | Say


class Numbered(Struct):
    """Of a message that is none of ours, only its number, so that the answer has it too."""

    id: Number = 0


_commands = msgspec.json.Decoder(Command)
_numbers = msgspec.json.Decoder(Numbered)
_encode = msgspec.json.Encoder().encode


@websocket("/api/live")
async def live(socket: WebSocket[Any, Any, Any], server: TheServer) -> None:
    """Speak with a client for as long as it stays."""
    person: Person | None = socket.scope.get("user")
    await socket.accept()
    receive, write = cast("dict[str, Any]", socket.scope)[WIRE]

    wire: Any = (socket.scope["extensions"] or {}).get(TEXTS)

    async def send(news: list[bytes]) -> None:
        if wire is not None:
            await write({"type": "websocket.send", TEXTS: news})
            return
        for text in news:
            await write({"type": "websocket.send", "text": text.decode()})

    async def hear() -> str:
        event = await receive()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(detail="gone", code=event["code"])
        return event.get("text") or ""

    client = Client(send, person, socket.scope.get("auth"), wire)
    server.live.enter(client)
    sending = asyncio.create_task(
        client.send_on(server.live.news_of, server.live.news_at_hand, server.live.turnstile)
    )
    listening = asyncio.create_task(_listen(hear, language_of(socket), server, client))
    try:
        done: set[asyncio.Task[None]] = set()
        while not done and not client.stuck:
            done, _ = await asyncio.wait(
                {sending, listening}, timeout=LONGEST_SEND, return_when=asyncio.FIRST_COMPLETED
            )
        for task in done:
            _note(task)
        # Perhaps it is gone already.
        with suppress(Exception):
            if client.unwelcome:
                await socket.close(NOT_WELCOME, "say again who you are")
            elif listening not in done:
                await socket.close(TRY_LATER, "too slow")
    finally:
        server.live.leave(client)
        sending.cancel()
        # What is being stored must be known here too, and told to the others at the table.
        client.leaving = True
        if client.obeyed:
            listening.cancel()
        await asyncio.gather(sending, listening, return_exceptions=True)


def _note(task: asyncio.Task[None]) -> None:
    """Log an end that nobody wanted."""
    error = task.exception()
    if error is None or isinstance(error, TooSlow | WebSocketException):
        return
    if isinstance(error, RuntimeError | OSError | WebSocketDisconnect):
        return
    log.error("live_client_failed", error=name_of(error))


async def _listen(
    hear: Callable[[], Awaitable[str]], language: str, server: Server, client: Client
) -> None:
    """Carry out a client's commands, one after another."""
    if client.person is not None:
        client.muted = frozenset(await server.blocks.unheard_by(client.person))
        # Perhaps they were banned, or logged out, while they came in.
        welcome = client.shown is None or await server.sessions.still_good(client.shown)
        if not welcome or (await server.people.by_code(client.person.code)).banned(server.now()):
            server.live.cut_off(client.person.code)
    while not client.leaving:
        said = await hear()
        if client.unwelcome:
            return
        client.obeyed = False
        try:
            server.frames.take(id(client))
            command = _commands.decode(said)
            answer = await _obey(server, client, command, language)
        except (KingsbridgeError, msgspec.MsgspecError, RecursionError) as error:
            answer = Answered(_number_of(said), problem=problem_of(error))
        client.obeyed = True
        client.tell(_encode(answer))


def _number_of(said: str) -> int:
    try:
        return _numbers.decode(said).id
    except (msgspec.MsgspecError, RecursionError):
        return 0


async def _obey(server: Server, client: Client, command: Command, language: str) -> Answered:
    if isinstance(command, MakeMove | Say):
        check_scope(client.shown, Scope.PLAY)
    if isinstance(command, MakeMove):
        done = await moving.move(
            server.play,
            _person(client),
            command.table,
            command.seat,
            command.version,
            command.move,
            command.key,
            command.unasked,
        )
        return Answered(command.id, done.version, done.repeated)
    if isinstance(command, Look):
        table = await server.tables.table(command.table)
        said = command.language if command.language in LANGUAGES else language
        watch = Watch(said, command.refusals, command.seat, command.since)
        server.live.watch(client, table, watch)
    elif isinstance(command, LookAway):
        server.live.unwatch(client, command.table)
    elif isinstance(command, InHall):
        client.in_hall = command.on
    else:
        table = await server.tables.table(command.table)
        await server.chat.say(_person(client), table, command.text)
    return Answered(command.id)


def _person(client: Client) -> Person:
    if client.person is None:
        raise WhoAreYou("say who you are first: POST /api/me/guest, or log in")
    return client.person
