"""The architect as it was before it learned anew: an opponent to measure others against.

It plays by weights that lie beside this file and not in the package. Install it beside Kingsbridge
(`make former` does) and it is there by its name:

    kingsbridge arena world architect former --until 75%
"""

from __future__ import annotations

from pathlib import Path

from kingsbridge.bots.learned import LearnedJudge
from kingsbridge.bots.net import Net, read_net
from kingsbridge.bots.search import NO_BUDGET, USUAL_EXPLORATION, TreeBot, whole_budget
from kingsbridge.engine.state import State

FOLDER = Path(__file__).parent / "former"
# How many looks it takes at each offer of a choice.
LOOKS = 80

_nets: dict[str, Net] = {}


class FormerArchitect(TreeBot):
    """Eighty looks at each offer, judged by a network that sees one player at a time."""

    def __init__(self, seed: int = 0, iterations: float | None = None) -> None:
        super().__init__(
            LearnedJudge(former_nets()),
            seed,
            whole_budget("iterations", iterations),
            NO_BUDGET,
            USUAL_EXPLORATION,
        )
        self.usual = iterations is None

    def budget(self, seen: State) -> int:
        return LOOKS * len(seen.legal()) if self.usual else self.iterations


def former_nets() -> dict[str, Net]:
    """Return what was learned of each title, read once."""
    if not _nets:
        for path in FOLDER.glob("*.json"):
            _nets[path.stem] = read_net(path.read_text(encoding="utf-8"))
    return _nets
