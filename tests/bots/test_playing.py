"""A game between bots: nobody sees what their seat cannot know, or pays for a look not taken."""

from __future__ import annotations

from typing import Any

import pytest

import kingsbridge as kb
from kingsbridge.bots import BlindBot, Bot, bot, play_to_end
from kingsbridge.bots.craft import craft_of
from kingsbridge.bots.greedy import GreedyBot
from kingsbridge.bots.playing import INSTANTS, Watch, what_is_shown
from kingsbridge.engine.dice import FastDice
from kingsbridge.engine.state import State
from kingsbridge.engine.title import Title
from tests.engine.games import TITLES, random_play
from tests.engine.matches import MatchesTitle

every_title = pytest.mark.parametrize("title", TITLES, ids=lambda title: title.key)


def never() -> bool:
    """Nobody asks to stop."""
    return False


class Onlooker(Bot):
    """Plays the first offer, and remembers the tables it was shown."""

    def __init__(self) -> None:
        self.shown: list[State] = []

    def choose(self, seen: State) -> int:
        self.shown.append(seen)
        return seen.legal()[0]


class Scribbler(BlindBot):
    """Adds a move of its own to what it is offered, and takes it."""

    def pick(self, offers: list[int]) -> int:
        offers.append(999)
        return offers[-1]


@every_title
def test_a_bot_from_elsewhere_is_never_shown_the_table_itself(title: Title) -> None:
    state = title.new(3, 4)
    onlooker = Onlooker()
    assert play_to_end(state, [onlooker, onlooker, bot("greedy")], never)
    assert onlooker.shown
    assert all(shown is not state for shown in onlooker.shown)


@every_title
def test_who_looks_at_nothing_plays_the_same_game_as_if_it_were_shown_everything(
    title: Title,
) -> None:
    quickly = title.new(4, 9)
    assert play_to_end(quickly, [bot("random", seat) for seat in range(4)], never)
    slowly = title.new(4, 9)
    players = [bot("random", seat) for seat in range(4)]
    while not slowly.over:
        slowly.apply(players[slowly.seat].choose(slowly.as_seen_by(slowly.seat)))
    assert title.to_json(quickly) == title.to_json(slowly)


@every_title
def test_what_a_blind_bot_does_to_its_list_of_offers_changes_no_rule(title: Title) -> None:
    state = title.new(2, 1)
    before = title.to_json(state)
    with pytest.raises(kb.IllegalMove, match="move 999 is not a move of this moment"):
        play_to_end(state, [Scribbler(), Scribbler()], never)
    assert title.to_json(state) == before


def test_whoever_asks_to_stop_is_heard_before_the_next_thought() -> None:
    state = MatchesTitle().new(2, 1)
    assert not play_to_end(state, [Onlooker(), Onlooker()], lambda: state.ply == 3)
    assert state.ply == 3


def test_whoever_asks_to_stop_is_heard_soon_by_those_who_look_at_nothing() -> None:
    state = TITLES[0].new(2, 1)
    assert not play_to_end(state, [bot("random"), bot("random")], lambda: state.ply > 0)
    assert state.ply == INSTANTS


def test_a_watch_notes_every_answer() -> None:
    class Counting(Watch):
        """Counts instead of looking at a clock."""

        def __init__(self) -> None:
            self.looks = 0
            self.noted: list[tuple[int, int]] = []

        def now(self) -> int:
            self.looks += 1
            return self.looks

        def note(self, seat: int, begun: int, move: int) -> None:
            self.noted.append((seat, begun))

    watch = Counting()
    state = MatchesTitle().new(2, 1)
    assert play_to_end(state, [bot("random", 1), Onlooker()], never, watch)
    assert watch.noted == [(ply % 2, ply + 1) for ply in range(state.ply)]


# Rules of thumb that need nothing hidden


@every_title
def test_the_rules_of_thumb_of_our_titles_are_asked_at_the_table_itself(title: Title) -> None:
    state = title.new(3, 1)
    assert what_is_shown(GreedyBot(), state) is state


@every_title
@pytest.mark.parametrize("seed", range(3))
def test_they_choose_alike_whatever_is_hidden_and_leave_the_table_as_it_is(
    title: Title, seed: int
) -> None:
    for moment in random_play(title.new(4, seed), seed):
        if moment.over:
            break
        craft = craft_of(moment)
        assert craft is not None
        before = title.to_json(moment)
        choice = craft.choose(moment)
        assert title.to_json(moment) == before
        for deal in range(3):
            other = moment.as_seen_by(moment.seat, FastDice.seeded(deal))
            assert craft.choose(other) == choice


def test_who_cannot_play_by_what_lies_open_is_dealt_a_table_of_its_own() -> None:
    state = MatchesTitle().new(2, 1)
    assert craft_of(state) is None
    assert what_is_shown(GreedyBot(), state) is not state


class Secret(Exception):
    """Something was read that the seat cannot know."""


def hide(*names: str) -> Any:
    """Return an attribute look-up that lets nobody read these."""

    def look_up(thing: object, name: str) -> object:
        if name in names:
            raise Secret(name)
        return object.__getattribute__(thing, name)

    return look_up


@pytest.mark.skipif(kb.COMPILED, reason="compiled attributes cannot be locked")
@pytest.mark.parametrize("seed", range(2))
def test_the_rules_of_thumb_of_pillars_never_look_at_the_coming_event(seed: int) -> None:
    for moment in random_play(kb.title("pillars").new(4, seed), seed):
        craft = craft_of(moment)
        if moment.over or craft is None:
            break
        own = type(moment)
        moment.legal()
        moment.__class__ = type(
            "Locked", (own,), {"__getattribute__": hide("coming_event", "dice")}
        )
        assert craft.choose(moment) in moment.legal()
        moment.__class__ = own


@pytest.mark.skipif(kb.COMPILED, reason="compiled attributes cannot be locked")
@pytest.mark.parametrize("seed", range(2))
def test_the_rules_of_thumb_of_world_never_look_at_the_cards_of_others(seed: int) -> None:
    moment: Any
    for moment in random_play(kb.title("world").new(4, seed), seed):
        craft = craft_of(moment)
        if moment.over or craft is None:
            break
        moment.legal()
        others = [player for seat, player in enumerate(moment.players) if seat != moment.seat]
        own = type(others[0])
        locked = type("Locked", (own,), {"__getattribute__": hide("hand", "discarded")})
        for player in others:
            player.__class__ = locked
        assert craft.choose(moment) in moment.legal()
        for player in others:
            player.__class__ = own
