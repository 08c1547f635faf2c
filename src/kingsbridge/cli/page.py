"""`kingsbridge page`: Kingsbridge as a folder of files, for any web space."""

from __future__ import annotations

import shutil
from importlib.resources import files
from pathlib import Path
from typing import Annotated

import typer

from kingsbridge.cli.screen import tell
from kingsbridge.engine.errors import KingsbridgeError

# As `make page` builds it: not in the repository, and not in every installation.
SITE = Path(str(files("kingsbridge"))) / "page" / "site"
# A browser asks for these two to see whether there is a new version: they are written last.
TELLING = ("index.html", "sw.js")
# So begins the worker of every page of ours: no other folder is written over.
MARK = "const BUILT = "


class NoPage(KingsbridgeError):
    """The page cannot be written there, or there is none to write."""


def page(
    folder: Annotated[Path, typer.Argument(help="A new folder, or an empty one.")],
    replace: Annotated[
        bool, typer.Option("--replace", help="Write over an older page in that folder.")
    ] = False,
) -> None:
    """Write Kingsbridge in a page: files for any web space, to play without a server."""
    if not (SITE / "index.html").is_file():
        raise NoPage(
            "this installation was built without its page: `make page` builds one into dist/page/"
        )
    names = sorted(
        (path.relative_to(SITE).as_posix() for path in SITE.rglob("*") if path.is_file()),
        key=lambda name: (name in TELLING, name),
    )
    try:
        older = files_of_older_page(folder, replace)
        for name in names:
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(SITE / name, folder / name)
        for name in older.difference(names):
            (folder / name).unlink()
    except OSError as error:
        raise NoPage(f"{folder} cannot be written: {error.strerror or error}") from None
    size = sum((SITE / name).stat().st_size for name in names)
    tell(f"{len(names)} files, {size / 1e6:.0f} MB, are in {folder}: put them on any web space.")


def files_of_older_page(folder: Path, replace: bool) -> set[str]:
    """Return the files of the page that is replaced; a folder with anything else is not touched."""
    if folder.exists() and not folder.is_dir():
        raise NoPage(f"{folder} is not a folder")
    found = sorted(folder.iterdir()) if folder.is_dir() else []
    if not found:
        return set()
    worker = folder / "sw.js"
    ours = worker.is_file() and worker.read_text("utf-8", errors="replace").startswith(MARK)
    if not ours:
        raise NoPage(f"{folder} is not empty: name a new folder, or an empty one")
    if not replace:
        raise NoPage(f"there is an older page in {folder}: say --replace to write over it")
    # Only where a page keeps its files: what its owner laid beside them stays.
    return {
        path.relative_to(folder).as_posix()
        for part in ("assets", "data", "icons", "python")
        for path in (folder / part).rglob("*")
        if path.is_file()
    }
