"""What the server says of the games it plays."""

from __future__ import annotations

import pytest

from kingsbridge.engine.title import title_names
from kingsbridge.words import LANGUAGES, words
from kingsbridge.words.clauses import clauses
from tests.server.serving import Here


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", title_names())
def test_all_that_a_title_says_is_told_in_a_language(here: Here, key: str, language: str) -> None:
    told = here.visitor().get(f"/api/words/{key}", language=language)["sheets"]
    section = clauses(key, language)[0]
    assert f"{section.key} = {section.title}" in told["clauses"]
    name = words(language).say(f"{key}-title")
    assert any(f"{key}-title = {name}" in sheet for sheet in told.values())


def test_words_come_in_the_readers_language(here: Here) -> None:
    anna = here.visitor("Anna", language="de")
    assert anna.get("/api/words/pillars") == anna.get("/api/words/pillars", language="de")
