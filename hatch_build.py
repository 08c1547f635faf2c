"""Compiles the engine, the titles and the bots while the wheel is built.

One source, two ways to run it. Where a C compiler and Python's headers are found, mypyc turns the
modules listed in `pyproject.toml` into extension modules (`mypyc_build.py` does that); where they
are not, the same wheel is built from the same files, uncompiled, and a notice says so.

    KINGSBRIDGE_PURE=1       never compile
    KINGSBRIDGE_COMPILED=1   compile or fail, with no way out: for continuous integration
    KINGSBRIDGE_BUILD=DIR    keep there what was compiled, until the sources change;
                             without it nothing is left behind, least of all among the sources

Editable installations are never compiled, so that what runs is always the file on screen.

    python hatch_build.py    compile into KINGSBRIDGE_BUILD, ahead of the wheel
"""

from __future__ import annotations

import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from importlib.metadata import version as version_of
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
PURE = os.environ.get("KINGSBRIDGE_PURE") == "1"
INSISTED = os.environ.get("KINGSBRIDGE_COMPILED") == "1"
KEPT = os.environ.get("KINGSBRIDGE_BUILD")

REASON_LINES = 25
REASON_WIDTH = 200


def what_is_missing() -> str | None:
    """What this machine lacks to compile with, or None."""
    if os.name != "nt":  # on Windows only the attempt can tell
        command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
        compiler = shlex.split(command)[0]
        if shutil.which(compiler) is None:
            return f"there is no C compiler ({compiler!r} was not found)"
    header = Path(sysconfig.get_paths()["include"]) / "Python.h"
    if not header.is_file():
        return f"Python's C headers are not installed ({header} was not found)"
    return None


def compile_into(workshop: Path) -> Path:
    """Compile, unless it is done already; return the folder in there with the extension modules."""
    folder = workshop.resolve() / "extensions"
    stamp = folder / "stamp"
    inputs = fingerprint()
    if stamp.is_file() and stamp.read_text() == inputs:
        return folder
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    script = [sys.executable, str(ROOT / "mypyc_build.py"), str(folder)]
    done = subprocess.run(script, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(done.stdout + done.stderr)
    stamp.write_text(inputs)
    return folder


def fingerprint() -> str:
    """A checksum of everything that could make a difference to what is compiled."""
    sources = [*sorted(ROOT.glob("src/**/*.py")), ROOT / "pyproject.toml", ROOT / "mypyc_build.py"]
    tools = [sys.version, version_of("mypy"), version_of("setuptools")]
    flags = [f"{name}={os.environ.get(name)}" for name in ("CC", "CFLAGS", "LDFLAGS")]
    found = hashlib.sha256("\n".join([*tools, *flags]).encode())
    for path in sources:
        found.update(f"\n{path.relative_to(ROOT)}\n".encode() + path.read_bytes())
    return found.hexdigest()


class CompileWhenPossible(BuildHookInterface[Any]):
    """Adds the extension modules to the wheel, beside the sources they were made of."""

    workshop: tempfile.TemporaryDirectory[str] | None = None

    def dependencies(self) -> list[str]:
        """What building needs beyond hatchling: nothing, unless something will be compiled."""
        if PURE or (what_is_missing() and not INSISTED):
            return []
        return list(self.config["compile-with"])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if PURE and INSISTED:
            raise SystemExit("KINGSBRIDGE_PURE=1 and KINGSBRIDGE_COMPILED=1 contradict each other")
        if PURE:
            self.say("not compiled, because KINGSBRIDGE_PURE=1 asks for plain Python.")
            return
        missing = what_is_missing()
        if missing:
            self.give_up(missing)
            return
        try:
            modules = self.compile(build_data)
        except Exception as error:
            self.give_up("compiling failed:\n" + gist(str(error)))
        else:
            self.say(f"{modules} modules compiled.")

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.workshop is not None:
            self.workshop.cleanup()

    def compile(self, build_data: dict[str, Any]) -> int:
        """Compile and add what came of it to the wheel; how many modules that were."""
        if KEPT:
            folder = compile_into(Path(KEPT))
        else:
            self.workshop = tempfile.TemporaryDirectory(prefix="kingsbridge-build-")
            folder = compile_into(Path(self.workshop.name))
        suffix = sysconfig.get_config_var("EXT_SUFFIX")
        built = [path.relative_to(folder) for path in folder.rglob(f"*{suffix}")]
        for path in sorted(built):
            build_data["force_include"][str(folder / path)] = path.as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True  # for this Python on this kind of machine
        return sum(path.parts[0] == "kingsbridge" for path in built)

    def give_up(self, reason: str) -> None:
        if INSISTED:
            raise SystemExit(f"KINGSBRIDGE_COMPILED=1 asks for a compiled wheel, but {reason}")
        self.say(
            f"not compiled, because {reason}\n"
            "Everything works the same, only slower. With a C compiler and Python's headers"
            " installed,\ninstall again to have it compiled; KINGSBRIDGE_PURE=1 silences this."
        )

    def say(self, text: str) -> None:
        for line in text.splitlines():
            self.app.display_warning(f"kingsbridge: {line}")


def gist(output: str) -> str:
    """The lines of a long build log that tell why it failed."""
    lines = [line[:REASON_WIDTH] for line in output.splitlines() if line.strip()]
    telling = [line for line in lines if "error:" in line.lower()]
    return "\n".join((telling or lines)[-REASON_LINES:])


if __name__ == "__main__":
    # What cannot be compiled is told when the wheel is built.
    if KEPT and not PURE and not what_is_missing():
        compile_into(Path(KEPT))
