"""The test's end of the line to bots that call when they think."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from types import TracebackType


class Call:
    """A bot on the line, thinking in some process."""

    def __init__(
        self, pid: int, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        self.pid = pid
        self.reader = reader
        self.writer = writer

    def go_on(self) -> None:
        """Let the bot choose."""
        self.writer.write(b"!")

    async def gone(self) -> None:
        """Wait until the bot has hung up, or its process has ended."""
        with suppress(ConnectionError):
            await self.reader.read()


class Calls:
    """Calls as they come in."""

    def __init__(self) -> None:
        self.coming: asyncio.Queue[Call] = asyncio.Queue()
        self.writers: list[asyncio.StreamWriter] = []

    async def __aenter__(self) -> Calls:
        self.server = await asyncio.start_server(self.note, "127.0.0.1", 0)
        self.port: int = self.server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.server.close()
        for writer in self.writers:
            writer.close()
        await self.server.wait_closed()

    async def note(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.writers.append(writer)
        pid = int(await reader.readline())
        self.coming.put_nowait(Call(pid, reader, writer))

    async def next(self) -> Call:
        return await self.coming.get()
