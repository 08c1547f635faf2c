"""In which line of a TOML file a value stands: the reader of the standard library does not say."""

from __future__ import annotations

import re

# What a table and a value begin with: [events.I-01], [[events.I-01.effects]] and title = ...
_KEY = r"""(?:[A-Za-z0-9_-]+|"[^"]*"|'[^']*')"""
_KEYS = rf"{_KEY}(?:\s*\.\s*{_KEY})*"
_TABLE = re.compile(rf"\s*(\[\[?)\s*({_KEYS})\s*\]")
_VALUE = re.compile(rf"\s*({_KEYS})\s*=")
_PART = re.compile(_KEY)
# The last step of a path: its key, or its place in a list.
_LAST = re.compile(r"(\.[^.\[]*|\[\d+\])$")


def line_of(text: str, at: str) -> int:
    """Return the line, from 1 on, of the place that a path names, or of the nearest around it.

    A path looks like events.I-01.effects[0].give.
    """
    lines = lines_by_path(text)
    while at:
        if at in lines:
            return lines[at]
        shorter = _LAST.sub("", at)
        at = shorter if shorter != at else ""
    return 1


def lines_by_path(text: str) -> dict[str, int]:
    """Return the line in which each table and each value begins, by its path."""
    found: dict[str, int] = {}
    lists: dict[str, int] = {}
    table = ""
    opened = ""  # a list that goes on over several lines, with a table in each
    place = 0
    for number, line in enumerate(text.splitlines(), 1):
        header = _TABLE.match(line)
        value = _VALUE.match(line)
        if opened and line.lstrip().startswith("{"):
            found.setdefault(f"{opened}[{place}]", number)
            place += 1
        elif header:
            table = _within(lists, _path("", header[2]))
            if header[1] == "[[":
                lists[table] = lists.get(table, -1) + 1
                found.setdefault(table, number)
                table = f"{table}[{lists[table]}]"
            _note(found, table, number)
        elif value:
            path = _path(table, value[1])
            _note(found, path, number)
            opened, place = (path, 0) if line.rstrip().endswith("[") else ("", 0)
    return found


def _path(table: str, written: str) -> str:
    parts = [part.strip("\"'") for part in _PART.findall(written)]
    return ".".join([table, *parts] if table else parts)


def _within(lists: dict[str, int], path: str) -> str:
    """Return a path through the last of each list of tables that it goes through."""
    for name, place in lists.items():
        if path.startswith(f"{name}."):
            path = f"{name}[{place}]{path.removeprefix(name)}"
    return path


def _note(found: dict[str, int], path: str, number: int) -> None:
    """Note where a place begins, and all around it that does so too."""
    while path:
        found.setdefault(path, number)
        shorter = _LAST.sub("", path)
        path = shorter if shorter != path else ""
