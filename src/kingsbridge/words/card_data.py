"""All cards of a title as plain data, in words: for every screen that shows a gallery of them."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import cast

from kingsbridge.engine.components import Box
from kingsbridge.engine.errors import BadOption, undefined
from kingsbridge.engine.marks import mypyc_attr
from kingsbridge.engine.title import title
from kingsbridge.words import Words


@mypyc_attr(allow_interpreted_subclasses=True)
class CardData:
    """A title's cards in one language: names, effects, where values come from, what was corrected.

    A title's package may have a part `card_data`, and `open_card_data` in it makes one. `texts` are
    the messages that its corrections change, and what they say now; whoever speaks of these cards
    speaks with `words`, which say so.
    """

    def __init__(
        self,
        title_key: str,
        origins: Sequence[str],
        corrections: Mapping[str, object],
        words: Words,
        texts: Mapping[str, str],
    ) -> None:
        self.title_key = title_key
        self.origins = origins
        self.corrected_rows = corrections
        self.texts = dict(texts)
        self.words = words.laid_over(texts)

    def data(self) -> dict[str, object]:
        """Return all cards as plain data, names and effects in words."""
        raise undefined(self, "data")

    def corrections(self, what: str, key: str) -> str:
        """Return the values of a card that are corrected, not merely confirmed, as written."""
        given = self.given(what, key)
        part = title(self.title_key).part("box")
        if part is None:
            return ""
        other = part.make("open_box", Box).differing(what, key, given)
        return ", ".join(f"{name} = {written(given[name])}" for name in other if name in given)

    def given(self, what: str, key: str) -> dict[str, object]:
        """Return what the corrections say of a card."""
        rows = cast("Mapping[str, Mapping[str, object]]", self.corrected_rows.get(what, {}))
        return dict(rows.get(key, {}))

    def origins_in_words(self) -> dict[str, str]:
        """Return what the letters mean that say where a value comes from, the surest first."""
        return {
            origin: self.words.say(f"{self.title_key}-origin-{origin.replace('+', '-plus')}")
            for origin in self.origins
        }


def written(value: object) -> str:
    """Return a value as a file of corrections has it."""
    if isinstance(value, dict):
        parts = ", ".join(f"{name} = {written(part)}" for name, part in value.items())
        return f"{{ {parts} }}" if parts else "{}"
    if isinstance(value, list):
        return "[" + ", ".join(written(part) for part in value) + "]"
    return json.dumps(value, ensure_ascii=False)


def card_data_of(title_key: str, options: Mapping[str, object], words: Words) -> CardData:
    """Return the cards of a title as data, corrected as these options say."""
    game = title(title_key)
    part = game.part("card_data")
    if part is None:
        raise BadOption(f"{title_key} has no cards to show")
    return part.make("open_card_data", CardData, game.resolve(options), words)


# Tables play with few boxes at once; what was read of one is kept.
BOXES = 64


def corrected_words(title_key: str, options: Mapping[str, object], words: Words) -> Words:
    """Return words that speak of a title's cards as these options have corrected them."""
    cards = options.get("cards")
    if not cards or title(title_key).part("card_data") is None:
        return words
    return _words_of_box(title_key, json.dumps(cards, sort_keys=True), words)


@lru_cache(BOXES)
def _words_of_box(title_key: str, cards: str, words: Words) -> Words:
    return card_data_of(title_key, {"cards": json.loads(cards)}, words).words
