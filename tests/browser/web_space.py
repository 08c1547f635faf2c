"""A plain web space with Kingsbridge in a page in one of its folders, as anybody could have it."""

from __future__ import annotations

import hashlib
import json
import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path

from tools.page import SITE, WebSpace


class Uploaded:
    """The page on a web space: where it is, and how its owner uploads another version."""

    def __init__(self, folder: Path, address: str) -> None:
        self.folder = folder
        self.address = address

    def put(self, name: str, text: str) -> None:
        """Upload a file."""
        (self.folder / name).write_text(text, encoding="utf-8")

    def upload_version(self, mark: str) -> None:
        """Upload another version: its document says which one it is."""
        document = (self.folder / "index.html").read_text("utf-8")
        changed = document.replace("<title>", f'<meta name="mark" content="{mark}" />\n    <title>')
        self.put("index.html", changed)
        line, program = (self.folder / "sw.js").read_text("utf-8").split("\n", 1)
        built = json.loads(line.removeprefix("const BUILT = ").removesuffix(";"))
        built["files"]["index.html"] = hashlib.sha256(changed.encode()).hexdigest()
        built["version"] = mark
        self.put("sw.js", f"const BUILT = {json.dumps(built)};\n{program}")


class PlainSpace(WebSpace):
    """A web space that tells nobody to keep anything, so that tests see every new file."""

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()


@contextmanager
def uploaded(folder: Path) -> Iterator[Uploaded]:
    """Put the page that was built on a web space of its own."""
    assert (SITE / "index.html").is_file(), "the page is not built: make page builds it"
    shutil.copytree(SITE, folder, dirs_exist_ok=True)
    handler = partial(PlainSpace, directory=str(folder))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as space:
        threading.Thread(target=space.serve_forever, daemon=True).start()
        yield Uploaded(folder, f"http://127.0.0.1:{space.server_port}{WebSpace.where}")
        space.shutdown()
