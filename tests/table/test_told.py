"""What is told: the same JSON by msgspec, which a server has, and by the standard library alone."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

import msgspec
import pytest

import kingsbridge.table
from kingsbridge.engine.state import NOBODY
from kingsbridge.table.told import Moment, TableInfo, as_json
from kingsbridge.words import LANGUAGES
from tests.table.test_table import Sitting, begun, every_title

MODULES = sorted(module.name for module in iter_modules(kingsbridge.table.__path__))
# What a table may be made of: nothing that waits, reads, writes, or knows what time it is.
ALLOWED = {"__future__", "collections", "dataclasses", "enum", "itertools", "json", "typing"}
ALLOWED |= {"math", "unicodedata"}
ROOMS = ("kingsbridge.engine", "kingsbridge.bots", "kingsbridge.words", "kingsbridge.table")
# Nothing of this is loaded by whoever plays at a table without a server.
SERVERS = ("asyncio", "litestar", "msgspec", "prometheus_client", "sqlalchemy", "uvicorn")


def tellings(sitting: Sitting) -> list[Moment | TableInfo]:
    """Return what everybody is told, in all languages."""
    told: list[Moment | TableInfo] = [sitting.table.info(lambda _code: True, sitting.now)]
    return told + [
        sitting.told(eyes, language) for eyes in (NOBODY, 0, 1) for language in LANGUAGES
    ]


@every_title
def test_both_write_the_same_json_at_every_moment(key: str) -> None:
    sitting = begun(key)
    while True:
        sitting.let_bots_move()
        for told in tellings(sitting):
            assert as_json(told) == msgspec.json.encode(told).decode()
        if sitting.table.the_game().over:
            break
        for _ in range(7):
            sitting.let_bots_move()
            if not sitting.table.the_game().over:
                sitting.move(len(sitting.rows))


def test_what_was_told_can_be_read_as_what_it_was() -> None:
    for told in tellings(begun("pillars")):
        assert msgspec.convert(json.loads(as_json(told)), type(told)) == told


def imported(path: Path) -> set[str]:
    """Return the modules that a file imports, wherever in it."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0
            found.add(str(node.module))
    return found


@pytest.mark.parametrize("name", MODULES)
def test_a_table_is_free_of_input_output_clocks_and_packages(name: str) -> None:
    source = Path(str(import_module("kingsbridge.table").__file__)).with_name(f"{name}.py")
    for module in imported(source):
        known = module.split(".")[0] in ALLOWED or module.startswith(ROOMS)
        assert known, f"{name} imports {module}"


def test_who_plays_without_a_server_loads_nothing_of_one() -> None:
    imports = "; ".join(f"import kingsbridge.table.{name}" for name in MODULES)
    tell = "from kingsbridge.words import words; words('en')"
    show = f"import sys; print(*(name for name in {SERVERS} if name in sys.modules))"
    said = subprocess.run(
        [sys.executable, "-c", f"{imports}; {tell}; {show}"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert said.stdout.strip() == ""
