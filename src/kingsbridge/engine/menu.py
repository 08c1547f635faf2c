"""What a player is offered now and, when asked for, what is refused and by which clause."""

from __future__ import annotations


class Menu:
    """The offers of a decision. Refusals pass it by, so simulation does not pay for them."""

    explains: bool = False  # whether refusals are wanted

    def __init__(self) -> None:
        self.offers: list[int] = []

    def offer(self, move: int) -> None:
        """Say that the rules allow this move now."""
        self.offers.append(move)

    def refuse(self, move: int, clause: str) -> None:
        """Say that a player may think of this move, and which clause forbids it."""


class ExplainedMenu(Menu):
    """A menu that also remembers what was refused, and why."""

    def __init__(self) -> None:
        super().__init__()
        self.explains = True
        self.refusals: dict[int, str] = {}

    def refuse(self, move: int, clause: str) -> None:
        self.refusals[move] = clause
