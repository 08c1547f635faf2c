"""A game in progress: whose decision it is, what may be done, and what it leads to.

The state holds everything, chance included: two equal states behave equally.
"""

from __future__ import annotations

from typing import ClassVar, Final, Generic, TypeVar

from kingsbridge.engine.dice import Dice, FastDice
from kingsbridge.engine.errors import IllegalMove, undefined
from kingsbridge.engine.journal import EVERYBODY, Entry, Journal
from kingsbridge.engine.marks import mypyc_attr
from kingsbridge.engine.menu import ExplainedMenu, Menu
from kingsbridge.engine.pickling import Picklable

# No seat at all: who decides when the game is over, who stands on a free space, who only looks on.
NOBODY: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Picklable):
    """What every title's table has in common."""

    def __init__(self, seats: int, dice: Dice) -> None:
        self.seats = seats
        self.dice = dice
        self.seat = 0
        self.over = False
        self.ply = 0
        self.journal: Journal | None = None
        self.offers: list[int] | None = None

    def options(self, menu: Menu) -> None:
        """Visit every move the deciding seat may think of now: offer it, or refuse it."""
        raise undefined(self, "options")

    def play(self, move: int) -> None:
        """Carry out an offered move and walk on to the next decision."""
        raise undefined(self, "play")

    def clone(self) -> State:
        """Return an equal state that shares nothing that changes; it keeps no journal."""
        raise undefined(self, "clone")

    def redeal(self, seat: int, dice: Dice) -> None:
        """Deal anew, with these dice, all that this seat cannot know; keep what it does."""
        raise undefined(self, "redeal")

    def knowledge(self, seat: int) -> int:
        """Return a number that two moments share only if they are the same to this seat.

        It sees the same at both and, if it decides, is offered the same. What the seat cannot know
        is left out, and so is how the table came to be as it is: `ply` too. What it could have
        counted may be part of it, though no view shows it.
        """
        raise undefined(self, "knowledge")

    def progress(self) -> float:
        """Return how much of the game is over, from 0 to 1."""
        raise undefined(self, "progress")

    def turned(self) -> int:
        """Return how many cards were turned up that had been dealt face down, if any ever are."""
        return 0

    def scores(self) -> list[float]:
        """Return each seat's victory points."""
        raise undefined(self, "scores")

    def winners(self) -> list[int]:
        """Return who is ahead by the rules' own tie-breakers: more than one seat if they share."""
        raise undefined(self, "winners")

    def shares(self) -> list[float]:
        """Return each seat's part in the victory: all of it, none, or equal parts if shared."""
        winners = self.winners()
        parts = [0.0] * self.seats
        for seat in winners:
            parts[seat] = 1 / len(winners)
        return parts

    def legal(self) -> list[int]:
        """Return the moves offered now; none once the game is over."""
        offers = self.offers
        if offers is None:
            menu = Menu()
            if not self.over:
                self.options(menu)
            offers = menu.offers
            self.offers = offers
        return offers

    def explained(self) -> ExplainedMenu:
        """Return the moves offered now together with those refused, and by which clause."""
        menu = ExplainedMenu()
        if not self.over:
            self.options(menu)
        return menu

    def apply(self, move: int) -> None:
        """Make a move; one that is not offered raises and changes nothing."""
        offers = self.offers
        if offers is None:
            offers = self.legal()
        if move not in offers:
            raise self.refusal(move)
        self.offers = None
        self.ply += 1
        self.play(move)

    def refusal(self, move: int) -> IllegalMove:
        """Return why a move cannot be made now."""
        if self.over:
            return IllegalMove(f"move {move}: the game is over")
        clause = self.explained().refusals.get(move)
        if clause is not None:
            return IllegalMove(f"move {move} of seat {self.seat} is refused by {clause}")
        return IllegalMove(
            f"move {move} is not a move of this moment; seat {self.seat} may play {self.legal()}"
        )

    def as_seen_by(self, seat: int, dice: Dice | None = None) -> State:
        """Return a copy in which everything that seat cannot know is dealt anew.

        Without dice the deal depends on the moment alone, never on what is hidden.
        """
        if not 0 <= seat < self.seats:
            raise IllegalMove(
                f"seat {seat} is not at this table; it has seats 0 to {self.seats - 1}"
            )
        seen = self.clone()
        if seat == self.seat:
            # What is offered is no secret: it is worked out once, for both.
            seen.offers = self.legal()[:]
        seen.redeal(seat, FastDice.of_moment(self.ply, seat) if dice is None else dice)
        return seen

    def tell(self, what: str, clause: str, seat: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Note for the journal, if one is kept, what happened; everybody may read it."""
        if self.journal is not None:
            entry = Entry(self.ply, what, clause, seat, a, b, c, EVERYBODY)
            self.journal.entries.append(entry)

    def whisper(self, what: str, clause: str, seat: int, a: int = 0) -> None:
        """Note for the journal what only this seat may read."""
        if self.journal is not None:
            self.journal.entries.append(Entry(self.ply, what, clause, seat, a, 0, 0, seat))

    def finish(self) -> None:
        """End the game: nobody decides any more."""
        self.over = True
        self.seat = NOBODY


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One place of the walk through a round. It answers which moves there are and makes them.

    `enter` and `apply` return whether somebody must decide here now; if not, the walk goes on.
    `name` is what views, positions and words call the step; `stages` names what it can ask, in
    the order of the numbers that the table's `stage` has here.
    """

    name: ClassVar[str] = ""
    stages: ClassVar[list[str]] = ["nothing"]

    def stage_name(self, stage: int) -> str:
        """Return what is being asked; a step with one question never sets the table's stage."""
        return self.stages[stage] if len(self.stages) > 1 else self.stages[0]

    def enter(self, table: S) -> bool:
        """Arrive here: do what happens by itself."""
        raise undefined(self, "enter")

    def options(self, table: S, menu: Menu) -> None:
        """Offer or refuse each move that can be thought of here."""

    def apply(self, table: S, move: int) -> bool:
        """Carry out an offered move."""
        return False

    def resume(self, table: S) -> bool:
        """Go on where something else had to be settled first."""
        return False
