"""The champion: tree search led by what was learned by self-play (see `make train`)."""

from __future__ import annotations

from kingsbridge.bots.learned import LearnedJudge
from kingsbridge.bots.search import USUAL_EXPLORATION, TreeBot, whole_budget


class ChampionBot(TreeBot):
    """It judges by a network for each title."""

    def __init__(
        self,
        seed: int = 0,
        iterations: float | None = None,
        milliseconds: float | None = None,
        exploration: float = USUAL_EXPLORATION,
    ) -> None:
        super().__init__(
            LearnedJudge(),
            seed,
            whole_budget("iterations", iterations),
            whole_budget("milliseconds", milliseconds),
            exploration,
        )
