"""Dice that fall as they are told, and say when they were not told enough."""

from __future__ import annotations

import pytest

import kingsbridge as kb
from kingsbridge.engine.told_dice import NotTold, ToldDice


def test_they_fall_as_told_and_then_ask() -> None:
    dice = ToldDice([2, 0])
    assert [dice.below(6), dice.below(3)] == [2, 0]
    with pytest.raises(NotTold, match="can fall in 4 ways") as asked:
        dice.below(4)
    assert asked.value.ways == 4


def test_what_can_fall_in_one_way_only_is_no_question() -> None:
    assert ToldDice([]).below(1) == 0


def test_a_copy_falls_the_same_way_from_where_it_stands() -> None:
    dice = ToldDice([5, 3])
    dice.below(6)
    twin = dice.clone()
    assert twin.below(6) == dice.below(6) == 3
    assert twin.to_json() == {"kind": "told", "falls": [5, 3], "fallen": 2}


def test_they_decide_who_begins() -> None:
    begins = []
    for first in range(3):
        falls = [first]
        while True:
            try:
                table = kb.title("pillars").new(3, dice=ToldDice(falls))
                break
            except NotTold:
                falls.append(0)
        begins.append(table.seat)
    assert begins == [0, 1, 2]
