"""The rules of a title drawn as clauses, whole, by section or one at a time."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from kingsbridge.terminal.layout import ink
from kingsbridge.words import Words
from kingsbridge.words.clauses import chosen_clauses, section_number


def print_clauses(console: Console, title_key: str, wanted: str, words: Words) -> None:
    """Print the rules, or the part that is wanted."""
    for place, section in enumerate(chosen_clauses(title_key, wanted, words.language)):
        if place:
            console.print()
        heading = ink(section.title, style="bold")
        console.print(heading.append(f"  {section_number(section)}", style="dim"))
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True, style="dim")
        grid.add_column(overflow="fold")
        for clause in section.clauses:
            grid.add_row(clause, words.clause(clause))
        console.print(grid)
