"""What a bot is: it is shown a seat's knowledge and answers with a move."""

from __future__ import annotations

from abc import ABC, abstractmethod

from kingsbridge.engine.errors import undefined
from kingsbridge.engine.marks import mypyc_attr
from kingsbridge.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """A player. `seen` comes from `as_seen_by`: all that its seat cannot know is dealt anew."""

    @abstractmethod
    def choose(self, seen: State) -> int:
        """Return one of the moves offered; `seen` is the bot's own, to play with as it likes."""
        raise undefined(self, "choose")
