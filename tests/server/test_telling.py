"""A client is told at once what it can take, and the rest by its sender: all of it, in order."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from kingsbridge.server.wire.client import Client
from kingsbridge.server.wire.turnstile import FEW, Turnstile


class Ear:
    """Somebody at the other end of a wire, who may be slow to take what is sent."""

    def __init__(self) -> None:
        self.taking = asyncio.Event()
        self.taking.set()
        self.at_hand = True
        # How often somebody was told something, and whether they were waited for.
        self.heard: list[str] = []

    @property
    def ready(self) -> bool:
        return self.taking.is_set()

    def put(self, texts: Sequence[bytes]) -> None:
        self.heard.append(b" ".join(texts).decode())

    async def send(self, texts: list[bytes]) -> None:
        await self.taking.wait()
        self.heard.append("slowly: " + b" ".join(texts).decode())

    def moment(self, _client: Client, code: str) -> bytes:
        if not self.at_hand:
            raise KeyError(code)
        return code.encode()

    async def loaded(self, _client: Client, code: str) -> bytes:
        return code.encode()


async def soon() -> None:
    """Let everything be done that can be."""
    for _ in range(20):
        await asyncio.sleep(0)


def test_news_go_out_together_and_wait_for_nobody() -> None:
    async def evening() -> list[str]:
        ear, turnstile = Ear(), Turnstile()
        client = Client(ear.send, None, wire=ear)
        sender = asyncio.create_task(client.send_on(ear.loaded, ear.moment, turnstile))
        await soon()
        client.mark("TABLE")
        client.tell(b"your move is stored")
        await soon()
        # It cannot take anything now; and then it can again.
        ear.taking.clear()
        client.tell(b"one")
        await soon()
        client.mark("TABLE")
        client.tell(b"two")
        await soon()
        ear.taking.set()
        await soon()
        # The table must be read first; and then it need not.
        ear.at_hand = False
        client.mark("ELSEWHERE")
        await soon()
        ear.at_hand = True
        client.mark("TABLE")
        client.mark("OTHER")
        await soon()
        sender.cancel()
        return ear.heard

    assert asyncio.run(evening()) == [
        "your move is stored TABLE",
        "slowly: one",
        "slowly: two TABLE",
        "slowly: ELSEWHERE",
        "TABLE",
        "OTHER",
    ]


def test_where_many_wait_a_confirmation_does_not() -> None:
    async def evening() -> tuple[list[str], list[str]]:
        ear, turnstile = Ear(), Turnstile()
        client = Client(ear.send, None, wire=ear)
        sender = asyncio.create_task(client.send_on(ear.loaded, ear.moment, turnstile))
        await soon()
        for _ in range(FEW):
            turnstile.queue(lambda: None)
        client.mark("TABLE")
        client.tell(b"your move is stored")
        at_once = list(ear.heard)
        await soon()
        sender.cancel()
        return at_once, ear.heard

    at_once, at_last = asyncio.run(evening())
    assert at_once == ["your move is stored"]
    assert at_last == ["your move is stored", "TABLE"]
