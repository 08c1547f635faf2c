"""Figures as they are written, in each language."""

from __future__ import annotations

import json
import re

import pytest

from kingsbridge.arena import figures
from kingsbridge.arena.ratings import Rating
from kingsbridge.arena.report import report_page
from kingsbridge.arena.standings import Summary, summary
from kingsbridge.arena.statistics import Estimate
from kingsbridge.arena.tournament import Tournament
from kingsbridge.words import LANGUAGES, words
from kingsbridge.words.numbers import change, number, percent_change, plain_number
from tests.arena.games import made_up

EN, ES, DE = words("en"), words("es"), words("de")
PAIR = Tournament("pillars", ["champion:iterations=40", "champion:iterations=400"])


def found(games: int) -> Summary:
    scores = [[52.0, 38.5], [30.0, 41.0], [47.0, 47.5]]
    return summary(PAIR, [made_up(PAIR, number, scores[number % 3]) for number in range(games)])


def page(games: int, language: str) -> str:
    return report_page(PAIR, found(games), "kingsbridge arena", words(language))


def test_numbers_are_written_as_the_language_writes_them() -> None:
    half = Estimate(0.525, 0.4, 1.0)
    assert figures.percent(0.525, EN) == "52.5%"
    assert figures.percent(0.525, ES) == figures.percent(0.525, DE) == "52,5 %"
    assert figures.percent_interval(half, EN) == "40.0% – 100.0%"
    assert figures.percent_interval(half, DE) == "40,0 % – 100,0 %"
    assert figures.points(52.5, ES) == "52,5"
    assert figures.points_interval(Estimate(5, 4.25, 5.75), DE) == "4,2 – 5,8"
    assert number(1234.5, 0, EN) == "1,234"


def test_a_lead_has_its_sign_and_nothing_has_none_of_its_own() -> None:
    assert figures.lead(0.69, EN) == "+0.69"
    assert figures.lead(-8.714, DE) == "−8,71"
    assert figures.lead_interval(Estimate(0, -1.5, 1.5), ES) == "−1,50 – +1,50"
    assert change(-0.004, 2, EN) == "±0.00"
    assert number(-0.04, 1, EN) == "0.0"
    assert number(-5.34, 1, EN) == plain_number(-5.3, EN) == "−5.3"
    assert percent_change(-0.12, 0, DE) == "−12 %"


def test_without_an_interval_there_is_a_dash() -> None:
    alone = Estimate(0.5, None, None)
    for write in (figures.percent_interval, figures.points_interval, figures.lead_interval):
        assert write(alone, DE) == "–"


@pytest.mark.parametrize(
    ("seconds", "written"),
    [
        (None, "–"),
        (2.341e-6, "2,34 µs"),
        (0.0145, "14,5 ms"),
        (0.9999, "1.000 ms"),
        (1.46, "1,5 s"),
        (123.4, "120 s"),
    ],
)
def test_times_are_written_no_more_exactly_than_they_are_known(
    seconds: float | None, written: str
) -> None:
    assert figures.time(seconds, DE) == written


def test_a_rating_is_shown_with_two_spreads_to_either_side() -> None:
    assert figures.rating(Rating(54.31, 0.94), EN) == "54.3 ± 1.9"
    assert figures.rating(Rating(54.31, 0.94), ES) == "54,3 ± 1,9"


def test_a_name_may_be_broken_behind_its_settings_only() -> None:
    parts = figures.name_parts("search:iterations=400,exploration=0.5")
    assert parts == ["search:", "iterations=400,", "exploration=0.5"]
    assert figures.name_parts("greedy") == ["greedy"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_seatings_are_claimed_only_when_there_were_all(language: str) -> None:
    spoken = words(language)
    facts = {"deals": 2, "seatings": 2}
    whole, part = page(4, language), page(3, language)
    assert f"<p>{spoken.say('arena-played', games=4, **facts)}.</p>" in whole
    assert f"<p>{spoken.say('arena-played-so-far', games=3, **facts)}.</p>" in part
    assert spoken.say("arena-incomplete") in part
    assert spoken.say("arena-incomplete") not in whole


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
def test_no_table_or_plot_of_a_report_has_english_numbers(language: str) -> None:
    text = page(6, language)
    shown = re.findall(r"<td>([^<]*)</td>", text) + re.findall(r"<text[^>]*>([^<]*)<", text)
    assert any("," in figure for figure in shown)
    assert [figure for figure in shown if re.search(r"\d\.\d|\d%", figure)] == []


def test_data_has_plain_numbers_whatever_the_language() -> None:
    assert json.loads(json.dumps(found(4).to_json()))["standings"][0]["mean_score"]["value"] > 40
