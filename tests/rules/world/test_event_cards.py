"""The 44 events as their cards show them, written down apart from the program's own table."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import NamedTuple

import pytest

from kingsbridge.titles.world import TITLE
from kingsbridge.titles.world.cards import load_cards
from tests.rules.world.board import in_chapter, new_game, turn

CARDS = load_cards({})


class Printed(NamedTuple):
    """What a card shows beside its text: corners clockwise from the arrow, and the plague."""

    kind: str
    corners: str
    plague: int = 0


EVENTS = {
    "I-01": Printed("immediate", "stone grain gold1 vp"),
    "I-02": Printed("long", "vp stone gold2 wool"),
    "I-03": Printed("immediate", "loyalty piety wood grain"),
    "I-04": Printed("immediate", "stone grain loyalty piety"),
    "I-05": Printed("immediate", "grain wool wood piety"),
    "I-06": Printed("immediate", "wool piety grain stone"),
    "I-07": Printed("immediate", "piety gold1 grain wood"),
    "I-08": Printed("immediate", "piety wood stone gold2"),
    "I-09": Printed("long", "wool stone gold2 grain"),
    "I-10": Printed("long", "wool wood piety loyalty"),
    "I-11": Printed("immediate", "wool piety wood stone"),
    "II-01": Printed("immediate", "medical gold2 grain piety"),
    "II-02": Printed("immediate", "wool wood piety stone"),
    "II-03": Printed("immediate", "grain wool piety stone"),
    "II-04": Printed("immediate", "grain loyalty wood vp"),
    "II-05": Printed("immediate", "loyalty piety wool grain"),
    "II-06": Printed("immediate", "piety loyalty grain medical"),
    "II-07": Printed("long", "wood gold2 grain medical"),
    "II-08": Printed("long", "wool piety stone grain"),
    "II-09": Printed("immediate", "grain wool piety stone"),
    "II-10": Printed("immediate", "wood gold2 wool grain"),
    "II-11": Printed("long", "loyalty stone wool grain"),
    "III-01": Printed("immediate", "wood grain stone medical", 1),
    "III-02": Printed("long", "wood piety wool grain", 9),
    "III-03": Printed("immediate", "wool medical piety grain", 4),
    "III-04": Printed("immediate", "wood wool loyalty grain", 6),
    "III-05": Printed("immediate", "loyalty wool piety grain", 2),
    "III-06": Printed("immediate", "loyalty piety grain stone", 5),
    "III-07": Printed("immediate", "piety stone medical grain", 7),
    "III-08": Printed("immediate", "medical piety wool stone", 3),
    "III-09": Printed("long", "piety medical grain vp", 8),
    "III-10": Printed("long", "grain medical loyalty wool", 10),
    "III-11": Printed("immediate", "grain wood stone wool", 11),
    "IV-01": Printed("immediate", "grain stone gold2 piety", 8),
    "IV-02": Printed("immediate", "grain stone piety wool", 3),
    "IV-03": Printed("immediate", "grain wool loyalty vp", 5),
    "IV-04": Printed("immediate", "gold2 vp grain stone", 2),
    "IV-05": Printed("immediate", "piety wool grain medical", 10),
    "IV-06": Printed("long", "grain wood piety wool", 6),
    "IV-07": Printed("immediate", "grain wool wood vp", 1),
    "IV-08": Printed("immediate", "gold2 loyalty wool piety", 7),
    "IV-09": Printed("immediate", "grain stone loyalty wool", 9),
    "IV-10": Printed("immediate", "piety grain medical wood", 4),
    "IV-11": Printed("immediate", "piety grain stone wood", 11),
}

every_event = pytest.mark.parametrize("key", EVENTS)
# IV-04 turns its marker, too, and then takes it off the board with all others (W-10.7).
every_event_of_the_plague = pytest.mark.parametrize(
    "key", [key for key, printed in EVENTS.items() if printed.plague and key != "IV-04"]
)


@pytest.mark.clause("W-0.3")
def test_there_are_11_events_in_each_chapter() -> None:
    assert CARDS.event_keys == list(EVENTS)
    assert [event.chapter for event in CARDS.events] == [1] * 11 + [2] * 11 + [3] * 11 + [4] * 11


@every_event
@pytest.mark.clause("W-1.3", "W-1.4", "W-3.1")
def test_an_event_has_the_kind_and_the_corners_of_its_card(key: str) -> None:
    event = CARDS.events[CARDS.event_keys.index(key)]
    assert event.long == (EVENTS[key].kind == "long")
    assert event.corner_keys == EVENTS[key].corners.split()
    assert event.plague + 1 == EVENTS[key].plague


@pytest.mark.clause("W-1.4")
def test_no_chapter_has_more_than_3_long_term_events() -> None:
    for chapter in range(1, 5):
        assert sum(event.long for event in CARDS.events if event.chapter == chapter) <= 3


@pytest.mark.clause("W-1.2")
@pytest.mark.parametrize("chapter", [3, 4])
def test_the_events_of_chapters_iii_and_iv_are_numbered_from_1_to_11(chapter: int) -> None:
    numbers = [event.plague + 1 for event in CARDS.events if event.chapter == chapter]
    assert sorted(numbers) == list(range(1, 12))


@every_event_of_the_plague
@pytest.mark.clause("W-1.2")
def test_the_number_of_an_event_turns_the_plague_marker_of_that_location(key: str) -> None:
    table = turn(new_game(), key)
    number = table.illness[EVENTS[key].plague - 1]
    assert 1 <= number <= 5
    assert sum(table.illness) == number
    assert table.markers[number] == CARDS.markers[number] - 1
    assert sum(table.markers) == 10


@pytest.mark.clause("W-1.2")
@pytest.mark.parametrize("key", [key for key, printed in EVENTS.items() if not printed.plague])
def test_nobody_falls_ill_in_chapters_i_and_ii(key: str) -> None:
    table = turn(new_game(), key)
    assert table.illness == [0] * 11
    assert sum(table.markers) == 11


@every_event
@pytest.mark.clause("W-0.8")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_is_lost_or_made_in_a_round_of_any_event(key: str, seats: int) -> None:
    """Whatever is answered: a move further down the list at each decision."""
    chapter = CARDS.events[CARDS.event_keys.index(key)].chapter
    table = in_chapter(new_game(seats, start=1), chapter)
    turn(table, key)
    decisions = 0
    while table.round == 1:
        assert TITLE.flaws(table) == []
        moves = table.legal()
        table.apply(moves[7 * decisions % len(moves)])
        decisions += 1
    assert TITLE.flaws(table) == []


@pytest.mark.parametrize("key", CARDS.event_keys)
def test_every_event_of_the_data_has_a_test_in_the_file_of_its_chapter(key: str) -> None:
    chapter = CARDS.events[CARDS.event_keys.index(key)].chapter
    assert key in keys_tested(Path(__file__).with_name(f"test_events_{chapter}.py"))


def keys_tested(path: Path) -> set[str]:
    """Return the strings that the tests of a module, and their parameters, use."""
    used = set()
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for part in ast.walk(node):
                if isinstance(part, ast.Constant) and isinstance(part.value, str):
                    used.add(part.value)
    return used
