"""Are houses worth building in World Without End? Two named houses against none.

    make house-trial

One greedy player builds two houses as soon as they can be paid for and collects their rents;
three others play greedily as always. The table says how many victory points that player ends
above the others' mean, and how often they win (an even game is 25 %), with the incomes as they
were first set down and as they are now.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from math import sqrt

from rich.console import Console
from rich.table import Table as Grid

from kingsbridge.bots import Bot, bot
from kingsbridge.engine.state import State
from kingsbridge.titles.world import TITLE, houses
from kingsbridge.titles.world.bots.thumb import move_worth
from kingsbridge.titles.world.cards import HOUSE_BUILDING_CARD, HOUSE_RENT_CARD, HOUSE_SPACES
from kingsbridge.titles.world.moves import DISCARD, HOUSE, PLAY, RENT
from kingsbridge.titles.world.state import Table

PAIRS = [
    ("gold", "loyalty"),
    ("gold", "medical"),
    ("loyalty", "medical"),
    ("gold", "wool"),
    ("gold", "resource"),
    ("wool", "loyalty"),
    ("gold", "grain"),
    ("piety", "grain"),
]
FIRST_SET_DOWN = {"grain": 1, "piety": 1, "wool": 1, "gold": 2, "loyalty": 1, "medical": 1}
LAST_CHAPTER = 2
EAGER = 900


class Landlord(Bot):
    """Greedy, but set on two houses."""

    def __init__(self, kinds: tuple[str, str]) -> None:
        self.kinds = kinds

    def choose(self, seen: State) -> int:
        assert isinstance(seen, Table)
        return max(seen.legal(), key=lambda move: self.worth(seen, move))

    def worth(self, table: Table, move: int) -> int:
        player = table.players[table.seat]
        wants = player.houses.bit_count() < 2 and table.chapter <= LAST_CHAPTER
        bonus = 0
        if HOUSE <= move < RENT:
            bonus = EAGER if self.likes(table, move - HOUSE) else -EAGER
        elif move == PLAY + HOUSE_BUILDING_CARD:
            bonus = EAGER if wants and self.can_build(table) else -EAGER
        elif (move == DISCARD + HOUSE_BUILDING_CARD and wants) or (
            move == DISCARD + HOUSE_RENT_CARD and player.houses
        ):
            bonus = -EAGER
        return move_worth(table, player, move) + bonus

    def likes(self, table: Table, space: int) -> bool:
        return table.cards.house_keys[space].rsplit("_", 1)[0] in self.kinds

    def can_build(self, table: Table) -> bool:
        player = table.players[table.seat]
        return any(
            self.likes(table, space)
            and houses.can_pay(table, player, space)
            and not houses.hindrance(table, player, space)
            for space in range(HOUSE_SPACES)
        )


def trial(
    kinds: tuple[str, str], cards: Mapping[str, object], games: int
) -> tuple[float, float, float]:
    """Return the landlord's lead in victory points, its 95 % margin, and the share of wins."""
    leads = []
    wins = 0.0
    for seed in range(games):
        seat = seed % 4
        bots: list[Bot] = [bot("greedy") for _ in range(4)]
        bots[seat] = Landlord(kinds)
        state = TITLE.new(4, seed, {"cards": cards})
        while not state.over:
            state.apply(bots[state.seat].choose(state.as_seen_by(state.seat)))
        scores = state.scores()
        leads.append(scores[seat] - (sum(scores) - scores[seat]) / 3)
        wins += (seat in state.winners()) / len(state.winners())
    mean = sum(leads) / games
    spread = sqrt(sum((lead - mean) ** 2 for lead in leads) / (games - 1) / games)
    return mean, 1.96 * spread, wins / games


def first_set_down() -> dict[str, object]:
    """Return the corrections that lay the first incomes over those of today."""
    corrected: dict[str, object] = {}
    for kind, number in FIRST_SET_DOWN.items():
        for cost in ("stone", "wood"):
            corrected[f"{kind}_{cost}"] = {"income": {kind: number}}
    return {"houses": corrected}


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--games", type=int, default=400, help="for each pair and data set")
    games: int = arguments.parse_args().games
    grid = Grid("houses", "lead before", "wins", "lead now", "wins", box=None)
    for kinds in PAIRS:
        row = [" and ".join(kinds)]
        for cards in (first_set_down(), {}):
            lead, margin, wins = trial(kinds, cards, games)
            row += [f"{lead:+.1f} ± {margin:.1f}", f"{wins:.0%}"]
        grid.add_row(*row)
    Console().print(grid)


if __name__ == "__main__":
    main()
