"""A browser in memory: what the house needs of one, in plain Python."""

from __future__ import annotations

import asyncio
import json
import re
from hashlib import blake2b
from typing import Any

import msgspec

from kingsbridge.analysis.document import Analysis
from kingsbridge.analysis.jobs import Progress
from kingsbridge.page import thinking
from kingsbridge.page.house import House
from kingsbridge.server.routes.accounts import WhoAmI
from kingsbridge.server.routes.me import Me
from kingsbridge.server.routes.service import About
from kingsbridge.server.wire.protocol import News
from kingsbridge.study.history import OwnHistory
from kingsbridge.study.puzzles import mined_text
from kingsbridge.study.puzzles_told import (
    PuzzleHall,
    PuzzleSolution,
    PuzzleStanding,
    PuzzleTold,
    PuzzleVerdict,
)
from kingsbridge.study.taught import Lesson, Taught
from kingsbridge.study.told import KeptStudy, ListedStudy, Outlined, Position, Seen, Thoughts
from kingsbridge.table.told import (
    Confirmed,
    Hint,
    Listed,
    LoggedRow,
    Moment,
    Problem,
    Told,
    Verdict,
)
from kingsbridge.words.about import WordSheets
from kingsbridge.words.own_boxes import MyBox, TheBox

# What a server answers, and of which type.
TOLD: dict[str, Any] = {
    r"GET /me": WhoAmI,
    r"POST /me/guest|PATCH /me": Me,
    r"GET /tables": list[Listed],
    r"(POST /tables|GET /tables/[^/]+|POST /tables/[^/]+/(rematch|close)|POST /records)": Told,
    r"POST /tables/[^/]+/(moves|undo|resign|stand-in|return)": Confirmed,
    r"POST /tables/[^/]+/hint": Hint,
    r"GET /tables/[^/]+/log": list[LoggedRow],
    r"GET /tables/[^/]+/replay/\d+": Moment,
    r"GET /tables/[^/]+/verify": Verdict,
    r"GET /tables/[^/]+/analysis": Analysis,
    r"GET /tables/[^/]+/habits|GET /me/history/\w+": OwnHistory,
    r"(POST /tables/[^/]+/analysis|GET /tables/[^/]+/analysis/progress)": Progress,
    r"(GET|PUT) /me/boxes/\w+|POST /me/boxes/\w+/toml": MyBox,
    r"GET /box/\w+": TheBox,
    r"GET /words/\w+": WordSheets,
    r"GET /studies": list[ListedStudy],
    r"POST /studies|(GET|PUT) /studies/[^/]+": KeptStudy,
    r"POST /studies/look": Seen,
    r"POST /studies/outline": Outlined,
    r"POST /studies/(position|set-up)": Position,
    r"POST /studies/thoughts": Thoughts,
    r"GET /lessons/\w+": Lesson,
    r"POST /lessons/\w+/\w+": Taught,
    r"GET /puzzles/\w+": PuzzleHall,
    r"GET /puzzles/\w+/(next|daily)": PuzzleTold,
    r"GET /puzzles/\w+/[^/]+/solution": PuzzleSolution,
    r"POST /puzzles/\w+/[^/]+/attempt": PuzzleVerdict,
    r"GET /me/puzzles": list[PuzzleStanding],
    r"GET /about": About,
}


def check(kind: Any, told: object) -> None:
    """Assert that something is told as a server would tell it: no field more or less."""
    assert msgspec.to_builtins(msgspec.convert(told, kind)) == told


class Browser:
    """What is kept in it stays when a page is closed; each tab has a bridge of its own to it."""

    def __init__(self) -> None:
        self.kept: dict[tuple[str, str], str] = {}
        self.written = 0
        # Whatever a browser says when there is no room for more.
        self.full = False

    def write(self, changes: list[dict[str, Any]]) -> None:
        """Keep all of it or nothing."""
        if self.full:
            raise OSError("QuotaExceededError")
        for change in changes:
            if change["new"] and _place(change) in self.kept:
                raise OSError("ConstraintError")
        for change in changes:
            if change["value"] is None:
                self.kept.pop(_place(change), None)
            else:
                assert isinstance(change["value"], str)
                self.kept[_place(change)] = change["value"]
        self.written += 1


def _place(change: dict[str, Any]) -> tuple[str, str]:
    return change["store"], json.dumps(change["key"])


class Tab:
    """A tab of the browser: a bridge, and what the client there was told."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.news: list[dict[str, Any]] = []
        self.drawn = 0
        self.time = 1_700_000_000_000
        # While a bot is held back, it thinks until it is let go.
        self.patience = asyncio.Event()
        self.patience.set()
        self.thoughts = 0
        # A worker that is lost so often.
        self.lost = 0
        # When the browser crashes while it writes: before or after that is kept.
        self.crashes = ""

    async def read(self, store: str, key: str) -> str | None:
        await asyncio.sleep(0)
        return self.browser.kept.get((store, json.dumps(key)))

    async def every(self, store: str) -> str:
        await asyncio.sleep(0)
        return json.dumps([text for (at, _), text in self.browser.kept.items() if at == store])

    async def rows(self, code: str, after: int) -> str:
        await asyncio.sleep(0)
        rows = []
        while (text := self.browser.kept.get(("rows", json.dumps([code, after + 1])))) is not None:
            rows.append(text)
            after += 1
        return json.dumps(rows)

    async def write(self, changes: str) -> None:
        await asyncio.sleep(0)
        if self.crashes == "before":
            raise OSError("the browser crashed")
        self.browser.write(json.loads(changes))
        if self.crashes == "after":
            raise OSError("the browser crashed")

    async def lying(self, path: str) -> str:
        """Return what `tools/page.py` would have written there."""
        await asyncio.sleep(0)
        return mined_text(path.removeprefix("puzzles/").removesuffix(".jsonl"))

    async def think(self, request: str) -> str:
        await self.patience.wait()
        if self.lost:
            self.lost -= 1
            raise OSError("the worker is lost")
        self.thoughts += 1
        return thinking.answer(request)

    def tell(self, news: str) -> None:
        said = json.loads(news)
        check(News, said)
        self.news.append(said)

    def now(self) -> int:
        self.time += 10
        return self.time

    def chance(self, size: int) -> bytes:
        """Return the same every time, and never the same twice."""
        self.drawn += 1
        return blake2b(bytes([self.drawn]), digest_size=size).digest()


class Client:
    """A client at a tab: it asks and says things as ours does."""

    def __init__(self, browser: Browser) -> None:
        self.tab = Tab(browser)
        self.house = House(self.tab, analyst="champion:iterations=2")
        self.said = 0

    async def ask(self, method: str, path: str, body: object = None, **query: object) -> Any:
        """Return the answer to a question that is answered."""
        status, found = await self.try_to(method, path, body, **query)
        assert status in (200, 204), (method, path, found)
        return found

    async def refused(self, method: str, path: str, body: object = None, **query: object) -> Any:
        """Return the problem of a question that is refused."""
        status, found = await self.try_to(method, path, body, **query)
        assert status >= 400, found
        return {"status": status, **found}

    async def try_to(
        self, method: str, path: str, body: object = None, **query: object
    ) -> tuple[int, Any]:
        """Return what became of a question."""
        text = await self.house.ask(method, path, json.dumps(query), json.dumps(body))
        answer = json.loads(text)
        if answer["status"] >= 400:
            check(Problem, answer["body"])
        for pattern, kind in TOLD.items():
            if answer["status"] == 200 and re.fullmatch(pattern, f"{method} {path}"):
                check(kind, answer["body"])
        return answer["status"], answer["body"]

    async def say(self, do: str, **command: object) -> dict[str, Any]:
        """Say something over the open line, and return the answer to it."""
        self.said += 1
        self.house.hear(json.dumps({"do": do, "id": self.said, **command}))
        while True:
            for news in self.tab.news:
                if news["news"] == "answer" and news["id"] == self.said:
                    return news
            await asyncio.sleep(0)

    async def open(self, title: str, *seats: str, **wish: object) -> str:
        """Sit down with bots of these levels and friends of these names; return the table."""
        if (await self.ask("GET", "/me"))["me"] is None:
            await self.ask("POST", "/me/guest", {"name": "Ellen", "language": "en"})
        wanted: list[dict[str, str]] = [{"kind": "me"}]
        for seat in seats:
            friend = seat[0].isupper()
            wanted.append(
                {"kind": "here", "name": seat} if friend else {"kind": "bot", "level": seat}
            )
        told = await self.ask("POST", "/tables", {"title": title, "seats": wanted, **wish})
        code: str = told["table"]["code"]
        return code

    async def my_turn(self, code: str) -> dict[str, Any]:
        """Wait until it is for this client to decide, or nobody decides any more."""
        while True:
            written = self.tab.browser.written
            told = await self.ask("GET", f"/tables/{code}")
            moment: dict[str, Any] = told["moment"]
            if moment["menu"] is not None or moment["result"] is not None:
                return moment
            while self.tab.browser.written == written:
                await asyncio.sleep(0)

    async def move(self, code: str, moment: dict[str, Any], place: int = 0) -> dict[str, Any]:
        """Make one of the moves that are offered; return the answer."""
        offers = moment["menu"]["offers"]
        return await self.say(
            "move",
            table=code,
            move=offers[place % len(offers)]["move"],
            version=moment["version"],
            key=f"{moment['version']}.{moment['seat']}",
            seat=moment["seat"],
        )

    async def play(self, code: str, decisions: int = 10_000) -> dict[str, Any]:
        """Decide so often, quickly; return how the table stands then."""
        for number in range(decisions):
            moment = await self.my_turn(code)
            if moment["result"] is not None:
                return moment
            answer = await self.move(code, moment, number)
            assert answer["problem"] is None, answer
        return await self.my_turn(code)
