from __future__ import annotations

import pytest

from kingsbridge.pillars.goods import STONE
from kingsbridge.pillars.moves import MOST_SOLD, SELL
from tests.rules.pillars.board import arrive, employ, new_game, offered, own, refused, stand


@pytest.mark.clause("P-12.8")
def test_a_player_without_stonecutter_cannot_sell_stone() -> None:
    table = new_game()
    employ(table, 0, "mortar_mixer", "woodworker")
    own(table, 0, stone=2)
    stand(table, 0, "market")
    arrive(table, "market")
    assert table.seat == 0
    assert SELL + STONE * MOST_SOLD not in offered(table)
    assert refused(table)[SELL + STONE * MOST_SOLD] == "P-12.8"
