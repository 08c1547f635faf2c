"""Fills the pages that are made from the program itself while the site is built.

A line `<!-- clauses: pillars -->` in a page becomes every clause of that title, section by
section, each with its own address: `rules/pillars/#P-12.8`, and what makes it a ruling of ours
below it. `<!-- moves: pillars -->` becomes the
numbers of its moves, and `<!-- features: pillars -->` what each number of its features is.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby, pairwise
from textwrap import indent
from typing import Any

from kingsbridge.engine.title import title
from kingsbridge.words import Ruling, words
from kingsbridge.words.clauses import clauses
from tools.move_numbers import blocks

MADE = re.compile(r"^( *)<!-- (clauses|moves|features): (\w+) -->$", re.MULTILINE)


def on_page_markdown(markdown: str, **_page: Any) -> str:
    makers = {"clauses": rules, "moves": moves, "features": features}
    return MADE.sub(lambda found: indent(makers[found[2]](found[3]), found[1]), markdown)


def rules(title: str) -> str:
    """Every clause of a title as Markdown."""
    blocks = []
    for section in clauses(title):
        blocks.append(f"## {section.title}")
        for clause in section.clauses:
            text = words().clause(clause)
            blocks.append(f"**[{words().cite(clause)}](#{clause})** {text}\n{{: #{clause} }}")
            ruling = words().ruling(clause)
            if ruling:
                blocks.append(noted(ruling))
    return "\n\n".join(blocks)


def noted(ruling: Ruling) -> str:
    """How else a rule could be read, and why it is not, as a quotation below it."""
    other = words().say("ruling-other", reading=ruling.other)
    why = words().say("ruling-why", reason=ruling.why)
    return f"> {other}\n>\n> {why}"


def moves(key: str) -> str:
    """The numbers of a title's moves as a table, read from where they are given."""
    rows = ["| numbers | moves | |", "|---|---|---|"]
    blocks = [*move_blocks(key), (title(key).moves, "", "", "")]
    for (first, name, meaning, section), (beyond, *_) in pairwise(blocks):
        numbers = str(first) if beyond == first + 1 else f"{first} to {beyond - 1}"
        rows.append(f"| {numbers} | `{name}` {meaning} | {section} |")
    return "\n".join(rows)


def move_blocks(key: str) -> Iterator[tuple[int, str, str, str]]:
    """Each block of moves: its first number, its name, what it means, and the section it is in."""
    for number in blocks(key):
        yield number.value, number.name, number.remark, number.section


def features(key: str) -> str:
    """What each number of a title's features is: the table, oneself, and then the others."""
    seats = title(key).most
    blocks = []
    names = enumerate(title(key).feature_names(seats))
    for whose, entries in groupby(names, key=lambda entry: entry[1].partition(".")[0]):
        block = [(number, name.partition(".")[2]) for number, name in entries]
        if whose in ("table", "own"):
            blocks.append(feature_table(whose, block))
        else:
            blocks.append(f"Entries {block[0][0]} to {block[-1][0]}, `{whose}.`, are alike.")
    return "\n\n".join(blocks)


def feature_table(whose: str, block: list[tuple[int, str]]) -> str:
    """A block of features as a table, with a row for those whose names begin alike."""
    rows = [f"| entries | `{whose}.` |", "|---|---|"]
    for _, entries in groupby(block, key=lambda entry: entry[1].partition("_")[0]):
        row = list(entries)
        numbers = str(row[0][0]) if len(row) == 1 else f"{row[0][0]} to {row[-1][0]}"
        rows.append(f"| {numbers} | {', '.join(f'`{name}`' for _, name in row)} |")
    return "\n".join(rows)
