"""The sheets of words in a language: those for every game, and those that each title brings.

A title's package has them in `locale/<language>/*.ftl`. English must be there; a sheet that it
does not have in another language is taken in English. All its messages begin with its key, and its
clauses (`clauses.ftl`) with capitals of its own, so that no title can say another one's words.
"""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentResource
from fluent.syntax.ast import Message, Resource, Term

from kingsbridge.engine.errors import BadOption
from kingsbridge.engine.title import Title, titles

ENGLISH: Final = "en"
CLAUSES: Final = "clauses.ftl"


def resources(language: str) -> list[Resource]:
    """Return all sheets of a language."""
    found = [read(sheet) for sheet in sheets("kingsbridge.words", language).values()]
    prefixes: dict[str, str] = {}
    for title in titles().values():
        for name, sheet in sheets_of(title, language).items():
            resource = read(sheet)
            _check(title, name, resource, prefixes)
            found.append(resource)
    return found


def sheets_of(title: Title, language: str) -> dict[str, Traversable]:
    """Return the sheets of a title in a language, by the names of their files."""
    english = sheets(title.package, ENGLISH)
    if not english:
        raise BadOption(
            f"title {title.key!r} has no words: its package {title.package} "
            f"must bring locale/{ENGLISH}/*.ftl"
        )
    return english | sheets(title.package, language)


def sheets(package: str, language: str) -> dict[str, Traversable]:
    """Return the sheets that a package has in a language, by the names of their files."""
    folder = files(package).joinpath("locale", language)
    if not folder.is_dir():
        return {}
    return {path.name: path for path in folder.iterdir() if path.name.endswith(".ftl")}


def read(sheet: Traversable) -> Resource:
    """Return a sheet with its messages told apart."""
    return FluentResource(sheet.read_text(encoding="utf-8"))


def _check(title: Title, name: str, sheet: Resource, prefixes: dict[str, str]) -> None:
    """Raise if a sheet of a title says what is not its own to say."""
    for entry in sheet.body:
        if not isinstance(entry, Message | Term):
            continue
        message = entry.id.name
        prefix = message.split("-")[0]
        if name == CLAUSES and prefix.isupper():
            owner = prefixes.setdefault(prefix, title.key)
            if owner != title.key:
                raise BadOption(
                    f"title {title.key!r}: its clauses cannot begin with {prefix}-, "
                    f"for those of {owner!r} do"
                )
        elif prefix != title.key:
            raise BadOption(
                f"title {title.key!r}: message {message!r} in its {name} "
                f"must begin with '{title.key}-'"
            )
