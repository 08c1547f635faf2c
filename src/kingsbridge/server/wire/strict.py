"""Requests that fit nothing with a field too many, made of the plain records they are declared as.

`kingsbridge.table.asked` declares them without msgspec, for whatever has only the standard library.
Here they become structs that read as strictly as a server should; what a field may hold goes with
its type.
"""

from __future__ import annotations

from dataclasses import MISSING, Field, fields, is_dataclass
from functools import cache, reduce
from operator import or_
from types import UnionType
from typing import Annotated, Any, TypeVar, Union, cast, get_args, get_origin, get_type_hints

from msgspec import Meta, Struct, convert, defstruct
from msgspec import field as struct_field

from kingsbridge.table.asked import Between, Letters

T = TypeVar("T")


@cache
def strict(record: Any) -> type[Struct]:
    """Return a struct with the fields of a record; a command is told apart by its `do`."""
    hints = get_type_hints(record, include_extras=True)
    tag = getattr(record, "do", None)
    return defstruct(
        record.__name__,
        [_field(field, _strict(hints[field.name])) for field in fields(record)],
        namespace={"__doc__": record.__doc__},
        module=record.__module__,
        forbid_unknown_fields=True,
        frozen=True,
        tag_field=None if tag is None else "do",
        tag=tag,
    )


def plain(record: type[T], read: T) -> T:
    """Return the record itself of what was read as strictly: compiled code takes no other."""
    return convert(read, record, from_attributes=True)


def _field(field: Field[Any], hint: Any) -> tuple[str, Any] | tuple[str, Any, Any]:
    if is_dataclass(field.default):
        return field.name, hint, convert(field.default, hint, from_attributes=True)
    if field.default is not MISSING:
        return field.name, hint, field.default
    if field.default_factory is not MISSING:
        return field.name, hint, struct_field(default_factory=field.default_factory)
    return field.name, hint


def _strict(hint: Any) -> Any:
    """Return a type with a struct in place of every record, and bounds as msgspec knows them."""
    origin, inside = get_origin(hint), get_args(hint)
    if is_dataclass(hint):
        return strict(cast(Any, hint))
    if origin is Annotated:
        return bounded(hint)
    if origin in (Union, UnionType):
        return reduce(or_, [_strict(each) for each in inside])
    if origin is list:
        return list[_strict(inside[0])]  # type: ignore[misc]
    return hint


def bounded(hint: Any) -> Any:
    """Return a type with its bounds as msgspec knows them."""
    kind, bound = get_args(hint)
    return Annotated[kind, _meta(bound)]


def _meta(bound: Between | Letters) -> Meta:
    if isinstance(bound, Between):
        return Meta(ge=bound.least, le=bound.most)
    return Meta(min_length=bound.fewest or None, max_length=bound.most, pattern=bound.pattern)
