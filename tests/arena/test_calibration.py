"""Are the chances true? What was told is held against what came."""

from __future__ import annotations

import pytest

from kingsbridge.arena.calibration import Calibration, Moment, calibrate, reliabilities
from kingsbridge.engine.errors import BadOption


def told(chance: float, came: float, game: int = 0, stage: int = 0) -> Moment:
    return Moment(game, 2, stage, chance, came)


def test_chances_that_come_true_as_often_as_told_are_off_by_nothing() -> None:
    # 70 % was told in ten games, and seven were won.
    moments = [told(0.7, 1.0 if game < 7 else 0.0, game) for game in range(10)]
    whole, opening = reliabilities([2], moments)
    (tenth,) = whole.tenths
    assert (tenth.low, tenth.moments) == (0.7, 10)
    assert tenth.told == pytest.approx(0.7)
    assert tenth.came.value == pytest.approx(0.7)
    assert (whole.stage, opening.stage) == (None, 0)


def test_the_brier_score_is_the_mean_square_of_what_was_told_less_what_came() -> None:
    # (1 - 0.8)² and (0 - 0.4)²: 0.04 and 0.16; an even 50 % would have been off by 0.25.
    whole, *_ = reliabilities([2], [told(0.8, 1.0), told(0.4, 0.0)])
    assert whole.brier == pytest.approx(0.1)
    assert whole.even == pytest.approx(0.25)


def test_a_certain_chance_stands_in_the_last_tenth() -> None:
    whole, *_ = reliabilities([2], [told(1.0, 1.0)])
    assert [tenth.low for tenth in whole.tenths] == [0.9]


def test_errors_are_reckoned_by_games_for_moments_of_one_game_resemble_each_other() -> None:
    few = [told(0.5, float(game % 2), game) for game in range(10)]
    often = few * 100
    once, *_ = reliabilities([2], few)
    again, *_ = reliabilities([2], often)
    assert again.tenths[0].moments == 1000
    assert again.tenths[0].came == once.tenths[0].came


def test_games_are_played_and_every_seat_is_told_its_chance_at_every_decision() -> None:
    job = Calibration("pillars", "champion:iterations=2", [2, 3], games=1, seed=4)
    done: list[int] = []
    tables = calibrate(job, done.append)
    assert done == [1, 2]
    assert {table.seats for table in tables} == {2, 3}
    for table in tables:
        assert table.moments % table.seats == 0
        assert sum(tenth.moments for tenth in table.tenths) == table.moments
    # In each moment somebody wins, so a table of two is told 50 % and of three 33 % on average.
    for table in tables:
        mean = sum(tenth.told * tenth.moments for tenth in table.tenths) / table.moments
        assert mean == pytest.approx(1 / table.seats)


def test_the_games_do_not_depend_on_how_many_share_the_work() -> None:
    one, two = (
        calibrate(Calibration("world", "champion:iterations=2", [2], 2, 1, jobs)) for jobs in (1, 2)
    )
    assert one == two


@pytest.mark.parametrize(
    ("job", "reason"),
    [
        (Calibration("pillars", "greedy", [2], 1), "bot 'greedy' tells no chances"),
        (Calibration("pillars", "architect", [2], 0), "games must be 1 or more, not 0"),
        (Calibration("pillars", "architect", [2], 1, jobs=0), "jobs must be 1 or more, not 0"),
        (Calibration("pillars", "architect", [7], 1), "7"),
    ],
)
def test_what_cannot_be_calibrated_says_why(job: Calibration, reason: str) -> None:
    with pytest.raises(BadOption, match=reason):
        calibrate(job)
