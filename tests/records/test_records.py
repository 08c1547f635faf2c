"""Recorded games: one for every card and event and each way to end; all still play as they did.

A rule that changes makes some of them fail. If it was meant to, `make records` finds new ones.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from kingsbridge.engine.conformance import check
from kingsbridge.engine.record import record_from_text
from kingsbridge.engine.title import title, titles
from tests.records.coverage import shown, wanted

FILES = sorted(Path(__file__).parent.glob("*/*.json"))
RECORDS = {
    f"{path.parent.name} {path.stem}": record_from_text(path.read_text(encoding="utf-8"))
    for path in FILES
}


@pytest.mark.parametrize("name", RECORDS)
def test_a_recorded_game_plays_again_move_for_move(name: str) -> None:
    RECORDS[name].verify()


@pytest.mark.parametrize("name", RECORDS)
def test_every_promise_of_the_engine_holds_throughout_a_recorded_game(name: str) -> None:
    record = RECORDS[name]
    for state in record.states():
        check(title(record.title_key), state)


@pytest.mark.parametrize("key", sorted(titles()))
def test_every_card_every_event_and_each_way_to_end_is_in_a_recorded_game(key: str) -> None:
    games = [record for record in RECORDS.values() if record.title_key == key]
    assert wanted(key) - set().union(*map(shown, games)) == set()
