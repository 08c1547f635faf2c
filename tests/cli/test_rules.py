"""The rules in the terminal, and the list of clauses behind them."""

from __future__ import annotations

import pytest

from kingsbridge.words import LANGUAGES, words
from kingsbridge.words.clauses import clauses
from tests.cli.running import for_both_titles, refused, run


def test_the_clauses_are_listed_in_the_order_of_the_rules() -> None:
    sections = clauses("pillars")
    assert [section.key for section in sections[:4]] == [
        "P-section-0",
        "P-section-R",
        "P-section-I",
        "P-section-II",
    ]
    assert sections[0].title == "Set-up"
    assert sections[0].clauses[:2] == ["P-0.1", "P-0.2"]
    listed = [clause for section in sections for clause in section.clauses]
    assert "P-III.0" in listed
    assert "P-13.10" in listed
    assert len(set(listed)) == len(listed)


@for_both_titles
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_has_a_text_in_every_language(key: str, language: str) -> None:
    for section in clauses(key, language):
        for clause in section.clauses:
            assert words(language).clause(clause)


@for_both_titles
def test_all_rules_can_be_read(key: str) -> None:
    out = run("rules", key).out
    for section in clauses(key):
        assert section.title in out
        for clause in section.clauses:
            assert clause in out


@pytest.mark.parametrize("written", ["P-12.8", "p-12.8", "12.8", "P-12-8"])
def test_one_clause_can_be_asked_for(written: str) -> None:
    out = run("rules", "pillars", written).out
    assert "Stone can only be sold by a player who has a stonecutter" in out
    assert "P-12.7" not in out


@pytest.mark.parametrize("written", ["W-8.8", "w-8.8", "8.8"])
def test_one_clause_of_the_world_can_be_asked_for(written: str) -> None:
    out = run("rules", "world", written).out
    assert "1 loyalty" in out
    assert "W-8.7" not in out


def test_a_section_can_be_asked_for() -> None:
    (section,) = run("rules", "pillars", "P-12", "--json").json()
    assert section["title"] == "Market"
    assert [clause["id"] for clause in section["clauses"]] == [f"P-12.{n}" for n in range(1, 9)]


def test_the_rules_speak_other_languages() -> None:
    assert "Steinmetz" in run("rules", "pillars", "P-12.8", "--language", "de").out


def test_rulings_are_marked_and_the_mark_is_explained() -> None:
    out = run("rules", "world", "W-11").out
    assert "W-11.4‡" in out
    assert "W-11.2‡" not in out
    assert "‡ Our decision, where the rulebook is silent" in out
    assert "Other reading:" not in out
    assert "‡" not in run("rules", "pillars", "P-3").out


def test_one_ruling_is_told_with_its_other_reading_and_why() -> None:
    out = run("rules", "world", "W-11.4").out
    assert "W-11.4‡" in out
    assert "Other reading: A fourth tie-breaker" in out
    assert "Why ours: The rulebook names three" in out


def test_only_the_rulings_can_be_read() -> None:
    out = run("rules", "pillars", "--rulings").out
    assert "P-E.1‡" in out
    assert "Other reading:" in out
    assert "P-12.8" not in out
    assert "None of these rules" in run("rules", "pillars", "P-12.8", "--rulings").out


def test_rulings_are_in_the_data() -> None:
    (section,) = run("rules", "world", "W-11", "--json").json()
    ruled = {clause["id"]: clause["ruling"] for clause in section["clauses"]}
    assert ruled["W-11.2"] is None
    assert set(ruled["W-11.4"]) == {"other", "why"}
    (section,) = run("rules", "world", "W-11", "--rulings", "--json").json()
    assert [clause["id"] for clause in section["clauses"]] == ["W-11.4"]


def test_an_unknown_clause_is_answered_with_near_ones() -> None:
    complaint = refused("rules", "pillars", "P-12.9")
    assert "there is no clause 'P-12.9'" in complaint
    assert "'P-12.8'" in complaint
    assert "there are the sections" in refused("rules", "pillars", "zzz")
