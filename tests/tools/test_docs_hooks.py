"""The pages made from the program itself: every move and every feature is on them."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from kingsbridge.engine.title import Title
from kingsbridge.titles.world.effects import LANGUAGE
from kingsbridge.titles.world.goods import GOODS
from tests.engine.games import TITLES
from tools.docs_hooks import box_of, features, move_blocks, moves, on_page_markdown

every_title = pytest.mark.parametrize("title", TITLES, ids=lambda title: title.key)


@every_title
def test_the_blocks_of_moves_are_in_order_and_have_no_gaps_at_the_ends(title: Title) -> None:
    firsts = [first for first, *_ in move_blocks(title.key)]
    assert firsts[0] == 0
    assert firsts == sorted(set(firsts))
    assert firsts[-1] < title.moves


@every_title
def test_every_feature_of_the_table_and_of_oneself_is_named(title: Title) -> None:
    page = features(title.key)
    for name in title.feature_names(title.most):
        whose, _, what = name.partition(".")
        assert whose not in ("table", "own") or f"`{what}`" in page


def test_moves_are_told_with_their_numbers_and_sections() -> None:
    page = moves("pillars")
    assert "| 0 | `PASS`  | Selection (P-I) |" in page
    assert "| 10 to 33 | `HIRE` + craftsman, one of the 24 | Selection (P-I) |" in page
    assert "`MOST_SOLD`" not in page


def test_a_ruling_is_marked_with_the_other_reading_below_it() -> None:
    page = on_page_markdown("<!-- clauses: world -->")
    assert "**[W-11.4‡](#W-11.4)** Players who are still tied share the victory." in page
    assert "\n\n> Other reading: A fourth tie-breaker" in page
    assert "**[W-11.2](#W-11.2)**" in page


def test_a_mark_in_a_page_is_filled_in() -> None:
    page = on_page_markdown("before\n\n    <!-- moves: world -->\n\nafter")
    assert page.startswith("before\n\n    | numbers | moves | |\n    |---")
    assert page.endswith("\n\nafter")


def test_the_page_on_corrections_names_every_word_and_value() -> None:
    page = Path("docs/correct-your-box.md").read_text(encoding="utf-8")
    made = on_page_markdown(page)
    assert "<!--" not in made
    for name, word in LANGUAGE.items():
        (row,) = [line for line in made.splitlines() if line.startswith(f"| `{name}` |")]
        assert word.does in row
        assert all(f"`{field}`" in row for field in word.fields)
    for good in GOODS:
        assert f"`{good}`" in page
    for key in ("pillars", "world"):
        for values in box_of(key).values.values():
            assert all(f"| `{name}` |" in made for name in values)


def test_the_example_on_the_page_on_corrections_can_be_laid() -> None:
    page = Path("docs/correct-your-box.md").read_text(encoding="utf-8")
    example = page.partition("```toml\n")[2].partition("```")[0]
    box_of("world").check(tomllib.loads(example))
