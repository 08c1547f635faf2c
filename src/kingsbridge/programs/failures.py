"""What can go wrong with a program; a stand-in then makes the move, and the result says so."""

from __future__ import annotations

from typing import ClassVar

from kingsbridge.engine.errors import KingsbridgeError


class Failure(KingsbridgeError):
    """A question that a program did not answer with a move."""

    kind: ClassVar = "failed"
    # Whether the program can be asked again as it is; otherwise it is ended, and started anew.
    goes_on: ClassVar = False


class Late(Failure):
    """It took longer than it may."""

    kind = "late"


class Died(Failure):
    """It ended, or never began."""

    kind = "died"


class Flooded(Failure):
    """It wrote more than it was asked for."""

    kind = "flooded"


class Rubbish(Failure):
    """It wrote something that is no answer."""

    kind = "rubbish"
    goes_on = True


class Illegal(Failure):
    """It named a move that was not offered."""

    kind = "illegal"
    goes_on = True


class Absent(Failure):
    """It broke down so often in one game that it was not asked any more."""

    kind = "absent"
