"""What every page is made of: its frame, its sections, its tables."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from importlib.resources import files

from kingsbridge.words import Words


def page(heading: str, parts: Sequence[str], words: Words, more_style: str = "") -> str:
    """Return a whole page under its heading; empty parts are left out."""
    style = files("kingsbridge.reports").joinpath("page.css").read_text(encoding="utf-8")
    return (
        f'<!doctype html>\n<html lang="{words.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(heading)}</title>\n<style>\n{style}{more_style}</style>\n</head>\n"
        f"<body>\n<main>\n<h1>{escape(heading)}</h1>\n"
        + "\n".join(part for part in parts if part)
        + "\n</main>\n</body>\n</html>\n"
    )


def section(heading: str, note: str, content: str) -> str:
    """Return a part of a page under a heading of its own."""
    said = f"<p>{escape(note)}</p>\n" if note else ""
    return f"<section>\n<h2>{escape(heading)}</h2>\n{said}{content}\n</section>"


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Return a table; the first cell of a row is its name. It scrolls by itself if it is wide."""
    head = "".join(f'<th scope="col">{_breakable(cell)}</th>' for cell in heads)
    body = "\n".join(
        f'<tr><th scope="row">{_breakable(row[0])}</th>'
        + "".join(f"<td>{escape(cell)}</td>" for cell in row[1:])
        + "</tr>"
        for row in rows
    )
    return (
        f'<div class="wide" tabindex="0">\n<table>\n<thead><tr>{head}</tr></thead>\n'
        f"<tbody>\n{body}\n</tbody>\n</table>\n</div>"
    )


def _breakable(name: str) -> str:
    """Return a name that may be broken between a bot's settings."""
    return escape(name).replace(":", ":<wbr>").replace(",", ",<wbr>")
