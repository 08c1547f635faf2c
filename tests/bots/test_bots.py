"""Bots: they finish every game, repeat themselves for a seed, and know only what a seat knows."""

from __future__ import annotations

import re
from typing import Any

import pytest

from kingsbridge import bots
from kingsbridge.bots import Bot, bot, bot_names, bots_in
from kingsbridge.bots.levels import LEVELS
from kingsbridge.bots.random import play_out
from kingsbridge.engine.dice import FastDice
from kingsbridge.engine.errors import BadOption
from kingsbridge.engine.state import State
from kingsbridge.engine.title import Title
from tests.bots.quick import quick
from tests.engine.games import TITLES, random_play
from tests.engine.matches import MatchesTitle

every_title = pytest.mark.parametrize("title", TITLES, ids=lambda title: title.key)
every_bot = pytest.mark.parametrize("name", bot_names())


def play(title: Title, bots: list[Bot], seed: int) -> tuple[State, list[int]]:
    """Play a whole game; each bot is shown only what its seat knows."""
    state = title.new(len(bots), seed)
    moves = []
    while not state.over:
        moves.append(bots[state.seat].choose(state.as_seen_by(state.seat)))
        state.apply(moves[-1])
    return state, moves


def test_bots_for_study_and_levels_for_people_are_there() -> None:
    assert {"random", "greedy", "search", "champion", *LEVELS} <= set(bot_names())


@every_title
@every_bot
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_bot_plays_every_game_to_its_end(title: Title, name: str, seats: int) -> None:
    state, _ = play(title, [quick(name, seat) for seat in range(seats)], seats)
    assert state.over


@every_title
@every_bot
def test_the_same_seed_makes_the_same_choices(title: Title, name: str) -> None:
    first = play(title, [quick(name, 3), quick(name, 4)], 5)[1]
    assert play(title, [quick(name, 3), quick(name, 4)], 5)[1] == first


@every_title
def test_random_bots_of_other_seeds_play_other_games(title: Title) -> None:
    one = play(title, [bot("random", 1), bot("random", 2)], 5)[1]
    assert play(title, [bot("random", 3), bot("random", 4)], 5)[1] != one


@every_title
@every_bot
def test_what_a_seat_cannot_know_does_not_change_what_its_bot_chooses(
    title: Title, name: str
) -> None:
    """Two games that differ only in what a seat cannot know: the same choice, the same thoughts."""
    for moment in random_play(title.new(3, 8), 8):
        if moment.over:
            break
        if moment.ply % 3:
            continue
        seat = moment.seat
        other = moment.as_seen_by(seat, FastDice.seeded(99))
        choice = quick(name, 1).choose(moment.as_seen_by(seat))
        assert quick(name, 1).choose(other.as_seen_by(seat)) == choice
        thinking = quick(name, 1).think(moment.as_seen_by(seat)).to_json()
        assert quick(name, 1).think(other.as_seen_by(seat)).to_json() == thinking


@every_title
@every_bot
def test_what_a_bot_thinks_is_offered_and_its_chances_make_a_whole(title: Title, name: str) -> None:
    state = title.new(4, 2)
    seen = state.as_seen_by(state.seat)
    thinking = quick(name, 1).think(seen)
    assert {thought.move for thought in thinking.moves} <= set(state.legal())
    assert sum(thinking.chances) == pytest.approx(1)
    assert all(0 <= thought.chance <= 1 for thought in thinking.moves)


@every_title
def test_greedy_beats_random(title: Title) -> None:
    """These very games are lost by no more than one in twenty."""
    wins = 0
    for seed in range(20):
        seat = seed % 2
        bots = [bot("random", seed), bot("random", seed)]
        bots[seat] = bot("greedy")
        wins += play(title, bots, seed)[0].winners() == [seat]
    assert wins >= 19


@every_title
def test_a_play_out_counts_its_decisions(title: Title) -> None:
    state = title.new(2, 1)
    assert play_out(state, FastDice.seeded(1)) == state.ply


def test_an_unknown_bot_says_which_there_are() -> None:
    with pytest.raises(BadOption, match=r"no bot 'oracle'; there is .*'greedy'.*'random'"):
        bot("oracle")


@pytest.mark.parametrize(
    ("name", "settings"),
    [
        ("architect", "'looks' or 'milliseconds'"),
        ("champion", "'iterations', 'milliseconds' or 'exploration'"),
        ("master", "'looks' or 'milliseconds'"),
        ("search", "'iterations', 'milliseconds' or 'exploration'"),
    ],
)
def test_an_unknown_setting_says_which_there_are(name: str, settings: str) -> None:
    with pytest.raises(
        BadOption, match=f"^bot '{name}' has no setting 'depth'; it has {settings}$"
    ):
        bot(name, depth=3)


@pytest.mark.parametrize("name", ["apprentice", "greedy", "journeyman", "random"])
def test_a_bot_without_settings_says_so(name: str) -> None:
    with pytest.raises(BadOption, match=f"^bot '{name}' has no settings$"):
        bot(name, depth=3)


def test_a_seed_is_no_setting() -> None:
    with pytest.raises(BadOption, match="bot 'architect' has no setting 'seed'; it has 'looks'"):
        bot("architect:seed=3")


NOT_NUMBERS: list[Any] = ["400", True, None, [400]]
NOT_FINITE = [float("inf"), float("-inf"), float("nan"), 10**400]


@pytest.mark.parametrize("value", NOT_NUMBERS, ids=repr)
def test_a_setting_must_be_a_number(value: Any) -> None:
    complaint = f"bot 'search': setting 'iterations' must be a number, not {value!r}"
    with pytest.raises(BadOption, match=re.escape(complaint)):
        bot("search", iterations=value)


@pytest.mark.parametrize("value", NOT_FINITE, ids=["inf", "-inf", "nan", "huge"])
@pytest.mark.parametrize("setting", ["iterations", "milliseconds", "exploration"])
def test_a_setting_must_be_finite(setting: str, value: Any) -> None:
    complaint = f"bot 'search': setting '{setting}' must be a finite number, not {value!r}"
    with pytest.raises(BadOption, match=re.escape(complaint)):
        bot("search", **{setting: value})


class Thinker(Bot):
    """A bot with settings; it plays the first offer."""

    def __init__(self, seed: int = 0, iterations: int = 10, exploration: float = 1.0) -> None:
        self.iterations = iterations
        self.exploration = exploration

    def choose(self, seen: State) -> int:
        return seen.legal()[0]


@pytest.fixture
def thinker(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bots._known(), "thinker", Thinker)


@pytest.mark.usefixtures("thinker")
def test_settings_may_be_written_behind_the_name() -> None:
    seated = bot("thinker:iterations=400,exploration=0.5")
    assert isinstance(seated, Thinker)
    assert (seated.iterations, seated.exploration) == (400, 0.5)


@pytest.mark.usefixtures("thinker")
@pytest.mark.parametrize(
    ("written", "complaint"),
    [
        ("thinker:iterations=many", "setting 'iterations' must be a number, not 'many'"),
        ("thinker:iterations=", "setting 'iterations' must be a number, not ''"),
        ("thinker:exploration=inf", "setting 'exploration' must be a finite number, not inf"),
        ("thinker:exploration=nan", "setting 'exploration' must be a finite number, not nan"),
        ("thinker:", "a setting is written as thinker:setting=number, not ''"),
        ("thinker:400", "a setting is written as thinker:setting=number, not '400'"),
        ("thinker:iterations=1,iterations=2", "setting 'iterations' is there twice"),
        ("thinker:depth=3", "no setting 'depth'; it has 'iterations' or 'exploration'$"),
        ("random:depth=3", "bot 'random' has no settings$"),
        ("oracle:depth=3", "there is no bot 'oracle'"),
    ],
)
def test_a_setting_that_cannot_be_is_named_with_its_bot(written: str, complaint: str) -> None:
    with pytest.raises(BadOption, match=complaint):
        bot(written)


def test_commas_stand_between_bots_and_between_settings() -> None:
    assert bots_in("greedy, random") == ["greedy", "random"]
    assert bots_in("search:iterations=400, exploration=2,greedy") == [
        "search:iterations=400,exploration=2",
        "greedy",
    ]


def test_greedy_says_when_it_does_not_know_a_game() -> None:
    with pytest.raises(BadOption, match="greedy does not know how to play Matches") as told:
        bot("greedy").choose(MatchesTitle().new(2, 1))
    told.match("'random' and the levels, such as 'journeyman', play any title")


@pytest.mark.parametrize("name", LEVELS)
def test_levels_play_a_title_that_nobody_taught_them(name: str) -> None:
    state, _ = play(MatchesTitle(), [quick(name, 1), bot("random", 2)], 3)
    assert state.over


@pytest.mark.parametrize("name", LEVELS)
def test_what_is_thought_of_such_a_title_is_offered_there(name: str) -> None:
    state = MatchesTitle().new(2, 1)
    thinking = quick(name, 1).think(state.as_seen_by(state.seat))
    assert thinking.moves[0].move in state.legal()
    assert sum(thinking.chances) == pytest.approx(1)


def test_an_architect_beats_random_at_a_title_that_nobody_taught_it() -> None:
    """Who has taken fewer matches in the end wins; these games are not lost."""
    for seed in range(10):
        bots = [bot("random", seed), bot("random", seed)]
        bots[seed % 2] = bot("architect", seed, looks=80)
        assert seed % 2 in play(MatchesTitle(), bots, seed)[0].winners()


def test_a_champion_says_when_nothing_was_learned_of_a_title() -> None:
    with pytest.raises(BadOption, match="no title that is installed plays a Matches"):
        bot("champion").choose(MatchesTitle().new(2, 1))
