"""Webhooks: where they may lead, and that no slow one holds up anybody else."""

from __future__ import annotations

import asyncio
import ipaddress
import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from queue import SimpleQueue
from time import monotonic

import pytest

from kingsbridge.server.people.webhooks import (
    MOST_FAILURES,
    MOST_OF_ONE,
    Place,
    check_webhook,
    is_open,
    public_address,
)
from kingsbridge.table.errors import Refused
from tests.server.serving import (
    MOST_TO_STOP,
    PATIENCE,
    Here,
    Running,
    Visitor,
    free_port,
    play_until,
    until,
)

HOOK = "https://hooks.example.org/turn?who=ann"


def wish(visitor: Visitor, webhook: str | None) -> tuple[int, str | None]:
    answer = visitor.ask("PATCH", "/api/me", reminders={"webhook": webhook})
    return answer.status_code, answer.json().get("code")


# Where they may lead


@pytest.mark.parametrize(
    "webhook",
    [
        "",
        "nonsense",
        "http://example.org/plain",
        "ftp://example.org",
        "https://",
        "https:///path",
        "https://example.org:8443/",
        "https://example.org:99999/",
        "https://[::1/",
        "https://user:word@example.org/",
        "https://exam\nple.org/",
        "https://example.org/\x00",
        "https://exämple.org/",
        "https://example.org/" + "x" * 300,
        "https://localhost/",
        "https://127.0.0.1/",
        "https://127.1/",
        "https://2130706433/",
        "https://0/",
        "https://10.0.0.1/",
        "https://169.254.169.254/latest/meta-data/",
        "https://[::1]/",
        "https://[fe80::1]/",
        "https://[::ffff:127.0.0.1]/",
        "https://[64:ff9b::7f00:1]/",
        "https://[2002:7f00:1::]/",
    ],
)
def test_a_webhook_is_https_on_the_open_network(here: Here, webhook: str) -> None:
    ann = here.visitor("Ann")
    assert wish(ann, webhook) == (400, "bad_webhook")
    with pytest.raises((Refused, OSError)):
        here.run(here.server.webhooks._post(webhook, {"event": "turn"}))


CLOSED = [
    "0.0.0.0",
    "0.1.2.3",
    "10.0.0.1",
    "10.255.255.255",
    "100.64.0.1",
    "100.127.255.255",
    "127.0.0.1",
    "127.255.255.255",
    "169.254.0.1",
    "169.254.169.254",
    "172.16.0.1",
    "172.31.255.255",
    "192.0.0.1",
    "192.0.0.9",
    "192.0.0.170",
    "192.0.2.1",
    "192.31.196.1",
    "192.52.193.1",
    "192.88.99.1",
    "192.168.0.1",
    "192.168.255.255",
    "192.175.48.1",
    "198.18.0.1",
    "198.19.255.255",
    "198.51.100.1",
    "203.0.113.1",
    "224.0.0.1",
    "239.255.255.255",
    "240.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::7f00:1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "::ffff:0:127.0.0.1",
    "64:ff9b::7f00:1",
    "64:ff9b::808:808",
    "64:ff9b:1::1",
    "64:ff9b:1:ffff::1",
    "100::1",
    "100:0:0:1::1",
    "2001::1",
    "2001:2::1",
    "2001:10::1",
    "2001:20::1",
    "2001:db8::1",
    "2002:7f00:1::",
    "2002:808:808::1",
    "2620:4f:8000::1",
    "3ffe::1",
    "3fff::1",
    "5f00::1",
    "fc00::1",
    "fd00::1",
    "fe80::1",
    "febf::1",
    "fec0::1",
    "feff::1",
    "ff00::1",
    "ff02::1",
    "ff0e::1",
    "fe80::1%eth0",
    "2606:4700::1%eth0",
]
OPEN = "1.1.1.1 8.8.8.8 99.255.255.255 100.128.0.1 172.32.0.1 2606:4700::1 2a00::1 2001:4860::1"


def test_every_special_range_is_closed() -> None:
    found = {number for number in CLOSED if is_open(ipaddress.ip_address(number))}
    assert not found
    shut = {number for number in OPEN.split() if not is_open(ipaddress.ip_address(number))}
    assert not shut


def test_a_name_that_leads_inside_is_refused_when_it_is_called_too() -> None:
    assert check_webhook("https://localhost/x") == "localhost"
    with pytest.raises(Refused, match="open network"):
        public_address("localhost")
    assert public_address("1.1.1.1") == "1.1.1.1"
    assert public_address("2606:4700:4700::1111") == "2606:4700:4700::1111"


# Who answers


class Listener:
    """Somebody's own server: it answers as it is told to, or not at all."""

    def __init__(self, answers: list[bytes] | None, every: float = 0.0) -> None:
        self.answers = answers
        self.every = every
        self.socket = socket.create_server(("127.0.0.1", 0), backlog=100)
        self.heard: SimpleQueue[bytes] = SimpleQueue()
        self.held: list[socket.socket] = []
        self.gone = threading.Event()
        self.thread = threading.Thread(target=self._listen)
        self.thread.start()

    @property
    def port(self) -> int:
        return int(self.socket.getsockname()[1])

    def _listen(self) -> None:
        with suppress(OSError):
            while True:
                caller, _ = self.socket.accept()
                self.held.append(caller)
                threading.Thread(target=self._answer, args=(caller,), daemon=True).start()

    def _answer(self, caller: socket.socket) -> None:
        with suppress(OSError):
            self.heard.put(caller.recv(10_000))
            for piece in self.answers or []:
                caller.sendall(piece)
                if self.every and self.gone.wait(self.every):
                    return

    def close(self) -> None:
        self.gone.set()
        with suppress(OSError):
            self.socket.shutdown(socket.SHUT_RDWR)
        self.socket.close()
        for caller in self.held:
            caller.close()
        self.thread.join(PATIENCE)


@contextmanager
def listener(answers: list[bytes] | None, every: float = 0.0) -> Iterator[Listener]:
    listening = Listener(answers, every)
    try:
        yield listening
    finally:
        listening.close()


@contextmanager
def leading_to(here: Here, listening: Listener) -> Iterator[None]:
    """Let every webhook of a server lead to a listener on this machine, without TLS."""

    async def place(_host: str) -> Place:
        return Place("127.0.0.1", listening.port, None)

    usual = here.server.webhooks.place_of
    here.server.webhooks.place_of = place
    try:
        yield
    finally:
        here.server.webhooks.place_of = usual


def call(here: Here, person: int = 1) -> bool:
    said = {"event": "turn"}
    gave_up: bool = here.run(here.server.webhooks.call(person, HOOK, said))
    return gave_up


def test_a_webhook_is_called_when_it_is_ones_turn(here: Here) -> None:
    ann, bob = here.visitor("Ann"), here.visitor("Bob")
    with listener([b"HTTP/1.1 204 No Content\r\n\r\n"]) as listening, leading_to(here, listening):
        assert wish(bob, HOOK)[0] == 200
        code = ann.open("pillars", "me open", pace={"hours": 24})
        bob.post(f"/api/tables/{code}/join")
        play_until(code, [ann, bob], lambda moment: moment["deciding"] == 0)
        play_until(code, [ann, bob], lambda moment: moment["deciding"] == 1)
        heard = listening.heard.get(timeout=PATIENCE).decode()
    assert heard.startswith("POST /turn?who=ann HTTP/1.1\r\nHost: hooks.example.org\r\n")
    assert f'"table": "{code}"' in heard


@pytest.mark.parametrize(
    "answers",
    [
        [b"HTTP/1.1 500 Oh no\r\n\r\n"],
        [b"HTTP/1.1 302 Found\r\nLocation: https://127.0.0.1/\r\n\r\n"],
        [b"SSH-2.0-OpenSSH\r\n"],
        [b"x" * 100_000],
        [b"HTTP/1.1 2"],
    ],
)
def test_a_bad_answer_counts_as_none(here: Here, answers: list[bytes]) -> None:
    with listener(answers) as listening, leading_to(here, listening):
        if not answers[0].endswith(b"\n"):
            listening.close()
        assert not here.run(here.server.webhooks._try(HOOK, {"event": "turn"}))


def test_a_webhook_that_drips_is_hung_up_on(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kingsbridge.server.people.webhooks.LONGEST_CALL", 0.5)
    drops = [bytes([letter]) for letter in b"HTTP/1.1 200 OK" + b"k" * 900]
    with listener(drops, every=0.1) as listening, leading_to(here, listening):
        begun = monotonic()
        assert not here.run(here.server.webhooks._try(HOOK, {"event": "turn"}))
        # All of the drops would take a minute and a half.
        assert monotonic() - begun < 60


def test_a_webhook_that_fails_again_and_again_is_switched_off_and_its_owner_told(
    here: Here,
) -> None:
    ann, bob = here.visitor("Ann"), here.visitor("Bob")
    assert wish(bob, "https://hooks.invalid/bob")[0] == 200
    code = ann.open("pillars", "me open", pace={"hours": 24})
    bob.post(f"/api/tables/{code}/join")
    person = here.run(here.server.people.by_code(bob.code))
    with listener([b"HTTP/1.1 500 Oh no\r\n\r\n"]) as listening, leading_to(here, listening):
        for _ in range(MOST_FAILURES):
            here.run(here.server.reminder.remind(person, code, "pillars"))
    assert bob.get("/api/me")["me"]["reminders"]["webhook"] is None
    (notice,) = bob.get("/api/me/notices")
    assert notice["key"] == "notice-webhook-off"
    assert notice["facts"] == {"webhook": "https://hooks.invalid/bob"}
    assert ann.web.delete(f"/api/me/notices/{notice['id']}").status_code == 404
    assert bob.web.delete(f"/api/me/notices/{notice['id']}").status_code == 204
    assert bob.get("/api/me/notices") == []


def test_one_good_answer_makes_up_for_bad_ones(here: Here) -> None:
    good, bad = [b"HTTP/1.1 200 OK\r\n\r\n"], [b"HTTP/1.1 404 Not Found\r\n\r\n"]
    for answers in ([bad] * (MOST_FAILURES - 1) + [good]) * 2:
        with listener(answers) as listening, leading_to(here, listening):
            assert not call(here, 77)


def test_slow_webhooks_stop_nobody_from_logging_in(
    here: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Nothing that waits for a call would come to its end in this test.
    monkeypatch.setattr("kingsbridge.server.people.webhooks.LONGEST_CALL", 10 * PATIENCE)
    here.account("Prompt Ann")
    with listener(None) as listening, leading_to(here, listening):
        webhooks = here.server.webhooks

        calls: list[asyncio.Task[bool]] = []

        async def many() -> None:
            for person in range(1000, 1100):
                for _ in range(MOST_OF_ONE):
                    call = webhooks.call(person, HOOK, {"event": "turn"})
                    calls.append(asyncio.create_task(call))

        async def no_more() -> None:
            for one in calls:
                one.cancel()
            await asyncio.gather(*calls, return_exceptions=True)

        here.run(many())
        listening.heard.get(timeout=PATIENCE)
        visitor = here.visitor()
        for _ in range(3):
            visitor.post("/api/me/login", name="Prompt Ann", password="correct horse")
        assert webhooks._under_way.total() == 100 * MOST_OF_ONE
        here.run(no_more())
        assert webhooks._under_way.total() == 0


def test_one_person_has_a_few_calls_under_way_and_no_more(here: Here) -> None:
    with listener(None) as listening, leading_to(here, listening):

        async def call_often() -> None:
            for _ in range(20):
                here.server.play.spawn(one())

        async def one() -> None:
            await here.server.webhooks.call(2000, HOOK, {"event": "turn"})

        here.run(call_often())
        for _ in range(MOST_OF_ONE):
            listening.heard.get(timeout=PATIENCE)
        assert listening.heard.empty()
        assert here.server.webhooks._under_way[2000] == MOST_OF_ONE


# The end of the process

PROGRAM = """
import socket, sys
from kingsbridge.server.people.webhooks import Place
from kingsbridge.server.serve import run, set_up_logs
from kingsbridge.server.server import Server, Settings

database, port, listening = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])

async def place(host):
    return Place("127.0.0.1", listening, server.webhooks._tls)

server = Server(Settings(database=database))
server.webhooks.place_of = place
set_up_logs(True)
run(server, socket.create_server(("127.0.0.1", port)))
"""


def test_a_server_whose_webhooks_hang_ends_within_five_seconds(tmp_path: Path) -> None:
    port = free_port()
    with listener(None) as listening:
        arguments = [f"sqlite:///{tmp_path / 'kingsbridge.db'}", str(port), str(listening.port)]
        process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM, *arguments], env=dict(os.environ)
        )
        running = Running(f"http://127.0.0.1:{port}")
        try:
            until(lambda: answers(port), "the server does not answer")
            ann, bob = running.visitor("Ann"), running.visitor("Bob")
            assert wish(bob, HOOK)[0] == 200
            assert wish(ann, HOOK)[0] == 200
            for _ in range(3):
                code = ann.open("pillars", "me open", pace={"hours": 24})
                bob.post(f"/api/tables/{code}/join")
                play_until(code, [ann, bob], lambda moment: moment["deciding"] == 0)
                play_until(code, [ann, bob], lambda moment: moment["deciding"] == 1)
            # TLS was begun with somebody who never says a word.
            assert listening.heard.get(timeout=PATIENCE)
            begun = monotonic()
            process.send_signal(signal.SIGTERM)
            assert process.wait(PATIENCE) == 0
            assert monotonic() - begun < MOST_TO_STOP
        finally:
            running.see_off()
            process.kill()
            process.wait(PATIENCE)


def answers(port: int) -> bool:
    with suppress(OSError), socket.create_connection(("127.0.0.1", port)):
        return True
    return False
