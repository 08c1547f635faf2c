"""The sheets of words in a language: those for every game, and those that each title brings.

A title's package has them in `locale/<language>/*.ftl`. English must be there; a sheet that it
does not have in another language is taken in English. All its messages begin with its key, and its
clauses (`clauses.ftl`) with capitals of its own, so that no title can say another one's words.
One that does otherwise is refused, and the others are played as if it were not there.
"""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentResource
from fluent.syntax.ast import Junk, Message, Resource, Term

from kingsbridge.engine.errors import BadOption
from kingsbridge.engine.title import Title, refuse_title, titles

ENGLISH: Final = "en"
CLAUSES: Final = "clauses.ftl"
# The attributes of a clause that is our ruling: the other reading, and why ours.
RULING: Final = ["other", "why"]


def resources(language: str) -> list[Resource]:
    """Return all sheets of a language; a title with a wrong one is refused, and brings none."""
    found = [read(sheet) for sheet in sheets("kingsbridge.words", language).values()]
    prefixes: dict[str, str] = {}
    # Of two titles with the same capitals ours has them, and a guest is refused.
    for title in sorted(titles().values(), key=_is_guest):
        try:
            found += _resources_of(title, language, prefixes)
        except Exception as error:
            refuse_title(title.key, error)
    return found


def _is_guest(title: Title) -> bool:
    """Return whether a title comes in a distribution of its own."""
    return not title.package.startswith("kingsbridge.")


def _resources_of(title: Title, language: str, prefixes: dict[str, str]) -> list[Resource]:
    """Return a title's sheets in a language, and note with what its clauses begin.

    Those of a guest are checked in all its languages at once, so that it is not refused in the
    middle of a game because somebody reads it in another.
    """
    wanted = sheets_of(title, language)
    found = {name: read(sheet) for name, sheet in wanted.items()}
    own: dict[str, str] = {}
    for name, resource in found.items():
        _check(title, wanted[name], resource, prefixes, own)
    if _is_guest(title):
        for folder in files(title.package).joinpath("locale").iterdir():
            for name, sheet in sheets(title.package, folder.name).items():
                if sheet != wanted.get(name):
                    _check(title, sheet, read(sheet), prefixes, own)
    prefixes.update(own)
    return list(found.values())


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
    try:
        return FluentResource(sheet.read_text(encoding="utf-8"))
    except UnicodeDecodeError as error:
        raise BadOption(f"{_place(sheet)} must be written in UTF-8: {error}") from None


def _check(
    title: Title,
    sheet: Traversable,
    resource: Resource,
    taken: dict[str, str],
    own: dict[str, str],
) -> None:
    """Raise if a sheet of a title cannot be read, or says what is not its own to say."""
    for entry in resource.body:
        if isinstance(entry, Junk):
            raise BadOption(f"title {title.key!r}: {_complaint(entry, sheet)}")
        if not isinstance(entry, Message | Term):
            continue
        message = entry.id.name
        prefix = message.split("-")[0]
        if sheet.name == CLAUSES and prefix.isupper():
            owner = taken.get(prefix, title.key)
            if owner != title.key:
                raise BadOption(
                    f"title {title.key!r}: its clauses cannot begin with {prefix}-, "
                    f"for those of {owner!r} do"
                )
            own[prefix] = title.key
            _check_ruling(title, entry)
        elif prefix != title.key:
            raise BadOption(
                f"title {title.key!r}: message {message!r} in its {sheet.name} "
                f"must begin with '{title.key}-'"
            )


def _check_ruling(title: Title, clause: Message | Term) -> None:
    """Raise if a clause is marked as a ruling, but not with all and only what a ruling says."""
    names = sorted(attribute.id.name for attribute in clause.attributes)
    if names and names != RULING:
        raise BadOption(
            f"title {title.key!r}: clause {clause.id.name!r} has {_listed(names)}; "
            f"a ruling has {_listed(RULING)}, and any other clause has neither"
        )


def _listed(attributes: list[str]) -> str:
    return " and ".join(f".{name}" for name in attributes)


def _complaint(junk: Junk, sheet: Traversable) -> str:
    """Say in which line of a sheet no message can be told, and why."""
    text = sheet.read_text(encoding="utf-8")
    where = junk.annotations[0].span if junk.annotations else junk.span
    line = text.count("\n", 0, 0 if where is None else where.start) + 1
    why = junk.annotations[0].message if junk.annotations else "this is no message"
    return f"{_place(sheet)}, line {line}: {why}"


def _place(sheet: Traversable) -> str:
    """Return where a sheet lies in its package; where that is concerns no visitor of a server."""
    return "/".join(str(sheet).replace("\\", "/").split("/")[-4:])
