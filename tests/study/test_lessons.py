"""The lessons: each can be solved, and every wrong try is answered, in every language."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import pytest

import kingsbridge as kb
from kingsbridge.engine.errors import BadPosition, KingsbridgeError
from kingsbridge.study import lessons
from kingsbridge.study.lessons import LEARNER, Lesson, Step, lesson_of, taught
from kingsbridge.study.pattern import pattern
from kingsbridge.study.taught import Attempt, Taught
from kingsbridge.study.teacher import lesson_in_words, teach
from kingsbridge.table.errors import AgainstTheRules, NotKnown
from kingsbridge.words import LANGUAGES, words

TITLES = ["pillars", "world"]
STEPS = [(key, step.key) for key in TITLES for step in lesson_of(key).steps]


def step_of(key: str, step: str) -> Step:
    lesson = lesson_of(key)
    return lesson.steps[lesson.number(step)]


def way_through(key: str, step: str) -> Iterator[Taught]:
    """Solve a step as whoever asks to be shown each move."""
    told = teach(key, step, [], None, "en")
    yield told
    while not told.done:
        told = teach(key, step, told.made, told.right[0], "en")
        yield told


def test_both_titles_have_a_lesson_of_about_five_minutes() -> None:
    assert taught() == TITLES
    for key in TITLES:
        lesson = lesson_in_words(key, "en")
        assert 8 <= len(lesson.steps) <= 14
        # The first and the last are read, the others played.
        assert [step.key for step in lesson.steps if not step.tasks] == ["goal", "end"]


@pytest.mark.parametrize(("key", "step"), STEPS)
def test_a_step_can_be_solved_and_praises_with_what_the_last_move_brought(
    key: str, step: str
) -> None:
    *_, last = way_through(key, step)
    assert last.done
    assert last.right == []
    assert last.moment.menu is None
    if last.tasks:
        assert last.outcome is Attempt.RIGHT
        assert last.says == words("en").say(f"{key}-lesson-{step}-right")
        assert last.happened


@pytest.mark.parametrize(("key", "step"), STEPS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_wrong_try_is_answered_and_changes_nothing(
    key: str, step: str, language: str
) -> None:
    for told in way_through(key, step):
        if told.done:
            continue
        menu = told.moment.menu
        assert menu is not None
        assert menu.refusals is not None
        tries = [(offer.move, Attempt.WRONG) for offer in menu.offers]
        tries += [(refusal.move, Attempt.REFUSED) for refusal in menu.refusals]
        for move, expected in tries:
            if move in told.right:
                continue
            answer = teach(key, step, told.made, move, language)
            assert answer.outcome is expected
            assert answer.says
            assert answer.made == told.made
            assert answer.moment.view == told.moment.view


@pytest.mark.parametrize(("key", "step"), STEPS)
def test_what_tempts_can_be_tried_and_what_is_said_has_its_words(key: str, step: str) -> None:
    """An answer for a move that is never offered would be said to nobody."""
    played = step_of(key, step)
    said = set()
    for told in way_through(key, step):
        menu = told.moment.menu
        for offer in menu.offers if menu else []:
            if offer.move not in told.right:
                said.add(teach(key, step, told.made, offer.move, "en").says)
    for wrong in played.wrong:
        message = f"{key}-lesson-{step}-wrong-{wrong.says}"
        assert words("en").say(message) in said, message


@pytest.mark.parametrize("key", TITLES)
def test_every_sentence_of_a_lesson_is_said(key: str) -> None:
    sheet = lesson_words(key)
    needed = set()
    for step in lesson_of(key).steps:
        own = f"{key}-lesson-{step.key}"
        needed |= {own, f"{own}-text"}
        if step.tasks:
            needed.add(f"{own}-right")
        if len(step.tasks) == 1:
            needed.add(f"{own}-task")
        elif step.tasks:
            needed |= {f"{own}-task-{number}" for number in range(1, len(step.tasks) + 1)}
        needed |= {f"{own}-wrong-{wrong.says}" for wrong in step.wrong}
    assert sheet == needed


def lesson_words(key: str) -> set[str]:
    sheet = files(kb.title(key).package).joinpath("locale", "en", "lessons.ftl").read_text("utf-8")
    return {line.split(" =")[0] for line in sheet.splitlines() if line.startswith(f"{key}-")}


def test_a_move_that_nobody_could_think_of_is_refused_with_what_may_be_played() -> None:
    with pytest.raises(AgainstTheRules, match="not a move of this moment"):
        teach("pillars", "pool", [], kb.title("pillars").moves - 1, "en")


def test_moves_that_are_not_right_are_no_beginning_of_a_step() -> None:
    with pytest.raises(KingsbridgeError, match="move 0 is not right as number 1"):
        teach("pillars", "pool", [0], None, "en")
    with pytest.raises(KingsbridgeError, match="asks for 0 moves, not 1"):
        teach("pillars", "goal", [0], None, "en")


def test_a_title_or_a_step_that_is_not_there_is_named_with_those_that_are() -> None:
    with pytest.raises(NotKnown, match="there is one for 'pillars' or 'world'"):
        lesson_of("chess")
    with pytest.raises(NotKnown, match="'goal', 'pool'"):
        teach("pillars", "castling", [], None, "en")


def test_the_best_is_not_proposed_to_whoever_is_to_find_it() -> None:
    state = step_of("pillars", "craftsmen").start.clone()
    assert state.seat == LEARNER
    menu = teach("pillars", "craftsmen", [], None, "en").moment.menu
    assert menu is not None
    assert menu.proposal is None


def test_a_pattern_names_moves_by_their_words() -> None:
    state = step_of("pillars", "pool").start
    stone = pattern("take good=stone").among(state)
    assert stone is not None
    assert pattern("take").fits(state, stone)
    assert not pattern("take good=stone cubes=4").fits(state, stone)
    assert pattern("hire craftsman=glassblower").among(state) is None


def test_a_try_is_answered_alike_wherever_the_lesson_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is remembered between two tries, and no dice are thrown but those of the position."""
    first = [told.happened for told in way_through("pillars", "event")]
    lesson_of.cache_clear()
    assert [told.happened for told in way_through("pillars", "event")] == first


def test_a_position_that_cannot_stand_is_refused() -> None:
    deal = {"seats": 2, "seed": 1, "options": {}}
    game = kb.title("pillars")
    wrong: list[tuple[dict[str, Any], str]] = [
        ({"key": "x", "set": {"players.0.knights": 1}}, "a position has no 'players.0.knights'"),
        ({"key": "x", "set": {"players.0.reserve": 99}}, "workers"),
        ({"key": "x", "arrive": "castling"}, "there is no step 'castling'"),
        ({"key": "x", "walk": ["sell good=metal"]}, "nobody may 'sell good=metal' there"),
    ]
    for doc, why in wrong:
        with pytest.raises(BadPosition, match=why):
            lessons._position(game, deal, doc)


def test_the_first_game_is_one_that_can_be_opened() -> None:
    for key in TITLES:
        lesson: Lesson = lesson_of(key)
        assert kb.title(key).new(lesson.seats, 1, lesson.options).seats == lesson.seats
