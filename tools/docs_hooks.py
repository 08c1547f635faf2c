"""Fills the pages that are made from the program itself while the site is built.

A line `<!-- clauses: pillars -->` in a page becomes every clause of that title, section by
section, each with its own address: `rules/pillars/#P-12.8`.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

WORDS = Path(__file__).parent.parent / "src" / "kingsbridge" / "locale" / "en"
CLAUSES_OF = re.compile(r"^<!-- clauses: (\w+) -->$", re.MULTILINE)


def on_page_markdown(markdown: str, **_page: Any) -> str:
    return CLAUSES_OF.sub(lambda found: clauses(found[1]), markdown)


def clauses(title: str) -> str:
    """Every clause of a title as Markdown, in the order of its locale file."""
    source = (WORDS / f"{title}-clauses.ftl").read_text(encoding="utf-8")
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    blocks = []
    for entry in FluentParser().parse(source).body:
        if not isinstance(entry, Message):
            continue
        key = entry.id.name
        pattern = bundle.get_message(key).value
        assert pattern is not None, f"{key} says nothing"
        text, errors = bundle.format_pattern(pattern)
        assert not errors, f"{key}: {errors}"
        if "-section-" in key:
            blocks.append(f"## {text}")
        else:
            clause = ".".join(key.rsplit("-", 1))
            blocks.append(f"**[{clause}](#{clause})** {text}\n{{: #{clause} }}")
    return "\n\n".join(blocks)
