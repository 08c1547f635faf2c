"""When somebody must look after a table."""

from __future__ import annotations

from kingsbridge.table.game import Game

# A bot that has not moved after so many milliseconds may be lost with its process: another one may
# think in its stead.
BOT_TIME = 10_000


def due(game: Game) -> int | None:
    """Return when somebody must look after a table if nothing happens until then."""
    if game.over:
        return None
    if game.bot_for(game.deciding) is not None:
        return game.at + BOT_TIME
    return game.out_of_time()
