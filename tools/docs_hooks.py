"""Fills the pages that are made from the program itself while the site is built.

A line `<!-- clauses: pillars -->` in a page becomes every clause of that title, section by
section, each with its own address: `rules/pillars/#P-12.8`.
"""

from __future__ import annotations

import re
from typing import Any

from kingsbridge.clauses import clauses
from kingsbridge.locale import words

CLAUSES_OF = re.compile(r"^<!-- clauses: (\w+) -->$", re.MULTILINE)


def on_page_markdown(markdown: str, **_page: Any) -> str:
    return CLAUSES_OF.sub(lambda found: rules(found[1]), markdown)


def rules(title: str) -> str:
    """Every clause of a title as Markdown."""
    blocks = []
    for section in clauses(title):
        blocks.append(f"## {section.title}")
        for clause in section.clauses:
            text = words().clause(clause)
            blocks.append(f"**[{clause}](#{clause})** {text}\n{{: #{clause} }}")
    return "\n\n".join(blocks)
