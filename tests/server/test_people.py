"""People: guests, accounts, tokens, mutes, ratings, and hosts who keep order."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from kingsbridge.server.codes import FOR_PEOPLE, FOR_TABLES, new_code
from tests.server.playing import decide_often
from tests.server.serving import PASSWORD, Doc, Here, Visitor

POLICY_VIOLATION = 1008


def login(visitor: Visitor, name: str, password: str = PASSWORD) -> httpx.Response:
    return visitor.ask("POST", "/api/me/login", name=name, password=password)


def me(visitor: Visitor) -> Doc | None:
    who: Doc | None = visitor.get("/api/me")["me"]
    return who


def seats(visitor: Visitor, code: str) -> list[Doc]:
    found: list[Doc] = visitor.table(code)["table"]["seats"]
    return found


# Guests and accounts


def test_a_new_visitor_is_nobody_until_they_say_a_name(here: Here) -> None:
    visitor = here.visitor()
    assert me(visitor) is None
    assert visitor.refused("/api/tables", title="pillars", seats=[]) == (401, "who_are_you")
    guest = visitor.become_guest("  Ann \t of   Kingsbridge ")
    assert guest["name"] == "Ann of Kingsbridge"
    assert not guest["account"]
    who = me(visitor)
    assert who is not None
    assert who["code"] == guest["code"]
    assert visitor.refused("/api/me/guest", name="Bob") == (400, "somebody")


def test_a_code_is_letters_and_digits_so_that_no_command_takes_it_for_an_option() -> None:
    for length in (FOR_TABLES, FOR_PEOPLE):
        codes = {new_code(length) for _ in range(500)}
        assert len(codes) == 500
        assert all(len(code) == length and code.isascii() and code.isalnum() for code in codes)


@pytest.mark.parametrize(
    "name", ["", "   ", "x" * 21, "a\x00b", "a\x07b", "\u202eevil", "\u200b", "\ufeff"]
)
def test_a_name_has_letters_that_can_be_printed(here: Here, name: str) -> None:
    assert here.visitor().refused("/api/me/guest", name=name) == (400, "bad_name")


def test_there_are_three_languages_and_no_other(here: Here) -> None:
    visitor = here.visitor()
    assert visitor.refused("/api/me/guest", name="Ann", language="la") == (400, "bad_language")
    visitor.become_guest("Ann", "de")
    code = visitor.open("pillars", "me here")
    german = visitor.moment(code)["heading"]
    answer = visitor.ask("PATCH", "/api/me", language="es")
    assert answer.json()["language"] == "es"
    assert visitor.moment(code)["heading"] != german
    assert visitor.moment(code, language="de")["heading"] == german
    assert visitor.ask("PATCH", "/api/me", language="la").json()["code"] == "bad_language"


def test_who_is_nobody_hears_the_language_of_their_browser(here: Here) -> None:
    ann = here.visitor("Ann", "de")
    code = ann.open("pillars", "me here")
    other = here.visitor()
    other.web.headers["Accept-Language"] = "xx-XX, de-AT;q=0.8, en;q=0.5"
    assert other.moment(code)["heading"] == ann.moment(code)["heading"]


def test_an_account_is_a_name_and_a_password(here: Here) -> None:
    ann = here.account("Annabel", language="es")
    assert me(ann) == me(ann)
    other = here.visitor()
    answer = login(other, "Annabel")
    assert answer.status_code == 200
    assert answer.json()["code"] == ann.code
    assert answer.json()["account"]
    assert answer.json()["language"] == "es"


def test_a_password_is_kept_as_an_argon2_hash_alone(here: Here) -> None:
    here.account("Secretive", password="open sesame!")
    kept = Path(str(here.server.store.engine.url.database))
    stored = b"".join(file.read_bytes() for file in kept.parent.glob(kept.name + "*"))
    assert b"$argon2id$" in stored
    assert b"open sesame!" not in stored


@pytest.mark.parametrize("password", ["", "short", "x" * 201])
def test_a_password_has_eight_to_two_hundred_letters(here: Here, password: str) -> None:
    refused = here.visitor().refused("/api/me/account", name="Weak", password=password)
    assert refused == (400, "bad_password")


def test_names_are_compared_without_case_and_width(here: Here) -> None:
    ann = here.account("Große Ännchen")
    for name in ("GROSSE ÄNNCHEN", "grosse a\u0308nnchen", "Ｇroße Ännchen"):
        assert here.visitor().refused("/api/me/account", name=name, password=PASSWORD) == (
            400,
            "name_taken",
        )
        assert login(here.visitor(), name).json()["code"] == ann.code


def test_a_wrong_password_and_an_unknown_name_get_the_same_answer(here: Here) -> None:
    here.account("Known")
    wrong = login(here.visitor(), "Known", "not this one")
    unknown = login(here.visitor(), "Nobody at all", "not this one")
    assert wrong.status_code == unknown.status_code == 401
    assert wrong.json() == unknown.json()
    assert wrong.json()["code"] == "wrong_password"
    assert "set-cookie" not in wrong.headers


def test_who_has_an_account_makes_no_second_one(here: Here) -> None:
    ann = here.account("Onlyone")
    assert ann.refused("/api/me/account", name="Another", password=PASSWORD) == (
        400,
        "has_account",
    )


def test_a_guest_who_registers_keeps_everything(here: Here) -> None:
    guest = here.visitor("Passing by")
    playing = guest.open("pillars", "me here")
    waiting = guest.open("pillars", "me here open")
    guest.post(f"/api/tables/{playing}/chat", text="hello")
    code = guest.code
    moment = guest.moment(playing)
    account = guest.register("Here to stay")
    assert account["code"] == code
    assert account["account"]
    # A game that has begun keeps the name of its record; a table that waits shows the new one.
    assert [seat["name"] for seat in seats(guest, playing)] == ["Passing by", "Bob"]
    assert [seat["name"] for seat in seats(guest, waiting)] == ["Here to stay", "Bob", ""]
    guest.move(playing, moment, moment["menu"]["offers"][0]["move"])


def test_a_guests_games_move_into_the_account_on_login(here: Here) -> None:
    here.account("Traveller").open("pillars", "me here", private=True)
    guest = here.visitor("Stranger")
    friend = here.visitor("Friend")
    playing = guest.open("pillars", "me open")
    friend.post(f"/api/tables/{playing}/join")
    waiting = guest.open("world", "me open", private=True)
    guest.post(f"/api/tables/{playing}/chat", text="it is me")
    token = guest.post("/api/me/tokens", name="program")["token"]
    old_cookie = guest.web.cookies["kingsbridge"]
    assert login(guest, "traveller").status_code == 200
    who = me(guest)
    assert who is not None
    assert who["name"] == "Traveller"
    account = who["code"]
    mine = {table["code"] for table in guest.get("/api/tables", which="mine")}
    assert {playing, waiting} < mine
    assert len(mine) == 3
    assert [seat["person"] for seat in seats(guest, playing)] == [account, friend.code]
    assert seats(guest, waiting)[0]["name"] == "Traveller"
    assert guest.table(waiting)["table"]["owner"] == account
    assert guest.get(f"/api/tables/{playing}/chat")[0]["person"] == account
    # The guest is no more, and whoever else was known as the guest is not the account.
    assert here.visitor(token=token).web.get("/api/me").status_code == 401
    ghost = here.visitor()
    ghost.web.cookies.set("kingsbridge", old_cookie)
    assert ghost.web.get("/api/me").status_code == 401
    moment = guest.moment(playing)
    if moment["menu"] is not None:
        guest.move(playing, moment, moment["menu"]["offers"][0]["move"])


def test_mutes_stay_when_a_guest_logs_in(here: Here) -> None:
    here.account("Quiet")
    noisy, guest, other = here.visitor("Noisy"), here.visitor("Guest"), here.visitor("Other")
    guest.post(f"/api/me/mutes/{noisy.code}")
    other.post(f"/api/me/mutes/{guest.code}")
    who = login(guest, "Quiet").json()
    assert who["muted"] == [noisy.code]
    assert other.get("/api/me")["me"]["muted"] == [who["code"]]


def test_logging_out_forgets_who_one_is(here: Here) -> None:
    guest = here.visitor("Ann")
    guest.post("/api/me/logout")
    assert "kingsbridge" not in guest.web.cookies
    assert me(guest) is None


def test_logging_out_everywhere_makes_old_cookies_bad(here: Here) -> None:
    ann = here.account("Everywhere")
    elsewhere = here.visitor()
    login(elsewhere, "Everywhere")
    with elsewhere.live() as live:
        ann.post("/api/me/logout?everywhere=true")
        with pytest.raises(ConnectionClosed) as closed:
            live.answer("hall")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == POLICY_VIOLATION
    answer = elsewhere.web.get("/api/me")
    assert (answer.status_code, answer.json()["code"]) == (401, "expired")
    assert elsewhere.ask("POST", "/api/me/logout?forget=1").status_code == 204
    assert login(elsewhere, "Everywhere").status_code == 200


def test_somebody_else_is_known_by_name_and_ratings_alone(here: Here) -> None:
    ann = here.account("Public")
    profile = here.visitor().get(f"/api/people/{ann.code}")
    assert profile.pop("since") > 0
    assert profile == {
        "code": ann.code,
        "name": "Public",
        "account": True,
        "role": "player",
        "ratings": [],
    }
    assert here.visitor().web.get("/api/people/nobody").status_code == 404


# Tokens


def test_a_token_is_told_once_and_lets_a_program_play(here: Here) -> None:
    ann = here.visitor("Ann")
    token = ann.post("/api/me/tokens", name="my bot")["token"]
    (told,) = ann.get("/api/me/tokens")
    assert told["name"] == "my bot"
    assert token not in str(told)
    program = here.visitor(token=token)
    assert program.get("/api/me")["me"]["code"] == ann.code
    code = program.open("pillars", "me here")
    with program.live() as live:
        moment = program.moment(code)
        move = moment["menu"]["offers"][0]["move"]
        answer = live.answer("move", table=code, move=move, version=moment["version"], key="k")
        assert answer["version"] == moment["version"] + 1


def test_a_token_taken_back_is_no_longer_good(here: Here) -> None:
    ann, bob = here.visitor("Ann"), here.visitor("Bob")
    program = here.visitor(token=ann.post("/api/me/tokens", name="bot")["token"])
    (token,) = ann.get("/api/me/tokens")
    path = f"/api/me/tokens/{token['id']}"
    with program.live() as live:
        assert live.answer("hall")["problem"] is None
        assert bob.web.delete(path).status_code == 404
        assert ann.web.delete(path).status_code == 204
        with pytest.raises(ConnectionClosed):
            live.answer("hall")
    answer = program.web.get("/api/me")
    assert (answer.status_code, answer.json()["code"]) == (401, "bad_token")
    assert ann.web.delete(path).status_code == 404
    assert ann.web.delete(f"/api/me/tokens/{10**30}").status_code == 400


@pytest.mark.parametrize("said", ["Bearer", "Bearer kb_guess", "Basic YTpi", "\xe9 x"])
def test_what_is_no_token_lets_nobody_in(here: Here, said: str) -> None:
    headers = {"Authorization": said.encode("latin-1")}
    answer = httpx.get(f"{here.address}/api/me", headers=headers)  # type: ignore[arg-type]
    assert (answer.status_code, answer.json()["code"]) == (401, "bad_token")


def test_nobody_has_more_than_twenty_tokens(here: Here) -> None:
    ann = here.visitor("Ann")
    for _ in range(20):
        ann.post("/api/me/tokens", name="one more")
    assert ann.refused("/api/me/tokens", name="too many") == (400, "too_many")


# Mutes


def test_who_is_muted_is_heard_no_more_until_unmuted(here: Here) -> None:
    ann, bob = here.visitor("Ann"), here.visitor("Bob")
    code = ann.open("pillars", "me open")
    bob.post(f"/api/tables/{code}/join")
    chat = f"/api/tables/{code}/chat"
    with ann.live() as live:
        live.answer("watch", table=code)
        ann.post(f"/api/me/mutes/{bob.code}")
        bob.post(chat, text="not heard")
        assert ann.web.delete(f"/api/me/mutes/{bob.code}").status_code == 204
        bob.post(chat, text="heard")
        news = live.hear_until(lambda news: news["news"] == "chat")
        assert news["line"]["text"] == "heard"
    assert len(ann.get(chat)) == 2
    ann.post(f"/api/me/mutes/{bob.code}")
    ann.post(f"/api/me/mutes/{bob.code}")
    assert ann.get("/api/me")["me"]["muted"] == [bob.code]
    assert ann.get(chat) == []
    assert len(bob.get(chat)) == 2


def test_one_cannot_mute_oneself_nor_nobody(here: Here) -> None:
    ann = here.visitor("Ann")
    assert ann.refused(f"/api/me/mutes/{ann.code}") == (400, "refused")
    assert ann.refused("/api/me/mutes/nobody") == (404, "not_found")


# Ratings


def test_a_rated_game_changes_both_ratings(here: Here) -> None:
    ann, bob = here.account("Rated Ann"), here.account("Rated Bob")
    for games in (1, 2):
        code = ann.open("world", "me open", rated=True)
        bob.post(f"/api/tables/{code}/join")
        decide_often([ann, bob], code)
        bob.post(f"/api/tables/{code}/resign")
        (winner,) = here.visitor().get(f"/api/people/{ann.code}")["ratings"]
        (loser,) = here.visitor().get(f"/api/people/{bob.code}")["ratings"]
        assert winner["title"] == loser["title"] == "world"
        assert winner["games"] == loser["games"] == games
        assert winner["mean"] > 25 > loser["mean"]


def test_a_game_that_is_not_rated_changes_none(here: Here) -> None:
    ann, bob = here.account("Unrated Ann"), here.account("Unrated Bob")
    code = ann.open("world", "me open")
    bob.post(f"/api/tables/{code}/join")
    bob.post(f"/api/tables/{code}/resign")
    assert ann.get("/api/me")["me"]["ratings"] == []


def test_a_rated_game_is_for_people_with_accounts_alone(here: Here) -> None:
    ann, guest = here.account("Serious"), here.visitor("Guest")
    wanted = [{"kind": "me"}, {"kind": "open"}]
    body = {"title": "pillars", "rated": True}
    assert guest.refused("/api/tables", seats=wanted, **body) == (403, "account_needed")
    wanted[1] = {"kind": "bot", "level": "master"}
    assert ann.refused("/api/tables", seats=wanted, **body) == (400, "rated")
    code = ann.open("pillars", "me open", rated=True)
    assert guest.refused(f"/api/tables/{code}/join") == (403, "account_needed")
    assert ann.refused(f"/api/tables/{code}/start") == (409, "rated")


# Hosts


def test_only_a_host_bans_and_nobody_bans_a_host(here: Here) -> None:
    ann, bob = here.account("No host"), here.visitor("Bob")
    host, other = here.host("The host"), here.host("Other host")
    assert ann.refused(f"/api/host/people/{bob.code}/ban") == (403, "not_yours")
    assert host.refused(f"/api/host/people/{other.code}/ban") == (403, "not_yours")
    assert host.refused("/api/host/people/nobody/ban") == (404, "not_found")
    assert host.get("/api/me")["me"]["role"] == "host"


def test_who_is_banned_is_kept_out_until_let_in_again(here: Here) -> None:
    host, bob = here.host("Keeper"), here.account("Banned Bob")
    program = here.visitor(token=bob.post("/api/me/tokens", name="bot")["token"])
    host.post(f"/api/host/people/{bob.code}/ban")
    for visitor in (bob, program):
        answer = visitor.web.get("/api/tables")
        assert (answer.status_code, answer.json()["code"]) == (403, "banned")
    again = here.visitor()
    assert login(again, "Banned Bob").status_code == 403
    with pytest.raises(Exception, match="403"), bob.live():
        pass
    assert host.web.delete(f"/api/host/people/{bob.code}/ban").status_code == 204
    assert bob.web.get("/api/tables").status_code == 200
    assert program.web.get("/api/tables").status_code == 200


def test_who_is_banned_while_connected_is_cut_off_at_once(here: Here) -> None:
    host, bob = here.host("Watchman"), here.account("Robert")
    code = bob.open("pillars", "me here")
    moment = bob.moment(code)
    with bob.live() as live:
        live.answer("watch", table=code)
        host.post(f"/api/host/people/{bob.code}/ban")
        move = moment["menu"]["offers"][0]["move"]
        with pytest.raises(ConnectionClosed) as closed:
            live.answer("move", table=code, move=move, version=moment["version"], key="late")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == POLICY_VIOLATION
    # All that was done is that he left.
    left = host.moment(code)
    assert left["version"] == moment["version"] + 1
    assert left["result"]["resigned"] == [0]


def test_a_host_closes_a_table_that_has_begun(here: Here) -> None:
    host, ann = here.host("Closer"), here.visitor("Ann")
    code = ann.open("pillars", "me here")
    moment = ann.moment(code)
    assert ann.refused(f"/api/tables/{code}/close") == (403, "not_yours")
    host.post(f"/api/tables/{code}/close")
    assert ann.table(code)["table"]["status"] == "closed"
    move = moment["menu"]["offers"][0]["move"]
    refused = ann.refused(
        f"/api/tables/{code}/moves", move=move, version=moment["version"], key="k"
    )
    assert refused == (409, "closed")
    assert host.refused(f"/api/tables/{code}/close") == (409, "finished")
