"""Nobody where they do not belong: other people's seats, other people's sites, nonsense, floods."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from kingsbridge.server.routes.asking import neighbourhood
from tests.server.serving import Doc, Here, Visitor, serving

TOO_BIG = 1009


def refusal(answer: httpx.Response) -> tuple[int, str]:
    """Return the status and code of a refusal, which tells nothing of the inside."""
    assert not answer.is_success, answer.request.content[:300]
    assert answer.headers["content-type"].startswith("application/json")
    assert not re.search(r"Traceback|File \"|\.py|/work|/home|site-packages|sqlite", answer.text)
    return answer.status_code, answer.json()["code"]


def two_at_a_table(here: Here) -> tuple[Visitor, Visitor, str]:
    ann, bob = here.visitor("Ann"), here.visitor("Bob")
    code = ann.open("pillars", "me open", hints=True)
    bob.post(f"/api/tables/{code}/join")
    return ann, bob, code


# Seats


def test_nobody_moves_for_another_seat(here: Here) -> None:
    *both, code = two_at_a_table(here)
    players: list[Any] = both
    moment = players[0].moment(code)
    deciding = moment["deciding"]
    offer = players[deciding].moment(code)["menu"]["offers"][0]["move"]
    other = players[1 - deciding]
    path = f"/api/tables/{code}/moves"
    body = {"move": offer, "version": moment["version"], "key": "k"}
    assert other.refused(path, **body) == (409, "not_your_turn")
    assert other.refused(path, **body, seat=deciding) == (403, "not_yours")
    with other.live() as live:
        answer = live.answer("move", table=code, **body, seat=deciding)
        assert answer["problem"]["code"] == "not_yours"
    assert players[0].moment(code)["version"] == moment["version"]


def test_who_does_not_sit_at_a_table_does_nothing_there(here: Here) -> None:
    ann, _, code = two_at_a_table(here)
    stranger, nobody = here.visitor("Eve"), here.visitor()
    version = ann.moment(code)["version"]
    asked: list[tuple[str, Doc]] = [
        ("moves", {"move": 0, "version": version, "key": "k"}),
        ("undo", {"version": version}),
        ("resign", {}),
        ("stand-in", {"seat": 0}),
        ("chat", {"text": "hello"}),
    ]
    for path, body in asked:
        assert stranger.refused(f"/api/tables/{code}/{path}", **body) == (403, "not_yours")
        assert nobody.refused(f"/api/tables/{code}/{path}", **body) == (401, "who_are_you")
    for path in ("start", "close"):
        assert stranger.refused(f"/api/tables/{code}/{path}") == (403, "not_yours")
    assert stranger.refused(f"/api/tables/{code}/hint") == (409, "not_your_turn")
    assert stranger.refused(f"/api/tables/{code}/return") == (409, "no_stand_in")
    assert stranger.refused(f"/api/tables/{code}/undo/answer", version=version, agree=True) == (
        409,
        "no_question",
    )
    with nobody.live() as live:
        answer = live.answer("move", table=code, move=0, version=version, key="k")
        assert answer["problem"]["code"] == "who_are_you"
        assert live.answer("say", table=code, text="x")["problem"]["code"] == "who_are_you"
    assert ann.moment(code)["version"] == version


def test_a_seat_that_one_does_not_have_is_not_looked_from(here: Here) -> None:
    ann, bob = here.visitor("Ann"), here.visitor("Bob")
    code = ann.open("world", "me open")
    bob.post(f"/api/tables/{code}/join")
    assert bob.moment(code, seat=0)["seat"] == 1
    assert here.visitor().moment(code, seat=0)["seat"] == -1
    assert bob.moment(code, seat=0)["view"]["players"][0]["hand"] is None
    with bob.live() as live:
        live.do("watch", table=code, seat=0)
        assert live.hear_until(lambda news: news["news"] == "moment")["moment"]["seat"] == 1


def test_a_full_table_and_one_that_has_begun_let_nobody_in(here: Here) -> None:
    ann, bob, code = two_at_a_table(here)
    assert here.visitor("Eve").refused(f"/api/tables/{code}/join") == (409, "begun")
    assert bob.refused(f"/api/tables/{code}/join") == (409, "seated")
    waiting = ann.open("pillars", "me open here")
    join = f"/api/tables/{waiting}/join"
    assert bob.refused(join, seat=0) == (409, "not_open")
    assert bob.refused(join, seat=2) == (409, "not_open")
    assert bob.refused(join, seat=9) == (409, "not_open")
    assert ann.refused(join) == (409, "seated")


def test_a_private_table_is_in_no_list_but_its_own_peoples(here: Here) -> None:
    ann, bob = here.visitor("Ann"), here.visitor("Bob")
    waiting = ann.open("pillars", "me open", private=True)
    playing = ann.open("pillars", "me here", private=True)
    finished = ann.open("pillars", "me here", private=True)
    ann.post(f"/api/tables/{finished}/resign", seat=0)
    for which in ("open", "playing", "finished", "mine"):
        listed = bob.web.get("/api/tables", params={"which": which, "most": 100}).text
        assert not any(code in listed for code in (waiting, playing, finished))
    assert finished in str(ann.get("/api/tables", which="finished"))
    # Whoever was told the code comes in.
    bob.post(f"/api/tables/{waiting}/join")
    assert waiting in str(bob.get("/api/tables", which="mine"))


def test_a_code_cannot_be_guessed(here: Here) -> None:
    ann = here.visitor("Ann")
    codes = {ann.open("pillars", "me open", private=True) for _ in range(5)}
    assert len(codes) == 5
    assert all(re.fullmatch(r"[A-Za-z0-9]{17}", code) for code in codes)


@pytest.mark.parametrize("code", ["unknown", "a" * 64, "%00", "a%00b", "%F0%9F%8E%B2", "'--"])
def test_an_unknown_code_is_not_found_whatever_one_asks(here: Here, code: str) -> None:
    ann = here.visitor("Ann")
    asked: list[tuple[str, str, Doc]] = [
        ("GET", "", {}),
        ("GET", "/chat", {}),
        ("GET", "/log", {}),
        ("GET", "/record", {}),
        ("GET", "/verify", {}),
        ("GET", "/analysis", {}),
        ("GET", "/replay/1", {}),
        ("POST", "/join", {}),
        ("POST", "/leave", {}),
        ("POST", "/start", {}),
        ("POST", "/close", {}),
        ("POST", "/rematch", {}),
        ("POST", "/resign", {}),
        ("POST", "/hint", {}),
        ("POST", "/moves", {"move": 1, "version": 1, "key": "k"}),
        ("POST", "/chat", {"text": "hello"}),
    ]
    for method, path, body in asked:
        answer = ann.ask(method, f"/api/tables/{code}{path}", **body)
        assert refusal(answer) == (404, "not_found"), (method, path)
    assert refusal(ann.web.get(f"/api/people/{code}")) == (404, "not_found")


# Cookies


def test_a_cookie_is_hidden_from_scripts_and_other_sites(here: Here) -> None:
    answer = here.visitor().ask("POST", "/api/me/guest", name="Ann")
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Path=/" in cookie
    assert "Secure" not in cookie


def test_a_cookie_is_secure_where_the_address_is(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'kingsbridge.db'}"
    with serving(database, address="https://games.example.org") as here:
        answer = here.visitor().ask("POST", "/api/me/guest", name="Ann")
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("__Host-kingsbridge=")
        for flag in ("Secure", "HttpOnly", "SameSite=lax", "Path=/"):
            assert flag in cookie
        assert "Domain" not in cookie
        secret = cookie.split("=")[1].split(";")[0]
        mine = {"Cookie": f"__Host-kingsbridge={secret}"}
        assert httpx.get(f"{here.address}/api/me", headers=mine).json()["me"]["name"] == "Ann"
        # What could come from another host of the domain, or in the clear, counts for nothing.
        plain = {"Cookie": f"kingsbridge={secret}"}
        assert httpx.get(f"{here.address}/api/me", headers=plain).json()["me"] is None
        gone = httpx.post(f"{here.address}/api/me/logout", headers=mine).headers["set-cookie"]
        assert gone.startswith(('__Host-kingsbridge="";', "__Host-kingsbridge=;"))
        assert "Max-Age=0" in gone
        assert "Secure" in gone
        # A proxy may call the server by another name: its public one is ours, too.
        for origin, status in [("https://games.example.org", 201), ("https://evil.org", 403)]:
            headers = {"Origin": origin}
            body = {"name": "Ann"}
            answer = httpx.post(f"{here.address}/api/me/guest", json=body, headers=headers)
            assert answer.status_code == status


def test_forged_and_cut_cookies_are_refused(here: Here) -> None:
    good = here.visitor("Ann").web.cookies["kingsbridge"]
    bad = {
        "cut": (good[:-1], "bad_cookie"),
        "cut much": (good[: len(good) // 2], "bad_cookie"),
        "longer": (good + "A", "bad_cookie"),
        "nonsense": ("x" * 4000, "bad_cookie"),
        "empty": ('""', "bad_cookie"),
        "an old one's shape": ("1.0.aaaaaa.bbbbbbbbbbbbbbbbbbbbbbbbbbb", "bad_cookie"),
        "guessed": (good[::-1], "expired"),
        "a letter changed": (("A" if good[0] != "A" else "B") + good[1:], "expired"),
    }
    for what, (cookie, code) in bad.items():
        answer = httpx.get(f"{here.address}/api/me", headers={"Cookie": f"kingsbridge={cookie}"})
        assert refusal(answer) == (401, code), what


def test_a_bad_cookie_opens_no_websocket(here: Here) -> None:
    visitor = here.visitor()
    visitor.web.cookies.set("kingsbridge", "1.0.forged.forged")
    with pytest.raises(InvalidStatus) as refused, visitor.live():
        pass
    assert refused.value.response.status_code == 403


def test_who_has_a_bad_cookie_can_become_somebody_again(here: Here) -> None:
    visitor = here.visitor()
    visitor.web.cookies.set("kingsbridge", "1.0.forged.forged")
    assert refusal(visitor.ask("POST", "/api/me/guest", name="Ann")) == (401, "bad_cookie")
    assert visitor.ask("POST", "/api/me/guest?forget=1", name="Ann").status_code == 201


# Other sites


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Origin": ""},
        {"Origin": "http://["},
        {"Origin": "http://127.0.0.1"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
        {"Origin": "https://evil.example", "Sec-Fetch-Site": "same-origin"},
    ],
)
def test_a_page_of_another_site_changes_nothing(here: Here, headers: dict[str, str]) -> None:
    ann = here.visitor("Ann")
    cookie = {"Cookie": f"kingsbridge={ann.web.cookies['kingsbridge']}"}
    body = {"title": "pillars", "seats": [{"kind": "me"}, {"kind": "open"}]}
    answer = httpx.post(f"{here.address}/api/tables", json=body, headers={**headers, **cookie})
    assert refusal(answer) == (403, "cross_site")
    assert ann.get("/api/tables", which="mine") == []
    live = here.address.replace("http", "ws", 1) + "/api/live"
    with pytest.raises(InvalidStatus), connect(live, additional_headers={**headers, **cookie}):
        pass


def test_our_own_pages_may(here: Here) -> None:
    ann = here.visitor("Ann")
    ann.web.headers.update({"Origin": here.address, "Sec-Fetch-Site": "same-origin"})
    assert ann.open("pillars", "me open")
    assert ann.web.get("/api/me", headers={"Sec-Fetch-Site": "cross-site"}).status_code == 200


# Nonsense


@contextmanager
def unharmed(here: Here) -> Iterator[Visitor]:
    """See to it that after some nonsense somebody else can still play."""
    visitor = here.visitor("Ann")
    yield visitor
    assert here.visitor().web.get("/health").status_code == 200


DEEP = "[" * 100_000 + "]" * 100_000
NONSENSE = [
    b"",
    b"{",
    b"null",
    b"[]",
    b'"text"',
    b"7",
    b"NaN",
    b'{"name": NaN}',
    b'{"name": Infinity}',
    b'{"name": "\\ud800"}',
    b'{"name": "\xff\xfe"}',
    b'{"name": "\xed\xa0\x80"}',
    b'{"name": 1e999}',
    b'{"name": "Ann", "language": 3}',
    b'{"name": "Ann", "surprise": true}',
    b'{"name": "Ann", "name": 1}',
    b'{"name": ' + b"9" * 5000 + b"}",
    b'{"name": "Ann", "x": ' + DEEP.encode() + b"}",
    DEEP.encode(),
    b"\x00\x01\x02",
]


@pytest.mark.parametrize("body", NONSENSE, ids=range(len(NONSENSE)))
def test_a_malformed_body_is_refused_cleanly(here: Here, body: bytes) -> None:
    with unharmed(here):
        headers = {"Content-Type": "application/json"}
        answer = httpx.post(f"{here.address}/api/me/guest", content=body, headers=headers)
        assert refusal(answer) == (400, "malformed")
        assert len(answer.text) < 1000


def test_a_body_that_is_too_big_is_refused(here: Here) -> None:
    with unharmed(here) as ann:
        answer = ann.ask("POST", "/api/records", padding="x" * (1 << 21))
        assert refusal(answer) == (413, "too_big")


WILD: list[Any] = [
    None,
    -1,
    2**31,
    2**63,
    2**64,
    10**400,
    1.5,
    1e308,
    "one",
    "\x00",
    "x" * 50_000,
    True,
    [],
    {},
    [[[[]]]],
]


@pytest.mark.parametrize("field", ["move", "version", "key", "seat"])
def test_wild_values_in_a_move_are_refused_cleanly(here: Here, field: str) -> None:
    with unharmed(here) as ann:
        code = ann.open("pillars", "me here")
        moment = ann.moment(code)
        with ann.live() as live:
            for wild in WILD:
                if (field, wild) in [("seat", None), ("key", "one")]:
                    continue
                body = {"move": 32767, "version": moment["version"], "key": "k", field: wild}
                answer = ann.ask("POST", f"/api/tables/{code}/moves", **body)
                assert refusal(answer)[0] in (400, 403, 409, 422), wild
                said = live.answer("move", table=code, **body)
                assert said["problem"] is not None, wild
        assert ann.moment(code)["version"] == moment["version"]


def test_wild_options_are_refused_cleanly(here: Here) -> None:
    with unharmed(here) as ann:
        wanted = [{"kind": "me"}, {"kind": "open"}]
        for wild in WILD:
            for options in ({"edition": wild}, {"surprise": wild}, {"cards": wild}):
                if options in ({"cards": {}}, {"edition": None}):
                    continue
                answer = ann.ask(
                    "POST", "/api/tables", title="pillars", seats=wanted, options=options
                )
                assert refusal(answer)[0] == 400, options
            if wild != {}:
                answer = ann.ask("POST", "/api/tables", title="pillars", seats=wanted, options=wild)
                assert refusal(answer)[0] == 400, wild
            if wild not in ({}, None):
                answer = ann.ask("POST", "/api/tables", title="pillars", seats=wanted, pace=wild)
                assert refusal(answer)[0] == 400, wild


def test_wild_records_are_refused_cleanly(here: Here) -> None:
    with unharmed(here) as ann:
        good = finished_record(here)
        for field in good:
            for wild in WILD:
                if (field, wild) in [("scores", None), ("winners", None), ("options", {})]:
                    continue
                if wild is True and "version" in field:
                    continue
                answer = ann.ask("POST", "/api/records", **{**good, field: wild})
                assert refusal(answer)[0] == 400, (field, wild)
        for deal in (
            {"kind": "seed", "seed": 10**400},
            {"kind": "seed", "seed": -1},
            {"kind": "sealed", "commitment": "x", "secret": "not hex"},
            {"kind": "sealed", "commitment": "x", "secret": None},
            {"kind": "sealed", "commitment": "x", "secret": "ab"},
        ):
            assert refusal(ann.ask("POST", "/api/records", **{**good, "deal": deal}))[0] == 400
        for name in ("\x00", "", "x" * 21, "\u202e"):
            players = [name, *good["players"][1:]]
            answer = ann.ask("POST", "/api/records", **{**good, "players": players})
            assert refusal(answer) == (400, "bad_name")


def finished_record(here: Here) -> Doc:
    """Return a record of a finished game."""
    folder = Path(__file__).parent.parent / "records" / "pillars"
    found: Doc = json.loads(sorted(folder.glob("*.json"))[0].read_text())
    return found


def test_wild_queries_and_paths_are_refused_cleanly(here: Here) -> None:
    with unharmed(here) as ann:
        code = ann.open("pillars", "me here")
        for path in (
            "/api/tables?which=all",
            "/api/tables?most=0",
            f"/api/tables?most={10**400}",
            "/api/tables?most=NaN",
            f"/api/tables/{code}?since=-1",
            f"/api/tables/{code}?seat=x",
            f"/api/tables/{code}?language={'x' * 100}",
            f"/api/tables/{code}/chat?after={10**30}",
            f"/api/tables/{code}/replay/{10**30}",
            f"/api/tables/{code}/replay/0",
            f"/api/tables/{code}/replay/999",
            "/api/cards/chess",
            "/api/words/chess",
        ):
            assert refusal(ann.web.get(path))[0] == 400, path
        for path in ("/api/nothing", "/nothing", "/api/tables/x/y/z", "/../etc/passwd"):
            assert refusal(ann.web.get(path)) == (404, "not_found")
        assert refusal(ann.web.put("/api/me")) == (405, "not_allowed")


def test_malformed_messages_get_an_answer_and_the_line_stays_open(here: Here) -> None:
    with unharmed(here) as ann, ann.live() as live:
        bad: list[Any] = [
            *("", "{", "null", "[]", "7", "NaN", '{"do": NaN}', '"\\ud800"', DEEP[:60_000]),
            *('{"do": "dance", "id": 1}', '{"id": 1}', '{"do": "hall", "id": "x"}'),
            *('{"do": "hall", "id": 1e400}', '{"do": "hall", "id": -1}', '{"do": "hall", "on": 1}'),
            '{"do": "hall", "id": ' + "9" * 4000 + "}",
            '{"do": "hall", "surprise": 1}',
            '{"do": "hall", "x": ' + DEEP[:20_000] + DEEP[-20_000:] + "}",
            '{"do": "watch", "table": "' + "x" * 65 + '"}',
            b'{"do": "hall"}',
            b"\x00\xff",
        ]
        for frame in bad:
            live.socket.send(frame)
            news = live.hear()
            assert news["news"] == "answer"
            assert news["problem"]["code"] == "malformed", frame
            assert len(str(news)) < 1000
        for table in ("unknown", "\x00", "'--"):
            assert live.answer("watch", table=table)["problem"]["code"] == "not_found"
        # A command that is wrong in one place is answered by its number.
        live.socket.send('{"do": "watch", "id": 77, "table": 1}')
        assert live.hear()["id"] == 77
        assert live.answer("hall")["problem"] is None


def test_a_frame_that_is_too_big_ends_the_line(here: Here) -> None:
    with unharmed(here) as ann, ann.live() as live:
        live.socket.send("x" * (1 << 17))
        with pytest.raises(ConnectionClosed) as closed:
            live.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == TOO_BIG


def test_what_cannot_be_shown_is_left_out_of_chat(here: Here) -> None:
    ann, _, code = two_at_a_table(here)
    chat = f"/api/tables/{code}/chat"
    line = ann.post(chat, text="  hello\x00 \u202e wor\x07ld\n\nagain ")
    assert line["text"] == "hello world again"
    for nothing in (" ", "\x00", "\u202e"):
        assert ann.refused(chat, text=nothing) == (400, "bad_chat")
    assert ann.refused(chat, text="x" * 501) == (400, "bad_chat")
    assert ann.refused(chat, text="x" * 2001) == (400, "malformed")


# What is passed on


SCRIPT = "<script>x()</script>"


def test_script_in_names_and_chat_is_passed_on_as_plain_text(here: Here) -> None:
    ann = here.visitor(SCRIPT)
    code = ann.open("pillars", "me here")
    ann.post(f"/api/tables/{code}/chat", text=SCRIPT + " & <b>")
    for path in (f"/api/tables/{code}", f"/api/tables/{code}/chat", f"/api/people/{ann.code}"):
        answer = here.visitor().web.get(path)
        assert answer.headers["content-type"] == "application/json"
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert SCRIPT in str(answer.json())
    missing = here.visitor().web.get(f"/{SCRIPT}")
    assert missing.headers["content-type"] == "application/json"


@pytest.mark.parametrize(
    "path",
    [
        "/api/me",
        "/api/nothing",
        "/nothing",
        "/health",
        "/schema",
        "/schema/openapi.json",
        "/metrics",
    ],
)
def test_every_answer_says_what_a_browser_may_do_with_it(here: Here, path: str) -> None:
    headers = here.visitor().web.get(path).headers
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "same-origin"
    policy = headers["content-security-policy"]
    assert "frame-ancestors 'none'" in policy
    assert "object-src 'none'" in policy
    assert "base-uri 'none'" in policy
    scripts = re.search(r"script-src ([^;]*)", policy)
    assert scripts is None or "unsafe" not in scripts[1]
    if path.startswith("/api"):
        assert headers["cache-control"] == "no-store"


# Floods


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Here]:
    """A server that has little patience, and a clock that stands still."""
    database = f"sqlite:///{tmp_path / 'kingsbridge.db'}"
    still = 1_800_000_000_000
    with serving(
        database, lambda: still, requests_at_once=20, requests_a_second=0.5, frames=10
    ) as here:
        yield here


def flood(visitor: Visitor, path: str, most: int = 50) -> httpx.Response:
    """Ask again and again until it is too often."""
    for _ in range(most):
        answer = visitor.web.get(path)
        if answer.status_code == 429:
            return answer
    raise AssertionError(f"nobody minds {most} requests")


def test_too_many_requests_are_refused_with_when_to_come_back(strict: Here) -> None:
    answer = flood(strict.visitor(), "/api/me")
    assert refusal(answer) == (429, "too_many")
    assert answer.headers["retry-after"] == "2"
    assert answer.json()["retry_after"] == 2
    with pytest.raises(InvalidStatus), strict.visitor().live():
        pass


def test_who_waits_may_ask_again(tmp_path: Path) -> None:
    now = [1_800_000_000_000]
    database = f"sqlite:///{tmp_path / 'kingsbridge.db'}"
    with serving(database, lambda: now[0], requests_at_once=3, requests_a_second=0.5) as here:
        visitor = here.visitor()
        wait = int(flood(visitor, "/api/me").headers["retry-after"])
        now[0] += 1000 * wait
        assert visitor.web.get("/api/me").status_code == 200
        assert visitor.web.get("/api/me").status_code == 429


def test_passwords_are_guessed_slowly(strict: Here) -> None:
    visitor = strict.visitor()
    body = {"name": "Somebody", "password": "a first guess"}
    assert visitor.refused("/api/me/login", **body) == (401, "wrong_password")
    assert visitor.refused("/api/me/login", **body) == (401, "wrong_password")
    answer = visitor.ask("POST", "/api/me/login", **body)
    assert refusal(answer) == (429, "too_many")
    assert int(answer.headers["retry-after"]) >= 300
    assert visitor.refused("/api/me/account", **body) == (429, "too_many")


def test_too_many_messages_are_refused(strict: Here) -> None:
    with strict.visitor().live() as live:
        problems = [live.answer("hall")["problem"] for _ in range(12)]
        assert problems[:10] == [None] * 10
        assert problems[-1]["code"] == "too_many"
        assert problems[-1]["retry_after"] == 1


def test_nobody_talks_without_end(strict: Here) -> None:
    ann = strict.visitor("Ann")
    code = ann.open("pillars", "me here")
    with strict.visitor().live():
        pass
    chat = f"/api/tables/{code}/chat"
    answers = [ann.ask("POST", chat, text=f"line {number}") for number in range(11)]
    assert [answer.status_code for answer in answers] == [201] * 10 + [429]
    assert "words" in answers[-1].json()["message"]
    assert answers[-1].headers["retry-after"] == "2"


def test_all_addresses_of_one_network_count_together() -> None:
    assert neighbourhood("2001:db8:1:2:3:4:5:6") == neighbourhood("2001:db8:1:2::1")
    assert neighbourhood("2001:db8:1:2::1") != neighbourhood("2001:db8:1:3::1")
    assert neighbourhood("::ffff:192.0.2.1") == neighbourhood("192.0.2.1") == "192.0.2.1"
    assert neighbourhood("192.0.2.1") != neighbourhood("192.0.2.2")
    assert neighbourhood("a socket") == "a socket"
