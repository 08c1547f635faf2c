"""The numbers of moves that the boards in the browser go by are those that the titles give."""

from __future__ import annotations

import pytest

from kingsbridge.engine.title import Title
from kingsbridge.titles.pillars import moves
from tests.engine.games import TITLES
from tools.move_numbers import drawn, numbers, sheet

every_title = pytest.mark.parametrize("title", TITLES, ids=lambda title: title.key)


def test_the_clients_numbers_of_moves_are_current() -> None:
    for file, text in drawn():
        assert file.read_text("utf-8") == text, "run python tools/move_numbers.py"


@every_title
def test_the_client_has_the_numbers_of_every_title_it_draws(title: Title) -> None:
    assert title.key in {file.parent.name for file, _ in drawn()}


@every_title
def test_the_number_of_moves_is_the_titles(title: Title) -> None:
    assert {number.name: number.value for number in numbers(title.key)}["MOVES"] == title.moves


def test_a_number_is_told_with_its_value_its_remark_and_its_section() -> None:
    found = {number.name: number for number in numbers("pillars")}
    assert found["HIRE"].value == moves.HIRE
    assert found["HIRE"].remark == "+ craftsman, one of the 24"
    assert found["HIRE"].section == "Selection (P-I)"
    assert found["FIRST_SPACE"].value == moves.FIRST_SPACE
    text = sheet("pillars")
    assert f"export const HIRE = {moves.HIRE}; // + craftsman, one of the 24" in text
