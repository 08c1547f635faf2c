"""What a person is asked at a title's table: the title's own questions, or plain ones."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence

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
    """The best that can be done at a moment that can be calculated, and what it brings.

    Its moves are exactly those that will be asked for, one after another; the summary tells them.
    """

    def __init__(self, moves: list[int], vp: int, gold: int, summary: str) -> None:
        self.moves = moves
        self.vp = vp
        self.gold = gold
        self.summary = summary


@mypyc_attr(allow_interpreted_subclasses=True)
class Questions:
    """A title's questions in one language, made from a seat's view alone.

    As they stand here they are plain enough for any title. A title's own come from its part
    `questions`, where `open_questions` makes them.
    """

    def __init__(self, words: Words) -> None:
        self.words = words

    def round_of(self, view: View) -> str:
        """Say which round it is; nothing if the title has no rounds."""
        return ""

    def prompt(self, view: View, names: Sequence[str]) -> str:
        """Say who must do what now. A view tells whose decision it is as `seat`."""
        seat = view.get("seat")
        if isinstance(seat, int) and 0 <= seat < len(names):
            return self.words.say("question-decides", player=names[seat])
        return self.words.say("question-decision")

    def waiting(self, view: View, names: Sequence[str]) -> str:
        """Say for whom the table waits, to those who have nothing to do but wait."""
        seat = view.get("seat")
        if isinstance(seat, int) and 0 <= seat < len(names):
            return self.words.say("table-waiting", player=names[seat])
        return self.words.say("question-decision")

    def groups(self, moves: list[int]) -> list[Group]:
        """Sort the moves offered into groups, in the order to be listed."""
        return [Group("", moves)]

    def tie_break(self, view: View) -> str:
        """Say how a tie for the victory was broken, or nothing if there was none."""
        return ""

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
    """Return a title's questions, with the cards of these options; plain ones if it has none."""
    game = title(title_key)
    part = game.part("questions")
    if part is None:
        return Questions(words)
    return part.make("open_questions", Questions, game.resolve(options), words)
