"""What was learned, for the package and for others' tools."""

from __future__ import annotations

import json

import pytest
from safetensors.numpy import load_file

from kingsbridge.engine.title import title
from tests.training.nets import small_net
from training.former import FormerArchitect
from training.publishing import TENSORS, TITLES, checksum, tensors

every_title = pytest.mark.parametrize("title_key", ["pillars", "world"])


def test_tensors_are_called_as_in_the_data_file_and_hold_the_same() -> None:
    doc = json.loads(small_net("world"))
    arrays = tensors(doc)
    assert set(arrays) == set(doc)
    assert arrays["player"].tolist() == [pytest.approx(row) for row in doc["player"]]
    assert arrays["score_bias"].tolist() == [20.0]


def test_the_checksum_is_of_the_weights_not_of_how_they_are_written() -> None:
    doc = json.loads(small_net("world"))
    other = json.loads(small_net("world", 2))
    assert checksum(dict(reversed(doc.items()))) == checksum(doc) != checksum(other)


@every_title
def test_the_tensors_are_the_weights_that_the_package_plays_by(title_key: str) -> None:
    played = json.loads((TITLES / title_key / "bots" / "learned.json").read_text(encoding="utf-8"))
    arrays = load_file(TENSORS / f"{title_key}.safetensors")
    expected = tensors({name: played[name] for name in arrays})
    assert {"table", "player", "others", "score", "standing", "moves", "warmth"} <= set(arrays)
    assert all((arrays[name] == expected[name]).all() for name in arrays)


@every_title
def test_the_former_architect_plays_by_its_own_weights(title_key: str) -> None:
    state = title(title_key).new(2, 3)
    seen = state.as_seen_by(state.seat)
    thinking = FormerArchitect(1, iterations=20).think(seen)
    assert sum(thought.visits for thought in thinking.moves) == 20
    assert sum(thinking.chances) == pytest.approx(1)
