"""Players made of code. Each chooses from what its seat knows, and from nothing else."""

from __future__ import annotations

from collections.abc import Callable
from importlib.metadata import entry_points
from math import isfinite

from kingsbridge.bots.player import Bot, play_to_end
from kingsbridge.engine.errors import BadOption, one_of

__all__ = ["Bot", "bot", "bot_names", "bots_in", "play_to_end"]

_makers: dict[str, Callable[..., Bot]] = {}


def _known() -> dict[str, Callable[..., Bot]]:
    if not _makers:
        for entry in entry_points(group="kingsbridge.bots"):
            _makers[entry.name] = entry.load()
    return _makers


def bot_names() -> list[str]:
    """Return the bots that are installed."""
    return sorted(_known())


def bot(written: str, seed: int = 0, **settings: int | float) -> Bot:
    """Return a new bot; the same seed makes the same choices.

    Settings may be written behind the name: `search:iterations=400,exploration=2`.
    """
    name, given = _settings(written)
    given.update(settings)
    if name not in _known():
        raise BadOption(f"there is no bot {name!r}; there is {one_of(bot_names())}")
    maker = _known()[name]
    try:
        return maker(seed, **given)
    except TypeError:
        raise BadOption(f"bot {name!r} has no settings {one_of(given)}") from None


def bots_in(written: str) -> list[str]:
    """Return the bots of a list with commas, which may also stand between a bot's settings."""
    bots: list[str] = []
    for part in written.split(","):
        if bots and "=" in part and ":" not in part:
            bots[-1] += "," + part.strip()
        else:
            bots.append(part.strip())
    return bots


def _settings(written: str) -> tuple[str, dict[str, int | float]]:
    """Tell a bot's name from the settings written behind it."""
    name, colon, rest = written.partition(":")
    given: dict[str, int | float] = {}
    if not colon:
        return name, given
    for pair in rest.split(","):
        setting, equals, value = pair.strip().partition("=")
        if not equals or not setting.isidentifier():
            raise BadOption(
                f"bot {name!r}: a setting is written as {name}:setting=number, not {pair!r}"
            )
        if setting in given:
            raise BadOption(f"bot {name!r}: setting {setting!r} is there twice")
        given[setting] = _number(name, setting, value)
    return name, given


def _number(name: str, setting: str, value: str) -> int | float:
    try:
        return int(value)
    except ValueError:
        pass
    try:
        number = float(value)
    except ValueError:
        number = float("nan")
    if not isfinite(number):
        raise BadOption(f"bot {name!r}: setting {setting!r} must be a number, not {value!r}")
    return number
