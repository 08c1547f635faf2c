"""The craft that a title's package brings: whole, or refused with what is missing."""

from __future__ import annotations

from pathlib import Path

import pytest

from kingsbridge.bots.craft import craft_for
from kingsbridge.engine.errors import BadOption
from kingsbridge.engine.title import Title, title_names, titles

CRAFT = """
from kingsbridge.bots.craft import Craft


class Thumb(Craft):
    point = 0.5
{methods}

CRAFT = Thumb()
"""
CHOOSE = "    def choose(self, state): return state.legal()[0]\n"
APPRAISE = "    def appraise(self, state, seat): return 0.0\n"


def title_with(folder: Path, monkeypatch: pytest.MonkeyPatch, methods: str) -> Title:
    """Return a title whose craft has these methods."""
    package = folder / f"craft_in_{folder.name}"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "bots.py").write_text(CRAFT.format(methods=methods))
    monkeypatch.syspath_prepend(str(folder))
    return Title("third", version=1, fewest=1, most=1, moves=1, package=package.name)


def test_a_craft_chooses_and_appraises(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    craft = craft_for(title_with(tmp_path, monkeypatch, CHOOSE + APPRAISE))
    assert craft is not None
    assert craft.point == 0.5


@pytest.mark.parametrize("key", title_names())
def test_our_own_crafts_do(key: str) -> None:
    assert craft_for(titles()[key]) is not None


@pytest.mark.parametrize(("methods", "missing"), [(CHOOSE, "appraise"), (APPRAISE, "choose")])
def test_half_a_craft_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, methods: str, missing: str
) -> None:
    title = title_with(tmp_path, monkeypatch, methods)
    with pytest.raises(BadOption, match=rf"\.bots: Thumb must define {missing}\(\)"):
        craft_for(title)
