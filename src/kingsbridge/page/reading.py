"""Reading what a client says: JSON into the records of `table.asked`, and nothing that is amiss."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, TypeVar, Union, cast, get_args, get_origin, get_type_hints

from kingsbridge.table.asked import Between, Letters
from kingsbridge.table.errors import Refused

T = TypeVar("T")


class Malformed(Refused):
    """A message that is none of ours."""

    def __init__(self, why: str) -> None:
        super().__init__(f"this is no message of ours: {why}", "malformed")


def parsed(text: str) -> Any:
    """Return what a text says in JSON."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Malformed(str(error)) from None


def read(kind: type[T], said: object, at: str = "$") -> T:
    """Return a record with what was said; raise with the first thing that is amiss."""
    if not isinstance(said, Mapping):
        raise Malformed(f"expected an object - at {at}")
    hints, needed = _hints(cast(Any, kind)), _needed(cast(Any, kind))
    for name in said:
        if name not in hints:
            raise Malformed(f"object contains unknown field {name!r} - at {at}")
    for name in needed - said.keys():
        raise Malformed(f"object missing required field {name!r} - at {at}")
    return kind(**{name: _value(hints[name], said[name], f"{at}.{name}") for name in said})


@cache
def _hints(kind: Any) -> dict[str, Any]:
    found = get_type_hints(kind, include_extras=True)
    return {field.name: found[field.name] for field in fields(kind)}


@cache
def _needed(kind: Any) -> frozenset[str]:
    return frozenset(
        field.name
        for field in fields(kind)
        if field.default is MISSING and field.default_factory is MISSING
    )


def _value(hint: Any, said: Any, at: str) -> Any:
    origin, inside = get_origin(hint), get_args(hint)
    if hint is Any:
        return said
    if origin is Annotated:
        return _bounded(_value(inside[0], said, at), inside[1], at)
    if origin in (Union, UnionType):
        if said is None and NoneType in inside:
            return None
        (one,) = [each for each in inside if each is not NoneType]
        return _value(one, said, at)
    if is_dataclass(hint):
        return read(hint, said, at)  # type: ignore[arg-type]
    if origin is list:
        _check(list, said, at)
        return [_value(inside[0], each, f"{at}[{place}]") for place, each in enumerate(said)]
    if origin is dict:
        _check(dict, said, at)
        return {key: _value(inside[1], each, f"{at}.{key}") for key, each in said.items()}
    _check(hint, said, at)
    return said


def _check(kind: type, said: object, at: str) -> None:
    # To Python, true is a number.
    if not isinstance(said, kind) or (kind is int and isinstance(said, bool)):
        raise Malformed(f"expected {kind.__name__!r}, got {type(said).__name__!r} - at {at}")


def _bounded(said: Any, bound: object, at: str) -> Any:
    if isinstance(bound, Between) and not bound.least <= said <= bound.most:
        raise Malformed(f"expected a number from {bound.least} to {bound.most} - at {at}")
    if isinstance(bound, Letters):
        if not bound.fewest <= len(said) <= bound.most:
            raise Malformed(f"expected {bound.fewest} to {bound.most} letters - at {at}")
        if bound.pattern is not None and re.search(bound.pattern, said) is None:
            raise Malformed(f"expected a text that matches {bound.pattern!r} - at {at}")
    return said
