"""The last things that went wrong in this process, as the log tells them: at a host's glance."""

from __future__ import annotations

from collections import deque
from collections.abc import MutableMapping
from typing import Any

from msgspec import Struct

MOST_NOTED = 50
LONGEST = 200
GRAVE = ("warning", "error", "critical")
# Told beside what else a line of the log has.
APART = ("event", "level", "timestamp")


class Noted(Struct):
    """A line of the log about something that went wrong; lines never tell a secret."""

    at: str
    level: str
    what: str
    more: dict[str, str]


noted: deque[Noted] = deque(maxlen=MOST_NOTED)


def remember(
    _logger: object, _method: str, line: MutableMapping[str, Any]
) -> MutableMapping[str, Any]:
    """Keep a line of the log at hand, if it is a grave one, and let it go on."""
    if line.get("level") in GRAVE:
        more = {name: str(said)[:LONGEST] for name, said in line.items() if name not in APART}
        at, level, what = (str(line.get(name, "")) for name in ("timestamp", "level", "event"))
        noted.append(Noted(at, level, what, more))
    return line
