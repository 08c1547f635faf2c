"""The browser client: built by `make`, carried by the package, served from here.

Every page of the client is the same document; which one it shows is its own business.
"""

from __future__ import annotations

import gzip
from functools import cache, cached_property
from importlib.resources import files
from mimetypes import guess_type
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.datastructures import CacheControlHeader
from litestar.openapi.plugins import OpenAPIRenderPlugin
from litestar.params import FromPath

from kingsbridge.table.errors import NotKnown

CLIENT = Path(str(files("kingsbridge.server") / "client"))
# Files whose names change with what is in them need never be asked for again.
FOR_GOOD = CacheControlHeader(max_age=365 * 24 * 3600, immutable=True, public=True)
ASK_AGAIN = CacheControlHeader(no_cache=True)
PAGES = [
    "/",
    "/new",
    "/table/{rest:path}",
    "/replay/{rest:path}",
    "/study/{rest:path}",
    "/rules/{rest:path}",
    "/cards/{rest:path}",
    "/box/{rest:path}",
    "/people/{rest:path}",
    "/leaderboard/{rest:path}",
    "/account",
    "/letters/{rest:path}",
    "/settings",
    "/host",
]
BESIDE = ["icon.svg", "manifest.webmanifest", "sw.js", "icons/*.png"]
# What not every machine's list of kinds has.
KINDS = {".webmanifest": "application/manifest+json", ".js": "text/javascript"}

WITHOUT_CLIENT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Kingsbridge</title>
<p>This Kingsbridge was installed without its browser client. <code>make play</code> builds it;
what the server can do is in <a href="/schema/openapi.json">its document</a>.</p></html>"""


@get(PAGES, include_in_schema=False, media_type=MediaType.HTML)
async def page() -> Response[str]:
    """Return the client's document."""
    return document(200)


def built(name: str) -> str:
    """Return a page as it was built."""
    path = CLIENT / name
    return path.read_text("utf-8") if path.is_file() else WITHOUT_CLIENT


class DocumentPage(OpenAPIRenderPlugin):
    """Shows the OpenAPI document, to read and to try out."""

    def __init__(self) -> None:
        super().__init__(path="/")

    def render(self, _request: Request[Any, Any, Any], _document: dict[str, Any]) -> bytes:
        """Return the page, which asks for the document itself."""
        return built("schema.html").encode()


def document(status: int) -> Response[str]:
    """Return the client's document; it says itself if it has no such page."""
    text = built("index.html")
    headers = {"Cache-Control": ASK_AGAIN.to_header()}
    return Response(text, status_code=status, media_type=MediaType.HTML, headers=headers)


@get("/assets/{name:str}", include_in_schema=False)
async def asset(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
    """Return a script, style, font or picture of the client."""
    known = assets().get(name)
    if known is None:
        raise NotKnown("there is no such file")
    headers = {"Cache-Control": FOR_GOOD.to_header(), "Vary": "Accept-Encoding"}
    body = known.compressed
    if body is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
    else:
        body = known.path.read_bytes()
    return Response(body, media_type=known.kind, headers=headers)


@get(["/icon.svg", "/manifest.webmanifest", "/sw.js"], include_in_schema=False)
async def installing(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Return what a browser asks for to install the client, and the worker that keeps it."""
    return beside(request.url.path.removeprefix("/"))


@get("/icons/{name:str}", include_in_schema=False)
async def icon(name: FromPath[str]) -> Response[bytes]:
    """Return an icon of the installed client."""
    return beside(f"icons/{name}")


def beside(name: str) -> Response[bytes]:
    """Return a file that keeps its name whatever is in it, so that it is always asked for again."""
    path = files_beside().get(name)
    if path is None:
        raise NotKnown("there is no such file")
    headers = {"Cache-Control": ASK_AGAIN.to_header()}
    return Response(path.read_bytes(), media_type=kind_of(path), headers=headers)


@cache
def files_beside() -> dict[str, Path]:
    """Return the files that lie beside the client's document: no other is looked for anywhere."""
    found = [path for pattern in BESIDE for path in sorted(CLIENT.glob(pattern))]
    return {path.relative_to(CLIENT).as_posix(): path for path in found}


def kind_of(path: Path) -> str:
    """Return what is in a file, by its name."""
    return KINDS.get(path.suffix) or guess_type(path.name)[0] or "application/octet-stream"


class Asset:
    """A file of the client, which never changes."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.kind = kind_of(path)

    @cached_property
    def compressed(self) -> bytes | None:
        """Its content, compressed as far as can be; nothing if that does not help."""
        whole = self.path.read_bytes()
        small = gzip.compress(whole, 9, mtime=0)
        return small if len(small) < 0.9 * len(whole) else None


@cache
def assets() -> dict[str, Asset]:
    """Return the files of the client by their names: no other name is looked for anywhere."""
    folder = CLIENT / "assets"
    found = folder.iterdir() if folder.is_dir() else []
    return {path.name: Asset(path) for path in found if path.is_file()}
