"""W-6: the end of a round."""

from __future__ import annotations

import pytest

from kingsbridge.titles.world.state import Table
from tests.rules.world.board import (
    arrive,
    event_number,
    favor,
    force,
    in_chapter,
    new_game,
    told,
    turn,
)


def end_round(table: Table, event: str) -> Table:
    """End a round with this event."""
    table.event = event_number(table, event)
    return arrive(table, "round_end")


def lying(table: Table) -> list[str]:
    """Return the long-term events beside the council, the older first."""
    return [table.cards.event_keys[number] for number in table.long_events]


@pytest.mark.clause("W-6.1")
def test_a_long_term_event_stays_beside_the_council() -> None:
    table = in_chapter(new_game(), 1, 2)
    assert lying(end_round(table, "I-02")) == ["I-02"]


@pytest.mark.clause("W-6.1")
def test_an_immediate_event_does_not_stay() -> None:
    table = in_chapter(new_game(), 1, 2)
    assert lying(end_round(table, "I-07")) == []


@pytest.mark.clause("W-6.1")
def test_a_second_long_term_event_lies_beside_the_first() -> None:
    table = in_chapter(new_game(), 1, 3)
    force(table, "I-09")
    assert lying(end_round(table, "I-02")) == ["I-09", "I-02"]
    assert not told(table, "event_ends")


@pytest.mark.clause("W-6.1")
@pytest.mark.parametrize(
    ("older", "newer", "third"), [("I-02", "I-09", "I-10"), ("I-10", "I-02", "I-09")]
)
def test_a_third_long_term_event_replaces_the_older(older: str, newer: str, third: str) -> None:
    table = in_chapter(new_game(), 1, 4)
    force(table, older, newer)
    assert lying(end_round(table, third)) == [newer, third]
    assert [entry.a for entry in told(table, "event_ends")] == [event_number(table, older)]


@pytest.mark.clause("W-6.1")
def test_until_its_round_ends_the_third_long_term_event_acts_beside_both_others() -> None:
    table = in_chapter(new_game(), 3, 4)
    force(table, "III-09", "III-10")
    turn(table, "III-02")
    assert lying(table) == ["III-09", "III-10"]


@pytest.mark.clause("W-6.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_start_player_piece_passes_to_the_left(seats: int) -> None:
    for start in range(seats):
        table = in_chapter(new_game(seats, start=start), 1, 2)
        end_round(table, "I-08")
        assert table.start == (start + 1) % seats
        assert told(table, "turns_event")[-1].seat == (start + 1) % seats


@pytest.mark.clause("W-6.2")
def test_the_next_round_of_the_chapter_begins() -> None:
    table = in_chapter(new_game(), 2, 4)
    end_round(table, "II-06")
    assert (table.chapter, table.round) == (2, 5)


@pytest.mark.clause("W-6.3")
def test_what_was_covered_stays_covered_when_long_term_events_replace_one_another() -> None:
    table = turn(in_chapter(new_game(), 1, 4), "I-07")
    force(table, "I-02", "I-09")
    end_round(table, "I-10")
    assert lying(table) == ["I-09", "I-10"]
    assert table.covered >> favor(table, "guild_master") & 1


@pytest.mark.clause("W-6.3")
def test_what_was_covered_stays_covered_when_its_round_ends() -> None:
    table = turn(in_chapter(new_game(), 4, 2), "IV-09")
    end_round(table, "IV-09")
    assert table.covered >> favor(table, "outlaws") & 1
    assert table.covered >> favor(table, "outlaws_2") & 1


@pytest.mark.clause("W-6.3")
def test_projects_stay_covered_until_the_chapter_ends() -> None:
    table = turn(in_chapter(new_game(), 2, 2), "II-04")
    end_round(table, "II-04")
    assert table.only_project == table.cards.project_keys.index("priors_palace")
