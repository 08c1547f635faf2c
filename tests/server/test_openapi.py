"""The OpenAPI document is true: every reply fits it, whatever is asked by whomever."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import Phase, given, settings
from requests import Session
from schemathesis.checks import not_a_server_error
from schemathesis.core.failures import FailureGroup
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from kingsbridge.bots import bot
from kingsbridge.engine.title import title
from kingsbridge.server.wire.protocol import News
from kingsbridge.server.wire.views import View
from tests.server.conftest import NewDatabase
from tests.server.serving import Doc, Here, play_until, serving

EXAMPLES = 3
NEWS = {"answer", "table", "moment", "chat", "hall", "turn", "seat", "notice"}

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


class Town:
    """What there is to ask about: tables before, during and after play, and a neighbour."""

    def __init__(self, here: Here) -> None:
        self.guest = here.visitor("Guest")
        neighbour = here.visitor("Neighbour")
        waiting = neighbour.open("pillars", "me open")
        playing = self.guest.open("pillars", "me here")
        finished = self.guest.open("world", "me here")
        self.guest.post(f"/api/tables/{finished}/chat", text="well played")
        self.guest.post(f"/api/tables/{finished}/resign", seat=1)
        self.tables = [waiting, playing, finished]
        self.people = [neighbour.code, self.guest.code]

    def codes(self, path: str) -> list[str]:
        """Return codes that are known where one stands in a path."""
        if "{code}" not in path:
            return []
        return self.tables if "/tables/" in path else self.people


def disagreements(here: Here, operation: Any, town: Town, session: Session) -> list[str]:
    """Ask for one thing in a few ways; return what does not fit the document."""
    found: list[str] = []

    @settings(max_examples=EXAMPLES, database=None, phases=[Phase.generate])
    @given(operation.as_strategy())
    def ask(case: Any) -> None:
        for code in [None, *town.codes(case.path)]:
            if code is not None:
                case.path_parameters["code"] = code
            try:
                case.call_and_validate(here.address, session=session, checks=CHECKS)
            except FailureGroup as failures:
                found.extend(f"{operation.label}: {one}" for one in failures.exceptions)

    ask()
    return found


def operations(here: Here) -> list[Any]:
    schema = schemathesis.openapi.from_url(f"{here.address}/schema/openapi.json")
    found = list(schema.get_all_operations())
    assert all(isinstance(operation, Ok) for operation in found)
    return [operation.ok() for operation in found if isinstance(operation, Ok)]


def test_every_reply_to_a_guest_fits_the_document(here: Here) -> None:
    found: list[str] = []
    town = Town(here)
    for operation in operations(here):
        with Session() as session:
            session.cookies.update(dict(town.guest.web.cookies))
            found += disagreements(here, operation, town, session)
        if operation.method != "get":
            # Perhaps nothing is as it was.
            town = Town(here)
    assert not found, "\n\n".join(found)


def test_every_reply_to_nobody_fits_the_document(here: Here) -> None:
    town = Town(here)
    with Session() as session:
        found = [
            said
            for operation in operations(here)
            for said in disagreements(here, operation, town, session)
        ]
    assert not found, "\n\n".join(found)


def test_every_reply_to_a_host_fits_the_document(new_database: NewDatabase) -> None:
    # A server of its own: whatever hosts may do there is done.
    with serving(new_database("sqlite")) as here, Session() as session:
        town = Town(here)
        session.cookies.update(dict(here.host("Prior").web.cookies))
        found = [
            said
            for operation in operations(here)
            if operation.path.startswith("/api/host")
            for said in disagreements(here, operation, town, session)
        ]
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
