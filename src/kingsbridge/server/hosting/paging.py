"""Long lists, a page at a time."""

from __future__ import annotations

from typing import Generic, TypeVar

from msgspec import Struct

T = TypeVar("T")

PAGE = 50
# Nobody turns more pages than these.
MOST_PAGES = 100_000


class Page(Struct, Generic[T]):
    """A page of a list, the first is 0, and how many there are on all pages together."""

    shown: list[T]
    total: int
    page: int
