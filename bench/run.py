"""Measure Kingsbridge beside its peers, in one run: figures are ratios, machines are noisy.

    make bench                       a table
    make bench ARGS="--json"         the same as data
    make bench ARGS="--seconds 10"   longer, steadier

Everything runs on one core, in turn. Peers get an environment of their own under .bench.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import sysconfig
import venv
from dataclasses import dataclass
from pathlib import Path
from typing import TypedDict

from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).parents[1]
PEERS = ROOT / ".bench"

Figures = dict[str, float]


class Report(TypedDict):
    """What was measured of one title, and which bars were reached."""

    title: str
    engines: dict[str, Figures]
    bars: dict[str, bool]


@dataclass(frozen=True)
class Bar:
    """What must be reached: a figure of one engine, and the least or the most it may be."""

    engine: str
    figure: str
    limit: float
    at_most: bool

    def reached(self, engines: dict[str, Figures]) -> bool:
        value = engines[self.engine][self.figure]
        return value <= self.limit if self.at_most else value >= self.limit

    def __str__(self) -> str:
        return (
            f"{self.engine}: {self.figure} at {'most' if self.at_most else 'least'} {self.limit:g}"
        )


BARS = {
    "pillars": [
        Bar("uncompiled", "decisions", 100_000, at_most=False),
        Bar("compiled", "decisions", 500_000, at_most=False),
        Bar("uncompiled", "times catanatron", 5, at_most=False),
        Bar("compiled", "times catanatron", 25, at_most=False),
        Bar("compiled", "games", 1_500, at_most=False),
        Bar("compiled", "simulated, of the engine", 0.7, at_most=False),
        Bar("compiled", "greedy games", 500, at_most=False),
        Bar("compiled", "search", 5_000, at_most=False),
        Bar("uncompiled", "copy", 10, at_most=True),
        Bar("compiled", "copy", 3, at_most=True),
        Bar("uncompiled", "seen, in copies", 3, at_most=True),
        Bar("compiled", "seen, in copies", 3, at_most=True),
        Bar("compiled", "agent steps", 15_000, at_most=False),
        Bar("compiled", "batch steps", 100_000, at_most=False),
        Bar("compiled", "batch, in agent steps", 5, at_most=False),
    ],
    "world": [
        Bar("uncompiled", "decisions", 80_000, at_most=False),
        Bar("compiled", "decisions", 400_000, at_most=False),
        Bar("compiled", "simulated, of the engine", 0.7, at_most=False),
        Bar("uncompiled", "copy", 12, at_most=True),
        Bar("compiled", "copy", 4, at_most=True),
        Bar("compiled", "agent steps", 15_000, at_most=False),
        Bar("compiled", "batch steps", 130_000, at_most=False),
        Bar("compiled", "batch, in agent steps", 5, at_most=False),
    ],
}


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--title", choices=sorted(BARS), help="only this one")
    arguments.add_argument("--seconds", type=float, default=4.0, help="for each measurement")
    arguments.add_argument("--json", action="store_true")
    given = arguments.parse_args()
    peer = measure_catanatron(given.seconds)
    reports = [
        measure(title, peer, given.seconds) for title in BARS if given.title in (None, title)
    ]
    if given.json:
        print(json.dumps(reports, indent=1))
    else:
        for report in reports:
            show(report)
    return 0 if all(all(report["bars"].values()) for report in reports) else 1


def measure(title: str, peer: Figures, seconds: float) -> Report:
    """Measure a title beside the peer, and see which bars it reaches."""
    engines = {
        "catanatron": dict(peer),
        "uncompiled": measure_ours(title, seconds, compiled=False),
        "compiled": measure_ours(title, seconds, compiled=True),
        "in a page": measure_page(title, seconds),
    }
    for figures in engines.values():
        figures["times catanatron"] = figures["decisions"] / peer["decisions"]
        if "simulated decisions" in figures:
            for bot in ("simulated", "greedy"):
                part = figures[f"{bot} decisions"] / figures["decisions"]
                figures[f"{bot}, of the engine"] = part
        if "seen" in figures:
            figures["seen, in copies"] = figures["seen"] / figures["copy"]
            plain = engines["uncompiled"]["decisions"]
            figures["of plain Python"] = figures["decisions"] / plain
        if "batch steps" in figures:
            figures["batch, in agent steps"] = figures["batch steps"] / figures["agent steps"]
    bars = {str(bar): bar.reached(engines) for bar in BARS[title]}
    return {"title": title, "engines": engines, "bars": bars}


def measure_ours(title: str, seconds: float, *, compiled: bool) -> Figures:
    """Measure the installed, compiled engine, or the sources: by itself, and as an environment."""
    environment = {**os.environ, "PYTHONPATH": "" if compiled else str(ROOT / "src")}
    figures: Figures = {}
    for script in ("engine_random.py", "env_random.py"):
        command = [sys.executable, str(ROOT / "bench" / script), title, str(seconds)]
        figures |= run(command, environment)
        if figures.pop("compiled") != compiled:
            raise SystemExit(
                "the installed Kingsbridge is not compiled: install it where there is a C compiler"
                if compiled
                else "the sources under src are not what was measured"
            )
    return figures


def measure_page(title: str, seconds: float) -> Figures:
    """Measure the sources as WebAssembly, as a page without a server has them (Pyodide)."""
    packages = sysconfig.get_path("purelib")
    script = ["node", "tools/python.mjs", packages, "bench.engine_random", title, str(seconds)]
    figures = run(script, dict(os.environ), ROOT / "web")
    del figures["compiled"]
    return figures


def measure_catanatron(seconds: float) -> Figures:
    """Measure catanatron in its own environment, made the first time."""
    home = PEERS / "catanatron"
    python = home / "bin" / "python"
    if not python.exists():
        print("setting up catanatron under .bench", file=sys.stderr)
        venv.create(home, with_pip=True)
        install = [str(python), "-m", "pip", "install", "--quiet", "catanatron"]
        subprocess.run(install, check=True, stdout=sys.stderr)
    script = ROOT / "bench" / "peers" / "catanatron_random.py"
    return run([str(python), str(script), str(seconds)], dict(os.environ))


def run(command: list[str], environment: dict[str, str], folder: Path = ROOT) -> Figures:
    done = subprocess.run(
        command, cwd=folder, env=environment, check=True, capture_output=True, text=True
    )
    figures: Figures = json.loads(done.stdout)
    return figures


# Each figure with what it is called, and with how many digits behind its point.
SHOWN = {
    "decisions": ("decisions/s", 0),
    "games": ("games/s", 1),
    "simulated decisions": ("decisions/s by simulate", 0),
    "simulated games": ("games/s by simulate", 1),
    "simulated, of the engine": ("simulate, of the engine", 2),
    "greedy decisions": ("decisions/s of four greedy", 0),
    "greedy games": ("games/s of four greedy", 1),
    "greedy, of the engine": ("greedy, of the engine", 2),
    "search": ("iterations/s of search", 0),
    "champion": ("iterations/s of champion", 0),
    "times catanatron": ("times catanatron", 1),
    "of plain Python": ("times plain Python", 2),
    "copy": ("a copy, µs", 2),
    "seen": ("as_seen_by, µs", 2),
    "seen, in copies": ("as_seen_by, in copies", 2),
    "agent steps": ("agent steps/s", 0),
    "batch steps": ("steps/s of 64 tables at once", 0),
    "batch, in agent steps": ("times agent steps/s", 1),
}


def show(report: Report) -> None:
    """Print the figures and what they had to be."""
    console = Console()
    engines = report["engines"]
    table = Table("", title=f"{report['title']}: four seats, one core")
    for name in engines:
        table.add_column(name, justify="right")
    for figure, (called, digits) in SHOWN.items():
        cells = [
            f"{figures[figure]:,.{digits}f}" if figure in figures else ""
            for figures in engines.values()
        ]
        table.add_row(called, *cells)
    console.print(table)
    for bar, met in report["bars"].items():
        console.print(f"[green]reached[/]     {bar}" if met else f"[red]not reached[/] {bar}")


if __name__ == "__main__":
    sys.exit(main())
