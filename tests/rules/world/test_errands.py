"""Errands: what a seat must settle first is kept as one number, and read in one place."""

from __future__ import annotations

import pytest

from kingsbridge.engine.errors import BadPosition
from kingsbridge.titles.world import TITLE
from kingsbridge.titles.world.errands import Errands
from kingsbridge.titles.world.state import (
    BUILD_FREE,
    CARE_FOR_ONE,
    KINDS_OF_ERRAND,
    TAKE_RESOURCE,
    Table,
)
from tests.engine.games import random_play
from tests.rules.world.board import new_game

NAMES = {CARE_FOR_ONE: "care", BUILD_FREE: "house", TAKE_RESOURCE: "resource"}


@pytest.mark.parametrize("kind", range(KINDS_OF_ERRAND))
@pytest.mark.parametrize("seat", range(4))
def test_an_errand_tells_what_it_is_and_whose(kind: int, seat: int) -> None:
    table = new_game()
    table.errand(kind, seat)
    table.errand(TAKE_RESOURCE, 0)
    assert (table.errand_kind(), table.errand_seat()) == (kind, seat)
    assert TITLE.view(table, seat)["errand"] == NAMES[kind] == Errands.stages[kind]


def test_positions_keep_an_errand_as_the_number_they_always_had() -> None:
    table = new_game()
    for kind in (CARE_FOR_ONE, BUILD_FREE, TAKE_RESOURCE):
        table.errand(kind, 3)
    assert TITLE.to_json(table)["errands"] == [3, 7, 11]


def test_a_position_in_which_another_seat_has_the_errand_is_refused() -> None:
    for seed in range(20):
        for table in random_play(TITLE.new(3, seed), seed):
            assert isinstance(table, Table)
            if table.errands:
                position = {**TITLE.to_json(table), "errands": [(table.seat + 1) % 3]}
                with pytest.raises(BadPosition, match="first errand"):
                    TITLE.from_json(position)
                return
    raise AssertionError("no errand was met")
