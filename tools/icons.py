"""Draw the icons of the installed client from its one drawing: `python tools/icons.py`.

Run again only when web/public/icon.svg changes; what it draws is kept in the repository.
"""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.browser.conftest import QUIET, chromium

PUBLIC = Path(__file__).resolve().parent.parent / "web" / "public"
PAPER = "#f4ead4"
# Name, size, how much of it the drawing takes, on what. A maskable icon may be cut to a circle of
# four fifths; Apple puts no icon on a ground of its own.
ICONS = [
    ("192.png", 192, 1.0, "transparent"),
    ("512.png", 512, 1.0, "transparent"),
    ("180.png", 180, 0.8, PAPER),
    ("maskable.png", 512, 0.62, PAPER),
]


def main() -> None:
    """Draw them all."""
    drawing = (PUBLIC / "icon.svg").read_text("utf-8")
    folder = PUBLIC / "icons"
    folder.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium(), args=[*QUIET, "--no-sandbox"]
        )
        for name, size, part, ground in ICONS:
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(
                f"<style>body {{ margin: 0; height: 100vh; display: grid; place-items: center;"
                f" background: {ground} }} svg {{ width: {part:.0%}; height: {part:.0%} }}</style>"
                + drawing
            )
            page.screenshot(path=folder / name, omit_background=True)
            page.close()
            print(folder / name)
        browser.close()


if __name__ == "__main__":
    main()
