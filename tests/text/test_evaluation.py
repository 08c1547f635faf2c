"""The adapter for Inspect: a model that answers by number plays whole games, and is scored."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

inspect_ai = pytest.importorskip("inspect_ai", reason="the extra `inspect` is not installed")


def first_move(told: str) -> str:
    """Answer with the first move that is listed."""
    return str(re.findall(r"^(\d+): ", told, re.MULTILINE)[0])


@pytest.mark.filterwarnings("ignore")
def test_a_model_plays_games_and_its_part_in_the_victory_is_its_score(
    tmp_path: Path,
) -> None:
    from inspect_ai.model import ModelOutput, ModelUsage, get_model

    from kingsbridge.text.evaluation import table

    def answers(messages: Any, *_: Any, **__: Any) -> ModelOutput:
        said = "I think.\n" + first_move(messages[-1].text)
        output = ModelOutput.from_content("mockllm/model", said)
        # Otherwise it would be counted with a table from the network.
        output.usage = ModelUsage(input_tokens=1, output_tokens=1, total_tokens=2)
        return output

    model = get_model("mockllm/model", custom_outputs=answers)
    (log,) = inspect_ai.eval(
        table(games=2, opponent="random"), model=model, log_dir=str(tmp_path), display="none"
    )
    assert log.status == "success"
    for sample in log.samples:
        score = sample.scores["victory"]
        assert score.value in (0.0, 0.5, 1.0)
        assert score.metadata["over"]
        assert score.metadata["decisions"] == score.metadata["answers"]
    assert {sample.metadata["seat"] for sample in log.samples} == {0, 1}
