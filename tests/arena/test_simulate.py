"""Simulation: the same games however the work is shared, and figures one can trust."""

from __future__ import annotations

import signal

import pytest

from kingsbridge.arena.simulate import Simulation, simulate
from kingsbridge.arena.statistics import mean_interval, rate_interval
from kingsbridge.engine.errors import BadOption
from kingsbridge.engine.title import titles

every_title = pytest.mark.parametrize("key", sorted(titles()))


@every_title
def test_the_games_do_not_depend_on_how_many_processes_share_them(key: str) -> None:
    alone = simulate(Simulation(key, ["random", "greedy"], games=60, seed=3, jobs=1))
    shared = simulate(Simulation(key, ["random", "greedy"], games=60, seed=3, jobs=2))
    assert shared.seats == alone.seats
    assert shared.decisions == alone.decisions


@every_title
def test_every_game_has_one_victory_to_give(key: str) -> None:
    summary = simulate(Simulation(key, ["random"] * 3, games=25, seed=1))
    assert summary.games == 25
    assert sum(seat.wins for seat in summary.seats) == pytest.approx(25)
    for seat in summary.seats:
        assert seat.win_low <= seat.win_rate <= seat.win_high
        assert seat.score_low <= seat.mean_score <= seat.score_high


def test_progress_is_reported_up_to_the_last_game() -> None:
    reported: list[int] = []
    simulate(Simulation("pillars", ["random"] * 2, games=120), reported.append)
    assert reported == [50, 100, 120]


def test_an_interrupt_ends_the_work_and_sums_up_what_was_played() -> None:
    def interrupt(done: int) -> None:
        signal.raise_signal(signal.SIGINT)

    for jobs in (1, 2):
        job = Simulation("pillars", ["random"] * 2, games=5000, jobs=jobs)
        assert 50 <= simulate(job, interrupt).games < 500


def test_other_seeds_give_other_games() -> None:
    def scores(seed: int) -> list[float]:
        return [seat.mean_score for seat in simulate(job(seed)).seats]

    def job(seed: int) -> Simulation:
        return Simulation("pillars", ["random"] * 4, 1, seed)

    assert scores(1) != scores(2)


@pytest.mark.parametrize(
    ("job", "message"),
    [
        (Simulation("chess", ["random"] * 2, 1), "no title 'chess'"),
        (Simulation("pillars", ["random"], 1), "2 to 4 seats, not 1"),
        (Simulation("pillars", ["random"] * 5, 1), "2 to 4 seats, not 5"),
        (Simulation("pillars", ["random", "oracle"], 1), "no bot 'oracle'"),
        (Simulation("pillars", ["random"] * 2, 0), "games must be 1 or more, not 0"),
        (Simulation("pillars", ["random"] * 2, 1, jobs=0), "jobs must be 1 or more, not 0"),
        (Simulation("pillars", ["random"] * 2, 1, options={"dragons": 1}), "no option 'dragons'"),
    ],
)
def test_a_simulation_that_cannot_be_says_why_before_it_begins(
    job: Simulation, message: str
) -> None:
    with pytest.raises(BadOption, match=message):
        simulate(job)


def test_wilsons_interval_is_the_published_one() -> None:
    # Newcombe (1998), table I: 81 of 263 gives 0.2553 to 0.3662.
    assert rate_interval(81, 263) == pytest.approx((0.2553, 0.3662), abs=5e-5)
    # 0 of 20 gives 0 to 0.1611.
    assert rate_interval(0, 20) == pytest.approx((0.0, 0.1611), abs=5e-5)
    assert rate_interval(0, 0) == (0.0, 1.0)


def test_the_interval_of_a_mean_is_the_normal_one() -> None:
    # 1, 2, 3, 4: mean 2.5, standard deviation 1.29099, standard error 0.645497.
    low, high = mean_interval(10, 30, 4)
    assert (low, high) == pytest.approx((2.5 - 1.26515, 2.5 + 1.26515), abs=1e-4)
    assert mean_interval(7, 49, 1) == (7, 7)
    assert mean_interval(0, 0, 0) == (0, 0)
