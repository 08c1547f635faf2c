"""Which browser it is, in a few words: enough for its owner to know it again."""

from __future__ import annotations

# The first that is named counts: browsers call themselves by the names of others, too.
BROWSERS = {
    "Edg": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser": "Samsung Internet",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "Chrome": "Chrome",
    "CriOS": "Chrome",
    "Chromium": "Chromium",
    "Safari": "Safari",
}
SYSTEMS = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "Windows": "Windows",
    "CrOS": "ChromeOS",
    "Mac OS": "macOS",
    "Linux": "Linux",
}
LONGEST = 40


def agent_in_words(said: str) -> str:
    """Return what a browser says of itself, as a person would; a program by its own first word."""
    browser = next((name for mark, name in BROWSERS.items() if mark in said), "")
    system = next((name for mark, name in SYSTEMS.items() if mark in said), "")
    if browser:
        return f"{browser}, {system}" if system else browser
    first = said.split("/")[0].split()
    plain = "".join(letter for letter in first[0] if letter.isprintable()) if first else ""
    return plain[:LONGEST]
