"""A title made for the tests: two players take one to three matches; who takes the last loses.

One match, drawn at the start, is lucky: nobody knows which until it is taken. It shows that the
engine knows nothing of the titles it carries, and that others can build on it uncompiled.
"""

from __future__ import annotations

from kingsbridge.engine.dice import Dice, dice_from_json
from kingsbridge.engine.errors import BadOption
from kingsbridge.engine.journal import Entry, Journal
from kingsbridge.engine.menu import Menu
from kingsbridge.engine.phrase import Phrase
from kingsbridge.engine.position import Reader
from kingsbridge.engine.state import State
from kingsbridge.engine.title import Options, Title

MATCHES = 11


class Matches(State):
    left: int
    lucky: int
    taken: list[int]

    def options(self, menu: Menu) -> None:
        for number in range(1, 4):
            if number <= self.left:
                menu.offer(number - 1)
            else:
                menu.refuse(number - 1, "M-1")

    def play(self, move: int) -> None:
        self.left -= move + 1
        self.taken[self.seat] += move + 1
        self.tell("takes", "M-1", self.seat, move + 1)
        self.seat = 1 - self.seat
        if self.left == 0:
            self.finish()

    def clone(self) -> Matches:
        other = type(self)(self.seats, self.dice.clone())
        other.seat = self.seat
        other.over = self.over
        other.ply = self.ply
        other.left = self.left
        other.lucky = self.lucky
        other.taken = self.taken[:]
        return other

    def redeal(self, seat: int, dice: Dice) -> None:
        self.journal = None
        if self.lucky < self.left:
            self.lucky = dice.below(self.left)
        self.dice = dice.fork()

    def knowledge(self, seat: int) -> int:
        lucky = self.lucky >= self.left
        return hash((self.seat, self.over, self.left, lucky, tuple(self.taken)))

    def progress(self) -> float:
        return 1 - self.left / MATCHES

    def scores(self) -> list[float]:
        return [float(taken) for taken in self.taken]

    def winners(self) -> list[int]:
        return [seat for seat in range(2) if self.taken[seat] == min(self.taken)]


class MatchesTitle(Title):
    def __init__(self) -> None:
        super().__init__("matches", version=1, fewest=2, most=2, moves=3, package=__package__)

    def plays(self, state: State) -> bool:
        return isinstance(state, Matches)

    def choices(self, seats: int) -> dict[str, list[object]]:
        return {}

    def resolve(self, options: Options) -> dict[str, object]:
        if options:
            raise BadOption("matches has no options")
        return {}

    def deal(self, seats: int, dice: Dice, options: Options, journal: Journal | None) -> State:
        self.resolve(options)
        state = Matches(seats, dice)
        state.journal = journal
        state.left = MATCHES
        state.lucky = dice.below(MATCHES)
        state.taken = [0, 0]
        return state

    def to_json(self, state: State) -> dict[str, object]:
        assert isinstance(state, Matches)
        return {
            "dice": state.dice.to_json(),
            "seat": state.seat,
            "over": state.over,
            "ply": state.ply,
            "left": state.left,
            "lucky": state.lucky,
            "taken": state.taken[:],
        }

    def from_json(self, doc: object) -> State:
        reader = Reader(doc, "position")
        state = Matches(2, dice_from_json(reader.take("dice")))
        state.seat = reader.whole("seat", -1, 1)
        state.over = reader.truth("over")
        state.ply = reader.whole("ply", 0, MATCHES)
        state.left = reader.whole("left", 0, MATCHES)
        state.lucky = reader.whole("lucky", 0, MATCHES - 1)
        state.taken = reader.wholes("taken", 2, 0, MATCHES)
        reader.close()
        return state

    def view(self, state: State, seat: int) -> dict[str, object]:
        assert isinstance(state, Matches)
        return {
            "title": self.key,
            "left": state.left,
            "taken": state.taken[:],
            "lucky": True if state.lucky >= state.left else None,
        }

    def flaws(self, state: State) -> list[str]:
        assert isinstance(state, Matches)
        return [] if state.left + sum(state.taken) == MATCHES else ["matches are missing"]

    def phrase(self, state: State, move: int) -> Phrase:
        return Phrase("matches-move-take", {"number": move + 1})

    def story(self, state: State, entry: Entry) -> Phrase:
        return Phrase("matches-story-takes", {"seat": entry.seat, "number": entry.a})

    def score_sheet(self, state: State, seat: int) -> list[tuple[Phrase, float]]:
        return [(Phrase("matches-sheet-taken", {}), state.scores()[seat])]
