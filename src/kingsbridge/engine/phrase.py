"""Something to say, before it is said in a language: a message and what fills it."""

from __future__ import annotations


class Name:
    """The name of a thing, itself a message to be translated: a kind of things, and which of them.

    With a number it is an amount of the thing, which the language inflects.
    """

    def __init__(self, kind: str, key: str, number: int | float | None = None) -> None:
        self.kind = kind
        self.key = key
        self.number = number


class Phrase:
    """A message of the locale files and its arguments."""

    def __init__(self, message: str, facts: dict[str, int | float | str | Name]) -> None:
        self.message = message
        self.facts = facts
