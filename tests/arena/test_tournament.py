"""Tournaments: every deal in every seating, the same games whoever plays them."""

from __future__ import annotations

import signal
from collections import Counter
from itertools import permutations
from pathlib import Path

import pytest

from kingsbridge import bots
from kingsbridge.arena.match import hold
from kingsbridge.arena.times import count_times, quantile
from kingsbridge.arena.tournament import PlayedGame, Tournament, play
from kingsbridge.bots import Bot
from kingsbridge.engine.errors import BadOption
from kingsbridge.engine.state import State
from kingsbridge.engine.title import titles
from kingsbridge.work.sharing import here
from tests.arena.games import PAIR, played, without_times

every_title = pytest.mark.parametrize("key", sorted(titles()))


def test_all_seatings_come_up_on_each_deal() -> None:
    three = Tournament("pillars", ["greedy", "random", "other"])
    assert sorted(map(tuple, three.arrangements)) == sorted(permutations(range(3)))
    assert [three.deal(number) for number in range(12)] == [0] * 6 + [1] * 6
    assert three.seating(7) == three.seating(1)


def test_seatings_that_cannot_be_told_apart_are_played_once() -> None:
    four = Tournament("pillars", ["master", "greedy", "greedy", "greedy"])
    seated = [[four.bots[entrant] for entrant in seating] for seating in four.arrangements]
    assert len(seated) == 4
    assert sorted(row.index("master") for row in seated) == [0, 1, 2, 3]
    assert four.names == ["master", "greedy"]


class First(Bot):
    """It takes the first offer, so that nothing but the deal makes a difference."""

    def __init__(self, seed: int = 0, nickname: int = 0) -> None:
        pass

    def choose(self, seen: State) -> int:
        return seen.legal()[0]


@every_title
def test_every_seating_gets_the_same_deal(monkeypatch: pytest.MonkeyPatch, key: str) -> None:
    monkeypatch.setitem(bots._known(), "first", First)
    twins = Tournament(key, ["first:nickname=1", "first:nickname=2"], seed=2)
    games = [finished(twins, number) for number in range(4)]
    assert [game.seating for game in games] == [[0, 1], [1, 0]] * 2
    assert games[0].sources == games[1].sources
    assert games[2].sources == games[3].sources
    assert games[0].sources != games[2].sources


def finished(tournament: Tournament, number: int) -> PlayedGame:
    game = play(tournament, number, lambda: False)
    assert game is not None
    return game


def test_the_games_do_not_depend_on_how_many_processes_share_them(tmp_path: Path) -> None:
    three = Tournament("pillars", ["greedy", "random", "random"], seed=3)
    alone = played(three, 14, tmp_path / "alone.jsonl")
    assert played(three, 14, tmp_path / "shared.jsonl", jobs=2) == alone
    assert [game.number for game in alone] == list(range(14))


def test_another_seed_gives_other_games(tmp_path: Path) -> None:
    other = Tournament("pillars", PAIR.bots, seed=6)
    assert played(other, 2, tmp_path / "b.jsonl") != played(PAIR, 2, tmp_path / "a.jsonl")


@every_title
def test_the_sources_add_up_to_the_score(key: str) -> None:
    game = finished(Tournament(key, ["greedy", "random", "greedy"]), 1)
    for seat, score in enumerate(game.scores):
        assert sum(game.sources[seat].values()) == pytest.approx(score)
    assert sum(times.total() for times in game.times) == game.decisions
    assert sum(game.wins) == pytest.approx(1)


def test_a_game_is_dropped_when_somebody_asks_to_stop() -> None:
    assert play(PAIR, 0, lambda: True) is None


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interrupt_keeps_what_was_played_and_the_rest_follows(tmp_path: Path, jobs: int) -> None:
    def interrupt(game: PlayedGame) -> None:
        if not game.number:
            signal.raise_signal(signal.SIGINT)

    path = tmp_path / "games.jsonl"
    before = without_times(hold(PAIR, 40, path, here(jobs), interrupt))
    assert 1 <= len(before) < 40
    after = played(PAIR, 40, path)
    assert len(after) == 40
    assert [game for game in after if game in before] == before


@pytest.mark.parametrize(
    ("tournament", "games", "message"),
    [
        (Tournament("chess", ["random"] * 2), 1, "no title 'chess'"),
        (Tournament("pillars", ["random"]), 1, "2 to 4 seats, not 1"),
        (Tournament("pillars", ["random"] * 5), 1, "2 to 4 seats, not 5"),
        (Tournament("pillars", ["random", "oracle"]), 1, "no bot 'oracle'"),
        (Tournament("pillars", ["random", "random:n=x"]), 1, "'n' must be a number, not 'x'"),
        (Tournament("pillars", ["random", "random:n=1"]), 1, "'random' has no settings"),
        (PAIR, 0, "games must be 1 or more, not 0"),
    ],
)
def test_a_tournament_that_cannot_be_says_why_and_leaves_no_file(
    tmp_path: Path, tournament: Tournament, games: int, message: str
) -> None:
    path = tmp_path / "games.jsonl"
    with pytest.raises(BadOption, match=message):
        hold(tournament, games, path, here(1))
    assert not path.exists()


def test_times_are_read_back_within_a_fortieth() -> None:
    counts = count_times([1_000] * 98 + [50_000_000] * 2)
    assert quantile(counts, 0.5) == pytest.approx(1e-6, rel=0.025)
    assert quantile(counts, 0.99) == pytest.approx(0.05, rel=0.025)
    assert quantile(Counter(), 0.5) is None
