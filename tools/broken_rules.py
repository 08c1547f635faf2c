"""Break each rule on purpose and see that its tests notice.

Every entry of `tests/rules/*/broken/*.toml` names a clause and one place in the sources where it
lives. The place is broken in a copy, and the tests of that clause, run on the copy, must fail.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
AT_A_TIME = 2
SECONDS = 600  # long past any run of a few tests: a break that never ends is a wrong break

# What pytest's exit codes mean here; 1 is what we want.
PROBLEMS = {
    0: "NOT NOTICED: its tests still pass",
    5: "no test shows this clause",
}
# A broken rule is still a program that runs; one that crashes shows nothing.
CRASH = re.compile(
    r"^(ERROR .*|\S+:\d+: (NameError|UnboundLocalError|AttributeError|TypeError).*)", re.M
)


@dataclass(frozen=True)
class Break:
    """One place of the sources, and what stands there once the rule is broken."""

    clause: str
    file: str  # below src/kingsbridge
    find: str
    put: str
    tests: Path  # where its tests are

    def __str__(self) -> str:
        return f"{self.clause:8} {self.file}: {self.find.strip().splitlines()[0]}"


def breaks(clause: str | None) -> Iterator[Break]:
    """Read every break, or those of one clause."""
    for sheet in sorted(ROOT.glob("tests/rules/*/broken/*.toml")):
        for row in tomllib.loads(sheet.read_text(encoding="utf-8"))["broken"]:
            if clause in (None, row["clause"]):
                yield Break(**row, tests=sheet.parents[1])


def problem_with(broken: Break) -> str:
    """Break the rule in a copy and run its tests; return what is wrong, nothing if they noticed."""
    with tempfile.TemporaryDirectory(prefix="broken-rule-") as folder:
        sources = Path(folder, "src")
        leave_out = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
        shutil.copytree(ROOT / "src", sources, ignore=leave_out)
        target = sources / "kingsbridge" / broken.file
        if not target.is_file():
            return "there is no such file"
        text = target.read_text(encoding="utf-8")
        if text.count(broken.find) != 1:
            return f"what to find stands there {text.count(broken.find)} times, not once"
        target.write_text(text.replace(broken.find, broken.put), encoding="utf-8")
        return run_tests(broken, sources)


def run_tests(broken: Break, sources: Path) -> str:
    """Run the tests of the clause on these sources; return what is wrong, nothing if they fail."""
    surroundings = {
        **os.environ,
        "PYTHONPATH": str(sources),
        "PYTHONDONTWRITEBYTECODE": "1",
        "KINGSBRIDGE_EXPECT": "pure",
    }
    command = ["-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "--tb=line", "--clause"]
    try:
        done = subprocess.run(
            [sys.executable, *command, broken.clause, str(broken.tests)],
            cwd=ROOT,
            env=surroundings,
            capture_output=True,
            text=True,
            timeout=SECONDS,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return f"its tests did not end within {SECONDS} seconds"
    crash = CRASH.search(done.stdout)
    if done.returncode == 1:
        return f"the broken program crashes: {crash.group()}" if crash else ""
    said = PROBLEMS.get(done.returncode, f"pytest ended with code {done.returncode}")
    tail = (done.stdout + done.stderr).strip().splitlines()[-8:]
    return "\n".join([said, *(f"    {line}" for line in tail)])


def main() -> int:
    """Break what was asked for, tell how it went, and return the exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--clause", metavar="ID", help="break only this clause")
    chosen = list(breaks(parser.parse_args().clause))
    if not chosen:
        parser.error("there is nothing to break")
    noticed = 0
    with ThreadPoolExecutor(AT_A_TIME) as pool:
        for number, (broken, problem) in enumerate(
            zip(chosen, pool.map(problem_with, chosen), strict=True), 1
        ):
            noticed += not problem
            print(f"[{number}/{len(chosen)}] {broken}  {problem or 'noticed'}", flush=True)
    print(f"{len(chosen)} rules broken, {noticed} noticed")
    return 0 if noticed == len(chosen) else 1


if __name__ == "__main__":
    sys.exit(main())
