"""What nobody may have judged for them here: games that friends at this screen play just now."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from kingsbridge.engine.title import title
from kingsbridge.page.bridge import TABLES
from kingsbridge.page.me import NUMBER
from kingsbridge.table.told import SeatKind, Status

if TYPE_CHECKING:
    from kingsbridge.page.house import House


async def guarded(house: House, key: str) -> list[dict[str, Any]]:
    """Return the moments of running games between friends, each as its seat sees it."""
    moments = []
    for text in json.loads(await house.bridge.every(TABLES)):
        kept = json.loads(text)
        persons = [chair for chair in kept["chairs"] if chair["kind"] == SeatKind.PERSON]
        playing = kept["status"] == Status.PLAYING and kept["terms"]["title"] == key
        if not playing or len(persons) < 2:
            continue
        table = await house.tables.table(kept["terms"]["code"])
        for seat in table.the_game().seats_of(NUMBER):
            seen = table.the_game().state.as_seen_by(seat)
            moments.append({"position": title(key).to_json(seen), "seat": seat})
    return moments
