"""The hall: tables are opened, joined, started, listed, and opened again by those who played."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.server.playing import listed, status, together
from tests.server.serving import Doc, Here, Visitor, serving

ME, OPEN = {"kind": "me"}, {"kind": "open"}
JOURNEYMAN = {"kind": "bot", "level": "journeyman"}


# Opening


@pytest.mark.parametrize(
    ("wish", "code", "right"),
    [
        ({"title": "chess"}, "refused", "'pillars' or 'world'"),
        ({"seats": [ME]}, "bad_seats", "2 to 4 seats"),
        ({"seats": [ME] + [OPEN] * 4}, "bad_seats", "2 to 4 seats"),
        ({"seats": []}, "bad_seats", "2 to 4 seats"),
        ({"seats": [ME, ME]}, "bad_seats", "only one"),
        ({"seats": [OPEN, OPEN]}, "bad_seats", "one seat must be 'me'"),
        ({"seats": [ME, {"kind": "dog"}]}, "bad_seats", "'me', 'bot', 'open' or 'here'"),
        ({"seats": [ME, {"kind": "bot"}]}, "bad_level", "'apprentice'"),
        ({"seats": [ME, {"kind": "bot", "level": "random"}]}, "bad_level", "'architect'"),
        ({"seats": [ME, {"kind": "here"}]}, "bad_name", "1 to 20 letters"),
        ({"seats": [ME, {"kind": "here", "name": "Ann"}]}, "bad_seats", "name of their own"),
        ({"options": {"edition": "dwarven"}}, "refused", "'mayfair'"),
        ({"options": {"dragons": True}}, "refused", "edition"),
        ({"pace": {"seconds": 60, "hours": 1}}, "bad_pace", "not both"),
        ({"pace": {"seconds": -1}}, "bad_pace", "at most a day"),
        ({"pace": {"seconds": 86401}}, "bad_pace", "at most a day"),
        ({"pace": {"seconds": 60, "increment": 601}}, "bad_pace", "ten minutes"),
        ({"pace": {"increment": 5}}, "bad_pace", "needs seconds"),
        ({"pace": {"hours": 721}}, "bad_pace", "720 hours"),
        ({"pace": {"days": 1}}, "malformed", "days"),
        ({"surprise": 1}, "malformed", "surprise"),
    ],
)
def test_a_wrong_wish_is_refused_with_what_is_right(
    here: Here, wish: Doc, code: str, right: str
) -> None:
    ann = here.visitor("Ann")
    answer = ann.ask("POST", "/api/tables", **{"title": "pillars", "seats": [ME, OPEN], **wish})
    assert answer.status_code == 400
    assert answer.json()["code"] == code
    assert right in answer.json()["message"]
    assert listed(ann, "mine") == {}


def test_seats_are_for_me_bots_friends_at_my_screen_and_anybody(here: Here) -> None:
    ann = here.visitor("Ann")
    code = ann.open("pillars", "open me here architect")
    told = ann.table(code)
    assert told["moment"] is None
    assert told["table"]["status"] == "open"
    assert told["table"]["secret"] is None
    seats = told["table"]["seats"]
    assert [seat["kind"] for seat in seats] == ["open", "person", "person", "bot"]
    assert [seat["person"] for seat in seats] == [None, ann.code, ann.code, None]
    assert [seat["name"] for seat in seats] == ["", "Ann", "Bob", "Ermengard"]
    assert seats[3]["level"] == "architect"


def test_a_bot_makes_way_for_a_person_of_its_name(here: Here) -> None:
    ann = here.visitor("Avice")
    code = ann.open("pillars", "me journeyman open open")
    ann.post(f"/api/tables/{code}/start", level="journeyman")
    names = [seat["name"] for seat in ann.table(code)["table"]["seats"]]
    assert names[0] == "Avice"
    assert len(set(names)) == 4


def test_two_of_the_same_name_are_told_apart(here: Here) -> None:
    ann, other = here.visitor("Ann"), here.visitor("Ann")
    code = ann.open("pillars", "me open")
    other.post(f"/api/tables/{code}/join")
    assert [seat["name"] for seat in ann.table(code)["table"]["seats"]] == ["Ann", "Ann 2"]


def test_a_table_starts_when_it_is_full(here: Here) -> None:
    ann, bob, cyn = here.visitor("Ann"), here.visitor("Bob"), here.visitor("Cyn")
    code = ann.open("pillars", "me open open")
    told = bob.post(f"/api/tables/{code}/join", seat=2)
    assert told["moment"] is None
    assert [seat["name"] for seat in told["table"]["seats"]] == ["Ann", "", "Bob"]
    told = cyn.post(f"/api/tables/{code}/join")
    assert told["table"]["status"] == "playing"
    assert told["moment"]["version"] == 1
    assert told["moment"]["seat"] == 1


def test_who_opened_a_table_starts_it_with_bots_in_the_open_seats(here: Here) -> None:
    ann, bob = here.visitor("Ann"), here.visitor("Bob")
    code = ann.open("pillars", "me open open")
    bob.post(f"/api/tables/{code}/join")
    start = f"/api/tables/{code}/start"
    assert bob.refused(start) == (403, "not_yours")
    assert ann.refused(start, level="genius") == (400, "bad_level")
    told = ann.post(start, level="apprentice")
    assert [seat["kind"] for seat in told["table"]["seats"]] == ["person", "person", "bot"]
    assert told["table"]["status"] == "playing"
    assert ann.refused(start) == (409, "begun")


def test_who_leaves_before_the_game_makes_room(here: Here) -> None:
    ann, bob = here.visitor("Ann"), here.visitor("Bob")
    code = ann.open("pillars", "me open open")
    leave = f"/api/tables/{code}/leave"
    assert bob.refused(leave) == (403, "not_yours")
    bob.post(f"/api/tables/{code}/join")
    told = bob.post(leave)
    assert [seat["kind"] for seat in told["table"]["seats"]] == ["person", "open", "open"]
    bob.post(f"/api/tables/{code}/join")
    # With the one who opened it the table goes.
    assert ann.post(leave)["table"]["status"] == "closed"
    assert bob.refused(f"/api/tables/{code}/join") == (409, "seated")
    assert here.visitor("Cyn").refused(f"/api/tables/{code}/join") == (409, "begun")


def test_nobody_leaves_a_game_that_has_begun_without_a_word(here: Here) -> None:
    (ann, bob), code = together(here, 2)
    assert bob.refused(f"/api/tables/{code}/leave") == (409, "begun")
    assert ann.refused(f"/api/tables/{code}/close") == (403, "not_yours")


def test_who_opened_a_table_closes_it_before_it_begins(here: Here) -> None:
    ann = here.visitor("Ann")
    code = ann.open("pillars", "me open")
    ann.post(f"/api/tables/{code}/close")
    assert status(ann, code) == "closed"
    assert code not in listed(ann, "open")
    assert ann.refused(f"/api/tables/{code}/moves", move=1, version=1, key="k") == (
        409,
        "not_begun",
    )


def test_nobody_keeps_more_than_twenty_tables_open(here: Here) -> None:
    ann = here.visitor("Ann")
    codes = [ann.open("pillars", "me open", private=True) for _ in range(20)]
    assert ann.refused("/api/tables", title="pillars", seats=[ME, OPEN]) == (
        409,
        "too_many_tables",
    )
    ann.post(f"/api/tables/{codes[0]}/close")
    assert ann.open("pillars", "me open", private=True)


# Lists


def test_a_table_goes_through_the_lists(here: Here) -> None:
    ann, bob = here.visitor("Ann"), here.visitor("Bob")
    code = ann.open("world", "me open")
    assert code in listed(bob, "open")
    assert code in listed(ann, "mine")
    assert listed(bob, "mine") == listed(here.visitor(), "mine") == {}
    bob.post(f"/api/tables/{code}/join")
    assert code not in listed(bob, "open")
    assert code in listed(here.visitor(), "playing")
    deciding = ann.moment(code)["deciding"]
    assert [listed(player, "mine")[code]["my_turn"] for player in (ann, bob)] == [
        deciding == 0,
        deciding == 1,
    ]
    bob.post(f"/api/tables/{code}/resign")
    assert code not in listed(bob, "playing")
    finished = listed(here.visitor(), "finished")[code]
    assert finished["result"]["winners"] == [0]
    assert finished["deciding"] == -1
    assert not finished["my_turn"]
    assert code not in listed(bob, "mine")


def test_the_hall_tells_that_there_is_something_new(here: Here) -> None:
    with here.visitor().live() as live:
        live.answer("hall")
        here.visitor("Ann").open("pillars", "me open")
        assert live.hear() == {"news": "hall"}


# Playing again


def test_a_rematch_is_opened_once_by_whoever_presses_first(here: Here) -> None:
    (ann, bob), code = together(here, 2, hints=False, pace={"hours": 5})
    again = f"/api/tables/{code}/rematch"
    assert ann.refused(again) == (409, "not_over")
    ann.post(f"/api/tables/{code}/resign")
    assert here.visitor("Eve").refused(again) == (403, "not_yours")
    with ThreadPoolExecutor(2) as both:
        told = list(both.map(lambda player: player.post(again), [ann, bob]))
    assert told[0]["table"]["code"] == told[1]["table"]["code"] != code
    rematch = told[0]["table"]
    assert ann.table(code)["table"]["rematch"] == rematch["code"]
    assert (rematch["pace"]["hours"], rematch["hints"]) == (5, False)
    seated = [seat["person"] for seat in rematch["seats"]]
    assert seated in ([ann.code, None], [None, bob.code])
    assert [seat["kept_for"] or seat["person"] for seat in rematch["seats"]] == [ann.code, bob.code]
    other = bob if seated[0] else ann
    assert other.post(f"/api/tables/{rematch['code']}/join")["table"]["status"] == "playing"
    mine = [table for table in listed(ann, "mine") if table != code]
    assert mine == [rematch["code"]]


def played(here: Here) -> tuple[list[Visitor], str]:
    """Return three people who have played, and the code of their table."""
    players, code = together(here, 3)
    for player in players[:2]:
        player.post(f"/api/tables/{code}/resign")
    return list(players), code


def test_in_a_rematch_seats_are_kept_for_those_who_played(here: Here) -> None:
    (ann, bob, cyn), code = played(here)
    eve = here.visitor("Eve")
    with eve.live() as live:
        live.answer("watch", table=code)
        rematch = bob.post(f"/api/tables/{code}/rematch")["table"]
        # Whoever looks at the old table hears of the new one.
        news = live.hear_until(lambda news: news.get("table", {}).get("rematch") is not None)
        assert news["table"]["rematch"] == rematch["code"]
    new = rematch["code"]
    # Everybody has the seat that they had.
    assert [
        (seat["kind"], seat["name"], seat["person"], seat["kept_for"]) for seat in rematch["seats"]
    ] == [
        ("open", "Ann", None, ann.code),
        ("person", "Bob", bob.code, None),
        ("open", "Cyn", None, cyn.code),
    ]
    for player in (ann, bob, cyn):
        mine = listed(player, "mine")[new]
        assert [seat["kept_for"] for seat in mine["seats"]] == [ann.code, None, cyn.code]
        assert [seat["person"] for seat in mine["seats"]] == [None, bob.code, None]
    # There is nothing in it for anybody else.
    assert new not in listed(eve, "open")
    assert new in listed(ann, "open")
    join = f"/api/tables/{new}/join"
    assert eve.refused(join) == eve.refused(join, seat=0) == (403, "kept")
    assert ann.refused(join, seat=2) == (403, "kept")
    assert ann.post(join)["table"]["seats"][0]["person"] == ann.code
    told = cyn.post(join, seat=2)
    assert (told["table"]["status"], told["moment"]["seat"]) == ("playing", 2)


def test_who_opened_a_rematch_gives_a_kept_seat_free(here: Here) -> None:
    (ann, _bob, cyn), code = played(here)
    new = ann.post(f"/api/tables/{code}/rematch")["table"]["code"]
    free, join = f"/api/tables/{new}/free", f"/api/tables/{new}/join"
    assert cyn.refused(free, seat=1) == (403, "not_yours")
    assert ann.refused(free, seat=0) == ann.refused(free, seat=7) == (409, "not_kept")
    seat = ann.post(free, seat=1)["table"]["seats"][1]
    assert (seat["kind"], seat["name"], seat["kept_for"]) == ("open", "", None)
    eve = here.visitor("Eve")
    assert new in listed(eve, "open")
    assert eve.post(join)["table"]["seats"][1]["person"] == eve.code
    # Who does not want to play again says so, and it is in their list no more.
    cyn.post(f"/api/tables/{new}/leave")
    assert new not in listed(cyn, "mine")
    assert here.visitor("Fay").post(join)["table"]["status"] == "playing"
    assert ann.refused(free, seat=1) == (409, "begun")


def test_bots_take_the_kept_seats_of_those_who_do_not_come(here: Here) -> None:
    (ann, bob, cyn), code = played(here)
    new = ann.post(f"/api/tables/{code}/rematch")["table"]["code"]
    bob.post(f"/api/tables/{new}/join")
    told = ann.post(f"/api/tables/{new}/start", level="apprentice")["table"]
    assert [seat["kind"] for seat in told["seats"]] == ["person", "person", "bot"]
    assert [seat["kept_for"] for seat in told["seats"]] == [None, None, None]
    assert new not in listed(cyn, "mine")


def test_a_friend_at_ones_screen_comes_along_to_the_rematch(here: Here) -> None:
    ann, dan = here.visitor("Ann"), here.visitor("Dan")
    code = ann.open("pillars", "here me open")
    dan.post(f"/api/tables/{code}/join")
    dan.post(f"/api/tables/{code}/resign")
    for seat in (0, 1):
        if status(ann, code) == "playing":
            ann.post(f"/api/tables/{code}/resign", seat=seat)
    new = dan.post(f"/api/tables/{code}/rematch")["table"]["code"]
    told = ann.post(f"/api/tables/{new}/join")["table"]
    assert [seat["name"] for seat in told["seats"]] == ["Bob", "Ann", "Dan"]
    assert [seat["person"] for seat in told["seats"]] == [ann.code, ann.code, dan.code]


def test_a_seat_is_kept_through_a_restart_and_for_who_has_an_account_now(database: str) -> None:
    with serving(database) as here:
        (ann, bob, cyn), code = played(here)
        new = ann.post(f"/api/tables/{code}/rematch")["table"]["code"]
    with serving(database) as here:
        ann, bob, cyn = here.again(ann), here.again(bob), here.again(cyn)
        seats = ann.table(new)["table"]["seats"]
        assert [seat["kept_for"] for seat in seats] == [None, bob.code, cyn.code]
        assert here.visitor("Eve").refused(f"/api/tables/{new}/join") == (403, "kept")
        bob.register("Robert")
        assert bob.table(new)["table"]["seats"][1]["name"] == "Robert"
        told = bob.post(f"/api/tables/{new}/join")["table"]
        assert (told["seats"][1]["person"], told["seats"][1]["name"]) == (bob.code, "Robert")


def test_a_rematch_against_bots_and_friends_begins_at_once_and_only_once(here: Here) -> None:
    ann = here.visitor("Ann")
    code = ann.open("pillars", "me here bot")
    ann.post(f"/api/tables/{code}/resign", seat=0)
    ann.post(f"/api/tables/{code}/resign", seat=1)
    # She has another name now.
    ann.register("Annie of the rematch")
    with ThreadPoolExecutor(4) as fingers:
        again = f"/api/tables/{code}/rematch"
        told = list(fingers.map(lambda _: ann.post(again)["table"], range(4)))
    assert len({table["code"] for table in told}) == 1
    assert told[0]["status"] == "playing"
    assert [seat["name"] for seat in told[0]["seats"][:2]] == ["Annie of the rematch", "Bob"]
    assert list(listed(ann, "mine")) == [told[0]["code"]]
