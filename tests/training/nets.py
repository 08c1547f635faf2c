"""Small networks that know nothing, for tests of what is done with them."""

from __future__ import annotations

import json

from kingsbridge.bots.craft import craft_for
from kingsbridge.bots.learned import player_inputs
from kingsbridge.engine.dice import FastDice
from kingsbridge.engine.title import title

UNITS = 3


def small_net(title_key: str, seed: int = 1) -> str:
    """Return the text of weights drawn by chance."""
    game = title(title_key)
    state = game.new(2, 1)
    craft = craft_for(game)
    assert craft is not None
    dice = FastDice.seeded(seed)

    def drawn(*sizes: int) -> list[object]:
        if len(sizes) == 1:
            return [(dice.below(401) - 200) / 1000 for _ in range(sizes[0])]
        return [drawn(*sizes[1:]) for _ in range(sizes[0])]

    table = len(game.table_features(state))
    player = len(player_inputs(game, craft, state)[0])
    doc = {
        "table": drawn(UNITS, table),
        "player": drawn(UNITS, player),
        "others": drawn(UNITS, player),
        "bias": drawn(UNITS),
        "score": drawn(UNITS),
        "score_bias": 20.0,
        "standing": drawn(UNITS),
        "moves": drawn(game.moves, UNITS),
        "move_bias": drawn(game.moves),
        "warmth": [[8.0, 4.0, 2.0]] * 3,
    }
    return json.dumps(doc)
