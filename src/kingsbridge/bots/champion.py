"""The champion: tree search led by what was learned by self-play (see `make train`)."""

from __future__ import annotations

from kingsbridge.bots.learned import LearnedJudge
from kingsbridge.bots.search import NO_BUDGET, USUAL_EXPLORATION, TreeBot


class ChampionBot(TreeBot):
    """It judges by a network for each title."""

    def __init__(
        self,
        seed: int = 0,
        iterations: int = NO_BUDGET,
        milliseconds: int = NO_BUDGET,
        exploration: float = USUAL_EXPLORATION,
    ) -> None:
        super().__init__(LearnedJudge(), seed, iterations, milliseconds, exploration)
