"""Seals: what is sent to somebody by letter and comes back unchanged, or not at all.

Each kind of link has a seal of its own, made with the key of this server. A link that is good for
a while says when it was made; the clock may have stepped back since.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

from itsdangerous import BadData, URLSafeSerializer

from kingsbridge.server.clock import Clock
from kingsbridge.table.errors import Refused


class Seals:
    """Makes and breaks seals, and hashes that only this server can make."""

    def __init__(self, now: Clock, key: str = "") -> None:
        # The key of this server, which every process has from the database when it starts.
        self.key = key
        self._now = now

    def seal(self, what: str, *facts: Any) -> str:
        """Return some facts, sealed for one purpose."""
        return str(self._of(what).dumps([self._now(), *facts]))

    def opened(self, what: str, sealed: str, good_for: int | None = None) -> list[Any]:
        """Return what was sealed; raise if it was not by us, or is too old (in milliseconds)."""
        try:
            made, *facts = self._of(what).loads(sealed)
        except (BadData, ValueError, TypeError):
            raise Refused("this link is not ours: perhaps it was cut short", "bad_link") from None
        if good_for is not None and self._now() - made > good_for:
            raise Refused("this link is no longer good: ask for a new one", "old_link")
        return list(facts)

    def hash(self, what: str, text: str) -> str:
        """Return what a text hashes to: good for nothing but to be compared."""
        key = blake2b(self.key.encode()).digest()
        return blake2b(f"{what}\0{text}".encode(), key=key, digest_size=16).hexdigest()

    def _of(self, what: str) -> URLSafeSerializer:
        return URLSafeSerializer(self.key, salt=f"kingsbridge-{what}")
