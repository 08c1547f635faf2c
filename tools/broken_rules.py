"""Break each rule on purpose and see that its tests notice.

Every entry of `tests/rules/*/broken/*.toml` names a clause and one place in the sources where it
lives. The place is broken, and the tests of that clause must fail; unbroken, they must pass.

The sources are not touched: each run is a fork of this process, in which reading the broken file
gives its broken text. What the tests import from elsewhere, pytest first of all, is imported once,
before forking; Kingsbridge itself is not, so each fork imports the rules as they stand for it.
"""

from __future__ import annotations

import argparse
import builtins
import gc
import importlib
import io
import json
import os
import re
import signal
import sys
import tempfile
import time
import tomllib
import traceback
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import redirect_stdout, suppress
from dataclasses import dataclass
from functools import partial
from importlib.machinery import SourceFileLoader
from pathlib import Path
from typing import IO, Any, TypeVar

import pytest

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
RULES = ROOT / "tests" / "rules"
SECONDS = 600  # long past any run of a few tests: a break that never ends is a wrong break

# What pytest's exit codes mean here; 1 is what we want.
PROBLEMS = {
    0: "NOT NOTICED: its tests still pass",
    5: "no test shows this clause",
    -signal.SIGALRM: f"its tests did not end within {SECONDS} seconds",
}
# Plain asserts: whether they fail is all that counts here, and to rewrite them would take longer
# than to run them.
PYTEST = ["-q", "-p", "no:cacheprovider", "-p", "no:faker", "--assert=plain"]
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

    @property
    def path(self) -> Path:
        return SOURCES / "kingsbridge" / self.file

    def flaw(self) -> str:
        """What is wrong with the break itself, nothing if it can be made."""
        if not self.path.is_file():
            return "there is no such file"
        times = self.path.read_text(encoding="utf-8").count(self.find)
        return "" if times == 1 else f"what to find stands there {times} times, not once"

    def text(self) -> str:
        """The whole file with the rule broken."""
        return self.path.read_text(encoding="utf-8").replace(self.find, self.put)


def breaks(clause: str | None) -> Iterator[Break]:
    """Read every break, or those of one clause."""
    for sheet in sorted(RULES.glob("*/broken/*.toml")):
        for row in tomllib.loads(sheet.read_text(encoding="utf-8"))["broken"]:
            if clause in (None, row["clause"]):
                yield Break(**row, tests=sheet.parents[1])


Job = TypeVar("Job")


# Forks --------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Ended:
    """How a fork ended: its exit code, or less than zero if a signal ended it, and what it said."""

    code: int
    said: str


def fork(do: Callable[[], int]) -> tuple[int, IO[str]]:
    """Do this in a fork of this process; return its number and the file with what it says."""
    says = tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace")  # noqa: SIM115
    sys.stdout.flush()
    sys.stderr.flush()
    number = os.fork()
    if number:
        return number, says
    code = 70  # something is wrong with this program
    try:
        signal.alarm(SECONDS)
        os.dup2(says.fileno(), 1)
        os.dup2(says.fileno(), 2)
        code = do()
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


def side_by_side(
    do: Callable[[Job], int], jobs: Iterable[Job], at_a_time: int
) -> Iterator[tuple[Job, Ended]]:
    """Do each job in a fork, a few at a time; tell how each ended, in the order they do."""
    running: dict[int, tuple[Job, IO[str]]] = {}

    def next_to_end() -> tuple[Job, Ended]:
        number, status = os.wait()
        job, says = running.pop(number)
        with says:
            says.seek(0)
            return job, Ended(os.waitstatus_to_exitcode(status), says.read())

    for job in jobs:
        if len(running) == at_a_time:
            yield next_to_end()
        number, says = fork(partial(do, job))
        running[number] = job, says
    while running:
        yield next_to_end()


def serve(path: Path, text: str) -> None:
    """From now on, whoever reads or imports this file in this process gets this text."""
    true_open = io.open
    true_stats = SourceFileLoader.path_stats
    true_data = SourceFileLoader.get_data

    def open_(file: Any, mode: str = "r", *rest: Any, **more: Any) -> Any:
        if isinstance(file, str | os.PathLike) and Path(file) == path:
            return io.BytesIO(text.encode()) if "b" in mode else io.StringIO(text)
        return true_open(file, mode, *rest, **more)

    def path_stats(self: SourceFileLoader, name: str) -> Mapping[str, Any]:
        if Path(name) == path:
            raise OSError("no bytecode stands for this text")
        return true_stats(self, name)

    def get_data(self: SourceFileLoader, name: str) -> bytes:
        return text.encode() if Path(name) == path else true_data(self, name)

    builtins.open = io.open = open_
    SourceFileLoader.path_stats = path_stats  # type: ignore[assignment, method-assign]
    SourceFileLoader.get_data = get_data  # type: ignore[assignment, method-assign]


# The tests ----------------------------------------------------------------------------------------


class Scout:
    """A plugin for pytest that finds the files with the tests of each clause."""

    def __init__(self) -> None:
        self.files: dict[str, list[str]] = {}

    def pytest_itemcollected(self, item: pytest.Item) -> None:
        for mark in item.iter_markers("clause"):
            for clause in mark.args:
                files = self.files.setdefault(str(clause), [])
                if str(item.path) not in files:
                    files.append(str(item.path))


def warm_up(bytecode: str) -> dict[str, list[str]]:
    """Import what tests need except Kingsbridge; return the files with the tests of each clause."""
    sys.path[0] = str(SOURCES)
    os.environ["KINGSBRIDGE_EXPECT"] = "pure"
    os.chdir(ROOT)
    sys.pycache_prefix, sys.dont_write_bytecode = bytecode, False
    with tempfile.TemporaryDirectory() as nothing:
        # pytest's plugins, by pytest: it wants to load them itself.
        with redirect_stdout(io.StringIO()):
            pytest.main([*PYTEST, "-c", os.devnull, nothing])
        told = Path(nothing, "told.json")

        def scout() -> int:
            found = Scout()
            code = pytest.main([*PYTEST, "--collect-only", str(RULES)], plugins=[found])
            ours = ("kingsbridge", "tests", "__main__", "__mp_main__")
            others = [name for name in sys.modules if not name.startswith(ours)]
            told.write_text(json.dumps({"files": found.files, "modules": others}))
            return int(code)

        [(_, ended)] = side_by_side(lambda _: scout(), [None], 1)
        if ended.code:
            raise SystemExit(f"the tests of the rules cannot be collected:\n{ended.said}")
        found = json.loads(told.read_text())
    for module in found["modules"]:
        with suppress(ImportError):
            importlib.import_module(module)
    if any(name.split(".")[0] in ("kingsbridge", "tests") for name in sys.modules):
        raise SystemExit("Kingsbridge was imported before anything was broken")
    gc.freeze()  # what is here now stays: no fork needs to look through it for garbage
    files: dict[str, list[str]] = found["files"]
    return files


def run_tests(clause: str, files: list[str]) -> int:
    """Run the tests of a clause and return pytest's exit code."""
    return int(pytest.main([*PYTEST, "-x", "--tb=line", "--clause", clause, *files]))


def run_broken(broken: Break, files: list[str]) -> int:
    """Run the tests of a clause with the rule broken; return pytest's exit code."""
    serve(broken.path, broken.text())
    return run_tests(broken.clause, files)


def problem(ended: Ended) -> str:
    """What is wrong with how the tests of a broken rule ended, nothing if they failed."""
    crash = CRASH.search(ended.said)
    if ended.code == 1:
        return f"the broken program crashes: {crash.group()}" if crash else ""
    said = PROBLEMS.get(ended.code, f"pytest ended with code {ended.code}")
    return "\n".join([said, *tail(ended)])


def tail(ended: Ended) -> list[str]:
    return [f"    {line}" for line in ended.said.strip().splitlines()[-8:]]


def problems(chosen: list[Break], at_a_time: int, bytecode: str) -> Iterator[tuple[Break, str]]:
    """Break each of these rules; tell each with what is wrong, nothing if its tests noticed."""
    files = warm_up(bytecode)

    def of(broken: Break) -> list[str]:
        return [file for file in files.get(broken.clause, []) if broken.tests in Path(file).parents]

    sound = []
    for broken in chosen:
        flaw = broken.flaw() or ("" if of(broken) else PROBLEMS[5])
        if flaw:
            yield broken, flaw
        else:
            sound.append(broken)
    # The tests of each clause, with nothing broken: what fails by itself would notice nothing.
    untouched = {(broken.clause, broken.tests): broken for broken in sound}
    unfit = {
        (one.clause, one.tests): "\n".join(["its tests fail with nothing broken", *tail(ended)])
        for one, ended in side_by_side(
            lambda one: run_tests(one.clause, of(one)), untouched.values(), at_a_time
        )
        if ended.code
    }
    passing = len(untouched) - len(unfit)
    print(f"the tests of {passing} clauses pass with nothing broken", flush=True)
    fit = [broken for broken in sound if (broken.clause, broken.tests) not in unfit]
    for broken in sound:
        if broken not in fit:
            yield broken, unfit[broken.clause, broken.tests]
    for broken, ended in side_by_side(lambda one: run_broken(one, of(one)), fit, at_a_time):
        yield broken, problem(ended)


def main() -> int:
    """Break what was asked for, tell how it went, and return the exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--clause", metavar="ID", help="break only this clause")
    parser.add_argument(
        "--at-a-time", metavar="N", type=int, default=os.cpu_count() or 1, help="of all cores"
    )
    given = parser.parse_args()
    chosen = list(breaks(given.clause))
    if not chosen:
        parser.error("there is nothing to break")
    begun = time.monotonic()
    noticed = 0
    with tempfile.TemporaryDirectory(prefix="broken-rules-") as bytecode:
        found = problems(chosen, given.at_a_time, bytecode)
        for number, (broken, wrong) in enumerate(found, 1):
            noticed += not wrong
            print(f"[{number}/{len(chosen)}] {broken}  {wrong or 'noticed'}", flush=True)
    took = time.monotonic() - begun
    print(f"{len(chosen)} rules broken, {noticed} noticed, in {took:.0f} seconds")
    return 0 if noticed == len(chosen) else 1


if __name__ == "__main__":
    sys.exit(main())
