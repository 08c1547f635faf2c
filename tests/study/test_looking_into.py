"""A place of a study: the game as it was, a variation, and what eyes that know less see of it."""

from __future__ import annotations

from typing import Any

import pytest

import kingsbridge as kb
from kingsbridge.engine.dice import FastDice
from kingsbridge.engine.errors import BadPosition, IllegalMove
from kingsbridge.study.answers import (
    check_not_played,
    guard,
    look,
    outline,
    position,
    set_up,
    think,
    told,
)
from kingsbridge.study.asked import LookInto, Outline, SetUp, ThinkAbout
from kingsbridge.study.document import BadStudy, of_position
from kingsbridge.table.errors import NotNow
from kingsbridge.table.told import as_json
from tests.study.games import choice, other_moves, record, study_of

TITLES = ["pillars", "world"]
every_title = pytest.mark.parametrize("title", TITLES)


def node(parent: int, ply: int, move: int, **more: Any) -> dict[str, Any]:
    return {"parent": parent, "ply": ply, "move": move, **more}


@every_title
def test_the_main_line_is_the_game_itself(title: str) -> None:
    game = kb.title(title)
    for ply in (0, 17, len(record(title).moves)):
        moment = look(LookInto(study_of(title), ply), "en").moment
        state = record(title).replay(ply)
        assert moment.view == game.view(state, moment.seat)
        assert moment.seat == moment.deciding == (-1 if state.over else state.seat)
        offers = [] if moment.menu is None else moment.menu.offers
        assert sorted(offer.move for offer in offers) == sorted(state.legal())


@every_title
def test_a_variation_goes_on_from_the_move_that_was_made_instead(title: str) -> None:
    ply = choice(title)
    move = other_moves(title, ply)[0]
    moment = look(LookInto(study_of(title, node(-1, ply, move)), node=0), "en").moment
    state = record(title).replay(ply)
    state.apply(move)
    assert moment.ply == ply + 1
    assert moment.view == kb.title(title).view(state, moment.seat)


@every_title
def test_the_same_number_deals_the_same_and_another_deals_anew(title: str) -> None:
    study = study_of(title)
    deals = [position(LookInto(study, 30, eyes=0, deal=deal)).position for deal in (1, 1, 2, 3, 4)]
    assert deals[0] == deals[1]
    assert any(deal != deals[0] for deal in deals[2:])
    views = [look(LookInto(study, 30, eyes=0, deal=deal), "en").moment.view for deal in (1, 4)]
    assert views[0] == views[1] == kb.title(title).view(record(title).replay(30), 0)


@every_title
def test_what_a_seat_cannot_know_changes_no_byte_of_what_its_eyes_are_told(title: str) -> None:
    game = kb.title(title)
    truth = record(title).replay(choice(title, after=40))
    seat = truth.seat
    others = [truth.as_seen_by(seat, FastDice.seeded(seed)) for seed in (1, 2, 3)]
    assert len({as_json(game.to_json(state)) for state in (truth, *others)}) > 1
    found = set()
    for state in (truth, *others):
        study = of_position(game.to_json(state), ["Tom", "Ellen"]).to_json()
        at = LookInto(study, eyes=seat, deal=7)
        move = look(at, "en").moment.menu.offers[0].move  # type: ignore[union-attr]
        study["tree"] = [node(-1, 0, move, dealt={"eyes": seat, "deal": 7})]
        said = [
            look(at, "en"),
            position(at),
            think(ThinkAbout(study, 40, eyes=seat, deal=7), "en"),
            look(LookInto(study, node=0, eyes=seat), "en"),
            position(LookInto(study, node=0, eyes=seat)),
            outline(Outline(study), "en").tree,
        ]
        found.add(as_json(said))
    assert len(found) == 1


@every_title
def test_a_variation_with_all_cards_open_is_dealt_anew_for_eyes_that_know_less(title: str) -> None:
    ply = choice(title)
    study = study_of(title, node(-1, ply, other_moves(title, ply)[0]))
    seen = look(LookInto(study, node=0, eyes=1), "en")
    assert seen.dealt is not None
    assert (seen.dealt.eyes, seen.dealt.deal) == (1, 0)
    eyes = record(title).replay(ply).seat
    move = other_moves(title, ply)[0]
    dealt = study_of(title, node(-1, ply, move, dealt={"eyes": eyes, "deal": 0}))
    assert look(LookInto(dealt, node=0, eyes=eyes), "en").dealt is None
    assert look(LookInto(dealt, node=0, eyes=eyes, deal=5), "en").dealt is not None


def test_a_move_that_cannot_be_made_is_named_by_its_place() -> None:
    ply = choice("pillars")
    bad = next(move for move in range(300) if move not in record("pillars").replay(ply).legal())
    study = study_of("pillars", node(-1, ply, bad), node(0, ply, 1))
    with pytest.raises(BadStudy, match=r"study\.tree\[0\]\.move"):
        look(LookInto(study, node=1), "en")
    lines = outline(Outline(study), "en")
    assert len(lines.wrong) == 2
    assert [made.text for made in lines.tree] == ["", ""]
    with pytest.raises(BadStudy, match="there is no move 7"):
        look(LookInto(study, node=7), "en")
    with pytest.raises(BadStudy, match="there is no seat 4"):
        look(LookInto(study, eyes=4), "en")


def test_all_moves_are_told_in_words() -> None:
    ply = choice("pillars")
    study = study_of("pillars", node(-1, ply, other_moves("pillars", ply)[0]))
    lines = outline(Outline(study), "de")
    assert len(lines.main) == len(record("pillars").moves)
    assert all(made.text for made in lines.main + lines.tree)
    assert lines.rounds[0].ply == 0
    assert len(lines.rounds) >= 6


# Thoughts


@every_title
def test_thoughts_are_chances_and_moves_with_lines_that_can_be_played(title: str) -> None:
    ply = choice(title)
    study = study_of(title)
    found = think(ThinkAbout(study, 120, ply), "en")
    state = record(title).replay(ply)
    assert found.deciding == state.seat
    assert found.looks == 120
    assert sum(found.chances) == pytest.approx(1, abs=1e-6)
    assert 1 <= len(found.best) <= 5
    for best in found.best:
        there = state.clone()
        assert best.line[0].move == best.move
        for step in best.line:
            assert step.seat == there.seat
            there.apply(step.move)


def test_a_move_that_is_asked_about_is_judged_even_if_nobody_would_make_it() -> None:
    ply = choice("pillars", at_least=5)
    worst = think(ThinkAbout(study_of("pillars"), 200, ply), "en").best[-1].move
    found = think(ThinkAbout(study_of("pillars"), 40, ply, about=[worst]), "en")
    (about,) = found.about
    assert about.move == worst
    assert 0 <= about.chance <= 1
    with pytest.raises(IllegalMove):
        think(ThinkAbout(study_of("pillars"), 40, ply, about=[32000]), "en")


def test_of_an_ended_game_everybody_knows_who_won() -> None:
    last = len(record("pillars").moves)
    found = think(ThinkAbout(study_of("pillars"), 100, last), "en")
    assert found.chances == record("pillars").replay().shares()
    assert found.best == []


# Fairness


@every_title
def test_nobody_is_told_of_a_moment_that_they_play_with_others(title: str) -> None:
    game = kb.title(title)
    ply = choice(title)
    state = record(title).replay(ply)
    theirs = {"position": game.to_json(state.as_seen_by(0)), "seat": 0}
    at = ThinkAbout(study_of(title), 20, ply, eyes=0)
    with pytest.raises(NotNow) as refused:
        think(at, "en", guarded=[theirs])
    assert refused.value.code == "being_played"
    with pytest.raises(NotNow):
        guard(game.to_json(state), [theirs])
    # A moment later it is another one.
    after = record(title).replay(ply + 9)
    check_not_played(after, [theirs])


# Positions set up by hand


@every_title
def test_a_position_is_checked_where_it_is_wrong(title: str) -> None:
    doc = set_up(SetUp(title=title, seats=3, seed=4)).position
    assert set_up(SetUp(position=doc)).position == doc
    doc["players"][1]["sheet"] = [-100_000]
    with pytest.raises(BadPosition, match=r"position\.players\[1\]\.sheet"):
        set_up(SetUp(position=doc))
    with pytest.raises(BadPosition, match="expected the key of a game"):
        set_up(SetUp(position={}))
    with pytest.raises(BadStudy, match="expected a position"):
        set_up(SetUp())


def test_what_goes_wrong_elsewhere_is_an_answer_too() -> None:
    said = told({"what": "look", "asked": {"study": {}}})
    assert said["status"] == 400
    assert "this is no study" in str(said["failed"])
