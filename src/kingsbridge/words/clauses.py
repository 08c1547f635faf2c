"""The clauses of a title's rules, in the order of its locale file."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from kingsbridge.engine.errors import BadOption
from kingsbridge.engine.title import title
from kingsbridge.words import words

SECTION = "-section-"


class Section(NamedTuple):
    """A part of the rules: its message, its title in a language, and its clauses' ids."""

    key: str
    title: str
    clauses: list[str]


def clauses(title_key: str, language: str = "en") -> list[Section]:
    """Return every section of a title's rules with its clauses, as they are to be read."""
    said = words(language)
    sections: list[Section] = []
    for message in _messages(title(title_key).key):
        if SECTION in message:
            sections.append(Section(message, said.say(message), []))
        else:
            sections[-1].clauses.append(clause_id(message))
    return sections


def clause_id(message: str) -> str:
    """Return the id of a clause from its message: P-12-8 is P-12.8."""
    return ".".join(message.rsplit("-", 1))


@cache
def _messages(title_key: str) -> list[str]:
    sheet = files(title(title_key).package).joinpath("locale", "en", "clauses.ftl")
    if not sheet.is_file():
        raise BadOption(f"the rules of {title_key} are not written down")
    body = FluentParser().parse(sheet.read_text(encoding="utf-8")).body
    return [entry.id.name for entry in body if isinstance(entry, Message)]
