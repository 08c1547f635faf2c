"""A game between bots, each shown what it looks at and its seat may know, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kingsbridge.bots.greedy import GreedyBot
from kingsbridge.bots.player import BlindBot, Bot
from kingsbridge.engine.errors import undefined
from kingsbridge.engine.marks import mypyc_attr
from kingsbridge.engine.state import State

# Whether somebody has asked to stop.
Asked = Callable[[], bool]
# Those who look at nothing decide in an instant: at so many decisions one is asked whether to stop.
INSTANTS: Final = 64


@mypyc_attr(allow_interpreted_subclasses=True)
class Watch:
    """Somebody beside the table who notes how long each seat thinks, and what it plays."""

    def now(self) -> int:
        """Return what time it is."""
        raise undefined(self, "now")

    def note(self, seat: int, begun: int, move: int) -> None:
        """Note what a seat answered to what it was asked at that time."""
        raise undefined(self, "note")


def play_to_end(state: State, bots: list[Bot], asked: Asked, watch: Watch | None = None) -> bool:
    """Play on until the game is over, or somebody asks to stop; return whether it is over."""
    begun = 0
    while not state.over:
        seat = state.seat
        bot = bots[seat]
        if isinstance(bot, BlindBot):
            if state.ply % INSTANTS == 0 and asked():
                return False
            offers = state.legal()[:]
            if watch is not None:
                begun = watch.now()
            move = bot.pick(offers)
        else:
            if asked():
                return False
            shown = what_is_shown(bot, state)
            if watch is not None:
                begun = watch.now()
            move = bot.choose(shown)
        if watch is not None:
            watch.note(seat, begun, move)
        state.apply(move)
    return True


def decision(bot: Bot, state: State) -> int:
    """Return what a bot decides at a table, shown what it looks at."""
    if isinstance(bot, BlindBot):
        return bot.pick(state.legal()[:])
    return bot.choose(what_is_shown(bot, state))


def what_is_shown(bot: Bot, state: State) -> State:
    """Return the table as a bot is shown it: a copy in which all that its seat cannot know is new.

    Dealing anew takes as long as many a decision, so our own rules of thumb, which need nothing
    that is hidden, look at the table itself. A bot from elsewhere never does, whatever it says.
    """
    if isinstance(bot, GreedyBot) and bot.needs_nothing_hidden(state):
        return state
    return state.as_seen_by(state.seat)
