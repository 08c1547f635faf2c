"""Everything that can be written on a card is named in every language: sheets, values, words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from kingsbridge.engine.values import Effects
from kingsbridge.words import LANGUAGES, words
from kingsbridge.words.boxes import box_of

TITLES = ["pillars", "world"]


def named(title: str) -> Iterator[tuple[str, list[str]]]:
    """Walk through what a form shows, and the messages of which the client takes the first."""
    box = box_of(title)
    for sheet, values in box.values.items():
        yield sheet, [f"{title}-box-sheet-{sheet}", f"{title}-gallery-{sheet}"]
        for field, value in values.items():
            own = f"{title}-box-{sheet}-{field}"
            yield field, [own, f"{title}-box-field-{field}", f"web-field-{field}"]
            yield from inside(title, field, value.shape())
            if isinstance(value, Effects):
                for word, declared in value.words.items():
                    yield word, [f"{title}-box-do-{word}"]
                    for name, inner in declared.fields.items():
                        yield name, [f"{title}-box-field-{name}", f"web-field-{name}"]
                        yield from inside(title, name, inner.shape())


def inside(title: str, field: str, shape: Mapping[str, Any]) -> Iterator[tuple[str, list[str]]]:
    """Walk through the names and goods that a value may be."""
    names = [("good", good) for good in shape.get("goods", [])]
    names += [(field, name) for name in shape.get("names", []) if name]
    for kind, name in names:
        yield (
            f"{field} {name}",
            [
                f"{title}-box-value-{kind}-{name}",
                f"{title}-{kind.removesuffix('s')}-{name}",
                f"{title}-box-name-{name}",
                f"{title}-good-{name}",
                f"{title}-resource-{name}",
            ],
        )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_whatever_can_be_written_on_a_card_has_a_name(title: str, language: str) -> None:
    said = words(language)
    unnamed = [what for what, messages in named(title) if not any(map(said.has, messages))]
    assert unnamed == []
