"""Codes, by which tables and people are known outside: in addresses, and in commands."""

from __future__ import annotations

import secrets
from string import ascii_letters, digits

# None that a command could take for an option, and none that ends a word when it is clicked.
SIGNS = ascii_letters + digits
# A private table is found by who knows its code: 101 bits. A person's code opens nothing: 77 bits.
FOR_TABLES, FOR_PEOPLE = 17, 13


def new_code(length: int) -> str:
    """Return a code that nobody has and nobody can guess."""
    return "".join(secrets.choice(SIGNS) for _ in range(length))
