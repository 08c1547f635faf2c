"""Words in the player's language: one source, Project Fluent, for terminal and browser."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from typing import NamedTuple, cast

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Message, Pattern
from fluent.syntax.ast import BaseNode, MessageReference, VariableReference

from kingsbridge.engine.errors import BadOption, one_of
from kingsbridge.engine.phrase import Name, Phrase
from kingsbridge.words.sheets import resources

LANGUAGES = ("en", "es", "de")

# Few sentences are said often: what was said is kept, for saying one anew takes a while.
SENTENCES = 1 << 15
# Of cards that somebody corrected: there may be many boxes.
SENTENCES_OF_A_BOX = 1 << 10

# Names stand in for these marks only when a sentence is said, so that it is the same for everybody.
PEOPLE = {"player": "\ue000", "owner": "\ue001"}

# Facts that are the numbers of seats, and as whom their players are named.
SEATED = {"seat": "player", "owner": "owner"}

Fact = int | float | str


class Ruling(NamedTuple):
    """Our decision where a rulebook is silent or can be read twice: the other reading, why ours.

    A clause that is one has both as attributes of its message: `.other` and `.why`.
    """

    other: str
    why: str


class Unsaid(LookupError):
    """A message that there are no words for; it names the message, and nothing of a game."""


def _named(said: str, mark: str, who: str) -> str:
    """Put a name in its place. The stop of one that ends with a stop is its sentence's, too."""
    if who.endswith("."):
        said = said.replace(f"{mark}.", who)
    return said.replace(mark, who)


class Words:
    """Everything that can be said in one language."""

    def __init__(
        self, language: str, bundle: FluentBundle | None = None, sentences: int = SENTENCES
    ) -> None:
        if language not in LANGUAGES:
            raise BadOption(f"there is no language {language!r}; there is {one_of(LANGUAGES)}")
        self.language = language
        # Bidirectional marks would show up as noise in a terminal, and no language here needs them.
        self.bundle = bundle or FluentBundle([language], use_isolating=False)
        for resource in [] if bundle else resources(language):
            self.bundle.add_resource(resource)
        self._needed: dict[str, frozenset[str]] = {}
        self._has: dict[str, bool] = {}
        # What somebody's cards say instead, as it is printed there.
        self._laid_over: dict[str, str] = {}
        self._said = lru_cache(sentences)(self._say)
        self._told = lru_cache(sentences)(self._tell)

    def laid_over(self, texts: Mapping[str, str]) -> Words:
        """Return the same words with some messages saying something else, as it stands there."""
        if not texts:
            return self
        other = Words(self.language, self.bundle, SENTENCES_OF_A_BOX)
        other._laid_over = {**self._laid_over, **texts}
        return other

    def has(self, message: str) -> bool:
        """Return whether there is such a message."""
        if message in self._laid_over:
            return True
        has = self._has.get(message)
        if has is None:
            has = self._has[message] = bool(self.bundle.has_message(message))
        return has

    def say(self, message: str, **facts: Fact) -> str:
        """Return a message with its facts filled in; a missing word is an error, not a gap."""
        if message in self._laid_over:
            return self._laid_over[message]
        needed = self._needed.get(message)
        if needed is None:
            needed = self._needed[message] = frozenset(self._facts_of(message))
        known: list[tuple[str, Fact]] = []
        for name, fact in facts.items():
            if name in needed:
                known.append((name, PEOPLE.get(name, fact)))
        said = self._said(message, tuple(known))
        for name, mark in PEOPLE.items():
            if name in needed and name in facts:
                said = _named(said, mark, str(facts[name]))
        return said

    def _say(self, message: str, facts: tuple[tuple[str, Fact], ...]) -> str:
        pattern = self._message(message).value
        if pattern is None:
            raise Unsaid(f"{self.language}: message {message!r} has no text")
        return self._fill(message, pattern, facts)

    def _fill(self, message: str, pattern: Pattern, facts: tuple[tuple[str, Fact], ...]) -> str:
        text, errors = self.bundle.format_pattern(pattern, dict(facts))
        if errors:
            raise LookupError(f"{self.language}: message {message!r}: {errors[0]}")
        return str(text)

    def _message(self, message: str) -> Message:
        if not self.bundle.has_message(message):
            raise Unsaid(f"{self.language}: there is no message {message!r}")
        return self.bundle.get_message(message)

    def _facts_of(self, message: str) -> Iterator[str]:
        """Find the facts that a message speaks of, itself or through others."""
        for node in _nodes(self._message(message).value):
            if isinstance(node, VariableReference):
                yield node.id.name
            elif isinstance(node, MessageReference):
                yield from self._facts_of(node.id.name)

    def tell(self, phrase: Phrase, players: Sequence[str] = ()) -> str:
        """Say a phrase. Facts named seat and owner are players, and said by their names."""
        known: list[tuple[str, object]] = []
        named: list[tuple[str, str]] = []
        for name, fact in phrase.facts.items():
            if isinstance(fact, Name):
                known.append((name, (fact.kind, fact.key, fact.number)))
            elif name in SEATED and isinstance(fact, int) and players:
                role = SEATED[name]
                known.append((role, PEOPLE[role]))
                named.append((PEOPLE[role], players[fact]))
            else:
                known.append((name, fact))
        told = self._told(phrase.message, tuple(known))
        for mark, player in named:
            told = told.replace(mark, player)
        return told

    def _tell(self, message: str, known: tuple[tuple[str, object], ...]) -> str:
        facts: dict[str, Fact] = {}
        for name, fact in known:
            facts[name] = self.name(Name(*fact)) if isinstance(fact, tuple) else cast(Fact, fact)
        return self.say(message, **facts)

    def name(self, name: Name) -> str:
        """Say the name of a thing, or an amount of it."""
        if name.number is None:
            return self.say(f"{name.kind}-{name.key}")
        return self.say(f"{name.kind}-{name.key}", number=name.number)

    def title(self, key: str) -> str:
        """Return the name of a title, or its key if it has no other."""
        return self.say(f"{key}-title") if self.has(f"{key}-title") else key

    def clause(self, clause: str) -> str:
        """Return the text of a rule, by its id: P-12.8."""
        return self.say(clause.replace(".", "-"))

    def ruling(self, clause: str) -> Ruling | None:
        """Return how else a rule could be read and why it is not, if it is our ruling."""
        message = clause.replace(".", "-")
        if not self.has(message):
            return None
        parts = self._message(message).attributes
        if not parts:
            return None
        return Ruling(*[self._fill(message, parts[name], ()) for name in Ruling._fields])

    def cite(self, clause: str) -> str:
        """Return the id of a rule, with a mark if it is our ruling."""
        return clause + self.say("ruling-mark") if self.ruling(clause) else clause


def _nodes(thing: object) -> Iterator[BaseNode]:
    """Walk through a pattern, however its parts are nested."""
    if isinstance(thing, BaseNode):
        yield thing
        for part in vars(thing).values():
            yield from _nodes(part)
    elif isinstance(thing, list | tuple):
        for part in thing:
            yield from _nodes(part)
    elif isinstance(thing, dict):
        yield from _nodes(list(thing.values()))


@cache
def words(language: str = "en") -> Words:
    """Return the words of a language."""
    return Words(language)
