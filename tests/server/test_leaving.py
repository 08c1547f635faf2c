"""Leaving a table: resigning, a bot that stands in, and clocks that run out."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from kingsbridge.server.tables.overdue import look_after
from tests.server.playing import first_move, together
from tests.server.serving import Here, Visitor, serving

MINUTE = 60_000
HOUR = 60 * MINUTE


def told_by_the_table(visitor: Visitor, code: str, language: str = "en") -> list[str]:
    """Return the lines of the journal that are the table's own."""
    lines = visitor.moment(code, language=language)["lines"]
    return [line["text"] for line in lines if line["what"].startswith("table_")]


# Giving up


def test_who_resigns_a_game_for_two_loses_it(here: Here) -> None:
    (ann, bob), code = together(here, 2)
    first_move([ann, bob][ann.moment(code)["deciding"]], code)
    told = bob.post(f"/api/tables/{code}/resign")
    assert told["table"]["status"] == "finished"
    assert told["moment"]["result"]["winners"] == [0]
    assert told["moment"]["result"]["resigned"] == [1]
    assert told["moment"]["result"]["text"] == "Bob resigned. Ann wins."
    assert told["moment"]["deciding"] == -1
    assert told_by_the_table(ann, code) == ["Bob resigns.", "The game is over: Ann wins."]
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
    # Whoever comes late reads of it, too, also when the table is read again.
    here.server.tables.forget(code)
    assert told_by_the_table(here.visitor(), code, "de") == [
        f"Ein Bot spielt für {player.name}.",
        f"{player.name} ist wieder da.",
    ]


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
    assert told_by_the_table(ann, code) == [f"{player.name}'s time has run out: a bot plays on."]
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
