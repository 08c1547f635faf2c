"""The OpenAPI document is true: every reply fits it, whatever is asked by whomever."""

from __future__ import annotations

import os
from itertools import count
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import Phase, given, settings
from requests import Session
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.failures import FailureGroup
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from sqlalchemy import delete

from kingsbridge.bots import bot
from kingsbridge.engine.title import title
from kingsbridge.server.database.schema import closed_origins
from kingsbridge.server.people.house import HouseRules
from kingsbridge.server.wire.protocol import News
from kingsbridge.server.wire.views import View
from tests.server.conftest import NewDatabase
from tests.server.serving import Doc, Here, Visitor, play_until, serving

# In how many ways each thing is asked for, well and badly; `make soak-server` asks in many more.
EXAMPLES = int(os.environ.get("KINGSBRIDGE_EXAMPLES", "1"))
WHO = ["nobody", "guest", "account", "program", "host"]
NEWS = {"answer", "table", "moment", "chat", "hall", "turn", "seat", "notice"}

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]

_names = count()


class Town:
    """What there is to ask about, and somebody who asks: tables before, during and after play."""

    def __init__(self, here: Here, who: str) -> None:
        reopen(here)
        self.asks = self._somebody(here, who)
        neighbour = here.visitor("Neighbour")
        plays = here.visitor("Guest") if who == "nobody" else self.asks
        waiting = neighbour.open("pillars", "me open")
        playing = plays.open("pillars", "me here")
        finished = plays.open("world", "me here")
        plays.post(f"/api/tables/{finished}/chat", text="well played")
        plays.post(f"/api/tables/{finished}/resign", seat=1)
        self.tables = [waiting, playing, finished]
        self.people = [neighbour.code, plays.code]

    def _somebody(self, here: Here, who: str) -> Visitor:
        name = f"Asker {next(_names)}"
        if who == "nobody":
            return here.visitor()
        if who == "account":
            return here.account(name)
        if who == "host":
            return here.host(name)
        guest = here.visitor(name)
        if who == "guest":
            return guest
        program = here.visitor(token=guest.post("/api/me/tokens", name="a bot")["token"])
        program.code = guest.code
        return program

    def session(self) -> Session:
        """Return what sends requests in the name of whoever asks."""
        session = Session()
        session.cookies.update(dict(self.asks.web.cookies))
        if "authorization" in self.asks.web.headers:
            session.headers["authorization"] = self.asks.web.headers["authorization"]
        return session

    def ways(self, path: str) -> list[Doc]:
        """Return what may stand in a path: anything, and then what is known here."""
        known: dict[str, list[Any]] = {
            "code": self.tables if "/tables/" in path else self.people,
            "key": ["pillars"],
            "number": [1],
            "version": [1],
        }
        here = {name: values for name, values in known.items() if f"{{{name}}}" in path}
        most = max((len(values) for values in here.values()), default=0)
        return [
            {},
            *(
                {name: values[number % len(values)] for name, values in here.items()}
                for number in range(most)
            ),
        ]


def reopen(here: Here) -> None:
    """Let everybody in again, whatever a host decided meanwhile; neighbours have many tables."""
    here.run(here.server.house.change(HouseRules(guests_together=1000)))
    here.run(here.server.store.write(lambda c: c.execute(delete(closed_origins))))


def disagreements(here: Here, operation: Any, town: Town) -> list[str]:
    """Ask for one thing in a few ways, and in a few that make no sense; return what is wrong."""
    found: list[str] = []

    def ask(case: Any, ways: list[Doc]) -> None:
        for way in ways:
            case.path_parameters.update(way)
            try:
                case.call_and_validate(here.address, session=session, checks=CHECKS)
            except FailureGroup as failures:
                found.extend(f"{operation.label}: {one}" for one in failures.exceptions)

    usual: Doc = {"database": None, "phases": [Phase.generate], "deadline": None}

    @settings(max_examples=EXAMPLES, **usual)
    @given(operation.as_strategy())
    def ask_well(case: Any) -> None:
        ask(case, town.ways(case.path))

    @settings(max_examples=EXAMPLES, **usual)
    @given(operation.as_strategy(generation_mode=GenerationMode.NEGATIVE))
    def ask_nonsense(case: Any) -> None:
        ask(case, town.ways(case.path)[-1:])

    with town.session() as session:
        ask_well()
        # What takes nothing cannot be asked for wrongly.
        if operation.body or operation.query or operation.path_parameters:
            ask_nonsense()
    return found


def operations(here: Here) -> list[Any]:
    schema = schemathesis.openapi.from_url(f"{here.address}/schema/openapi.json")
    found = list(schema.get_all_operations())
    assert all(isinstance(operation, Ok) for operation in found)
    return [operation.ok() for operation in found if isinstance(operation, Ok)]


@pytest.mark.parametrize("who", WHO)
def test_every_reply_fits_the_document(new_database: NewDatabase, who: str) -> None:
    found: list[str] = []
    with serving(new_database("sqlite")) as here:
        town = Town(here, who)
        for operation in operations(here):
            found += disagreements(here, operation, town)
            if operation.method != "get" and who != "nobody":
                # Perhaps nothing is as it was.
                town = Town(here, who)
    assert not found, "\n\n".join(found)


def test_every_operation_tells_its_problems(here: Here) -> None:
    document = here.visitor().get("/schema/openapi.json")
    for path in document["paths"].values():
        for operation in path.values():
            for status in ("400", "401", "403", "404", "409", "429", "503"):
                (content,) = operation["responses"][status]["content"].values()
                assert content["schema"] == {"$ref": "#/components/schemas/Problem"}
            assert operation["summary"]
    assert len(document["paths"]) > 30


# The live messages


def test_every_live_message_is_described(here: Here) -> None:
    components = here.visitor().get("/schema/openapi.json")["components"]["schemas"]
    commands = components["Command"]["discriminator"]["mapping"]
    assert set(commands) == {"watch", "unwatch", "hall", "move", "say"}
    news = components["News"]["discriminator"]["mapping"]
    assert set(news) == NEWS


def test_every_live_message_is_as_described(here: Here) -> None:
    ann, bob = here.visitor("Ann"), here.visitor("Bob")
    code = ann.open("pillars", "me open")
    heard: set[str] = set()
    with ann.live() as live:
        live.do("hall")
        live.do("watch", table=code, refusals=True)
        live.do("watch", table="unknown")
        live.do("nothing")
        live.hear_until(lambda news: note(heard, news) and news["news"] == "table")
        bob.post(f"/api/tables/{code}/join")
        bob.post(f"/api/tables/{code}/chat", text="hello")
        players = [ann, bob]
        play_until(code, players, lambda moment: moment["deciding"] == 1)
        play_until(code, players, lambda moment: moment["deciding"] == 0)
        live.hear_until(lambda news: note(heard, news) and news["news"] == "moment")
        live.do("unwatch", table=code)
        play_until(code, players, lambda moment: moment["deciding"] == 1)
        play_until(code, players, lambda moment: moment["deciding"] == 0)
        live.hear_until(lambda news: note(heard, news) and news["news"] == "turn")
        bob.post(f"/api/tables/{code}/resign")
        bob.post(f"/api/tables/{code}/rematch")
        live.hear_until(lambda news: note(heard, news) and news["news"] == "seat")
        waiting = bob.open("pillars", "me open open")
        ann.post(f"/api/tables/{waiting}/join")
        bob.post(f"/api/tables/{waiting}/kick", seat=1)
        live.hear_until(lambda news: note(heard, news) and news["news"] == "notice")
    assert heard == NEWS


def note(heard: set[str], news: Doc) -> bool:
    msgspec.convert(news, News, strict=True)
    heard.add(news["news"])
    return True


# The views


@pytest.mark.parametrize("key", ["pillars", "world"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_view_is_as_described_at_every_moment(key: str, seats: int) -> None:
    game = title(key)
    for seed in range(3):
        state = game.new(seats, seed=seed)
        player = bot("random", seed)
        while True:
            for seat in range(-1, seats):
                view = game.view(state, seat)
                described: Any = msgspec.convert(view, View, strict=True)
                # Nothing more and nothing less.
                assert msgspec.to_builtins(described) == view
            if state.over:
                break
            state.apply(player.choose(state))
