"""A study is plain JSON: what is read is written again, and what is broken is refused by place."""

from __future__ import annotations

from typing import Any

import pytest

import kingsbridge as kb
from kingsbridge.engine.errors import BadRecord
from kingsbridge.engine.record import record_from_json
from kingsbridge.study.document import (
    DEEPEST,
    LONGEST_COMMENT,
    MOST_NODES,
    BadStudy,
    of_position,
    study_from_json,
)
from tests.study.games import checked, choice, other_moves, record, study_of


def node(parent: int, ply: int, move: int, **more: Any) -> dict[str, Any]:
    return {"parent": parent, "ply": ply, "move": move, **more}


def test_a_study_of_a_game_is_read_as_it_was_written() -> None:
    ply = choice("pillars")
    move = other_moves("pillars", ply)[0]
    doc = study_of(
        "pillars",
        node(-1, ply, move, dealt={"eyes": 1, "deal": 4}, comment="Why not?"),
        comments={str(ply): "Here it was lost."},
        name="Ellen's mistake",
    )
    assert checked(doc) == doc


def test_a_study_of_a_position_is_read_as_it_was_written() -> None:
    game = kb.title("world")
    position = game.to_json(game.new(3, 5))
    doc = of_position(position, ["Caris", "Merthin", "Gwenda"], "A start").to_json()
    assert checked(doc) == doc


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"format": "chess"}, "expected an object with format 'kingsbridge-study'"),
        ({"format_version": 9}, "format version 9"),
        ({"name": "x" * 81}, "study.name: expected at most 80 letters"),
        ({"title": "world"}, "study.title: expected 'pillars'"),
        ({"players": ["Tom"]}, "study.players: expected a list of 2 names"),
        ({"players": ["Tom", ""]}, "study.players[1]"),
        ({"base": 7}, "study.base: expected a record or a position"),
        ({"base": {"title": "chess"}}, "study.base: there is no title 'chess'"),
        ({"comments": {"x": "?"}}, "not 'x'"),
        ({"comments": {"9" * 5000: "?"}}, "expected a number of moves from 0 to"),
        ({"comments": {"0": "x" * (LONGEST_COMMENT + 1)}}, "study.comments.0"),
        ({"tree": [node(0, 0, 1)]}, "study.tree[0].parent"),
        ({"tree": [node(-1, 99_999, 1)]}, "study.tree[0].ply"),
        ({"tree": [node(-1, 0, -4)]}, "study.tree[0].move"),
        ({"tree": [node(-1, 3, 1), node(0, 4, 1)]}, "study.tree[1].ply: expected 3"),
        ({"tree": [node(-1, 0, 1, dealt={"eyes": 2, "deal": 0})]}, "study.tree[0].dealt.eyes"),
        ({"tree": [node(-1, 0, 1, dealt={"eyes": 1})]}, "study.tree[0].dealt: 'deal' is missing"),
        ({"tree": [node(-1, 0, 1, comment=3)]}, "study.tree[0].comment"),
        ({"tree": [node(-1, 0, 1, colour="red")]}, "study.tree[0]: there is no 'colour'"),
        ({"tree": [node(-1, 0, 1)] * (MOST_NODES + 1)}, "study.tree: expected at most 1,000"),
        ({"more": 1}, "there is no 'more'"),
    ],
)
def test_a_broken_study_is_refused_and_the_place_is_named(
    changes: dict[str, Any], said: str
) -> None:
    with pytest.raises(BadStudy) as refused:
        study_from_json(study_of("pillars", **changes))
    assert said in str(refused.value)


def test_a_variation_has_an_end() -> None:
    line = [node(number - 1, 0, 1) for number in range(DEEPEST + 1)]
    with pytest.raises(BadStudy, match=f"a variation has at most {DEEPEST} moves"):
        study_from_json(study_of("pillars", *line))


def test_a_study_carries_its_record_wherever_one_is_read() -> None:
    assert record_from_json(study_of("world")).moves == record("world").moves
    game = kb.title("world")
    of_a_position = of_position(game.to_json(game.new(2, 5)), ["Caris", "Merthin"]).to_json()
    with pytest.raises(BadRecord, match="there is no record in it"):
        record_from_json(of_a_position)
