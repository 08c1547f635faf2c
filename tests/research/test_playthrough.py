"""OpenSpiel writes a whole game down, with all that everybody sees and may know."""

from __future__ import annotations

import re

from open_spiel.python.algorithms.generate_playthrough import playthrough

import kingsbridge.envs.openspiel  # noqa: F401 (registers the games)
from tests.envs.both import every_title


@every_title
def test_a_playthrough_is_written_and_comes_out_alike_again(title: str) -> None:
    game = f"python_kingsbridge_{title}(players=2)"
    written = playthrough(game, [], seed=1)
    actions = [int(action) for action in re.findall(r"^action: (\d+)$", written, re.MULTILINE)]
    assert playthrough(game, actions, seed=2) == written
    assert "InformationStateString(1)" in written
    assert "PublicObservationString()" in written
