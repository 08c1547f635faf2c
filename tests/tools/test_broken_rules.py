"""`make broken-rules`, on a small town of its own: what it says of a rule that is broken."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

TOWN = {
    "pyproject.toml": '[tool.pytest.ini_options]\nmarkers = ["clause(*ids): the clauses"]\n'
    'addopts = ["--import-mode=importlib"]\nfilterwarnings = ["error"]\n',
    "src/kingsbridge/__init__.py": "COMPILED = False\n",
    "src/kingsbridge/town.py": """
import tomllib
from pathlib import Path

CARDS = tomllib.loads(Path(__file__).with_name("cards.toml").read_text(encoding="utf-8"))

def price(cubes):
    return CARDS["stone"] * cubes

def spare():
    return 1

def same(a):
    return a + a
""",
    "src/kingsbridge/cards.toml": "stone = 3\n",
    "tests/__init__.py": "",
    "tests/rules/__init__.py": "",
    "tests/rules/town/__init__.py": "",
    "tests/rules/town/test_town.py": """
import pytest
from kingsbridge import town

@pytest.mark.clause("T-1")
def test_the_price():
    assert town.price(2) == 6

@pytest.mark.clause("T-2")
def test_what_shows_nothing():
    assert town.spare()

@pytest.mark.clause("T-3")
def test_what_is_wrong_already():
    assert town.same(1) == 3
""",
}

BROKEN = '[[broken]]\nclause = "{}"\nfile = "{}"\nfind = "{}"\nput = "{}"\n'


# Each break, and what is to be said of it.
NOTICED = [
    ("T-1", "town.py", "* cubes", "+ cubes"),
    ("T-1", "cards.toml", "stone = 3", "stone = 4"),
]
TOLD = [
    (("T-2", "town.py", "return 1", "return 2"), "NOT NOTICED: its tests still pass"),
    (("T-1", "town.py", "* cubes", "* cubs"), "the broken program crashes: "),
    (("T-1", "town.py", "CARDS = ", "CARDS == "), "pytest ended with code"),
    (("T-1", "town.py", "[", "while"), "pytest ended with code"),
    (("T-3", "town.py", "a + a", "a - a"), "its tests fail with nothing broken"),
    (("T-4", "town.py", "a + a", "a - a"), "no test shows this clause"),
    (("T-1", "town.py", "return", "pass"), "what to find stands there 3 times, not once"),
    (("T-1", "village.py", "return", "pass"), "there is no such file"),
    (("T-1", "town.py", "return CARDS", "while CARDS: pass#"), "did not end within 10 seconds"),
]


@pytest.fixture(scope="module")
def town(tmp_path_factory: pytest.TempPathFactory) -> Path:
    town = tmp_path_factory.mktemp("town")
    broken = "".join(BROKEN.format(*each) for each in [*NOTICED, *(each for each, _ in TOLD)])
    sheet = {"tests/rules/town/broken/town.toml": broken}
    tool = (ROOT / "tools" / "broken_rules.py").read_text(encoding="utf-8")
    tools = {"tools/broken_rules.py": tool.replace("SECONDS = 600", "SECONDS = 10")}
    for name, text in {**TOWN, **sheet, **tools}.items():
        path = town / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    shutil.copy(ROOT / "tests" / "conftest.py", town / "tests")
    return town


@pytest.fixture(scope="module")
def said(town: Path) -> str:
    """What the tool says of all of them."""
    before = {path: path.read_bytes() for path in (town / "src").rglob("*") if path.is_file()}
    environment = {name: text for name, text in os.environ.items() if name != "PYTHONPATH"}
    command = [sys.executable, str(town / "tools" / "broken_rules.py"), "--at-a-time", "2"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    assert done.returncode == 1, done.stdout + done.stderr
    # In memory: the sources are as they were, with nothing beside them.
    after = {path: path.read_bytes() for path in (town / "src").rglob("*") if path.is_file()}
    assert after == before
    return done.stdout


def test_every_break_is_counted(said: str) -> None:
    assert f"{len(NOTICED) + len(TOLD)} rules broken, {len(NOTICED)} noticed" in said
    assert "the tests of 2 clauses pass with nothing broken" in said


@pytest.mark.parametrize("broken", NOTICED)
def test_a_rule_broken_in_a_module_or_in_a_table_is_noticed(
    said: str, broken: tuple[str, str, str, str]
) -> None:
    clause, file, find, _ = broken
    assert f"{clause:8} {file}: {find}  noticed" in said


@pytest.mark.parametrize(("broken", "told"), TOLD)
def test_what_shows_nothing_is_told(
    said: str, broken: tuple[str, str, str, str], told: str
) -> None:
    clause, file, find, _ = broken
    pieces = [
        piece for piece in said.split("\n[") if f"{clause:8} {file}: {find.strip()}  " in piece
    ]
    assert any(told in piece for piece in pieces), said
