"""The report: one page that stands alone."""

from __future__ import annotations

import re
import sys
from functools import cache
from html.parser import HTMLParser

import pytest

from kingsbridge.arena.plots import check_plots, main_sources, source_name
from kingsbridge.arena.report import report_page
from kingsbridge.arena.standings import Summary, summary
from kingsbridge.arena.tournament import Tournament, play
from kingsbridge.engine.errors import BadOption
from kingsbridge.extras import how_to_get
from kingsbridge.words import words
from tests.arena.games import made_up

COMMAND = "kingsbridge arena pillars greedy random --games 4 --seed 1"
VOID = {"meta", "wbr"}


class Page(HTMLParser):
    """Reads a page and notes what it is made of."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in VOID:
            self.open.append(tag)
        self.tags.append(tag)
        self.ids += [value or "" for name, value in attrs if name == "id"]
        self.links += [value or "" for name, value in attrs if name in ("href", "src")]

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        self.open.remove(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@cache
def page(key: str = "pillars", language: str = "en") -> str:
    tournament = Tournament(key, ["greedy", "random"], 1, {"edition": "kosmos"})
    return report_page(tournament, found(key), COMMAND, words(language))


@cache
def found(key: str) -> Summary:
    tournament = Tournament(key, ["greedy", "random"])
    games = [play(tournament, number, lambda: False) for number in range(4)]
    return summary(tournament, [game for game in games if game is not None])


@pytest.mark.parametrize(("key", "language"), [("pillars", "es"), ("world", "de"), ("world", "en")])
def test_a_report_has_four_plots_in_every_language(key: str, language: str) -> None:
    text = page(key, language)
    assert Page(text).tags.count("svg") == 4
    for plot in ("ratings", "scores", "sources", "seats"):
        assert f'aria-label="{words(language).say(f"arena-plot-{plot}")}"' in text
    assert words(language).say(f"{key}-title") in text


def test_a_report_asks_nothing_of_the_world_outside() -> None:
    text = page()
    assert not re.search(r"https?:|//|@import|<script", text)
    assert all(link.startswith("#") for link in Page(text).links)


def test_the_plots_do_not_get_in_each_others_way() -> None:
    read = Page(page())
    assert len(read.ids) == len(set(read.ids))
    assert {link.removeprefix("#") for link in read.links} <= set(read.ids)
    assert read.open == []


def test_a_report_says_how_to_reproduce_it() -> None:
    text = page()
    assert COMMAND in text
    assert "seed 1" in text
    assert "edition=kosmos" in text


def test_a_report_of_a_single_game_can_be_written() -> None:
    tournament = Tournament("pillars", ["greedy", "random"])
    only = summary(tournament, [made_up(tournament, 0, [30, 12])])
    text = report_page(tournament, only, COMMAND, words())
    assert Page(text).tags.count("svg") == 4
    assert words().say("arena-incomplete") in text


def test_bots_of_one_name_alone_can_be_reported() -> None:
    tournament = Tournament("pillars", ["greedy", "greedy"])
    alike = summary(tournament, [made_up(tournament, 0, [30, 12]), made_up(tournament, 1, [9, 9])])
    assert Page(report_page(tournament, alike, COMMAND, words())).tags.count("svg") == 4


def test_what_a_bot_is_called_cannot_become_part_of_the_page() -> None:
    tournament = Tournament("pillars", ["<script>", "random"])
    made = summary(tournament, [made_up(tournament, 0, [30, 12])])
    text = report_page(tournament, made, "kingsbridge arena <script>", words())
    assert "<script>" not in text
    assert "&lt;script&gt;" in text


def test_the_greatest_sources_come_first_and_have_names() -> None:
    sources = main_sources(found("pillars").standings, 3)
    assert len(sources) == 3
    assert all(source_name(source, words())[0].isupper() for source in sources)


def test_where_matplotlib_is_missing_the_way_to_get_it_is_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    with pytest.raises(BadOption, match=re.escape(how_to_get("report"))):
        check_plots()
