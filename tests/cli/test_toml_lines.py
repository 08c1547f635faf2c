"""In which line of a file of corrections something is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from kingsbridge.engine.toml_lines import line_of
from tests.cli.running import refused, run

FILE = """\
# My box.
[stock]
build_vp = 4

[events]
I-02.corners = ["vp", "vp", "vp", "vp"]

[events.I-01]
title = "A fair"
effects = [
    { do = "no_actions" },
    { do = "gain" },
]

[[events.I-03.effects]]
do = "no_actions"

[[events."I-03".effects]]
do = "gain"
get = { gold = 1 }
"""


@pytest.mark.parametrize(
    ("at", "line"),
    [
        ("stock", 2),
        ("stock.build_vp", 3),
        ("stock.supplies", 2),
        ("events", 5),
        ("events.I-02.corners[3]", 6),
        ("events.I-01", 8),
        ("events.I-01.effects", 10),
        ("events.I-01.effects[0].do", 11),
        ("events.I-01.effects[1]", 12),
        ("events.I-03.effects[0].do", 16),
        ("events.I-03.effects[1]", 18),
        ("events.I-03.effects[1].get.gold", 20),
        ("houses.gold_wood", 1),
        ("", 1),
    ],
)
def test_a_place_is_found_by_its_path(at: str, line: int) -> None:
    assert line_of(FILE, at) == line


def test_a_refusal_names_the_file_and_the_line(tmp_path: Path) -> None:
    path = tmp_path / "my-box.toml"
    path.write_text(FILE)
    complaint = refused("cards", "world", "--cards", str(path))
    assert "my-box.toml', line 12: events.I-01.effects[1]: 'gain' needs one of 'get'" in complaint
    path.write_text(FILE.replace('{ do = "gain" },', ""))
    assert run("cards", "world", "--cards", str(path)).code == 0
