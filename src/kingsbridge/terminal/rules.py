"""The rules of a title as clauses, whole, by section or one at a time."""

from __future__ import annotations

from difflib import get_close_matches

from rich.console import Console
from rich.table import Table

from kingsbridge.engine.errors import BadOption, one_of
from kingsbridge.terminal.layout import ink
from kingsbridge.words import Words
from kingsbridge.words.clauses import SECTION, Section, clauses


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
        if asked == _plain(number(section), prefix):
            return [section]
        for clause in section.clauses:
            if asked == _plain(clause, prefix):
                return [section._replace(clauses=[clause])]
    known = {_plain(clause, prefix): clause for part in sections for clause in part.clauses}
    near = _near(asked, known, sections)
    raise BadOption(f"there is no clause {wanted!r} in the rules of {title_key}; {near}")


def number(section: Section) -> str:
    """Return what a section's clauses begin with: P-12."""
    return section.key.replace(SECTION, "-")


def _plain(wanted: str, prefix: str) -> str:
    return wanted.strip().upper().removeprefix(prefix).replace("-", ".")


def _near(asked: str, known: dict[str, str], sections: list[Section]) -> str:
    within = [known[plain] for plain in known if plain.split(".")[0] == asked.split(".")[0]]
    near = within or [known[plain] for plain in get_close_matches(asked, known, 6, 0.4)]
    if near:
        return f"near it there is {one_of(near)}"
    return f"there are the sections {one_of(number(section) for section in sections)}"


def print_clauses(console: Console, title_key: str, wanted: str, words: Words) -> None:
    """Print the rules, or the part that is wanted."""
    for place, section in enumerate(chosen_clauses(title_key, wanted, words.language)):
        if place:
            console.print()
        console.print(ink(section.title, style="bold").append(f"  {number(section)}", style="dim"))
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True, style="dim")
        grid.add_column(overflow="fold")
        for clause in section.clauses:
            grid.add_row(clause, words.clause(clause))
        console.print(grid)


def clauses_as_data(title_key: str, wanted: str, words: Words) -> list[dict[str, object]]:
    """Return the rules, or the part that is wanted, as plain data."""
    return [
        {
            "section": number(section),
            "title": section.title,
            "clauses": [{"id": clause, "text": words.clause(clause)} for clause in section.clauses],
        }
        for section in chosen_clauses(title_key, wanted, words.language)
    ]
