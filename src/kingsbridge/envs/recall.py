"""What a seat remembers of a game: all it ever saw and did, as one short number.

Perfect recall is what solvers of games with hidden information ask for: two moments are the same
to a seat only if everything before was. Whole games of views would be megabytes, so a memory is a
chain of digests (BLAKE2), each of the one before, a view and the seat's own move.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from hashlib import blake2b

from kingsbridge.engine.errors import BadPosition
from kingsbridge.engine.state import NOBODY, State
from kingsbridge.engine.title import Title

DIGEST_BYTES = 16
DIGEST = re.compile(f"[0-9a-f]{{{2 * DIGEST_BYTES}}}")
NOTHING = bytes(DIGEST_BYTES)


class Memory:
    """One decision of the past, and the memory of all before it. What is never asked costs nothing.

    A seat of -1 is a spectator.
    """

    def __init__(self, before: Memory | None, table: State, move: int) -> None:
        self.before = before
        self.table: State | None = table  # as it was when the move was decided
        self.seat = table.seat
        self.move = move
        self.digests: dict[int, bytes] = {}

    @staticmethod
    def told(digests: Mapping[int, bytes]) -> Memory:
        """Return a memory that was written down: digests by seat, of what is not kept itself."""
        memory = Memory.__new__(Memory)
        memory.before = None
        memory.table = None
        memory.seat = NOBODY
        memory.move = NOBODY
        memory.digests = dict(digests)
        return memory

    def of(self, game: Title, seat: int) -> bytes:
        """Return the digest of all that a seat saw and did until now."""
        unread: list[Memory] = []
        link: Memory | None = self
        while link is not None and seat not in link.digests:
            unread.append(link)
            link = link.before
        digest = NOTHING if link is None else link.digests[seat]
        for one in reversed(unread):
            if one.table is not None:
                own = one.move if one.seat == seat else None
                seen = json.dumps([game.view(one.table, seat), own])
                digest = blake2b(digest + seen.encode(), digest_size=DIGEST_BYTES).digest()
            one.digests[seat] = digest
        return digest


def recall(game: Title, memory: Memory | None, seat: int) -> str:
    """Return all that a seat remembers, in hexadecimal digits; without a past, nothing but 0."""
    return (NOTHING if memory is None else memory.of(game, seat)).hex()


def written(game: Title, memory: Memory | None, seats: int) -> list[str]:
    """Return what each seat remembers, and last a spectator."""
    return [recall(game, memory, seat) for seat in [*range(seats), NOBODY]]


def read(doc: object, seats: int) -> Memory:
    """Return a memory from what `written` returned; anything else raises."""
    digests = doc if isinstance(doc, list) else []
    if len(digests) != seats + 1 or not all(map(_is_digest, digests)):
        raise BadPosition(
            f"state.remembered: expected {seats + 1} texts of {2 * DIGEST_BYTES} hexadecimal digits"
        )
    return Memory.told(
        {
            seat: bytes.fromhex(digest)
            for seat, digest in zip([*range(seats), NOBODY], digests, strict=True)
        }
    )


def _is_digest(written: object) -> bool:
    return isinstance(written, str) and DIGEST.fullmatch(written) is not None
