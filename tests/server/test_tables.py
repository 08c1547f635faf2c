"""Tables: opened, joined, played with clocks and undo, watched, replayed and looked back at."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from kingsbridge.bots import bot
from kingsbridge.engine.dice import SECRET_BYTES, SealedDice
from kingsbridge.engine.record import Deal, Record, sealed, seeded
from kingsbridge.server.tables.overdue import look_after
from kingsbridge.table.game import revealed
from tests.server.serving import Doc, Here, Visitor, play_until, serving

MINUTE = 60_000
HOUR = 60 * MINUTE

ME, OPEN = {"kind": "me"}, {"kind": "open"}
JOURNEYMAN = {"kind": "bot", "level": "journeyman"}


def together(here: Here, people: int, title: str = "pillars", **more: Any) -> tuple[Any, ...]:
    """Return people at a table that has begun, and its code."""
    players = [here.visitor(name) for name in ["Ann", "Bob", "Cyn", "Dan"][:people]]
    code = players[0].open(title, "me" + " open" * (people - 1), **more)
    for player in players[1:]:
        player.post(f"/api/tables/{code}/join")
    return players, code


def first_move(player: Visitor, code: str) -> Doc:
    moment = player.moment(code)
    return player.move(code, moment, moment["menu"]["offers"][0]["move"])


def status(visitor: Visitor, code: str) -> str:
    return str(visitor.table(code)["table"]["status"])


def listed(visitor: Visitor, which: str) -> dict[str, Doc]:
    found = visitor.get("/api/tables", which=which, most=100)
    return {table["code"]: table for table in found}


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
    other = bob if seated[0] else ann
    assert other.post(f"/api/tables/{rematch['code']}/join")["table"]["status"] == "playing"
    mine = [table for table in listed(ann, "mine") if table != code]
    assert mine == [rematch["code"]]


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


# Giving up


def test_who_resigns_a_game_for_two_loses_it(here: Here) -> None:
    (ann, bob), code = together(here, 2)
    first_move([ann, bob][ann.moment(code)["deciding"]], code)
    told = bob.post(f"/api/tables/{code}/resign")
    assert told["table"]["status"] == "finished"
    assert told["moment"]["result"]["winners"] == [0]
    assert told["moment"]["result"]["resigned"] == [1]
    assert told["moment"]["deciding"] == -1
    assert ann.refused(f"/api/tables/{code}/resign") == (409, "over")
    assert bob.refused(f"/api/tables/{code}/resign") == (403, "not_yours")


def test_who_resigns_against_a_bot_ends_the_game(here: Here) -> None:
    ann = here.visitor("Ann")
    code = ann.open("pillars", "me bot")
    told = ann.post(f"/api/tables/{code}/resign")
    assert told["moment"]["result"]["winners"] == [1]


def test_of_three_a_bot_plays_on_for_who_resigned(here: Here) -> None:
    (ann, bob, cyn), code = together(here, 3)
    told = cyn.post(f"/api/tables/{code}/resign")
    assert told["table"]["status"] == "playing"
    assert told["table"]["seats"][2]["resigned"]
    with ann.live() as live:
        live.do("watch", table=code)
        moved: set[int] = set()
        while moved != {0, 1, 2}:
            news = live.hear_until(lambda news: news["news"] == "moment")["moment"]
            moved.add(news["deciding"])
            if news["deciding"] in (0, 1):
                first_move([ann, bob][news["deciding"]], code)
    assert cyn.refused(f"/api/tables/{code}/return") == (409, "no_stand_in")
    # The last who is left has won.
    bob.post(f"/api/tables/{code}/resign")
    told = ann.table(code)
    assert told["table"]["status"] == "finished"
    assert told["moment"]["result"]["resigned"] == [1, 2]
    assert told["moment"]["result"]["winners"] == [0]


# Standing in


def test_a_bot_plays_for_me_until_i_am_back(here: Here) -> None:
    (ann, bob), code = together(here, 2)
    deciding = ann.moment(code)["deciding"]
    player = [ann, bob][deciding]
    with player.live() as live:
        live.do("watch", table=code)
        version = player.moment(code)["version"]
        told = player.post(f"/api/tables/{code}/stand-in", seat=deciding)
        assert told["table"]["seats"][deciding]["stand_in"]
        assert told["moment"]["menu"] is None
        live.hear_until(lambda n: n["news"] == "moment" and n["moment"]["version"] > version + 1)
    assert player.refused(f"/api/tables/{code}/stand-in", seat=deciding) == (409, "stand_in")
    told = player.post(f"/api/tables/{code}/return")
    assert not told["table"]["seats"][deciding]["stand_in"]
    assert player.refused(f"/api/tables/{code}/return") == (409, "no_stand_in")
    assert player.refused(f"/api/tables/{code}/stand-in", seat=7) == (400, "bad_seat")


Wait = Callable[[int], None]


@pytest.fixture(scope="module")
def timed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Here, Wait]]:
    """A server whose clock goes only when it is told to."""
    now = [1_800_000_000_000]
    folder = tmp_path_factory.mktemp("timed")

    with serving(f"sqlite:///{folder / 'kingsbridge.db'}", lambda: now[0]) as here:

        def wait(milliseconds: int) -> None:
            now[0] += milliseconds
            here.run(look_after(here.server.play, here.server.bots))

        yield here, wait


def test_a_bot_stands_in_for_somebody_who_is_away_and_not_before(
    timed: tuple[Here, Wait],
) -> None:
    here, wait = timed
    (ann, bob), code = together(here, 2)
    stand_in = f"/api/tables/{code}/stand-in"
    assert ann.refused(stand_in, seat=1) == (409, "not_away")
    wait(MINUTE - 1)
    assert ann.refused(stand_in, seat=1) == (409, "not_away")
    with bob.live() as live:
        live.answer("hall")
        wait(MINUTE)
        assert ann.refused(stand_in, seat=1) == (409, "not_away")
    # His line is closed; the server may need a moment to notice.
    while here.server.live.here(bob.code):
        here.run(here.server.store.read(lambda connection: None))
    assert ann.post(stand_in, seat=1)["table"]["seats"][1]["stand_in"]
    assert ann.refused(f"/api/tables/{code}/return", seat=1) == (409, "no_stand_in")
    assert not bob.post(f"/api/tables/{code}/return")["table"]["seats"][1]["stand_in"]


def test_who_plays_by_turns_may_be_away_for_a_turn(timed: tuple[Here, Wait]) -> None:
    here, wait = timed
    (ann, bob), code = together(here, 2, pace={"hours": 2})
    deciding = ann.moment(code)["deciding"]
    other = [bob, ann][deciding]
    wait(2 * HOUR - 1)
    assert other.refused(f"/api/tables/{code}/stand-in", seat=deciding) == (409, "not_away")
    assert not ann.table(code)["table"]["seats"][deciding]["stand_in"]
    assert ann.table(code)["table"]["seats"][deciding]["seconds_left"] is None
    wait(1)
    assert ann.table(code)["table"]["seats"][deciding]["stand_in"]


# Clocks


def left(visitor: Visitor, code: str) -> list[float]:
    return [seat["seconds_left"] for seat in visitor.table(code)["table"]["seats"]]


def test_a_clock_runs_for_who_decides_and_gains_with_every_move(
    timed: tuple[Here, Wait],
) -> None:
    here, wait = timed
    (ann, bob), code = together(here, 2, pace={"seconds": 60, "increment": 5})
    players = [ann, bob]
    deciding = ann.moment(code)["deciding"]
    expected = [60.0, 60.0]
    assert left(ann, code) == expected
    wait(10_000)
    expected[deciding] -= 10
    assert left(ann, code) == expected
    moment = first_move(players[deciding], code)
    expected[deciding] += 5
    assert left(ann, code) == expected
    wait(1_500)
    expected[moment["deciding"]] -= 1.5
    assert left(ann, code) == expected


def test_when_the_time_is_over_a_bot_stands_in(timed: tuple[Here, Wait]) -> None:
    here, wait = timed
    (ann, bob), code = together(here, 2, pace={"seconds": 30})
    deciding = ann.moment(code)["deciding"]
    player = [ann, bob][deciding]
    wait(29_999)
    assert not ann.table(code)["table"]["seats"][deciding]["stand_in"]
    wait(1)
    seat = ann.table(code)["table"]["seats"][deciding]
    assert (seat["stand_in"], seat["seconds_left"]) == (True, 0)
    # Who comes back has a minute, and not the bot's time.
    player.post(f"/api/tables/{code}/return")
    assert left(ann, code)[deciding] == 60


def test_nobody_gains_time_by_leaving_and_coming_back(timed: tuple[Here, Wait]) -> None:
    here, _ = timed
    (ann, bob), code = together(here, 2, pace={"seconds": 30})
    waiting = 1 - ann.moment(code)["deciding"]
    player = [ann, bob][waiting]
    player.post(f"/api/tables/{code}/stand-in", seat=waiting)
    player.post(f"/api/tables/{code}/return")
    assert left(ann, code)[waiting] == 30


# Taking back


def rule(player: Visitor, code: str) -> str:
    return str(player.moment(code)["undo"]["rule"])


def barred(player: Visitor, code: str) -> str:
    return str(player.moment(code)["undo"]["barred"])


def undo(player: Visitor, code: str) -> Doc:
    told: Doc = player.post(f"/api/tables/{code}/undo", version=player.moment(code)["version"])[
        "moment"
    ]
    return told


def until_rule(players: list[Visitor], code: str, wanted: str) -> Visitor:
    """Play until the one who just moved has this rule; return who it is."""
    while True:
        deciding = players[0].moment(code)["deciding"]
        first_move(players[deciding], code)
        if rule(players[deciding], code) == wanted:
            return players[deciding]


def test_nothing_can_be_taken_back_before_one_has_decided(here: Here) -> None:
    (ann, bob), code = together(here, 2)
    version = ann.moment(code)["version"]
    assert rule(ann, code) == rule(bob, code) == "never"
    assert barred(ann, code) == "nothing"
    assert ann.refused(f"/api/tables/{code}/undo", version=version) == (409, "nothing_to_undo")
    assert ann.refused(f"/api/tables/{code}/undo", version=version + 1) == (409, "stale")


def test_within_ones_own_turn_undo_is_free(here: Here) -> None:
    (ann, bob), code = together(here, 2)
    player = until_rule([ann, bob], code, "free")
    after = player.moment(code)
    assert after["deciding"] == after["seat"]
    before = player.get(f"/api/tables/{code}/replay/{after['version'] - 1}")
    back = undo(player, code)
    assert back["version"] == after["version"] + 1
    assert back["ply"] == after["ply"] - 1
    assert (back["view"], back["menu"]) == (before["view"], before["menu"])
    # Nothing is deleted: what was undone can still be replayed.
    again = player.get(f"/api/tables/{code}/replay/{after['version']}")
    assert again["view"] == after["view"]


def test_undo_never_goes_across_another_persons_move(here: Here) -> None:
    (ann, bob), code = together(here, 2)
    players = [ann, bob]
    play_until(code, players, lambda moment: moment["deciding"] == 0)
    play_until(code, players, lambda moment: moment["deciding"] == 1)
    first_move(bob, code)
    assert rule(ann, code) == "never"
    assert barred(ann, code) == "acted"
    version = ann.moment(code)["version"]
    assert ann.refused(f"/api/tables/{code}/undo", version=version) == (409, "undo_never")


@pytest.mark.parametrize("title", ["pillars", "world"])
def test_undo_never_goes_across_what_was_revealed(here: Here, title: str) -> None:
    (ann, bob), code = together(here, 2, title)
    table = here.server.tables.at_hand[code]
    before = revealed(table.the_game().state)
    while revealed(table.the_game().state) == before:
        deciding = table.the_game().deciding
        first_move([ann, bob][deciding], code)
    assert rule([ann, bob][deciding], code) == "never"
    assert barred([ann, bob][deciding], code) == "revealed"


def test_otherwise_undo_is_by_consent(here: Here) -> None:
    (ann, bob), code = together(here, 2)
    asker = until_rule([ann, bob], code, "ask")
    other = bob if asker is ann else ann
    before = asker.moment(code)
    seat = before["seat"]
    asked = undo(asker, code)
    assert asked["ply"] == before["ply"]
    assert asked["undo"]["asked_by"] == seat
    question = other.moment(code)
    assert question["undo"]["asked_by"] == seat
    assert question["undo"]["waiting_for"] == [1 - seat]
    answer = f"/api/tables/{code}/undo/answer"
    version = question["version"]
    assert asker.refused(answer, version=version, agree=True) == (403, "not_yours")
    assert other.refused(answer, version=version - 1, agree=True) == (409, "stale")
    # Refused: it stands.
    told = other.post(answer, version=version, agree=False)["moment"]
    assert (told["ply"], told["undo"]["asked_by"]) == (before["ply"], None)
    # Agreed: it is taken back.
    undo(asker, code)
    told = other.post(answer, version=other.moment(code)["version"], agree=True)["moment"]
    assert told["ply"] == before["ply"] - 1
    assert told["deciding"] == seat
    assert other.refused(answer, version=told["version"], agree=True) == (409, "no_question")


def test_a_question_is_over_when_somebody_plays_on(here: Here) -> None:
    (ann, bob), code = together(here, 2)
    asker = until_rule([ann, bob], code, "ask")
    other = bob if asker is ann else ann
    undo(asker, code)
    first_move(other, code)
    assert other.moment(code)["undo"]["asked_by"] is None


def test_a_stand_ins_consent_is_not_waited_for(here: Here) -> None:
    players, code = together(here, 3)
    asker = until_rule(players, code, "ask")
    before = asker.moment(code)
    deciding = before["deciding"]
    (third,) = {0, 1, 2} - {before["seat"], deciding}
    players[third].post(f"/api/tables/{code}/stand-in", seat=third)
    asked = undo(asker, code)
    assert asked["undo"]["waiting_for"] == [deciding]
    # The last one leaves, too: nobody is left who could disagree.
    told = players[deciding].post(f"/api/tables/{code}/stand-in", seat=deciding)["moment"]
    assert told["ply"] == before["ply"] - 1
    assert told["deciding"] == before["seat"]


def test_who_resigned_is_not_waited_for(here: Here) -> None:
    players, code = together(here, 3)
    asker = until_rule(players, code, "ask")
    before = asker.moment(code)
    asked = undo(asker, code)
    first, second = asked["undo"]["waiting_for"]
    players[first].post(f"/api/tables/{code}/undo/answer", version=asked["version"], agree=True)
    told = players[second].post(f"/api/tables/{code}/resign")["moment"]
    assert told["ply"] == before["ply"] - 1


def test_against_bots_alone_undo_is_always_free(here: Here) -> None:
    ann = here.visitor("Ann")
    code = ann.open("pillars", "me apprentice")
    with ann.live() as live:
        live.do("watch", table=code)

        def my_turn(plies: int) -> Doc:
            """Wait until it is my turn and a bot has moved since."""
            news = live.hear_until(
                lambda news: (
                    news["news"] == "moment"
                    and news["moment"]["menu"] is not None
                    and news["moment"]["ply"] >= plies
                )
            )
            moment: Doc = news["moment"]
            return moment

        mine = my_turn(0)
        while True:
            ann.move(code, mine, mine["menu"]["offers"][0]["move"])
            now = my_turn(mine["ply"] + 1)
            if now["ply"] > mine["ply"] + 1:
                break
            mine = now
        assert now["undo"]["rule"] == "free"
        back = undo(ann, code)
        assert back["ply"] == mine["ply"]
        assert back["view"] == mine["view"]


def test_a_bots_move_for_me_is_not_my_decision(here: Here) -> None:
    ann = here.visitor("Ann")
    code = ann.open("pillars", "me here")
    first = ann.moment(code)
    mine = first["deciding"]
    with ann.live() as live:
        live.do("watch", table=code)
        ann.post(f"/api/tables/{code}/stand-in", seat=mine)
        live.hear_until(lambda n: n["news"] == "moment" and n["moment"]["ply"] > 0)
        told = ann.post(f"/api/tables/{code}/return")["moment"]
    assert (told["undo"]["rule"], told["undo"]["barred"]) == ("never", "nothing")


# One screen, many eyes


def test_friends_at_one_screen_play_each_with_their_own_eyes(here: Here) -> None:
    ann = here.visitor("Ann")
    code = ann.open("world", "me here here")
    for seat in range(3):
        moment = ann.moment(code, seat=seat)
        assert moment["seat"] == seat
        hands = [player["hand"] is not None for player in moment["view"]["players"]]
        assert hands == [place == seat for place in range(3)]
    moment = ann.moment(code)
    assert moment["seat"] == moment["deciding"]
    move = moment["menu"]["offers"][0]["move"]
    wrong = (moment["deciding"] + 1) % 3
    body = {"version": moment["version"], "move": move, "key": "k"}
    assert ann.refused(f"/api/tables/{code}/moves", **body, seat=wrong) == (409, "not_your_turn")
    told = ann.post(f"/api/tables/{code}/moves", **body, seat=moment["deciding"])
    assert told["version"] == moment["version"] + 1


def test_a_spectator_sees_what_lies_open(here: Here) -> None:
    (ann, bob), code = together(here, 2, "world")
    for eve in (here.visitor("Eve"), here.visitor()):
        moment = eve.moment(code)
        assert moment["seat"] == -1
        assert moment["menu"] is None
        assert moment["undo"] is None
        assert all(player["hand"] is None for player in moment["view"]["players"])
        with eve.live() as live:
            live.do("watch", table=code)
            seen = live.hear_until(lambda news: news["news"] == "moment")["moment"]
            assert seen["view"] == moment["view"]
            first_move([ann, bob][seen["deciding"]], code)
            news = live.hear_until(lambda news: news["news"] == "moment")["moment"]
            assert news["version"] == moment["version"] + 1


# Chat


def test_what_is_said_at_a_table_is_heard_there_and_kept(here: Here) -> None:
    (ann, bob), code = together(here, 2)
    chat = f"/api/tables/{code}/chat"
    eve = here.visitor("Eve")
    with eve.live() as live:
        live.answer("watch", table=code)
        line = ann.post(chat, text="hello")
        news = live.hear_until(lambda news: news["news"] == "chat")
        assert news == {"news": "chat", "table": code, "line": line}
        assert live.answer("say", table=code, text="me too")["problem"]["code"] == "not_yours"
    with bob.live() as live:
        assert live.answer("say", table=code, text="good day")["problem"] is None
    assert [line["text"] for line in eve.get(chat)] == ["hello", "good day"]
    assert [line["name"] for line in eve.get(chat)] == ["Ann", "Bob"]
    assert [line["text"] for line in eve.get(chat, after=line["id"])] == ["good day"]
    assert ann.refused(chat, text="x" * 501) == (400, "bad_chat")
    assert ann.post(chat, text="x" * 500)["text"] == "x" * 500


# Hints


def test_a_hint_names_the_best_moves_with_their_chances(here: Here) -> None:
    ann = here.visitor("Ann")
    code = ann.open("pillars", "me here")
    moment = ann.moment(code)
    hint = ann.post(f"/api/tables/{code}/hint")
    offers = {offer["move"]: offer["text"] for offer in moment["menu"]["offers"]}
    assert 1 <= len(hint["ideas"]) <= 3
    assert hint["version"] == moment["version"]
    for idea in hint["ideas"]:
        assert idea["text"] == offers[idea["move"]]
        assert 0 <= idea["chance"] <= 1
    visits = [idea["visits"] for idea in hint["ideas"]]
    assert visits == sorted(visits, reverse=True)
    assert sum(hint["chances"]) == pytest.approx(1)
    assert hint["ideas"][0]["text"] in hint["why"]
    german = ann.ask("POST", f"/api/tables/{code}/hint?language=de").json()
    assert [idea["move"] for idea in german["ideas"]] == [idea["move"] for idea in hint["ideas"]]
    assert german["why"] != hint["why"]


def test_there_are_no_hints_out_of_turn_nor_where_they_are_not_wanted(here: Here) -> None:
    (ann, bob), code = together(here, 2)
    waiting = [bob, ann][ann.moment(code)["deciding"]]
    assert waiting.refused(f"/api/tables/{code}/hint") == (409, "not_your_turn")
    quiet = ann.open("pillars", "me here", hints=False)
    assert ann.refused(f"/api/tables/{quiet}/hint") == (409, "no_hints")
    ann.post(f"/api/tables/{code}/resign")
    assert ann.refused(f"/api/tables/{code}/hint") == (409, "over")
    first, second = here.account("Hinted one"), here.account("Hinted two")
    rated = first.open("pillars", "me open", rated=True, hints=True)
    second.post(f"/api/tables/{rated}/join")
    player = [first, second][first.moment(rated)["deciding"]]
    assert player.refused(f"/api/tables/{rated}/hint") == (409, "no_hints")
    assert not first.table(rated)["table"]["hints"]


# Looking back


def test_of_a_running_game_one_replays_what_one_saw(here: Here) -> None:
    (ann, bob), code = together(here, 2, "world")
    then = {player: player.moment(code) for player in (ann, bob)}
    first_move([ann, bob][ann.moment(code)["deciding"]], code)
    for player, moment in then.items():
        for query in ({}, {"seat": 0}, {"seat": 1}, {"seat": -1}):
            past = player.get(f"/api/tables/{code}/replay/{moment['version']}", **query)
            assert past["view"] == moment["view"]
            assert past["lines"] == moment["lines"]
    past = here.visitor().get(f"/api/tables/{code}/replay/1", seat=0)
    assert past["seat"] == -1


def test_a_finished_game_is_replayed_with_anybodys_eyes(here: Here) -> None:
    (ann, bob), code = together(here, 2, "world")
    then = [ann.moment(code), bob.moment(code)]
    first_move([ann, bob][ann.moment(code)["deciding"]], code)
    ann.post(f"/api/tables/{code}/resign")
    eve = here.visitor()
    for seat in (0, 1):
        past = eve.get(f"/api/tables/{code}/replay/1", seat=seat)
        assert past["seat"] == seat
        assert past["view"] == then[seat]["view"]
    assert eve.get(f"/api/tables/{code}/replay/1", seat=9)["seat"] == 1
    assert eve.get(f"/api/tables/{code}/replay/1")["seat"] == -1
    steps = eve.get(f"/api/tables/{code}/steps")
    assert [step["version"] for step in steps] == [1, 2, 3]
    assert eve.get(f"/api/tables/{code}/replay/3")["result"]["resigned"] == [0]
    assert eve.web.get(f"/api/tables/{code}/replay/4").json()["code"] == "bad_version"


def test_a_record_and_its_secret_are_told_when_the_game_is_over(here: Here) -> None:
    (ann, _bob), code = together(here, 2)
    eve = here.visitor()
    assert ann.table(code)["table"]["secret"] is None
    for path in ("record", "verify", "analysis"):
        answer = ann.web.get(f"/api/tables/{code}/{path}")
        assert (answer.status_code, answer.json()["code"]) == (409, "not_over")
    promise = ann.table(code)["table"]["commitment"]
    ann.post(f"/api/tables/{code}/resign")
    record = eve.get(f"/api/tables/{code}/record")
    assert record["deal"]["commitment"] == promise
    assert record["deal"]["secret"] == eve.table(code)["table"]["secret"]
    assert eve.get(f"/api/tables/{code}/verify")["good"]
    # It was not played to its end: there is nothing to analyse.
    assert eve.web.get(f"/api/tables/{code}/analysis").json()["code"] == "not_over"


def played(title: str, deal: Deal, seats: int = 2) -> Doc:
    """Return the record of a game among bots."""
    record = Record(title, seats, {}, deal, [], ["Ann", "Bob", "Cyn", "Dan"][:seats])
    state = record.begin()
    player = bot("random", 1)
    while not state.over:
        record.moves.append(player.choose(state))
        state.apply(record.moves[-1])
    record.close(state)
    return record.to_json()


@pytest.mark.parametrize("title", ["pillars", "world"])
def test_a_game_played_elsewhere_is_brought_here(here: Here, title: str) -> None:
    ann, eve = here.visitor("Ann"), here.visitor()
    record = played(title, seeded(2**70))
    code = ann.post("/api/records", **record)["table"]["code"]
    told = eve.table(code)
    assert told["table"]["status"] == "finished"
    assert told["moment"]["result"]["scores"] == record["scores"]
    assert told["moment"]["result"]["winners"] == record["winners"]
    assert eve.get(f"/api/tables/{code}/record") == record
    assert eve.get(f"/api/tables/{code}/verify") == {
        "good": True,
        "why": "",
        "scores": record["scores"],
    }
    last = len(record["moves"])
    assert eve.get(f"/api/tables/{code}/replay/{last}", seat=1)["ply"] == last - 1
    assert code not in listed(eve, "finished")
    assert ann.refused(f"/api/tables/{code}/rematch") == (403, "not_yours")
    assert eve.refused("/api/records", **record) == (401, "who_are_you")


def test_a_record_that_is_not_what_it_says_is_refused(here: Here) -> None:
    ann = here.visitor("Ann")
    good = played("world", sealed(SealedDice(bytes(range(SECRET_BYTES)))))
    moves = good["moves"]
    other = SealedDice(bytes(SECRET_BYTES)).secret.hex()
    bad: dict[str, Doc] = {
        "is not over": {"moves": moves[:-1], "scores": None, "winners": None},
        "but the game gives": {"scores": [score + 1 for score in good["scores"]]},
        "names the winners": {"winners": [0, 1]},
        "at move 1 of": {"moves": [32767, *moves[1:]]},
        "commitment promised": {"deal": {**good["deal"], "secret": other}},
        "expected 2 names": {"players": ["Ann"]},
        "no record": {"format": "something"},
        "there is no title": {"title": "chess"},
    }
    for message, change in bad.items():
        answer = ann.ask("POST", "/api/records", **{**good, **change})
        assert answer.status_code == 400
        assert message in answer.json()["message"]
    unkept = {**good, "deal": {**good["deal"], "secret": None}}
    assert ann.refused("/api/records", **unkept) == (400, "refused")
    assert ann.post("/api/records", **good)["table"]["secret"] == good["deal"]["secret"]


def test_an_analysis_is_thought_of_once_and_kept(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'kingsbridge.db'}"
    record = played("world", seeded(3))
    with serving(database, analyst="search:iterations=2") as here:
        ann = here.visitor("Ann")
        code = ann.post("/api/records", **record)["table"]["code"]
        path = f"/api/tables/{code}/analysis"
        first = ann.get(path)
        assert here.server.analysts.done == 1
        assert ann.get(path) == first
        assert here.server.analysts.done == 1
        assert ann.get(path, language="de") != first
        assert here.server.analysts.done == 2
    with serving(database, analyst="search:iterations=2") as here:
        assert here.visitor().get(path) == first
        assert here.server.analysts.done == 0


def test_an_analysis_goes_on_when_who_asked_for_it_leaves(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'kingsbridge.db'}"
    with serving(database, analyst="search:iterations=2") as here:
        ann = here.visitor("Ann")
        code = ann.post("/api/records", **played("world", seeded(3)))["table"]["code"]
        server = here.server

        async def ask_and_leave() -> Doc:
            table = await server.tables.table(code)
            asking = asyncio.create_task(server.analyses.of(table, "en"))
            while not server.analyses.going_on:
                await asyncio.sleep(0)
            (going_on,) = server.analyses.going_on.values()
            asking.cancel()
            return await going_on

        found = here.run(ask_and_leave())
        assert ann.get(f"/api/tables/{code}/analysis") == found
        assert server.analysts.done == 1
