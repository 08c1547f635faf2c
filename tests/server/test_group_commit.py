"""Group commit: who is written with whom, and when."""

from __future__ import annotations

import asyncio
from contextlib import nullcontext

from kingsbridge.server.database.group_commit import GroupCommit

# Long enough that nothing here takes as long by itself.
PACE = 0.25


def commits(*evening: str) -> list[str]:
    """Write letters, those of a word at once and each word when the last is stored."""
    together: list[str] = []

    def commit(letters: list[str]) -> list[str]:
        together.append("".join(letters))
        return letters

    async def write() -> None:
        group: GroupCommit[str, str] = GroupCommit(commit, nullcontext(), 64, PACE)
        group.start()
        for word in evening:
            first, _, late = word.partition("+")
            writes = [group.write(letter) for letter in first]
            # The thread that writes may be at work by now, if nothing keeps it.
            for _ in range(10):
                await asyncio.sleep(0)
            writes += [group.write(letter) for letter in late]
            assert "".join(await asyncio.gather(*writes)) == first + late
        await group.stop()

    asyncio.run(write())
    return together


def test_who_writes_alone_does_not_wait_for_company() -> None:
    assert commits("a", "b+c") == ["a", "b", "c"]


def test_where_several_write_whoever_comes_a_little_later_is_written_with_them() -> None:
    assert commits("ab", "c+d") == ["ab", "cd"]
