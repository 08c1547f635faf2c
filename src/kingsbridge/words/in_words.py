"""The table in words: headings, and lists of short sentences, to be read or heard.

A browser tells it so to those who play by ear; here it is told to whoever reads text alone, such as
a language model. All of it is made from a seat's view.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from kingsbridge.engine.marks import mypyc_attr
from kingsbridge.engine.phrase import Name
from kingsbridge.engine.title import title
from kingsbridge.words import Words
from kingsbridge.words.card_data import card_data_of, corrected_words
from kingsbridge.words.numbers import plain_number

View = Mapping[str, Any]

# These are said elsewhere: in the heading, or by what the reader is asked.
SAID_ELSEWHERE = ("title", "seats", "seat", "over", "ply", "players")


class Part(NamedTuple):
    """A heading with its sentences; of a player's own things, whose they are."""

    heading: str
    items: list[str]
    seat: int = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class InWords:
    """A title's table in one language.

    As it stands here it is plain enough for any title. A title's own comes from its part
    `in_words`, where `open_in_words` makes it.
    """

    def __init__(self, title_key: str, options: Mapping[str, object], words: Words) -> None:
        self.key = title_key
        self.words = words
        self.cards: Mapping[str, Any] = {}
        if title(title_key).part("card_data") is not None:
            self.cards = card_data_of(title_key, options, words).data()

    def parts(self, view: View, names: Sequence[str]) -> list[Part]:
        """Tell the whole table, as the seat sees it."""
        lying_open = {fact: view[fact] for fact in view if fact not in SAID_ELSEWHERE}
        parts = [Part(self.words.title(self.key), self._sentences(lying_open))]
        players = view.get("players")
        if isinstance(players, list) and len(players) == len(names):
            for seat, player in enumerate(players):
                if isinstance(player, Mapping):
                    parts.append(Part(names[seat], self._sentences(player), seat))
        return parts

    # What titles tell with

    def say(self, message: str, **facts: int | float | str) -> str:
        """Say a message."""
        return self.words.say(message, **facts)

    def name(self, kind: str, key: object, number: int | float | None = None) -> str:
        """Say the name of a thing, or an amount of it."""
        return self.words.name(Name(kind, str(key), number))

    def listed(self, label: str, things: Sequence[str]) -> str:
        """Say a list in one sentence, or that there is nothing in it."""
        said = ", ".join(things) or self.say("web-words-none")
        return self.say("web-words-list", label=label, things=said)

    def card(self, kind: str, key: str) -> Mapping[str, Any] | None:
        """Find a card."""
        for card in self.cards.get(kind, []):
            if card["key"] == key:
                return dict(card)
        return None

    # Any title

    def _sentences(self, facts: Mapping[str, Any]) -> list[str]:
        return [
            self._called(fact)
            if value is True
            else self.listed(self._called(fact), self._phrases(value))
            for fact, value in facts.items()
            if value is not False
        ]

    def _called(self, fact: str) -> str:
        message = f"{self.key}-view-{fact}"
        return self.say(message) if self.words.has(message) else fact.replace("_", " ")

    def _phrases(self, value: object) -> list[str]:
        if isinstance(value, Mapping):
            return [
                self._called(str(fact)) + " " + " ".join(self._phrases(part))
                for fact, part in value.items()
            ]
        if isinstance(value, list | tuple):
            return [" ".join(self._phrases(part)) for part in value]
        if value is None or value is False or value == "":
            return []
        if value is True:
            return [self.say("web-yes")]
        if isinstance(value, int | float):
            return [plain_number(value, self.words)]
        return [str(value).replace("_", " ")]


def so_far(*items: str | None) -> list[str]:
    """Return only what there is to say."""
    return [item for item in items if item]


def in_words_of(title_key: str, options: Mapping[str, object], words: Words) -> InWords:
    """Return a title's table in words, with the cards of these options."""
    game = title(title_key)
    words = corrected_words(title_key, options, words)
    part = game.part("in_words")
    if part is None:
        return InWords(title_key, options, words)
    return part.make("open_in_words", InWords, game.resolve(options), words)


def text_of(parts: Sequence[Part]) -> str:
    """Write a table out: each heading on its line, its sentences below."""
    return "\n".join(
        f"{part.heading}\n" + "\n".join(f"- {item}" for item in part.items)
        for part in parts
        if part.items
    )
