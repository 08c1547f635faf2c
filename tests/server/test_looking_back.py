"""Looking back and looking on cost little: nobody who plays waits for a crowd that looks."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import ExitStack
from time import perf_counter

import pytest

from kingsbridge.engine.record import record_from_json, seeded
from kingsbridge.server.database.log import load_rows
from kingsbridge.table.course import STRIDE
from kingsbridge.table.table import Table
from tests.server.conftest import NewDatabase
from tests.server.playing import first_move, played, together
from tests.server.serving import Here, Visitor, serving


@pytest.fixture(scope="module")
def looked_at(new_database: NewDatabase) -> Iterator[Here]:
    with serving(new_database("sqlite")) as here:
        yield here


def brought(here: Here, title: str, seed: int = 3) -> tuple[str, int]:
    """Bring a game here that was played elsewhere; return its table and its last version."""
    record = played(title, seeded(seed))
    code = here.visitor("Ann").post("/api/records", **record)["table"]["code"]
    return code, len(record["moves"]) + 1


@pytest.mark.parametrize("title", ["pillars", "world"])
def test_every_version_of_a_game_is_what_folding_its_log_gives(looked_at: Here, title: str) -> None:
    here = looked_at
    code, last = brought(here, title)
    table = here.run(here.server.tables.table(code))
    rows = here.run(here.server.store.read(lambda c: load_rows(c, table.number, 0)))
    wanted = [last, 1, 2, STRIDE, STRIDE + 1, STRIDE + 2, last - 1, last // 2]
    for version in wanted:
        game = table.folded(rows[:version])
        plain = Table(table.terms, table.chairs, game, table.status)

        async def told(at: int = version, other: Table = plain) -> bool:
            past = await here.server.past.of(table, at)
            looks = [
                each.moment(1, "de", False, 0, lambda _: False, 1000) for each in (past, other)
            ]
            return looks[0] == looks[1] and past.the_game().moves == other.the_game().moves

        assert here.run(told())


def test_moves_that_were_taken_back_are_looked_at_as_they_were(looked_at: Here) -> None:
    ann = looked_at.visitor("Ann")
    code = ann.open("pillars", "me here")
    moments = [ann.moment(code)]
    for _ in range(3):
        moments += [first_move(ann, code), first_move(ann, code)]
        version = moments[-1]["version"]
        undone = ann.ask("POST", f"/api/tables/{code}/undo", version=version)
        if undone.is_success:
            moments.append(undone.json()["moment"])
    for _ in range(2):
        for moment in moments:
            past = ann.get(f"/api/tables/{code}/replay/{moment['version']}")
            assert past["view"] == moment["view"]
            assert past["ply"] == moment["ply"]


def test_a_game_is_folded_once_however_often_it_is_looked_at(looked_at: Here) -> None:
    here = looked_at
    code, last = brought(here, "world", 4)
    eve = here.visitor()
    for version in range(last, 0, -7):
        assert eve.get(f"/api/tables/{code}/replay/{version}")["version"] == version
    course = here.server.past._courses[code]
    assert len(course.rows) == last
    assert len(course.stands) == (last - 1) // STRIDE + 1


def test_what_is_kept_of_the_past_is_bounded(looked_at: Here) -> None:
    here = looked_at
    past, eve = here.server.past, here.visitor()
    codes = [brought(here, "world", seed)[0] for seed in (5, 6, 7)]
    room = past.weights.most
    try:
        past.weights.most = 1
        for code in codes:
            eve.get(f"/api/tables/{code}/replay/9")
            assert list(past._courses) == [code]
    finally:
        past.weights.most = room


def seconds_a_move(players: list[Visitor], code: str, moves: int) -> float:
    """Return how long a move takes, the middle one of so many."""
    taken = []
    for _ in range(moves):
        moments = [player.moment(code) for player in players]
        who = next(place for place, moment in enumerate(moments) if moment["menu"] is not None)
        move = moments[who]["menu"]["offers"][0]["move"]
        begun = perf_counter()
        players[who].move(code, moments[who], move)
        taken.append(perf_counter() - begun)
    return sorted(taken)[moves // 2]


def test_a_crowd_that_looks_back_does_not_stop_those_who_play(looked_at: Here) -> None:
    here = looked_at
    games = [brought(here, title, seed) for title in ("pillars", "world") for seed in range(10, 14)]
    (players, code) = together(here, 2, "world")
    over = threading.Event()
    looks: list[int] = []

    def look_back(first: int) -> None:
        eve = here.visitor()
        turn = first
        while not over.is_set():
            game, last = games[turn % len(games)]
            eve.get(f"/api/tables/{game}/replay/{1 + turn * 37 % last}", seat=turn % 2)
            eve.table(game, language="de")
            turn += 1
        looks.append(turn - first)

    crowd = [threading.Thread(target=look_back, args=(first,)) for first in range(8)]
    for one in crowd:
        one.start()
    try:
        taken = seconds_a_move(list(players), code, 15)
    finally:
        over.set()
        for one in crowd:
            one.join()
    assert sum(looks) > len(crowd)
    # Loosely: without the crowd it takes some 20 ms here.
    assert taken < 1.0


def test_spectators_share_what_they_are_told(looked_at: Here) -> None:
    here = looked_at
    (players, code) = together(here, 2, "world")
    table = here.run(here.server.tables.table(code))
    with ExitStack() as stack:
        spectators = [stack.enter_context(here.visitor().live()) for _ in range(20)]
        for spectator in spectators:
            spectator.answer("watch", table=code)
            spectator.hear_until(lambda news: news["news"] == "moment")
        for player in players:
            if player.moment(code)["menu"] is not None:
                first_move(player, code)
                break
        told = [
            spectator.hear_until(
                lambda news: news["news"] == "moment" and news["moment"]["version"] == 2
            )
            for spectator in spectators
        ]
        assert all(news["moment"] == told[0]["moment"] for news in told)
        # Twenty look on, and it was told once or twice: the second may have passed meanwhile.
        assert len(table._told) <= 2


def test_a_record_is_checked_beside_those_who_play(looked_at: Here) -> None:
    record = record_from_json(played("pillars", seeded(3)))
    moves = list(record.moves)
    assert looked_at.run(looked_at.server.aside.do(record.verify)).over
    assert record.moves == moves
