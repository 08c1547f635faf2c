"""Hints: what the strongest bot would do, with its chances, from what the seat itself knows."""

from __future__ import annotations

from typing import NamedTuple

from kingsbridge.bots.player import Thinking
from kingsbridge.engine.state import State
from kingsbridge.table.errors import NotNow
from kingsbridge.table.table import Table
from kingsbridge.table.telling import Teller
from kingsbridge.table.told import Hint, Idea

MOST_HINTED = 3
# From so many points of a hundred on, one move is clearly better than another.
CLEARLY = 3


class Asked(NamedTuple):
    """About which decision a bot is asked, and by whose knowledge."""

    version: int
    position: int
    state: State
    seat: int

    @property
    def seed(self) -> int:
        """The same moment gives the same hint, however often one asks."""
        return self.position


def ask(table: Table, person: int) -> Asked:
    """Return the decision that a person wants a hint for; raise if there is none."""
    game = table.game
    if game is None or game.over:
        raise NotNow("there is nothing to decide", "over")
    if not table.terms.hints or table.terms.rated:
        raise NotNow("there are no hints at this table", "no_hints")
    if game.deciding not in game.seats_of(person):
        raise NotNow("it is not your turn", "not_your_turn")
    return Asked(game.version, game.position, game.state, game.deciding)


def told(table: Table, asked: Asked, thinking: Thinking, language: str) -> Hint:
    """Say what the bot thinks; raise if something was done meanwhile."""
    if table.the_game().position != asked.position:
        raise NotNow("something was done meanwhile: ask again", "stale")
    teller = table.teller(language)
    ideas = [
        Idea(thought.move, teller.move(asked.state, thought.move), thought.visits, thought.chance)
        for thought in thinking.moves[:MOST_HINTED]
    ]
    return Hint(asked.version, ideas, thinking.chances, why(teller, ideas))


def why(teller: Teller, ideas: list[Idea]) -> str:
    """Say what speaks for the best move."""
    best = ideas[0]
    chance = round(100 * best.chance)
    if len(ideas) == 1:
        return teller.say("server-hint-only", move=best.text, chance=chance)
    ahead = round(100 * (best.chance - ideas[1].chance))
    message = "server-hint-clear" if ahead >= CLEARLY else "server-hint-close"
    return teller.say(message, move=best.text, chance=chance, ahead=ahead, other=ideas[1].text)
