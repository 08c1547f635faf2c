"""The tables of a server, over HTTP, with nothing but the standard library."""

from __future__ import annotations

import json
import re
import uuid
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from http.client import HTTPException
from typing import Any
from urllib.error import HTTPError
from urllib.parse import urlencode, urlsplit
from urllib.request import HTTPCookieProcessor, HTTPRedirectHandler, Request, build_opener

from kingsbridge.engine.errors import BadOption, KingsbridgeError
from kingsbridge.table.asked import Wanted
from kingsbridge.table.errors import NotKnown, Refused
from kingsbridge.text.saying import Doc

CODE = re.compile(r"[A-Za-z0-9_-]{1,64}")
PATIENCE_SECONDS = 30.0
# A move whose answer was lost is sent again; its key lets it be made once.
TRIES = 2


class Unreachable(KingsbridgeError):
    """A server that does not answer."""


class NoRedirects(HTTPRedirectHandler):
    """A token is for one server alone: nobody is sent on with it."""

    def redirect_request(self, *_: Any) -> None:
        return None


class ServerHouse:
    """A server's tables, as a guest with a name, or by a token as an account."""

    def __init__(
        self, address: str, name: str = "Assistant", language: str = "en", token: str | None = None
    ) -> None:
        parts = urlsplit(address)
        if parts.scheme not in ("http", "https") or not parts.netloc:
            raise BadOption(f"a server is at an address such as http://127.0.0.1:8000: {address!r}")
        self.address = f"{parts.scheme}://{parts.netloc}{parts.path.rstrip('/')}"
        self.language = language
        self._headers = {"Content-Type": "application/json", "Accept": "application/json"}
        if token is not None:
            self._headers["Authorization"] = f"Bearer {token}"
        self._web = build_opener(HTTPCookieProcessor(), NoRedirects())
        if token is None:
            self._ask("POST", "/api/me/guest", {"name": name, "language": language})

    # The hall

    def open(self, title: str, seats: Sequence[Wanted], options: Mapping[str, object]) -> str:
        wish = {"title": title, "seats": [asdict(seat) for seat in seats], "options": options}
        return str(self._ask("POST", "/api/tables", wish)["table"]["code"])

    def join(self, code: str) -> None:
        self._ask("POST", f"/api/tables/{self._checked(code)}/join", {})

    def start(self, code: str, level: str) -> None:
        self._ask("POST", f"/api/tables/{self._checked(code)}/start", {"level": level})

    def listed(self) -> list[Doc]:
        mine = self._ask("GET", "/api/tables?which=mine")
        others = self._ask("GET", "/api/tables?which=open")
        codes = {table["code"] for table in mine}
        return [{**table, "mine": True} for table in mine] + [
            {**table, "mine": False} for table in others if table["code"] not in codes
        ]

    # At a table

    def told(self, code: str, since: int = 0, refusals: bool = False) -> Doc:
        asked = {"language": self.language, "since": since, "refusals": str(refusals).lower()}
        found: Doc = self._ask("GET", f"/api/tables/{self._checked(code)}?{urlencode(asked)}")
        return found

    def move(self, code: str, version: int, move: int) -> None:
        made = {"version": version, "move": move, "key": uuid.uuid4().hex}
        path = f"/api/tables/{self._checked(code)}/moves?{urlencode({'language': self.language})}"
        for left in reversed(range(TRIES)):
            try:
                self._ask("POST", path, made)
                return
            except Unreachable:
                if not left:
                    raise

    def resign(self, code: str) -> None:
        self._ask("POST", f"/api/tables/{self._checked(code)}/resign", {})

    def link(self, code: str) -> str:
        """Return where people find a table."""
        return f"{self.address}/table/{code}"

    def _checked(self, code: str) -> str:
        if not CODE.fullmatch(code):
            raise NotKnown("there is no such table")
        return code

    def _ask(self, method: str, path: str, body: Mapping[str, object] | None = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = Request(self.address + path, data, self._headers, method=method)
        try:
            with self._web.open(request, timeout=PATIENCE_SECONDS) as answer:
                return json.loads(answer.read() or b"null")
        except HTTPError as error:
            with error:
                raise _refusal(error) from None
        except (OSError, HTTPException, ValueError) as error:
            raise Unreachable(f"the server at {self.address} does not answer: {error}") from None


def _refusal(error: HTTPError) -> Refused:
    """Return why a server did not do something, in its own words."""
    try:
        problem = json.loads(error.read())
        return Refused(str(problem["message"]), str(problem["code"]))
    except (ValueError, KeyError, TypeError, OSError):
        return Refused(f"the server answered {error.code} {error.reason}", "refused")
