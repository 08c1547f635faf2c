"""Something to say, before it is said in a language: a message and what fills it."""

from __future__ import annotations


class Name:
    """The name of a thing, itself a message to be translated: Name('craftsman', 'mason')."""

    def __init__(self, kind: str, key: str) -> None:
        self.kind = kind
        self.key = key


class Phrase:
    """A message of the locale files and its arguments."""

    def __init__(self, message: str, facts: dict[str, int | str | Name]) -> None:
        self.message = message
        self.facts = facts
