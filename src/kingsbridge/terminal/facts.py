"""Plain data said line by line: what a table shows whose title brings no drawings of its own."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rich.table import Table
from rich.text import Text

from kingsbridge.terminal.layout import flow, ink, labelled
from kingsbridge.words import Words
from kingsbridge.words.numbers import plain_number

YES = "✓"
NOTHING = "–"
# A longer name is broken.
NAME_WIDTH = 24


class Facts:
    """The facts of a title in one language.

    A fact is called by the title's message `<key>-view-<fact>`, or else by its own name.
    """

    def __init__(self, title_key: str, words: Words) -> None:
        self.title_key = title_key
        self.words = words

    def name(self, fact: str) -> str:
        """Return what a fact is called."""
        message = f"{self.title_key}-view-{fact}"
        return self.words.say(message) if self.words.has(message) else plain(fact)

    def lines(self, facts: Mapping[str, object], width: int) -> Table:
        """Draw facts one below another, each behind its name."""
        names = {fact: self.name(fact) for fact in facts}
        widest = min(NAME_WIDTH, max(map(len, names.values()), default=0))
        grid = labelled([widest])
        for fact, value in facts.items():
            said = flow(self.pieces(value), width - widest - 1)
            grid.add_row(ink(names[fact], style="dim"), said)
        return grid

    def in_a_row(self, facts: Mapping[str, object]) -> list[Text]:
        """Return the facts that say something, one after another, each behind its name."""
        return [self._named(fact, value) for fact, value in facts.items() if says_something(value)]

    def pieces(self, value: object) -> list[Text]:
        """Return a value as pieces that a line may be broken between."""
        if not says_something(value):
            return [ink(NOTHING, style="dim")]
        if isinstance(value, Mapping):
            return [self._named(str(fact), part) for fact, part in value.items()]
        if isinstance(value, list | tuple):
            return [self._in_a_piece(part) for part in value]
        return [self._in_a_piece(value)]

    def _named(self, fact: str, value: object) -> Text:
        name = ink(self.name(fact), style="dim")
        return name if value is True else name.append(" ").append_text(self._in_a_piece(value))

    def _in_a_piece(self, value: object) -> Text:
        if not says_something(value):
            return ink(NOTHING, style="dim")
        if isinstance(value, bool):
            return Text(YES)
        if isinstance(value, int | float):
            return Text(plain_number(value, self.words))
        if isinstance(value, Mapping | list | tuple):
            # No more separators within brackets than there must be: what stands alone needs none.
            inner = Text(", ").join(self.pieces(value))
            alone = isinstance(value, list | tuple) and len(value) == 1
            return inner if alone else Text("(").append_text(inner).append(")")
        return Text(plain(str(value)))


def says_something(value: object) -> bool:
    """Return whether there is anything to say of a value; nought is something."""
    return value is not None and value is not False and value not in ("", [], {}, ())


def plain(name: str) -> str:
    """Return a name of the program's as a person would write it."""
    return name.replace("_", " ")


def texts_in(value: object) -> Iterable[str]:
    """Find every text in a value, however deep."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for part in value.values():
            yield from texts_in(part)
    elif isinstance(value, list | tuple):
        for part in value:
            yield from texts_in(part)
