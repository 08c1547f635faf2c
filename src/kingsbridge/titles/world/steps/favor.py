"""4 Favor: the marker moves on, and the active player takes the award (W-4)."""

from __future__ import annotations

from typing import ClassVar

from kingsbridge.engine.state import Step
from kingsbridge.titles.world.cards import goods_among
from kingsbridge.titles.world.state import FROM_FAVOR, Table


class Favor(Step[Table]):
    """W-4.2: only the active player, and only if the marker moved."""

    name: ClassVar[str] = "favor"

    def enter(self, table: Table) -> bool:
        if table.rotation:
            move_marker(table, table.start, table.rotation)
        return False


def space_after(table: Table, steps: int) -> int:
    """W-4.1: return where the marker comes to; covered spaces are not counted.

    W-4.5: it starts from where it stands, covered or not. W-4.6: the track is a ring.
    """
    space = table.marker
    after = table.cards.after
    while steps:
        space = after[space]
        if not table.covered >> space & 1:
            steps -= 1
    return space


def move_marker(table: Table, seat: int, steps: int) -> None:
    """W-4.1, W-4.3: move the marker and give the award of the space it comes to."""
    table.marker = space_after(table, steps)
    player = table.players[seat]
    favor = table.cards.favors[table.marker]
    # W-4.4: nothing is given up for an award, and an empty supply gives nothing.
    had = player.goods[:]
    halves = player.halves
    table.receive(player, favor.gains, FROM_FAVOR)
    for good, vp in favor.per:
        table.score(player, vp * player.goods[good], FROM_FAVOR)
    for good, vp in favor.if_any:
        if player.goods[good]:
            table.score(player, vp, FROM_FAVOR)
    table.score(player, favor.per_house * player.houses.bit_count(), FROM_FAVOR)
    table.hand_over(player, favor.pay, FROM_FAVOR)
    vp = (player.halves - halves) // 2
    changes = table.changes(player, had)
    if not changes or (vp == 0 and len(goods_among(favor.gains + favor.pay)) == 1):
        number = changes[0][1] if changes else 0
        table.tell("wins_favor", "W-4.3", seat, table.marker, number, vp)
    else:
        # Of an award in several kinds each is told by itself.
        table.tell("reaches_favor", "W-4.3", seat, table.marker)
        table.tell_changes(seat, changes, "W-4.3")
        if vp:
            table.tell("earns_vp", "W-4.3", seat, vp)
