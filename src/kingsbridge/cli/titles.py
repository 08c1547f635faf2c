"""`kingsbridge titles`: the games that are installed."""

from __future__ import annotations

from kingsbridge.cli.options import Json, Language
from kingsbridge.cli.screen import print_json, screen, speak
from kingsbridge.engine.title import titles


def list_titles(language: Language = None, as_json: Json = False) -> None:
    """List the games that are installed."""
    words = speak(language)
    found = [
        {
            "key": key,
            "name": words.title(key),
            "version": game.version,
            "seats": [game.fewest, game.most],
        }
        for key, game in sorted(titles().items())
    ]
    if as_json:
        print_json(found)
        return
    for game in found:
        seats = game["seats"]
        assert isinstance(seats, list)
        said = words.say("terminal-title-line", fewest=seats[0], most=seats[1])
        screen().print(f"{game['key']}  {game['name']}, {said}")
