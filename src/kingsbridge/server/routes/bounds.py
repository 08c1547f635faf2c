"""Numbers and texts in requests, with their bounds."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

Place = Annotated[int, Meta(ge=0, le=9)]
Version = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Move = Annotated[int, Meta(ge=0, le=32767)]
Key = Annotated[str, Meta(min_length=1, max_length=40)]
