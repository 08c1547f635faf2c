"""The rules of a title drawn as clauses, whole, by section or one at a time."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Console
from rich.table import Table
from rich.text import Text

from kingsbridge.terminal.layout import ink
from kingsbridge.words import Words
from kingsbridge.words.clauses import Section, chosen_clauses, chosen_rulings, section_number

InWords = Callable[[str, Words], Text]


def print_clauses(console: Console, title_key: str, wanted: str, words: Words) -> None:
    """Print the rules, or the part that is wanted; of a single rule all there is to say."""
    sections = chosen_clauses(title_key, wanted, words.language)
    shown = [clause for section in sections for clause in section.clauses]
    if len(shown) == 1:
        _print_sections(console, sections, words, explained)
        return
    _print_sections(console, sections, words, _text)
    if any(words.ruling(clause) for clause in shown):
        console.print()
        console.print(ink(words.say("terminal-rulings"), style="dim"))


def print_rulings(console: Console, title_key: str, wanted: str, words: Words) -> None:
    """Print only our rulings, each with its other reading and why it is ours."""
    sections = chosen_rulings(title_key, wanted, words.language)
    _print_sections(console, sections, words, explained)
    if not sections:
        console.print(words.say("terminal-no-rulings"))


def explained(clause: str, words: Words) -> Text:
    """Return the text of a rule and, if it is our ruling, how else it could be read."""
    said = _text(clause, words)
    ruling = words.ruling(clause)
    if ruling:
        said.append("\n" + words.say("ruling-other", reading=ruling.other), style="dim")
        said.append("\n" + words.say("ruling-why", reason=ruling.why), style="dim")
    return said


def _text(clause: str, words: Words) -> Text:
    return Text(words.clause(clause))


def _print_sections(
    console: Console, sections: list[Section], words: Words, in_words: InWords
) -> None:
    for place, section in enumerate(sections):
        if place:
            console.print()
        heading = ink(section.title, style="bold")
        console.print(heading.append(f"  {section_number(section)}", style="dim"))
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True, style="dim")
        grid.add_column(overflow="fold")
        for clause in section.clauses:
            grid.add_row(words.cite(clause), in_words(clause, words))
        console.print(grid)
