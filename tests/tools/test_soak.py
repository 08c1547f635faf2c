"""The soak: it finds nothing in a sound game, and keeps an unsound one where it can be opened."""

from __future__ import annotations

from pathlib import Path

import pytest

from kingsbridge.engine.record import record_from_text
from kingsbridge.engine.title import titles
from tools.soak import keep, play


@pytest.mark.parametrize("key", sorted(titles()))
def test_a_sound_game_leaves_no_failure(key: str) -> None:
    record = play(titles()[key], 4, {}, ["random"])
    assert record.failure is None
    assert record.verify().over


def test_the_same_seed_soaks_the_same_game() -> None:
    pillars = titles()["pillars"]
    assert play(pillars, 5, {}, ["random"]).to_json() == play(pillars, 5, {}, ["random"]).to_json()


def test_a_failing_game_is_kept_as_a_record_that_can_be_opened(tmp_path: Path) -> None:
    record = play(titles()["pillars"], 4, {}, ["random"])
    record.moves = record.moves[:30]
    record.scores = record.winners = None
    record.failure = "Unsound: 24 sand, not 23"
    path = keep(record, tmp_path / "soak")
    again = record_from_text(path.read_text(encoding="utf-8"))
    assert again.failure == "Unsound: 24 sand, not 23"
    assert again.replay().ply == 30
