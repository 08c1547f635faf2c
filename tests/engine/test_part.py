"""The parts of a title's package: there, not there, or there and wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from kingsbridge.engine.errors import BadOption
from kingsbridge.engine.part import Part
from kingsbridge.engine.title import Title

PARTS = {
    "good": "ANSWER = 42\ndef open_it(number, words): return words * number\n",
    "typo": "import a_module_that_is_nowhere\n",
    "broken": "raise ZeroDivisionError('of course')\n",
}


@pytest.fixture
def third(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Title:
    package = tmp_path / f"title_in_{tmp_path.name}"
    package.mkdir()
    (package / "__init__.py").touch()
    for name, text in PARTS.items():
        (package / f"{name}.py").write_text(text)
    monkeypatch.syspath_prepend(str(tmp_path))
    return Title("third", version=1, fewest=1, most=1, moves=1, package=package.name)


def good(third: Title) -> Part:
    part = third.part("good")
    assert part is not None
    return part


def test_a_part_that_a_title_does_not_bring_is_none(third: Title) -> None:
    assert third.part("nowhere") is None


def test_a_part_brings_and_makes_what_is_asked_for(third: Title) -> None:
    assert good(third).bring("ANSWER", int) == 42
    assert good(third).make("open_it", str, 2, "ha") == "haha"


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("typo", "typo cannot be loaded: ModuleNotFoundError: .*a_module_that_is_nowhere"),
        ("broken", "broken cannot be loaded: ZeroDivisionError: of course"),
    ],
)
def test_a_part_with_a_mistake_in_it_is_not_a_missing_part(
    third: Title, name: str, complaint: str
) -> None:
    with pytest.raises(BadOption, match=complaint) as raised:
        third.part(name)
    assert raised.value.__cause__ is not None


def test_a_package_that_is_not_there_is_not_a_missing_part() -> None:
    lost = Title("lost", version=1, fewest=1, most=1, moves=1, package="nowhere_at_all")
    with pytest.raises(BadOption, match="No module named 'nowhere_at_all'"):
        lost.part("questions")


def test_what_a_part_has_must_be_of_its_kind(third: Title) -> None:
    with pytest.raises(BadOption, match=r"good\.ANSWER must be a str, not a int"):
        good(third).bring("ANSWER", str)
    with pytest.raises(BadOption, match=r"good must bring QUESTION, a str"):
        good(third).bring("QUESTION", str)
    with pytest.raises(BadOption, match=r"good\.open_it\(\) must be a int, not a str"):
        good(third).make("open_it", int, 2, "ha")
    with pytest.raises(BadOption, match=r"good\.open_them\(\) must be there, and make a int"):
        good(third).make("open_them", int)
