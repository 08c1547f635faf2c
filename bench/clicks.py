"""What a whole game asks of a person: how many clicks, and how long they wait for others.

make bench-clicks     plays whole games of each title against three journeymen in a real browser

The person plays by the advice of the greedy bot, clicks where the page offers that move, and looks
at others' moves at the usual pace, with all motion. What the page offers to save clicks is used as
a sensible player would: the proposal at the cathedral, and the standing orders named below.

A wait is counted from a click until something is asked again. A round of others is counted from
one's own move, by hand or by order, until one's own next.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, ElementHandle, Error, Locator, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from kingsbridge.bots import bot
from tests.browser.conftest import QUIET, chromium
from tests.server.serving import Here, Visitor, serving

TITLES = ("pillars", "world")
SEATS = "me journeyman journeyman journeyman"
ME = 0
SCREEN = (1366, 768)
# What a game may ask for at most, and how long a round of others may take, in seconds.
MOST_CLICKS = {"pillars": 50, "world": 55}
LONGEST_ROUND = 10.0

# The standing orders that a sensible player gives, by the keys the page offers them with.
ORDERS: dict[str, list[str]] = {
    "pillars": ["keep-all", "most-points", "market-once"],
    "world": ["sell-all", "go-on"],
}
# The kinds of questions answered for always, by a pin on the choice: as the pin names them.
ALWAYS: dict[str, set[str]] = {
    "pillars": {"give-back"},
    "world": {"discard", "get", "give", "protect", "trade"},
}

# Nobody clicks sooner than this after something is asked; what the page does by itself, it has
# done by then.
REACTS = 0.3
# A click that led to nothing after so long has missed.
PATIENCE = 10.0
LONGEST_WAIT = 300.0
LONGEST_GAME = 400

CHOICE = "[data-choice]:not([aria-disabled])"
PROPOSAL = ".proposal:not(.rather) button:not([aria-disabled])"

# Notes when each version of the table came to the screen, and since when something is asked: the
# version in which it is; 0 while nothing is, -1 when the game is over. Seconds of the wall clock.
WATCH = """() => {
    const now = () => (performance.timeOrigin + performance.now()) / 1000;
    const version = () => Number(document.querySelector('[data-version]')?.dataset.version ?? 0);
    const choices = () => [...document.querySelectorAll('[data-choice]:not([aria-disabled])')];
    window.shownVersions = [];
    window.asking = [0, now()];
    window.look = () => {
        if (version() && window.shownVersions.at(-1)?.[1] !== version())
            window.shownVersions.push([now(), version()]);
        const asked = document.querySelector('.ending') ? -1
            : choices().some((one) => one.checkVisibility()) ? version() : 0;
        if (asked !== window.asking[0]) window.asking = [asked, now()];
        return window.asking;
    };
    setInterval(window.look, 20);
}"""
# What glows and is about one move only says that move at the end of its name.
GLOWING = """(words) => {
    const plain = (text) => text.replace(/\\.$/, '');
    return [...document.querySelectorAll('.can[aria-label]:not([data-choice])')].find(
        (one) => one.checkVisibility() && plain(one.ariaLabel).endsWith(plain(words))) ?? null;
}"""

# What becomes of the figures of several games; of any other, the median.
WORST = ("longest_wait_s", "longest_round_s")


@dataclass
class Game:
    """What one game asked for."""

    title: str
    decisions: int = 0
    waits: list[float] = field(default_factory=list)
    rounds: list[float] = field(default_factory=list)
    # What each click was for, and how many of them were about a choice of one.
    clicks: Counter[str] = field(default_factory=Counter)
    of_one: Counter[str] = field(default_factory=Counter)
    asked: Counter[str] = field(default_factory=Counter)

    def figures(self) -> dict[str, float]:
        """Return what is told of it."""
        return {
            "decisions": self.decisions,
            "asked": self.asked.total(),
            "clicks": self.clicks.total(),
            "choices_of_one": self.of_one.total(),
            "waited_s": sum(self.waits),
            "longest_wait_s": max(self.waits, default=0.0),
            "longest_round_s": max(self.rounds, default=0.0),
        }


class Person:
    """Somebody at a table in a browser, who asks the greedy bot what to do."""

    def __init__(self, here: Here, browser: Browser, title: str) -> None:
        self.visitor = here.visitor("Ann")
        self.code = self.visitor.open(title, SEATS)
        self.table = here.run(here.server.tables.table(self.code))
        self.game = Game(title)
        self.greedy = bot("greedy")
        self.page = sit(browser, self.visitor)
        self.ordered: set[str] = set()
        self.last = ""

    def play(self) -> Iterator[None]:
        """Play to the end, letting others go on whenever there is nothing to do but wait."""
        self.page.goto(f"/table/{self.code}")
        since = None
        for _ in range(LONGEST_GAME):
            gives_up = time.time() + LONGEST_WAIT
            while not self.is_asked():
                assert time.time() < gives_up, f"nothing is asked at table {self.code}"
                yield
            version, came = self.asking()
            if since is not None:
                self.game.waits.append(max(0.0, came - since))
            if version < 0:
                self.count_rounds()
                self.page.context.close()
                return
            since = self.answer(version)
            gives_up = time.time() + PATIENCE
            while self.table.game.version <= version:
                assert time.time() < gives_up, f"a click led to nothing: {self.last}"
                yield
        raise AssertionError("the game does not end")

    def asking(self) -> tuple[int, float]:
        """Return in which version something is asked, and since when."""
        version, since = self.page.evaluate("window.look()")
        return int(version), float(since)

    def is_asked(self) -> bool:
        """Return whether there is a question that stays, or the game is over."""
        version, since = self.asking()
        stays = time.time() - since > REACTS and version == self.table.game.version
        return version < 0 or (version > 0 and stays)

    def answer(self, version: int) -> float:
        """Answer a question; return when the last click was made."""
        moment = self.visitor.moment(self.code)
        offers = moment["menu"]["offers"]
        kind = kind_of(moment["view"])
        move = self.greedy.choose(self.table.game.state.as_seen_by(ME))
        words = next(offer["text"] for offer in offers if offer["move"] == move)
        self.game.asked[kind] += 1
        clicked = time.time()
        for button, label in self.buttons(kind, move, words):
            try:
                button.click(timeout=PATIENCE * 1000)
            except Error:
                # The page went on by itself, or something lay in the way.
                if self.asking()[0] == version:
                    raise
                break
            clicked = time.time()
            self.last = f"{words!r} in version {version}, {label}"
            self.game.clicks[label] += 1
            if len(offers) == 1:
                self.game.of_one[label] += 1
        return clicked

    def buttons(
        self, kind: str, move: int, words: str
    ) -> Iterator[tuple[Locator | ElementHandle, str]]:
        """Walk through what is to be clicked for a move, and what each click is for."""
        page = self.page
        for order in ORDERS[self.game.title]:
            offered = page.locator(f'[data-order="{order}"]:not([disabled])')
            if order not in self.ordered and offered.count():
                self.ordered.add(order)
                yield offered.first, f"{kind} (order {order})"
                return
        proposal = page.locator(PROPOSAL)
        if proposal.count():
            yield proposal.first, f"{kind} (proposal)"
            return
        its_button = f'{CHOICE}[data-move="{move}"]'
        pin = page.locator(f":has(> {its_button}) > [data-always]:visible")
        if pin.count() and pin.first.get_attribute("data-always") in ALWAYS[self.game.title]:
            yield pin.first, f"{kind} (always)"
            return
        listed = page.locator(f"{its_button}:visible")
        if not listed.count():
            glowing = page.evaluate_handle(GLOWING, words).as_element()
            if glowing is not None:
                yield glowing, f"{kind} (on the board)"
                return
            yield page.locator("[data-all-choices]").first, f"{kind} (opens the list)"
        yield listed.first, kind

    def count_rounds(self) -> None:
        """Find out how long others took between two moves of one's own, as it was shown."""
        shown: list[list[float]] = self.page.evaluate("window.shownVersions")
        mine = [ply for ply, seat in enumerate(self.table.game.deciders) if seat == ME]
        self.game.decisions = len(mine)
        for one, two in pairwise(mine):
            # The first version is the one before the first move.
            if two > one + 1:
                self.game.rounds.append(first_shown(shown, two + 1) - first_shown(shown, one + 2))


def play_side_by_side(here: Here, browser: Browser, title: str, games: int) -> list[Game]:
    """Play several games in one browser: mostly one waits."""
    people = [Person(here, browser, title) for _ in range(games)]
    playing = [person.play() for person in people]
    while playing:
        playing = [one for one in playing if next(one, one) is None]
        time.sleep(0.02)
    return [person.game for person in people]


def first_shown(shown: list[list[float]], version: int) -> float:
    """Return when a version, or one after it, was first on the screen."""
    return min(at for at, seen in shown if seen >= version)


def kind_of(view: dict[str, Any]) -> str:
    """Return what kind of question is asked."""
    parts = [view.get(part) for part in ("step", "stage", "errand")]
    return " ".join(part for part in parts if isinstance(part, str))


def sit(browser: Browser, visitor: Visitor) -> Page:
    """Return a page of a browser that knows nothing but who its visitor is, and needs no coach."""
    width, height = SCREEN
    context = browser.new_context(
        base_url=visitor.address,
        viewport={"width": width, "height": height},
        locale="en-GB",
        reduced_motion="no-preference",
    )
    cookie = visitor.web.cookies["kingsbridge"]
    context.add_cookies([{"name": "kingsbridge", "value": cookie, "url": visitor.address}])
    context.add_init_script("localStorage.setItem('kingsbridge.coach', 'no')")
    context.add_init_script(f"({WATCH})()")
    return context.new_page()


def summary(games: list[Game]) -> dict[str, float]:
    """Return the figures of several games: medians, and the worst where that is what counts."""
    figures = [game.figures() for game in games]
    return {
        name: (max if name in WORST else statistics.median)(one[name] for one in figures)
        for name in figures[0]
    }


def told(title: str, games: list[Game]) -> Iterator[str]:
    """Tell how the games of a title went."""
    for number, game in enumerate(games, 1):
        row = ", ".join(f"{name} {value:.0f}" for name, value in game.figures().items())
        yield f"{title:8} game {number}: {row}"
    middle = summary(games)
    for name, value in middle.items():
        yield f"{title:8} {name:18} {value:7.1f}"
    clicks: Counter[str] = sum((game.clicks for game in games), Counter())
    of_one: Counter[str] = sum((game.of_one for game in games), Counter())
    for kind, times in clicks.most_common():
        one = f", {of_one[kind] / len(games):.1f} of them a choice of one" if of_one[kind] else ""
        yield f"{title:8} {times / len(games):6.1f} clicks a game: {kind}{one}"
    few = max(game.clicks.total() for game in games) <= MOST_CLICKS[title]
    soon = middle["longest_round_s"] <= LONGEST_ROUND
    yield f"{title:8} {'within its bars' if few and soon else 'SHORT OF ITS BARS'}"


def main() -> None:
    """Play, and say what falls short."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--titles", nargs="+", choices=TITLES, default=TITLES)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(f"sqlite:///{folder}/kingsbridge.db", thinkers=1) as here,
        sync_playwright() as playwright,
    ):
        arguments = [*QUIET, "--no-sandbox"]
        browser = playwright.chromium.launch(executable_path=chromium(), args=arguments)
        played = {
            title: play_side_by_side(here, browser, title, asked.games) for title in asked.titles
        }
        browser.close()
    if asked.json:
        print(json.dumps({title: summary(games) for title, games in played.items()}))
        return
    for title, games in played.items():
        for line in told(title, games):
            print(line)


if __name__ == "__main__":
    main()
