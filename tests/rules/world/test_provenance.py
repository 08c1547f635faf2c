"""What is known of values that the rulebook tells only in part: no more than it says."""

from __future__ import annotations

from kingsbridge.titles.world.cards import load_cards

CARDS = load_cards({})


def test_every_event_of_chapters_3_and_4_says_whence_its_plague_number_is() -> None:
    for event in CARDS.events:
        assert ("plague" in event.provenance) == (event.chapter > 2), event.key


def test_two_plague_numbers_are_seen_in_the_rulebook_and_the_others_are_ours() -> None:
    seen = {
        event.key: event.plague + 1
        for event in CARDS.events
        if event.provenance.get("plague", "D") != "D"
    }
    assert seen == {"III-01": 1, "III-02": 9}


def test_that_houses_bring_grain_and_piety_is_implied_and_how_much_is_ours() -> None:
    implied = [house for house in CARDS.houses if house.provenance["kind"] == "A-"]
    assert {house.key.split("_")[0] for house in implied} == {"grain", "piety"}
    brought = [
        house.provenance["income_choice" if house.choice else "income"] for house in CARDS.houses
    ]
    assert set(brought) == {"D"}


def test_of_the_hospital_only_the_care_is_known() -> None:
    hospital = CARDS.projects[CARDS.project_keys.index("hospital")]
    assert hospital.provenance["care"] == "A"
    assert hospital.provenance["bonus"] == "C"


def test_of_the_plague_markers_only_how_many_there_are_and_their_range_is_known() -> None:
    assert CARDS.marker_provenance == {"numbers": "D"}
