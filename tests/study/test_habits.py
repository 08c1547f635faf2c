"""Habits are counted as the moves of a game say, seat by seat."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

import kingsbridge as kb
from kingsbridge.engine.errors import BadRecord
from kingsbridge.engine.phrase import Name, Phrase
from kingsbridge.engine.record import Record, record_from_text, seeded
from kingsbridge.study.habits import habits_from_json, habits_of, key_of, kinds_of, phrase_of
from kingsbridge.study.reference import references
from kingsbridge.table.told import as_json
from kingsbridge.titles.pillars import moves as pillars
from kingsbridge.titles.pillars.words import PLACES
from kingsbridge.titles.world import moves as world
from kingsbridge.titles.world.cards import load_cards
from kingsbridge.words import LANGUAGES, words

RECORDS = Path(__file__).parents[1] / "records"
TITLES = ["pillars", "world"]


def recorded(title: str) -> Record:
    return record_from_text(sorted((RECORDS / title).glob("*.json"))[0].read_text())


def made(record: Record, seat: int) -> list[int]:
    """Return the moves of a seat, in their order."""
    state, moves = record.begin(), []
    for played, move in enumerate(record.moves):
        if state.seat == seat:
            moves.append(move)
        record.step(state, played, move)
    return moves


def test_the_places_of_builders_and_the_cards_taken_are_those_that_were_chosen() -> None:
    record = recorded("pillars")
    for habits in habits_of(record):
        moves = made(record, habits.seat)
        placed = Counter(
            PLACES[move - pillars.PLACE]
            for move in moves
            if pillars.PLACE <= move < pillars.PLACE + pillars.CHOICES
        )
        assert {f"places.{place}": often for place, often in placed.items()} == {
            key: often for key, often in habits.counts.items() if key.startswith("places.")
        }
        taken = sum(pillars.TAKE <= move < pillars.HIRE for move in moves)
        assert taken == sum(
            often for key, often in habits.counts.items() if key.startswith("cards.")
        )


def test_the_action_cards_played_and_seals_laid_are_those_that_were_chosen() -> None:
    record = recorded("world")
    actions = load_cards({}).action_keys
    for habits in habits_of(record):
        moves = made(record, habits.seat)
        played = sum(world.PLAY <= move < world.DISCARD for move in moves)
        counted = sum(habits.counts.get(f"actions.{card}", 0) for card in actions)
        assert counted + habits.counts.get("deeds.forgone", 0) == played
        seals = sum(world.DONATE <= move < world.WEAVE for move in moves)
        assert habits.counts.get("deeds.seal", 0) == seals


@pytest.mark.parametrize("title", TITLES)
def test_points_by_source_are_all_points_and_the_first_has_most(title: str) -> None:
    record = recorded(title)
    seats = habits_of(record)
    for habits in seats:
        assert sum(habits.sources.values()) == habits.points
    assert [habits.points for habits in seats] == record.scores
    assert [habits.seat for habits in seats if habits.place == 1] == record.winners
    assert sum(habits.decisions for habits in seats) == len(record.moves)
    assert sum(habits.ahead for habits in seats) == pytest.approx(0, abs=0.01)


def test_a_game_has_three_parts() -> None:
    (habits, *_) = habits_of(recorded("pillars"))
    second, third = habits.thirds
    assert [habits.third_of(ply) for ply in (0, second - 1, second, third - 1, third)] == [
        0,
        0,
        1,
        1,
        2,
    ]


def test_a_game_that_is_not_over_has_no_habits() -> None:
    with pytest.raises(BadRecord, match="not over"):
        habits_of(Record("world", 2, {}, seeded(1), [], ["Ann", "Bob"]))


def test_habits_are_kept_as_json_until_something_else_is_counted() -> None:
    (habits, *_) = habits_of(recorded("pillars"))
    doc = json.loads(as_json(habits))
    assert habits_from_json(doc) == habits
    assert habits_from_json({**doc, "version": 0}) is None


def test_lines_of_a_score_sheet_that_say_the_same_are_one_source() -> None:
    mason = Name("pillars-craftsman", "mason")
    told = Phrase("pillars-sheet-craftsman", {"craftsman": mason, "capacity": 2})
    kept = phrase_of(key_of(told, ["capacity"]))
    assert words("en").tell(kept) == "Craftsman: mason"
    assert key_of(Phrase("pillars-sheet-priory", {})) == "pillars-sheet-priory"
    # What the words may say is kept.
    assert phrase_of(key_of(told)).facts["capacity"] == 2


@pytest.mark.parametrize("title", TITLES)
def test_every_habit_has_a_name_and_every_reference_is_of_habits_that_there_are(title: str) -> None:
    kinds = kinds_of(kb.title(title))
    assert kinds is not None
    known = {group.habit(thing) for group in kinds.groups for thing in group.things}
    for language in LANGUAGES:
        said = words(language)
        for group in kinds.groups:
            assert said.say(f"{title}-habits-{group.key}")
            for thing in group.things:
                name = said.name(group.name(thing))
                assert name in said.say(f"{title}-habits-{group.key}-did", thing=name)
    cells = references(title)
    assert {seats for seats, _ in cells} == {2, 3, 4}
    assert {level for _, level in cells} >= {"apprentice", "journeyman", "master"}
    for reference in cells.values():
        assert reference.games >= 20
        for key in reference.habits:
            assert key in known or key.startswith("vp:")
