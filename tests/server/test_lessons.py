"""Lessons at a server: whoever visits is taught, and who learns says how far they are."""

from __future__ import annotations

from tests.server.serving import Here


def test_a_lesson_is_told_in_the_readers_language_to_whoever_asks(here: Here) -> None:
    lesson = here.visitor().get("/api/lessons/pillars", language="de")
    assert lesson["steps"][0] == {"key": "goal", "heading": "Worum es geht", "tasks": 0}
    assert lesson["seats"] == 3


def test_a_step_is_played_by_saying_what_was_right_so_far(here: Here) -> None:
    visitor = here.visitor()
    told = visitor.post("/api/lessons/pillars/pool")
    assert told["outcome"] == "begun"
    told = visitor.post("/api/lessons/pillars/pool", made=[], move=told["right"][0])
    assert told["says"] == "Aliena takes the quarry card: 3 stone for 8 workers."
    told = visitor.post("/api/lessons/pillars/pool", made=told["made"], move=told["right"][0])
    assert told["done"]
    assert told["happened"] == ["Aliena hires the mason."]


def test_what_is_amiss_is_refused_with_its_reason(here: Here) -> None:
    visitor = here.visitor()
    assert visitor.refused("/api/lessons/chess/pool") == (404, "not_found")
    assert visitor.refused("/api/lessons/pillars/castling") == (404, "not_found")
    assert visitor.refused("/api/lessons/pillars/pool", made=[0]) == (400, "bad_lesson")
    assert visitor.refused("/api/lessons/pillars/pool", move="best") == (400, "malformed")
    assert visitor.refused("/api/lessons/pillars/pool", cheat=1) == (400, "malformed")


def test_only_titles_with_a_lesson_say_that_they_have_one(here: Here) -> None:
    titles = {title["key"]: title["lesson"] for title in here.visitor().get("/api/about")["titles"]}
    assert titles["pillars"]
    assert titles["world"]
