"""The guides in the browser show boards as games lead to them, and cite clauses that there are."""

from __future__ import annotations

import re

import pytest

from kingsbridge.engine.title import Title
from kingsbridge.words import Words
from tests.engine.games import TITLES
from tools.guide_scenes import ROOT, scenes

every_title = pytest.mark.parametrize("title", TITLES, ids=lambda title: title.key)
CITED = re.compile(r"'([A-Z]-\w+\.\w+)'")


def test_the_scenes_of_the_guides_are_current() -> None:
    for file, text in scenes():
        assert file.read_text("utf-8") == text, "run python tools/guide_scenes.py"


@every_title
def test_every_clause_that_a_guide_cites_is_one(title: Title) -> None:
    folder = ROOT / "web" / "src" / "titles" / title.key
    words = Words("en")
    for source in folder / "guide" / "guide.ts", folder / "phases.ts":
        cited = CITED.findall(source.read_text("utf-8"))
        assert cited
        for clause in cited:
            assert words.has(clause.replace(".", "-")), f"{source}: {clause}"
