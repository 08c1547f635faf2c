"""What a bot is: it is shown a seat's knowledge and answers with a move."""

from __future__ import annotations

from kingsbridge.engine.errors import undefined
from kingsbridge.engine.marks import mypyc_attr
from kingsbridge.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player. `seen` comes from `as_seen_by`: all that its seat cannot know is dealt anew."""

    def choose(self, seen: State) -> int:
        """Return one of the moves offered; `seen` is the bot's own, to play with as it likes."""
        raise undefined(self, "choose")


def play(state: State, bots: list[Bot]) -> None:
    """Play a game to its end, one bot a seat; each is shown only what its seat knows."""
    while not state.over:
        seat = state.seat
        state.apply(bots[seat].choose(state.as_seen_by(seat)))
