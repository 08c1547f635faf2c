"""`kingsbridge titles`: the games that are installed."""

from __future__ import annotations

from kingsbridge.cli.options import Json, Language
from kingsbridge.cli.screen import complain, print_json, screen, speak
from kingsbridge.engine.title import Title, refused_titles, titles
from kingsbridge.words import Words


def list_titles(language: Language = None, as_json: Json = False) -> None:
    """List the games that are installed."""
    words = speak(language)
    found = sorted(titles().items())
    if as_json:
        print_json([title_as_data(key, game, words) for key, game in found])
        return
    widest = max((len(key) for key, _ in found), default=0)
    for key, game in found:
        line = f"{key:<{widest}}  {words.title(key)}, {players(game, words)}"
        screen().print(line, soft_wrap=True)
    for refusal in refused_titles().values():
        complain(str(refusal))


def title_as_data(key: str, game: Title, words: Words) -> dict[str, object]:
    """Return what there is to know of a title before it is played."""
    return {
        "key": key,
        "name": words.title(key),
        "version": game.version,
        "seats": [game.fewest, game.most],
    }


def players(game: Title, words: Words) -> str:
    """Say for how many players a title is."""
    message = "terminal-players-exactly" if game.fewest == game.most else "terminal-players"
    return words.say(message, fewest=game.fewest, most=game.most)
