"""The parts that a title's package may bring beside its rules, each loaded when it is asked for.

So whoever simulates loads no screen, and a title need not bring what it does not have:

`bots`
    `CRAFT`, a `kingsbridge.bots.craft.Craft`: rules of thumb. Without it bots play the title by
    looking ahead alone. Beside it in `bots/learned.json` may lie what a network learned of it.
`questions`
    `open_questions(options, words)` makes `kingsbridge.words.questions.Questions`: what a person is
    asked. Without it they are asked in plain words that fit any title.
`card_data`
    `open_card_data(options, words)` makes a `kingsbridge.words.card_data.CardData`: all its cards
    in words. Without it there is no gallery of them.
`box`
    `open_box()` makes a `kingsbridge.engine.components.Box`: its cards as we have them, and what
    an owner of the printed box may correct of them. Without it nothing can be corrected.
`terminal`
    `open_table(options, words)` makes a `kingsbridge.terminal.table.TitleTable`: its table, drawn.
    Without it the table is drawn plainly, from the seat's view alone.
`in_words`
    `open_in_words(options, words)` makes a `kingsbridge.words.in_words.InWords`: its table in
    words, for whoever reads text alone. Without it a table is told plainly, from the view.
`habits`
    `KINDS`, a `kingsbridge.study.habits.Kinds`: which habits of players it tells apart, by what is
    told in its journal, and beside it `habits.json`, how bots of each level play. Without it one's
    own history has points by source alone.
`view_types`
    `View`, a `TypedDict` with `title: Literal[key]`: what its `view` returns, as clients are told.
    Without it they are told that there may be anything.
`lesson.toml`
    the steps of a lesson that one plays, as `kingsbridge.study.lessons` reads them; its words are
    in `locale/<language>/lessons.ftl`. Without it nobody is taught the title.
`locale/<language>/*.ftl`
    its words and its clauses. English must be there; another language that is not is said in it.

A part that is there but cannot be used is an error that names it, never a part that is missing.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.resources import files
from types import ModuleType
from typing import TypeVar, cast

from kingsbridge.engine.errors import BadOption

T = TypeVar("T")

LESSON = "lesson.toml"


class Part:
    """A part that is there."""

    def __init__(self, module: ModuleType) -> None:
        self.module = module

    def bring(self, name: str, kind: type[T]) -> T:
        """Return what the part has under this name; it must be of this kind."""
        if not hasattr(self.module, name):
            raise BadOption(f"{self.module.__name__} must bring {name}, a {kind.__name__}")
        return self._of_kind(getattr(self.module, name), f"{self.module.__name__}.{name}", kind)

    def make(self, name: str, kind: type[T], *given: object) -> T:
        """Return what the part's function of this name makes; it must be of this kind."""
        maker = cast(Callable[..., object], getattr(self.module, name, None))
        whole = f"{self.module.__name__}.{name}()"
        if not callable(maker):
            raise BadOption(f"{whole} must be there, and make a {kind.__name__}")
        return self._of_kind(maker(*given), whole, kind)

    def _of_kind(self, thing: object, where: str, kind: type[T]) -> T:
        if not isinstance(thing, kind):
            raise BadOption(f"{where} must be a {kind.__name__}, not a {type(thing).__name__}")
        return thing


def part_of(package: str, name: str) -> Part | None:
    """Return a part of a package, loaded now; None if the package does not bring it."""
    whole = f"{package}.{name}"
    try:
        return Part(import_module(whole))
    except Exception as error:
        if isinstance(error, ModuleNotFoundError) and error.name == whole:
            return None
        refusal = BadOption(f"{whole} cannot be loaded: {type(error).__name__}: {error}")
        refusal.__cause__ = error  # compiled, `raise ... from` would forget it
        raise refusal from error


def lesson_sheet(package: str) -> str | None:
    """Return the text of the lesson that a package brings; None if it does not bring one."""
    sheet = files(package).joinpath(LESSON)
    return sheet.read_text(encoding="utf-8") if sheet.is_file() else None
