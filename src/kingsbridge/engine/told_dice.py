"""Dice that fall as they are told, for those who decide chance themselves: a tree of every game.

A move is carried out with the falls told so far. If the rules roll once more than that, `NotTold`
says how many ways there are to fall, each as likely, and the move can be tried again with one more.
"""

from __future__ import annotations

from kingsbridge.engine.dice import Dice


class NotTold(Exception):
    """The dice are asked to fall and were not told how."""

    def __init__(self, ways: int) -> None:
        super().__init__(f"the dice can fall in {ways} ways and were not told in which")
        self.ways = ways


class ToldDice(Dice):
    """They fall in the order given, and then no more."""

    def __init__(self, falls: list[int], fallen: int = 0) -> None:
        self.falls = falls
        self.fallen = fallen

    def below(self, bound: int) -> int:
        if bound == 1:
            return 0
        if self.fallen == len(self.falls):
            raise NotTold(bound)
        self.fallen += 1
        return self.falls[self.fallen - 1]

    def clone(self) -> Dice:
        return ToldDice(self.falls[:], self.fallen)

    def __reduce__(self) -> tuple[type[ToldDice], tuple[list[int], int]]:
        return ToldDice, (self.falls, self.fallen)

    def to_json(self) -> dict[str, object]:
        return {"kind": "told", "falls": self.falls, "fallen": self.fallen}
