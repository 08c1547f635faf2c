"""Players made of code. Each chooses from what its seat knows, and from nothing else."""

from __future__ import annotations

from collections.abc import Callable
from importlib.metadata import entry_points

from kingsbridge.bots.player import Bot, play
from kingsbridge.engine.errors import BadOption, one_of

__all__ = ["Bot", "bot", "bot_names", "play"]

_makers: dict[str, Callable[..., Bot]] = {}


def _known() -> dict[str, Callable[..., Bot]]:
    if not _makers:
        for entry in entry_points(group="kingsbridge.bots"):
            _makers[entry.name] = entry.load()
    return _makers


def bot_names() -> list[str]:
    """Return the bots that are installed."""
    return sorted(_known())


def bot(name: str, seed: int = 0, **settings: int) -> Bot:
    """Return a new bot of that name; the same seed makes the same choices."""
    if name not in _known():
        raise BadOption(f"there is no bot {name!r}; there is {one_of(bot_names())}")
    maker = _known()[name]
    try:
        return maker(seed, **settings)
    except TypeError:
        raise BadOption(f"bot {name!r} has no settings {one_of(settings)}") from None
