"""Write the numbers of each title's moves, and its steps, for the browser's boards.

A board finds the thing that a move is about by the move's number. `moves.py` of a title is where
the numbers are given; its names, values and comments are written into the title's folder in the
client, so that nothing there repeats them by hand. The same goes for the names of the steps that
a game walks through, which the track of a table tells apart.

python tools/move_numbers.py            writes moves.gen.ts and steps.gen.ts in web/src/titles/<key>
python tools/move_numbers.py --check    fails if one of these files is not current
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple

from kingsbridge.engine.title import title, titles
from kingsbridge.engine.walk import names_of_steps

CLIENT = Path(__file__).parent.parent / "web" / "src" / "titles"
REMARK = re.compile(r"  # (.*)$")


class Number(NamedTuple):
    """A name that `moves.py` gives a value.

    `after` is the name it is counted on from, `remark` what its line says of it, and `section` the
    comment above it.
    """

    name: str
    value: Any
    after: str
    remark: str
    section: str


def numbers(key: str) -> Iterator[Number]:
    """Walk through all that a title's `moves.py` names, in its order."""
    package = title(key).package
    values = vars(import_module(f"{package}.moves"))
    source = files(package).joinpath("moves.py").read_text(encoding="utf-8")
    lines = source.splitlines()
    named = {
        node.lineno: node for node in ast.parse(source).body if isinstance(node, ast.AnnAssign)
    }
    comment: list[str] = []
    for at, line in enumerate(lines, start=1):
        if line.startswith("# "):
            # A comment of several lines is one.
            comment = [*comment, line[2:]] if lines[at - 2].startswith("# ") else [line[2:]]
        elif at in named:
            node = named[at]
            name = ast.unparse(node.target)
            remark = REMARK.search(lines[(node.end_lineno or at) - 1])
            yield Number(
                name=name,
                value=values[name],
                after=counted_on_from(node.value),
                remark=remark[1] if remark else "",
                section=" ".join(comment),
            )


def counted_on_from(number: ast.expr | None) -> str:
    """Return the name with which a sum begins, if it does."""
    while isinstance(number, ast.BinOp):
        number = number.left
    return number.id if isinstance(number, ast.Name) else ""


def blocks(key: str) -> list[Number]:
    """Return the blocks of moves: each is counted on from the one before, MOVES from the last."""
    named = {number.name: number for number in numbers(key)}
    found = []
    name = named["MOVES"].after
    while name in named:
        found.append(named[name])
        name = named[name].after
    return found[::-1]


def sheet(key: str) -> str:
    """A title's numbers as a module of the client."""
    parts = [f"// The numbers of {key}'s moves, from its moves.py: python tools/move_numbers.py"]
    section = ""
    for number in numbers(key):
        if number.section != section:
            section = number.section
            parts.append(f"\n// {section}")
        remark = f" // {number.remark}" if number.remark else ""
        parts.append(f"export const {number.name} = {number.value};{remark}")
    return "\n".join(parts) + "\n"


def steps(key: str) -> list[str]:
    """Return the names of all steps in which a title's game can stand, in their order."""
    walk = import_module(f"{title(key).package}.steps").WALK
    return names_of_steps(walk)


def sheet_of_steps(key: str) -> str:
    """A title's steps as a module of the client."""
    names = "\n".join(f"  '{name}'," for name in steps(key))
    return (
        f"// The steps of {key}'s rounds, from its steps/: python tools/move_numbers.py\n\n"
        f"export const STEPS = [\n{names}\n] as const;\n"
        "export type Step = (typeof STEPS)[number];\n"
    )


def drawn() -> Iterator[tuple[Path, str]]:
    """Walk through the files of all titles that the client draws, and what belongs there."""
    for key in sorted(titles()):
        if (CLIENT / key).is_dir():
            yield CLIENT / key / "moves.gen.ts", sheet(key)
            yield CLIENT / key / "steps.gen.ts", sheet_of_steps(key)


def main(arguments: list[str]) -> int:
    """Write the files, or check them."""
    for file, text in drawn():
        if arguments != ["--check"]:
            file.write_text(text, "utf-8")
        elif not file.is_file() or file.read_text("utf-8") != text:
            print(f"{file} is not current: run python tools/move_numbers.py", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
