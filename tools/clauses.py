"""Every clause of the rules: where it is carried out, and which tests show it.

python tools/clauses.py            print clause -> code -> tests
python tools/clauses.py --check    fail for a clause without code or without a test, and for
                                   a citation of a clause that does not exist
"""

from __future__ import annotations

import argparse
import ast
import re
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from kingsbridge.engine.title import titles
from kingsbridge.words import words
from kingsbridge.words.clauses import Section, clauses

ROOT = Path(__file__).parents[1]
CITATION = re.compile(r"\b[A-Z]-(?:[IVX]+|\d+|[A-Z])\.\d+\b")


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--check", action="store_true", help="say only what is missing")
    check: bool = arguments.parse_args().check
    missing = []
    for title in sorted(titles()):
        sections = clauses(title)
        code = cited_in_code(title)
        tests = cited_in_tests(title)
        broken = cited_in_breaks(title)
        known = {clause for section in sections for clause in section.clauses}
        for clause in sorted(known):
            missing += [f"{clause}: no code cites it"] * (not code[clause])
            missing += [f"{clause}: no test shows it"] * (not tests[clause])
            missing += [f"{clause}: no break proves its tests"] * (clause not in broken)
        for clause in sorted({*code, *tests, *broken} - known):
            where = [*code[clause], *tests[clause]]
            missing.append(f"{clause}: cited, but there is no such clause: {', '.join(where)}")
        if not check:
            print_table(sections, code, tests)
    print("\n".join(missing) or "every clause is carried out, shown by tests, and proved")
    return 1 if missing else 0


def cited_in_code(title: str) -> defaultdict[str, list[str]]:
    """Return the files of a title that cite each clause."""
    found: defaultdict[str, list[str]] = defaultdict(list)
    folder = ROOT / "src" / "kingsbridge" / "titles" / title
    for path in sorted(folder.rglob("*.py")):
        for clause in set(CITATION.findall(path.read_text(encoding="utf-8"))):
            found[clause].append(str(path.relative_to(folder)))
    return found


def cited_in_tests(title: str) -> defaultdict[str, list[str]]:
    """Return the tests of a title marked with each clause."""
    found: defaultdict[str, list[str]] = defaultdict(list)
    for path in sorted((ROOT / "tests" / "rules" / title).glob("test_*.py")):
        for test in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(test, ast.FunctionDef) and test.name.startswith("test_"):
                for clause in marked(test):
                    found[clause].append(test.name)
    return found


def marked(test: ast.FunctionDef) -> Iterator[str]:
    """Return the clauses of a test's marks."""
    for mark in test.decorator_list:
        if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.clause":
            yield from (str(arg.value) for arg in mark.args if isinstance(arg, ast.Constant))


def cited_in_breaks(title: str) -> set[str]:
    """Return the clauses that `tools/broken_rules.py` breaks to see its tests fail."""
    folder = ROOT / "tests" / "rules" / title / "broken"
    pages = [path.read_text(encoding="utf-8") for path in folder.glob("*.toml")]
    return {clause for page in pages for clause in re.findall(r'^clause = "(.+)"$', page, re.M)}


def print_table(
    sections: list[Section],
    code: defaultdict[str, list[str]],
    tests: defaultdict[str, list[str]],
) -> None:
    for section in sections:
        print(f"\n{section.title}")
        for clause in section.clauses:
            print(f"  {words().cite(clause):8} {words().clause(clause)}")
            print(f"           code   {', '.join(code[clause]) or '-'}")
            for number, test in enumerate(tests[clause] or ["-"]):
                print(f"           {'tests' if number == 0 else '     '}  {test}")
    print()


if __name__ == "__main__":
    sys.exit(main())
