"""Why something is not done at a table: each is told in words, with what would be right."""

from __future__ import annotations

from kingsbridge.engine.errors import KingsbridgeError
from kingsbridge.table.told import Moment, Refusal


class Refused(KingsbridgeError):
    """Something that is not carried out. `code` names the reason for programs."""

    code = "refused"

    def __init__(self, message: str, code: str | None = None) -> None:
        super().__init__(message)
        if code is not None:
            self.code = code


class NotYours(Refused):
    """Somebody who may not do this."""

    code = "not_yours"


class NotNow(Refused):
    """It cannot be done at this moment of the table."""

    code = "not_now"


class Stale(NotNow):
    """Something was done at the table meanwhile: look again."""

    code = "stale"
    # How the table stands now, as the one who is late may know it.
    moment: Moment | None = None


class AgainstTheRules(Refused):
    """A move that the rules forbid, or that is none of this moment."""

    code = "against_the_rules"

    def __init__(self, message: str, refusal: Refusal | None) -> None:
        super().__init__(message)
        self.refusal = refusal
