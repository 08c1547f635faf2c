"""Sessions: who is known where, for how long, and that nobody stays known as somebody else."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import insert, select, update
from websockets.exceptions import ConnectionClosed

from kingsbridge.server.database.schema import closed_origins, invitations, people, sessions
from kingsbridge.server.people.agents import agent_in_words
from kingsbridge.server.people.house import HouseRules, WhoRegisters
from kingsbridge.server.people.sessions import COOKIE_SECONDS
from tests.server.serving import PASSWORD, Doc, Here, Visitor, serving

HOUR = 3_600_000
CHROME = (
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) "
    "Chrome/131.0.0.0 Safari/537.36"
)


class Hand:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.time = 1_800_000_000_000

    def __call__(self) -> int:
        return self.time


def known(visitor: Visitor) -> bool:
    """Return whether somebody is still known; who is not is told to log in again."""
    answer = visitor.web.get("/api/me")
    assert answer.status_code in (200, 401)
    return answer.status_code == 200 and answer.json()["me"] is not None


def login(visitor: Visitor, name: str, password: str = PASSWORD) -> int:
    return visitor.ask("POST", "/api/me/login", name=name, password=password).status_code


# A shared browser


@pytest.mark.parametrize("how", ["login", "account"])
def test_who_was_the_guest_is_not_the_account(here: Here, how: str) -> None:
    """Somebody keeps a cookie and a token of a guest; then another logs in or registers there."""
    name = f"Owner by {how}"
    if how == "login":
        here.account(name)
    guest = here.visitor("Passer-by")
    before = here.again(guest)
    program = here.visitor(token=guest.post("/api/me/tokens", name="kept")["token"])
    with before.live() as live, program.live() as running:
        live.answer("hall")
        running.answer("hall")
        guest.post(f"/api/me/{how}", name=name, password=PASSWORD)
        for one in (live, running):
            with pytest.raises(ConnectionClosed):
                one.answer("hall")
    assert guest.get("/api/me")["me"]["name"] == name
    assert not known(before)
    assert not known(program)
    assert guest.web.cookies["kingsbridge"] != before.web.cookies["kingsbridge"]
    assert len(guest.get("/api/me/sessions")) == (2 if how == "login" else 1)
    assert guest.get("/api/me/tokens") == []


def test_another_account_in_the_same_browser_ends_the_first_one_there(here: Here) -> None:
    one = here.account("First here")
    here.account("Second here")
    before = here.again(one)
    assert login(one, "Second here") == 200
    assert not known(before)


def test_logging_out_ends_the_session_itself(here: Here) -> None:
    ann = here.visitor("Ann")
    copy = here.again(ann)
    with copy.live() as live:
        live.answer("hall")
        ann.post("/api/me/logout")
        with pytest.raises(ConnectionClosed):
            live.answer("hall")
    assert not known(copy)


def test_logging_out_everywhere_ends_tokens_too(here: Here) -> None:
    ann = here.account("All over")
    program = here.visitor(token=ann.post("/api/me/tokens", name="bot")["token"])
    other = here.visitor()
    login(other, "All over")
    ann.post("/api/me/logout?everywhere=true")
    assert not known(program)
    assert not known(other)


# The list of sessions


def test_sessions_are_listed_and_ended_one_by_one(here: Here) -> None:
    ann = here.account("Two browsers")
    other = here.visitor()
    other.web.headers["User-Agent"] = CHROME
    login(other, "Two browsers")
    told = {session["this"]: session for session in ann.get("/api/me/sessions")}
    assert told[False]["agent"] == "Chrome, Linux"
    assert told[True]["agent"] == "python-httpx"
    stranger = here.visitor("Eve")
    path = f"/api/me/sessions/{told[False]['id']}"
    assert stranger.web.delete(path).status_code == 404
    with other.live() as live:
        live.answer("hall")
        assert ann.web.delete(path).status_code == 204
        with pytest.raises(ConnectionClosed):
            live.answer("hall")
    assert not known(other)
    assert known(ann)
    (left,) = ann.get("/api/me/sessions")
    assert left["this"]
    assert ann.web.delete(path).status_code == 404


@pytest.mark.parametrize(
    ("said", "shown"),
    [
        (CHROME, "Chrome, Linux"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1", "Safari, iPhone"),
        ("Mozilla/5.0 (Windows NT 10.0) Chrome/131.0 Safari/537.36 Edg/131.0", "Edge, Windows"),
        ("Mozilla/5.0 (Macintosh; Mac OS X 15.1) Gecko/20100101 Firefox/133.0", "Firefox, macOS"),
        ("curl/8.5.0", "curl"),
        ("", ""),
        ("x" * 500, "x" * 40),
    ],
)
def test_a_browser_is_told_in_a_few_words(said: str, shown: str) -> None:
    assert agent_in_words(said) == shown


def test_nobody_has_more_than_fifty_sessions(tmp_path: Path) -> None:
    clock = Hand()
    with serving(f"sqlite:///{tmp_path / 'kingsbridge.db'}", now=clock) as here:
        ann = here.account("Busy Ann")
        begin = here.server.sessions.begin
        person = here.run(here.server.people.by_code(ann.code))
        for _ in range(50):
            clock.time += 1000
            here.run(here.server.store.write(lambda c: begin(c, person.id, "a program")))
        assert not known(ann)


# Time


def test_the_clock_may_step_back_and_a_session_ends_after_a_year(tmp_path: Path) -> None:
    clock = Hand()
    with serving(f"sqlite:///{tmp_path / 'kingsbridge.db'}", now=clock) as here:
        ann = here.visitor("Ann")
        clock.time -= HOUR
        assert known(ann)
        clock.time -= 30 * 24 * HOUR
        assert known(ann)
        clock.time += 30 * 24 * HOUR + HOUR + (COOKIE_SECONDS - 7200) * 1000
        assert known(ann)
        clock.time += 3 * HOUR
        answer = ann.web.get("/api/me")
        assert (answer.status_code, answer.json()["code"]) == (401, "expired")


def test_that_somebody_was_seen_is_written_seldom(tmp_path: Path) -> None:
    clock = Hand()
    with serving(f"sqlite:///{tmp_path / 'kingsbridge.db'}", now=clock) as here:
        ann = here.visitor("Ann")
        program = here.visitor(token=ann.post("/api/me/tokens", name="bot")["token"])
        begun = clock.time
        assert ann.get("/api/me/tokens")[0]["seen"] is None
        clock.time += HOUR // 2
        known(ann)
        assert seen(here) == begun
        clock.time += HOUR
        known(ann)
        known(program)
        assert seen(here) == clock.time
        assert ann.get("/api/me/tokens")[0]["seen"] == clock.time


def seen(here: Here) -> int:
    found = here.server.store.read(lambda c: c.execute(select(sessions.c.seen)).scalar_one())
    return int(here.run(found))


# Tokens and what they are good for


def token(here: Here, visitor: Visitor, *scopes: str) -> Visitor:
    wanted: Doc = {"scopes": list(scopes)} if scopes else {}
    return here.visitor(token=visitor.post("/api/me/tokens", name="bot", **wanted)["token"])


def test_a_token_to_look_does_nothing_else(here: Here) -> None:
    ann = here.visitor("Ann")
    code = ann.open("pillars", "me here")
    looking = token(here, ann, "read")
    moment = looking.moment(code)
    move = {"move": moment["menu"]["offers"][0]["move"], "version": moment["version"], "key": "k"}
    assert looking.refused(f"/api/tables/{code}/moves", **move) == (403, "scope")
    assert looking.refused("/api/tables", title="pillars", seats=[]) == (403, "scope")
    with looking.live() as live:
        assert live.answer("watch", table=code)["problem"] is None
        assert live.answer("move", table=code, **move)["problem"]["code"] == "scope"
        assert live.answer("say", table=code, text="hello")["problem"]["code"] == "scope"
    assert ann.moment(code)["version"] == moment["version"]


def test_a_token_to_play_does_not_look_after_the_account(here: Here) -> None:
    ann = here.account("Scoped Ann")
    playing = token(here, ann)
    (told,) = ann.get("/api/me/tokens")
    assert told["scopes"] == ["play"]
    code = playing.open("pillars", "me here")
    moment = playing.moment(code)
    playing.move(code, moment, moment["menu"]["offers"][0]["move"])
    for method, path, body in [
        ("POST", "/api/me/tokens", {"name": "more"}),
        ("POST", "/api/me/delete", {"password": PASSWORD}),
        ("POST", "/api/me/logout", {}),
        ("PUT", "/api/me/password", {"old": PASSWORD, "new": "another one"}),
        ("PUT", "/api/me/email", {"email": "eve@example.org", "password": PASSWORD}),
        ("PATCH", "/api/me", {"language": "de"}),
        ("GET", "/api/me/export", {}),
        ("GET", "/api/me/sessions", {}),
        ("GET", "/api/me/tokens", {}),
        ("POST", f"/api/host/people/{ann.code}/ban", {}),
    ]:
        answer = playing.ask(method, path, **body)
        assert (answer.status_code, answer.json()["code"]) == (403, "scope"), path
    looking_after = token(here, ann, "account")
    assert looking_after.ask("PATCH", "/api/me", language="de").status_code == 200
    assert looking_after.refused("/api/tables", title="pillars", seats=[]) == (403, "scope")
    assert ann.refused("/api/me/tokens", name="none", scopes=[]) == (400, "bad_scopes")
    assert ann.refused("/api/me/tokens", name="odd", scopes=["rule"]) == (400, "malformed")


# The rules of the house


def rules(here: Here, **changed: object) -> None:
    here.run(here.server.house.change(HouseRules(**changed)))  # type: ignore[arg-type]


def test_where_there_are_no_guests_nobody_becomes_one(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'kingsbridge.db'}") as here:
        rules(here, guests=False)
        assert here.visitor().refused("/api/me/guest", name="Ann") == (403, "no_guests")
        about = here.visitor().get("/api/about")
        assert (about["guests"], about["shortest_password"]) == (False, 8)
        here.account("Ann")


def test_accounts_are_made_by_invitation_or_not_at_all(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'kingsbridge.db'}") as here:
        now = here.server.now()
        rows = [
            {"code": code, "note": "", "uses_left": uses, "until": until, "created": now}
            for code, uses, until in [("good", 1, None), ("spent", 0, None), ("late", 5, now - 1)]
        ]
        here.run(here.server.store.write(lambda c: c.execute(insert(invitations), rows).rowcount))
        rules(here, registration=WhoRegisters.INVITED)
        new: Doc = {"name": "Ann", "password": PASSWORD}
        asked = "/api/me/account"
        assert here.visitor().refused(asked, **new) == (403, "no_invitation")
        for bad in ("spent", "late", "guessed", "x" * 1000):
            refused = here.visitor().refused(asked, **new, invitation=bad)
            assert refused == (403, "bad_invitation")
        # What was not used up by a name that could not be had is still good.
        assert here.visitor().refused(asked, name="Host", password=PASSWORD, invitation="good") == (
            400,
            "name_taken",
        )
        here.visitor().post(asked, **new, invitation="good")
        refused = here.visitor().refused(asked, name="Bob", password=PASSWORD, invitation="good")
        assert refused == (403, "bad_invitation")
        rules(here, registration=WhoRegisters.CLOSED)
        refused = here.visitor().refused(asked, name="Bob", password=PASSWORD, invitation="good")
        assert refused == (403, "registration_closed")
        assert here.visitor().get("/api/about")["registration"] == "closed"


def test_from_where_somebody_was_banned_nobody_new_comes_for_a_while(tmp_path: Path) -> None:
    clock = Hand()
    with serving(f"sqlite:///{tmp_path / 'kingsbridge.db'}", now=clock) as here:
        here.visitor("Trouble")
        found = select(people.c.origin)
        origin = here.run(here.server.store.read(lambda c: c.execute(found).scalar_one()))
        assert origin
        assert "127" not in origin
        until = clock.time + HOUR
        close = insert(closed_origins).values(origin=origin, until=until, reason="spam")
        here.run(here.server.store.write(lambda c: c.execute(close).rowcount))
        for path, body in [("guest", {}), ("account", {"password": PASSWORD})]:
            answer = here.visitor().ask("POST", f"/api/me/{path}", name="Again", **body)
            told = answer.json()
            assert (answer.status_code, told["code"]) == (403, "banned")
            assert (told["until"], told["reason"]) == (until, "spam")
        clock.time += HOUR + 1
        here.visitor("Again")


def test_who_is_banned_is_told_until_when_and_why(here: Here) -> None:
    bob = here.account("Banned for a day")
    until = here.server.now() + 24 * HOUR
    ban = update(people).where(people.c.code == bob.code)
    new = ban.values(banned_until=until, ban_reason="shouting")
    here.run(here.server.store.write(lambda c: c.execute(new).rowcount))
    for answer in (
        bob.web.get("/api/me"),
        here.visitor().ask("POST", "/api/me/login", name=bob.name, password=PASSWORD),
    ):
        told = answer.json()
        assert (answer.status_code, told["code"], told["until"]) == (403, "banned", until)
        assert told["reason"] == "shouting"
        assert "UTC: shouting" in told["message"]
