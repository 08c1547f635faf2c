"""Chance, in one place: so many bytes that nobody can foretell."""

from __future__ import annotations

import secrets
from collections.abc import Callable

Chance = Callable[[int], bytes]


def true_chance(size: int) -> bytes:
    """Return what the machine's own source of chance gives."""
    return secrets.token_bytes(size)
