"""The clauses of a title's rules, in the order of its locale file."""

from __future__ import annotations

from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from kingsbridge.engine.errors import BadOption, one_of
from kingsbridge.engine.title import title
from kingsbridge.words import Words, words

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


def chosen_clauses(title_key: str, wanted: str, language: str) -> list[Section]:
    """Return the sections to be read: all, one, or one with a single clause in it.

    A clause may be written with its prefix or without, in capitals or not: P-12.8, 12.8, p-i.4.
    """
    sections = clauses(title_key, language)
    if not wanted:
        return sections
    # All ids of a title begin alike: P-.
    prefix = sections[0].key.split(SECTION)[0] + "-"
    asked = _plain(wanted, prefix)
    for section in sections:
        if asked == _plain(section_number(section), prefix):
            return [section]
        for clause in section.clauses:
            if asked == _plain(clause, prefix):
                return [section._replace(clauses=[clause])]
    known = {_plain(clause, prefix): clause for part in sections for clause in part.clauses}
    near = _near(asked, known, sections)
    raise BadOption(f"there is no clause {wanted!r} in the rules of {title_key}; {near}")


def chosen_rulings(title_key: str, wanted: str, language: str) -> list[Section]:
    """Return the sections to be read with only those of their clauses that are our rulings."""
    said = words(language)
    found = [
        section._replace(clauses=[clause for clause in section.clauses if said.ruling(clause)])
        for section in chosen_clauses(title_key, wanted, language)
    ]
    return [section for section in found if section.clauses]


def section_number(section: Section) -> str:
    """Return what a section's clauses begin with: P-12."""
    return section.key.replace(SECTION, "-")


def sections_as_data(sections: list[Section], words: Words) -> list[dict[str, object]]:
    """Return sections of the rules as plain data."""
    return [
        {
            "section": section_number(section),
            "title": section.title,
            "clauses": [_clause_as_data(clause, words) for clause in section.clauses],
        }
        for section in sections
    ]


def _clause_as_data(clause: str, words: Words) -> dict[str, object]:
    ruling = words.ruling(clause)
    return {
        "id": clause,
        "text": words.clause(clause),
        "ruling": {"other": ruling.other, "why": ruling.why} if ruling else None,
    }


@cache
def _messages(title_key: str) -> list[str]:
    sheet = files(title(title_key).package).joinpath("locale", "en", "clauses.ftl")
    if not sheet.is_file():
        raise BadOption(f"the rules of {title_key} are not written down")
    body = FluentParser().parse(sheet.read_text(encoding="utf-8")).body
    return [entry.id.name for entry in body if isinstance(entry, Message)]


def _plain(wanted: str, prefix: str) -> str:
    return wanted.strip().upper().removeprefix(prefix).replace("-", ".")


def _near(asked: str, known: dict[str, str], sections: list[Section]) -> str:
    within = [known[plain] for plain in known if plain.split(".")[0] == asked.split(".")[0]]
    near = within or [known[plain] for plain in get_close_matches(asked, known, 6, 0.4)]
    if near:
        return f"near it there is {one_of(near)}"
    return f"there are the sections {one_of(section_number(section) for section in sections)}"
