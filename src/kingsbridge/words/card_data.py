"""All cards of a title as plain data, in words: for every screen that shows a gallery of them."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import cast

from kingsbridge.engine.errors import BadOption, undefined
from kingsbridge.engine.marks import mypyc_attr
from kingsbridge.engine.title import title
from kingsbridge.words import Words


@mypyc_attr(allow_interpreted_subclasses=True)
class CardData:
    """A title's cards in one language: names, effects, where values come from, what was corrected.

    A title's package may have a part `card_data`, and `open_card_data` in it makes one.
    """

    def __init__(
        self,
        title_key: str,
        origins: Sequence[str],
        corrections: Mapping[str, object],
        words: Words,
    ) -> None:
        self.title_key = title_key
        self.origins = origins
        self.corrected_rows = corrections
        self.words = words

    def data(self) -> dict[str, object]:
        """Return all cards as plain data, names and effects in words."""
        raise undefined(self, "data")

    def corrections(self, what: str, key: str) -> str:
        """Return the corrected values of a card as they were written."""
        rows = cast("Mapping[str, Mapping[str, object]]", self.corrected_rows.get(what, {}))
        return ", ".join(f"{name} = {written(value)}" for name, value in rows.get(key, {}).items())

    def origins_in_words(self) -> dict[str, str]:
        """Return what the letters mean that say where a value comes from, the surest first."""
        return {
            origin: self.words.say(f"{self.title_key}-origin-{origin.replace('+', '-plus')}")
            for origin in self.origins
        }


def written(value: object) -> str:
    """Return a value as a file of corrections has it."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{name} = {amount}" for name, amount in value.items()) + " }"
    return json.dumps(value)


def card_data_of(title_key: str, options: Mapping[str, object], words: Words) -> CardData:
    """Return the cards of a title as data, corrected as these options say."""
    game = title(title_key)
    part = game.part("card_data")
    if part is None:
        raise BadOption(f"{title_key} has no cards to show")
    return part.make("open_card_data", CardData, game.resolve(options), words)
