"""Photograph the client for the README and the docs: the hall, and both boards in mid-game.

make pictures        writes docs/pictures/*.jpg from a server of its own
python tools/board_pictures.py --all FOLDER
                     every page at all sizes from phone to desktop, by day and by night, to look at
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from kingsbridge.bots import bot
from kingsbridge.engine.record import Record, seeded
from tests.browser.conftest import QUIET, chromium
from tests.server.serving import Here, Visitor, serving

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "pictures"
SIZES = [(390, 844), (820, 1180), (1366, 650), (1366, 768), (1536, 864), (1920, 1080)]
# As the README and the docs show the table.
SHOWN = (1600, 1000)
SCHEMES = ("light", "dark")
TITLES = ("pillars", "world")


def halfway(here: Here, title: str) -> tuple[Visitor, str]:
    """Play a game to its middle, by the advice of a greedy bot, on to the visitor's decision."""
    visitor = here.visitor("Ann")
    code = visitor.open(title, "me journeyman master architect")
    table = here.run(here.server.tables.table(code))
    greedy = bot("greedy")
    while table.game.state.progress() < 0.5 or table.game.deciding != 0:
        if table.game.deciding == 0:
            seen = table.game.state.as_seen_by(0)
            visitor.move(code, visitor.moment(code), greedy.choose(seen))
        else:
            time.sleep(0.02)
    return visitor, code


def finished(here: Here, title: str) -> tuple[Visitor, str]:
    """Bring a finished game in, to replay it."""
    visitor = here.visitor("Ann")
    record = Record(title, 4, {}, seeded(3), [], ["Ann", "Godwin", "Mabel", "Villard"])
    state = record.begin()
    greedy = bot("greedy")
    while not state.over:
        move = greedy.choose(state.as_seen_by(state.seat))
        record.moves.append(move)
        state.apply(move)
    record.close(state)
    return visitor, str(visitor.post("/api/records", **record.to_json())["table"]["code"])


def look(browser: Browser, visitor: Visitor, path: str, size: tuple[int, int], scheme: str) -> Page:
    """Open a page as a visitor who has played before."""
    width, height = size
    context = browser.new_context(
        base_url=visitor.address,
        viewport={"width": width, "height": height},
        color_scheme="dark" if scheme == "dark" else "light",
        locale="en-GB",
        reduced_motion="reduce",
    )
    cookies = [
        {"name": name, "value": value, "url": visitor.address}
        for name, value in visitor.web.cookies.items()
    ]
    context.add_cookies(cookies)  # type: ignore[arg-type]
    context.add_init_script("localStorage.setItem('kingsbridge.coach', 'no')")
    page = context.new_page()
    page.goto(path)
    page.wait_for_load_state("networkidle")
    return page


def photograph(
    browser: Browser,
    visitor: Visitor,
    path: str,
    size: tuple[int, int],
    scheme: str,
    to: Path,
    whole: bool,
) -> None:
    """Photograph a page."""
    page = look(browser, visitor, path, size, scheme)
    quality = 88 if to.suffix == ".jpg" else None
    page.screenshot(path=to, full_page=whole, quality=quality)
    page.context.close()
    print(to)


def pages(here: Here) -> Iterator[tuple[str, Visitor, str]]:
    """Walk through every page worth looking at: its name, who looks, and its address."""
    somebody = here.visitor("Ann")
    for name, path in [("hall", "/"), ("new", "/new"), ("account", "/account")]:
        yield name, somebody, path
    yield "settings", somebody, "/settings"
    for title in TITLES:
        visitor, code = halfway(here, title)
        yield f"{title}-table", visitor, f"/table/{code}"
        visitor, code = finished(here, title)
        yield f"{title}-end", visitor, f"/table/{code}"
        yield f"{title}-replay", visitor, f"/replay/{code}"
        yield f"{title}-rules", visitor, f"/rules/{title}"
        yield f"{title}-cards", visitor, f"/cards/{title}"


def main() -> None:
    """Take the pictures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--all", type=Path, metavar="FOLDER")
    parser.add_argument("--only", default="", help="only pages whose name begins so")
    asked = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(f"sqlite:///{folder}/kingsbridge.db", thinkers=2) as here,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(
            executable_path=chromium(), args=[*QUIET, "--no-sandbox"]
        )
        for name, visitor, path in pages(here):
            if asked.all is not None and name.startswith(asked.only):
                asked.all.mkdir(parents=True, exist_ok=True)
                for size in SIZES:
                    for scheme in SCHEMES:
                        to = asked.all / f"{name}-{size[0]}x{size[1]}-{scheme}.png"
                        photograph(browser, visitor, path, size, scheme, to, True)
            elif asked.all is None and (name == "hall" or name.endswith("-table")):
                to = FOLDER / f"{name.removesuffix('-table')}.jpg"
                photograph(browser, visitor, path, SHOWN, "light", to, False)
        browser.close()


if __name__ == "__main__":
    main()
