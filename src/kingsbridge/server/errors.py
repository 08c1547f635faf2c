"""What can be wrong with a request, beside what cannot be done at a table."""

from __future__ import annotations

from datetime import UTC, datetime

from kingsbridge.table.errors import NotYours, Refused

# The end of time, for those who are banned until a host thinks otherwise.
FOR_GOOD = 2**53


class WhoAreYou(Refused):
    """Nobody has said who they are, or the cookie or token is not good."""

    def __init__(self, message: str, code: str = "who_are_you") -> None:
        super().__init__(message, code)


class Gone(Refused):
    """Whoever asked for this has hung up: nobody will read why nothing came of it."""

    def __init__(self, message: str) -> None:
        super().__init__(message, "gone")


class TooMany(Refused):
    """Too many requests in too short a time; it is known when there may be another."""

    def __init__(self, message: str, seconds: float) -> None:
        super().__init__(message, "too_many")
        self.seconds = seconds


class Banned(NotYours):
    """Somebody is kept out: until when (if that is known), and why."""

    def __init__(self, until: int, reason: str | None) -> None:
        self.until = None if until >= FOR_GOOD else until
        self.reason = reason or None
        said = "you were banned from this server"
        if self.until is not None:
            said += f" until {datetime.fromtimestamp(self.until / 1000, UTC):%Y-%m-%d %H:%M} UTC"
        if self.reason is not None:
            said += f": {self.reason}"
        super().__init__(said, "banned")
