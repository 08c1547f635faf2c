"""The maps are true: every file and folder that a page of the documentation names is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = [
    "README.md",
    "CONTRIBUTING.md",
    "web/README.md",
    *sorted(f"docs/{page.name}" for page in ROOT.glob("docs/*.md")),
]
ROOMS = "src|tests|tools|bench|docs|examples|training|web"
NAMED = re.compile(rf"`((?:{ROOMS})/[^`\s:]*)`")
# Where a page may stand when it names a path.
STARTS = ["", "web", "src/kingsbridge", "examples/fleece_fair"]
# What is made when it is asked for.
MADE = ("web/dist", "src/kingsbridge/server/client")


@pytest.mark.parametrize("page", PAGES)
def test_every_path_that_a_page_names_is_there(page: str) -> None:
    for named in NAMED.findall((ROOT / page).read_text(encoding="utf-8")):
        if named.startswith(MADE):
            continue
        pattern = re.sub(r"<[^>]*>", "*", named).rstrip("/")
        assert any(any((ROOT / start).glob(pattern)) for start in STARTS), f"{page}: {named}"
