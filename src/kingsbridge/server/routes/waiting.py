"""Long work for somebody who waits for the answer: it is given up when they go."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, TypeVar

from kingsbridge.server.errors import Gone
from kingsbridge.server.routes.asking import Asked

T = TypeVar("T")


async def while_waited_for(request: Asked, work: Coroutine[Any, Any, T]) -> T:
    """Do work for as long as whoever asked for it is connected; raise once they are not."""
    going = asyncio.create_task(_until_gone(request))
    doing = asyncio.create_task(work)
    try:
        await asyncio.wait({going, doing}, return_when=asyncio.FIRST_COMPLETED)
        if not doing.done():
            raise Gone("nobody waits for this any more")
        return doing.result()
    finally:
        for task in (going, doing):
            task.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await task


async def _until_gone(request: Asked) -> None:
    """Return when the client has hung up; whatever else it sends has been read."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
