"""Hints: what the strongest bot would do, with its chances, from what the seat itself knows."""

from __future__ import annotations

from msgspec import Struct, convert

from kingsbridge.bots.levels import STRONGEST
from kingsbridge.server.people.person import Person
from kingsbridge.server.people.shares import share_of
from kingsbridge.server.tables.stored import StoredTable
from kingsbridge.server.thinking.messages import Job
from kingsbridge.server.thinking.thinkers import Thinkers
from kingsbridge.table.errors import NotNow
from kingsbridge.table.telling import Teller

MOST_HINTED = 3
LONGEST_THOUGHT = 20.0
# From so many points of a hundred on, one move is clearly better than another.
CLEARLY = 3


class Tried(Struct):
    """A move as the bot thought of it."""

    move: int
    visits: int
    chance: float


class Thought(Struct):
    """What the bot thinks."""

    moves: list[Tried]
    chances: list[float]


class Idea(Struct):
    """A move, how often the bot tried it, and its chance to win after it."""

    move: int
    text: str
    visits: int
    chance: float


class Hint(Struct):
    """The best moves, the best first, and everybody's chance to win as things stand."""

    version: int
    ideas: list[Idea]
    chances: list[float]
    why: str


async def hint(thinkers: Thinkers, table: StoredTable, person: Person, language: str) -> Hint:
    """Return what the strongest bot thinks of a person's decision; raise if there is none."""
    game = table.game
    if game is None or game.over:
        raise NotNow("there is nothing to decide", "over")
    if not table.terms.hints or table.terms.rated:
        raise NotNow("there are no hints at this table", "no_hints")
    if game.deciding not in game.seats_of(person.id):
        raise NotNow("it is not your turn", "not_your_turn")
    version, position, state = game.version, game.position, game.state
    # The same moment gives the same hint, however often one asks.
    job = Job.of(state, game.deciding, STRONGEST, position)
    thought = convert(await thinkers.think(share_of(person), job, LONGEST_THOUGHT), Thought)
    if table.the_game().position != position:
        raise NotNow("something was done meanwhile: ask again", "stale")
    teller = table.teller(language)
    ideas = [
        Idea(idea.move, teller.move(state, idea.move), idea.visits, idea.chance)
        for idea in thought.moves[:MOST_HINTED]
    ]
    return Hint(version, ideas, thought.chances, why(teller, ideas))


def why(teller: Teller, ideas: list[Idea]) -> str:
    """Say what speaks for the best move."""
    best = ideas[0]
    chance = round(100 * best.chance)
    if len(ideas) == 1:
        return teller.say("server-hint-only", move=best.text, chance=chance)
    ahead = round(100 * (best.chance - ideas[1].chance))
    message = "server-hint-clear" if ahead >= CLEARLY else "server-hint-close"
    return teller.say(message, move=best.text, chance=chance, ahead=ahead, other=ideas[1].text)
