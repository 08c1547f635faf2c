"""What a seat sees is described to clients from the types that the titles declare."""

from __future__ import annotations

from types import ModuleType
from typing import Any, Literal, NotRequired, TypedDict

import msgspec
import pytest

from kingsbridge.engine.errors import BadOption
from kingsbridge.engine.part import Part
from kingsbridge.engine.title import Title, titles
from kingsbridge.server.wire.views import View, described
from tests.engine.matches import MatchesTitle


class Heap(TypedDict):
    """Some matches on the table."""

    matches: int
    lucky: NotRequired[bool]


class HeapsView(TypedDict):
    """The heaps, as a seat sees them."""

    title: Literal["matches"]
    heaps: list[Heap]
    by_name: dict[str, Heap] | None


class Heaps(MatchesTitle):
    """A title that declares what its view is."""

    def part(self, name: str) -> Part | None:
        return declaring(HeapsView) if name == "view_types" else None


class Unclear(MatchesTitle):
    """A title that declares something else."""

    def part(self, name: str) -> Part | None:
        return declaring(int)


def declaring(kind: type) -> Part:
    module = ModuleType("view_types")
    module.View = kind  # type: ignore[attr-defined]
    return Part(module)


GOOD = {"title": "matches", "heaps": [{"matches": 3}, {"matches": 1, "lucky": True}]}


@pytest.mark.parametrize("by_name", [None, {"first": {"matches": 1}}])
def test_a_view_that_is_as_declared_fits_its_type(by_name: object) -> None:
    view = {**GOOD, "by_name": by_name}
    assert msgspec.to_builtins(msgspec.convert(view, described(Heaps()), strict=True)) == view


@pytest.mark.parametrize(
    "view",
    [
        GOOD,
        {**GOOD, "by_name": None, "more": 1},
        {**GOOD, "by_name": None, "heaps": [{"matches": 3, "more": 1}]},
        {**GOOD, "by_name": None, "heaps": [{"lucky": True}]},
        {**GOOD, "by_name": None, "heaps": [{"matches": "3"}]},
        {**GOOD, "by_name": {"first": {"matches": None}}},
        {**GOOD, "by_name": None, "title": "another"},
    ],
)
def test_a_field_more_or_less_or_of_another_kind_is_noticed(view: dict[str, object]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(view, described(Heaps()), strict=True)


def test_the_description_keeps_the_names_and_the_words_of_the_declaration() -> None:
    document = msgspec.json.schema(described(Heaps()))["$defs"]
    assert set(document) == {"HeapsView", "Heap"}
    assert document["Heap"]["description"] == "Some matches on the table."
    assert document["Heap"]["required"] == ["matches"]


def test_a_title_that_declares_no_type_has_a_view_of_any_fields() -> None:
    kind = described(MatchesTitle())
    assert kind.__name__ == "MatchesView"
    msgspec.convert({"title": "matches", "left": 11}, kind, strict=True)


def test_a_declaration_of_something_else_is_refused() -> None:
    with pytest.raises(BadOption, match="must be a TypedDict"):
        described(Unclear())


@pytest.mark.parametrize("title", list(titles().values()), ids=lambda title: title.key)
def test_every_title_that_is_installed_is_described(title: Title) -> None:
    kinds: Any = View
    assert described(title).__name__ in [kind.__name__ for kind in kinds.__args__]
