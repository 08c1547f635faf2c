"""Letters: to addresses that are somebody's own, few enough, and each can be the last."""

from __future__ import annotations

import re
from collections.abc import Iterator
from email.message import EmailMessage
from email.utils import parsedate_to_datetime
from pathlib import Path

import httpx
import pytest
from sqlalchemy import select

from kingsbridge.server.database.schema import buckets
from kingsbridge.server.people.letters import Mail
from tests.server.post_office import PostOffice, post_office
from tests.server.serving import PASSWORD, PATIENCE, Doc, Here, Visitor, play_until, serving

ADDRESS = "http://games.example.org"
DAY = 86_400_000


class Town(Here):
    """A server with a post office, and a clock that is set by hand."""

    office: PostOffice
    time: int


@pytest.fixture
def town(tmp_path: Path) -> Iterator[Town]:
    at = [1_800_000_000_000]
    with post_office() as office:
        mail = Mail("127.0.0.1", "Games <games@example.org>", office.port, encrypted=False)
        database = f"sqlite:///{tmp_path / 'kingsbridge.db'}"
        settings: Doc = {"mail": mail, "address": ADDRESS, "trusted_proxies": ("127.0.0.1",)}
        with serving(database, now=lambda: at[0], **settings) as here:
            town = Town(here.address, here.server, here.loop)
            town.office = office
            town.visitors = here.visitors
            town.clock = at  # type: ignore[attr-defined]
            yield town


def pass_time(town: Town, milliseconds: int) -> None:
    town.clock[0] += milliseconds  # type: ignore[attr-defined]


def tell(visitor: Visitor, email: str, password: str = PASSWORD) -> httpx.Response:
    return visitor.ask("PUT", "/api/me/email", email=email, password=password)


def letter(town: Town) -> EmailMessage:
    return town.office.letters.get(timeout=PATIENCE)


def link_in(found: EmailMessage, what: str) -> str:
    """Return what is sealed in the link of a letter."""
    said = re.search(rf"{ADDRESS}/letters/{what}#(\S+)", found.get_content())
    assert said is not None
    return said[1]


def confirmed(town: Town, visitor: Visitor, email: str) -> None:
    assert tell(visitor, email).json()["sent"]
    town.visitor().post("/api/letters/confirm", link=link_in(letter(town), "confirm"))


def test_without_a_post_office_there_are_no_letters(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'kingsbridge.db'}") as here:
        ann = here.visitor("Ann")
        assert tell(ann, "ann@example.org").json()["code"] == "no_mail"
        assert ann.refused("/api/me/password/lost", email="a@example.org") == (400, "no_mail")
        answer = ann.ask("PATCH", "/api/me", reminders={"letters": True})
        assert (answer.status_code, answer.json()["code"]) == (400, "no_mail")
        assert ann.get("/api/me")["me"]["mail"] is False


def test_an_address_is_one_plain_address(town: Town) -> None:
    bob = town.visitor("Bob")
    for bad in [
        "bob",
        "bob@home",
        "@a.b",
        "a b@c.de",
        "a@b.de\nBcc: x@y.z",
        "<a@b.de>",
        "Bob <a@b.de>",
        "a@b.de, c@d.de",
        "a@b.de;c@d.de",
        "a(b)@c.de",
        '"a b"@c.de',
        "a@[127.0.0.1]",
        "a@127.0.0.1",
        "a@localhost",
        "a..b@c.de",
        ".a@b.de",
        "a@b..de",
        "a@-b.de",
        "ä@b.de",
        "a" * 250 + "@b.de",
    ]:
        answer = tell(bob, bad)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_email"), bad
    assert bob.get("/api/me")["me"]["email"] is None
    assert town.office.letters.empty()


def test_no_second_letter_goes_where_nobody_confirmed_the_first(town: Town) -> None:
    """A mail bomb: many guests, one address."""
    for number in range(12):
        bomber = town.visitor(f"Bomber {number}")
        answer = tell(bomber, "victim@example.org" if number % 2 else "Victim@Example.org")
        assert answer.json()["sent"] is (number == 0)
        assert answer.json()["me"]["email"]["confirmed"] is False
        bomber.ask("PATCH", "/api/me", reminders={"letters": True})
    code = bomber.open("pillars", "me open", pace={"hours": 24})
    other = town.visitor("Other")
    other.post(f"/api/tables/{code}/join")
    person = town.run(town.server.people.by_code(bomber.code))
    town.run(town.server.reminder.remind(person, code, "pillars"))
    first = letter(town)
    assert town.office.letters.empty()
    # Who wants none at all is left in peace for a year.
    stop = re.search(r"<(.*)>", first["List-Unsubscribe"])
    assert stop is not None
    path = stop[1].removeprefix(ADDRESS)
    answer = httpx.post(town.address + path, data={"List-Unsubscribe": "One-Click"})
    assert answer.status_code == 204
    pass_time(town, 300 * DAY)
    assert not tell(town.visitor("Much later"), "victim@example.org").json()["sent"]
    assert town.office.letters.empty()


def test_one_person_writes_to_few_strangers(town: Town) -> None:
    bob = town.visitor("Bob")
    sent = [tell(bob, f"stranger{number}@example.org").json()["sent"] for number in range(8)]
    assert sent == [True] * 5 + [False] * 3
    pass_time(town, DAY)
    assert tell(bob, "another@example.org").json()["sent"]


def test_from_one_place_all_together_write_to_few_strangers(town: Town) -> None:
    """Many guests from one place use up no more than its own share of the day's letters."""
    sent = [
        tell(guest, f"stranger{number}.{one}@example.org").json()["sent"]
        for one, guest in enumerate(town.visitor(f"Guest {one}") for one in range(4))
        for number in range(5)
    ]
    assert sent == [True] * 15 + [False] * 5
    # From elsewhere there are letters left.
    elsewhere = town.visitor()
    elsewhere.web.headers["X-Forwarded-For"] = "203.0.113.7"
    elsewhere.become_guest("Elsewhere")
    assert tell(elsewhere, "elsewhere@example.org").json()["sent"]


def kept(town: Town) -> set[str]:
    """Return what is counted of letters: to whom, by whom, from where."""
    found = select(buckets.c.who).where(buckets.c.what == "first letters")
    whose = town.run(town.server.store.read(lambda c: list(c.execute(found).scalars())))
    return {who.split()[0] for who in whose}


def test_what_was_sent_long_ago_is_not_kept_but_for_who_wants_to_be_left_in_peace(
    town: Town,
) -> None:
    def sweep() -> None:
        town.run(town.server.store.write(town.server.letters.sweep))

    ann = town.visitor("Ann")
    assert tell(ann, "ann@example.org").json()["sent"]
    stop = link_in(letter(town), "unsubscribe")
    town.visitor().post(f"/api/letters/unsubscribe?link={stop}")
    pass_time(town, DAY - 1)
    sweep()
    assert kept(town) == {"to", "by", "from", "all"}
    pass_time(town, 2)
    sweep()
    assert kept(town) == {"to"}
    pass_time(town, 364 * DAY)
    sweep()
    assert kept(town) == {"to"}
    pass_time(town, 2 * DAY)
    sweep()
    assert kept(town) == set()


def test_an_address_is_confirmed_by_the_link_in_a_letter(town: Town) -> None:
    bob = town.account("Bob")
    assert tell(bob, "bob@example.org", "not this one").json()["code"] == "not_your_password"
    assert tell(bob, "bob@example.org").json()["me"]["email"] == {
        "address": "bob@example.org",
        "confirmed": False,
    }
    sealed = link_in(letter(town), "confirm")
    nobody = town.visitor()
    for bad in (sealed[:-1], sealed[1:], "", "x.y"):
        assert nobody.refused("/api/letters/confirm", link=bad) == (400, "bad_link")
    nobody.post("/api/letters/confirm", link=sealed)
    assert bob.get("/api/me")["me"]["email"]["confirmed"] is True
    # The next address is to be confirmed anew, and the old one is told of it.
    assert tell(bob, "elsewhere@example.org").json()["me"]["email"]["confirmed"] is False
    letters = {found["To"]: found for found in (letter(town), letter(town))}
    assert letters["bob@example.org"]["Subject"] == "Your letters go elsewhere now"
    assert nobody.refused("/api/letters/confirm", link=sealed) == (400, "old_link")
    late = link_in(letters["elsewhere@example.org"], "confirm")
    pass_time(town, 8 * DAY)
    assert nobody.refused("/api/letters/confirm", link=late) == (400, "old_link")
    assert bob.web.delete("/api/me/email").json()["email"] is None


def test_a_reminder_comes_in_ones_own_language_and_can_be_the_last(town: Town) -> None:
    ann, bob = town.visitor("Ann"), town.visitor("Bob", "de")
    confirmed(town, bob, "bob@example.org")
    bob.ask("PATCH", "/api/me", reminders={"letters": True})
    code = ann.open("pillars", "me open", pace={"hours": 24})
    bob.post(f"/api/tables/{code}/join")
    # Whoever begins: after Ann it is Bob's turn.
    play_until(code, [ann, bob], lambda moment: moment["deciding"] == 0)
    play_until(code, [ann, bob], lambda moment: moment["deciding"] == 1)
    found = letter(town)
    assert found["To"] == "bob@example.org"
    assert found["From"] == "Games <games@example.org>"
    assert "Die Säulen der Erde" in found["Subject"]
    assert f"{ADDRESS}/table/{code}" in found.get_content()
    assert "Bob" in found.get_content()
    assert parsedate_to_datetime(found["Date"]).timestamp() == 1_800_000_000
    assert re.fullmatch(r"<[^@\s]+@example\.org>", found["Message-ID"])
    assert found["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    # As it was sent: mail programs look for the link itself.
    (as_sent,) = (value for name, value in found.raw_items() if name == "List-Unsubscribe")
    assert re.fullmatch(r"<http[!-~]+>", str(as_sent).strip())
    # By the link in its text, without logging in.
    sealed = link_in(found, "unsubscribe")
    town.visitor().post(f"/api/letters/unsubscribe?link={sealed}")
    me = bob.get("/api/me")["me"]
    assert me["reminders"]["letters"] is False
    assert me["email"]["confirmed"] is True
    assert town.visitor().refused("/api/letters/unsubscribe?link=guess") == (400, "bad_link")


def test_not_even_a_friend_gets_letters_without_end(town: Town) -> None:
    bob = town.visitor("Bob")
    confirmed(town, bob, "bob@example.org")
    person = town.run(town.server.people.by_code(bob.code))
    sent = [town.run(town.server.letters.send(person, "server-password")) for _ in range(35)]
    assert sent == [True] * 30 + [False] * 5


# A password that was forgotten


def lost(town: Town, email: str) -> tuple[int, bytes]:
    answer = town.visitor().ask("POST", "/api/me/password/lost", email=email)
    return answer.status_code, answer.content


def test_a_lost_password_is_replaced_once_by_a_letter(town: Town) -> None:
    bob = town.account("Bob")
    confirmed(town, bob, "bob@example.org")
    other = town.visitor()
    other.post("/api/me/login", name="Bob", password=PASSWORD)
    program = town.visitor(token=bob.post("/api/me/tokens", name="bot")["token"])
    tell(town.account("Never confirmed"), "cyn@example.org")
    assert letter(town)["To"] == "cyn@example.org"
    # Nobody learns from the answer who has an account.
    answers = {lost(town, f"{name}@example.org") for name in ("bob", "cyn", "nobody")}
    assert answers == {(204, b"")}
    found = letter(town)
    assert found["To"] == "bob@example.org"
    sealed = link_in(found, "reset")
    visitor = town.visitor()
    path = "/api/me/password/reset"
    assert visitor.refused(path, link=sealed, password="short") == (400, "bad_password")
    assert visitor.refused(path, link=sealed[:-2], password="a new one") == (400, "bad_link")
    me = visitor.post(path, link=sealed, password="a new one")
    assert me["code"] == bob.code
    assert visitor.get("/api/me")["me"]["name"] == "Bob"
    for gone in (bob, other, program):
        assert gone.web.get("/api/me").status_code == 401
    again = town.visitor()
    assert again.refused(path, link=sealed, password="once more") == (400, "old_link")
    assert again.refused("/api/me/login", name="Bob", password=PASSWORD) == (401, "wrong_password")
    again.post("/api/me/login", name="Bob", password="a new one")
    assert letter(town)["Subject"] == "Your password was changed"
    assert town.office.letters.empty()


def test_the_link_for_a_new_password_is_good_for_an_hour(town: Town) -> None:
    bob = town.account("Bob")
    confirmed(town, bob, "bob@example.org")
    lost(town, "bob@example.org")
    sealed = link_in(letter(town), "reset")
    pass_time(town, 3_600_001)
    refused = town.visitor().refused("/api/me/password/reset", link=sealed, password="a new one")
    assert refused == (400, "old_link")
