"""An analysis told: as plain data and as a page."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from typing import Any

import pytest

from kingsbridge.analysis.document import document, document_text
from kingsbridge.analysis.graph import MARKS, SIGNS
from kingsbridge.analysis.page import analysis_page
from kingsbridge.analysis.told import Telling, distinct
from kingsbridge.words import LANGUAGES, words
from tests.analysis.games import analysed, for_both_titles, recorded

COMMAND = "kingsbridge analyse game.json --bot champion --iterations 2 --seed 0"


def told(key: str, language: str = "en") -> Telling:
    return Telling(analysed(key), words(language))


def page(key: str, language: str = "en") -> str:
    return analysis_page(told(key, language), COMMAND)


# As plain data


@for_both_titles
def test_the_parts_of_the_document_keep_their_names(key: str) -> None:
    """Programs read these; docs/analysis.md tells what they mean."""
    doc: dict[str, Any] = dict(document(told(key)))
    assert " ".join(doc) == (
        "format format_version title title_version seats players options moves bot iterations "
        "seed language scores winners result summary turning_points settled rounds decisions"
    )
    assert " ".join(doc["decisions"][0]) == (
        "number ply seat offers chances made best reconsidered given_away grade reason events "
        "surprises luck chances_after"
    )
    assert " ".join(doc["decisions"][0]["made"]) == "move text chance tries"
    assert " ".join(doc["summary"][0]) == (
        "seat decisions given_away grades luck worst mistakes text"
    )
    assert " ".join(doc["turning_points"][0]) == (
        "decision ply cause by seat before after change made surprises"
    )
    assert (doc["format"], doc["format_version"]) == ("kingsbridge-analysis", 2)


@for_both_titles
def test_the_file_holds_the_same_as_the_document(key: str) -> None:
    assert json.loads(document_text(told(key))) == json.loads(json.dumps(document(told(key))))


@for_both_titles
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_and_what_followed_has_words(key: str, language: str) -> None:
    telling = told(key, language)
    assert len(telling.decisions) == len(telling.analysis.decisions)
    for one in telling.decisions:
        assert one.made
        assert one.best
        assert set(one.surprises) <= set(one.events)
        assert bool(one.surprises) == one.decision.lucky


def test_chance_is_told_by_what_was_drawn() -> None:
    drawn = {event for one in told("pillars").decisions for event in one.surprises}
    assert any("turns over the event" in event for event in drawn)
    assert not any("begins" in event for event in drawn)


def test_every_round_is_told_where_it_begins() -> None:
    rounds = told("pillars").rounds
    assert [begun.tick for begun in rounds] == [f"Round {number}" for number in range(1, 7)]
    assert rounds[0].decision == 1
    chapters = [begun.tick for begun in told("world").rounds]
    assert [tick for tick in chapters if tick] == [f"Chapter {n}" for n in ("I", "II", "III", "IV")]


def test_players_of_one_name_are_told_apart() -> None:
    assert distinct(["Ada", "Bea"]) == ["Ada", "Bea"]
    assert distinct(["greedy", "greedy", "random"]) == ["greedy (0)", "greedy (1)", "random"]


# As a page


@for_both_titles
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_has_the_graph_the_turning_points_and_every_decision(
    key: str, language: str
) -> None:
    text = page(key, language)
    said = words(language)
    assert text.count("<svg") == 1
    for part in ("graph", "turning-points", "players", "decisions", "method", "again"):
        assert f"<h2>{said.say(f'analysis-{part}')}</h2>" in text
    assert text.count('id="decision-') == len(analysed(key).decisions)
    assert f'<html lang="{language}">' in text
    assert COMMAND in text


@for_both_titles
def test_a_page_asks_nothing_of_the_world_outside(key: str) -> None:
    text = page(key)
    assert not re.search(r"https?:|//|@import|<script", text)
    links = re.findall(r'(?:href|src)="([^"]*)"', text)
    ids = re.findall(r'\bid="([^"]*)"', text)
    assert len(ids) == len(set(ids))
    assert {link.removeprefix("#") for link in links} <= set(ids)


def test_a_seat_is_not_told_by_its_colour_alone() -> None:
    assert len(set(MARKS)) == len(set(SIGNS)) == 4
    assert all(sign in page("pillars") for sign in SIGNS[:2])


def test_a_name_cannot_become_part_of_the_page() -> None:
    record = recorded("pillars")
    record.players = ["<script>$x$ & ", "_城\t王"]
    telling = Telling(replace(analysed("pillars"), record=record), words())
    text = analysis_page(telling, COMMAND)
    assert "<script>" not in text
    assert "&lt;script&gt;$x$ &amp;" in text
    assert "_城 王" in text


def test_a_page_by_the_same_analysis_is_the_same() -> None:
    assert page("world") == page("world")
