"""The rules of the fair, each shown by a test, and the promises that every title makes."""

from __future__ import annotations

import pytest

from fleece_fair import TITLE
from fleece_fair.rules import SIT_OUT
from fleece_fair.state import Fair, numbers
from kingsbridge.engine.conformance import check_title
from kingsbridge.engine.dice import FastDice
from kingsbridge.engine.errors import BadCards, BadOption, BadPosition
from kingsbridge.engine.journal import EVERYBODY, Journal
from kingsbridge.words import LANGUAGES, words
from kingsbridge.words.clauses import clauses
from kingsbridge.words.questions import questions_of

NAMES = ["Ann", "Bob", "Cyn", "Dan", "Eve", "Fay"]


def fair(seats: int = 3, seed: int = 1, **options: object) -> Fair:
    """Open a fair that seat 0 begins."""
    state = TITLE.new(seats, seed, {"start": 0, **options}, journal=Journal())
    assert isinstance(state, Fair)
    return state


def sell(state: Fair, *laid: int) -> None:
    """Let everybody lay something, clockwise from who begins."""
    assert len(laid) == state.seats
    for move in laid:
        state.apply(move)


def told(state: Fair, what: str) -> list[tuple[int, int, str]]:
    """Return what the journal has of a kind: whose, a number, and the clause."""
    assert state.journal is not None
    return [(one.seat, one.a, one.clause) for one in state.journal.entries if one.what == what]


@pytest.mark.parametrize("seats", [1, 7])
def test_two_to_six_merchants_play(seats: int) -> None:  # F-0.1
    with pytest.raises(BadOption, match="fleece is for 2 to 6 seats"):
        fair(seats)


@pytest.mark.parametrize("lots", [5, 7, 9])
def test_every_merchant_has_a_purse_for_every_lot(lots: int) -> None:  # F-0.2, F-0.3
    state = fair(lots=lots)
    assert [numbers(purses) for purses in state.purses] == [[*range(1, lots + 1)]] * 3
    assert sorted([*numbers(state.unsold), state.lot]) == [*range(1, lots + 1)]


def test_there_are_no_six_lots_and_no_cards() -> None:
    with pytest.raises(BadOption, match="option 'lots' must be 5, 7 or 9, not 6"):
        fair(lots=6)
    with pytest.raises(BadCards, match="no cards to correct"):
        fair(cards={"lots": {}})


def test_a_spent_purse_cannot_be_laid_again() -> None:  # F-2.2
    state = fair()
    sell(state, 3, 4, 5)
    state.apply(1)
    assert state.seat == 2
    assert state.explained().refusals[5] == "F-2.2"


def test_the_fullest_purse_waits_for_the_second_round() -> None:  # F-2.3
    state = fair()
    assert state.explained().refusals == {7: "F-2.3"}
    sell(state, 1, 2, 3)
    assert 7 in state.legal()


def test_a_merchant_sits_out_once() -> None:  # F-2.4
    state = fair(2)
    sell(state, SIT_OUT, 1)
    state.apply(2)
    assert state.seat == 0
    assert state.explained().refusals[SIT_OUT] == "F-2.4"
    assert told(state, "sits_out") == [(0, 0, "F-2.4")]


def test_nobody_sees_what_the_others_laid() -> None:  # F-2.1
    state = fair()
    state.apply(4)
    assert TITLE.view(state, 0)["laid"] == 4
    assert TITLE.view(state, 1)["laid"] is None
    seen = [state.as_seen_by(1, FastDice.seeded(seed)) for seed in range(40)]
    laid = {one.laid[0] for one in seen if isinstance(one, Fair)}
    assert laid == {SIT_OUT, 1, 2, 3, 4, 5, 6}
    assert state.journal is not None
    assert [one.a for one in state.journal.entries if one.seen_by == EVERYBODY][-1] == 0


def test_who_sits_out_is_seen_to_have_laid_no_purse() -> None:  # F-2.4
    state = fair()
    state.apply(SIT_OUT)
    assert TITLE.view(state, 0)["laid"] is None
    assert TITLE.view(state, 0)["lot"] == state.lot


def test_nothing_is_for_sale_when_the_fair_is_over() -> None:
    state = fair(2, lots=5)
    while not state.over:
        state.apply(state.legal()[0])
    assert TITLE.view(state, 0)["lot"] is None


def test_the_fullest_purse_takes_the_lot() -> None:  # F-3.1
    state = fair()
    lot = state.lot
    sell(state, 2, 5, 3)
    assert numbers(state.taken[1]) == [lot]
    assert told(state, "buys") == [(1, lot, "F-3.1")]


def test_equal_purses_cancel_each_other_out() -> None:  # F-3.2
    state = fair()
    lot = state.lot
    sell(state, 5, 5, 3)
    assert told(state, "buys") == [(2, lot, "F-3.2")]


def test_a_lot_that_nobody_takes_waits_for_the_next_winner() -> None:  # F-3.3
    state = fair(2)
    first = state.lot
    sell(state, 5, 5)
    assert numbers(state.waiting) == [first]
    second = state.lot
    sell(state, 2, 4)  # seat 1 begins the second round (F-3.4)
    assert numbers(state.taken[0]) == sorted([first, second])
    assert state.waiting == 0


def test_the_best_lot_decides_among_equals() -> None:  # F-E.1, F-E.2
    state = fair()
    state.taken = [1 << 1 | 1 << 6, 1 << 2 | 1 << 5, 1 << 3]
    assert state.scores() == [7, 7, 3]
    assert state.winners() == [0]
    state.taken = [0, 0, 0]
    assert state.winners() == [0, 1, 2]


def test_a_position_that_could_not_be_is_refused() -> None:
    doc = TITLE.to_json(fair())
    with pytest.raises(BadPosition, match="each lot must be in one place"):
        TITLE.from_json({**doc, "waiting": [doc["lot"]]})
    with pytest.raises(BadPosition, match="expected a whole number from 2 to 6"):
        TITLE.from_json({**doc, "seats": 7})


def test_the_fair_keeps_every_promise_of_the_engine() -> None:
    """The same checks that our own titles pass."""
    check_title(TITLE, games=9)


@pytest.mark.parametrize("lots", [5, 7, 9])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_every_feature_is_a_share(seats: int, lots: int) -> None:
    for seed in range(3):
        state = fair(seats, seed, lots=lots)
        dice = FastDice.seeded(seed)
        while not state.over:
            for seat in range(seats):
                assert all(0 <= number <= 1 for number in TITLE.features(state, seat))
            state.apply(state.legal()[dice.below(len(state.legal()))])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_told_in_every_language(language: str) -> None:
    said = words(language)
    questions = questions_of("fleece", {}, said)
    state = fair(4, 2)
    dice = FastDice.seeded(2)
    while not state.over:
        view = TITLE.view(state, state.seat)
        assert questions.round_of(view)
        assert NAMES[state.seat] in questions.prompt(view, NAMES)
        assert questions.waiting(view, NAMES) == said.say("table-waiting", player=NAMES[state.seat])
        for move, clause in state.explained().refusals.items():
            assert said.tell(TITLE.phrase(state, move))
            assert said.clause(clause)
        state.apply(state.legal()[dice.below(len(state.legal()))])
    questions.tie_break(TITLE.view(state, -1))
    assert state.journal is not None
    for entry in state.journal.entries:
        assert said.tell(TITLE.story(state, entry), NAMES)
        assert said.clause(entry.clause)
    for message in ("title", "about", "option-lots"):
        assert said.has(f"fleece-{message}")
    for fact in {**TITLE.view(state, 0), **TITLE.view(state, 0)["players"][0]}:  # type: ignore[index]
        if fact not in ("title", "seats", "seat", "start", "over", "ply", "players"):
            assert said.has(f"fleece-view-{fact}"), fact


def test_the_rules_are_written_down() -> None:
    sections = clauses("fleece")
    assert [section.key for section in sections] == [f"F-section-{name}" for name in "0123E"]
