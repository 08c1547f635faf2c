"""A position is shown as a table would show it, and to nobody more than a seat may know."""

from __future__ import annotations

import pytest

import kingsbridge as kb
from kingsbridge.engine.journal import Journal
from kingsbridge.study.scene import Scene

NAMES = ["Aliena", "Jack"]


@pytest.mark.parametrize("title", ["pillars", "world"])
def test_who_decides_is_asked_and_told_why_something_cannot_be_done(title: str) -> None:
    state = kb.title(title).new(2, 3)
    moment = Scene(state, NAMES).moment(state.seat, "en")
    assert moment.deciding == state.seat == moment.seat
    assert moment.menu is not None
    assert sorted(offer.move for offer in moment.menu.offers) == sorted(state.legal())
    assert {refusal.move for refusal in moment.menu.refusals or []} == set(
        state.explained().refusals
    )


def test_the_cards_of_another_seat_stay_hidden() -> None:
    state = kb.title("world").new(2, 3)
    told = Scene(state, NAMES).moment(0, "en", asks=False)
    assert told.menu is None
    assert told.view == kb.title("world").view(state, 0)


def test_an_ended_game_says_who_won_and_asks_nobody() -> None:
    journal = Journal()
    state = kb.title("pillars").new(2, 3, journal=journal)
    bot = kb.bot("greedy")
    while not state.over:
        state.apply(bot.choose(state.as_seen_by(state.seat)))
    moment = Scene(state, NAMES, journal.entries).moment(0, "de")
    assert moment.menu is None
    assert moment.deciding == -1
    assert moment.result is not None
    assert moment.result.winners == state.winners()
    assert moment.lines
