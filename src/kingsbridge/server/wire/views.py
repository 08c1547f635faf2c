"""What a seat sees, as types: they describe to clients what each title's `view` builds.

The views themselves are plain data made by the titles, and so are their types, the `View` of a
title's part `view_types`. Here they become structs, told apart by `title`, that fit nothing
with a field more or less. Nothing here is built on the way to a client; a test sees to it that
views and types agree at every moment of whole games.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, reduce
from operator import or_
from types import UnionType
from typing import (
    TYPE_CHECKING,
    Any,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from msgspec import UNSET, Struct, UnsetType, defstruct

from kingsbridge.engine.errors import BadOption
from kingsbridge.engine.title import Title, refuse_title, titles


def described(title: Title) -> type[Struct]:
    """Return the type of a title's views; one that declares none has any fields."""
    part = title.part("view_types")
    if part is None:
        return defstruct(f"{title.key.capitalize()}View", [], tag_field="title", tag=title.key)
    declared = part.bring("View", type)
    if not is_typeddict(declared):
        raise BadOption(f"{part.module.__name__}.View must be a TypedDict")
    return _struct(declared, tag=title.key)


def described_titles() -> list[type[Struct]]:
    """Return the types of all titles' views; a title whose type cannot be read is refused."""
    found = []
    for key, title in sorted(titles().items()):
        try:
            found.append(described(title))
        except Exception as error:
            refuse_title(key, error)
    return found


@cache
def _struct(record: Any, tag: str | None = None) -> type[Struct]:
    """Return a struct with the fields of a typed dictionary; a tag is told as its `title`."""
    fields: list[tuple[str, Any] | tuple[str, Any, Any]] = []
    for name, hint in get_type_hints(record, include_extras=True).items():
        if tag is not None and name == "title":
            continue
        if name in record.__optional_keys__ or get_origin(hint) is NotRequired:
            fields.append((name, _converted(hint) | UnsetType, UNSET))
        else:
            fields.append((name, _converted(hint)))
    return defstruct(
        record.__name__,
        fields,
        namespace={"__doc__": record.__doc__},
        module=record.__module__,
        kw_only=True,
        forbid_unknown_fields=True,
        tag_field=None if tag is None else "title",
        tag=tag,
    )


def _converted(hint: Any) -> Any:
    """Return a type with a struct in place of every typed dictionary in it."""
    if is_typeddict(hint):
        return _struct(hint)
    origin, arguments = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        return reduce(or_, [_converted(argument) for argument in arguments])
    if origin is NotRequired:
        return _converted(arguments[0])
    if origin in (list, dict):
        return origin[tuple(_converted(argument) for argument in arguments)]
    return hint


if TYPE_CHECKING:
    View = Mapping[str, object]
else:
    View = reduce(or_, described_titles())
