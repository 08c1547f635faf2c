"""Rulings: rules that we decided where a rulebook is silent or can be read twice."""

from __future__ import annotations

import pytest

from kingsbridge.table.telling import Teller
from kingsbridge.table.told import Ruling
from kingsbridge.titles.pillars.moves import PASS_BUILDER
from kingsbridge.titles.pillars.title import TITLE
from kingsbridge.words import LANGUAGES, words
from kingsbridge.words.clauses import chosen_rulings, clauses

RULINGS = {
    "pillars": (
        "P-0.10 P-R.5 P-I.7 P-II.7 P-II.9 P-II.10 P-II.12 P-6.2 P-6.3 P-9.3 P-9.5 "
        "P-12.1 P-12.3 P-12.6 P-13.4 P-13.5 P-13.9 P-E.1"
    ),
    "world": (
        "W-0.1 W-0.9 W-0.10 W-0.11 W-0.12 W-1.6 W-1.7 W-1.9 W-2.3 W-2.4 W-2.5 W-4.5 W-4.6 "
        "W-5.16 W-5.22 W-5.23 W-5.24 W-6.3 W-7.6 W-7.8 W-7.9 W-8.3 W-8.9 W-8.11 "
        "W-9.7 W-9.8 W-9.9 W-9.10 W-9.11 W-10.6 W-10.7 W-11.4"
    ),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", RULINGS)
def test_these_clauses_are_our_rulings_in_every_language(key: str, language: str) -> None:
    marked = [clause for section in chosen_rulings(key, "", language) for clause in section.clauses]
    assert marked == RULINGS[key].split()


@pytest.mark.parametrize("key", RULINGS)
def test_a_ruling_tells_the_other_reading_and_why_ours_in_words_of_each_language(key: str) -> None:
    for clause in RULINGS[key].split():
        told = [words(language).ruling(clause) for language in LANGUAGES]
        sentences = {sentence for ruling in told if ruling for sentence in ruling}
        assert len(sentences) == 2 * len(LANGUAGES), clause
        assert all(sentence.endswith(".") for sentence in sentences), clause


def test_a_clause_is_cited_with_a_mark_if_it_is_a_ruling() -> None:
    assert words("en").cite("W-11.4") == "W-11.4‡"
    assert words("en").cite("W-11.2") == "W-11.2"
    assert words("en").cite("") == ""


def test_any_other_clause_has_no_ruling() -> None:
    listed = {clause for section in clauses("world") for clause in section.clauses}
    for clause in listed - set(RULINGS["world"].split()):
        assert words("es").ruling(clause) is None


def test_a_refusal_by_a_ruling_brings_the_other_reading_and_why_ours() -> None:
    teller = Teller(TITLE, TITLE.resolve({}), ["Ann", "Ben"], "es")
    state = TITLE.new(2, 1)
    refusal = teller.refusal(state, PASS_BUILDER, "P-II.9")
    said = words("es").ruling("P-II.9")
    assert said is not None
    assert refusal.ruling == Ruling(said.other, said.why)
    assert teller.refusal(state, PASS_BUILDER, "P-II.5").ruling is None
