"""Addresses: what may be asked of the house, by the same methods and paths as of a server."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

from kingsbridge.page.reading import Malformed, read
from kingsbridge.table.errors import NotKnown

if TYPE_CHECKING:
    from kingsbridge.page.house import House

T = TypeVar("T")

ONLY_WITH_A_SERVER = "only_with_a_server"


class OnlyWithAServer(NotKnown):
    """Something for which there must be people elsewhere, and a server between them."""

    def __init__(self) -> None:
        super().__init__(
            "this needs people elsewhere, and so a server: run `kingsbridge`", ONLY_WITH_A_SERVER
        )


@dataclass
class Asked:
    """One thing that is asked: by its address, what the address names, and what was said."""

    house: House
    parts: dict[str, str]
    query: Mapping[str, Any]
    body: Any
    language: str

    @property
    def code(self) -> str:
        """The table that is meant."""
        return self.parts["code"]

    def data(self, kind: type[T]) -> T:
        """Return what was said, as a record."""
        return read(kind, self.body)

    def number(self, name: str) -> int | None:
        """Return a number that may be asked for behind the address."""
        said = self.query.get(name)
        try:
            return None if said in (None, "") else int(said)
        except (TypeError, ValueError):
            raise Malformed(f"expected a number - at {name}") from None

    def flag(self, name: str) -> bool:
        """Return whether something is asked for behind the address."""
        return self.query.get(name) in (True, "true", "1")


Handler = Callable[[Asked], Awaitable[object]]
H = TypeVar("H", bound=Handler)


class Addresses:
    """Some addresses, and who answers there."""

    def __init__(self) -> None:
        self._known: list[tuple[str, re.Pattern[str], Handler]] = []

    def at(self, method: str, path: str) -> Callable[[H], H]:
        """Let a function answer at an address; {names} in it become parts."""
        pattern = re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", path))

        def note(handler: H) -> H:
            self._known.append((method, pattern, handler))
            return handler

        return note

    def find(self, method: str, path: str) -> tuple[Handler, dict[str, str]] | None:
        """Return who answers at an address, if anybody does here."""
        for known, pattern, handler in self._known:
            found = pattern.fullmatch(path)
            if found and known == method:
                return handler, found.groupdict()
        return None
