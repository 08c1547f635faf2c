"""What can be wrong with a request: each is told in words, with what would be right."""

from __future__ import annotations

from kingsbridge.engine.errors import KingsbridgeError


class Refused(KingsbridgeError):
    """A request that is not carried out. `code` names the reason for programs."""

    status = 400
    code = "refused"

    def __init__(self, message: str, code: str | None = None) -> None:
        super().__init__(message)
        if code is not None:
            self.code = code


class NotKnown(Refused):
    """There is no such thing, or none that this person may see."""

    status = 404
    code = "not_found"


class NotYours(Refused):
    """Somebody who may not do this."""

    status = 403
    code = "not_yours"


class WhoAreYou(Refused):
    """Nobody has said who they are, or the cookie or token is not good."""

    status = 401
    code = "who_are_you"


class NotNow(Refused):
    """It cannot be done at this moment of the table."""

    status = 409
    code = "not_now"


class TooMany(Refused):
    """Too many requests in too short a time; it is known when there may be another."""

    status = 429
    code = "too_many"

    def __init__(self, message: str, seconds: float) -> None:
        super().__init__(message)
        self.seconds = seconds
