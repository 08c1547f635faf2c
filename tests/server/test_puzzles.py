"""Puzzles on a server: the daily one, the next, and what a try does."""

from __future__ import annotations

import pytest

from kingsbridge.study.puzzles import puzzles_of
from kingsbridge.study.rating import Rating, attempted
from tests.server.conftest import NewDatabase
from tests.server.serving import PASSWORD, Here, Visitor, serving


def other_than_best(key: str) -> int:
    """Return a move that does not solve a puzzle."""
    puzzle = puzzles_of("world").of(key)
    return next(move for move in puzzle.state().legal() if move != puzzle.best)


def attempt(visitor: Visitor, key: str, move: int, *, daily: bool = False) -> dict[str, object]:
    told: dict[str, object] = visitor.post(
        f"/api/puzzles/world/{key}/attempt", move=move, daily=daily
    )
    return told


def test_everybody_has_the_same_puzzle_of_the_day(here: Here) -> None:
    ann, nobody = here.visitor("Ann"), here.visitor()
    assert (
        ann.get("/api/puzzles/world/daily")["key"]
        == (nobody.get("/api/puzzles/world/daily")["key"])
    )


def test_the_hall_of_puzzles_tells_of_themes_and_how_i_stand(here: Here) -> None:
    hall = here.visitor().get("/api/puzzles/world")
    assert hall["count"] == len(puzzles_of("world").all)
    assert {theme["key"] for theme in hall["themes"]} <= set(puzzles_of("world").themes)
    assert hall["standing"]["rating"] == 1500
    assert here.visitor().web.get("/api/puzzles/chess").status_code == 404


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_the_first_try_counts_and_no_other(kind: str, new_database: NewDatabase) -> None:
    with serving(new_database(kind)) as here:
        ann = here.visitor("Ann")
        puzzle = puzzles_of("world").of(ann.get("/api/puzzles/world/next")["key"])
        mine, harder = attempted(Rating(), puzzle.first_rating, False)
        failed = ann.post(
            f"/api/puzzles/world/{puzzle.key}/attempt", move=other_than_best(puzzle.key)
        )
        assert (failed["solved"], failed["counted"], failed["solution"]) == (False, True, None)
        assert failed["standing"]["rating"] == mine.shown
        again = ann.post(f"/api/puzzles/world/{puzzle.key}/attempt", move=puzzle.best)
        assert (again["solved"], again["counted"], again["change"]) == (True, False, 0)
        assert again["solution"]["choices"][0]["move"] == puzzle.best
        # It turned out harder than it was taken for, for everybody.
        told = here.visitor("Bob").get(f"/api/puzzles/world/{puzzle.key}")
        assert told["rating"] == harder.shown
        assert told["fresh"]
        assert ann.get("/api/puzzles/world/next")["key"] != puzzle.key
        assert [one["tried"] for one in ann.get("/api/me/puzzles") if one["title"] == "world"] == [
            1
        ]


def test_the_daily_puzzle_makes_days_in_a_row(here: Here) -> None:
    ann = here.visitor("Daily Ann")
    key = ann.get("/api/puzzles/world/daily")["key"]
    best = puzzles_of("world").of(key).best
    solved = ann.post(f"/api/puzzles/world/{key}/attempt", move=best, daily=True)
    assert (solved["standing"]["days"], solved["standing"]["run"]) == (1, 1)
    assert solved["standing"]["done_today"]


def test_a_solution_is_told_to_nobody_who_has_not_tried(here: Here) -> None:
    ann = here.visitor("Curious Ann")
    key = ann.get("/api/puzzles/world/next")["key"]
    assert ann.web.get(f"/api/puzzles/world/{key}/solution").json()["code"] == "try_first"
    attempt(ann, key, other_than_best(key))
    best = puzzles_of("world").of(key).best
    assert ann.get(f"/api/puzzles/world/{key}/solution")["choices"][0]["move"] == best


def test_what_is_no_move_of_a_puzzle_is_refused_and_counts_for_nothing(here: Here) -> None:
    ann = here.visitor("Wrong Ann")
    key = ann.get("/api/puzzles/world/next")["key"]
    assert ann.refused(f"/api/puzzles/world/{key}/attempt", move=9999)[1] == "against_the_rules"
    assert ann.refused("/api/puzzles/world/nothing/attempt", move=1) == (404, "no_puzzle")
    assert here.visitor().refused(f"/api/puzzles/world/{key}/attempt", move=1)[0] == 401
    assert ann.web.get("/api/puzzles/world/next", params={"theme": "chess"}).status_code == 400
    assert ann.get("/api/puzzles/world")["standing"]["tried"] == 0


def test_puzzles_are_taken_along_into_an_account_and_in_an_export(here: Here) -> None:
    here.account("Solving Ann")
    guest = here.visitor("Solving guest")
    key = guest.get("/api/puzzles/world/next")["key"]
    attempt(guest, key, puzzles_of("world").of(key).best)
    guest.post("/api/me/login", name="Solving Ann", password=PASSWORD)
    told = guest.web.get("/api/me/export").json()
    assert [one["puzzle"] for one in told["puzzle_tries"]] == [key]
    assert [one["solved"] for one in told["puzzle_standings"]] == [1]
