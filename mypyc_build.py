"""Compiles the modules listed in `pyproject.toml` into extension modules, on every core there is.

    python mypyc_build.py FOLDER    leaves them in FOLDER, as they belong beside the sources

mypyc turns each Python module into a C file. One C file of all of them would keep one core busy
for as long as everything else takes together, and one for each would read the same headers a
hundred times over; so they are bound into a few parts of about the same length.
"""

from __future__ import annotations

import fnmatch
import os
import sys
import tempfile
import tomllib
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import setuptools  # before mypyc, which asks whether it is there
from mypyc.build import mypycify
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent
CORES = os.cpu_count() or 1
# The same on every machine, so that the same sources always make the same library; enough of them
# that the cores end at about the same time.
PARTS = 8


def settings() -> dict[str, Any]:
    """What `pyproject.toml` says of compiling."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    table: dict[str, Any] = project["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]
    return table


def chosen(include: Iterable[str], exclude: Iterable[str]) -> list[str]:
    """The files to compile, as paths from the root: what is included and not excluded."""
    files = {path.relative_to(ROOT).as_posix() for glob in include for path in ROOT.glob(glob)}
    return sorted(f for f in files if not any(fnmatch.fnmatch(f, glob) for glob in exclude))


def bind(sources: list[str], folder: Path) -> list[str]:
    """Bind these C files into a few, each of about the same length, and return those."""
    parts: list[list[Path]] = [[] for _ in range(PARTS)]
    lengths = [0] * PARTS
    for source in sorted(map(Path, sources), key=lambda source: -source.stat().st_size):
        shortest = lengths.index(min(lengths))
        parts[shortest].append(source)
        lengths[shortest] += source.stat().st_size
    bound = []
    for number, part in enumerate(parts, 1):
        path = folder / f"part_{number}.c"
        path.write_text("".join(f'#include "{source.as_posix()}"\n' for source in part))
        bound.append(str(path))
    return bound


class OnEveryCore(build_ext):
    """Compiles all C files of all extensions side by side, and then links side by side.

    setuptools does only whole extensions side by side, and one of ours is nearly everything.
    """

    def build_extensions(self) -> None:
        def compile_one(job: tuple[setuptools.Extension, str]) -> None:
            extension, source = job
            flags = list(extension.extra_compile_args)
            if self.compiler.compiler_type == "unix":
                # Nobody outside the library calls into it by name, so calls within it need not
                # take the way that lets them.
                flags.append("-fvisibility=hidden")
                # A product and a sum stay two: where a machine can do both at once they are rounded
                # once, and bots would think something else there in the last bit.
                flags.append("-ffp-contract=off")
            made = self.compiler.compile(
                [source],
                output_dir=self.build_temp,
                include_dirs=extension.include_dirs,
                extra_postargs=flags,
            )
            extension.extra_objects += made

        def link(extension: setuptools.Extension) -> None:
            extension.sources = []
            self.build_extension(extension)

        jobs = [(each, source) for each in self.extensions for source in each.sources]
        side_by_side(compile_one, jobs)
        side_by_side(link, self.extensions)


def side_by_side(do: Callable[[Any], None], jobs: Iterable[Any]) -> None:
    """Do all these jobs, as many at once as there are cores."""
    with ThreadPoolExecutor(CORES) as pool:
        list(pool.map(do, jobs))


def compile_everything(into: Path, c_folder: Path) -> None:
    """Turn what is to be compiled into C in one folder, and that into extension modules."""
    told = settings()
    files = chosen(told["include"], told["exclude"])
    os.chdir(ROOT)  # tracebacks name files as they are seen from here
    library, *doors = mypycify(
        # No settings but these: those of `make lint` ask for more than is installed here.
        ["--config-file=", *told["mypy-args"], *files],
        multi_file=True,
        target_dir=str(c_folder),
        **told["options"],
    )
    library.sources = bind(library.sources, c_folder)
    os.chdir(c_folder)  # away from pyproject.toml, which is not about setuptools
    setuptools.setup(
        name="kingsbridge",
        ext_modules=[library, *doors],
        cmdclass={"build_ext": OnEveryCore},
        script_args=["build_ext", f"--build-lib={into}", f"--build-temp={c_folder}"],
    )
    os.chdir(ROOT)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory(prefix="kingsbridge-c-") as workshop:
        compile_everything(Path(sys.argv[1]).resolve(), Path(workshop).resolve())
