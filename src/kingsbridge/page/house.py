"""The house: what a client asks for is answered, what it says is heard, and it is told the news.

The client speaks as it does to a server: `ask` is what it would send by HTTP, `hear` what it would
say over its WebSocket. Nothing is told before the browser has kept it.
"""

from __future__ import annotations

import asyncio
from traceback import print_exc
from typing import Any

from kingsbridge.bots.levels import PAGE_ANALYST
from kingsbridge.engine.errors import KingsbridgeError
from kingsbridge.page import (
    at_tables,
    boxes,
    history,
    lessons,
    looking_back,
    myself,
    puzzles,
    service,
    studies,
)
from kingsbridge.page.addresses import Addresses, Asked, Handler, OnlyWithAServer
from kingsbridge.page.analyses import Analyses
from kingsbridge.page.at_tables import moved
from kingsbridge.page.bots import Bots
from kingsbridge.page.bridge import Bridge
from kingsbridge.page.live import Live, Watch
from kingsbridge.page.me import Me, kept_me
from kingsbridge.page.past import Past
from kingsbridge.page.reading import Malformed, parsed, read
from kingsbridge.page.tables import Tables
from kingsbridge.page.thinking import Thinkers
from kingsbridge.table.asked import InHall, Look, LookAway, MakeMove
from kingsbridge.table.errors import Refused
from kingsbridge.table.problems import problem_of, status_of
from kingsbridge.table.table import Table
from kingsbridge.table.told import Problem, as_json
from kingsbridge.words import LANGUAGES, words

# Who answers at which addresses.
ADDRESSES: tuple[Addresses, ...] = (
    at_tables.ADDRESSES,
    looking_back.ADDRESSES,
    history.ADDRESSES,
    boxes.ADDRESSES,
    studies.ADDRESSES,
    lessons.ADDRESSES,
    puzzles.ADDRESSES,
    myself.ADDRESSES,
    service.ADDRESSES,
)
COMMANDS: dict[object, type[Look | LookAway | InHall | MakeMove]] = {
    Look.do: Look,
    LookAway.do: LookAway,
    InHall.do: InHall,
    MakeMove.do: MakeMove,
}


def find(method: str, path: str) -> tuple[Handler, dict[str, str]]:
    """Return who answers at an address; raise if only a server does."""
    for known in ADDRESSES:
        found = known.find(method, path)
        if found is not None:
            return found
    raise OnlyWithAServer


def broken() -> Problem:
    """Return what is told when we failed, and note where for whoever reads the console."""
    print_exc()
    return Problem("broken", "something broke here; nothing was lost")


class House:
    """One person's tables in a browser, and all that is done at them."""

    def __init__(self, bridge: Bridge, analyst: str = PAGE_ANALYST) -> None:
        self.bridge = bridge
        self.live = Live(bridge)
        self.tables = Tables(bridge, self.changed)
        self.thinkers = Thinkers(bridge)
        self.bots = Bots(bridge, self.tables, self.thinkers)
        self.analyses = Analyses(bridge, self.tables, self.thinkers, analyst)
        self.past = Past(bridge)
        self._me: Me | None = None
        self._heard: asyncio.Queue[str] = asyncio.Queue()
        self._listening: asyncio.Task[None] | None = None
        self._looking: set[asyncio.Task[None]] = set()

    async def prepare(self) -> None:
        """Read the words now that somebody reads here, so that they need not wait at a table."""
        if await self.me() is not None:
            words(await self._language())

    def now(self) -> int:
        """Return what time it is."""
        return int(self.bridge.now())

    def changed(self, table: Table) -> None:
        """Tell of what was done at a table, and let a bot think if it is its turn."""
        self.live.changed(table)
        self.live.hall_changed()
        self.bots.attend(table)

    async def me(self) -> Me | None:
        """Return who plays here, if they said so."""
        if self._me is None:
            self._me = await kept_me(self.bridge)
        return self._me

    def is_now(self, me: Me) -> None:
        """Note who plays here, which is kept by now."""
        self._me = me

    # What is asked

    async def ask(self, method: str, path: str, query: str = "{}", body: str = "null") -> str:
        """Answer what a client would ask a server: `{"status": 200, "body": ...}`."""
        try:
            handler, parts = find(method, path.rstrip("/"))
            said = parsed(query or "{}") or {}
            language = await self._language(said.get("language"))
            found = await handler(Asked(self, parts, said, parsed(body or "null"), language))
        except KingsbridgeError as error:
            return as_json({"status": status_of(error), "body": problem_of(error)})
        except Exception:
            return as_json({"status": 500, "body": broken()})
        return as_json({"status": 204 if found is None else 200, "body": found})

    async def _language(self, asked: object = None) -> str:
        """Return in which language to answer: as asked, or as the person likes."""
        if isinstance(asked, str) and asked in LANGUAGES:
            return asked
        me = await self.me()
        return "en" if me is None else me.language

    # What is heard

    def hear(self, text: str) -> None:
        """Hear one message, as over a WebSocket; they are obeyed one after another."""
        self._heard.put_nowait(text)
        if self._listening is None or self._listening.done():
            self._listening = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        while not self._heard.empty():
            text = self._heard.get_nowait()
            said: Any = None
            try:
                said = parsed(text)
                answer = await self._obey(said)
            except KingsbridgeError as error:
                answer = {"version": None, "repeated": False, "problem": problem_of(error)}
            except Exception:
                answer = {"version": None, "repeated": False, "problem": broken()}
            number = said.get("id", 0) if isinstance(said, dict) else 0
            self.bridge.tell(as_json({"news": "answer", "id": number, **answer}))

    async def _obey(self, said: Any) -> dict[str, Any]:
        do = said.pop("do", None) if isinstance(said, dict) else None
        if do == "say":
            raise Refused("there is nobody elsewhere to talk to", "only_with_a_server")
        if do not in COMMANDS:
            raise Malformed(f"invalid value {do!r} - at $.do")
        command = read(COMMANDS[do], said)
        version, repeated = None, False
        if isinstance(command, MakeMove):
            language = await self._language()
            version, repeated = await moved(self, command.table, command, language)
        elif isinstance(command, Look):
            table = await self.tables.table(command.table)
            language = await self._language(command.language)
            watch = Watch(language, command.refusals, command.seat, command.since)
            self.live.watch(table, watch)
            self.bots.attend(table)
        elif isinstance(command, LookAway):
            self.live.watches.pop(command.table, None)
        else:
            self.live.in_hall = command.on
        return {"version": version, "repeated": repeated, "problem": None}

    def look_again(self, code: str) -> None:
        """Look again at a table: another tab did something there."""
        task = asyncio.create_task(self._look_again(code))
        self._looking.add(task)
        task.add_done_callback(self._looking.discard)

    async def _look_again(self, code: str) -> None:
        if code in self.live.watches:
            # It may not be at hand any more.
            await self.tables.table(code)
        table = await self.tables.look_again(code)
        if table is not None:
            self.changed(table)
        self.live.hall_changed()
