"""The options of a table, and what is no option."""

from __future__ import annotations

import pytest

from kingsbridge import BadOption
from kingsbridge.titles.world import TITLE
from kingsbridge.titles.world.rules import SHEET
from tests.rules.world.board import new_game

USUAL = {
    "start": "random",
    "cards": {},
    "first_game": False,
    "open_goods": False,
    "single_pass": False,
}


@pytest.mark.clause("W-0.6", "W-0.7", "W-0.11")
def test_what_is_usual_unless_asked_otherwise() -> None:
    assert TITLE.resolve({}) == USUAL


@pytest.mark.clause("W-0.6", "W-0.7")
def test_every_option_names_its_clause_and_its_values() -> None:
    assert {name: option["clause"] for name, option in SHEET.options.items()} == {
        "first_game": "W-0.6",
        "open_goods": "W-0.7",
        "single_pass": "W-7.8",
    }
    assert all(option["values"] == [False, True] for option in SHEET.options.values())


@pytest.mark.clause("W-0.6", "W-0.7", "W-0.11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_choices_of_a_table_begin_with_the_usual_ones(seats: int) -> None:
    assert TITLE.choices(seats) == {
        "start": ["random", *range(seats)],
        "first_game": [False, True],
        "open_goods": [False, True],
        "single_pass": [False, True],
    }


@pytest.mark.clause("W-0.6", "W-0.7", "W-0.11")
@pytest.mark.parametrize(
    ("name", "value"),
    [("first_game", True), ("open_goods", True), ("single_pass", True), ("start", 1)],
)
def test_a_game_keeps_the_options_it_was_started_with(name: str, value: object) -> None:
    asked = {"start": 0, name: value}
    table = TITLE.new(3, options=asked)
    written = TITLE.to_json(table)
    assert written["options"] == {**USUAL, **asked}
    assert TITLE.to_json(TITLE.from_json(written)) == written


@pytest.mark.clause("W-0.6", "W-0.7")
def test_each_option_can_be_set_on_its_own() -> None:
    assert new_game(first_game=True).rules.first_game
    assert not new_game(first_game=True).rules.open_goods
    assert new_game(open_goods=True).rules.open_goods
    assert not new_game(open_goods=True).rules.first_game
    assert new_game(single_pass=True).rules.single_pass
    assert not new_game(open_goods=True).rules.single_pass


@pytest.mark.parametrize("name", ["edition", "first_Game", "goods"])
def test_an_unknown_option_is_refused_with_those_there_are(name: str) -> None:
    with pytest.raises(BadOption, match=f"there is no option '{name}'") as refusal:
        TITLE.new(4, options={name: True})
    for known in USUAL:
        assert repr(known) in str(refusal.value)


@pytest.mark.clause("W-0.6", "W-0.7")
@pytest.mark.parametrize("name", ["first_game", "open_goods", "single_pass"])
@pytest.mark.parametrize("value", [1, 0, "true", None, [True]])
def test_an_unknown_value_is_refused_with_those_allowed(name: str, value: object) -> None:
    with pytest.raises(BadOption, match=f"option '{name}' must be False or True, not "):
        TITLE.new(4, options={name: value})


@pytest.mark.clause("W-0.11")
@pytest.mark.parametrize("start", [-1, 2, "0", None, True])
def test_only_a_seat_at_the_table_can_be_chosen_to_start(start: object) -> None:
    with pytest.raises(BadOption, match="must be 'random' or a seat from 0 to 1, not "):
        TITLE.new(2, options={"start": start})


@pytest.mark.parametrize("cards", [None, [], "bridge", 5])
def test_corrected_cards_must_be_a_table(cards: object) -> None:
    with pytest.raises(BadOption, match="option 'cards': expected a table"):
        TITLE.new(4, options={"cards": cards})
