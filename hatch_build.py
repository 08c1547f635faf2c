"""Compiles the engine, the titles and the bots while the wheel is built.

One source, two ways to run it. Where a C compiler and Python's headers are found, mypyc turns the
modules listed in `pyproject.toml` into extension modules; where they are not, the same wheel is
built from the same files, uncompiled, and a notice says so.

    KINGSBRIDGE_PURE=1       never compile
    KINGSBRIDGE_COMPILED=1   compile or fail, with no way out: for continuous integration

Editable installations are never compiled, so that what runs is always the file on screen.
"""

from __future__ import annotations

import contextlib
import os
import shlex
import shutil
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PURE = os.environ.get("KINGSBRIDGE_PURE") == "1"
INSISTED = os.environ.get("KINGSBRIDGE_COMPILED") == "1"

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


class CompileWhenPossible(BuildHookInterface[Any]):
    """Lets hatch-mypyc compile a copy of the sources, so that the working tree stays clean."""

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
            modules = self.compile(version, build_data)
        except Exception as error:
            self.give_up("compiling failed:\n" + gist(str(error)))
        else:
            self.say(f"{modules} modules compiled.")

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.workshop is not None:
            self.workshop.cleanup()

    def compile(self, version: str, build_data: dict[str, Any]) -> int:
        """Compile in a copy and add what came of it to the wheel; how many modules that were."""
        from hatch_mypyc.plugin import MypycBuildHook

        # hatch-mypyc works inside the folder it is given: it puts the extension modules beside
        # the sources and moves pyproject.toml away for a while. Neither may happen to a tree in
        # which somebody is working, so it is given a copy.
        self.workshop = tempfile.TemporaryDirectory(prefix="kingsbridge-build-")
        copy = Path(self.workshop.name).resolve()
        root = Path(self.root)
        shutil.copytree(
            root / "src",
            copy / "src",
            ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"),
        )
        shutil.copy(root / "pyproject.toml", copy)
        (copy / "setup.cfg").write_text(f"[build_ext]\nparallel = {os.cpu_count() or 1}\n")

        mypyc = MypycBuildHook(
            str(copy),
            self.config,
            self.build_config,
            self.metadata,
            self.directory,
            self.target_name,
            self.app,
        )
        result: dict[str, Any] = {"artifacts": [], "force_include": {}}
        with contextlib.chdir(copy):
            mypyc.initialize(version, result)

        built = sorted((copy / "src").rglob(f"*{mypyc.compiled_extension}"))
        if not built:
            raise RuntimeError("mypyc left no extension module behind")
        for path in built:
            build_data["force_include"][str(path)] = path.relative_to(copy).as_posix()
        build_data["pure_python"] = result["pure_python"]
        build_data["infer_tag"] = result["infer_tag"]
        return len(mypyc.included_files)

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
