"""Players made of code. Each chooses from what its seat knows, and from nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from inspect import Parameter, signature
from math import isfinite
from typing import Final

from kingsbridge.bots.player import BlindBot, Bot
from kingsbridge.bots.playing import play_to_end
from kingsbridge.engine.errors import BadOption, one_of

__all__ = [
    "BlindBot",
    "Bot",
    "announce",
    "bot",
    "bot_names",
    "bots_in",
    "guest",
    "package_of",
    "play_to_end",
]

OURS: Final = "kingsbridge"
Maker = Callable[..., object]

# What was loaded already: simulation asks for the same bots before every game.
_loaded: dict[str, tuple[EntryPoint, Maker]] = {}
# As packages announce them. None is loaded before somebody asks for it, so that a broken package
# breaks no bot but its own. What makes a bot may also stand here itself.
_bots: dict[str, EntryPoint | Maker] = {}


def _known() -> dict[str, EntryPoint | Maker]:
    if not _bots:
        _bots.update({entry.name: entry for entry in entry_points(group="kingsbridge.bots")})
    return _bots


def announce(name: str, maker: Maker) -> None:
    """Let a bot be known by a name in this process alone."""
    _known()[name] = maker


def bot_names() -> list[str]:
    """Return the bots that are installed."""
    return sorted(_known())


def bot(written: str, seed: int = 0, **settings: object) -> Bot:
    """Return a new bot; the same seed makes the same choices.

    Settings are numbers. They may be written behind the name: `search:iterations=4,exploration=2`.
    Some read what is written behind their name themselves: `program:node my_bot.mjs`.
    """
    reader = _reader(written)
    if reader is not None:
        return _checked(_load(reader)(seed, written.partition(":")[2], settings), reader.name)
    name, given = _settings(written)
    for setting, value in settings.items():
        _set(name, given, setting, value)
    maker = _maker(name)
    if given:
        _check_names(name, given, maker)
        _check_values(name, given)
    return _checked(maker(seed, **given), name)


def _checked(made: object, name: str) -> Bot:
    if not isinstance(made, Bot):
        raise BadOption(
            f"{_with_package(name)} must be a kingsbridge.bots.Bot, not a {_kind(made)}"
        )
    return made


def _reader(written: str) -> EntryPoint | None:
    """Return who reads what is written behind a bot's name, if it is such a bot."""
    return _readers().get(written.partition(":")[0])


@cache
def _readers() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group="kingsbridge.bots_as_written")}


def package_of(written: str) -> str | None:
    """Return the package that a bot comes from, with its version: 'hasty-bots 1.2'.

    Our own bots, and those that come from no package, have None.
    """
    found = guest(written)
    if found is None or found.dist is None:
        return None
    return f"{found.dist.name} {found.dist.version}"


def guest(written: str) -> EntryPoint | None:
    """Return what announces a bot, if it is not one of our own."""
    found = _reader(written) or _find(written.partition(":")[0])
    if not isinstance(found, EntryPoint) or (found.dist is not None and found.dist.name == OURS):
        return None
    return found


def bots_in(written: str) -> list[str]:
    """Return the bots of a list with commas, which may also stand between a bot's settings."""
    bots: list[str] = []
    for part in written.split(","):
        if bots and "=" in part and ":" not in part:
            bots[-1] += "," + part.strip()
        else:
            bots.append(part.strip())
    return bots


def _find(name: str) -> EntryPoint | Maker:
    if name not in _known():
        raise BadOption(f"there is no bot {name!r}; there is {one_of(bot_names())}")
    return _known()[name]


def _maker(name: str) -> Maker:
    """Return what makes a bot; what a package announces is loaded now."""
    found = _find(name)
    return _load(found) if isinstance(found, EntryPoint) else found


def _load(found: EntryPoint) -> Maker:
    name = found.name
    if name in _loaded:
        entry, before = _loaded[name]
        if entry is found:
            return before
    try:
        maker: object = found.load()
    except Exception as error:
        reason = f"{_kind(error)}: {error}"
        refusal = BadOption(f"{_with_package(name)} cannot be loaded: {reason}")
        refusal.__cause__ = error  # compiled, `raise ... from` would forget it
        raise refusal from error
    if not callable(maker):
        raise BadOption(
            f"{_with_package(name)} must be a class or a function, not a {_kind(maker)}"
        )
    _loaded[name] = (found, maker)
    return maker


def _with_package(name: str) -> str:
    package = package_of(name)
    return f"bot {name!r}" if package is None else f"bot {name!r} of {package}"


def _kind(thing: object) -> str:
    return type(thing).__name__


def _check_names(name: str, given: Mapping[str, object], maker: Maker) -> None:
    """Raise if a bot does not have these settings."""
    there = _settings_of(maker)
    if there is None:
        return
    if not there:
        raise BadOption(f"bot {name!r} has no settings")
    strange = [setting for setting in given if setting not in there]
    if strange:
        raise BadOption(f"bot {name!r} has no setting {one_of(strange)}; it has {one_of(there)}")


def _settings_of(maker: Maker) -> list[str] | None:
    """Return the settings that a bot has, if it tells: all that its maker takes after the seed.

    Whether an argument may be named is not looked at: where a number has a fallback, mypyc lets
    a compiled class say wrongly that it may not.
    """
    try:
        taken = list(signature(maker).parameters.values())
    except (TypeError, ValueError):
        return None
    if any(argument.kind is Parameter.VAR_KEYWORD for argument in taken):
        return None
    return [
        argument.name for argument in taken[1:] if argument.kind is not Parameter.VAR_POSITIONAL
    ]


def _check_values(name: str, given: Mapping[str, object]) -> None:
    """Raise if a setting is anything but a finite number."""
    for setting, value in given.items():
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise _no_number(name, setting, value)
        if not _is_finite(value):
            raise BadOption(
                f"bot {name!r}: setting {setting!r} must be a finite number, not {value!r}"
            )


def _is_finite(number: int | float) -> bool:
    try:
        return isfinite(number)
    except OverflowError:  # a whole number too large for a float, where it would be infinite
        return False


def _no_number(name: str, setting: str, value: object) -> BadOption:
    return BadOption(f"bot {name!r}: setting {setting!r} must be a number, not {value!r}")


def _settings(written: str) -> tuple[str, dict[str, object]]:
    """Tell a bot's name from the settings written behind it."""
    name, colon, rest = written.partition(":")
    given: dict[str, object] = {}
    if not colon:
        return name, given
    for pair in rest.split(","):
        setting, equals, value = pair.strip().partition("=")
        if not equals or not setting.isidentifier():
            raise BadOption(
                f"bot {name!r}: a setting is written as {name}:setting=number, not {pair!r}"
            )
        _set(name, given, setting, _number(name, setting, value))
    return name, given


def _set(name: str, given: dict[str, object], setting: str, value: object) -> None:
    if setting in given:
        raise BadOption(f"bot {name!r}: setting {setting!r} is there twice")
    given[setting] = value


def _number(name: str, setting: str, value: str) -> int | float:
    try:
        return int(value)
    except ValueError:
        pass
    try:
        return float(value)
    except ValueError:
        raise _no_number(name, setting, value) from None
