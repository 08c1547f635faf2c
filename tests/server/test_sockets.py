"""The server's end of a WebSocket: what comes and goes by the short way, and by uvicorn's own."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from kingsbridge.server.wire.sockets import TEXTS, Socket, frames_of
from tests.server.serving import PATIENCE, in_a_thread

COMPRESSION = [None, "deflate"]
# As long as a frame may be that says so in a byte, in two more, and in eight more.
LENGTHS = [0, 1, 125, 126, 65535, 65536, 200_000]


async def parrot(scope: Any, receive: Any, send: Any) -> None:
    """Send texts of lengths it is asked for, all at once; anything else is sent back."""
    assert TEXTS in scope["extensions"]
    await receive()
    await send({"type": "websocket.accept"})
    while (event := await receive())["type"] == "websocket.receive":
        if event["text"].startswith("["):
            lengths = json.loads(event["text"])
            texts = ["ü".encode() * (length // 2) + b"x" * (length % 2) for length in lengths]
            await send({"type": "websocket.send", TEXTS: texts})
        elif event["text"] == "go":
            # What was put before goes out before.
            scope["extensions"][TEXTS].put([b"good-bye"])
            await send({"type": "websocket.close", "code": 1008})
        else:
            await send({"type": "websocket.send", "text": event["text"]})


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    config = uvicorn.Config(parrot, log_config=None, lifespan="off", ws=Socket)
    with in_a_thread(config) as (address, _):
        yield address.replace("http", "ws")


@pytest.fixture(params=COMPRESSION)
def line(address: str, request: pytest.FixtureRequest) -> Iterator[ClientConnection]:
    with connect(address, compression=request.param, max_size=None) as line:
        yield line


def test_texts_of_any_length_arrive_in_their_order(line: ClientConnection) -> None:
    line.send(json.dumps(LENGTHS))
    heard = [line.recv(PATIENCE) for _ in LENGTHS]
    assert [len(str(text).encode()) for text in heard] == LENGTHS


def test_texts_sent_faster_than_they_are_heard_are_all_heard(line: ClientConnection) -> None:
    said = [f"text {number}" for number in range(500)]
    for text in said:
        line.send(text)
    assert [line.recv(PATIENCE) for _ in said] == said


def test_a_text_in_pieces_is_heard_whole(line: ClientConnection) -> None:
    line.send(["one ", "text ", "in pieces"])
    assert line.recv(PATIENCE) == "one text in pieces"


def test_what_is_no_text_ends_the_conversation(line: ClientConnection) -> None:
    line.send(b"\xff\xfe", text=True)
    with pytest.raises(ConnectionClosed) as closed:
        line.recv(PATIENCE)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1007


def test_nobody_is_told_anything_after_the_end(line: ClientConnection) -> None:
    line.send("go")
    assert line.recv(PATIENCE) == "good-bye"
    with pytest.raises(ConnectionClosed) as closed:
        line.recv(PATIENCE)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1008


def test_a_frame_is_a_head_and_its_text() -> None:
    assert b"".join(frames_of([b"a", b"bc"])) == b"\x81\x01a\x81\x02bc"
