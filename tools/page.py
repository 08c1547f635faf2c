"""Build Kingsbridge in a page: a folder of files for any web space, which needs no server.

python tools/page.py            build it into src/kingsbridge/page/site and copy it to dist/page
python tools/page.py --serve    show what was built, below a path as a web space would have it
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import webbrowser
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from kingsbridge.engine.title import titles
from kingsbridge.page.static import files
from kingsbridge.study.puzzles import mined_text
from kingsbridge.table.told import as_json
from tools.page_archive import gather_kingsbridge, gather_library, pack
from tools.page_licences import licences

ROOT = Path(__file__).resolve().parent.parent
SITE = ROOT / "src" / "kingsbridge" / "page" / "site"
DIST = ROOT / "dist" / "page"
PYODIDE = ROOT / "web" / "node_modules" / "pyodide"
# What is taken from Pyodide, and how it is called here: not every web space knows what .mjs is.
RUNTIME = {
    "pyodide.mjs": "pyodide.js",
    "pyodide.asm.mjs": "pyodide.asm.js",
    "pyodide.asm.wasm": "pyodide.asm.wasm",
}
# What is fetched before Python runs, and counted (see web/src/page/python.ts).
FETCHED = ("pyodide.asm.wasm", "python_stdlib.zip", "kingsbridge.zip")
# Everything comes from beside the page, and no script stands in it. WebAssembly may be compiled:
# that is how Python runs. The board sets the place of its pieces by styles.
POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self' 'wasm-unsafe-eval'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "worker-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
    ]
)


def npm(*words: str, **environment: str) -> None:
    """Run npm, saying nothing unless something goes wrong."""
    command = [sys.executable, str(ROOT / "tools" / "npm.py"), *words]
    subprocess.run(command, check=True, env={**os.environ, **environment})


def build_client(site: Path) -> None:
    """Build the browser client as it is in a page."""
    npm("run", "--silent", "build:page", KINGSBRIDGE_WEB_OUT=str(site))
    guard(site)


def guard(site: Path) -> None:
    """Say in the document what it may do: nothing that does not come from beside it."""
    document = site / "index.html"
    text = document.read_text("utf-8")
    first = '<meta charset="utf-8" />'
    if text.count(first) != 1:
        raise ValueError(f"{document} does not begin as it should: its policy has no place")
    meta = f'{first}\n    <meta http-equiv="Content-Security-Policy" content="{POLICY}" />'
    document.write_text(text.replace(first, meta), encoding="utf-8")


def build_python(site: Path) -> None:
    """Bring Python, its library and Kingsbridge."""
    python = site / "python"
    python.mkdir()
    for name, here in RUNTIME.items():
        shutil.copyfile(PYODIDE / name, python / here)
    rename_within(python / "pyodide.js")
    # Of the packages that could be loaded from elsewhere, none is.
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text("utf-8"))
    (python / "pyodide-lock.json").write_text(json.dumps({**lock, "packages": {}}))
    with tempfile.TemporaryDirectory() as made:
        house, library = Path(made, "house"), Path(made, "stdlib")
        gather_kingsbridge(house)
        gather_library(PYODIDE, library)
        npm("run", "--silent", "compile-python", "--", made)
        pack(house, python / "kingsbridge.zip")
        pack(library, python / "python_stdlib.zip")
    # How far the loading is can be told only to whoever knows how much there is.
    sizes = {name: (python / name).stat().st_size for name in FETCHED}
    (python / "sizes.json").write_text(json.dumps(sizes))


def rename_within(script: Path) -> None:
    """Let Pyodide's first script ask for the second by the name that it has here."""
    text = script.read_text("utf-8")
    if text.count("}pyodide.asm.mjs`") != 1:
        raise ValueError("this Pyodide asks for its parts in another way: see tools/page.py")
    text = text.replace("}pyodide.asm.mjs`", "}pyodide.asm.js`")
    # Nobody looks into it here, so the map of its sources stays at home.
    script.write_text(re.sub(r"\n//# sourceMappingURL=.*", "", text), encoding="utf-8")


def build_data(site: Path) -> None:
    """Write down what needs no Python to be told."""
    for name, told in files().items():
        path = site / "data" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(as_json(told), encoding="utf-8")
    for key in titles():
        # Too much to bring along before anybody asks for it.
        path = site / "data" / "puzzles" / f"{key}.jsonl"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(mined_text(key), encoding="utf-8")


def finish(site: Path) -> None:
    """Write the service worker, which knows every file, and weigh them all."""
    npm("run", "--silent", "offline:page", KINGSBRIDGE_WEB_OUT=str(site))
    shutil.rmtree(site / ".vite")


def build() -> None:
    """Build the whole folder, and put it in place once it is whole."""
    with tempfile.TemporaryDirectory() as made:
        site = Path(made) / "site"
        build_client(site)
        build_python(site)
        build_data(site)
        (site / "LICENCES.txt").write_text(licences(), encoding="utf-8")
        finish(site)
        for place in (SITE, DIST):
            shutil.rmtree(place, ignore_errors=True)
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copytree(site, place)
    print(f"the page is in {DIST.relative_to(ROOT)}/")


class WebSpace(SimpleHTTPRequestHandler):
    """A plain web space that has the page in a folder of its own."""

    where = "/kingsbridge/"

    def translate_path(self, path: str) -> str:
        """Return the file at an address: nothing stands beside the page."""
        if not path.startswith(self.where):
            return str(Path(self.directory) / "nothing")
        return super().translate_path(path.removeprefix(self.where[:-1]))

    def log_request(self, code: object = "-", size: object = "-") -> None:
        """Say nothing of what went well."""


def serve() -> None:
    """Serve what was built until interrupted, and open the browser."""
    if not (DIST / "index.html").is_file():
        sys.exit("the page is not built: make page")
    handler = partial(WebSpace, directory=str(DIST))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as space:
        address = f"http://127.0.0.1:{space.server_port}{WebSpace.where}"
        print(f"Kingsbridge in a page: {address} (Ctrl+C ends)")
        webbrowser.open(address)
        try:
            space.serve_forever()
        except KeyboardInterrupt:
            print()


def main() -> None:
    """Build the page, or show it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--serve", action="store_true", help="show what was built")
    if parser.parse_args().serve:
        serve()
    else:
        build()


if __name__ == "__main__":
    main()
