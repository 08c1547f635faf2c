"""Why nothing was thought about a job."""

from __future__ import annotations

from kingsbridge.engine.errors import KingsbridgeError


class CannotThink(KingsbridgeError):
    """A job that a bot can make nothing of."""


class TookTooLong(KingsbridgeError):
    """A job that was given up because its time was over."""


class WorkersLost(KingsbridgeError):
    """A job that ended every worker that took it up."""


class Stopped(KingsbridgeError):
    """A job that nobody will think about: the server is stopping."""


def stopped() -> Stopped:
    """Return the error for a job that comes when nobody thinks."""
    return Stopped("bots are not thinking now: the server is starting or stopping")
