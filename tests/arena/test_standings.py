"""Standings: figures that can be checked by hand."""

from __future__ import annotations

from collections import Counter
from math import sqrt

import pytest

from kingsbridge.arena.ratings import ranks, ratings
from kingsbridge.arena.standings import Summary, summary
from kingsbridge.arena.statistics import Estimate, deals, rate_interval, student
from kingsbridge.arena.tournament import Tournament
from tests.arena.games import made_up

# Two deals, each in both seatings.
PAIR = Tournament("pillars", ["ada", "bea"])
SCORES = [[10, 6], [4, 8], [7, 7], [9, 5]]


def found() -> Summary:
    return summary(PAIR, [made_up(PAIR, number, pair) for number, pair in enumerate(SCORES)])


def test_a_mean_has_students_interval_over_deals() -> None:
    # Deals 0, 1 and 2 with means 2, 4 and 9: mean 5, deviation sqrt(13), error sqrt(13 / 3).
    three = deals([(0, 1), (0, 3), (1, 4), (1, 4), (2, 8), (2, 10)]).mean_estimate()
    spread = 4.3027 * sqrt(13 / 3)
    assert three.value == 5
    assert (three.low, three.high) == pytest.approx((5 - spread, 5 + spread))


def test_a_deal_with_more_games_counts_for_more() -> None:
    # Sums 6 and 4 of 3 and 1 games: mean 2.5; what is left over is 6 - 7.5 and 4 - 2.5.
    two = deals([(0, 1), (0, 2), (0, 3), (1, 4)])
    assert two.mean == 2.5
    assert two.variance() == pytest.approx((1.5**2 + 1.5**2) * 2 / 1 / 4**2)


def test_a_rate_has_wilsons_interval_for_what_the_deals_are_worth() -> None:
    # Four deals with rates 0.5, 0.5, 1 and 0: rate 0.5, error squared (0.5 / 3) / 4 = 1 / 24,
    # which is that of 0.25 * 24 = 6 independent trials.
    four = deals([(0, 1), (0, 0), (1, 1), (1, 0), (2, 1), (2, 1), (3, 0), (3, 0)])
    rate = four.rate_estimate()
    assert (rate.low, rate.high) == pytest.approx(rate_interval(3, 6, 3.1824))


def test_a_bot_that_always_wins_may_still_lose_one_day() -> None:
    always = deals((deal, 1.0) for deal in range(20)).rate_estimate()
    assert always.value == 1
    assert always.low == pytest.approx(20 / (20 + student(19) ** 2))
    assert always.high == 1


def test_of_two_seats_no_more_than_one_wins() -> None:
    # As a rate of games, not of seats: those of the four deals above.
    four = deals([(0, 0.5), (0, 0), (1, 0.5), (1, 0), (2, 0.5), (2, 0.5), (3, 0), (3, 0)])
    rate = four.rate_estimate(most=0.5)
    low, high = rate_interval(3, 6, 3.1824)
    assert (rate.low, rate.high) == pytest.approx((low / 2, high / 2))
    always = deals((deal, 0.5) for deal in range(20)).rate_estimate(most=0.5)
    assert always.low == pytest.approx(0.5 * 20 / (20 + student(19) ** 2))
    assert always.high == 0.5


def test_deals_that_all_came_out_alike_may_be_followed_by_others() -> None:
    # Each seat won one of its two games on all of 20 deals. As many deals as may come out
    # otherwise without one among 20 could then go to one seat altogether.
    alike = deals((deal, won) for deal in range(20) for won in (0.0, 1.0)).rate_estimate()
    unseen = student(19) ** 2 / (20 + student(19) ** 2)
    assert (alike.low, alike.high) == pytest.approx((0.5 - unseen / 2, 0.5 + unseen / 2))


def test_a_bot_that_holds_all_seats_wins_for_certain() -> None:
    twins = Tournament("pillars", ["ada", "ada"])
    games = [made_up(twins, number, pair) for number, pair in enumerate(SCORES)]
    (ada,) = summary(twins, games).standings
    assert ada.win_rate == Estimate(0.5, None, None)


def test_a_single_deal_has_no_interval() -> None:
    assert deals([(0, 1), (0, 0)]).rate_estimate() == Estimate(0.5, None, None)
    assert deals([(0, 1), (0, 2)]).mean_estimate() == Estimate(1.5, None, None)


def test_students_deviates_are_the_published_ones() -> None:
    for freedom, deviate in [(1, 12.706), (10, 2.228), (11, 2.201), (30, 2.042), (120, 1.980)]:
        assert student(freedom) == pytest.approx(deviate, abs=6e-4)


def test_the_standings_count_wins_and_scores_wherever_a_bot_sat() -> None:
    # Ada scored 10, 8, 7, 5 and Bea 6, 4, 7, 9.
    ada, bea = found().standings
    assert (ada.bot, ada.wins, ada.mean_score.value) == ("ada", 2.5, 7.5)
    assert (bea.bot, bea.wins, bea.mean_score.value) == ("bea", 1.5, 6.5)
    assert ada.win_rate.value == 0.625
    assert ada.scores == {5: 1, 7: 1, 8: 1, 10: 1}
    assert ada.sources == {"pillars-sheet-priory": 7.5}
    assert ada.median_seconds == pytest.approx(1e-3, rel=0.025)


def test_a_difference_is_taken_within_each_game() -> None:
    # +4, +4 on the first deal, 0, -4 on the second: means 4 and -2, error 3.
    (difference,) = found().differences
    assert (difference.bot, difference.other) == ("ada", "bea")
    assert difference.points.value == 1
    assert difference.points.low == pytest.approx(1 - 12.7062 * 3)


def test_a_seat_is_worth_what_it_wins_whoever_sits_there() -> None:
    assert [rate.value for rate in found().win_rate_by_seat] == [0.625, 0.375]
    assert [rate.value for rate in found().standings[0].win_rate_by_seat] == [0.75, 0.5]


def test_bots_of_one_name_are_counted_together_for_each_seat() -> None:
    three = Tournament("pillars", ["ada", "bea", "bea"])
    scores = [[9, 3, 3], [3, 9, 3], [1, 5, 9]]
    games = [made_up(three, number, row) for number, row in enumerate(scores)]
    assert [game.seating.index(0) for game in games] == [0, 1, 2]
    ada, bea = summary(three, games).standings
    assert (ada.win_rate.value, bea.win_rate.value) == (1, 0)
    assert (bea.seats, bea.mean_score.value) == (2, 3)
    assert Counter(bea.scores) == {1: 1, 3: 4, 5: 1}


def test_the_order_in_which_games_end_changes_nothing() -> None:
    games = [made_up(PAIR, number, pair) for number, pair in enumerate(SCORES)]
    assert summary(PAIR, reversed(games)) == found()


def test_ratings_go_up_for_those_who_win_and_surer_with_every_game() -> None:
    games = [made_up(PAIR, number, [9, 1] if number % 2 == 0 else [1, 9]) for number in range(20)]
    few, many = ratings(PAIR, games[:4]), ratings(PAIR, games)
    assert many["ada"].mean > few["ada"].mean > 25 > few["bea"].mean > many["bea"].mean
    assert many["ada"].spread < few["ada"].spread < 25 / 3


def test_winners_come_first_even_where_others_have_as_many_points() -> None:
    three = Tournament("pillars", ["ada", "bea", "cid"])
    game = made_up(three, 0, [8, 8, 2])
    assert ranks(game) == [1, 1, 3]
    game.wins[:] = [0, 1, 0]
    assert ranks(game) == [2, 1, 3]
