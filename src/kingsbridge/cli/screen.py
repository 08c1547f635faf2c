"""The screen: where words go, how wide it is, which language it speaks."""

from __future__ import annotations

import io
import json
import os
import sys

from rich.console import Console

from kingsbridge.words import LANGUAGES, Words, words

LANGUAGE_VARIABLES = ("KINGSBRIDGE_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


def screen() -> Console:
    """Return the console for what was asked for."""
    return Console(highlight=False, markup=False, emoji=False)


def error_screen() -> Console:
    """Return the console for errors and progress."""
    return Console(stderr=True, highlight=False, markup=False, emoji=False)


def complain(message: str) -> None:
    """Say what was wrong, on one line of its own, where errors go."""
    error_screen().print(f"kingsbridge: {message}", style="red", soft_wrap=True)


def tell(line: str) -> None:
    """Print a line that may be longer than the screen is wide."""
    screen().print(line, style="dim", soft_wrap=True)


def print_json(doc: object) -> None:
    """Print plain data, and nothing else."""
    sys.stdout.write(json.dumps(doc, indent=2, ensure_ascii=False) + "\n")


def speak(language: str | None) -> Words:
    """Return the words of the language asked for, or of the user's surroundings."""
    return words(language if language is not None else _surrounding_language())


def _surrounding_language() -> str:
    for variable in LANGUAGE_VARIABLES:
        spoken = os.environ.get(variable, "")
        if spoken:
            return spoken[:2] if spoken[:2] in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def forgive_old_screens() -> None:
    """Let a screen or a pipe that cannot show a character show a question mark instead."""
    for stream in (sys.stdout, sys.stderr, sys.stdin):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
