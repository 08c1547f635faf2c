"""The sheets that titles bring: each says its own words, in English where it has no others."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from kingsbridge.engine.errors import BadOption
from kingsbridge.engine.title import Title, titles
from kingsbridge.words import Words

Install = Callable[[dict[str, str]], None]


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Install:
    """Install a title with these sheets, by their paths in its locale folder."""

    def put(sheets: dict[str, str]) -> None:
        package = tmp_path / "a_third_title"
        package.mkdir()
        (package / "__init__.py").touch()
        for path, text in sheets.items():
            sheet = package / "locale" / path
            sheet.parent.mkdir(parents=True, exist_ok=True)
            sheet.write_text(text, encoding="utf-8")
        monkeypatch.syspath_prepend(str(tmp_path))
        monkeypatch.delitem(sys.modules, "a_third_title", raising=False)
        third = Title("third", version=1, fewest=1, most=1, moves=1, package="a_third_title")
        monkeypatch.setitem(titles(), "third", third)

    return put


def test_a_sheet_that_is_missing_in_a_language_is_taken_in_english(install: Install) -> None:
    install(
        {
            "en/words.ftl": "third-title = The Third",
            "en/clauses.ftl": "T-1-1 = Be kind.",
            "de/words.ftl": "third-title = Das Dritte",
        }
    )
    assert Words("de").say("third-title") == "Das Dritte"
    assert Words("de").clause("T-1.1") == "Be kind."
    assert Words("es").say("third-title") == "The Third"


def test_a_title_without_english_words_is_refused(install: Install) -> None:
    install({"de/words.ftl": "third-title = Das Dritte"})
    with pytest.raises(BadOption, match=r"a_third_title must bring locale/en/\*\.ftl"):
        Words("de")


@pytest.mark.parametrize(
    ("sheet", "said", "complaint"),
    [
        ("words.ftl", "pillars-title = Mine", "'pillars-title' in its words.ftl must begin with"),
        ("words.ftl", "thirdly-title = Mine", "must begin with 'third-'"),
        ("words.ftl", "T-1-1 = Mine", "message 'T-1-1' in its words.ftl must begin with"),
        ("clauses.ftl", "P-1-1 = Mine", "its clauses cannot begin with P-, for those of 'pillars'"),
    ],
)
def test_a_title_cannot_say_what_is_not_its_own(
    install: Install, sheet: str, said: str, complaint: str
) -> None:
    install({f"en/{sheet}": said})
    with pytest.raises(BadOption, match=complaint):
        Words("en")
