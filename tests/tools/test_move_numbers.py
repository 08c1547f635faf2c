"""The numbers of moves and the steps that the boards in the browser go by are the titles' own."""

from __future__ import annotations

import re

import pytest

from kingsbridge.engine.title import Title
from kingsbridge.engine.walk import Walk
from kingsbridge.titles.pillars import moves
from kingsbridge.words import Words
from tests.engine.games import TITLES
from tools.move_numbers import CLIENT, drawn, numbers, sheet, sheet_of_steps, steps

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


@every_title
def test_the_client_knows_every_step_in_which_a_game_can_stand(title: Title) -> None:
    table = title.new(seats=title.fewest, seed=1)
    assert isinstance(table, Walk)
    assert steps(title.key) == [step.name for step in table.steps]
    assert all(f"\n  '{name}'," in sheet_of_steps(title.key) for name in steps(title.key))


@every_title
def test_each_step_belongs_to_a_phase_of_the_track(title: Title) -> None:
    # That none is forgotten is an error of types in the client; here, that its phase is shown.
    source = (CLIENT / title.key / "phases.ts").read_text("utf-8")
    table = source.partition("Record<Step, string> = {")[2].partition("}")[0]
    of = dict(re.findall(r"(\w+): '(\w+)'", table))
    assert list(of) == steps(title.key)
    shown = set(re.findall(r"phase\('(\w+)'", source)) | set(re.findall(r"key: '(\w+)'", source))
    assert set(of.values()) == shown


@every_title
def test_each_phase_says_what_happens_in_it(title: Title) -> None:
    source = (CLIENT / title.key / "phases.ts").read_text("utf-8")
    table = source.partition("Record<Step, string> = {")[2].partition("}")[0]
    for language in ("en", "es", "de"):
        for _, phase in re.findall(r"(\w+): '(\w+)'", table):
            assert Words(language).has(f"{title.key}-guide-phase-{phase}")
