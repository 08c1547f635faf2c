"""Words in the player's language: one source, Project Fluent, for terminal and browser."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from kingsbridge.engine.errors import BadOption, one_of
from kingsbridge.engine.phrase import Name, Phrase

LANGUAGES = ("en", "es", "de")


class Words:
    """Everything that can be said in one language."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise BadOption(f"there is no language {language!r}; there is {one_of(LANGUAGES)}")
        self.language = language
        # Bidirectional marks would show up as noise in a terminal, and no language here needs them.
        self.bundle = FluentBundle([language], use_isolating=False)
        folder = files("kingsbridge.locale").joinpath(language)
        for sheet in sorted(folder.iterdir(), key=lambda path: path.name):
            if sheet.name.endswith(".ftl"):
                self.bundle.add_resource(FluentResource(sheet.read_text(encoding="utf-8")))

    def has(self, message: str) -> bool:
        """Return whether there is such a message."""
        return bool(self.bundle.has_message(message))

    def say(self, message: str, **facts: int | float | str) -> str:
        """Return a message with its facts filled in; a missing word is an error, not a gap."""
        pattern = self.bundle.get_message(message).value
        if pattern is None:
            raise LookupError(f"{self.language}: message {message!r} has no text")
        text, errors = self.bundle.format_pattern(pattern, facts)
        if errors:
            raise LookupError(f"{self.language}: message {message!r}: {errors[0]}")
        return str(text)

    def tell(self, phrase: Phrase, players: Sequence[str] = ()) -> str:
        """Say a phrase. Facts named seat and owner are players, and said by their names."""
        facts: dict[str, int | float | str] = {}
        for name, fact in phrase.facts.items():
            if isinstance(fact, Name):
                facts[name] = self.name(fact)
            elif name in ("seat", "owner") and isinstance(fact, int) and players:
                facts["player" if name == "seat" else name] = players[fact]
            else:
                facts[name] = fact
        return self.say(phrase.message, **facts)

    def name(self, name: Name) -> str:
        """Say the name of a thing, or an amount of it."""
        if name.number is None:
            return self.say(f"{name.kind}-{name.key}")
        return self.say(f"{name.kind}-{name.key}", number=name.number)

    def clause(self, clause: str) -> str:
        """Return the text of a rule, by its id: P-12.8."""
        return self.say(clause.replace(".", "-"))


@cache
def words(language: str = "en") -> Words:
    """Return the words of a language."""
    return Words(language)
