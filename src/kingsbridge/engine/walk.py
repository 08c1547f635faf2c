"""A state that walks from step to step, round after round, and stops where somebody decides."""

from __future__ import annotations

from typing import Any

from kingsbridge.engine.dice import Dice
from kingsbridge.engine.marks import mypyc_attr
from kingsbridge.engine.menu import Menu
from kingsbridge.engine.state import State, Step


def names_of_steps(steps: list[Step[Any]]) -> list[str]:
    """Return what the steps of a walk are called, in their order."""
    return [step.name for step in steps]


def names_of_stages(steps: list[Step[Any]]) -> list[str]:
    """Return what each number of a stage asks, at whichever of the steps: one or the other."""
    asking = [step.stages for step in steps if len(step.stages) > 1]
    most = max([len(stages) for stages in asking], default=0)
    return [
        "_or_".join([stages[number] for stages in asking if number < len(stages)])
        for number in range(most)
    ]


@mypyc_attr(allow_interpreted_subclasses=True)
class Walk(State):
    """What the tables of titles with steps have in common: where they are, and who began."""

    def __init__(self, steps: list[Step[Any]], seats: int, dice: Dice) -> None:
        super().__init__(seats, dice)
        self.steps = steps
        self.step = -1  # where the walk is
        self.stage = 0  # what is being asked within the step
        self.turn = 0  # how far the step has come
        self.start = 0  # the seat that began the round

    def options(self, menu: Menu) -> None:
        self.steps[self.step].options(self, menu)

    def play(self, move: int) -> None:
        if not self.steps[self.step].apply(self, move):
            self.walk_on()

    def walk_on(self) -> None:
        """Leave this step and go on, round after round, until somebody must decide."""
        while not self.over:
            self.step += 1
            if self.step == len(self.steps):
                self.step = 0
            if self.steps[self.step].enter(self):
                return

    def follow(self, other: Walk) -> None:
        """Stand where another table of the same kind stands."""
        self.seat = other.seat
        self.over = other.over
        self.ply = other.ply
        self.offers = other.offers
        self.step = other.step
        self.stage = other.stage
        self.turn = other.turn
        self.start = other.start

    def place_of_walk(self) -> tuple[int, int, int, int, int]:
        """Return where the walk stands and who decides there: open to everybody."""
        return self.step, self.stage, self.turn, self.start, self.seat

    def step_name(self) -> str:
        """Return the name of the step where the walk is."""
        return self.steps[self.step].name

    def stage_name(self) -> str:
        """Return the name of what is being asked there."""
        return self.steps[self.step].stage_name(self.stage)

    def seat_after_start(self, places: int) -> int:
        """Return the seat so many places clockwise of the one that began."""
        return (self.start + places) % self.seats
