"""What is asked of each title's table, and how its module is found."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence

from kingsbridge.engine.errors import BadOption, undefined
from kingsbridge.engine.marks import mypyc_attr
from kingsbridge.engine.state import State
from kingsbridge.engine.title import title
from kingsbridge.words import Words

View = Mapping[str, object]


class Group:
    """Moves that belong together in the list of choices, under a heading or none."""

    def __init__(self, heading: str, moves: list[int]) -> None:
        self.heading = heading
        self.moves = moves


class Proposal:
    """The best that can be done at a moment that can be calculated, and what it brings."""

    def __init__(self, moves: list[int], vp: int, gold: int) -> None:
        self.moves = moves
        self.vp = vp
        self.gold = gold


@mypyc_attr(allow_interpreted_subclasses=True)
class Questions:
    """A title's questions in one language, made from a seat's view alone.

    A title's module is `kingsbridge.words.questions.<key>`, and `open_questions` in it makes one.
    """

    def __init__(self, words: Words) -> None:
        self.words = words

    def round_of(self, view: View) -> str:
        """Say which round it is."""
        raise undefined(self, "round_of")

    def prompt(self, view: View, names: Sequence[str]) -> str:
        """Say who must do what now."""
        raise undefined(self, "prompt")

    def groups(self, moves: list[int]) -> list[Group]:
        """Sort the moves offered into groups, in the order to be listed."""
        raise undefined(self, "groups")

    def tie_break(self, view: View) -> str:
        """Say how a tie for the victory was broken, or nothing if there was none."""
        raise undefined(self, "tie_break")

    def proposal(self, state: State, seat: int) -> Proposal | None:
        """Propose what to do at a moment that can be calculated; otherwise there is none."""
        return None


def grouped(
    moves: list[int], kinds: Mapping[str, Container[int]], endings: Container[int]
) -> list[Group]:
    """Sort moves under the headings of their kinds; the others come after, endings last of all."""
    groups = {heading: Group(heading, []) for heading in kinds}
    others: list[int] = []
    last: list[int] = []
    for move in moves:
        for heading, kind in kinds.items():
            if move in kind:
                groups[heading].moves.append(move)
                break
        else:
            (last if move in endings else others).append(move)
    return [group for group in (*groups.values(), Group("", others + last)) if group.moves]


def questions_of(title_key: str, options: Mapping[str, object], words: Words) -> Questions:
    """Return the questions of a title, with the cards of these options."""
    game = title(title_key)
    part = game.part("questions")
    if part is None:
        raise BadOption(f"{title_key} has no questions to ask a person")
    return part.make("open_questions", Questions, game.resolve(options), words)
