"""The tables of a tournament, however narrow the screen and long the names."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from kingsbridge.arena.standings import Summary, summary
from kingsbridge.arena.tournament import Tournament
from kingsbridge.cli.tournament import StandingSoFar, print_summary
from kingsbridge.words import LANGUAGES, words
from tests.arena.games import made_up

LONG = Tournament(
    "pillars", ["champion:iterations=40,exploration=1.5", "champion:iterations=400,exploration=1.5"]
)
SCORES = [[52, 38], [30, 41], [47, 47], [12, 55]]


def found(games: int = 4) -> Summary:
    return summary(LONG, [made_up(LONG, number, SCORES[number % 4]) for number in range(games)])


def printed(of: Summary, width: int, language: str = "en") -> str:
    out = StringIO()
    print_summary(Console(file=out, width=width), of, words(language))
    return out.getvalue()


def names_in(text: str) -> str:
    """Return what stands in the first column, put together where it was broken."""
    return "".join(line[1:].split("  ")[0] for line in text.splitlines() if line[1:2].strip())


@pytest.mark.parametrize("width", [40, 60, 72, 80])
@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_always_whole(language: str, width: int) -> None:
    text = printed(found(), width, language)
    assert "…" not in text
    assert max(map(len, text.splitlines())) <= width
    for name in LONG.bots:
        # In the standings, with the times, and where two are compared.
        assert names_in(text).count(name) == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_at_80_columns_names_are_broken_behind_settings_and_figures_nowhere(language: str) -> None:
    rows = [row.strip() for row in printed(found(), 80, language).splitlines()]
    assert "exploration=1.5" in rows
    assert not any(row.endswith("–") or row.startswith("–") for row in rows)


def test_names_are_not_broken_where_there_is_room() -> None:
    text = printed(found(), 120)
    assert [text.count(name) for name in LONG.bots] == [3, 3]


def test_a_rating_says_how_far_its_doubt_reaches() -> None:
    rating = found().standings[0].rating
    assert f"{rating.mean:.1f} ± {2 * rating.spread:.1f}" in printed(found(), 120)
    assert "spreads" in printed(found(), 120)


@pytest.mark.parametrize(
    ("language", "whole", "part"),
    [
        ("en", "4 games on 2 deals, each dealt to all 2", "2 deals; each has 2 seatings"),
        ("es", "4 partidas con 2 repartos, cada uno en las 2", "2 repartos; cada uno admite 2"),
        ("de", "4 Spiele mit 2 Verteilungen, jede in allen 2", "2 Verteilungen; jede hat 2"),
    ],
)
def test_all_seatings_are_claimed_only_when_there_were_all(
    language: str, whole: str, part: str
) -> None:
    assert whole in printed(found(4), 120, language)
    assert part in printed(found(3), 120, language)
    assert words(language).say("arena-incomplete") in printed(found(3), 120, language)


def test_the_standing_so_far_is_told_in_its_language() -> None:
    so_far = StandingSoFar(LONG)
    for number in range(3):
        so_far.add(made_up(LONG, number, SCORES[number]))
    assert so_far.said(words("de")).endswith("%")
    assert " 83,3 % · " in so_far.said(words("de"))
    assert " 83.3% · " in so_far.said(words("en"))
