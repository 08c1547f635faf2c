"""The Python that the page brings: Kingsbridge and what it says its words with, and the library.

Both are archives of compiled modules (see web/tools/compile-python.mjs), written so that the same
sources always give the same bytes. Of Kingsbridge only what a page needs is in there, with its
metadata beside it: titles and bots are found by their entry points.
"""

from __future__ import annotations

import pickle
import shutil
import zipfile
from collections.abc import Iterable
from fnmatch import fnmatch
from importlib.metadata import distribution
from pathlib import Path, PurePosixPath
from tomllib import loads

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src" / "kingsbridge"

WANTED = loads((ROOT / "tools" / "page.toml").read_text("utf-8"))
NO_USE = frozenset(WANTED["library"]["without"].split())
ENCODINGS = frozenset(WANTED["library"]["encodings"].split())
# Every file of an archive says that it is from this moment, the first that a zip can say.
MOMENT = (1980, 1, 1, 0, 0, 0)


def gather_kingsbridge(folder: Path) -> None:
    """Lay out what the page needs of Kingsbridge and of what it is built on."""
    ours = WANTED["kingsbridge"]
    for source in [SOURCES / "__init__.py", *files_of(SOURCES / room for room in ours["rooms"])]:
        name = source.relative_to(SOURCES).as_posix()
        if not any(fnmatch(name, pattern) for pattern in ours["without"]):
            copy(source, folder / "kingsbridge" / name)
    for known, left in WANTED["brought"].items():
        gather_distribution(known, left, folder)
    write_metadata(folder)


def gather_distribution(name: str, left: list[str], folder: Path) -> None:
    """Lay out an installed distribution: its modules, and the data that they read."""
    for file in distribution(name).files or []:
        path = file.as_posix()
        unspoken = (
            file.suffix == ".dat"
            and file.parent.name == "locale-data"
            and file.stem not in WANTED["spoken"]["babel"]
        )
        unwanted = (
            ".dist-info/" in path
            or path.startswith("..")
            or file.suffix in (".pyc", ".pyi")
            or unspoken
            or any(fnmatch(path, pattern) for pattern in left)
        )
        if not unwanted:
            copy(Path(str(file.locate())), folder / path)
    if name == "babel":
        forget_the_world(folder / "babel" / "global.dat")


def forget_the_world(data: Path) -> None:
    """Keep of what Babel knows of all languages and places what is asked of it in a page."""
    spoken = WANTED["spoken"]
    known = pickle.loads(data.read_bytes())
    for part in spoken["without"]:
        known[part] = {}
    likely = known["likely_subtags"]
    known["likely_subtags"] = {
        short: likely[short] for short in sorted(likely) if short.split("_")[0] in spoken["babel"]
    }
    data.write_bytes(pickle.dumps(known, protocol=4))


def write_metadata(folder: Path) -> None:
    """Write what Kingsbridge's metadata say to whoever looks for titles and bots."""
    project = loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    version = distribution("kingsbridge").version
    known = folder / f"kingsbridge-{version}.dist-info"
    known.mkdir()
    (known / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: kingsbridge\nVersion: {version}\n", encoding="utf-8"
    )
    lines = [
        line
        for group, entries in sorted(project["entry-points"].items())
        for line in (f"[{group}]", *(f"{name} = {place}" for name, place in entries.items()))
    ]
    (known / "entry_points.txt").write_text("\n".join(lines) + "\n")


def gather_library(pyodide: Path, folder: Path) -> None:
    """Lay out the standard library that comes with Pyodide, as far as it is of use."""
    with zipfile.ZipFile(pyodide / "python_stdlib.zip") as whole:
        for name in whole.namelist():
            if of_use(PurePosixPath(name).with_suffix("")):
                whole.extract(name, folder)


def of_use(module: PurePosixPath) -> bool:
    """Return whether a module of the standard library is of use in a page."""
    if module.parts[0] == "encodings":
        return module.name in ENCODINGS
    return NO_USE.isdisjoint(part.as_posix() for part in (module, *module.parents))


def pack(folder: Path, archive: Path) -> None:
    """Pack a folder, always in the same order and as of the same moment."""
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for path in sorted(folder.rglob("*")):
            if path.is_file():
                entry = zipfile.ZipInfo(path.relative_to(folder).as_posix(), MOMENT)
                entry.compress_type = zipfile.ZIP_DEFLATED
                entry.external_attr = 0o644 << 16
                packed.writestr(entry, path.read_bytes())


def files_of(folders: Iterable[Path]) -> Iterable[Path]:
    """Walk through all files in these folders; one that is not there has none."""
    return (path for folder in folders for path in sorted(folder.rglob("*")) if path.is_file())


def copy(source: Path, to: Path) -> None:
    """Copy a file, making the folders it needs."""
    to.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, to)
