"""Fills the pages that are made from the program itself while the site is built.

A line `<!-- clauses: pillars -->` in a page becomes every clause of that title, section by
section, each with its own address: `rules/pillars/#P-12.8`, and what makes it a ruling of ours
below it. `<!-- moves: pillars -->` becomes the
numbers of its moves, and `<!-- features: pillars -->` what each number of its features is.
`<!-- box: world -->` becomes all that an owner may correct of its cards, and
`<!-- effects: world -->` every word of the language in which its cards say what they do.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby, pairwise
from textwrap import indent
from typing import Any

from kingsbridge.engine.components import Box
from kingsbridge.engine.title import title
from kingsbridge.engine.values import Effects, Value
from kingsbridge.words import Ruling, words
from kingsbridge.words.clauses import clauses
from tools.move_numbers import blocks

# A list of more names is told by its first and its last.
MANY = 8
MADE = re.compile(r"^( *)<!-- (clauses|moves|features|box|effects): (\w+) -->$", re.MULTILINE)


def on_page_markdown(markdown: str, **_page: Any) -> str:
    makers = {
        "clauses": rules,
        "moves": moves,
        "features": features,
        "box": box,
        "effects": effects,
    }
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


def box_of(key: str) -> Box:
    """What lies in the box of a title."""
    part = title(key).part("box")
    assert part is not None, f"{key} has no box"
    return part.make("open_box", Box)


def box(key: str) -> str:
    """What an owner may correct, sheet by sheet."""
    opened = box_of(key)
    rows = ["| table | value | may be |", "|---|---|---|"]
    for what, values in opened.values.items():
        cards = list(opened.sheets[what])
        table = f"`[{what}]`" if what in opened.single else f"`[{what}.{cards[0]}]` …"
        for number, (name, value) in enumerate(values.items()):
            rows.append(f"| {'' if number else table} | `{name}` | {typed(value)} |")
    return "\n".join(rows)


def effects(key: str) -> str:
    """Every word of a title's language of effects, with its fields."""
    rows = ["| `do` | fields | what it does |", "|---|---|---|"]
    for values in box_of(key).values.values():
        for value in values.values():
            if isinstance(value, Effects):
                for name, word in value.words.items():
                    fields = [
                        f"`{field}`{mark(field, word.needs, word.either)} {typed(kind)}"
                        for field, kind in word.fields.items()
                    ]
                    rows.append(f"| `{name}` | {'<br>'.join(fields) or '–'} | {word.does} |")
    return "\n".join(rows)


def mark(field: str, needs: list[str], either: list[str]) -> str:
    """How much a field is needed: * always, ° it or another one with this mark."""
    return "\\*" if field in needs else "°" if field in either else ""


def typed(value: Value) -> str:
    """What may be typed, in words."""
    shape: dict[str, Any] = value.shape()
    kind = shape["kind"]
    if kind == "whole":
        return f"a whole number, {shape['least']} to {shape['most']}"
    if kind == "amounts":
        each = "each of" if shape["each"] else "any of"
        return f"amounts up to {shape['most']} of {each} {listed(shape['goods'])}"
    if kind == "wholes":
        return f"{shape['length']} whole numbers, {shape['least']} to {shape['most']}"
    if kind == "names":
        number = shape["length"] or span(shape["least"], shape["most"])
        different = " different" if shape.get("different") else ""
        return f"{number}{different} of {listed(shape['names'])}"
    if kind == "name":
        return f"one of {listed(shape['names'])}"
    if kind == "text":
        return f"a line of text, up to {shape['most']} characters"
    if kind == "truth":
        return "`true` or `false`"
    return f"up to {shape['most']} effects, [in their own language](#what-events-do)"


def span(least: int, most: int) -> str:
    """From how many to how many."""
    return str(least) if least == most else f"{least} to {most}"


def listed(names: list[str]) -> str:
    """Names as they are typed; an empty one is typed too, and of many the first and the last."""
    typed_names = [f"`{name}`" if name else '`""`' for name in names]
    if len(names) > MANY:
        return f"{typed_names[0]} … {typed_names[-1]}"
    return ", ".join(typed_names)
