"""How far a step may have come in a position that is read."""

from __future__ import annotations

import pytest

from kingsbridge.engine.errors import BadPosition
from kingsbridge.engine.position import Reader
from kingsbridge.engine.title import title
from kingsbridge.engine.walk import Walk
from kingsbridge.engine.walk_position import read_walk


def test_a_step_may_take_many_turns_in_other_titles_than_ours() -> None:
    pillars = title("pillars")
    table = pillars.new(2, 1)
    assert isinstance(table, Walk)
    doc = {**pillars.to_json(table), "turn": 1_000}
    read_walk(Reader(doc, "position"), table)
    assert table.turn == 1_000


@pytest.mark.parametrize("key", ["pillars", "world"])
def test_but_not_in_ours(key: str) -> None:
    game = title(key)
    doc = {**game.to_json(game.new(2, 1)), "turn": 21}
    with pytest.raises(BadPosition, match=r"position\.turn: expected .* 0 to 20"):
        game.from_json(doc)
