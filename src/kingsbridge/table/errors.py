"""Why something is not done at a table: each is told in words, with what would be right."""

from __future__ import annotations

from kingsbridge.engine.errors import KingsbridgeError
from kingsbridge.table.told import Moment, Refusal


class Refused(KingsbridgeError):
    """Something that is not carried out. `code` names the reason for programs."""

    def __init__(self, message: str, code: str = "refused") -> None:
        super().__init__(message)
        self.code = code


class NotYours(Refused):
    """Somebody who may not do this."""

    def __init__(self, message: str, code: str = "not_yours") -> None:
        super().__init__(message, code)


class NotKnown(Refused):
    """There is no such thing, or none that this person may see."""

    def __init__(self, message: str, code: str = "not_found") -> None:
        super().__init__(message, code)


class NotNow(Refused):
    """It cannot be done at this moment of the table."""

    def __init__(self, message: str, code: str = "not_now") -> None:
        super().__init__(message, code)


class Stale(NotNow):
    """Something was done at the table meanwhile: look again."""

    def __init__(self, message: str) -> None:
        super().__init__(message, "stale")
        # How the table stands now, as the one who is late may know it.
        self.moment: Moment | None = None


class TooOften(Refused):
    """Something that somebody did often of late; it is known when they may do it again."""

    def __init__(self, seconds: float) -> None:
        message = f"you did this too often: try again in {seconds:.1f} seconds"
        super().__init__(message, "too_often")
        self.seconds = seconds


class AgainstTheRules(Refused):
    """A move that the rules forbid, or that is none of this moment."""

    def __init__(self, message: str, refusal: Refusal | None) -> None:
        super().__init__(message, "against_the_rules")
        self.refusal = refusal
