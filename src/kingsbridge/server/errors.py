"""What can be wrong with a request, beside what cannot be done at a table."""

from __future__ import annotations

from kingsbridge.table.errors import Refused


class NotKnown(Refused):
    """There is no such thing, or none that this person may see."""

    code = "not_found"


class WhoAreYou(Refused):
    """Nobody has said who they are, or the cookie or token is not good."""

    code = "who_are_you"


class TooMany(Refused):
    """Too many requests in too short a time; it is known when there may be another."""

    code = "too_many"

    def __init__(self, message: str, seconds: float) -> None:
        super().__init__(message)
        self.seconds = seconds
