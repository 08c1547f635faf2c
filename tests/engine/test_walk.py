"""Steps and what they ask have names: views, words and lessons speak of them by these."""

from __future__ import annotations

import pytest

from kingsbridge.engine.errors import BadPosition
from kingsbridge.engine.title import Title
from kingsbridge.engine.walk import Walk, names_of_steps
from kingsbridge.titles.pillars import TITLE as PILLARS
from kingsbridge.titles.world import TITLE as WORLD
from tests.engine.games import random_play

walks = pytest.mark.parametrize("title", [PILLARS, WORLD], ids=lambda title: title.key)


def table_of(title: Title, seed: int = 1) -> Walk:
    table = title.new(3, seed)
    assert isinstance(table, Walk)
    return table


@walks
def test_every_step_has_a_name_of_its_own(title: Title) -> None:
    names = names_of_steps(table_of(title).steps)
    assert all(names)
    assert len(set(names)) == len(names)


@walks
def test_the_stages_of_a_step_have_different_names(title: Title) -> None:
    for step in table_of(title).steps:
        assert step.stages
        assert len(set(step.stages)) == len(step.stages)


@walks
def test_where_somebody_decides_the_view_names_what_is_asked(title: Title) -> None:
    for seed in range(4):
        for table in random_play(table_of(title, seed), seed):
            assert isinstance(table, Walk)
            view = title.view(table, 0)
            assert view["step"] == table.step_name()
            assert view["stage"] in table.steps[table.step].stages
            if not table.over and not view.get("errand"):
                assert view["stage"] != "nothing"


@walks
def test_a_position_at_a_stage_that_its_step_does_not_have_is_refused(title: Title) -> None:
    for table in random_play(table_of(title), 1):
        assert isinstance(table, Walk)
        if len(table.steps[table.step].stages) > 1:
            position = {**title.to_json(table), "stage": 7}
            with pytest.raises(BadPosition, match=r"position\.stage: .* not 7"):
                title.from_json(position)
            return
    raise AssertionError("no step with several stages was met")
