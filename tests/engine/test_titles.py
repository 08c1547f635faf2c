"""Titles as packages announce them: each is found by its key, and a wrong one is told by name."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ANNOUNCED = {
    "good": "[kingsbridge.titles]\nquiet = quiet_title:TITLE\n",
    "twice": "[kingsbridge.titles]\npillars = quiet_title:TITLE\n",
    "loud": "[kingsbridge.titles]\nLOUD = quiet_title:LOUD\n",
    "other": "[kingsbridge.titles]\nsilent = quiet_title:TITLE\n",
    "number": "[kingsbridge.titles]\nquiet = quiet_title:NUMBER\n",
    "typo": "[kingsbridge.titles]\nquiet = quite_title:TITLE\n",
}
MODULE = """
from kingsbridge.engine.title import Title
TITLE = Title("quiet", 1, 1, 1, 1, "quiet_title")
LOUD = Title("LOUD", 1, 1, 1, 1, "quiet_title")
NUMBER = 42
"""
ASK = """
import sys
sys.path.insert(0, sys.argv[1])
from kingsbridge.engine.errors import BadOption
from kingsbridge.engine.title import title, title_names
print(title_names())
try:
    print(title(sys.argv[2]).key)
except BadOption as refused:
    print(refused)
"""


def titles_with(folder: Path, announced: str) -> list[str]:
    """Return which titles there are, and what is said to whoever asks for the announced one."""
    (folder / "quiet_title.py").write_text(MODULE)
    package = folder / "quiet-1.0.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: quiet\nVersion: 1.0\n")
    (package / "entry_points.txt").write_text(ANNOUNCED[announced])
    key = ANNOUNCED[announced].split()[1]
    asked = [sys.executable, "-c", ASK, str(folder), key]
    said = subprocess.run(asked, capture_output=True, text=True, check=True).stdout
    return said.splitlines()


def test_a_title_that_is_announced_can_be_played(tmp_path: Path) -> None:
    assert titles_with(tmp_path, "good") == ["['pillars', 'quiet', 'world']", "quiet"]


@pytest.mark.parametrize(
    ("announced", "said"),
    [
        ("loud", "title 'LOUD' of quiet 1.0 calls itself 'LOUD'; both must be the same, in small"),
        ("other", "title 'silent' of quiet 1.0 calls itself 'quiet'; both must be the same"),
        ("number", "title 'quiet' of quiet 1.0 must be a Title, not a int"),
        ("typo", "title 'quiet' of quiet 1.0 cannot be loaded: ModuleNotFoundError"),
    ],
)
def test_a_title_that_cannot_be_played_spoils_none_but_itself(
    tmp_path: Path, announced: str, said: str
) -> None:
    names, complaint = titles_with(tmp_path, announced)
    assert names == "['pillars', 'world']"
    assert complaint.startswith(said)


def test_of_two_titles_with_one_key_neither_is_played(tmp_path: Path) -> None:
    names, complaint = titles_with(tmp_path, "twice")
    assert names == "['world']"
    assert complaint.startswith("there are two titles 'pillars', one in ")
