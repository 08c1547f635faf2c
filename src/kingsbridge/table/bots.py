"""Bots' turns: which bot is to move at a table, and what it is told of it. It thinks elsewhere."""

from __future__ import annotations

from typing import NamedTuple

from kingsbridge.engine.state import State
from kingsbridge.table.log import Deed, Kind
from kingsbridge.table.table import Table
from kingsbridge.table.told import Status


class BotTurn(NamedTuple):
    """A bot is to move: in which seat, how well it plays, and in which position."""

    seat: int
    level: str
    position: int


def bots_turn(table: Table) -> BotTurn | None:
    """Return which bot is to move, if it is a bot's turn."""
    game = table.game
    if game is None or game.over or table.status != Status.PLAYING:
        return None
    level = game.bot_for(game.deciding)
    return None if level is None else BotTurn(game.deciding, level, game.position)


def known_to(table: Table, turn: BotTurn) -> State:
    """Return the game as the bot may know it: what its seat cannot know is dealt anew."""
    return table.the_game().state.as_seen_by(turn.seat)


def bots_move(table: Table, turn: BotTurn, move: int) -> Deed | None:
    """Make the move that a bot chose, unless it is asked something else by now, or nothing."""
    game = table.playing()
    if bots_turn(table) != turn:
        return None
    return Deed(Kind.MOVE, turn.seat, move, None, game.after(move))
