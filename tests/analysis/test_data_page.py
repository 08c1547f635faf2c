"""The page about analyses tells of every field of the data."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from kingsbridge.analysis.document import document
from kingsbridge.analysis.grades import Grade
from kingsbridge.analysis.told import Telling
from kingsbridge.words import words
from tests.analysis.games import analysed

PAGE = Path(__file__).parent.parent.parent / "docs" / "analysis.md"


def the_data() -> str:
    _, _, after = PAGE.read_text(encoding="utf-8").partition("## The data\n")
    return after.partition("\n## ")[0]


def row(part: str) -> str:
    """What the table says of a part that has fields of its own."""
    found = [line for line in the_data().splitlines() if line.startswith(f"| `{part}` |")]
    assert len(found) == 1
    return found[0]


def of_decisions() -> str:
    return the_data().partition("\nA decision has ")[2]


def untold(fields: Any, told: str) -> list[str]:
    return [field for field in fields if f"`{field}`" not in told]


@pytest.fixture(scope="module")
def doc() -> dict[str, Any]:
    return dict(document(Telling(analysed("pillars"), words())))


def test_every_part_has_its_place_in_the_table(doc: dict[str, Any]) -> None:
    parts = "".join(line.split(" | ")[0] for line in the_data().splitlines() if line[:1] == "|")
    assert not untold(doc, parts)


@pytest.mark.parametrize("part", ["summary", "turning_points", "rounds"])
def test_every_field_of_a_part_is_told(doc: dict[str, Any], part: str) -> None:
    assert not untold(doc[part][0], row(part))


def test_every_field_of_a_decision_is_told(doc: dict[str, Any]) -> None:
    decision = doc["decisions"][0]
    assert not untold([*decision, *decision["made"]], of_decisions())
    assert not untold(Grade, of_decisions())
